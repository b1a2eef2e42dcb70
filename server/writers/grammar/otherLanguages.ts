/** Checks a text in a language that has a dictionary here, with nothing more: spelling, spaces, doubled words, marks. */
import { inCaseOf, type Finding } from './finding.ts';
import { dictionary, type Dictionary } from './hunspell.ts';
import { nameOf, type OtherLanguage } from './languages.ts';
import { protectedPlaces } from './protect.ts';
import { plain } from './plain.ts';
import { phrase, phrases, type Phrase } from './rules/phrase.ts';
import { SPACES } from './rules/punctuation.ts';
import { byNearness, distance, type Candidate } from './spelling.ts';

interface Habits {
  /** Small words that stand before a word with an apostrophe: "l'", "dell'". */
  readonly elided: RegExp;
  /** What ends in a full stop and ends no sentence. */
  readonly abbreviations: RegExp;
  /** Slips that everyone makes, with what is meant: the dictionary's nearest word is another one. */
  readonly slips: string;
  /** Words that never occur twice in a row. */
  readonly single: string;
  /** No space stands before ; : ! ? either. */
  readonly closeMarks: boolean;
  /** Every noun has a capital, so a capital says nothing of names. */
  readonly nounsHaveCapitals: boolean;
}

const HABITS: Readonly<Record<OtherLanguage, Habits>> = {
  'es-ES': {
    elided: /^(?!)/,
    abbreviations: /^(?:sr|sra|dr|dra|ud|uds|etc|p|ej|pág|núm|av|aprox|vs|a|c|d|s|ee|uu)$/,
    slips: `hize hice, aora ahora, ke que, tambien también, aser hacer, haser hacer, aci así, haci así, haiga haya, nadien nadie, dijistes dijiste, entonses entonces, porfavor por favor, talvez tal vez, osea o sea, enserio en serio, sinembargo sin embargo, agusto a gusto, conciente consciente, atravez a través, travez través, haver haber, vallamos vayamos, iso hizo`,
    single: 'de la el en y los las un una unos unas con por para del al su mi tu se es fue son está muy pero como más',
    closeMarks: true,
    nounsHaveCapitals: false,
  },
  'fr-FR': {
    elided: /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu)'/i,
    abbreviations: /^(?:m|mm|mme|mlle|dr|etc|p|av|env|cf|ex|art|vol|n|st|ste)$/,
    slips: `malgrés malgré, malgres malgré, parmis parmi, quatres quatre, biensur bien sûr, biensûr bien sûr, aujourdhui aujourd'hui, parceque parce que, domage dommage, plague plage, apparament apparemment, évidament évidemment, acceuil accueil, ceuillir cueillir, dévelopement développement, enmener emmener, occurence occurrence, interressant intéressant, inteligent intelligent`,
    single:
      'de la le les des du et un une dans pour avec est sur par que qui au aux en ce cette son sa ses mais je il elle on ne pas',
    closeMarks: false,
    nounsHaveCapitals: false,
  },
  'de-DE': {
    elided: /^(?!)/,
    abbreviations: /^(?:z|b|d|h|u|a|bzw|usw|etc|ca|dr|prof|hr|fr|nr|str|s|vgl|inkl|evtl|ggf|mind|max|tel|st|mio|mrd)$/,
    slips: `Strasse Straße, warscheinlich wahrscheinlich, Standart Standard, seperat separat, vorraus voraus, garnicht gar nicht, garnichts gar nichts, zumindestens zumindest, nähmlich nämlich, ausversehen aus Versehen, Gallerie Galerie, Addresse Adresse, agressiv aggressiv, Reperatur Reparatur, Rythmus Rhythmus, gehn gehen, sehn sehen, heisst heißt, gross groß, weiss weiß, ausserdem außerdem, draussen draußen, wiederspiegeln widerspiegeln, entgültig endgültig, Vorraussetzung Voraussetzung, vorraussichtlich voraussichtlich, intressant interessant, morgends morgens, desweiteren des Weiteren, vieleicht vielleicht, villeicht vielleicht, nich nicht, währe wäre, kafee Kaffee, kaffe Kaffee`,
    single:
      'und ist ein eine einen einem einer mit auf nicht von für im in den dem des wir ich er es war sind hat haben auch aber oder wie bei',
    closeMarks: true,
    nounsHaveCapitals: true,
  },
  'it-IT': {
    elided:
      /^(?:l|un|d|c|m|t|s|v|n|gl|dell|nell|sull|all|dall|coll|quell|quest|bell|sant|cos|dov|com|tutt|anch|quand|senz|mezz|nient|buon|grand)'/i,
    abbreviations: /^(?:sig|sigg|dott|prof|ing|avv|ecc|es|pag|n|tel|sn|p|vs|ca)$/,
    slips: `qual'è qual è, perchè perché, poichè poiché, benchè benché, finchè finché, affinchè affinché, pò po', un'altro un altro, d'avvero davvero, propio proprio, coscenza coscienza, conoscienza conoscenza, scenziato scienziato, eccezzionale eccezionale, sopratutto soprattutto, aereoporto aeroporto, metereologia meteorologia, daccordo d'accordo, avvolte a volte, cuscienza coscienza, beneficienza beneficenza`,
    single:
      'di il lo la i gli le un una in con per del della dei delle al alla e è sono ha ho che si non ma anche più molto su da dal dalla',
    closeMarks: true,
    nounsHaveCapitals: false,
  },
};

