/** Answers about words, from WordNet: exact lemmas only, in the senses that the question can mean. */
import { cuss } from 'cuss';
import { asSentence, capitalise, listed, withArticle } from '../../english/prose.ts';
import { baseForms, kindsOf, partsOfSpeech, sensesOf, type PartOfSpeech, type Sense } from '../../lexicon/wordnet.ts';
import type { Random } from '../../random.ts';
import type { Answer, Category, Source } from './answer.ts';
import { dictionaryQuestion, isTerm, type MeaningForm } from './dictionary-questions.ts';
import { NEWER_SENSES, modernTerm, type ModernTerm } from './modern-terms.ts';
import { preferred } from './subjects.ts';

const SOURCE = 'Known from WordNet 3.1, Princeton University’s dictionary of English.';
const CAUTION = 'The dictionary was finished in 2011, so newer senses are missing.';

export const isClean = (text: string): boolean =>
  !(text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => Object.hasOwn(cuss, word) && cuss[word]! >= 2);

export interface Looked {
  /** As it is listed: small letters, or the name's own spelling. */
  readonly lemma: string;
  readonly senses: readonly Sense[];
  /** True where the word typed was a plural or another form of the lemma. */
  readonly isForm: boolean;
}

/** The word itself, or the one base form it has; a word listed by itself keeps its own senses. */
export const lookUp = (typed: string): Looked | undefined => {
  const term = typed.toLowerCase().replace(/[’]/g, "'").trim();
  const own = sensesOf(term);
  if (own.length > 0) return { lemma: own[0]!.lemma, senses: own, isForm: false };
  const bases = term.includes(' ') ? [...baseForms(term), ...lastWordSingular(term)] : baseForms(term);
  const base = bases[0];
  return base === undefined ? undefined : { lemma: base, senses: sensesOf(base), isForm: true };
};
const lastWordSingular = (phrase: string): string[] => {
  const [last] = phrase.split(' ').slice(-1);
  return baseForms(last!)
    .map((base) => `${phrase.slice(0, -last!.length)}${base}`)
    .filter((whole) => partsOfSpeech(whole).size > 0);
};

/** The parts of speech by how often they are met, the most frequent first; each keeps its order within. */
const byFrequency = (senses: readonly Sense[]): Sense[] => {
  const weight = new Map<PartOfSpeech, number>();
  for (const { partOfSpeech, uses } of senses) weight.set(partOfSpeech, (weight.get(partOfSpeech) ?? 0) + uses);
  return [...senses].sort((left, right) => weight.get(right.partOfSpeech)! - weight.get(left.partOfSpeech)!);
};

const isPerson = ({ isInstance, field, partOfSpeech }: Sense): boolean =>
  partOfSpeech === 'noun' && isInstance && field === 'person';
const LIVED = /\((?:born )?(?:c\. |circa |about )?(\d{3,4})[-–](\d{3,4})\)/;
const isPlace = ({ isInstance, field }: Sense): boolean => isInstance && /^(?:location|object|artifact)$/.test(field);

/** Things of which there is one, or which "the" names as a kind: asked for with "the" without meaning any in particular. */
const KNOWN_WITH_THE = new Set(
  (
    'sun moon earth universe internet web atmosphere equator milky way solar system big bang renaissance enlightenment reformation bible koran torah ozone layer food chain water cycle ' +
    'greenhouse effect stock exchange euro black death cold war enlightenment industrial revolution stock market supply chain middle ages stone age bronze age iron age ice age ' +
    'human body nervous system immune system scientific method golden ratio periodic table golden rule placebo effect pythagorean theorem subconscious ego id superego'
  ).split(' '),
);

