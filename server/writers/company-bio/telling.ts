/** A draft told: the company named or meant, every sentence in the first of its frames that reads well, in paragraphs. */
import { countWords } from '../../english/prose.ts';
import { readsWell } from '../../kit/lastRead.ts';
import { filled, type Filled, type Template } from '../../kit/template.ts';
import type { Random } from '../../random.ts';
import type { Firm } from './firm.ts';
import type { Plan, Stage } from './plan.ts';
import type { Sentence } from './sentence.ts';
import type { Told } from './wishes.ts';

export type Draft = Readonly<Record<Stage, readonly Sentence[]>>;

/** Names the company: by its name at first, by what it is after every sentence that is not of it, else "it", then by what it is. */
const speaker = ({
  name,
  called,
  isOne,
}: Firm): { readonly subject: () => string; readonly heard: (isOfFirm: boolean, saidName: boolean) => void } => {
  // One person is no "it".
  const turns = isOne ? [called, name] : ['it', called, 'it', name];
  let at: number | undefined;
  return {
    subject: () => (at === undefined ? name : turns[at % turns.length]!),
    heard: (isOfFirm, saidName) => {
      if (saidName) at = isOfFirm ? 0 : 1;
      else if (at !== undefined) at = isOfFirm ? at + 1 : at % turns.length === turns.length - 1 ? turns.length - 1 : 1;
    },
  };
};

const beginsWithName = ({ parts: [first] }: Template): boolean => first !== undefined && 'slot' in first && first.slot === 'name';

/** The paragraphs, each with its sentences, as they are read. */
const paragraphsOf = (draft: Draft, plan: Plan, firm: Firm, told: Told, random: Random): readonly (readonly string[])[] => {
  const voice = speaker(firm);
  const reads = (text: string): boolean => readsWell(text, told);
  return plan.map((stages) =>
    stages.flatMap((stage) =>
      draft[stage].flatMap(({ frames, values, isOfFirm }) => {
        const subject = voice.subject();
        const as = (words: string): Filled => ({ words, isName: words === firm.name });
        const kind = firm.kind === undefined ? {} : { firm: { words: firm.kind } };
        const texts = frames.flatMap((frame) => {
          // A name that was heard just before need not begin the next sentence.
          const name = beginsWithName(frame) && stage !== 'closing' ? subject : firm.name;
          const text = filled(
            frame,
            { ...values, ...kind, name: as(name), who: as(subject), it: as(firm.isOne ? firm.called : 'it') },
            random,
          );
          const saysName = (frame.needs.includes('name') && name === firm.name) || (text?.includes(firm.name) ?? false);
          return text === undefined ? [] : [{ text, saysName }];
        });
        const found = texts.find(({ text }) => reads(text)) ?? texts[0];
        if (!found) return [];
        voice.heard(isOfFirm, found.saysName);
        // A name that ends in a mark needs no second one.
        const said = found.text.replace(/,(?=[.,;])/g, '');
        return /[.!?]$/.test(firm.name) ? said.replaceAll(`${firm.name}.`, firm.name) : said;
      }),
    ),
  );
};

/** Sentences of fewer words than these have no paragraph of their own. */
const SHORT_PARAGRAPH = 12;

/** At most so many paragraphs, none of them a scrap. */
const joined = (paragraphs: readonly (readonly string[])[], most: number): string => {
  const texts = paragraphs.filter((sentences) => sentences.length > 0).map((sentences) => sentences.join(' '));
  const merged = texts.reduce<readonly string[]>((all, text) => {
    const before = all.at(-1);
    const isScrap = countWords(text) < SHORT_PARAGRAPH || (before !== undefined && countWords(before) < SHORT_PARAGRAPH);
    return before !== undefined && isScrap ? [...all.slice(0, -1), `${before} ${text}`] : [...all, text];
  }, []);
  const kept = merged.slice(0, most - 1);
  return [...kept, merged.slice(kept.length).join(' ')].filter((text) => text !== '').join('\n\n');
};

/** @param most paragraphs at most. */
export const tell = (draft: Draft, plan: Plan, firm: Firm, told: Told, most: number, random: Random): string =>
  joined(paragraphsOf(draft, plan, firm, told, random), most);
