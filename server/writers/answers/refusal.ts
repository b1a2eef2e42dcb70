/**
 * Says plainly what cannot be answered, with what the dictionary knows about the question's own words, and never with a guess.
 */
import { baseForms, partsOfSpeech } from '../../lexicon/wordnet.ts';
import type { Answer, Asked, Category } from './answer.ts';
import { asEntry } from './glosses.ts';
import { byFrequency, isClean, lookUp, type Looked } from './lookup.ts';
import { sentencesOf } from './question.ts';
import type { Reason } from './refusal-reasons.ts';
import { preferred } from './subjects.ts';

const LEADS: Record<Reason, readonly string[]> = {
  crisis: [
    'If you are thinking of harming yourself, or someone near you is, please call your local emergency number now, or be with someone you trust until help comes.',
  ],
  medical: [
    'This is a question for a doctor or a pharmacist, who know the case; this tool does not answer it.',
    'A doctor or a pharmacist should answer this one; nothing here may stand in for them.',
  ],
  legal: [
    'This depends on the law of the place and on the facts of the case, so a lawyer or a legal advice centre should answer it; this tool cannot.',
    'This tool gives no legal advice: a lawyer or a legal advice centre can look at the whole case.',
  ],
  money: [
    'This depends on your own means and on markets that nobody can foresee, so this tool does not answer it.',
    'This tool gives no advice on money: an independent adviser can look at the whole picture.',
  ],
  opinion: [
    'This is a matter of opinion, and this tool has none to give.',
    'That is for people to weigh and decide; this tool answers only what can be looked up.',
  ],
  news: [
    'This is not known here: the answer changes with time, and this tool follows no news.',
    'This tool holds nothing that changes from day to day, so the answer is not known here.',
  ],
  future: [
    'This is not known here: it lies in the future, and this tool makes no predictions.',
    'Nobody can look that up yet, and this tool does not predict.',
  ],
  personal: [
    'This is not known here: it is about a person or a conversation that this tool knows nothing of.',
    'Only someone who was there can know this; nothing about it is stored here.',
  ],
  foreign: ['The question does not seem to be in English, the only language that is read here, so it was not understood.'],
  several: ['There is more than one question here, and this tool answers one at a time.'],
  musing: ['This is one of the oldest open questions, and no dictionary settles it.'],
  unknown: ['This is not known here.', 'The answer to this is not known here.', 'This tool does not know the answer.'],
};

const NEXT: Record<Reason, readonly string[]> = {
  crisis: ['You do not have to explain everything; saying “I need help” is enough to start.'],
  medical: ['If it is urgent, call your local emergency number.'],
  legal: ['Bring the papers and the dates, because both often decide.'],
  money: ['What this tool can do is explain a term or work out a sum.'],
  opinion: ['The words in which it is put can be explained, though.'],
  news: ['A source that is kept up to date will know.'],
  future: ['What is settled already may be here.'],
  personal: ['If the answer stands in a text of yours, paste it under Additional Context and ask again.'],
  foreign: ['Please ask it again in English.'],
  several: ['Please ask them one after the other.'],
  musing: ['Philosophers and religions give many answers, and each of them needs more than a line.'],
  unknown: [
    'If the answer stands in a text of yours, paste it under Additional Context and ask again.',
    'A shorter question about one thing often works better.',
    'Within reach are words, countries, sums, units, dates and some settled facts.',
  ],
};

const PASSED_OVER = new Set(
  (
    'thing things way ways time times people person man woman day days year years one ones lot kind sort type question answer please help make makes made get gets got go goes give take need want know mean look say tell work ' +
    'good bad new old first last much many more most best worst next own same other long little big high low great right left able sure really just also even still very too back well like use used using do does did can will would should could ' +
    'who what when where why how which there here that this it i a an in on at be is are was were have has had am no not all any some if so than then up out off over down again now ever never always yes me us he my ought might may must ' +
    'someone anyone something anything everything nothing today tomorrow yesterday tonight feel feeling fine stop start keep let put come came went'
  ).split(' '),
);

const usesOf = (looked: Looked): number => looked.senses.reduce((sum, { uses }) => sum + uses, 0);

