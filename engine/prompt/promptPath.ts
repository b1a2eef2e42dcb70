import { isLocal, promptPath, type AnyTool } from '../definition/index.ts';

/** Where this tool's form is made into a prompt for an assistant of the visitor's own; undefined where nothing is composed. */
export const promptPathOf = ({ call }: AnyTool): string | undefined =>
  isLocal(call) ? undefined : promptPath({ answers: call.answers ?? 'composed', path: call.post });
