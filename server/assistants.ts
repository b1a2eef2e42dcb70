/** The assistants that a page offers to open a prompt in: a data file, which an operator may replace or empty. */
import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import ours from './assistants.json' with { type: 'json' };

const Assistants = z.array(
  z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    /** `{prompt}` is where the prompt goes, if the service accepts one. */
    address: z.url({ protocol: /^https$/ }),
  }),
);

export type Assistant = z.infer<typeof Assistants>[number];

/** @throws Error that names the file where it cannot be read, or is not a list of names and https addresses. */
export const readAssistants = (file: string | undefined): readonly Assistant[] => {
  if (file === undefined) return ours;
  try {
    return Assistants.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (problem) {
    throw new Error(`ASSISTANTS_FILE must be a list of names with https addresses, as in server/assistants.json: ${file}`, {
      cause: problem,
    });
  }
};
