import GraphModel

/// The version of this library and its tool, as it stands in the documents they write.
public let toolVersion = Generator.current.version
