import { isLocal, promptPath, type AnyTool } from '../definition/index.ts';

/** The path that turns this tool's form into a prompt for the visitor's own assistant; undefined where nothing is composed. */
export const promptPathOf = ({ call }: AnyTool): string | undefined =>
  isLocal(call) ? undefined : promptPath({ answers: call.answers ?? 'composed', path: call.post });
