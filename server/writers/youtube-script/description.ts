/** What stands in a description besides the subject: a request for a video, links, a list of parts, a number of things. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import type { Topic } from '../../english/topic.ts';

type VideoType = PayloadOf<typeof tool>['videoType'];

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"'”’)\]]+/giu;
/** "details at" says nothing without the address that followed. */
const LINK_WITH_LEAD =
  /(?:[,;:.(–—-]\s*)?(?:(?:more\s+)?(?:details|info|information|tickets|sign up|register|link|more|read more|see|source|website)\s*(?:at|on|here|:)?\s*)?\b(?:https?:\/\/|www\.)[^\s<>"'”’)\]]+\)?/giu;

export const linksIn = (text: string): string[] =>
  [...new Set((text.match(LINK) ?? []).map((link) => link.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')))].slice(0, 3);

export const withoutLinks = (text: string): string => {
  const rest = text.replace(LINK_WITH_LEAD, ' ').trim();
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
};

const WISH =
  /^(?:please\s+|can you\s+|could you\s+|i(?:’d| would)?\s+(?:want|need|like)\s+(?:to\s+(?:make|film|record|shoot)\s+)?|write\s+(?:me\s+)?|create\s+|make\s+(?:me\s+)?|generate\s+|give me\s+)+/i;
const FORM =
  '(?:video script|script|video|vlog|tutorial|explainer|review|commentary|clip|episode|film|documentary|unboxing|news report|guide)';
/** "a 5 minute video for my channel about …", "tutorial on …", "unboxing the …". */
const REQUESTED = new RegExp(
  `^(?:an?\\s+|my\\s+|the\\s+|this\\s+|our\\s+)?(?:(?:short|quick|long|funny|simple|new|\\d+[- ]?min(?:ute)?s?|youtube)\\s+)*${FORM}(?:\\s+for (?:my|our) (?:youtube )?channel)?(?:\\s+(?:that|which))?(?:\\s+(?:is\\s+)?(?:about|on|of|explaining|explains|showing|shows|teaching|teaches|covering|covers)\\b:?|:)\\s+`,
  'i',
);
/** Whom a video explains something to, at the end of a wish for one. */
const LISTENERS = /(?<!\s)\s+to (?:kids|children|students|beginners|teens|teenagers|adults|seniors|everyone)[.!]*$/i;
const ENDING = new RegExp(`(?<!\\s)\\s+(?:youtube\\s+)?${FORM}[.!]*$`, 'i');
const LEADING: Partial<Readonly<Record<VideoType, RegExp>>> = {
  Unboxing: /^unboxing\s+(?:of\s+)?/i,
  Review: /^reviewing\s+/i,
  'News/Updates': /^(?:the )?(?:latest )?(?:news|updates?) (?:for|from|about|on|of) /i,
};

/** The description without the words that only ask for a video. */
export const unprompted = (text: string, type: VideoType): string => {
  const asked = WISH.test(text) && REQUESTED.test(text.replace(WISH, '')) ? text.replace(WISH, '') : text;
  const told = asked.replace(REQUESTED, '');
  const bare = (told === asked ? told : told.replace(LISTENERS, '')).replace(LEADING[type] ?? /^$/, '');
  const ended = bare.split(/\s+/).length <= 8 ? bare.replace(ENDING, '') : bare;
  if (!/[\p{L}\p{N}]/u.test(ended)) return text;
  return ended.replace(AROUND_EMOJI, '$1. $2').replace(UNMARKED_QUESTION, '$1?');
};

/** Asked without its mark: "should schools ban phones", "why is the sky blue". */
const UNMARKED_QUESTION =
  /^((?:(?:why|how|what|where|when|who)\s+)?(?:should|could|would|can|will|is|are|was|were|do|does|did)\s[^.!?\n]+[^.!?\s])$/i;

/** An emoji between two sayings ends the first of them. */
const AROUND_EMOJI = /((?:\S+\s+){2}[^\s.,;:!?…]+)\s*\p{Extended_Pictographic}\uFE0F?\s+(\p{L}\S*(?:\s+\S+){2})/gu;

const MOST_WORDS = 10;
const isPart = (words: string): boolean => /[\p{L}\p{N}]/u.test(words) && words.split(/\s+/).length <= MOST_WORDS;

const splitList = (list: string): string[] => {
  const items = list.replace(/(?<![.!?…])[.!?…]+$/, '').split(/(?<!\s)\s*[,;]\s*(?!\d{3})/);
  const last = items.at(-1) ?? '';
  // Only a list with commas says that its "and" stands before a new item.
  const ending = items.length > 1 ? last.replace(/^(?:and|or)\s+/i, '').split(/(?<!\s)\s+(?:and|&)\s+(?=\S+)/i) : [last];
  return [...items.slice(0, -1), ...(ending.length === 2 ? ending : [ending.join(' and ')])].map((item) => item.trim());
};

/**
 * The parts a text lists: after a colon, after "about", or between the commas of a list of keywords.
 * None where it lists nothing.
 * @param reading `list`: the text is nothing but the list.
 */
export const partsOf = (text: string, reading: 'list' | 'sentence'): string[] => {
  const listed =
    reading === 'list'
      ? text
      : (/[^:]:\s+([^:]*,[^:]*|[^:]* and [^:]*?)(?=[.!?]\s|[.!?]?$)/.exec(text)?.[1] ??
        /(?:^| )(?:about|cover|covering|include|including|mention|mentioning|with) ([^.!?:]*,[^.!?:]* and [^.!?:]*)/i.exec(
          text,
        )?.[1] ??
        (/^[^.!?:]*$/.test(text) && text.split(/(?<!\s)\s*,\s*/).every((part) => part.split(/\s+/).length <= 4)
          ? text
              .split(/(?<!\s)\s*,\s*/)
              .slice(1)
              .join(', ')
          : ''));
  const parts = splitList(listed);
  if (reading === 'sentence' && parts.length < 2) return [];
  return parts.length > 0 && parts.every(isPart) ? [...new Set(parts)] : [];
};

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
export const numberWord = (number: number): string => NUMBERS[number - 1] ?? String(number);

/** How many things a topic promises, from two to twelve: "5 dinners", "top ten hidden gems". Minutes and years are no things. */
export const numberedIn = ({ text, subject }: Topic): number | undefined => {
  const [, typed, next] = /^(?:my |the |our )?(?:top |best )?(\d{1,2}|[a-z]+) ([\p{L}-]+)/iu.exec(text) ?? [];
  if (typed === undefined || subject?.number !== 'many') return undefined;
  if (/^(?:minute|hour|day|week|month|year|second|step)/i.test(next!)) return undefined;
  const number = /^\d/.test(typed) ? Number(typed) : NUMBERS.findIndex((word) => word === typed.toLowerCase()) + 1;
  return number >= 2 && number <= NUMBERS.length ? number : undefined;
};

/** The two sides of "this vs that". */
export const contendersIn = ({ text }: Topic): readonly [string, string] | undefined => {
  const [, left, right] = /^(.+?)\s+(?:vs\.?|versus)\s+(.+?)(?:\s+(?:for|in|on|at|when|as)\s.*)?[.!?]*$/i.exec(text) ?? [];
  return left && right && isPart(left) && isPart(right) ? [left, right] : undefined;
};

/** Keywords as typed, each once. */
export const keywordsIn = (typed: string): string[] => {
  const found = new Map<string, string>();
  for (const part of typed.split(/[,;\n]+/)) {
    const keyword = part
      .replace(/[[\]{}|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^#(?=\S)/, '');
    if (/[\p{L}\p{N}]/u.test(keyword) && !found.has(keyword.toLowerCase())) found.set(keyword.toLowerCase(), keyword);
  }
  return [...found.values()];
};
