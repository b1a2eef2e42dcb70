/** The filled form as a prompt for the visitor's own assistant: checked as for writing, but in any language of the form. */
import type { Endpoint } from '../../engine/definition/index.ts';
import { loadPrompt, promptForAssistant } from '../../model/index.ts';
import { checkRequest } from './requestCheck.ts';

/** @throws Problem (400) that names the field, as generating would. */
export const promptOf = async (endpoint: Endpoint, body: unknown): Promise<string> => {
  const request = checkRequest(endpoint, body);
  return promptForAssistant(endpoint, await loadPrompt(endpoint.key), request);
};
