/** A law that somebody has heard of: "since which act is it illegal to hang washing on a Sunday?" We say that we know of none, and how to find out. */
import type { Answer } from '../answer.ts';

const LAW = '(?:law|act|statute|rule of law|by-?law|legislation)';
const BANS =
  "(?:illegal|against the law|an? offen[cs]e|a crime|forbidden|not allowed|not legal|banned|can't|cant|cannot|must not|mustn't|may not|are not allowed|aren't allowed)";
const CLAIMS: readonly RegExp[] = [
  new RegExp(`\\b(?:what|which) ${LAW}\\b[^?]{0,20}\\b(?:says?|makes?|made|means?)\\b[^?]{0,40}\\b${BANS}\\b`),
  new RegExp(`\\b(?:since |under |by )(?:what|which) ${LAW} (?:is|are|was|has)\\b[^?]{0,30}\\b${BANS}\\b`),
  new RegExp(
    `\\b(?:it is|it's|its|it has been|it's been|been) (?:illegal|against the law|an offen[cs]e|a crime|forbidden)\\b[^?]{0,160}\\b(?:which|what) ${LAW}\\b`,
  ),
  new RegExp(`\\b(?:which|what) ${LAW} is (?:it|that)\\b`),
  /\b(?:you|we|i) (?:can't|cant|cannot|aren't allowed to|must not|are not allowed to)\b[^?]{0,90}\b(?:is there (?:really |actually )?a law|is (?:that|it|this) (?:the|a) law|is (?:that|it) (?:really )?(?:illegal|against the law))\b/,
];
/** Of these there are laws everywhere, whether we know them or not. */
const REGULATED =
  /\b(?:driv\w*|car seats?|phones?|seat ?belts?|smok\w*|vap\w*|drink\w*|drunk|alcohol|drugs?|weed|cannabis|guns?|weapons?|knife|knives|fireworks?|noise|loud|litter\w*|dogs?|speed\w*|helmets?|scooters?|discriminat\w*|employers?|boss|schools?|truan\w*|vot\w*|tax\w*|licen[cs]e\w*|insurance|hit\w*|smack\w*|threat\w*|steal\w*|trespass\w*|record\w*|film\w*|drones?|copy\w*|rent\w*|landlords?|deposits?|wages?|overtime|hunt\w*|fish\w*|graffiti|racis\w*|abortion|hitchhik\w*|jaywalk\w*|beg\w*|feed\w*|pigeons?|burn\w*|bonfires?)\b/;
const OF_LAW =
  /\b(?:law|laws|legal|illegal|act|offence|offense|crime|fine|ban|banned|forbid\w*|forbidden|allowed|byelaws?|by-?laws?|police|court|licen[cs]e|lawful)\b/i;
const BRITISH = /\b(?:uk|england|britain|british|english|scotland|wales|£|council|parliament)\b/;
const AMERICAN = /\b(?:us|usa|america|state|county|federal|congress|hoa)\b/;
const SURELY = 85;

/** @param ask answers another question; a page that speaks of the law is a better answer. */
export const ofUnknownLaw = async (
  plain: string,
  ask: (question: string) => Promise<Answer | undefined>,
): Promise<Answer | undefined> => {
  if (plain.length > LONGEST || REGULATED.test(plain) || !CLAIMS.some((claim) => claim.test(plain))) return undefined;
  const known = await ask(plain);
  if (known !== undefined && known.confidence >= SURELY && OF_LAW.test(known.lead)) return undefined;
  const where = BRITISH.test(plain)
    ? 'legislation.gov.uk'
    : AMERICAN.test(plain)
      ? 'the site of Congress or of the state'
      : 'the official list of the laws (in the UK legislation.gov.uk)';
  return {
    // There may be one all the same.
    confidence: 65,
    lead: `We know of no such law, and so of no act or fine: ask whoever says so for its name and section, which can then be looked up at ${where}.`,
    more: [
      [
        'A lease, a tenancy, a housing association or local rules may still forbid a thing that no law does, so look there if it concerns your home.',
      ],
      [],
      [],
    ],
    asides: {},
    topics: [],
  };
};
const LONGEST = 300;
