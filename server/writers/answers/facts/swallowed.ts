/** What to do when a child, or anybody, has swallowed a thing that is no food: by the thing. */
import type { Answer } from '../answer.ts';
import { inOwnWords } from '../pages/same-words.ts';
import { row } from './handbook-row.ts';

interface Thing {
  readonly named: RegExp;
  readonly says: string;
  readonly more: readonly string[];
  readonly caution?: string;
  /** Where it was more than a mouthful. */
  readonly muchSays?: string;
}

const WARNING =
  'Call the emergency number or go to the ER at once for trouble breathing or swallowing, drooling, gagging, being sick, pain in the chest or belly, fever or blood.';
const NO_SICK = 'Do not make anybody be sick, and give nothing to bring it up.';

/** The most dangerous first. */
const THINGS: readonly Thing[] = [
  {
    named: /\bbutton (?:batter(?:y|ies)|cells?)\b|\bcoin (?:batter(?:y|ies)|cells?)\b|\bbatter(?:y|ies)\b/,
    says: 'Go to the emergency department now, even if the child seems well: a button battery can burn through the gullet within two hours.',
    more: [NO_SICK, 'A child over a year may have two teaspoons of honey every ten minutes on the way, but never delay for it.'],
  },
  {
    named: /\bmagnets?\b|\bmagnetic (?:balls?|beads?)\b|\bbuckyballs\b/,
    says: 'Go to the emergency department now, even if there is no pain: two magnets, or one and a bit of metal, can pinch the bowel between them and make a hole.',
    more: ['Give nothing to eat or drink on the way, and take another such magnet along.', NO_SICK],
  },
  {
    named:
      /\b(?:glass|needles?|pins?|safety pin|screws?|nails?(?! (?:polish|varnish))|razor|tacks?|drawing pin|staples?|fish ?bones?|chicken bones?|bones?|paper ?clips?|toothpicks?|earrings?)\b/,
    says: 'For something sharp ring a doctor, poison centre or health line now, even without pain, as an X-ray is often needed.',
    more: [NO_SICK, 'A small smooth splinter or a fine fish bone often passes, but somebody should decide that who can ask you.'],
    caution: WARNING,
  },
  {
    named:
      /\b(?:coins?|penny|pennies|pence|dimes?|nickels?|quarters?|cents?|pound coin)\b|\b(?:1|2|5|10|20|50|one|two|five|ten|twenty|fifty)p(?: piece| coin)?\b/,
    says: 'Ring the child’s doctor, a poison centre (in the US 1-800-222-1222) or health line (in the UK 111) now, even if the child seems well, as a coin may be stuck in the gullet without signs and an X-ray may be wanted.',
    more: [
      'A coin that has reached the stomach mostly comes out by itself within a few days, at times one or two weeks; look for it in the nappy or stool.',
      'If it could have been a button battery, go to the emergency department at once. Do not make the child be sick.',
    ],
    caution: WARNING,
  },
  {
    named: /\b(?:teeth|tooth|filling|crown)\b/,
    says: 'A swallowed tooth, filling or crown mostly passes in a few days and does no harm.',
    more: [
      'Ring the dentist about the gap. If you cough or wheeze since then, it may have gone into the windpipe: see a doctor at once.',
    ],
    caution: WARNING,
  },
  {
    named: /\b(?:chewing gum|bubble ?gum|gum)\b/,
    says: 'Swallowed chewing gum does no harm: it is not digested but passes in a few days, and does not stay for years.',
    more: ['Only large amounts swallowed day after day by a small child can block the bowel.'],
  },
  {
    named:
      /\b(?:(?:cherry|plum|apple|orange|grape|watermelon|melon|peach|apricot|date|olive) (?:stones?|pits?|pips?|seeds?)|pips?)\b/,
    says: 'One or a few fruit stones or pips swallowed whole pass through and do no harm; their poison only comes out when many are chewed or crushed.',
    more: [],
    caution: WARNING,
  },
  {
    named:
      /\b(?:beads?|marbles?|lego|small toy|toy|buttons?|pebbles?|stones?|(?:an?|his|her|my|the) ring|plastic|bottle top|cap|hair ?(?:tie|clip|bobble)|balloon)\b/,
    says: 'A small, smooth thing that went down without coughing mostly passes by itself within some days; ring a doctor or health line (in the UK 111, in the US 1-800-222-1222) if it is larger than about 2 cm or an inch, sharp, or you do not know what it was.',
    more: ['Let the child eat and drink as usual, and look for it in the stool.', NO_SICK],
    caution: WARNING,
  },
  {
    named:
      /\b(?:silica(?: gel)?|gel packet|crayons?|chalk|play ?doh?|playdough|glue stick|pva|washable paint|candle wax|candle|pencil|ink|glow ?sticks?|sand|dirt|soil|paper|tissue|deodorant|sun ?cream|sunscreen|lip ?balm|lipstick|toothpaste|soap|shampoo|bubble bath|bubbles|moisturi[sz]er|nappy cream)\b/,
    muchSays:
      'Ring a poison centre (in the US 1-800-222-1222) or health line (in the UK 111) now, with the package in your hand: that is more than a mouthful.',
    says: 'A small mouthful of this is mostly harmless or only upsets the stomach: wipe the mouth and give some sips of water.',
    more: [
      'With the package in your hand ring a poison centre (in the US 1-800-222-1222) or health line (in the UK 111) if it was more than a mouthful or it is not meant for children.',
      NO_SICK,
    ],
    caution: WARNING,
  },
  {
    named: /\b(?:flies|fly|bugs?|insects?|ants?|spiders?|worms?|moths?|mosquitos?|midges?)\b/,
    says: 'A swallowed insect or worm from the garden is digested like food and does no harm.',
    more: ['A wasp or bee may sting in the throat: call the emergency number for any swelling or trouble breathing.'],
  },
];

