/** Judges how easily a new word can be pronounced, by the rules of English spelling. */
const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const ONSETS = set(
  `b bl br c ch cl cr d dr dw f fl fr g gl gr h j k kl kn kr l m n p ph pl pr q r s sc scr sh shr sk sl sm sn sp spl spr sq st str sw t
  th thr tr tw v w wh wr y z`,
);
const CODAS = set(
  `b c ch ck ct d f ff ft g k l lb lc ld lf lk ll lm lp ls lt lv m mb mp n nc nch nd ng nk ns nt nx p pt r rb rc rch rd rf rg rk rl rm rn
  rp rs rsh rst rt rth rv s sh sk sp ss st t tch th tt v w wl wn x xt y z zz`,
);
const VOWELS = set(
  'a e i o u y aa ai au ay ea ee ei eo eu ey ia ie io iu oa oe oi oo ou oy ua ue ui uo ya ye yo aya eya oya iya eau iou uay',
);

/** Runs of vowels and consonants in turn. "Qu" is a consonant; so is y at the start and between vowels. */
const runsOf = (word: string): readonly string[] => word.replace(/qu/g, 'q').match(/^y(?=[aeiou])|[aeiouy]+|[^aeiouy]+/g) ?? [];

const isVowelRun = (run: string, at: number): boolean => /[aeiouy]/.test(run) && !(at === 0 && run === 'y');

/** Consonants between vowels must split into a possible ending and a possible beginning. */
const canStandWithin = (run: string): boolean => {
  if (ONSETS.has(run) || CODAS.has(run)) return true;
  for (let cut = 1; cut < run.length; cut++) if (CODAS.has(run.slice(0, cut)) && ONSETS.has(run.slice(cut))) return true;
  return /^(.)\1$/.test(run);
};

/** Whether an English speaker can pronounce a lower-case word at sight. */
export const isSayable = (word: string): boolean => {
  const runs = runsOf(word);
  return (
    !/[^a-z]|(.)\1\1|^(.)\2/.test(word) &&
    runs.some(isVowelRun) &&
    runs.every((run, at) => {
      if (isVowelRun(run, at)) return VOWELS.has(run);
      if (at === 0) return ONSETS.has(run);
      return at === runs.length - 1 ? CODAS.has(run) : canStandWithin(run);
    })
  );
};

/** About how many syllables; a final e after a consonant is silent, but in "-le". */
export const syllablesOf = (word: string): number => {
  const spoken = word.replace(/([^aeiouyl])e$|([aeiouy][^aeiouy]*l)e$/, '$1$2');
  return Math.max(1, runsOf(spoken).filter(isVowelRun).length);
};

/** From 0 to 1: how evenly vowels and consonants change places. */
export const flow = (word: string): number => {
  const runs = runsOf(word);
  return runs.length / Math.max(word.length, 1);
};

/** The part up to its first vowels, or its second, with as many consonants as can end a word. */
const cutAfter = (word: string, vowels: 1 | 2): string => {
  const pattern = vowels === 1 ? /^[^aeiouy]*[aeiouy]+/ : /^[^aeiouy]*[aeiouy]+[^aeiouy]+[aeiouy]+/;
  const start = pattern.exec(word)?.[0] ?? word;
  const after = /^[^aeiouy]{0,3}/.exec(word.slice(start.length))![0];
  for (let length = after.length; length > 0; length--)
    if (CODAS.has(after.slice(0, length))) return start + after.slice(0, length);
  return start;
};

/** The part of a word that still suggests it: "lant" for "lantern", but all of "ledger", since "led" is another word. */
export const rootOf = (word: string): string => {
  const short = cutAfter(word, 1);
  return short.length >= 3 && short.length / word.length > 0.5 ? short : cutAfter(word, 2);
};

/** In plain small letters: "Bäckerei" as "backerei". */
export const plain = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