/** The senses that this way of asking can mean; none where it cannot be a question about the word. */
const askedFor = (senses: readonly Sense[], form: MeaningForm, term: string): Sense[] => {
  if (form === 'of the word') return byFrequency(senses);
  const nouns = senses.filter(({ partOfSpeech }) => partOfSpeech === 'noun');
  if (form === 'a person') return nouns.filter((sense) => isPerson(sense) && LIVED.test(sense.definition));
  if (form === 'a place') return nouns.filter(isPlace);
  // A living person's entry is out of date; "a thing" and "bare nouns" can be anything else.
  const things = nouns.filter((sense) => !isPerson(sense) || LIVED.test(sense.definition));
  if (form !== 'the thing') return things;
  const [first] = things;
  return first && (term.includes(' ') || first.isInstance || first.field === 'body' || KNOWN_WITH_THE.has(term)) ? things : [];
};

const DETERMINER = /^(?:an?|the|any|one|some|someone|something|anyone|anything|all|each|every|either|those|people) /i;
const LABEL = /^\(([^()]{2,40})\) +/;
const STYLE = new Set([
  'informal',
  'formal',
  'slang',
  'archaic',
  'dated',
  'old-fashioned',
  'figurative',
  'trademark',
  'rare',
  'obsolete',
  'colloquial',
  'nonstandard',
  'literary',
  'ethnic slur',
  'plural',
  'often plural',
  'usually plural',
]);

/** Takes a leading "(law)" or "(informal)" off the definition. */
const parts = (sense: Sense): { subject?: string; style?: string; definition: string } => {
  const found = LABEL.exec(sense.definition);
  if (!found) return { definition: sense.definition };
  const label = found[1]!;
  const definition = sense.definition.slice(found[0].length);
  if (STYLE.has(label)) return { style: label, definition };
  return /^[a-z][a-z ,-]+$/i.test(label) &&
    !/^(?:of|in|used|with|when|usually|often|especially|as|to)\b/.test(label) &&
    !label.includes(',')
    ? { subject: label, definition }
    : { definition: sense.definition };
};

const NOUNISH: Record<PartOfSpeech, string> = { noun: 'noun', verb: 'verb', adjective: 'adjective', adverb: 'adverb' };

/** "In law, estoppel is a rule of evidence …": one sentence for one sense, in the words of the question's form. */
const defined = (sense: Sense, lemma: string, form: MeaningForm, simple: boolean): string => {
  const { subject, style, definition } = parts(sense);
  const short = simple
    ? definition
        .replace(/ \([^()]*\)/g, '')
        .split(/;/)[0]!
        .trim()
    : definition;
  const opening = subject ? `In ${subject}, ` : style === 'informal' || style === 'slang' ? 'Informally, ' : '';
  const named = sense.partOfSpeech === 'noun' && (form === 'a thing' || form === 'the thing' || form === 'a bare noun');
  if (sense.isInstance) return asSentence(`${sense.lemma}: ${short}`);
  if (named && DETERMINER.test(short)) {
    const subjectWords = form === 'a thing' ? withArticle(lemma) : form === 'the thing' ? `the ${lemma}` : lemma;
    const sentence = `${opening}${subjectWords} is ${short}`;
    return asSentence(sentence);
  }
  if (named)
    return asSentence(
      `${opening}${form === 'a thing' ? withArticle(lemma) : form === 'the thing' ? `the ${lemma}` : lemma} means ${short}`,
    );
  if (sense.partOfSpeech === 'verb') {
    const first = /^[a-z]+/.exec(short)?.[0] ?? '';
    const infinitive = first !== '' && partsOfSpeech(first).has('verb') && !/(?:ing|ed)$/.test(first);
    return asSentence(`${opening}${opening ? 'to' : 'To'} ${lemma} means ${infinitive ? 'to ' : ''}${short}`);
  }
  return asSentence(`${opening}“${lemma}” means ${short}`);
};

const usesWord = (example: string, lemma: string): boolean => {
  const stem = lemma.toLowerCase().replace(/(?:e|y)$/, '');
  return new RegExp(`(?:^|[^\\p{L}])${stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu').test(example);
};
const examplesOf = (sense: Sense, lemma: string): string[] =>
  sense.examples.filter((example) => usesWord(example, lemma) && isClean(example) && !/[`_]/.test(example));
const synonymsOf = (senses: readonly Sense[], lemma: string): string[] =>
  [...new Set(senses.flatMap(({ synonyms }) => synonyms))].filter(
    (word) => word.toLowerCase() !== lemma.toLowerCase() && isClean(word),
  );

