/**
 * By what a reader noted of a text: how a remark sounds that misses it, and one that praises it. Only what is said of the thing
 * itself counts: "“fast” names no day" of a text with a time would, a question about its price would not.
 */
export const GIG_RULES = {
  service: {
    missing: /name the service|names? no (?:service|work)|not name what the rest|no word (?:in it names|for your service)/i,
  },
  'proof with numbers': {
    missing:
      /no proof|no other proof|add something that can be believed|no years|no (?:number|figure) (?:says how much|backs|proves)/i,
    praised: /proof|proves|earlier work/i,
  },
  proof: { praised: /there is proof|proves/i },
  credentials: { missing: /no proof|no training/i, praised: /credential|training/i },
  'clients named': {
    missing: /no kind of client|meant for anybody|name the one or two kinds|no client/i,
    praised: /names (?:the )?(?:people|clients|customers)|says for whom/i,
  },
  process: {
    missing: /how the work goes .* left open|way from order to delivery|add two or three steps|add the other steps|no step/i,
    praised: /how the work goes|step by step|the steps/i,
  },
  'delivery time': {
    missing:
      /how many days|how long (?:it|the work) takes|no (?:date|day|time)\b|when it (?:arrives|comes|is ready)|no number says .* how long/i,
    praised: /when (?:it|the work) (?:arrives|comes|is ready)/i,
  },
  price: { missing: /no price|what (?:it|one|a) .*costs?|name (?:a|the|your) price/i, praised: /the price|what it costs/i },
  'call to action': {
    missing: /does not say clearly what|end with one|what (?:the buyer|to) (?:should )?do next|no request/i,
    praised: /what to do next|asks for/i,
  },
  deliverables: {
    missing: /not spell out|what exactly the buyer receives|list what is included|not (?:say|clear) what the buyer gets/i,
    praised: /sees what they get|what (?:the buyer|you) gets?/i,
  },
  guarantee: { missing: /no guarantee|what happens if/i, praised: /guarantee|risk/i },
  offer: { missing: /offers? nothing/i },
  limits: { missing: /what you do not do/i },
  'honest promise': { praised: /promise/i },
};

export const HOOK_RULES = {
  number: {
    missing: /add (?:a|the) (?:number|figure)|no (?:number|figure)/i,
    praised: /(?:number|figure)s? (?:in|make)|counts/i,
  },
  scene: {
    missing:
      /tells nothing|nothing to picture|say who|let somebody do|no (?:scene|person|moment)|one person doing|about no person/i,
    praised: /scene|watch|see it by/i,
  },
  concrete: { missing: /nothing to picture/i, praised: /picture|scene/i },
  specifics: { praised: /details? that|scene/i },
  gap: { missing: /nothing is left open|keep back|holds no turn/i, praised: /gap|left open|keeps? back|holds? back/i },
  contrast: { missing: /no turn|set what everyone expects/i, praised: /turn at|against each other|contrast/i },
  question: { missing: /asks nothing/i, praised: /asks? / },
  cost: { missing: /what it costs|what they stand to/i, praised: /costs?|price/i },
  stakes: { missing: /at stake/i, praised: /stake/i },
  promise: { missing: /promises? nothing/i, praised: /promise/i },
  'direct address': { missing: /speak to the reader|“you”/i, praised: /speaks to|asks the reader/i },
  'reader named': { missing: /tells .* that it is meant for them|name the reader/i, praised: /names (?:its|the) reader/i },
  reader: { praised: /speaks to one reader|names (?:its|the) reader/i },
  emotion: { missing: /what it costs somebody|feel/i, praised: /feel/i },
  dialogue: { missing: /quotes nobody/i, praised: /speech|voice|says in/i },
  name: { missing: /name (?:the|a) (?:person|place)/i, praised: /names? “/i },
  tension: { praised: /gap|against each other|left open/i },
  'first person': { missing: /about no person|let somebody/i },
  proof: { praised: /proof|proves/i },
  trust: { praised: /trust/i },
};
