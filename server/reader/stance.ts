/** Whether a claim is for or against what it speaks of. */
import type { Stance } from './brief.ts';

const AGAINST =
  /\b(?:ban(?:ned|ning|s)?|illegal|abolish(?:ed|ing)?|forbid(?:den)?|outlaw(?:ed)?|scrap(?:ped)?|stop(?:ped)?|clos(?:ed?|ing)|harm(?:s|ed|ful)?|ruin(?:s|ed|ing)?|kill(?:s|ed|ing)?|destroy(?:s|ed|ing)?|prisons?|scam|waste(?:s|d)?|too (?:much|many|expensive|young|early|long|slow|dangerous|big|powerful)|should go|must go(?! up)|go away|dangerous|wrong|wors(?:e|t)|exploit(?:s|ed)?|no place|useless|overrated|murder|unfair|unhealthy|outdated|toxic|poison(?:s|ous)?|bad|unnecessary|cruel(?:ty)?|lies?|evil|hurts?|damag(?:es?|ing)|hate|cheat(?:s|ing)?|stupid|pointless|nobody needs|no one needs|deserve less|burden|torture|steal(?:s|ing)?|fail(?:s|ed|ing)?|never replace|threat(?:en|ens)?|trap|lazy|selfish|barbaric|immoral|unethical|disaster|joke|myth|replace(?:s|d)?|addict(?:ive|s|ion)|distract(?:s|ing|ion)?|spoil(?:s|ed)?|boring|worthless|make (?:children|kids|us|people) (?:violent|lazy|stupid|sick|unhappy|fat|lonely)|violent kids|not for|deters? nobody|ends? badly|limit(?:ed)?|reduce[ds]?|fewer|less)\b/gi;
const FAVOUR =
  /\b(?:free\b(?! time)|better|best|fair(?:er)?|safer?|healthier|go up|rais(?:e|ed)|only (?:honest )?(?:answer|way|solution)|allow(?:ed)?|legal(?:ise|ize|ised|ized)?|mandatory|compulsory|required|taught|improv(?:es?|ed?)|helps?|sav(?:es?|ing)|good|great|important|needs? (?:more|to be)|deserves?|right|protect(?:s|ed)?|essential|worth|underrated|future|must (?:have|learn|be taught)|should (?:have|learn|get|be (?:able|given|paid|allowed))|builds?|creates? (?:jobs|value)|makes? us (?:stronger|better|happier|healthier)|strengthens?|more of|encourage[ds]?|supports?|vital|beautiful|wonderful|love|everyone should|everybody should|all children should)\b/gi;
const NEGATION =
  /\b(?:not|never|no|n't|nobody|nothing|don't|doesn't|isn't|aren't|shouldn't|won't|can't|cannot|hardly|without)\b/i;

const COUNTS = /^(?:never replace|nobody needs|no one needs|no place|not for|deters? nobody|only)/i;

/** A denial within a few words before turns what is said round: "do not make violent kids". */
const denied = (text: string, at: number): boolean => NEGATION.test(text.slice(0, at).split(/\s+/).slice(-4).join(' '));

const weigh = (text: string, pattern: RegExp): { plain: number; turned: number } => {
  let plain = 0;
  let turned = 0;
  for (const match of text.matchAll(pattern)) {
    if (!COUNTS.test(match[0]) && denied(text, match.index)) turned += 1;
    else plain += 1;
  }
  return { plain, turned };
};

const PERSONAL = /^(?:my|our|i|we|he|she)\b/;

/** Undefined where the claim takes no side: "My grandfather never complained". */
export const stanceOf = (claim: string): Stance | undefined => {
  const text = claim.toLowerCase().replaceAll('’', "'");
  // What happens to somebody is told, not argued; what "we" should do is argued.
  if (PERSONAL.test(text) && !/\b(?:should|must|ought)\b/.test(text)) return undefined;
  const bad = weigh(text, AGAINST);
  const good = weigh(text, FAVOUR);
  const bare = /\b(?:should|must|ought)(?: not|n't)\b|\bmustn't\b/.test(text) ? 1 : 0;
  const against = bad.plain + good.turned + bare;
  const favour = good.plain + bad.turned;
  if (/more harm than good/.test(text)) return 'against';
  if (against === favour) return /\b(?:should|must|ought to|have to)\b/.test(text) && against === 0 ? 'for' : undefined;
  return against > favour ? 'against' : 'for';
};
