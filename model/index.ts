/** What a language model is told and how its answer is read: the same on the server and in the browser. */
export * from './assignment.ts';
export type { Fault } from './judging/fault.ts';
export { languageIn, languageOf } from './language.ts';
export * from './loadPrompt.ts';
export type { Prompt } from './prompt.ts';
export * from './reading/look.ts';
export * from './telling/assistant.ts';
export type { Talk } from './telling/instructions.ts';
