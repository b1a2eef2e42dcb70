/** A text by the browser's own model: asked, read and judged as a model on the server is. Loaded when it is first wanted. */
import type { Ending } from '../../engine/call/callServer.ts';
import { WRITTEN_HERE, type Device, type Order, type Readiness } from '../../engine/run/device.ts';
import { readPart, readReply } from '../../engine/call/reply.ts';
import { createAssignment, createLook, languageIn, languageOf, loadPrompt } from '../../model/index.ts';
import type { Endpoint, Values } from '../../engine/definition/index.ts';
import { ask } from './asking.ts';
import { readinessIn } from './availability.ts';
import { NOT_DOWNLOADED, NOT_THERE, notIn, UNUSABLE, messageFor } from './failures.ts';
import { DEFAULT_LANGUAGE, expecting } from './languages.ts';

/** The tool's own prompt is there when the visitor presses the button. */
export const prepare = (key: string): void => void loadPrompt(key).catch(() => undefined);

/** The language that was chosen; where the form leaves it open, the one that was typed in. */
const languageFor = (endpoint: Endpoint, request: Values): string => {
  const typed = Object.values(request).filter((value) => typeof value === 'string');
  return languageOf(endpoint, request) ?? languageIn(typed.join('\n')) ?? DEFAULT_LANGUAGE;
};

const hindrance = (readiness: Readiness, language: string): string | undefined => {
  switch (readiness) {
    case 'ready':
      return undefined;
    case 'after a download':
      return NOT_DOWNLOADED;
    case 'not in this language':
      return notIn(language);
    case 'not at all':
      return NOT_THERE;
  }
};

/** Read as a server's reply is. */
const ended = ({ endpoint, reply }: Order, data: unknown): Ending => {
  const reading = readReply({ reply }, data);
  return 'data' in reading ? { data: reading.data, notes: WRITTEN_HERE } : { words: endpoint.failed };
};

/** @throws where the prompt's file cannot be fetched. */
export const write: Device['write'] = async (order) => {
  const { endpoint, reply, request, signal, onPart } = order;
  const language = languageFor(endpoint, request);
  const hindered = hindrance(await readinessIn(language), language);
  if (hindered !== undefined) return { words: hindered };
  const assignment = createAssignment(endpoint, await loadPrompt(endpoint.key), request);
  const look = createLook(assignment);
  const show = (text: string): void => {
    const part = onPart && look.isDue() ? look.at(text) : undefined;
    if (part) onPart?.(readPart({ reply }, part));
  };
  try {
    for (;;) {
      const step = assignment.take(await ask(assignment.turn(), expecting(language) ?? {}, signal, show));
      if ('reply' in step) return ended(order, step.reply);
      if ('refused' in step) return { words: UNUSABLE };
    }
  } catch (problem) {
    if (signal.aborted) return 'stopped';
    // What came before it failed, where that is enough.
    const best = assignment.best();
    return best === undefined ? { words: messageFor(problem) } : ended(order, best);
  }
};

/** A session is made for the download that comes with it. */
export const download: Device['download'] = async (language = DEFAULT_LANGUAGE, onProgress, signal) => {
  const session = await LanguageModel.create({
    ...expecting(language),
    signal,
    monitor(monitor) {
      monitor.addEventListener('downloadprogress', ({ loaded, total }) => onProgress(loaded / (total || 1)));
    },
  });
  session.destroy();
  return true;
};