const slipsOf = (language: OtherLanguage): ReadonlyMap<string, string> =>
  new Map(
    HABITS[language].slips.split(', ').map((row) => {
      const [slip = '', ...meant] = row.split(' ');
      return [slip, meant.join(' ')];
    }),
  );

const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;
/** Spanish pronouns that hang on a verb: "cómpramelo". */
const HANGING = /^(.{3,}?)((?:me|te|se|nos|os)?(?:lo|la|los|las|le|les)|me|te|se|nos|os)$/;
const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC');

const isKnown = (word: string, language: OtherLanguage, { has }: Dictionary): boolean => {
  if (has(word) || has(word.toLowerCase())) return true;
  const { elided } = HABITS[language];
  const rest = word.replace(elided, '');
  if (rest !== word) return rest === '' || isKnown(rest, language, { has, near: () => [] });
  if (word.includes('-')) return word.split('-').every((part) => part === '' || isKnown(part, language, { has, near: () => [] }));
  // Words in capitals often lose their accents, and a name's genitive is no word of a dictionary.
  if (word === word.toUpperCase()) return has(word[0] + word.slice(1).toLowerCase());
  if (language === 'es-ES') {
    const verb = HANGING.exec(word.toLowerCase())?.[1];
    return (
      verb !== undefined &&
      [verb, withoutAccents(verb), `${withoutAccents(verb)}d`, `${withoutAccents(verb)}s`].some((form) => has(form))
    );
  }
  return false;
};

