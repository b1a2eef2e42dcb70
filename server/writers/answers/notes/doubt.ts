/** Whether what was read off one line of the notes is less than was asked for, or is taken back by a later line. */
import { labelling, readNotes, tells } from './facts.ts';
import { valuesIn } from './values.ts';
import { CHANGES, CORRECTS } from './changes.ts';
import { stemmed } from '../question/terms.ts';

const WHOLE =
  /\b(?:altogether|(?:all|everything) together|in all|in total|total|everything|the lot|all of (?:us|it|them)|all (?:of )?(?:these|those|the)|whole (?:gang|lot|family|group|thing|order))\b/;
const OF_THE_WHOLE = /\b(?:total|altogether|in all|all in|everything)\b/i;
/** @param plain the question in its plain form. @param lead what would be answered, with the lines it quotes. */
export const isDoubtful = (plain: string, text: string, lead: string): boolean => {
  const [line, another] = Array.from(lead.matchAll(/“([^“”]*)”/g), ([, quoted]) => quoted!);
  // Several lines were weighed against each other.
  if (line === undefined || another !== undefined) return false;
  if (WHOLE.test(plain) && /^That is [^\p{L}\d]*\d/u.test(lead) && !OF_THE_WHOLE.test(line)) return true;
  const { units } = readNotes(text);
  const at = units.findIndex((unit) => unit.text === line);
  if (at === -1) return false;
  const asksWho = /^who\b/.test(plain);
  if (asksWho && !labelling(plain).some((word) => tells(units[at]!, word))) return true;
  const terms = new Set([...labelling(line), ...(asksWho ? labelling(plain) : [])].map(stemmed));
  const kinds = new Set(valuesIn(line).map(({ kind }) => kind));
  return units
    .slice(at + 1)
    .some(
      (unit) =>
        (CHANGES.test(unit.text) || CORRECTS.test(unit.text)) &&
        labelling(unit.text).some((word) => terms.has(stemmed(word))) &&
        (asksWho || valuesIn(unit.text).some(({ kind }) => kinds.has(kind))),
    );
};
