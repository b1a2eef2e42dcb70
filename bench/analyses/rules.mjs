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
  number: { missing: /a number|has no number|add a figure/i, praised: /exactly how many|can be checked/i },
  scene: {
    missing: /shows nothing|tells nothing|one person doing|a case in which/i,
    praised: /tells it: |something that happened/i,
  },
  concrete: { missing: /shows nothing/i, praised: /something that happened|can be seen/i },
  'concrete subject': { missing: /shows nothing/i },
  specifics: { praised: /exactly how many|something that happened/i },
  gap: { missing: /left open|keep back|and left:/i, praised: /opens a gap/i },
  contrast: { missing: /no surprise/i, praised: /what stands beside it|another light/i },
  question: { missing: /asks nothing/i },
  cost: { missing: /at stake/i, praised: /names the sum/i },
  stakes: { praised: /names the sum/i },
  promise: { praised: /what it promises/i },
  'direct address': { praised: /one reader rather|about themselves/i },
  'reader named': { missing: /meant for them/i, praised: /out of the crowd/i },
  reader: { praised: /one reader rather|out of the crowd/i },
  emotion: { praised: /touch/i },
  dialogue: { missing: /quotes nobody/i, praised: /somebody speaks/i },
  tension: { praised: /opens a gap|what stands beside it|another light/i },
  news: { praised: /opens a gap/i },
  proof: { praised: /can be checked|exactly how many/i },
};
