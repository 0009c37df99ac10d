extension Program {
  /// Whether a type or one that it inherits from is called a view model: `ListViewModelImpl: ListViewModel`.
  func isCalledViewModel(_ type: TypeID) -> Bool {
    hierarchy.ancestors(of: type).contains { PatternWords.isCalledViewModel(self[$0].simpleName) }
  }
}
