/** Senses put into sentences and questions. */
import { asSentence, capitalise, withArticle } from '../../../english/prose.ts';
import { baseForms, partsOfSpeech, sensesOf, type Sense } from '../../../lexicon/wordnet.ts';
import type { MeaningForm } from './dictionary-questions.ts';
import { isClean } from './lookup.ts';

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
export const parts = (sense: Sense): { subject?: string; style?: string; definition: string } => {
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

/** "The moon interrupts light from the sun" is no name for a thing. */
const isClause = (definition: string): boolean => {
  const verb = /^the [a-z]+ ([a-z]+[^s\W]s) /i.exec(definition)?.[1];
  return verb !== undefined && baseForms(verb).some((base) => partsOfSpeech(base).has('verb'));
};

/** "In law, estoppel is a rule of evidence …": one sentence for one sense, in the words of the question's form. */
export const defined = (sense: Sense, lemma: string, form: MeaningForm, simple: boolean): string => {
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
  if (named && DETERMINER.test(short) && !isClause(short)) {
    const subjectWords = form === 'a thing' ? withArticle(lemma) : form === 'the thing' ? `the ${lemma}` : lemma;
    const sentence = `${opening}${subjectWords} is ${short}`;
    return asSentence(sentence);
  }
  // Without an article of its own, the definition stands as an entry does: "Photosynthesis: synthesis of …".
  if (named) return asSentence(`${lemma}${subject ? ` (in ${subject})` : ''}: ${short}`);
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
export const examplesOf = (sense: Sense, lemma: string): string[] =>
  sense.examples.filter((example) => usesWord(example, lemma) && isClean(example) && !/[`_]/.test(example));
export const synonymsOf = (senses: readonly Sense[], lemma: string): string[] =>
  [...new Set(senses.flatMap(({ synonyms }) => synonyms))].filter(
    (word) => word.toLowerCase() !== lemma.toLowerCase() && isClean(word),
  );

/** "(noun in law) any wrongdoing for which an action may be brought" */
export const another = (sense: Sense): string => {
  const { subject, style, definition } = parts(sense);
  const where = subject ? ` in ${subject}` : style ? `, ${style}` : '';
  return `(${sense.partOfSpeech}${where}) ${definition.replace(/(?<![.\s])[.\s]+$/, '')}`;
};

/** "“Tort” (noun in law): any wrongdoing …" */
export const asEntry = (lemma: string, sense: Sense): string =>
  `${capitalise(quoted(lemma))} ${another(sense).replace(/^(\([^)]*\)) /, '$1: ')}.`;

export const quoted = (words: string): string => `“${words.replace(/(?<!\s)\s*--\s*/g, ' – ')}”`;

/** What a noun is a kind of, where the definition has not said so already. */
export const widerOf = ({ broader, isInstance, partOfSpeech, definition }: Sense): string | undefined => {
  if (broader === undefined || partOfSpeech !== 'noun' || definition.toLowerCase().includes(broader.toLowerCase()))
    return undefined;
  return isInstance ? `It is listed as an instance of ${broader}.` : `It is a kind of ${broader}.`;
};

export const asked = (word: string): string => `What does “${word}” mean?`;

/** Fields whose nouns can nearly always be counted. */
const COUNTED = /^(?:artifact|animal|person|plant|object|body)$/;
/** "What is a woodwind?" for what can be counted, so far as its definition shows; else a question about the word. */
export const askedAsThing = (word: string): string => {
  const [sense] = sensesOf(word);
  const counts = sense !== undefined && COUNTED.test(sense.field) && /^(?:an?|any|one|someone|something) /.test(sense.definition);
  return counts && sense.partOfSpeech === 'noun' && !sense.isInstance ? `What is ${withArticle(word)}?` : asked(word);
};
