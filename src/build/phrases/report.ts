/** How well the content serves the sample requests: which of them found too little, and which rows were never shown. */
import type { Notes } from '../../../engine/definition/index.ts';
import { silent } from '../../../server/log.ts';
import { seeded } from '../../../server/random.ts';
import { CannotServe, type Writer } from '../../../server/writer.ts';
import hooks from '../../../server/writers/hook-generator.ts';
import ideas from '../../../server/writers/niche-idea-generator.ts';
import quotes from '../../../server/writers/quote-generator.ts';

type Body = Readonly<Record<string, unknown>>;

const WRITERS: Readonly<Record<string, { readonly writer: Writer; readonly textsOf: (reply: never) => readonly string[] }>> = {
  quote: { writer: quotes, textsOf: (reply: { quotes: readonly string[] }) => reply.quotes },
  hook: { writer: hooks, textsOf: (reply: { hooks: readonly { text: string }[] }) => reply.hooks.map(({ text }) => text) },
  'niche-idea': {
    writer: ideas,
    textsOf: (reply: { nicheIdeas: readonly { title: string }[] }) => reply.nicheIdeas.map(({ title }) => title),
  },
};

const PRESSES = 5;

export interface Report {
  readonly requests: number;
  readonly full: number;
  readonly fewer: number;
  /** What each refused request lacked: the id of a subject, or `unsure`. */
  readonly lacking: readonly string[];
  /** How often each text was shown. */
  readonly shown: ReadonlyMap<string, number>;
}

/** @param bodies requests as the page sends them. Each is made several times, as by as many presses. */
export const reportOn = async (tool: string, bodies: readonly Body[]): Promise<Report> => {
  const { writer, textsOf } = WRITERS[tool]!;
  const shown = new Map<string, number>();
  const lacking: string[] = [];
  let fewer = 0;
  for (const [at, body] of bodies.entries()) {
    let isShort = false;
    let lacks: string | undefined;
    for (let press = 0; press < PRESSES; press++) {
      const note = (notes: Notes): void => void (isShort ||= notes.fewer !== undefined);
      const context = { random: seeded(at * PRESSES + press), signal: new AbortController().signal, log: silent, note };
      try {
        for (const text of textsOf((await writer.write(body as never, context)) as never))
          shown.set(text, (shown.get(text) ?? 0) + 1);
      } catch (problem) {
        if (!(problem instanceof CannotServe)) throw problem;
        lacks = problem.lacks;
      }
    }
    if (lacks !== undefined) lacking.push(lacks);
    else if (isShort) fewer += 1;
  }
  return { requests: bodies.length, full: bodies.length - fewer - lacking.length, fewer, lacking, shown };
};
