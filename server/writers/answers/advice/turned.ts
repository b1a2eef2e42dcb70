/** Turns what a visitor says of somebody into what may be said to them: "she's late every Saturday" is "you're late every Saturday". */

/** Nothing for the ears of the one it is said of. */
const UNSAID =
  /\b(?:divorce\w*|affair|died|death|drink\w*|drunk|depress\w*|ill|sick|pregnan\w*|husband|wife|boyfriend|girlfriend|brilliant|lovely|lazy|useless|always|never|terrible|awful|smell\w*|hygiene)\b/i;
const CLAUSES = /[,;:]\s+|\s[-–—]\s|\s(?=(?:but|and|so|though|although|yet)\b)/;
const OPENS = /^(?:(?:but|and|so|though|although|yet|lately|now|recently)\s+)+/i;
const PARTICIPLE = /^(?:been|had|got|become|left|started|begun|gone|come|turned|missed|done|made|\w+ed)\b/i;
const ADVERB = /^(?:also|just|still|often|usually|sometimes|nearly|almost|now|mostly|really|constantly|regularly|then)$/i;
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
const base = (verb: string): string =>
  OF_YOU[verb] ??
  (/(?:ch|sh|ss|x|zz)es$/.test(verb) ? verb.slice(0, -2) : /[^s]s$/.test(verb) ? verb.replace(/ies$/, 'ys').slice(0, -1) : verb);
/** What may follow "her" where it is no possessive. */
const AFTER_OBJECT = /^(?:and|but|to|for|at|in|on|a|an|the|about|so|because|when|if|that|this|with|as|by)$/i;
/** In words. */
const LONGEST = 16;

const addressed = (clause: string): string | undefined => {
  const words = clause.split(' ');
  const subject = words.findIndex((word) => /^(?:s?he|they)(?:'\w+)?$/i.test(word));
  if (subject === -1 || words.length > LONGEST) return undefined;
  const said = words.map((word, at) => {
    const plain = word.toLowerCase();
    const next = words[at + 1] ?? '';
    if (/^s?he's$/.test(plain)) return PARTICIPLE.test(next) ? "you've" : "you're";
    if (/^(?:s?he|they)'/.test(plain)) return plain.replace(/^(?:s?he|they)/, 'you');
    if (/^(?:s?he|they)$/.test(plain)) return 'you';
    if (plain === 'his') return 'your';
    if (plain === 'her') return next === '' || AFTER_OBJECT.test(next) ? 'you' : 'your';
    if (plain === 'him' || plain === 'them') return 'you';
    if (/^(?:him|her)self$/.test(plain)) return 'yourself';
    return word;
  });
  // The verb follows at once or after one adverb.
  if (/^(?:s?he|they)$/i.test(words[subject]!)) {
    const verb = ADVERB.test(words[subject + 1] ?? '') ? subject + 2 : subject + 1;
    if (said[verb] === undefined) return undefined;
    said[verb] = base(said[verb]!);
  }
  return said.join(' ').replace(/[.?!]+$/, '');
};

/** The part of a text that has what is looked for, said to the one it is about; undefined unless it can be turned surely. */
export const saidToThem = (typed: string, trouble: RegExp): string | undefined => {
  for (const sentence of typed.split(/(?<=[.!?])\s+/)) {
    if (sentence.endsWith('?')) continue;
    for (const clause of sentence.split(CLAUSES)) {
      const bare = clause.replace(OPENS, '').trim();
      if (!trouble.test(bare.toLowerCase().replaceAll("'", '')) || UNSAID.test(bare)) continue;
      const said = addressed(bare);
      if (said !== undefined) return said;
    }
  }
  return undefined;
};
