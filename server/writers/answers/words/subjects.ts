/** Decides which senses of a word belong to which of the tool's categories. */
import type { Sense } from '../../../lexicon/wordnet.ts';
import type { Category } from '../answer.ts';

interface Subject {
  readonly topics?: RegExp;
  readonly fields?: RegExp;
  /** Words of a definition that place it in the subject. */
  readonly words: RegExp;
}

const SUBJECTS: Partial<Record<Category, Subject>> = {
  'Science & Technology': {
    topics:
      /^(?:physics|chemistry|biology|computer science|computing|mathematics|astronomy|botany|zoology|geology|electronics|engineering|genetics)$/,
    words: /\b(?:computer|physics|chemical|electric|scientific|atoms?|program)\b/,
  },
  'Business & Finance': {
    topics: /^(?:finance|commerce|economics|accounting|banking|business|stock market|investment)$/,
    words: /\b(?:money|financial|bank|business|commercial|economic|stock|sold|goods)\b/,
  },
  'Health & Medicine': {
    topics: /^(?:medicine|pathology|anatomy|physiology|pharmacology|psychiatry|surgery|dentistry)$/,
    words: /\b(?:disease|medical|medicine|illness|patients?|bodily|symptoms?|drug)\b/,
  },
  Education: { topics: /^education$/, words: /\b(?:school|students?|teach\w*|learning|university|college)\b/ },
  History: { topics: /^history$/, words: /\b(?:ancient|medieval|century|historical|formerly)\b/ },
  'Arts & Culture': {
    topics: /^(?:music|art|literature|theater|painting|architecture|dance|poetry|photography|fine arts)$/,
    words: /\b(?:music\w*|painting|poem|poetry|theat(?:er|re)|artistic|novel|melody)\b/,
  },
  Sports: {
    topics:
      /^(?:sport|athletics|baseball|basketball|football|tennis|golf|cricket|boxing|swimming|soccer|rugby|gymnastics|ice hockey|bowling)$/,
    words: /\b(?:players?|sports?|athlet\w+|team|in baseball|in tennis|in football)\b/,
  },
  Travel: { words: /\b(?:travel\w*|tourists?|journey|passengers?|vacation)\b/ },
  'Food & Cooking': {
    topics: /^(?:cooking|cookery|cuisine)$/,
    fields: /^food$/,
    words: /\b(?:eaten|edible|cook\w*|dish|baked|flavou?r\w*)\b/,
  },
  'Law & Legal': { topics: /^law$/, words: /\b(?:law|legal|court|legally|lawsuit|statute|contract)\b/ },
  Psychology: {
    topics: /^(?:psychology|psychiatry|psychoanalysis)$/,
    words: /\b(?:mental|psycholog\w+|emotional|psychiatr\w+)\b/,
  },
  Philosophy: { topics: /^(?:philosophy|logic|ethics)$/, words: /\b(?:philosoph\w+|doctrine|moral|logic(?:al)?)\b/ },
};

const fit = ({ topic, field, definition }: Sense, { topics, fields, words }: Subject): number =>
  topic !== undefined && topics?.test(topic) ? 3 : fields?.test(field) ? 2 : words.test(definition) ? 1 : 0;

/**
 * The senses with the one that suits the category best in front, where one does and the first does
 * not. A sense that nobody was seen to use is not put in front of many others. `chosen` says that the category decided.
 */
export const preferred = (senses: readonly Sense[], category: Category): { senses: readonly Sense[]; chosen: boolean } => {
  const subject = SUBJECTS[category];
  if (!subject || senses.length < 2) return { senses, chosen: false };
  const fits = senses.map((sense) => fit(sense, subject));
  const best = Math.max(...fits);
  if (best === 0 || fits[0] === best) return { senses, chosen: best > 0 };
  const fitting = senses
    .map((sense, index) => ({ sense, index }))
    .filter(({ sense, index }) => fits[index] === best && (sense.uses > 0 || senses.length <= 4));
  const at = fitting.sort((left, right) => right.sense.uses - left.sense.uses)[0]?.index;
  if (at === undefined) return { senses, chosen: false };
  return { senses: [senses[at]!, ...senses.filter((_, index) => index !== at)], chosen: true };
};
