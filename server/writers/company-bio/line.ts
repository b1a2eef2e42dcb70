/** A sentence before it is told: our own words with slots, and the visitor's words for them. */
import { capitalise } from '../../english/prose.ts';

export interface Line {
  /** With slots such as {who}, {whose}, {firm}, {name}, and those of `values`. */
  readonly frame: string;
  /** The visitor's own words by slot. Braces inside them mean nothing. */
  readonly values?: Readonly<Record<string, string>>;
}

/** How a text speaks of the company. */
interface Identity {
  readonly name: string;
  /** "Acme’s", "James’"; undefined where the name takes no ending, as with an emoji at its end. */
  readonly owner: string | undefined;
  /** "the company" or "the firm". */
  readonly firm: string;
}

export const identityOf = (name: string, firm: string): Identity => {
  const owner = /['’]s$/i.test(name)
    ? name
    : /s$/i.test(name)
      ? `${name}’`
      : /[\p{L}\p{N}]$/u.test(name)
        ? `${name}’s`
        : undefined;
  return { name, owner, firm };
};

/** What the sentences before have said of the company: a pronoun needs somebody to stand for. */
interface Thread {
  readonly named: boolean;
  readonly subject: 'name' | 'firm' | 'it' | undefined;
  readonly sinceName: number;
}

const LONG_NAME = 6;

const subjectAfter = ({ named, subject, sinceName }: Thread, { name }: Identity): 'name' | 'firm' | 'it' => {
  if (!named) return 'name';
  if (subject !== undefined && subject !== 'it') return 'it';
  return sinceName > 2 && name.split(' ').length <= LONG_NAME ? 'name' : 'firm';
};

const told = ({ frame, values = {} }: Line, thread: Thread, identity: Identity): { text: string; thread: Thread } => {
  const { name, owner, firm } = identity;
  let subject: Thread['subject'];
  let named = thread.named;
  const text = frame.replace(/\{(\w+)\}(\.?)/g, (_, slot: string, dot: string, place: number) => {
    const starts = place === 0 || /[.!?…]["”’]?\s$/.test(frame.slice(0, place));
    const words = ((): string => {
      if (slot === 'name' || slot === 'who') {
        // The name twice in a row is once too often.
        const byName = thread.named && thread.sinceName === 0 ? 'firm' : 'name';
        subject = slot === 'name' ? byName : (subject ?? subjectAfter({ ...thread, named }, identity));
        if (subject === 'name') named = true;
        return subject === 'name' ? name : starts ? capitalise(subject === 'it' ? 'it' : firm) : subject === 'it' ? 'it' : firm;
      }
      if (slot === 'whose') {
        const own = subject ?? subjectAfter({ ...thread, named }, identity);
        const word =
          own === 'name' && !named ? (owner ?? `${firm}’s`) : own === 'it' || subject !== undefined ? 'its' : `${firm}’s`;
        subject ??= 'firm';
        if (word === owner) named = true;
        return starts && word !== owner ? capitalise(word) : word;
      }
      if (slot === 'firm') {
        subject ??= 'firm';
        return starts ? capitalise(firm) : firm;
      }
      const own = values[slot];
      if (own === undefined) throw new RangeError(`no slot {${slot}}`);
      return starts ? capitalise(own) : own;
    })();
    return /[.!?…]["”’)]*$/.test(words) ? words : words + dot;
  });
  const names = text.includes(name);
  return { text, thread: { named, subject, sinceName: names ? 0 : thread.sinceName + 1 } };
};

/** Tells the lines one after the other: the name first, then "it" and "the company" where they are clear. */
export const tell = (paragraphs: readonly (readonly Line[])[], identity: Identity): string => {
  let thread: Thread = { named: false, subject: undefined, sinceName: 0 };
  return paragraphs
    .map((lines) => {
      // A pronoun does not reach over to another paragraph.
      thread = { ...thread, subject: undefined };
      return lines
        .map((line) => {
          const result = told(line, thread, identity);
          thread = result.thread;
          return result.text;
        })
        .join(' ');
    })
    .join('\n\n');
};
