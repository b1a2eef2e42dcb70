/** What nobody can know yet, or nobody here can see: why, and where it will be known or what helps meanwhile, by kind. */

interface Awaited {
  readonly asked: RegExp;
  readonly says: string;
}

const SOMEBODY = '(?:i|we|he|she|they|(?:my|our|his|her) (?:\\p{L}+ ){0,2}?\\p{L}+)';

/** The first that fits is told. */
const KINDS: readonly Awaited[] = [
  {
    asked:
      /\b(?:what|where|when|how high|how low)\b[^?]{0,40}\bgrade boundar(?:y|ies)\b[^?]{0,40}\b(?:will|be|this (?:year|summer)|going to|gonna)\b|\bgrade boundar(?:y|ies)\b[^?]{0,20}\bwill\b|\bwill [^?]{0,30}\bgrade boundar(?:y|ies)\b|\bwhat will the (?:grade )?boundar(?:y|ies)\b/,
    says: 'Nobody can know a grade boundary before the papers are marked: it is set afterwards and differs by board, tier and year. The boards publish those of past years, and the teacher who has seen the work can say best where it stands; a mock is only a rough guide.',
  },
  {
    asked: new RegExp(
      `\\bdid ${SOMEBODY} (?:pass|get)\\b[^?]{0,40}\\b(?:interview|citizenship|visa|application|audition|job)\\b`,
      'u',
    ),
    says: 'Only those who decide can know that, and they tell it in their own time. If they named a day and it is over, ask them politely; until then keep the letters and papers at hand and go on as if either could come.',
  },
  {
    asked:
      /\b(?:is|will|are) (?:\p{L}+ ){0,4}(?:schools?|we|they|it) [^?]{0,30}\b(?:snow day|closed tomorrow|be closed|be shut|off tomorrow)\b|\b(?:getting|have|get|having) a snow day\b/u,
    says: 'Nobody can know that before the school decides, mostly late in the evening or by about six in the morning. It is told on the school’s site or by text and on local radio; lay out warm clothes and think of who could mind the children.',
  },
  {
    asked: new RegExp(
      `\\b(?:will|did|would|could|have|has) ${SOMEBODY} (?:pass(?:ed)?|fail(?:ed)?|get (?:an? )?(?:\\d|[a-f]\\b|pass)|do well|get in(?:to)?)\\b[^?]{0,60}\\b(?:exams?|gcses?|a[- ]?levels?|sats?|maths?|chemistry|physics|biology|english|finals?|bar|boards|driving test|theory test|test|class|course|summer|nclex|mocks?)\\b|\\bdid ${SOMEBODY} pass\\b`,
      'u',
    ),
    says: 'Nobody can know that before the result is out. Until then, ask the teacher or instructor how it stands, go over what went wrong in practice papers or mocks, and find out when it can be taken again, so that either result has a plan.',
  },
  {
    asked: new RegExp(
      `\\bwill ${SOMEBODY} (?:get|be accepted|be admitted) (?:in(?:to)?|to)\\b[^?]{0,50}\\b(?:college|uni(?:versity)?|school|harvard|oxford|cambridge|course|program(?:me)?|sixth form)\\b|\\b(?:what are my|my) chances (?:of getting|to get) (?:in(?:to)?)\\b`,
      'u',
    ),
    says: 'Nobody can know that before the place decides. Compare your grades with those of the students it took last year, which most publish, and apply to one that is likely and one that is safe besides the one you hope for.',
  },
  {
    asked: new RegExp(
      `\\b(?:am|are|is|will|r) (?:${SOMEBODY}|(?:night|day|second|third|first|the) shift|the \\p{L}+|everyone|they) (?:be |being |gonna be |going to be |getting |get |gonna get |going to get |about to be |going to |gonna )?(?:laid off|lay (?:us |me |people |off)|let go|made redundant|fired|sacked|lose (?:my|our|his|her|their) jobs?|losing (?:my|our) jobs?|cutting jobs|close(?: down)?|closing|shut(?:ting)? down)\\b|\\b(?:lay|laying) off\\b[^?]{0,60}\\?|\\b(?:are|will) they (?:\\p{L}+ ){0,2}(?:close|shut|lay|cut)\\b`,
      'u',
    ),
    says: 'Nobody outside the company can know that, and until it says so it is a rumour. Ask your manager or HR plainly what is planned and when you will hear; large employers mostly have to give notice of mass lay-offs (in the US 60 days by the WARN Act, in the UK 30 or 45 days of talks). Meanwhile bring your CV up to date, put a little money by, and look up what unemployment pay you could claim.',
  },
  {
    asked:
      /^(?!.*\b(?:christmas|boxing day|new year|easter|thanksgiving|strike)\b).*\b(?:is|are|was|were) (?:the |my |our )?(?:[\p{L}\d.:]+ ){0,4}?(?:trains?|bus(?:es)?|tube|flights?|planes?|ferry|ferries|tram|subway|metro|\d{1,2}[.:]\d{2})\b[^?]{0,40}\b(?:on time|late|delayed|running|cancell?ed|stopping|going)\b|\b(?:which|what) (?:platform|gate)\b/u,
    says: 'We cannot see what runs at this moment. For trains look at National Rail or the operator’s app in Britain and at the railway’s own site elsewhere, for flights at the airport or the airline; the boards at the station tell the platform.',
  },
  {
    asked:
      /\bis (?:the )?(?:[am]\d{1,3}|i-?\d{1,3}|motorway|freeway|highway|interstate|bridge|tunnel|pass|road)\b[^?]{0,40}\b(?:blocked|closed|shut|open|busy|clear|jammed|flooded|bad)\b|\b(?:how (?:bad|busy) is|is there) (?:the |any )?traffic\b[^?]{0,40}\b(?:now|on the|today|this morning|tonight)\b/,
    says: 'We cannot see the roads at this moment. A map app shows jams and closures live, and local radio and the road authority (in England National Highways, in the US 511) tell of them; leave half an hour in hand when it matters.',
  },
  {
    asked:
      /\b(?:is|are) (?:the |my )?[\p{L}' ]{2,40} (?:open|shut|closed) (?:right )?(?:now|today|tomorrow|tonight|this (?:morning|afternoon|evening)|on (?:easter|christmas|boxing|thanksgiving|new year)\b[^?]{0,20}|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bwhat time does (?:the |my )?[\p{L}' ]{2,40} (?:close|shut|open) (?:today|tonight|tomorrow|on (?:easter|christmas|thanksgiving)\b[^?]{0,20})\b/u,
    says: 'Opening hours differ from place to place and change on holidays, and we cannot see them. Look at the place’s own site, its entry on a map, or ring before you set out.',
  },
  {
    asked:
      /\b(?:will|are|is) (?:the )?(?:mortgage|interest|savings?|exchange) rates? (?:go|going|come|rise|fall|drop|be|to)\b|\bwhat will (?:the )?(?:mortgage|interest|exchange|base) rates? (?:be|do)\b|\bwill (?:the )?(?:house|gas|petrol|fuel|energy|food|share|stock|gold) prices? (?:go|come|rise|fall|drop|crash|be)\b|\bwill (?:the )?(?:housing|stock) market\b|\bwhat will (?:the )?(?:house|gas|petrol|share|stock|gold|bitcoin)(?: price)?s? (?:be|do|cost)\b/,
    says: 'Nobody can know what rates and prices will be; even the banks’ forecasts are often wrong. Decide by what you could still pay if it went against you: a fixed rate buys certainty, a variable one is cheaper only if rates fall, and money that you need within a few years should not be at risk.',
  },
  {
    asked: new RegExp(
      `\\bwill (?:they|the (?:bank|council|court|judge|jobcentre|home office|insurance|insurer|lender|landlord|school|college))\\b[^?]{0,30}\\b(?:approve|accept|grant|refuse|reject|believe|agree|say yes|pay out)\\b|\\bwill ${SOMEBODY} (?:get|be (?:given|granted|approved for|refused))\\b[^?]{0,30}\\b(?:pip|universal credit|visa|loan|mortgage|green card|disability|benefits?|council house|bail|custody|appeal|job|refund)\\b|\\bwill my [^?]{0,40}\\b(?:be (?:approved|accepted|granted|refused)|get (?:approved|accepted))\\b`,
      'u',
    ),
    says: 'Only those who decide can know that, and not before they have seen everything. Ask what they still need and by which day you will hear, keep copies of what you send, and find out how to appeal, in case it is refused.',
  },
  {
    asked:
      /\b(?:when will (?:my|our|the) baby (?:come|arrive|be born)|is (?:my|our|the) baby (?:going to be |gonna be )?a (?:boy|girl)|(?:am i|are we) having a (?:boy|girl)|will (?:my|our|the) baby (?:be|come|look))\b/,
    says: 'Nobody can know that beforehand: only about one baby in twenty comes on the day that was reckoned, most within two weeks of it, and only a scan from about 18 weeks or a blood test tells a boy from a girl. The midwife can say what is likely.',
  },
  {
    asked:
      /\b(?:who|which party|will [\p{L}' ]{2,30}) (?:will |is going to |gonna )?win\b[^?]{0,40}\b(?:elections?|vote|referendum|presidency|oscars?|bake off|x factor|strictly|eurovision)\b/u,
    says: 'Nobody can know that before the votes are counted. Polls and odds say what is likely, and have often been wrong.',
  },
  {
    asked:
      /\bwho (?:will|is going to|is gonna|'s going to) win\b|\bwill [\p{L}' ]{2,30} win (?:the |their |on |tonight|tomorrow|this|against)\b|\b(?:what will be|predict) the (?:final )?score\b/u,
    says: 'Nobody can know that before it is played. Form, injuries and the bookmakers’ odds say what is likely, and the likely one often loses.',
  },
];

/** Said of what is asked, where nobody can know it. */
export const awaitedOf = (plain: string): string | undefined =>
  CONDITION.test(plain) ? undefined : KINDS.find(({ asked }) => asked.test(plain))?.says;
/** What follows from a condition may well be known. */
const CONDITION = /\bif (?:i|we|you|he|she|they|my|the|it)\b/;