/** The word or its base, whichever is the more usual: "won" is a form of win before it is Korean money. */
const usual = (word: string): Looked | undefined => {
  const own = lookUp(word);
  const all = [own, ...baseForms(word).map(lookUp)].filter((looked) => looked !== undefined);
  const [most] = all.sort((left, right) => usesOf(right) - usesOf(left));
  // Names are left out: what a name stands for here is not the dictionary's to say.
  return most?.senses[0]?.isInstance ? undefined : most;
};

/** The terms of the question that the dictionary holds: phrases before single words, those of fewer senses first. */
const termsIn = (words: readonly string[]): Looked[] => {
  const phrases: Looked[] = [];
  const taken = new Set<number>();
  const open = (word: string, at: number): boolean => !taken.has(at) && !PASSED_OVER.has(word);
  for (let size = 3; size >= 2; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const phrase = words.slice(at, at + size);
      if (!open(phrase[0]!, at) || !open(phrase.at(-1)!, at + size - 1) || !partsOfSpeech(phrase.join(' ')).has('noun')) continue;
      const looked = lookUp(phrase.join(' '));
      if (!looked || looked.senses[0]!.isInstance) continue;
      phrases.push(looked);
      for (let n = 0; n < size; n++) taken.add(at + n);
    }
  const single = words
    .filter((word, at) => open(word, at) && word.length > 2 && /^\p{L}[\p{L}'-]*$/u.test(word))
    .map(usual)
    .filter((looked) => looked !== undefined)
    .filter(({ lemma, senses }) => !PASSED_OVER.has(lemma) && senses.some(({ partOfSpeech }) => partOfSpeech !== 'adverb'))
    .sort((left, right) => left.senses.length - right.senses.length);
  const terms = new Map([...phrases, ...single].map((looked) => [looked.lemma.toLowerCase(), looked]));
  return [...terms.values()].filter(({ lemma }) => isClean(lemma));
};

/** "“Election” (noun): a vote to select the winner …" */
const entryOf = ({ lemma, senses }: Looked, category: Category): string | undefined => {
  const general = byFrequency(
    senses.filter(({ isInstance, partOfSpeech, definition }) => !isInstance && partOfSpeech !== 'adverb' && isClean(definition)),
  );
  const [sense] = preferred(general, category).senses;
  return sense && asEntry(lemma.toLowerCase(), sense);
};

export const refuse = (asked: Asked, reason: Reason): Answer => {
  const { random, question } = asked;
  const terms = reason === 'crisis' || reason === 'foreign' ? [] : termsIn(question.words);
  const entries = terms.map((term) => entryOf(term, asked.category)).filter((entry) => entry !== undefined);
  const said = entries.map((entry, at) => (at === 0 ? `Its words in the dictionary: ${entry}` : entry));
  const next = random.shuffle(NEXT[reason]);
  const nothing =
    reason === 'crisis' || reason === 'foreign' ? undefined : 'None of its words that carry the meaning are in the dictionary.';
  const lead = random.pick(LEADS[reason]);
  const urgent = reason === 'medical' || reason === 'crisis';
  return {
    confidence: reason === 'crisis' || reason === 'foreign' ? 10 : Math.min(30, 12 + 5 * Math.min(3, entries.length)),
    // Even a brief refusal tells something; what helps most comes first.
    lead: [lead, urgent ? next[0]! : said[0]].filter((sentence) => sentence !== undefined).join(' '),
    more: [
      [
        ...(urgent ? said.slice(0, 2) : said.slice(1, 2)),
        ...(urgent ? [] : [next[0]!]),
        ...(said.length === 0 && nothing ? [nothing] : []),
      ],
      said.length > 2 ? said.slice(2, 4) : next.slice(1, 2),
      [
        ...said.slice(4, 7),
        ...(reason === 'unknown' ? next.slice(1, 3).filter((one) => said.length > 2 || one !== next[1]) : []),
      ],
    ],
    asides: {
      source:
        terms.length > 0
          ? 'The definitions come from WordNet 3.1; nothing else here was looked up.'
          : 'No source here holds an answer.',
      ...(reason === 'crisis' ? {} : { caution: 'A guess would sound the same as an answer, so none is made.' }),
    },
    topics:
      reason === 'crisis'
        ? ['What is mindfulness?', 'What is empathy?', 'What does “solace” mean?']
        : reason === 'several'
          ? sentencesOf(question.asked).filter((sentence) => sentence.endsWith('?'))
          : terms.slice(0, 3).map(({ lemma }) => `What does “${lemma.toLowerCase()}” mean?`),
  };
};
