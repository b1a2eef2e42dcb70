/** What is wrong with a reply, in words that can be said to the model. None of them holds a word of the reply. */
import { type Endpoint, type List, type Prose, type Shape, type Shapes, type Values } from '../../engine/definition/index.ts';
import { isAnotherLanguage, languageOf } from '../language.ts';
import { itemsOf, lengthOf, sizeOf } from '../shape.ts';

type Reply = Readonly<Record<string, unknown>>;

/** A text this much beyond its bounds, as a share of them, still passes: people do not count to the word. */
const LENIENCE = { first: 0.1, last: 0.2 } as const;
export type Attempt = keyof typeof LENIENCE;

const sizeFault = (shape: Prose, text: string, request: Values, attempt: Attempt): string | undefined => {
  const size = sizeOf(shape, request);
  if (!size) return undefined;
  const [least, most] = size.range;
  const length = lengthOf(text, size.in);
  const slack = LENIENCE[attempt];
  if (length < Math.floor(least * (1 - slack))) return `had ${length} ${size.in}, and must have at least ${least}`;
  if (length > Math.ceil(most * (1 + slack))) return `had ${length} ${size.in}, and may have at most ${most}`;
  return undefined;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Items whose texts are of the size asked for: of many, one that is not is left out. */
const fittingItems = (list: List, items: readonly unknown[], request: Values, attempt: Attempt): unknown[] =>
  items.filter((item) => {
    const of: Shape = list.of;
    if (of.shape === 'prose') return sizeFault(of, textOf(item), request, attempt) === undefined;
    if (of.shape !== 'record') return true;
    return Object.entries(of.keys as Shapes).every(
      ([key, shape]) => shape.shape !== 'prose' || sizeFault(shape, textOf((item as Reply)[key]), request, attempt) === undefined,
    );
  });

/** The reply without items that break a limit of their own. */
export const fitting = (keys: Shapes, reply: Reply, request: Values, attempt: Attempt): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(reply).map(([key, value]) => {
      const shape = keys[key];
      return [key, shape?.shape === 'list' ? fittingItems(shape, value as unknown[], request, attempt) : value];
    }),
  );

const countFault = (list: List, items: readonly unknown[], request: Values): string | undefined => {
  const [least] = itemsOf(list.holds, request) ?? [];
  return least !== undefined && items.length < least
    ? `had ${items.length} usable items, different from each other and of the size asked for, and must have ${least}`
    : undefined;
};

/** Every text of a reply, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const RUN = 10;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
const runsIn = (words: readonly string[]): Set<string> =>
  new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));

/** The instructions as a reply may not repeat them. What the visitor typed may look like them: it is not held against the reply. */
export const createLeakCheck = (instructions: string, request: Values): ((reply: unknown) => boolean) => {
  const typed = runsIn(wordsOf(textsIn(request).join('\n')));
  const told = new Set([...runsIn(wordsOf(instructions))].filter((run) => !typed.has(run)));
  return (reply) =>
    textsIn(reply).some((text) => {
      if (/<(text|number|whole number|one of|a few words)\b[^<>]*:/.test(text)) return true;
      const words = wordsOf(text);
      return words.some((_, at) => at + RUN <= words.length && told.has(words.slice(at, at + RUN).join(' ')));
    });
};

const REFUSAL =
  /^\W*(?:i['’]?m (?:really |very )?sorry|i am (?:really |very )?sorry|sorry|i can(?:no|['’])?t|i am (?:not able|unable)|i['’]m (?:not able|unable)|as an ai\b)[^.]{0,160}\b(?:assist|help|comply|fulfil|fulfill|generate|create|write|provide|request)/i;

const isRefusal = (main: unknown): boolean => {
  const [text = '', another] = textsIn(main);
  return another === undefined && text.length < 600 && REFUSAL.test(text);
};

interface Asked {
  readonly endpoint: Endpoint;
  readonly request: Values;
  readonly leaks: (reply: unknown) => boolean;
}

/** What makes a reply worth nothing, whatever else it holds. */
export const unfitness = (reply: Reply, { endpoint, request, leaks }: Asked): string[] => {
  const language = languageOf(endpoint, request);
  return [
    ...(language !== undefined && isAnotherLanguage(textsIn(reply), language) ? [`it was not written in ${language}`] : []),
    ...(leaks(reply) ? ['it repeated the instructions'] : []),
    ...(isRefusal(reply[endpoint.reply.main]) ? ['it refused the task'] : []),
  ];
};

interface Limits {
  readonly keys: Shapes;
  readonly request: Values;
  readonly attempt: Attempt;
}

/** What a reply lacks or has too much of; empty where it can be shown. */
export const lacksOf = (reply: Reply, { keys, request, attempt }: Limits): string[] =>
  Object.entries(keys).flatMap(([key, shape]) => {
    const value = reply[key];
    if (value === undefined) return shape.optional ? [] : [`"${key}" was missing, empty or not whole`];
    const fault =
      shape.shape === 'list'
        ? countFault(shape, value as unknown[], request)
        : shape.shape === 'prose'
          ? sizeFault(shape, textOf(value), request, attempt)
          : undefined;
    return fault === undefined ? [] : [`"${key}" ${fault}`];
  });
