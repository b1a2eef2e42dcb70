/** What a term means: its senses, in the order and number that the question and the answer's length ask for. */
import { capitalise, listed } from '../../../english/prose.ts';
import { kindsOf, type Sense } from '../../../lexicon/wordnet.ts';
import { cosine, encode } from '../../../meaning/encoder.ts';
import type { Random } from '../../../random.ts';
import type { Answer, Category } from '../answer.ts';
import type { MeaningForm } from './dictionary-questions.ts';
import { another, asked, askedAsThing, defined, examplesOf, quoted, synonymsOf, widerOf } from './glosses.ts';
import { LIVED, byFrequency, isClean, isPerson, isPlace, type Looked } from './lookup.ts';
import { NEWER_SENSES, type ModernTerm } from './modern-terms.ts';
import { preferred } from './subjects.ts';

export const SOURCE = 'Known from WordNet 3.1, Princeton University’s dictionary of English.';
export const CAUTION = 'The dictionary was finished in 2011, so newer senses are missing.';

/** Unique things, or kinds that "the" can name: asked for with "the" without meaning a particular one. */
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
  if (form === 'a person') {
    const persons = nouns.filter(isPerson);
    // Of Moses and a painter of that name, the one without dates is not meant less.
    return persons[0] && LIVED.test(persons[0].definition) ? persons.filter(({ definition }) => LIVED.test(definition)) : [];
  }
  if (form === 'a place') return nouns.filter(isPlace);
  // Living persons are left out, since their entries are out of date; "a thing" and "bare nouns" can be anything else.
  const things = nouns.filter((sense) => !isPerson(sense) || LIVED.test(sense.definition));
  if (form !== 'the thing') return things;
  const [first] = things;
  return first && (term.includes(' ') || first.isInstance || first.field === 'body' || KNOWN_WITH_THE.has(term)) ? things : [];
};

/** Words of a definition that say nothing by themselves. */
const EMPTY =
  /^(?:something|someone|somebody|one|an?|the|of|that|which|who|act|process|state|quality|property|condition|being|is|to|or|in|way|manner|person|action|for)$/;
/** How many letters of a word its other forms share. */
const rootOf = (word: string): string => word.toLowerCase().slice(0, Math.max(4, word.length - 5));
/** "Something that remunerates" says nothing of remuneration, nor "unwillingness to …" what is reluctant. */
const isPoor = ({ definition, partOfSpeech, lemma }: Sense): boolean => {
  const words = definition.toLowerCase().match(/[a-z]+/g) ?? [];
  const isCircular = !lemma.includes(' ') && words.every((word) => EMPTY.test(word) || word.startsWith(rootOf(lemma)));
  return isCircular || (partOfSpeech === 'adjective' && (words[0] ?? '').endsWith('ness'));
};
/** Of senses of the same part of speech the well told come first. */
const wellTold = (senses: readonly Sense[]): readonly Sense[] => {
  const [first] = senses;
  const isPut = (sense: Sense): boolean => sense.partOfSpeech === first?.partOfSpeech && !isPoor(sense);
  return first && isPoor(first) ? senses.filter(isPut).concat(senses.filter((sense) => !isPut(sense))) : senses;
};

/** Senses that are looked at, and what a sense counts for being met often. */
const LIKELY = 8;
const OFTEN = 0.06;
/** The first sense is kept where no other is clearly likelier. */
const CLEARLY = 0.05;

/** The dictionary knows of few senses how often they are met, and begins with any: the one that is nearest to the word comes first. */
const likeliestFirst = async (all: readonly Sense[], term: string): Promise<readonly Sense[]> => {
  const senses = wellTold(all);
  const [first] = senses;
  const rivals = senses
    .filter((sense) => sense.partOfSpeech === first?.partOfSpeech && (sense === first || !isPoor(sense)))
    .slice(0, LIKELY);
  if (rivals.length < 2) return senses;
  const vectors = await encode([`what is ${term}`, ...rivals.map(({ definition }) => definition)]);
  if (!vectors) return senses;
  const scores = rivals.map(({ uses }, at) => cosine(vectors[0]!, vectors[at + 1]!) + OFTEN * Math.log1p(uses));
  const best = Math.max(...scores);
  if (best < scores[0]! + CLEARLY) return senses;
  const likeliest = rivals[scores.indexOf(best)]!;
  return [likeliest, ...senses.filter((sense) => sense !== likeliest)];
};

