/** What a word of an art, a craft or a sport means: "plié meaning ballet", "what is icing in hockey", "psso". */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Answer } from '../answer.ts';
import { inOwnWords } from '../pages/same-words.ts';
import { row } from './handbook-row.ts';
import { CRAFT_TERMS } from './terms-craft-data.ts';
import { SCHOOL_TERMS } from './terms-school-data.ts';
import { SPORT_TERMS } from './terms-sport-data.ts';
import { STAGE_TERMS } from './terms-stage-data.ts';

/** The words by which a question names the field, where they are more than its own name. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  ballet: 'dance dancing step position class french',
  dance: 'dancing ballroom latin step hip hop',
  music: 'musical piano guitar violin drum drums singing choir sheet score theory notation italian orchestra band song note',
  yoga: 'pose class sanskrit',
  gym: 'fitness workout exercise training crossfit running weightlifting lifting weights bodybuilding strength sport sports health',
  knitting: 'knit pattern patterns yarn wool',
  crochet: 'pattern patterns yarn stitch uk us american british terms',
  sewing: 'fabric fabrics dressmaking pattern patterns quilting sheets bedding bed',
  cooking: 'baking kitchen recipe recipes chef food bread cook cookery culinary french dough cake chocolate',
  coffee: 'cafe barista espresso drink',
  diy: 'building builder wall walls plumbing electrics electrical decorating painting wood house construction',
  history:
    'gcse ww1 ww2 world war one two first second german germany british britain english england american french france chinese australian canadian irish indian kids simple',
  geography: 'gcse coast river rivers volcano weather climate city map glacial kids simple',
  religion: 'islam muslim judaism jewish sikhism sikh hinduism hindu buddhism buddhist christianity kids',
  school: 'university uk us american australia australian ireland irish college england',
  travel: 'flight flights hotel holiday airline ticket',
  work: 'job pay payslip salary uk us india contract',
  money: 'tax mortgage house home uk us australia australian canada nz loan property insurance',
  football: 'soccer',
  hockey: 'ice field nhl',
  rugby: 'union league',
  basketball: 'nba',
  baseball: 'mlb',
  'american football': 'nfl',
  cycling: 'bike bikes bicycle cycle tour france',
  swimming: 'pool',
  athletics: 'running race racing sport sports results race',
  'martial arts': 'judo karate',
  skating: 'figure ice',
  'gaelic games': 'hurling gaa irish',
  'australian rules': 'afl aussie footy football',
};

interface Term {
  readonly says: string;
  /** The words that may stand beside its name, and the names of the fields themselves. */
  readonly field: string;
  /** Only where the field is named too. */
  readonly isElsewhere: boolean;
}

/** Small letters without accents, hyphens and apostrophes. */
const plainName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[-/]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

let terms: Map<string, Term[]> | undefined;
const load = (): Map<string, Term[]> => {
  const found = new Map<string, Term[]>();
  let field = '';
  for (const line of [STAGE_TERMS, CRAFT_TERMS, SPORT_TERMS, SCHOOL_TERMS].join('').trim().split('\n')) {
    const at = line.indexOf(';');
    if (at === -1) field = line;
    else
      for (const typed of line.slice(0, at).split(',')) {
        const name = plainName(typed.replace('*', ''));
        const one: Term = { says: line.slice(at + 1), field, isElsewhere: typed.startsWith('*') };
        found.set(name, [...(found.get(name) ?? []), one]);
      }
  }
  return found;
};
/** Said of any of them. */
const fieldWords = (field: string): ReadonlySet<string> =>
  new Set(`${field} ${FIELD_WORDS[field] ?? ''} ${SPORTS.has(field) ? 'sport sports game' : ''} ${SMALL_WORDS}`.split(' '));
const SPORTS: ReadonlySet<string> = new Set(SPORT_TERMS.split('\n').filter((line) => line !== '' && !line.includes(';')));
const SMALL_WORDS = 'in the a an of for at on term terms move word';
const SMALL: ReadonlySet<string> = new Set(SMALL_WORDS.split(' '));

/** What asks for a meaning, before the word and after it. */
const BEFORE =
  /^(?:wh(?:at|o)(?: (?:is|are|was|were|does|do|did)|s) (?:(?:the )?(?:meaning|definition) of )?|(?:the )?(?:meaning|definition) of |define |explain |what (?:is meant|do (?:you|they|we) mean) by )/;
const AFTER = /(?:,? (?:meaning|definition|explained|means?|stand for|stands for|mean(?= (?:in|on|at|for)\b))| called)(?= |$)/;

/** The longest name, with nothing beside it that is not of its field. */
const foundIn = (
  words: readonly string[],
): { readonly senses: readonly Term[]; readonly rest: readonly string[] } | undefined => {
  terms ??= load();
  for (let length = words.length; length > 0; length -= 1)
    for (let start = 0; start <= words.length - length; start += 1) {
      const senses = terms.get(words.slice(start, start + length).join(' '));
      const rest = [...words.slice(0, start), ...words.slice(start + length)];
      const own = senses?.filter(({ field }) => rest.every((word) => fieldWords(field).has(word)));
      if (own !== undefined && own.length > 0) return { senses: own, rest: rest.filter((word) => !SMALL.has(word)) };
    }
  return undefined;
};

export const term = (plain: string): Answer | undefined => {
  const asked = plainName(plain);
  const left = asked.replace(BEFORE, '').replace(AFTER, '').trim();
  const isMeaning = left !== asked;
  const found = foundIn(left.split(' '));
  if (found === undefined) return undefined;
  const { senses, rest } = found;
  // Without its field what somebody wrote for the question tells more, and a bare word is asked of the dictionary, where that has it.
  if (rest.length === 0 && (isMeaning ? inOwnWords(plain) !== undefined : sensesOf(left).length > 0)) return undefined;
  const own = senses.filter(({ isElsewhere }) => rest.length > 0 || !isElsewhere);
  const [first, ...others] = own;
  if (first === undefined) return undefined;
  // A word of two fields that were not named has two meanings.
  const isOfBoth = rest.length === 0 && others.some(({ field }) => field !== first.field);
  const lead = isOfBoth ? own.map(({ field, says }) => `In ${field}: ${says}`).join(' ') : first.says;
  return row(lead, [], TOPICS[first.field] ?? []);
};

/** What is asked about next, by field. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  ballet: ['What is an arabesque in ballet?', 'What is a tendu?'],
  music: ['What does legato mean?', 'What is a fermata?'],
  yoga: ['What is savasana?', 'What is pranayama?'],
  knitting: ['What does psso mean?', 'What is a lifeline in knitting?'],
  sewing: ['What is bias binding?', 'What is ease in sewing?'],
  cooking: ['What is a mirepoix?', 'What are soft peaks?'],
  cricket: ['What is silly point?', 'What is a doosra?'],
};
