/** Which help, where a meaning near danger leaves open which danger it is: by what is told of, and none where that is plainly another thing. */
import type { Heard } from '../../engine/help/dangers.ts';

/** With these nothing is small. */
const GRAVE =
  /\b(?:breath\w*|wheez\w*|chok\w*|blue|floppy|uncon\w+|faint\w*|collaps\w+|seizures?|drool\w*|dribbl\w*|drows\w*|alarm|cells?|can'?t swallow|gagg\w*|vomit\w*|blood|bleed\w*|pains?|hurts?|stuck|batter(?:y|ies)|magnets?|glass|needles?|pins?|screws?|nails?|die|dying|dead|kill\w*|end it|threat\w*|suicid\w*|good-?bye|living|alive|(?:be|want to be) here|no ?(?:body|one) (?:would|will)|hurt (?:my|him|her)self|poison\w*|pesticide|berries)\b/i;
/** Things that go down and come out again: what to do about them is no alarm, and the answer says when it is one. */
const SMALL_THING =
  /\bswall?ow(?:ed|s|ing)? (?:[\w'-]+ ){0,4}?(?:coins?|penny|pennies|pence|dime|nickel|quarter|cent|\d+p|beads?|marbles?|lego|buttons?|pebbles?|stones?|pips?|pits?|seeds?|tooth|teeth|filling|crown|gum|fly|bug|spider|ant|moth|ring|cap|paper|toy)\b|\b(?:coin|penny|dime|nickel|quarter|bead|marble|lego|button|pebble|pip|seed|tooth|gum|toy)\b.{0,60}\bswall?owed it\b/i;
/** A medicine that was taken once too often, or another's. */
const TAKEN =
  /\b(?:tablets?|pills?|medicines?|medication|meds|dose|doses|insulin|calpol|paracetamol|ibuprofen|tylenol|aspirin|antibiotics?|vitamins?)\b/i;
const GIVEN = /\b(?:took|taken|takes|gave|given|giving|dosed|injected|swallowed)\b/i;
const AMISS =
  /\b(?:twice|double|doubled|two|three|wrong|extra|again|too (?:many|much)|by (?:mistake|accident)|accident\w*|mistake\w*|mixed up|someone else'?s|somebody else'?s|my (?:husband|wife|mum|mom|dad)'?s)\b/i;
/** What words mean is asked by whoever puzzles over what somebody else said. */
const OF_WORDS =
  /\b(?:boss|manager|supervisor|teacher|driver|colleague|co-?worker|customer|landlord|neighbou?r|foreman)\b.{0,30}\b(?:say|says|said|wrote|told (?:me|us)|texted) (?:to me |me |us )?['"“][^?]{3,80}['"”]|\b(?:teacher|class|dictionary|english|friend|internet) (?:\w+ ){0,4}(?:said|says|told|means?)\b[^?]{0,60}\bmeans?\b|\bwhat (?:does|did|do) .{2,60} mean\b|\b(?:does|did) (?:it|that|this|he|she|they) (?:really )?mean\b/i;

/** A sore throat alone is a cold. */
const SORE_THROAT =
  /\bthroat (?:hurts?|is sore|is (?:so |really |very )?(?:painful|scratchy))\b[^?]{0,30}\bswallow\w*|\bsore throat\b/i;
const MORE_THAN_SORE =
  /\b(?:breath\w*|drool\w*|swell\w*|swollen|tight\w*|clos\w*|allerg\w*|blood|can'?t|cannot|peanut|nuts?|sting|stung|choking|bone|acid|bleach|neck|rash|blue)\b/i;

/** What is so far only known to be some danger. */
export const kindOfDanger = (read: string, heard: Heard): Heard | 'none' => {
  if (heard === 'medical' && SORE_THROAT.test(read) && !MORE_THAN_SORE.test(read)) return 'none';
  if (heard !== 'unclear') return heard;
  const isGrave = GRAVE.test(read);
  if (!isGrave && (SMALL_THING.test(read) || OF_WORDS.test(read))) return 'none';
  return TAKEN.test(read) && GIVEN.test(read) && AMISS.test(read) && !OF_DESPAIR.test(read) ? 'poison' : heard;
};
const OF_DESPAIR =
  /\b(?:die|dying|dead|kill\w*|suicid\w*|good-?bye|living|alive|(?:be|want to be) here|on purpose|end it|burden|saved|counted|enough|don'?t want)\b/i;

/** "What temperature is a fever in a baby?" asks for a figure and tells of nobody. */
const FIGURE_ASKED = /^(?:what|which|when|how (?:high|hot|much))\b[^?]{0,60}\b(?:temps?|temperatures?|fever)\b/i;
const OF_SOMEBODY = /\b(?:my|our|he|she|him|his|her|i|we|has|had|have|got|now|today|tonight|\d{2}(?:\.\d)?|10\d)\b/i;
export const asksFigure = (read: string): boolean => read.length < 90 && FIGURE_ASKED.test(read) && !OF_SOMEBODY.test(read);