interface Place {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const MOST_CANDIDATES_SOUGHT = 40;
/** No word, but a key held down. German compounds may be long. */
const LONGEST_WORD = 60;

/** Where a sentence begins, as far as marks tell. */
const opensSentence = (text: string, start: number): boolean =>
  /(?:^|[.!?…:]["'»”)]*\s+|\n\s*)["'«“¿¡(—–-]*\s*$/u.test(text.slice(Math.max(0, start - 40), start)) ||
  (start < 40 && text.slice(0, start).trim() === '');

const judge = (
  { word, start, end }: Place,
  text: string,
  language: OtherLanguage,
  near: readonly Candidate[],
  slip: string | undefined,
): Finding | undefined => {
  if (slip !== undefined) {
    const meant = inCaseOf(word, slip);
    return { type: 'spelling', start, end, message: `It is written “${meant}”.`, replacements: [meant], safe: true, weight: 2 };
  }
  const isCapital = /^\p{Lu}/u.test(word) && word !== word.toUpperCase();
  const opens = opensSentence(text, start);
  const { nounsHaveCapitals } = HABITS[language];
  const ranked = byNearness(word, near);
  const [best] = ranked.words;
  // A capital within a sentence is a name's.
  if (isCapital && !opens && !nounsHaveCapitals) return undefined;
  const isNear = best !== undefined && distance(word, best) <= 1;
  if (isCapital && !isNear) return undefined;
  const isSure = !isCapital || distance(word, best ?? '') <= (word.length > 6 ? 0.9 : 0.2);
  return {
    type: 'spelling',
    start,
    end,
    message:
      best === undefined
        ? `“${word}” is not in the ${nameOf(language)} dictionary.`
        : `“${word}” looks misspelt: “${inCaseOf(word, best)}”?`,
    replacements: ranked.words.map((candidate) => inCaseOf(word, candidate)),
    safe: ranked.isClear && isSure,
    weight: 2,
  };
};

const spellingOf = (text: string, unknown: readonly Place[], language: OtherLanguage, { near }: Dictionary): Finding[] => {
  const slips = slipsOf(language);
  const sought = new Map<string, readonly Candidate[]>();
  return unknown.flatMap((place) => {
    const { word } = place;
    const capital = /^\p{Lu}/u.test(word);
    const asked = capital && !HABITS[language].nounsHaveCapitals ? word.toLowerCase() : word;
    // Looking for the nearest words takes long: a text full of slips gets its later ones marked only.
    if (!sought.has(asked)) sought.set(asked, sought.size < MOST_CANDIDATES_SOUGHT ? near(asked) : []);
    const finding = judge(place, text, language, sought.get(asked)!, slips.get(word) ?? slips.get(word.toLowerCase()));
    return finding ? [finding] : [];
  });
};

const mark = (find: RegExp, to: string, message: string): Phrase => phrase(find, to, message, { type: 'punctuation' });
const CLOSE_MARKS = mark(/(?<=[\p{L}\p{N})"'”»]) +([;:!?])(?=\s|$)/gu, '$1', 'No space stands before this mark.');

/** The punctuation rules of a language: those of all, sentences with capitals, and the opening marks of Spanish. */
const marksOf = (language: OtherLanguage): readonly Phrase[] => {
  const { single, closeMarks } = HABITS[language];
  const doubled = phrase(
    new RegExp(`(?<![\\p{L}\\p{M}'-])(${single.replaceAll(' ', '|')}) +\\1(?![\\p{L}\\p{M}'-])`, 'giu'),
    '$1',
    'This word stands twice.',
  );
  return [...SPACES, doubled, ...(closeMarks ? [CLOSE_MARKS] : [])];
};

const capitals = (text: string, language: OtherLanguage): Finding[] =>
  [...text.matchAll(/(?<!\p{L})(\p{L}+)([.!?])\s+(\p{Ll}[\p{L}\p{M}]*)/gu)].flatMap((match) => {
    const [whole, before = '', mark_, word = ''] = match;
    if (mark_ === '.' && (HABITS[language].abbreviations.test(before.toLowerCase()) || before.length < 3)) return [];
    const end = match.index + whole.length;
    return [
      {
        type: 'punctuation',
        start: end - word.length,
        end,
        message: 'A sentence begins with a capital letter.',
        replacements: [word[0]!.toUpperCase() + word.slice(1)],
        safe: true,
        weight: 1,
      } satisfies Finding,
    ];
  });

/** "Cómo estás?" lacks the mark that opens it. Where the question begins only the writer knows. */
const openingMarks = (text: string): Finding[] =>
  [...text.matchAll(/(?<=^|[.!?…]\s|\n)([^.!?¿¡…\n]{2,200})([!?])/gu)].flatMap((match) => {
    const word = /^[\s"«“—–-]*([\p{L}\p{M}]+)/u.exec(match[1]!);
    if (!word) return [];
    const start = match.index + word[0].length - word[1]!.length;
    const open = match[2] === '?' ? '¿' : '¡';
    return [
      {
        type: 'punctuation',
        start,
        end: start + word[1]!.length,
        message: `Spanish opens this sentence with “${open}”.`,
        replacements: [open + word[1]!],
        safe: false,
        weight: 1,
      } satisfies Finding,
    ];
  });

/**
 * Everything found, not yet settled.
 * @throws CannotServe where the dictionary of the language is not installed.
 */
export const checkOther = async (
  original: string,
  language: OtherLanguage,
): Promise<{ findings: readonly Finding[]; isForeign: boolean }> => {
  const book = await dictionary(language);
  const text = plain(original);
  const isProtected = protectedPlaces(text);
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const slips = slipsOf(language);
  const unknown = words.filter(
    ({ word, start, end }) =>
      word.length > 1 &&
      word.length <= LONGEST_WORD &&
      !/[^\p{Script=Latin}\p{M}'-]/u.test(word) &&
      !/^\p{Lu}{2,5}$/u.test(word) &&
      !isProtected(start, end) &&
      !/\d/.test(text[start - 1] ?? '') &&
      !/\d/.test(text[end] ?? '') &&
      (slips.has(word.toLowerCase()) || !isKnown(word, language, book)),
  );
  const isForeign = words.length > 5 && unknown.length > words.length / 2;
  const sentences: Finding[] = [
    ...phrases(marksOf(language), 1)({ text, sentences: [], isProtected }),
    ...capitals(text, language),
    ...(language === 'es-ES' ? openingMarks(text) : []),
  ];
  const spelling = isForeign ? [] : spellingOf(text, unknown, language, book);
  return { findings: [...spelling, ...sentences].filter(({ start, end }) => !isProtected(start, end)), isForeign };
};
