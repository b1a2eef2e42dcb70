/** Turns what a visitor says of somebody into what may be said to them: "she's late every Saturday" is "you're late every Saturday". */

/** Nothing for the ears of the one it is said of. */
const UNSAID =
  /\b(?:divorce\w*|affair|died|death|drink\w*|drunk|depress\w*|ill|sick|pregnan\w*|husband|wife|boyfriend|girlfriend|brilliant|lovely|lazy|useless|always|never|terrible|awful|smell\w*|hygiene|rude|nasty|stupid|idiot|horrible|mad|angry|hates?|thinks?|says?|said|is a|are a|fat|ugly|dirty|filthy|stingy|boring|scream\w*|shriek\w*)\b/i;
const CLAUSES = /[,;:]\s+|\s[-–—]\s|\s(?=(?:but|and|so|though|although|yet)\b)/;
const OPENS = /^(?:(?:but|and|so|though|although|yet|lately|now|recently)\s+)+/i;
const PARTICIPLE = /^(?:been|had|got|become|left|started|begun|gone|come|turned|missed|done|made|\w+ed)\b/i;
const ADVERB =
  /^(?:also|always|never|constantly|just|still|often|usually|sometimes|nearly|almost|now|mostly|really|constantly|regularly|then)$/i;
const OF_YOU: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  goes: 'go',
};
export const base = (verb: string): string =>
  OF_YOU[verb] ??
  (/(?:ch|sh|ss|x|zz)es$/.test(verb) ? verb.slice(0, -2) : /[^s]s$/.test(verb) ? verb.replace(/ies$/, 'ys').slice(0, -1) : verb);
/** What may follow "her" where it is no possessive. */
const AFTER_OBJECT = /^(?:and|but|to|for|at|in|on|a|an|the|about|so|because|when|if|that|this|with|as|by)$/i;
/** In words. */
const LONGEST = 16;

/** Who is spoken of; "they" is never told apart from others. */
export type Sex = 'she' | 'he' | 'they';
const SUBJECTS: Record<Sex, RegExp> = { she: /^she(?:'\w+)?$/i, he: /^he(?:'\w+)?$/i, they: /^they(?:'\w+)?$/i };
const OBJECTS: Record<Sex, Readonly<Record<string, string>>> = {
  she: { him: 'him', herself: 'yourself', hers: 'yours' },
  he: { him: 'you', his: 'your', himself: 'yourself' },
  they: { them: 'you', its: 'your', their: 'your', themselves: 'yourselves' },
};
const OTHERS: Record<Sex, RegExp> = {
  she: /\b(?:he|him|his|himself|they|them|their)\b/i,
  he: /\b(?:she|her|hers|herself|they|them|their)\b/i,
  they: /\b(?:she|her|hers|he|him|his)\b/i,
};

const addressed = (clause: string, sex: Sex): string | undefined => {
  const words = clause.replace(/(?<![.?!])[.?!]+$/, '').split(' ');
  const subject = words.findIndex((word) => SUBJECTS[sex].test(word));
  // What stands before must belong to it: "since her bus changed she's late".
  if (subject > 0 && !/^(?:since|when|whenever|if|because|every|on|last|this)$/i.test(words[0]!)) return undefined;
  if (subject === -1 || words.length > LONGEST || OTHERS[sex].test(clause)) return undefined;
  const said = words.map((word, at) => {
    const plain = word.toLowerCase();
    const next = words[at + 1] ?? '';
    if (/^s?he's$/.test(plain)) return PARTICIPLE.test(next) ? "you've" : "you're";
    if (SUBJECTS[sex].test(plain)) return plain.replace(/^(?:s?he|they)/, 'you');
    if (sex === 'she' && plain === 'her') return next === '' || AFTER_OBJECT.test(next) ? 'you' : 'your';
    return OBJECTS[sex][plain] ?? word;
  });
  // A verb follows at once or after an adverb.
  for (const [at, word] of words.entries()) {
    if (!SUBJECTS[sex].test(word) || word.includes("'")) continue;
    const verb = ADVERB.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    if (said[verb] === undefined) return undefined;
    said[verb] = base(said[verb]!);
  }
  return said.join(' ');
};

/** The part of a text that has what is looked for, said to the one it is about; undefined unless it can be turned surely. */
export const saidToThem = (typed: string, sex: Sex, trouble: RegExp): string | undefined => {
  for (const sentence of typed.split(/(?<=[.!?])\s+/)) {
    if (sentence.endsWith('?')) continue;
    for (const clause of sentence.split(CLAUSES)) {
      const bare = clause.replace(OPENS, '').trim();
      if (!trouble.test(bare.toLowerCase().replaceAll("'", '')) || UNSAID.test(bare)) continue;
      const said = addressed(bare, sex);
      if (said !== undefined) return said;
    }
  }
  return undefined;
};

const NEXT =
  /(?<=[^,;:]{6})(?:[,;:]| [-–—] | and (?!\w+ed\b|took\b|left\b|brought\b|went\b|lost\b)| but | so | because | since (?:my|she|he|they)| which | when | whenever | while | even ).*$/;
/** What happened once says little of them, unless it was done to the visitor. */
const PAST =
  /^(?:(?:has|have) (?:an?|the|some|no|two|three)\b|\w+ed|took|went|came|made|gave|broke|left|sold|got|had|lost|offered)\b/i;
const OF_ME =
  /^(?:borrowed|took|broke|left|told|posted|gave|lost|used|booked|cancelled|canceled|put|damaged|scratched|shared|started|sold)\b.*\b(?:my|me|our|us)\b/i;
/** What somebody does, said to them: "keeps buying my kids toys" is "you keep buying my kids toys". */
export const doneBy = (does: string, sex: Sex): string | undefined => {
  const clause = does
    .replace(/(?<![.?!])[.!?]+$/, '')
    .replace(NEXT, '')
    .replace(/^((?:is |are )?)(?:always|constantly) /i, '$1');
  if (UNSAID.test(clause) || clause.split(' ').length < 2 || (PAST.test(clause) && !OF_ME.test(clause))) return undefined;
  return addressed(`${sex} ${clause}`, sex);
};
