/**
 * The filled form as a prompt that a person can read, and that any assistant can follow: for a visitor who takes it to one of
 * their own. The craft is that of our own model; the shape of the answer is said in words, never as JSON.
 */
import type { Endpoint, Field, Prose, Shape, Shapes, Values } from '../../engine/definition/index.ts';
import type { Prompt } from '../prompt.ts';
import { askedShapes, between, itemsOf, sizeOf } from '../shape.ts';
import { briefFor, entriesOf, type Entry } from './instructions.ts';

const WHO = 'I filled in a short form for this task. Below, “the visitor” is me, and “the form” is what I filled in, at the end.';

/** "What needs a name?" and "Company name *" keep no sign of their own before the colon. */
const named = (label: string): string => label.replace(/(?<![\s?*:])[\s?*:]+$/, '');

/** What was typed stands between marks of its own, so that nothing of it reads as part of the prompt. */
const typed = ({ label, value }: Entry): string => `${named(label)}:\n"""\n${[value].flat().join('\n')}\n"""`;

const said = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : `“${[value].flat().join(', ')}”`);

const chosen = ({ label, value, standing }: Entry): string =>
  standing === 'set already' ? `${named(label)} is left at ${said(value)}.` : `For ${named(label)} I chose ${said(value)}.`;

const saysLanguage = (field: Field | undefined): boolean => field?.kind === 'select' && field.marks === 'language';

/** The visitor's own words as they are, then their choices as sentences. */
const formInWords = (endpoint: Endpoint, request: Values): string => {
  // The language has a sentence of its own in the brief.
  const entries = entriesOf(endpoint, request).filter(({ key }) => !saysLanguage(endpoint.fields[key]));
  const words = entries.filter(({ standing }) => standing === 'typed').map(typed);
  const choices = entries.filter(({ standing }) => standing !== 'typed').map(chosen);
  return ['What I filled in:', ...words, ...(choices.length > 0 ? [choices.join('\n')] : [])].join('\n\n');
};

/** The texts of a record, by their keys: figures and tags judge a text, and are nothing to take away. */
const textsIn = (keys: Shapes): Prose[] => Object.values(keys).filter((shape) => shape.shape === 'prose');

const proseInWords = (shape: Prose, request: Values): string => {
  const size = sizeOf(shape, request);
  return size ? `${shape.about} (${between(size.range)} ${size.in})` : shape.about;
};

const itemInWords = (of: Shape, request: Values): string => {
  if (of.shape === 'prose') return `Each is: ${proseInWords(of, request)}.`;
  if (of.shape !== 'record') return `Each is: ${of.about}.`;
  const texts = textsIn(of.keys as Shapes).map((text) => proseInWords(text, request));
  return texts.length > 1
    ? `Each has ${texts.length} parts, in this order:\n${texts.map((text) => `- ${text}`).join('\n')}`
    : `Each is: ${texts.join('')}.`;
};

/** What is wanted of a part of the reply; undefined where there is no text in it. */
const partInWords = (shape: Shape, request: Values): string | undefined => {
  switch (shape.shape) {
    case 'prose':
      return `${proseInWords(shape, request)}.`;
    case 'list': {
      const items = itemsOf(shape.holds, request);
      const many = items ? `${items[0] === items[1] ? items[0] : between(items)}, numbered` : 'a numbered list';
      return `${shape.about} (${many}). ${itemInWords(shape.of, request)}`;
    }
    case 'record': {
      const parts = Object.values(shape.keys as Shapes).flatMap((part) => partInWords(part, request) ?? []);
      return parts.length > 0 ? `${shape.about}:\n${parts.map((part) => `- ${part}`).join('\n')}` : undefined;
    }
    case 'label':
    case 'figure':
      return undefined;
  }
};

const answerInWords = (endpoint: Endpoint, request: Values): string => {
  const asked = askedShapes(endpoint);
  const { main } = endpoint.reply;
  // The main part first; what may be missing from a reply is not asked for.
  const keys = [main, ...Object.keys(asked).filter((key) => key !== main && asked[key]?.optional === undefined)];
  const parts = keys.flatMap((key) => (asked[key] && partInWords(asked[key], request)) ?? []);
  const lines = parts.length > 1 ? parts.map((part, at) => `${at + 1}. ${part}`) : parts;
  return `What I need, as plain text that I can copy, with nothing before or after it:\n${lines.join('\n')}`;
};

/**
 * The whole prompt, complete in itself.
 * @param request has passed the endpoint's checks.
 * @param prompt the tool's own (`loadPrompt`); without one the generic one serves.
 */
export const promptForAssistant = (endpoint: Endpoint, prompt: Prompt | undefined, request: Values): string =>
  [WHO, briefFor(endpoint, prompt, request), formInWords(endpoint, request), answerInWords(endpoint, request)].join('\n\n');