const another = (sense: Sense): string => {
  const { subject, style, definition } = parts(sense);
  const where = subject ? ` in ${subject}` : style ? `, ${style}` : '';
  return `(${NOUNISH[sense.partOfSpeech]}${where.startsWith(',') ? where : where}) ${definition}`;
};

const quoted = (words: string): string => `“${words}”`;

const meaning = (looked: Looked, form: MeaningForm, typed: string, category: Category, random: Random): Answer | undefined => {
  const wanted = askedFor(looked.senses, form, typed);
  if (wanted.length === 0) return undefined;
  const { senses, chosen } = preferred(wanted, category);
  const [first, ...rest] = senses as [Sense, ...Sense[]];
  const lemma = first.lemma;
  const examples = random.shuffle(examplesOf(first, lemma));
  const synonyms = synonymsOf([first], lemma);
  const kinds = first === looked.senses[0] && first.partOfSpeech === 'noun' ? random.shuffle(kindsOf(lemma).filter(isClean)) : [];
  const newer = NEWER_SENSES.has(typed) || NEWER_SENSES.has(lemma.toLowerCase());
  const several = rest.length > 0;
  const example = examples[0] ? `In use: ${quoted(examples[0])}.` : undefined;
  const second = rest[0] ? `Another sense: ${another(rest[0])}.` : undefined;
  const broader =
    first.broader && !first.isInstance
      ? `It is a kind of ${first.broader}.`
      : first.broader
        ? `It is listed as an instance of ${first.broader}.`
        : undefined;
  const standard = [
    ...(looked.isForm ? [`${quoted(typed)} is a form of ${quoted(lemma)}.`] : []),
    ...(newer
      ? [
          'The dictionary behind this answer is older than some uses of the word; a product or a newer sense of that name is not in it.',
        ]
      : []),
    example ?? second ?? broader ?? `It is listed as ${withArticle(first.partOfSpeech)} with one sense.`,
  ];
  const detailed = [
    ...(synonyms.length > 0 ? [`Words of the same meaning: ${synonyms.slice(0, 5).join(', ')}.`] : []),
    ...(broader && !standard.includes(broader) ? [broader] : []),
    ...rest.slice(example ? 0 : 1, 3).map((sense) => `Another sense: ${another(sense)}.`),
  ];
  const comprehensive = [
    ...rest.slice(3, 8).map((sense) => `A further sense: ${another(sense)}.`),
    ...(examples[1] ? [`A second example: ${quoted(examples[1])}.`] : []),
    ...(first.antonyms.length > 0 ? [`The opposite is ${listed(first.antonyms.map(quoted), 'or')}.`] : []),
    ...(kinds.length > 0 ? [`Kinds of it include ${listed(kinds.slice(0, 4))}.`] : []),
    `In the dictionary it has ${wanted.length === 1 ? 'one sense' : `${wanted.length} senses`} ${form === 'of the word' ? 'in all' : 'as a noun'}.`,
  ];
  const spread = wanted.length === 1 ? 92 : wanted.length <= 3 ? 88 : wanted.length <= 8 ? 83 : 78;
  const lead = defined(first, lemma, form, false);
  return {
    confidence: newer ? 71 : spread - (looked.isForm ? 4 : 0) + (chosen ? 3 : 0) - (form === 'a place' ? 8 : 0),
    lead: newer ? `In its dictionary sense, ${lead[0]!.toLowerCase() + lead.slice(1)}` : lead,
    simpleLead: defined(first, lemma, form, true),
    more: [
      standard,
      detailed.length > 0
        ? detailed
        : [second && !standard.includes(second) ? second : 'No other word is listed with exactly the same meaning.'],
      comprehensive,
    ],
    asides: {
      basics: first.isInstance
        ? `${lemma} is a name, so it stands for one person, place or thing.`
        : POS_BASICS[first.partOfSpeech],
      exercise: first.isInstance
        ? `Say in one sentence of your own what ${lemma} is known for.`
        : `Write one sentence of your own with ${quoted(lemma)}.`,
      precise: `WordNet files this sense of ${quoted(lemma)} under ${first.partOfSpeech}, ${first.topic ?? first.field}${several ? `; ${rest.length} more ${rest.length === 1 ? 'sense is' : 'senses are'} listed` : ''}.`,
      source: SOURCE,
      caution: several ? `${CAUTION} The word has other senses, so check that this is the one you met.` : CAUTION,
    },
    topics: topicsFor(first, lemma, synonyms, kinds),
  };
};