/** What was swallowed is named soon after. */
const SWALLOWED = /\bswall?ow(?:ed|s|ing)? (?!it\b|them\b|one\b)(.{2,60})/;
/** "He put a marble in his mouth and I think he swallowed it." */
const BEFORE = /^(.{2,160}\bswall?owed (?:it|them|one))\b/;
const ATE = /\b(?:ate|eaten|eats?|has eaten|put .{1,20} in (?:his|her|their) mouth)\b/;
const OF_A_CHILD =
  /\b(?:my|our|the|a|his|her) (?:[\w-]+ ){0,4}(?:son|daughter|child|kid|toddler|baby|grandson|granddaughter|grandchild|boy|girl|nephew|niece|old|husband|wife|mum|dad|mom)\b|\b(?:yr|yrs|year|years|month|months|mo|mos) ?-?old\b/;
const PET = /\b(?:dogs?|puppy|cats?|kitten|rabbit|hamster|horse|lab|spaniel|terrier|tortoise|chickens?|hens?)\b/;

/** More than a mouthful. */
const MUCH = /\b(?:whole|entire|full|all (?:of )?(?:it|the)|a lot|lots|tube|bottle|handful|most of|half)\b/;

const LONGEST = 400;

/** Whoever asks about a pet asks a vet. */
export const swallowed = (plain: string): Answer | undefined => {
  if (plain.length > LONGEST || PET.test(plain) || inOwnWords(plain) !== undefined) return undefined;
  const swallowedThing = SWALLOWED.exec(plain)?.[1] ?? BEFORE.exec(plain)?.[1];
  if (swallowedThing === undefined && !(ATE.test(plain) && OF_A_CHILD.test(plain))) return undefined;
  const thing = THINGS.find(({ named }) => named.test(swallowedThing ?? plain));
  // "Ate" is said of food, too.
  if (thing === undefined || (swallowedThing === undefined && !NOT_FOOD.test(plain))) return undefined;
  const { says, more, caution } = MUCH.test(plain) && thing.muchSays !== undefined ? { ...thing, says: thing.muchSays } : thing;
  return { ...row(says, more, []), ...(caution !== undefined && { caution }) };
};
const NOT_FOOD =
  /\b(?:coins?|penny|batter(?:y|ies)|magnets?|beads?|marbles?|lego|buttons?|crayons?|chalk|play ?doh?|playdough|silica|glue|paint|soap|shampoo|toothpaste|sand|dirt|soil|paper|sun ?cream|sunscreen|deodorant|glow ?sticks?|candle|lipstick|lip ?balm|gum|bugs?|ants?|spiders?|worms?|fly|moths?)\b/;
