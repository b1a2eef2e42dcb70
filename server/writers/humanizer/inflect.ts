/** The forms of the verbs that the phrase tables take out and put in. */

interface VerbForms {
  readonly base: string;
  readonly s: string;
  readonly ing: string;
  readonly past: string;
  readonly participle: string;
}

/** Past and participle of the verbs that have forms of their own. */
const IRREGULAR: Readonly<Record<string, readonly [past: string, participle: string]>> = Object.fromEntries(
  `be was been, begin began begun, bring brought brought, build built built, buy bought bought, come came come, cut cut cut,
  deal dealt dealt, do did done, draw drew drawn, fall fell fallen, find found found, get got got, give gave given, go went gone,
  grow grew grown, have had had, hold held held, keep kept kept, lead led led, leave left left, let let let, make made made, meet met met, pay paid paid,
  put put put, read read read, run ran run, say said said, see saw seen, set set set, show showed shown, speak spoke spoken,
  speed sped sped, spend spent spent, take took taken, think thought thought, win won won, write wrote written`
    .split(/,\s*/)
    .map((row) => row.trim().split(' '))
    .map(([base = '', past = '', participle = '']) => [base, [past, participle]]),
);
/** Verbs of one beat, or with a stressed end, double their last letter. */
const DOUBLING = /^(?:[^aeiou]*[aeiou][bdgmnprt]|permit|admit|commit|refer|prefer|occur)$/;

const regular = (word: string): VerbForms => {
  const stem = DOUBLING.test(word) ? word + word.at(-1) : word;
  const consonantY = /[^aeiou]y$/.test(word);
  const s =
    word === 'have'
      ? 'has'
      : word === 'be'
        ? 'is'
        : consonantY
          ? `${word.slice(0, -1)}ies`
          : /(?:s|x|z|ch|sh|o)$/.test(word)
            ? `${word}es`
            : `${word}s`;
  const ing = word === 'be' ? 'being' : /[^eoy]e$/.test(word) ? `${word.slice(0, -1)}ing` : `${stem}ing`;
  const past = word.endsWith('e') ? `${word}d` : consonantY ? `${word.slice(0, -1)}ied` : `${stem}ed`;
  const [irregularPast = past, participle = past] = IRREGULAR[word] ?? [];
  return { base: word, s, ing, past: irregularPast, participle };
};

/** Forms of a verb, or of a phrase that begins with one ("look into"). */
export const formsOf = (phrase: string): VerbForms => {
  const [verb = '', ...rest] = phrase.split(' ');
  const whole = (form: string): string => [form, ...rest].join(' ');
  const { base, s, ing, past, participle } = regular(verb);
  return { base: whole(base), s: whole(s), ing: whole(ing), past: whole(past), participle: whole(participle) };
};
