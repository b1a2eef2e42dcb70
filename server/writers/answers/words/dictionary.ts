/** Answers about words, from WordNet and a few newer terms: exact lemmas only, in the senses that the question can mean. */
import type { Source } from '../answer.ts';
import { dictionaryQuestion, isTerm } from './dictionary-questions.ts';
import { lookUp } from './lookup.ts';
import { meaning, modern } from './meanings.ts';
import { modernTerm } from './modern-terms.ts';
import { onePast, pastOf, plural, rightForm, spelling } from './word-forms.ts';
import { antonyms, difference, example, kinds, lifetime, synonyms } from './word-relations.ts';

const MUSED =
  /^(?:life|existence|everything|it all|life,? the universe and everything|our lives|my life|my dreams?|my name|being)$/;

/** "APR" and "sep" are other things, unless they are written as months are: "Apr". */
const SHORT_MONTH = /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;

/** The past of a verb, before what is written of several verbs at once. */
export const pasts: Source = ({ question: { plain } }) => {
  const question = / as in /.test(plain) ? undefined : dictionaryQuestion(plain);
  return question?.ask === 'past' || question?.ask === 'participle' ? onePast(question.term, question.ask) : undefined;
};

export const dictionary: Source = ({ question: { plain, asked }, category, random }) => {
  const question = dictionaryQuestion(plain);
  if (!question) return rightForm(plain);
  if (question.ask === 'difference') return difference(question.terms, category);
  const { term } = question;
  const quotedInAsking = plain.includes(`"${term}"`);
  if (question.ask === 'meaning') {
    if (question.form === 'of the word' && !quotedInAsking && /meaning|mean/.test(plain) && MUSED.test(term)) return undefined;
    const aboutWord = question.form === 'of the word' && (quotedInAsking || /^define|^definition|^what does/.test(plain));
    if (!isTerm(term) && !aboutWord && question.form !== 'a thing') return undefined;
    const today = modernTerm(term);
    if (today) return modern(today, question.form);
  }
  if (question.ask === 'plural') return plural(term);
  if (question.ask === 'past' || question.ask === 'participle') return pastOf(term, question.ask);
  if (question.ask === 'spelling') return spelling(term);
  if (SHORT_MONTH.test(term) && !asked.includes(`${term[0]!.toUpperCase()}${term.slice(1)}`)) return undefined;
  const looked = lookUp(term);
  if (!looked) return undefined;
  if (question.ask === 'meaning') return meaning(looked, question.form, term, category, random);
  if (question.ask === 'birth' || question.ask === 'death') return lifetime(looked, question.ask);
  if (question.ask === 'example') return example(looked, random);
  if (question.ask === 'kinds') return kinds(looked, random);
  return question.ask === 'synonyms' ? synonyms(looked, category) : antonyms(looked, category);
};
