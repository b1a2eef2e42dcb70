/** What is said of a hook in words: every remark rests on something that was found in it for certain. */
import type { Request } from '../pieces.ts';
import { faultsOf } from './faults.ts';
import type { Found } from './found.ts';
import type { Line } from './line.ts';
import { nextOf } from './next.ts';
import { rewritten } from './rewrites.ts';
import { overallOf, type Scores } from './score.ts';
import { strengthsOf as worksIn } from './strengths.ts';
import { IN_A_ROOM } from './uses.ts';

const MOST_REMARKS = 4;

/** Whoever sits in a room reads nothing. */
const heard = ({ text }: Found, remarks: readonly string[]): string[] =>
  remarks.map((remark) =>
    IN_A_ROOM.test(text)
      ? remark.replace(
          /\b([Rr])eader(s?)\b(?![^“]*”)/g,
          (_, first: string, more: string) => `${first === 'R' ? 'L' : 'l'}istener${more}`,
        )
      : remark,
  );

export const strengthsOf = (of: Found, line: Line, scores: Scores): string[] => heard(of, worksIn(of, line, overallOf(scores)));

export const improvementsOf = (of: Found, line: Line, hookType: Request['hookType'], scores: Scores): string[] => {
  const better = rewritten(of);
  const faults = faultsOf(of, line, hookType, better !== undefined);
  const found = [...(better === undefined ? [] : [better]), ...faults].slice(0, MOST_REMARKS);
  return heard(of, found.length > 0 ? found : [nextOf(of, line, overallOf(scores))]);
};