const topicsFor = (sense: Sense, lemma: string, synonyms: readonly string[], kinds: readonly string[]): string[] =>
  sense.isInstance
    ? sense.broader
      ? [askedAsThing(sense.broader)]
      : []
    : [
        ...(sense.broader ? [askedAsThing(sense.broader)] : []),
        ...synonyms.slice(0, 2).map(asked),
        ...(synonyms.length > 0 ? [`Synonyms of ${lemma}`] : []),
        ...(sense.antonyms.length > 0 ? [`What is the opposite of ${lemma}?`] : []),
        ...kinds.slice(0, 2).map(askedAsThing),
        ...(kinds.length > 1 ? [`What kinds of ${lemma} are there?`] : []),
        ...(sense.topic ? [asked(sense.topic)] : []),
      ];

export const meaning = async (
  looked: Looked,
  form: MeaningForm,
  typed: string,
  category: Category,
  random: Random,
): Promise<Answer | undefined> => {
  const wanted = askedFor(looked.senses, form, typed);
  if (wanted.length === 0) return undefined;
  const { senses, chosen } = preferred(wanted, category);
  const [first, ...rest] = (chosen ? senses : await likeliestFirst(senses, typed)) as [Sense, ...Sense[]];
  const lemma = first.lemma;
  const examples = random.shuffle(examplesOf(first, lemma));
  const synonyms = synonymsOf([first], lemma);
  const kinds = first === looked.senses[0] && first.partOfSpeech === 'noun' ? random.shuffle(kindsOf(lemma).filter(isClean)) : [];
  // "A ruby" is the stone; "ruby" may be the programming language.
  const newer = form !== 'a thing' && (NEWER_SENSES.has(typed) || NEWER_SENSES.has(lemma.toLowerCase()));
  const several = rest.length > 0;
  const example = examples[0] ? `In use: ${quoted(examples[0])}.` : undefined;
  const second = rest[0] ? `Another sense: ${another(rest[0])}.` : undefined;
  const broader = widerOf(first);
  const standard = [
    ...(looked.isForm ? [`${capitalise(quoted(typed))} is a form of ${quoted(lemma)}.`] : []),
    ...(newer
      ? [
          'The dictionary behind this answer is older than some uses of the word; a product or a newer sense of that name is not in it.',
        ]
      : []),
    ...(example || second
      ? [example, second].filter((sentence) => sentence !== undefined)
      : broader === undefined
        ? []
        : [broader]),
  ];
  const detailed = [
    ...(synonyms.length > 0 ? [`Words of the same meaning: ${synonyms.slice(0, 5).join(', ')}.`] : []),
    ...(broader && !standard.includes(broader) ? [broader] : []),
    ...rest.slice(1, 3).map((sense) => `Another sense: ${another(sense)}.`),
  ];
  const comprehensive = [
    ...rest.slice(3, 8).map((sense) => `A further sense: ${another(sense)}.`),
    ...(examples[1] ? [`A second example: ${quoted(examples[1])}.`] : []),
    ...(first.antonyms.length > 0 ? [`The opposite is ${listed(first.antonyms.map(quoted), 'or')}.`] : []),
    ...(kinds.length > 0 ? [`Kinds of it include ${listed(kinds.slice(0, 4))}.`] : []),
  ];
  // "What are photons?" is answered in the singular: "A photon is …".
  const asForm = looked.isForm && form === 'a bare noun' ? 'a thing' : form;
  const spread = wanted.length === 1 ? 92 : wanted.length <= 3 ? 88 : wanted.length <= 8 ? 83 : 78;
  const lead = defined(first, lemma, asForm, false);
  return {
    confidence: newer ? 71 : spread - (looked.isForm ? 4 : 0) + (chosen ? 3 : 0) - (form === 'a place' ? 8 : 0),
    lead: newer ? `In its dictionary sense, ${lead[0]!.toLowerCase() + lead.slice(1)}` : lead,
    simpleLead: defined(first, lemma, asForm, true),
    more: [standard, detailed, comprehensive],
    asides: {
      source: SOURCE,
      caution: several ? `${CAUTION} The word has other senses, so check that this is the one you met.` : CAUTION,
    },
    topics: topicsFor(first, lemma, synonyms, kinds),
  };
};

export const modern = (term: ModernTerm, form: MeaningForm): Answer | undefined =>
  form === 'a person' || form === 'a place'
    ? undefined
    : {
        confidence: 88,
        lead: `${term.subject} ${term.verb} ${term.definition}.`,
        more: [[term.more[0]], [term.more[1]], []],
        asides: {
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
