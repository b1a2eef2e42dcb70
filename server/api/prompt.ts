/** The filled form as a prompt for the visitor's own assistant: checked as for writing, but in any language of the form. */
import type { Endpoint } from '../../engine/definition/index.ts';
import { typedIn } from '../../engine/help/helpFor.ts';
import { loadPrompt, promptForAssistant } from '../../model/index.ts';
import { helpHeardIn, type ReadMeaning } from '../help/hear.ts';
import { checkRequest } from './requestCheck.ts';

/**
 * The prompt, and where help is if what was typed says that somebody may be in danger.
 * @throws Problem (400) that names the field, as generating would.
 */
export const promptOf = async (
  endpoint: Endpoint,
  body: unknown,
  readMeaning?: ReadMeaning,
): Promise<{ prompt: string; help: string | undefined }> => {
  const request = checkRequest(endpoint, body);
  const prompt = promptForAssistant(endpoint, await loadPrompt(endpoint.key), request);
  return { prompt, help: await helpHeardIn(typedIn(endpoint.fields, request), readMeaning) };
};
