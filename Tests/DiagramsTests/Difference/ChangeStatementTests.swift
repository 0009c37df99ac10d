import GraphModel
import GraphSketch
import Testing

@testable import Diagrams

/// Each sentence that a reviewer may read, to the byte.
@Suite struct ChangeStatementTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let base: String
    let head: String
    /// The first sentence.
    let sentence: String
    /// The changes: sign and words, and in deeper lines what belongs to them.
    let lines: [String]
  }

  /// Two flows from one list.
  private static let shared = """
    owner Scene
    coordinator Home
    coordinator Search
    root Scene Home kept
    child Home Search property started
    shows Home List push initial
    shows Search List push initial

    """

  /// A coordinator that begins with another one.
  static let main = """

    coordinator Main
    coordinator Search
    child App Main property started
    child Main Search property started initial
    """

  static let app = """
    owner Scene
    coordinator App
    coordinator Home
    coordinator Login
    root Scene App kept
    child App Home collection started removed
    child App Login collection started removed
    delegate Home App delegate weak didEnd()
    shows App Splash root initial
    shows Home List push initial
    shows Home Filter present
    shows Login Form root initial
    shows Login Help present
    flow Form Help tapHelp present Login
    flow List Filter tapFilter present Home
    """

  static let cases = [
    Case(
      testDescription: "the app opens with another screen", base: app,
      head: app.replacing("Splash", with: "Tour")
        .replacing("Tour root", with: "Tour push") + "\nscreen Splash",
      sentence: "The app opens with Tour instead of Splash.",
      lines: ["~ App opens with Tour instead of Splash"]),
    Case(
      testDescription: "who makes a coordinator and does not start it", base: app + "\nparticipant Card",
      head: app + "\nparticipant Card\nroot Card Login kept unstarted",
      sentence: "Coordinators show the same screens as before; Card now makes Login and keeps it.",
      lines: ["+ Card now makes Login and keeps it"]),
    Case(
      testDescription: "who starts what it only made", base: app + "\nroot Card Login kept unstarted",
      head: app + "\nroot Card Login kept",
      sentence: "Screens and the ways between them stay the same; Card now starts Login, which it makes.",
      lines: ["~ Card now starts Login, which it makes"]),
    Case(
      testDescription: "who starts and keeps what it only made", base: app + "\nroot Card Login unstarted",
      head: app + "\nroot Card Login kept",
      sentence: "Screens and the ways between them stay the same; Card now starts and now keeps Login, which it makes.",
      lines: ["~ Card now starts and now keeps Login, which it makes"]),
    Case(
      testDescription: "a coordinator goes that a page only made",
      base: app + """

        participant Card
        coordinator Cart
        root Card Cart kept unstarted
        shows Cart Basket push initial
        """,
      head: app + "\nparticipant Card", sentence: "Coordinators no longer show Basket: Card no longer makes Cart.",
      lines: ["− Cart is gone: Card no longer makes it; it showed Basket"]),
    Case(
      testDescription: "a new coordinator that one starts and another only makes", base: app,
      head: app + """

        coordinator Cart
        child App Cart none started
        root Card Cart kept unstarted
        shows Cart Basket push initial
        """,
      sentence: "Coordinators now show Basket.",
      lines: ["+ Cart is new: App and Card make it; it shows Basket"]),
    Case(
      testDescription: "what a flow opens with that is started in another way is not known", base: app,
      head: app.replacing("shows Login Form root initial", with: "shows Login Form root"),
      sentence: "No change of the flow between coordinators.", lines: []),
    Case(
      testDescription: "a flow no longer opens with one of two screens", base: app + "\nshows Login Terms push initial",
      head: app + "\nshows Login Terms push",
      sentence: "Login no longer opens with Terms, still with Form.",
      lines: ["− Login no longer opens with Terms, still with Form"]),
    Case(
      testDescription: "a new flow of two screens", base: app,
      head: app
        + "\ncoordinator Tour\nchild Home Tour collection started removed\nshows Tour Map push\nshows Tour Welcome push initial"
        + "\nflow Welcome Map next push Tour",
      sentence: "Coordinators now show Welcome and Map: Home now starts Tour, and Welcome leads to Map.",
      lines: [
        "+ Tour is new: Home starts it and keeps it in a collection; it shows Map and Welcome",
        "    + Welcome now leads to Map on next (pushed)",
      ]),
    Case(
      testDescription: "one of two coordinators no longer starts a flow",
      base: app
        + "\ncoordinator Web\nchild Home Web collection started removed\nchild Login Web collection started removed",
      head: app + "\ncoordinator Web\nchild Login Web collection started removed",
      sentence: "Home no longer starts Web, which Login still starts.", lines: ["− Home no longer starts Web"]),
    Case(
      testDescription: "one of two coordinators no longer starts a flow that others start now",
      base: app
        + "\ncoordinator Web\ncoordinator Map\nchild Home Web collection started removed\nchild Login Web property started",
      head: app + "\ncoordinator Web\ncoordinator Map\nchild Login Web property started\nchild Map Web property started"
        + "\nchild App Web property started",
      sentence: "App now starts Web; Home no longer starts Web, which Login still starts; Map now starts Web.",
      lines: [
        "+ App now starts Web and keeps it in a property", "− Home no longer starts Web",
        "+ Map now starts Web and keeps it in a property",
      ]),
    Case(
      testDescription: "one of two coordinators no longer shows a screen", base: app + "\nshows Home Help push",
      head: app,
      sentence: "Home no longer shows Help, which Login still shows.", lines: ["− Home no longer pushes Help"]),
    Case(
      testDescription: "a flow opens with one more screen", base: app, head: app + "\nshows Login Terms push initial",
      sentence: "Login may also open with Terms now, besides Form.",
      lines: ["+ Login may also open with Terms now, besides Form"]),
    Case(
      testDescription: "a flow opens with several more screens", base: app,
      head: app + "\nshows Login Privacy push initial\nshows Login Terms push initial",
      sentence: "Login may also open with Privacy or Terms now, besides Form.",
      lines: ["+ Login may also open with Privacy or Terms now, besides Form"]),
    Case(
      testDescription: "children become tabs of a tab bar",
      base: app + main + "\nshows Search Found push initial",
      head: app + main + "\ncoordinator Options\nchild Main Options property started initial"
        + "\nshows Search Found tab initial\nshows Options Privacy tab initial\nshows Main Bar push initial",
      sentence: "Main opens with Bar now; coordinators now show Privacy: Main now starts Options; "
        + "Found is shown as a tab instead of pushed.",
      lines: [
        "+ Main opens with Bar now", "~ Search now shows Found as a tab (was pushed)",
        "+ Options is new: Main starts it and keeps it in a property; it shows Privacy",
      ]),
    Case(
      testDescription: "a tab bar has one more tab",
      base: app.replacing("List push initial", with: "List root initial"),
      head: app.replacing("List push initial", with: "List tab initial") + "\nshows Home Map tab initial",
      sentence: "Home has a tab with Map now; List is shown as a tab instead of shown as root.",
      lines: ["+ Home has a tab with Map now", "~ Home now shows List as a tab (was shown as root)"]),
    Case(
      testDescription: "a tab bar has other tabs",
      base: app.replacing("List push initial", with: "List tab initial") + "\nshows Home Map tab initial",
      head: app.replacing("List push initial", with: "List tab initial")
        + "\nshows Home News tab initial\nshows Home Marks tab initial",
      sentence: "Home has tabs with Marks and News instead of Map.",
      lines: ["~ Home has tabs with Marks and News instead of Map"]),
    Case(
      testDescription: "a tab bar has one tab less",
      base: app.replacing("List push initial", with: "List tab initial") + "\nshows Home Map tab initial",
      head: app.replacing("List push initial", with: "List tab initial"),
      sentence: "Home no longer has a tab with Map.", lines: ["− Home no longer has a tab with Map"]),
    Case(
      testDescription: "what is shown as a tab instead of a page comes first", base: app,
      head: app.replacing("shows Login Form root initial", with: "shows Login Form root")
        .replacing("Login Help present", with: "Login Help tab initial"),
      sentence: "Login opens with Help instead of Form; Help is shown as a tab instead of presented.",
      lines: ["~ Login opens with Help instead of Form", "~ Login now shows Help as a tab (was presented)"]),
    Case(
      testDescription: "a screen that is there comes first now", base: app,
      head: app.replacing("shows Login Form root initial", with: "shows Login Form root")
        .replacing("Login Help present", with: "Login Help present initial"),
      sentence: "Login opens with Help instead of Form.", lines: ["~ Login opens with Help instead of Form"]),
    Case(
      testDescription: "the app starts another flow at once",
      base: app.replacing("shows App Splash root initial", with: "shows App Splash root")
        .replacing("App Login collection started", with: "App Login collection started initial"),
      head: app.replacing("shows App Splash root initial", with: "shows App Splash root")
        .replacing("App Home collection started", with: "App Home collection started initial"),
      sentence: "The app opens with Home instead of Login.", lines: ["~ App opens with Home instead of Login"]),
    Case(
      testDescription: "the app starts a flow at once and shows no screen itself",
      base: app + "\nchild Login Home property started initial",
      head: app.replacing("shows App Splash root initial", with: "shows App Splash root")
        .replacing("App Login collection started", with: "App Login collection started initial")
        + "\nchild Login Home property started initial",
      sentence: "The app opens with Login instead of Splash.", lines: ["~ App opens with Login instead of Splash"]),
    Case(
      testDescription: "a new flow takes the place of the one that was started at once",
      base: app.replacing("shows App Splash root initial", with: "shows App Splash root")
        .replacing("App Login collection started", with: "App Login collection started initial"),
      head: app.replacing("shows App Splash root initial", with: "shows App Splash root")
        + "\ncoordinator Tour\nshows Tour Intro root initial\nchild App Tour collection started removed initial",
      sentence: "The app opens with Tour instead of Login; coordinators now show Intro.",
      lines: [
        "~ App opens with Tour instead of Login",
        "+ Tour is new: App starts it and keeps it in a collection; it shows Intro",
      ]),
    Case(
      testDescription: "the app starts another of two flows that it knows",
      base: app.replacing("shows App Splash root initial", with: "shows App Splash root")
        .replacing("child App Home collection started removed", with: "")
        .replacing("App Login collection started removed", with: "App Login collection started removed initial"),
      head: app.replacing("shows App Splash root initial", with: "shows App Splash root")
        .replacing("child App Login collection started removed", with: "")
        .replacing("App Home collection started removed", with: "App Home collection started removed initial"),
      sentence:
        "The app opens with Home instead of Login; users can now get to List and Filter, and no longer get to Form or Help.",
      lines: [
        "~ App opens with Home instead of Login",
        "− Login can no longer be reached, nor can Form and Help behind it: App no longer starts it",
        "+ Home can be reached now, and so can Filter and List behind it: App now starts it",
      ]),
    Case(
      testDescription: "what a flow starts at once is not known from a document of an earlier version",
      base: app,
      head: app.replacing("App Login collection started", with: "App Login collection started initial"),
      sentence: "No change of the flow between coordinators.", lines: []),
    Case(
      testDescription: "a new coordinator makes a move that another one makes too",
      base: shared + "\nshows Home Detail push\nflow List Detail tap push Home",
      head: shared
        + "\nshows Home Detail push\nflow List Detail tap push Home\ncoordinator News\nchild Home News property started"
        + "\nshows News Detail push\nflow List Detail tap push News",
      sentence: "News is new: Home starts it and keeps it in a property; it shows Detail.",
      lines: [
        "+ News is new: Home starts it and keeps it in a property; it shows Detail",
        "    + List now leads to Detail on tap (pushed) in News",
      ]),
    Case(
      testDescription: "of two ways back one is gone", base: app + "\ndelegate Home App parent strong",
      head: app.replacing("delegate Home App delegate weak didEnd()\n", with: "")
        + "\ndelegate Home App parent strong",
      sentence: "Screens and the ways between them stay the same; Home no longer calls back App by delegate.",
      lines: ["~ Home no longer calls back App by delegate"]),
    Case(
      testDescription: "two more show a screen in another way", base: app + "\nshows Home Form present",
      head: app + "\nshows Home Form present\nshows Login Form push initial\nshows Home Form push",
      sentence: "Form is also pushed now by Home and Login.",
      lines: ["+ Home now pushes Form", "+ Login now pushes Form"]),
    Case(
      testDescription: "what comes first is shown in one more way", base: app,
      head: app + "\nshows Login Form push initial", sentence: "Form is also pushed now by Login.",
      lines: ["+ Login now pushes Form"]),
    Case(
      testDescription: "another way to a first screen comes first", base: app + "\nshows Login Form push",
      head: app + "\nshows Login Form push initial", sentence: "No change of the flow between coordinators.", lines: []),
    Case(
      testDescription: "a screen becomes a part of another",
      base: app + "\ndelegate Help Login delegate weak didClose()",
      head: app.replacing("Login Help present", with: "Login HelpLoader present").replacing(
        "Form Help", with: "Form HelpLoader")
        + "\nscreen Help\ndelegate Help Login delegate weak didClose()",
      sentence: "Coordinators now show HelpLoader; Form leads to HelpLoader instead of Help.",
      lines: ["~ on tapHelp, Form leads to HelpLoader instead of Help"]),
    Case(
      testDescription: "a coordinator can no longer be reached", base: app,
      head: app.replacing("child App Login collection started removed", with: ""),
      sentence: "Users can no longer get to Form or Help: App no longer starts Login.",
      lines: [
        "− Login can no longer be reached, nor can Form and Help behind it: App no longer starts it"
      ]),
    Case(
      testDescription: "a coordinator can be reached now",
      base: app.replacing("child App Login collection started removed", with: ""), head: app,
      sentence: "Users can now get to Form and Help: App now starts Login.",
      lines: ["+ Login can be reached now, and so can Form and Help behind it: App now starts it"]),
    Case(
      testDescription: "what nobody got to opened with nothing",
      base: app.replacing("child App Login collection started removed", with: "") + "\nshows Login Help push initial",
      head: app + "\nshows Login Help push",
      sentence: "Users can now get to Form and Help: App now starts Login.",
      lines: ["+ Login can be reached now, and so can Form and Help behind it: App now starts it"]),
    Case(
      testDescription: "a new coordinator with what is its own", base: app,
      head: app + """

        coordinator Cart
        child Home Cart collection started
        shows Cart Basket push initial
        delegate Cart Home delegate weak didPay()
        flow List Cart tapCart start Home
        """,
      sentence: "Coordinators now show Basket: List leads to it.",
      lines: [
        "+ Cart is new: Home starts it from List on tapCart and keeps it in a collection; it shows Basket",
        "    + Cart now calls back Home with didPay()",
      ]),
    Case(
      testDescription: "a new coordinator whose screen its parent shows", base: app,
      head: app + """

        coordinator Cart
        child Home Cart collection started
        shows Home Basket push
        delegate Basket Cart publisher taps
        flow List Cart tapCart start Home
        """,
      sentence: "Coordinators now show Basket: List leads to it.",
      lines: [
        "+ Home now pushes Basket",
        "+ Cart is new: Home starts it from List on tapCart and keeps it in a collection",
        "    + Basket now calls back Cart by publisher",
      ]),
    Case(
      testDescription: "a new coordinator comes before another trigger", base: app,
      head: app.replacing("tapHelp present", with: "askHelp present") + """

        coordinator Cart
        child Home Cart collection started
        """,
      sentence:
        "Cart is new: Home starts it and keeps it in a collection; Form leads to Help on askHelp (was tapHelp).",
      lines: [
        "~ Form leads to Help on askHelp (was tapHelp)", "+ Cart is new: Home starts it and keeps it in a collection",
      ]),
    Case(
      testDescription: "a coordinator that is gone",
      base: app + "\ncoordinator Cart\nchild Home Cart collection started\nshows Cart Basket push initial", head: app,
      sentence: "Coordinators no longer show Basket: Home no longer starts Cart.",
      lines: ["− Cart is gone: Home no longer starts it; it showed Basket"]),
    Case(
      testDescription: "a coordinator takes a screen over", base: app,
      head: app.replacing("shows Login Help", with: "shows Home Help")
        .replacing("tapHelp present Login", with: "tapHelp present Home"),
      sentence: "Coordinators show the same screens as before; Help moved from Login to Home.",
      lines: ["~ Help moved from Login to Home"]),
    Case(
      testDescription: "a screen that comes into reach brings its own ways on", base: app + "\nscreen Map",
      head: app + "\nshows Home Map present\nflow Map Filter tapFilter present Home",
      sentence: "Users can now get to Map.",
      lines: [
        "+ Map can be reached now: Home now presents it", "    + Map now leads to Filter on tapFilter (presented)",
      ]),
    Case(
      testDescription: "two new coordinators start a new one, each from its own screen", base: app,
      head: app + """

        coordinator Detail
        coordinator Marks
        coordinator Users
        child App Marks collection started
        child App Users collection started
        child Marks Detail collection started
        child Users Detail collection started
        shows Marks MarkList push initial
        shows Users UserList push initial
        flow MarkList Detail tapMark start Marks
        flow UserList Detail tapUser start Users
        """,
      sentence: "Coordinators now show MarkList and UserList.",
      lines: [
        "+ Detail is new: Marks and Users start it",
        "    + MarkList now leads to Detail on tapMark (started)",
        "    + UserList now leads to Detail on tapUser (started)",
        "+ Marks is new: App starts it and keeps it in a collection; it shows MarkList",
        "+ Users is new: App starts it and keeps it in a collection; it shows UserList",
      ]),
    Case(
      testDescription: "a new child begins with the screen that its parent began with",
      base: app.replacing(
        "shows Home List push initial", with: "shows Home List tab initial\nshows Home Map tab initial"),
      head: app.replacing(
        "shows Home List push initial",
        with:
          "shows Home Map tab initial\ncoordinator Lists\nchild Home Lists none started\nshows Lists List push initial"),
      sentence:
        "Lists is new: Home starts it, and does not keep it; it takes over List (pushed, was shown as a tab) from Home.",
      lines: [
        "+ Lists is new: Home starts it, and does not keep it; it takes over List (pushed, was shown as a tab) from Home"
      ]),
    Case(
      testDescription: "a tab becomes a flow that users are led to",
      base: app.replacing(
        "shows Home List push initial", with: "shows Home List tab initial\nshows Home Map tab initial"),
      head: app.replacing(
        "shows Home List push initial",
        with: "shows Home List tab initial\ncoordinator Maps\nchild Home Maps none started\nshows Maps Map root initial"
          + "\nflow List Maps showMap start Home"),
      sentence: "Map is no longer a tab.",
      lines: [
        "+ Maps is new: Home starts it from List on showMap, and does not keep it; it takes over Map (shown as root, was shown as a tab) from Home"
      ]),
    Case(
      testDescription: "a new coordinator shows what the screen led to before",
      base: app,
      head: app.replacing(
        "shows Home Filter present",
        with: "coordinator Filters\nchild Home Filters none started\nshows Filters Filter root initial"
      ).replacing("flow List Filter tapFilter present Home", with: "flow List Filters tapFilter start Home"),
      sentence: "List still leads to Filter, now through Filters.",
      lines: [
        "~ on tapFilter, List leads to Filters instead of Filter",
        "+ Filters is new: Home starts it, and does not keep it; it takes over Filter (shown as root, was presented) from Home",
      ]),
    Case(
      testDescription: "a new coordinator shows what several showed before, and leads on from there",
      base: shared
        + "shows Home Filter present\nshows Home Range push\nshows Search Filter present\nshows Search Range push\n"
        + "flow List Filter tapFilter present Home\nflow List Filter tapFilter present Search\n"
        + "flow Filter Range tapRange push Home\nflow Filter Range tapRange push Search",
      head: shared
        + "coordinator Filters\nchild Home Filters none started\nchild Search Filters none started\n"
        + "shows Filters Filter root initial\nshows Filters Range push\n"
        + "flow List Filters tapFilter start Home\nflow List Filters tapFilter start Search\n"
        + "flow Filter Range tapRange push Filters",
      sentence:
        "List still leads to Filter, now through Filters; Filter still leads to Range, now through Filters.",
      lines: [
        "− Home no longer presents Filter, which List led to on tapFilter",
        "− Home no longer pushes Range, which Filter led to on tapRange",
        "− Search no longer presents Filter, which List led to on tapFilter",
        "− Search no longer pushes Range, which Filter led to on tapRange",
        "+ Filters is new: Home and Search start it; it shows Filter and Range",
        "    + Filter now leads to Range on tapRange (pushed) in Filters",
        "    + List now leads to Filters on tapFilter (started)",
        "    + List now leads to Filters on tapFilter (started)",
      ]),
    Case(
      testDescription: "no coordinator stands any more before what the screen led to",
      base: app.replacing(
        "shows Home Filter present",
        with: "coordinator Filters\nchild Home Filters none started\nshows Filters Filter root initial"
      ).replacing("flow List Filter tapFilter present Home", with: "flow List Filters tapFilter start Home"),
      head: app,
      sentence: "List still leads to Filter, no longer through Filters.",
      lines: [
        "~ on tapFilter, List leads to Filter instead of Filters",
        "− Filters is gone: Home no longer starts it; Home takes over Filter (presented, was shown as root)",
      ]),
    Case(
      testDescription: "a screen that is shown without its coordinator is led to by another message as well",
      base: app.replacing(
        "shows Home Filter present",
        with: "coordinator Filters\nchild Home Filters none started\nshows Filters Filter root initial"
      ).replacing("flow List Filter tapFilter present Home", with: "flow List Filters tapFilter start Home"),
      head: app + "\nflow List Filter tapMore present Home",
      sentence: "List still leads to Filter, no longer through Filters.",
      lines: [
        "~ on tapFilter, List leads to Filter instead of Filters",
        "+ List now leads to Filter on tapMore (presented)",
        "− Filters is gone: Home no longer starts it; Home takes over Filter (presented, was shown as root)",
      ]),
    Case(
      testDescription: "the app begins with a tab bar around its first screen",
      base: app.replacing("child App Home collection started removed\n", with: "")
        .replacing("coordinator Home\n", with: "").replacing("delegate Home App delegate weak didEnd()\n", with: "")
        .replacing("shows Home List push initial\nshows Home Filter present\n", with: "")
        .replacing("\nflow List Filter tapFilter present Home", with: ""),
      head: app.replacing("child App Home collection started removed\n", with: "")
        .replacing("coordinator Home\n", with: "coordinator Tabs\nchild App Tabs collection started initial\n")
        .replacing("delegate Home App delegate weak didEnd()\n", with: "")
        .replacing(
          "shows App Splash root initial",
          with:
            "coordinator Feeds\nchild Tabs Feeds none started initial\nshows Tabs TabBar root initial\nshows Feeds Splash push initial"
        )
        .replacing("shows Home List push initial\nshows Home Filter present\n", with: "")
        .replacing("\nflow List Filter tapFilter present Home", with: ""),
      sentence: "The app opens with TabBar now, and still with Splash, through Tabs.",
      lines: [
        "~ App opens with Tabs instead of Splash",
        "+ Feeds is new: Tabs starts it, and does not keep it; it shows Splash",
        "+ Tabs is new: App starts it and keeps it in a collection; it shows TabBar",
      ]),
    Case(
      testDescription: "a change that no sentence holds", base: app,
      head: app + "\ndelegate List Home closure "
        + (1...9).map { "theUserHasChosenEntry\($0)(),theUserHasLeft\($0)()" }.joined(separator: ","),
      sentence: "Screens and the ways between them stay the same; 1 callback added.",
      lines: [
        "+ List now calls back Home by closure with "
          + (1...9).map { "theUserHasChosenEntry\($0)(),theUserHasLeft\($0)()" }.joined(separator: ",")
      ]),
    Case(
      testDescription: "a dead end and a new move are parted", base: app,
      head: app.replacing("\nflow List Filter tapFilter present Home", with: "")
        + "\nflow Form Filter tapFilter present Home",
      sentence: "List no longer leads to Filter, nor anywhere else by a coordinator; Form now leads to Filter.",
      lines: [
        "+ Form now leads to Filter on tapFilter (presented)",
        "− List no longer leads to Filter on tapFilter, nor anywhere else by a coordinator",
      ]),
    Case(
      testDescription: "one idle coordinator starts another", base: app,
      head: app + "\ncoordinator Chat\ncoordinator News\nchild Chat News property started",
      sentence: "Chat is new, and no other coordinator starts it yet.",
      lines: ["+ Chat is new", "+ News is new: Chat starts it and keeps it in a property"]),
    Case(
      testDescription: "more changes than a sentence holds", base: app,
      head: app
        + "\ndelegate Form Home closure theUserHasFilledInAllOfTheFormAndGoesOnWithIt()\ndelegate Help Login closure theUserWantsToTalk()"
        + "\ndelegate List Home closure theUserHasChosenAnEntryOfTheListOfAllEntries()\ndelegate List App closure theUserHasHadEnoughOfTheApp()",
      sentence:
        "Screens and the ways between them stay the same; 4 callbacks added.",
      lines: [
        "+ Form now calls back Home by closure with theUserHasFilledInAllOfTheFormAndGoesOnWithIt()",
        "+ Help now calls back Login by closure with theUserWantsToTalk()",
        "+ List now calls back App by closure with theUserHasHadEnoughOfTheApp()",
        "+ List now calls back Home by closure with theUserHasChosenAnEntryOfTheListOfAllEntries()",
      ]),
    Case(
      testDescription: "more other triggers than a sentence holds",
      base: app + "\nflow Filter List theUserHasAppliedTheFilterToTheListAndClosedIt() push Home",
      head: app.replacing(
        "tapHelp",
        with: "theUserHasAskedForHelpOnTheFormOfTheLoginThatIsShownFirst(with:orWithout:andThenAgain:untilAllIsClear:)")
        + "\nflow Filter List theUserHasAppliedTheFilterToTheListOfAllTheEntriesThatThereAreInItAndThatTheUserMaySee() push Home",
      sentence: "Screens and the ways between them stay the same; the triggers of 2 moves changed.",
      lines: [
        "~ Filter leads to List on theUserHasAppliedTheFilterToTheListOfAllTheEntriesThatThereAreInItAndThatTheUserMaySee() (was theUserHasAppliedTheFilterToTheListAndClosedIt())",
        "~ Form leads to Help on theUserHasAskedForHelpOnTheFormOfTheLoginThatIsShownFirst(with:orWithout:andThenAgain:untilAllIsClear:) (was tapHelp)",
      ]),
    Case(
      testDescription: "a new coordinator that nothing leads to", base: app,
      head: app + "\ncoordinator Chat\nshows Chat Talk push initial\ndelegate Form App weak",
      sentence: "Form now calls back App; Chat is new, and no other coordinator starts it yet.",
      lines: ["+ Chat is new: it shows Talk", "+ Form now calls back App"]),
    Case(
      testDescription: "new coordinators of which no screen is known", base: app,
      head: app
        + "\ncoordinator Chat\ncoordinator News\nchild Home Chat property started\nchild Home News property started",
      sentence:
        "Chat is new: Home starts it and keeps it in a property; News is new: Home starts it and keeps it in a property.",
      lines: [
        "+ Chat is new: Home starts it and keeps it in a property",
        "+ News is new: Home starts it and keeps it in a property",
      ]),
    Case(
      testDescription: "a new coordinator takes screens over", base: app,
      head: "coordinator Support\n"
        + app.replacing("shows Login Help present", with: "shows Support Help push")
        .replacing("flow Form Help tapHelp present Login", with: "child App Support property started"),
      sentence: "Form no longer leads to Help, nor anywhere else by a coordinator.",
      lines: [
        "− Form no longer leads to Help on tapHelp, nor anywhere else by a coordinator",
        "+ Support is new: App starts it and keeps it in a property; it takes over Help (pushed, was presented) from Login",
      ]),
    Case(
      testDescription: "a new coordinator takes screens over from two", base: app,
      head: "coordinator Support\n"
        + app.replacing("shows Login Help present", with: "shows Support Help push")
        .replacing("shows Home Filter present", with: "shows Support Filter present")
        .replacing("present Login", with: "push Support").replacing("present Home", with: "present Support")
        + "\nchild App Support property started",
      sentence:
        "Support is new: App starts it and keeps it in a property; it takes over Filter from Home and Help (pushed, was presented) from Login.",
      lines: [
        "+ Support is new: App starts it and keeps it in a property; it takes over Filter from Home and Help (pushed, was presented) from Login"
      ]),
    Case(
      testDescription: "a child has another parent", base: app + "\ncoordinator Chat\nchild App Chat property started",
      head: app + "\ncoordinator Chat\nchild Home Chat property started",
      sentence: "Coordinators show the same screens as before; Chat moved from the parent App to the parent Home.",
      lines: ["~ Chat moved from the parent App to the parent Home"]),
    Case(
      testDescription: "a move leads to another screen", base: app + "\nshows Home Help push",
      head: app.replacing("flow Form Help tapHelp", with: "flow Form Guide tapHelp")
        .replacing("shows Login Help", with: "shows Login Guide") + "\nshows Home Help push",
      sentence: "Coordinators now show Guide; Form leads to Guide instead of Help.",
      lines: ["~ on tapHelp, Form leads to Guide instead of Help"]),
    Case(
      testDescription: "one of two messages leads to another screen",
      base: "screen Guide\n" + app
        + "\nshows Home Help push\nshows Home Guide push\nflow Form Help askHelp present Login",
      head: "screen Guide\n" + app.replacing("flow Form Help tapHelp", with: "flow Form Guide tapHelp")
        + "\nshows Home Help push\nshows Home Guide push\nflow Form Help askHelp present Login",
      sentence: "Form now leads to Guide.", lines: ["~ on tapHelp, Form leads to Guide instead of Help"]),
    Case(
      testDescription: "one of two messages is gone", base: app + "\nflow Form Help askHelp present Login", head: app,
      sentence: "Coordinators show the same screens as before; Form leads to Help no longer on askHelp.",
      lines: ["− Form leads to Help no longer on askHelp"]),
    Case(
      testDescription: "two messages lead to another screen",
      base: "screen Guide\n" + app
        + "\nshows Home Help push\nshows Home Guide push\nflow Form Help askHelp present Login",
      head: "screen Guide\n"
        + app.replacing("flow Form Help tapHelp", with: "flow Form Guide tapHelp")
        + "\nshows Home Help push\nshows Home Guide push\nflow Form Guide askHelp present Login",
      sentence: "Form leads to Guide instead of Help.",
      lines: [
        "~ on askHelp, Form leads to Guide instead of Help", "~ on tapHelp, Form leads to Guide instead of Help",
      ]),
    Case(
      testDescription: "a coordinator that nothing leads to shows another screen",
      base: "owner Scene\nroot Scene App\ncoordinator Lone\nshows Lone Note push\n" + app,
      head: "owner Scene\nroot Scene App\ncoordinator Lone\nshows Lone Note push\nshows Lone Memo push\n" + app,
      sentence: "Lone now pushes Memo.", lines: ["+ Lone now pushes Memo"]),
    Case(
      testDescription: "another coordinator makes a move", base: app + "\nshows Home Help push",
      head: app.replacing("tapHelp present Login", with: "tapHelp push Home") + "\nshows Home Help push",
      sentence:
        "Coordinators show the same screens as before; Form leads to Help on tapHelp, pushed (was presented), made by Home instead of Login.",
      lines: ["~ Form leads to Help on tapHelp, pushed (was presented), made by Home instead of Login"]),
    Case(
      testDescription: "one of two coordinators no longer leads there",
      base: app + "\nshows Home Help push\nflow Form Help tapHelp push Home",
      head: app + "\nshows Home Help push", sentence: "Form no longer leads to Help in Home.",
      lines: ["− Form no longer leads to Help on tapHelp in Home"]),
    Case(
      testDescription: "one of two coordinators leads there now", base: app + "\nshows Home Help push",
      head: app + "\nshows Home Help push\nflow Form Help tapHelp push Home",
      sentence: "Form now leads to Help in Home.",
      lines: ["+ Form now leads to Help on tapHelp (pushed) in Home"]),
    Case(
      testDescription: "the same coordinator leads there by one more message", base: app,
      head: app + "\nflow Form Help askHelp present Login",
      sentence: "Coordinators show the same screens as before; Form leads to Help now also on askHelp (presented).",
      lines: ["+ Form leads to Help now also on askHelp (presented)"]),
    Case(
      testDescription: "there and elsewhere, in another's flow",
      base: app + "\nshows Home Help push\nscreen Sort\nshows Home Sort present",
      head: app + "\nshows Home Help push\nscreen Sort\nshows Home Sort present"
        + "\nflow Form Help tapHelp push Home\nflow Form Sort tapSort present Home",
      sentence: "Form now leads to Help in Home and to Sort.",
      lines: [
        "+ Form now leads to Help on tapHelp (pushed) in Home", "+ Form now leads to Sort on tapSort (presented)",
      ]),
    Case(
      testDescription: "a screen that is a coordinator now, named once", base: app + "\nshows Home Cart tab",
      head: app + "\ncoordinator Cart\nchild Home Cart property started\nshows Cart Basket embed",
      sentence: "Coordinators now show Basket: Home now starts Cart.",
      lines: [
        "+ Cart now embeds Basket", "− Home no longer shows Cart as a tab",
        "+ Home now starts Cart and keeps it in a property", "~ Cart is a coordinator now, was a screen",
      ]),
    Case(
      testDescription: "another coordinator shows it and leads there too", base: app,
      head: app + "\nshows Home Help push\nflow Form Help tapHelp push Home",
      sentence: "Form now leads to Help in Home.", lines: ["+ Home now pushes Help from Form on tapHelp"]),
    Case(
      testDescription: "a move goes by another trigger", base: app, head: app.replacing("tapHelp", with: "askHelp"),
      sentence: "Screens and the ways between them stay the same; Form leads to Help on askHelp (was tapHelp).",
      lines: ["~ Form leads to Help on askHelp (was tapHelp)"]),
    Case(
      testDescription: "one screen leads to several places", base: app + "\nscreen Sort\nshows Home Sort present",
      head: app + "\nscreen Sort\nshows Home Sort present\nflow Help Sort a present Home\nflow Help List b push Home"
        + "\nflow Sort List b push Home",
      sentence: "Help now leads to List and Sort; Sort now leads to List.",
      lines: [
        "+ Help now leads to List on b (pushed), the first way on by a coordinator",
        "+ Help now leads to Sort on a (presented), the first way on by a coordinator",
        "+ Sort now leads to List on b (pushed), the first way on by a coordinator",
      ]),
    Case(
      testDescription: "several moves between two screens are one", base: app,
      head: app + "\nflow Filter List apply push Home\nflow Filter List cancel push Home",
      sentence: "Filter now leads to List.",
      lines: ["+ Filter now leads to List on apply and cancel (pushed), the first way on by a coordinator"]),
    Case(
      testDescription: "a new screen with the moves around it", base: app,
      head: app + """

        shows Home Detail push
        flow List Detail select push Home
        flow Detail Filter refine present Home
        """,
      sentence: "Coordinators now show Detail: List leads to it.",
      lines: [
        "+ Home now pushes Detail from List on select; it leads on to Filter",
        "    + Detail now leads to Filter on refine (presented)",
      ]),
    Case(
      testDescription: "a screen that is shown no longer", base: app,
      head: app.replacing("shows Login Help present", with: "").replacing(
        "flow Form Help tapHelp present Login", with: ""),
      sentence: "Coordinators no longer show Help: Form led to it.",
      lines: ["− Login no longer presents Help, which Form led to on tapHelp"]),
    Case(
      testDescription: "a message that has a screen come up in one of two ways",
      base: app + "\nshows Home Detail push",
      head: app + """

        shows Home Detail push
        shows Home Detail present
        flow List Detail select push Home
        flow List Detail select present Home
        """,
      sentence: "List now leads to Detail.",
      lines: ["+ Home now presents Detail from List on select and from List on select (pushed)"]),
    Case(
      testDescription: "a message that had a screen come up in one of two ways",
      base: app + """

        shows Home Detail push
        shows Home Detail present
        flow List Detail select push Home
        flow List Detail select present Home
        """,
      head: app + "\nshows Home Detail push",
      sentence: "List no longer leads to Detail.",
      lines: [
        "− Home no longer presents Detail, which List led to on select and List led to on select (pushed)"
      ]),
    Case(
      testDescription: "a screen comes up in another way", base: app,
      head: app.replacing("shows Home Filter present", with: "shows Home Filter push"),
      sentence: "Filter is pushed instead of presented.", lines: ["~ Home now pushes Filter (was presented)"]),
    Case(
      testDescription: "a child is never taken out again, and another kept by nobody", base: app,
      head: app.replacing("App Home collection started removed", with: "App Home collection started")
        .replacing("App Login collection started removed", with: "App Login started"),
      sentence:
        "Screens and the ways between them stay the same; App and its child Home: never taken out again; App and its child Login: not kept by it (was kept in a collection).",
      lines: [
        "~ App and its child Home: never taken out again",
        "~ App and its child Login: not kept by it (was kept in a collection)",
      ]),
    Case(
      testDescription: "a child is taken out at last",
      base: app.replacing("App Home collection started removed", with: "App Home collection started"),
      head: app,
      sentence: "Screens and the ways between them stay the same; App and its child Home: now taken out again.",
      lines: ["~ App and its child Home: now taken out again"]),
    Case(
      testDescription: "children that come", base: app + "\ncoordinator Chat\nroot Scene Chat kept",
      head: app + """

        coordinator Chat
        root Scene Chat kept
        child Home Chat collection started removed
        child Login Chat started
        """,
      sentence: "Home now starts Chat and Login now starts Chat.",
      lines: [
        "+ Home now starts Chat and keeps it in a collection",
        "+ Login now starts Chat, and does not keep it",
      ]),
    Case(
      testDescription: "a message that leads to several places leads to another",
      base: app + "\nshows Login Terms push\nflow Form Terms tapHelp push Login",
      head: app.replacing("Help", with: "Guide").replacing("tapGuide", with: "tapHelp") + "\nscreen Help"
        + "\nshows Login Terms push\nflow Form Terms tapHelp push Login",
      sentence: "Users can no longer get to Help: Form led to it; coordinators now show Guide: Form leads to it.",
      lines: [
        "− Help can no longer be reached: Form no longer leads to it and Login no longer presents it",
        "+ Login now presents Guide from Form on tapHelp",
      ]),
    Case(
      testDescription: "the app begins with a coordinator at last",
      base: app.replacing("root Scene App kept", with: ""),
      head: app, sentence: "The app now starts with App, which opens with Splash.",
      lines: ["+ Scene now starts App and keeps it"]),
    Case(
      testDescription: "the app begins with no coordinator any more", base: app,
      head: app.replacing("root Scene App kept", with: ""),
      sentence: "The app no longer starts with App, which opened with Splash.",
      lines: ["− Scene no longer starts App"]),
    Case(
      testDescription: "the app begins with another coordinator", base: app,
      head: app.replacing("root Scene App kept", with: "root Scene Home kept"),
      sentence:
        "The app now starts with Home, which opens with List, instead of App; users can no longer get to Form, Help or Splash.",
      lines: [
        "− App can no longer be reached, nor can Form, Help, Login and Splash behind it: Scene no longer starts it",
        "+ Scene now starts Home and keeps it",
      ]),
    Case(
      testDescription: "the app begins with one more coordinator", base: app + "\ncoordinator Chat",
      head: app + "\ncoordinator Chat\nowner Widget\nroot Widget Chat",
      sentence: "The app now also starts with Chat.", lines: ["+ Chat can be reached now: Widget now starts it"]),
    Case(
      testDescription: "what another object than the app's own makes is no start of the app", base: app,
      head: app + "\ncoordinator Chat\nowner Row inside\nroot Row Chat kept\nshows Chat Talk push initial",
      sentence: "Coordinators now show Talk: Row now starts Chat.",
      lines: ["+ Chat is new: Row starts it and keeps it; it shows Talk"]),
    Case(
      testDescription: "what another object than the app's own makes no longer was no start of the app",
      base: app + "\ncoordinator Chat\nowner Row inside\nroot Row Chat\nroot Bar Chat\nowner Bar inside",
      head: app + "\ncoordinator Chat\nroot Bar Chat\nowner Bar inside",
      sentence: "Coordinators show the same screens as before; Row no longer starts Chat.",
      lines: ["− Row no longer starts Chat"]),
    Case(
      testDescription: "another object than the app's own starts the app's coordinator now", base: app,
      head: app.replacing("root Scene App kept", with: "owner Story inside\nroot Story App kept"),
      sentence:
        "Coordinators show the same screens as before; Scene no longer starts App; Story now starts App and keeps it.",
      lines: ["− Scene no longer starts App", "+ Story now starts App and keeps it"]),
    Case(
      testDescription: "a root is kept no longer", base: app, head: app.replacing("Scene App kept", with: "Scene App"),
      sentence: "Screens and the ways between them stay the same; Scene no longer keeps App, which it starts.",
      lines: ["~ Scene no longer keeps App, which it starts"]),
    Case(
      testDescription: "a delegate becomes strong", base: app, head: app.replacing("weak didEnd()", with: "didEnd()"),
      sentence:
        "Screens and the ways between them stay the same; Home keeps App alive: its reference is strong now (was weak).",
      lines: ["~ Home keeps App alive: its reference is strong now (was weak)"]),
    Case(
      testDescription: "a delegate becomes weak", base: app.replacing("weak didEnd()", with: "didEnd()"), head: app,
      sentence: "Screens and the ways between them stay the same; Home refers to App weakly now (was strongly).",
      lines: ["~ Home refers to App weakly now (was strongly)"]),
    Case(
      testDescription: "a callback becomes a weak reference",
      base: app + "\ndelegate Form Login closure strong onDone() sends onDone",
      head: app + "\ndelegate Form Login delegate weak formDidEnd() sends formDidEnd",
      sentence:
        "Screens and the ways between them stay the same; Form calls back Login by delegate (was closure), now with formDidEnd(), no longer with onDone().",
      lines: ["~ Form calls back Login by delegate (was closure), now with formDidEnd(), no longer with onDone()"]),
    Case(
      testDescription: "several wires of one pair are one line", base: app + "\ndelegate Home App publisher unstored",
      head: app.replacing("didEnd()", with: "didFail()") + "\ndelegate Home App closure unstored done()",
      sentence:
        "Screens and the ways between them stay the same; Home calls back App by closure (was publisher), now with done(); now with didFail(), no longer with didEnd().",
      lines: [
        "~ Home calls back App by closure (was publisher), now with done(); now with didFail(), "
          + "no longer with didEnd()"
      ]),
    Case(
      testDescription: "wires that come and go", base: app + "\ndelegate Form Login publisher unstored",
      head: app.replacing("delegate Home App delegate weak didEnd()", with: "")
        + "\ndelegate List Home delegate weak a()\ndelegate List Home closure unstored b()",
      sentence:
        "Screens and the ways between them stay the same; Form no longer calls back Login by publisher; Home no longer calls back App; List now calls back Home by closure with b() and by delegate with a().",
      lines: [
        "− Form no longer calls back Login by publisher", "− Home no longer calls back App",
        "+ List now calls back Home by closure with b() and by delegate with a()",
      ]),
    Case(
      testDescription: "a wire without messages beside one with some", base: app,
      head: app + "\ndelegate List Home delegate weak\ndelegate List Home closure unstored b()",
      sentence:
        "Screens and the ways between them stay the same; List now calls back Home by closure with b() and by delegate.",
      lines: ["+ List now calls back Home by closure with b() and by delegate"]),
    Case(
      testDescription: "ways that begin at another screen",
      base: app
        + "\nshows Home Grid push\nshows Home Wall push\nflow List Grid tapGrid push Home\nflow List Wall tapWall push Home",
      head: app
        + "\nshows Home Grid push\nshows Home Wall push\nflow Form Grid tapGrid push Home\nflow Form Wall tapWall push Home",
      sentence: "Form instead of List now leads to Grid and Wall.",
      lines: [
        "+ Form now leads to Grid on tapGrid (pushed)", "+ Form now leads to Wall on tapWall (pushed)",
        "− List no longer leads to Grid on tapGrid", "− List no longer leads to Wall on tapWall",
      ]),
    Case(
      testDescription: "a coordinator that is only made", base: app,
      head: app + "\ncoordinator Map\nchild Home Map none",
      sentence: "Map is new: Home makes it, and does not keep it.",
      lines: ["+ Map is new: Home makes it, and does not keep it"]),
    Case(
      testDescription: "a type goes by another name", base: app, head: app.replacing("Login", with: "SignIn"),
      sentence: "Screens and the ways between them stay the same; Login is now called SignIn.",
      lines: ["~ Login is now called SignIn"]),
    Case(
      testDescription: "what is likely does not come first", base: app, head: app + "\nshows Home Detail push likely",
      sentence: "Probably, coordinators now show Detail.", lines: ["+ Home now pushes Detail (likely)"]),
    Case(
      testDescription: "what is certain is told without what is likely", base: app,
      head: app + "\nshows Home Detail push likely\nshows Home Sort present",
      sentence: "Coordinators now show Sort.", lines: ["+ Home now pushes Detail (likely)", "+ Home now presents Sort"]),
    Case(
      testDescription: "the same becomes of several children", base: app,
      head: app.replacing("collection started removed", with: "collection started"),
      sentence:
        "Screens and the ways between them stay the same; App and its children Home and Login: never taken out again.",
      lines: ["~ App and its children Home and Login: never taken out again"]),
    Case(
      testDescription: "the same becomes of children of several parents",
      base: app + "\nchild Home Login property started",
      head: app.replacing("App Home collection started removed", with: "App Home collection started")
        .replacing("App Login collection started removed", with: "App Login property") + "\nchild Home Login property",
      sentence:
        "Coordinators show the same screens as before; App and its child Home: never taken out again; App and its child Login: kept in a property (was kept in a collection), no longer started, never taken out again; Home and its child Login: no longer started.",
      lines: [
        "~ App and its child Home: never taken out again",
        "~ App and its child Login: kept in a property (was kept in a collection), no longer started, never taken out again",
        "~ Home and its child Login: no longer started",
      ]),
    Case(
      testDescription: "a circle is reached no longer",
      base: app + "\nchild Home Login property started\nchild Login Home property",
      head: app.replacing("child App Home collection started removed", with: "")
        .replacing("child App Login collection started removed", with: "")
        + "\nchild Home Login property started\nchild Login Home property",
      sentence: "Users can no longer get to Filter, Form, Help or List.",
      lines: [
        "− Home can no longer be reached, nor can Filter, Form, Help and 2 more behind it: App no longer starts it",
        "    − App no longer starts Login",
      ]),
    Case(
      testDescription: "where the app begins is not known", base: app.replacing("root Scene App kept", with: ""),
      head: app.replacing("root Scene App kept", with: "").replacing(
        "child App Login collection started removed", with: ""),
      sentence: "App no longer starts Login.", lines: ["− App no longer starts Login"]),
    Case(
      testDescription: "a document that does not say which screens come first",
      base: app.replacing(" initial", with: ""),
      head: app, sentence: "No change of the flow between coordinators.", lines: []),
  ]

  private static func comparison(_ sample: Case) -> Comparison {
    Comparison(
      base: Comparison.Side(name: "base", graph: Sketch.document(sample.base)),
      head: Comparison.Side(name: "head", graph: Sketch.document(sample.head)))
  }

  private static func line(_ statement: ChangeStatement) -> String {
    "\(statement.sign.rawValue) \(statement.phrase.plain)\(statement.isLikely ? " (likely)" : "")"
  }

  @Test(arguments: cases) func `each change is one line, after a sentence for the user`(sample: Case) {
    let summary = ChangeSummary(Self.comparison(sample))
    #expect(summary.sentence.plain == sample.sentence)
    let lines = summary.statements.flatMap { [Self.line($0)] + $0.details.map { "    " + Self.line($0) } }
    #expect(lines == sample.lines)
  }

  @Test(arguments: cases) func `the other direction has as many lines`(sample: Case) {
    let comparison = Self.comparison(sample)
    let back = Comparison(base: comparison.head, head: comparison.base)
    let (there, here) = (ChangeStatement.statements(of: comparison), ChangeStatement.statements(of: back))
    #expect(there.count == here.count)
    #expect(there.flatMap(\.details).count == here.flatMap(\.details).count)
    #expect(Set(there.map(\.subjects)) == Set(here.map(\.subjects)))
  }
}
