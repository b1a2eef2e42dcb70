/**
 * By what a reader noted of a text: how a remark sounds that misses it, and one that praises it. A remark changed in words has to
 * be changed here as well.
 */
export const GIG_RULES = {
  service: { missing: /names a service|name the service/i },
  'proof with numbers': {
    missing: /nothing of earlier work|nothing of what you|cannot be checked|how long you have done|put the number of years/i,
    praised: /there is proof/i,
  },
  proof: { missing: /nothing of earlier work|nothing of what you/i, praised: /there is proof|something to judge by/i },
  credentials: { missing: /years or training/i, praised: /who does the work|something to go by|how long you have done/i },
  'clients named': { missing: /does not say who needs it/i, praised: /whom it is for|client speaks/i },
  process: { missing: /how the work goes, or/i, praised: /tells how it goes/i },
  'delivery time': {
    missing: /nothing says how long|names no day|number of days|how long the work takes/i,
    praised: /can plan with/i,
  },
  price: {
    missing: /what the work costs|what the smallest job costs|gives no figure|put the figure/i,
    praised: /names a price/i,
  },
  'call to action': {
    missing: /what to send with an order|what to send or to tell|ask for what you need|a buyer can answer: /i,
    praised: /what to do next|what comes back|buyer can answer/i,
  },
  deliverables: {
    missing: /leaves open what the buyer gets/i,
    praised: /sees what they get/i,
  },
  offer: { missing: /hardly anything/i },
  guarantee: { praised: /takes a worry/i },
  'revision terms': { praised: /takes a worry/i },
};

export const HOOK_RULES = {
  number: {
    missing: /has no number|no (?:name and no |day and no )?figure/i,
    praised: /exact figure|two figures|how much money/i,
  },
  scene: { missing: /stays general|sums it up/i, praised: /begins with what happened|something you did|see it happen/i },
  concrete: { missing: /stays general/i, praised: /begins with what happened|see it happen/i },
  'concrete subject': { missing: /stays general/i },
  specifics: { praised: /exact figure|exactly when|names the place/i },
  gap: { praised: /mentioned and not told|answer for the last words/i },
  contrast: { praised: /small cause|overturns|turns the story round|one thing against another/i },
  question: { missing: /asks nothing/i },
  cost: { praised: /makes the cost plain|how much money/i },
  stakes: { missing: /what is at stake/i, praised: /makes the cost plain/i },
  promise: { praised: /what readers will get/i },
  'direct address': { praised: /about the reader|to the reader|about themselves/i },
  'reader named': { praised: /the right readers/i },
  reader: { praised: /the right readers|about the reader/i },
  dialogue: { missing: /quotes nobody/i, praised: /somebody’s words|The words themselves/i },
  tension: { praised: /mentioned and not told|overturns|surprise is kept/i },
  proof: { praised: /exact figure|where the knowledge comes from/i },
};
