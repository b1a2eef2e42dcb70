/** What a visitor is told where there is little, or nothing, that is worth giving. */
import { subjectOf } from '../library/subjects.ts';
import type { Notes } from '../../engine/definition/index.ts';
import type { Brief } from '../reader/brief.ts';
import { CannotServe } from '../writer.ts';
import type { Candidate } from './choose.ts';

const BY_PROMPT = '“Copy as a prompt” takes your form to an assistant of your own.';

const nameOf = ({ subjects: [main] }: Brief): string | undefined =>
  main && (subjectOf(main.id)?.names[0] ?? main.id.replaceAll('-', ' '));

/**
 * The refusal of a request for which the library has nothing. Which subject the library lacks is counted.
 * @param what is wanted, in the plural: "quotes".
 */
export const nothingOn = (brief: Brief, what: string): CannotServe => {
  const name = nameOf(brief);
  const words =
    name === undefined
      ? `We have no ${what} of our own that are surely about this, and others would be of no use to you. Another word for it may find some. ${BY_PROMPT}`
      : `We have too few good ${what} on ${name} for these choices. Another choice may find some. ${BY_PROMPT}`;
  return new CannotServe(words, brief.subjects[0]?.id ?? 'unsure');
};

/** The note of a reply that holds fewer than were asked for; none where it holds them all. */
export const fewerThan = (
  asked: number,
  found: readonly Pick<Candidate<unknown>, 'fit'>[],
  brief: Brief,
  what: string,
): Notes => {
  const given = found.length;
  if (given >= asked) return {};
  const name = nameOf(brief);
  const choices = found.every(({ fit }) => fit === 'exact') ? 'your choices' : 'choices like yours';
  const why =
    name === undefined
      ? `We were not sure what this is about: these ${what} are for matters of its kind.`
      : `We took this to be about ${name}, and have no more good ${what} on it for ${choices}.`;
  return { fewer: { given, asked, why } };
};