const POS_BASICS: Record<PartOfSpeech, string> = {
  noun: 'It is a noun: a word for a thing, a person, a place or an idea.',
  verb: 'It is a verb: a word for something that is done or happens.',
  adjective: 'It is an adjective: a word that says what something is like.',
  adverb: 'It is an adverb: a word that says how, when or where something is done.',
};

const asked = (word: string): string => `What does “${word}” mean?`;
const topicsFor = (sense: Sense, lemma: string, synonyms: readonly string[], kinds: readonly string[]): string[] => [
  ...(sense.broader ? [`What is ${withArticle(sense.broader)}?`] : []),
  ...synonyms.slice(0, 2).map(asked),
  ...(synonyms.length > 0 ? [`Synonyms of ${lemma}`] : []),
  ...(sense.antonyms.length > 0 ? [`What is the opposite of ${lemma}?`] : []),
  ...kinds.slice(0, 2).map((kind) => `What is ${withArticle(kind)}?`),
  ...(kinds.length > 1 ? [`What kinds of ${lemma} are there?`] : []),
  ...(sense.topic ? [asked(sense.topic)] : []),
];

const modern = (term: ModernTerm, form: MeaningForm): Answer | undefined =>
  form === 'a person' || form === 'a place'
    ? undefined
    : {
        confidence: 88,
        lead: `${term.subject} ${term.verb} ${term.definition}.`,
        more: [[term.more[0]], [term.more[1]], [`The term is newer than most dictionaries, and its use is still settling.`]],
        asides: {
          basics: 'It is a term of today, made from older words or their first letters.',
          exercise: `Explain ${quoted(term.names[0]!)} to a friend in one sentence.`,
          precise: `Also called or written: ${term.names.join(', ')}.`,
          source: 'Written for this tool, from common knowledge.',
          caution: 'Terms of technology and business change quickly; check a recent source for details.',
        },
        topics: [
          'What is machine learning?',
          'What is an algorithm?',
          'What is a blockchain?',
          'What is phishing?',
          'What is a KPI?',
          'What is cloud computing?',
        ].filter((topic) => !term.names.some((name) => topic.toLowerCase().includes(name))),
      };

