/**
 * Writes a text with the browser's own model: prompted, read and checked as a model on the server is. Loaded when first needed.
 */
import type { Ending } from '../../engine/call/callServer.ts';
import { helpFor } from '../../engine/help/helpFor.ts';
import { WRITTEN_HERE, type Device, type WritingTask, type Readiness } from '../../engine/run/device.ts';
import { readPart, readReply } from '../../engine/call/reply.ts';
import { createAssignment, createLook, languageIn, languageOf, loadPrompt } from '../../model/index.ts';
import type { Endpoint, Values } from '../../engine/definition/index.ts';
import { ask } from './asking.ts';
import { readinessIn } from './availability.ts';
import { NOT_DOWNLOADED, NOT_THERE, notIn, UNUSABLE, messageFor } from './failures.ts';
import { DEFAULT_LANGUAGE, expecting } from './languages.ts';

/** Loads the tool's prompt ahead of time, before the visitor presses the button. */
export const prepare = (key: string): void => void loadPrompt(key).catch(() => undefined);

/** The chosen language, or the language of what was typed where the form leaves it open. */
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

/** Reads it the way a server's reply is read. */
const ended = ({ endpoint, reply, request }: WritingTask, data: unknown): Ending => {
  const reading = readReply({ reply }, data);
  if ('broken' in reading) return { words: endpoint.failed };
  const help = helpFor(endpoint.fields, request);
  return { data: reading.data, notes: help === undefined ? WRITTEN_HERE : { ...WRITTEN_HERE, help } };
};

/** @throws where the prompt's file cannot be fetched. */
export const write: Device['write'] = async (task) => {
  const { endpoint, reply, request, signal, onPart } = task;
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
      if ('reply' in step) return ended(task, step.reply);
      if ('refused' in step) return { words: UNUSABLE };
    }
  } catch (problem) {
    if (signal.aborted) return 'stopped';
    // What came before the failure, if that is enough.
    const best = assignment.best();
    return best === undefined ? { words: messageFor(problem) } : ended(task, best);
  }
};

/** Creating a session starts the download; the session itself is not needed. */
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