const wordList = (looked: Looked, ask: 'synonyms' | 'antonyms', category: Category): Answer | undefined => {
  const { senses } = preferred(byFrequency(looked.senses), category);
  const listOf = (sense: Sense): string[] =>
    ask === 'synonyms' ? synonymsOf([sense], looked.lemma) : sense.antonyms.filter(isClean);
  const filled = senses.filter((sense) => listOf(sense).length > 0);
  if (filled.length === 0) return undefined;
  const [first, ...rest] = filled as [Sense, ...Sense[]];
  const name = quoted(looked.lemma);
  const words = listOf(first).slice(0, 8).map(quoted);
  return {
    confidence: filled.length === 1 ? 88 : 82,
    lead:
      ask === 'synonyms'
        ? `Other words for ${name} ${words.length > 1 ? 'include' : 'are few; one is'} ${listed(words)}.`
        : `The opposite of ${name} is ${listed(words, 'or')}.`,
    more: [
      [`That holds for ${name} in this sense: ${another(first)}.`],
      rest.length > 0
        ? rest.slice(0, 2).map((sense) => `In another sense, ${another(sense)}: ${listOf(sense).slice(0, 5).join(', ')}.`)
        : ['No other sense of the word has any listed.'],
      [
        ...rest.slice(2, 6).map((sense) => `In a further sense, ${another(sense)}: ${listOf(sense).slice(0, 5).join(', ')}.`),
        `Few ${ask} can stand in every sentence, so read yours aloud with the new word.`,
      ],
    ],
    asides: {
      basics:
        ask === 'synonyms' ? 'Synonyms are words with nearly the same meaning.' : 'Antonyms are words with opposite meanings.',
      exercise: 'Put each of them into the same sentence and hear what changes.',
      precise: `WordNet files the sense under ${first.partOfSpeech}, ${first.topic ?? first.field}.`,
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [
      ...listOf(first).slice(0, 3).map(asked),
      asked(looked.lemma),
      `Synonyms of ${looked.lemma}`,
      `What is the opposite of ${looked.lemma}?`,
    ].filter((topic) => !(ask === 'synonyms' ? topic.startsWith('Synonyms') : topic.includes('opposite'))),
  };
};

const example = (looked: Looked, random: Random): Answer | undefined => {
  const shown = byFrequency(looked.senses)
    .map((sense) => ({ sense, said: random.shuffle(examplesOf(sense, looked.lemma)) }))
    .filter(({ said }) => said.length > 0);
  if (shown.length === 0) return undefined;
  const [first, ...rest] = shown as [(typeof shown)[number], ...typeof shown];
  return {
    confidence: 86,
    lead: `Here is ${quoted(looked.lemma)} in use: ${quoted(first.said[0]!)}.`,
    more: [
      [`There it is ${withArticle(first.sense.partOfSpeech)} and means ${parts(first.sense).definition}.`],
      [...first.said.slice(1, 3), ...rest.slice(0, 2).map(({ said }) => said[0]!)]
        .slice(0, 3)
        .map((said) => `Also: ${quoted(said)}.`),
      rest.slice(0, 4).map(({ sense }) => `Another sense: ${another(sense)}.`),
    ],
    asides: {
      basics: POS_BASICS[first.sense.partOfSpeech],
      exercise: 'Change the subject of the sentence and keep the rest.',
      precise: `WordNet gives examples for ${shown.length} of its ${looked.senses.length} senses.`,
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [
      asked(looked.lemma),
      `Synonyms of ${looked.lemma}`,
      `What is the opposite of ${looked.lemma}?`,
      ...synonymsOf([first.sense], looked.lemma).slice(0, 3).map(asked),
    ],
  };
};

const kinds = (looked: Looked, random: Random): Answer | undefined => {
  const found = kindsOf(looked.lemma).filter(isClean);
  if (found.length < 2) return undefined;
  const mixed = random.shuffle(found);
  const shown = mixed.slice(0, 6);
  return {
    confidence: 82,
    lead: `Kinds of ${looked.lemma} include ${listed(shown)}.`,
    more: [
      [`Here ${quoted(looked.lemma)} is meant as ${parts(looked.senses[0]!).definition}.`],
      [
        mixed.length > 6
          ? `Others are ${listed(mixed.slice(6, 12))}.`
          : `The dictionary lists these ${found.length} and no more.`,
      ],
      [`The dictionary lists ${found.length} directly below the word; many have kinds of their own.`],
    ],
    asides: {
      basics: 'A kind is a narrower word: every one of them is also the wider thing.',
      exercise: 'Sort them into those you have met and those you have not.',
      precise: `WordNet lists ${found.length} direct hyponyms of the first sense.`,
      source: SOURCE,
      caution: CAUTION,
    },
    topics: shown
      .slice(0, 4)
      .map((kind) => `What is ${withArticle(kind)}?`)
      .concat(asked(looked.lemma)),
  };
};

const lifetime = (looked: Looked, ask: 'birth' | 'death'): Answer | undefined => {
  const people = looked.senses.filter((sense) => isPerson(sense));
  const [person] = people;
  const years = person && LIVED.exec(person.definition);
  if (people.length !== 1 || !person || !years) return undefined;
  const { lemma } = person;
  const about = person.definition.replace(LIVED, '').trim();
  return {
    confidence: 87,
    lead: `${lemma} ${ask === 'birth' ? 'was born' : 'died'} in ${years[ask === 'birth' ? 1 : 2]}.`,
    more: [
      [`The dictionary’s entry reads: ${asSentence(about).replace(/^./, (letter) => letter.toLowerCase())}`],
      [`The years given are ${years[1]} to ${years[2]}.`],
      ['Only the years are given there, not the days.'],
    ],
    asides: {
      basics: `${lemma} is a name in the dictionary, with the years of a life.`,
      exercise: 'Find two events of the same years.',
      precise: `Entry: ${person.definition}.`,
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [
      `Who was ${lemma}?`,
      ask === 'birth' ? `When did ${lemma} die?` : `When was ${lemma} born?`,
      ...(person.broader ? [`What is ${withArticle(person.broader)}?`] : []),
      'Who was Marie Curie?',
      'Who was Leonardo da Vinci?',
    ],
  };
};

const difference = (terms: readonly [string, string], category: Category): Answer | undefined => {
  const found = terms.map(lookUp);
  if (!found.every((one) => one !== undefined) || terms[0] === terms[1]) return undefined;
  const chosen = found.map(({ senses }) => preferred(byFrequency(senses), category).senses);
  const [left, right] = found as [Looked, Looked];
  if (chosen.some(([first]) => first!.isInstance)) return undefined;
  const said = chosen.map(([first], index) => `${quoted(found[index]!.lemma)} ${another(first!)}`);
  const shared = chosen[0]!.find((sense) => chosen[1]!.some((other) => other.definition === sense.definition));
  return {
    confidence: 80,
    lead: `Side by side, ${said.join('; ')}.`.replace(/” \((\w+)([^)]*)\) /g, '” ($1$2) means '),
    more: [
      [shared ? `They share one sense: ${shared.definition}.` : 'The dictionary lists no sense that the two share.'],
      chosen.flatMap(([, second], index) =>
        second ? [`A second sense of ${quoted(found[index]!.lemma)}: ${another(second)}.`] : [],
      ),
      [left, right]
        .flatMap(({ senses, lemma }) =>
          examplesOf(senses[0]!, lemma)
            .slice(0, 1)
            .map((one) => `${quoted(lemma)} in use: ${quoted(one)}.`),
        )
        .concat(`The dictionary counts ${left.senses.length} and ${right.senses.length} senses for them.`),
    ],
    asides: {
      basics: 'The two definitions show where the words part.',
      exercise: 'Write one sentence in which only one of the two fits.',
      precise: `Parts of speech: ${chosen.map(([first]) => first!.partOfSpeech).join(' and ')}.`,
      source: SOURCE,
      caution: CAUTION,
    },
    topics: [...terms.map((term) => asked(term)), ...terms.map((term) => `Synonyms of ${term}`)],
  };
};

const MUSED =
  /^(?:life|existence|everything|it all|life,? the universe and everything|our lives|my life|my dreams?|my name|being)$/;

export const dictionary: Source = ({ question: { plain }, category, random }) => {
  const question = dictionaryQuestion(plain);
  if (!question) return undefined;
  if (question.ask === 'difference') return difference(question.terms, category);
  const { term } = question;
  const quotedInAsking = plain.includes(`"${term}"`);
  if (question.ask === 'meaning') {
    if (question.form === 'of the word' && !quotedInAsking && /meaning|mean/.test(plain) && MUSED.test(term)) return undefined;
    const aboutWord = question.form === 'of the word' && (quotedInAsking || /^define|^definition|^what does/.test(plain));
    if (!isTerm(term) && !aboutWord) return undefined;
    const today = modernTerm(term);
    if (today) return modern(today, question.form);
  }
  const looked = lookUp(term);
  if (!looked) return undefined;
  if (question.ask === 'meaning') return meaning(looked, question.form, term, category, random);
  if (question.ask === 'birth' || question.ask === 'death') return lifetime(looked, question.ask);
  if (question.ask === 'example') return example(looked, random);
  if (question.ask === 'kinds') return kinds(looked, random);
  if (question.ask === 'plural') return undefined;
  return wordList(looked, question.ask, category);
};
