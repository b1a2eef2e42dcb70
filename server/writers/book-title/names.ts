/** People and places by name. */
import { PROPER_WORDS } from '../../english/topic/function-words.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import type { Sentence, Slot } from './slot.ts';

const PLACE_BEFORE = /^(?:in|at|from|to|near|around|through|across|outside|of|into|leaving|reach)$/;

const TITLE =
  /^(?:detective|inspector|captain|doctor|dr\.?|mrs\.?|mr\.?|miss|ms\.?|aunt|uncle|king|queen|professor|sister|father|mother|judge|sergeant|officer|agent|lady|lord|sir|princess|prince|grandma|grandpa|nurse)$/;

export const namesIn = ({ tokens }: Sentence, index: number): Slot[] => {
  const found: Slot[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.tag !== 'name') continue;
    let end = at;
    while (tokens[end + 1]?.tag === 'name') end += 1;
    const run = tokens.slice(at, end + 1);
    const before = tokens[at - 1];
    const the = before?.lower === 'the';
    const governor = the ? tokens[at - 2] : before;
    const isTitled = TITLE.test(run[0]!.lower);
    const bare = isTitled ? run.slice(1) : run;
    at = end;
    if (bare.length === 0 || bare.length > 3) continue;
    if (
      /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|god|christmas|i)$/.test(
        bare[0]!.lower,
      )
    )
      continue;
    if (bare.length === 1 && PROPER_WORDS.has(bare[0]!.lower) && /(?:an|ish|ese|ch|man|ic|ss|i)$/.test(bare[0]!.lower)) continue;
    const words = bare.map(({ text }) => text.replace(/[’']s$/, '')).join(' ');
    const isKnownPlace = bare.length === 1 && /^(?:location|object)$/.test(classOf(bare[0]!.lower).fields[0] ?? '');
    const isPlace =
      !isTitled &&
      (isKnownPlace || the || (PLACE_BEFORE.test(governor?.lower ?? '') && !(governor!.lower === 'of' && bare.length > 1)));
    const isAcronym = /^\p{Lu}{2,}$/u.test(words);
    found.push({
      words,
      head: bare.at(-1)!.lower,
      number: 'one',
      type: isAcronym ? 'label' : isPlace ? 'place' : 'name',
      takesThe: the && isPlace,
      weight: 2.5,
      sentences: [index],
    });
    // A person is called by the first name too.
    if (!isPlace && !isAcronym && bare.length > 1 && !isTitled)
      found.push({
        words: bare[0]!.text,
        head: bare[0]!.lower,
        number: 'one',
        type: 'name',
        takesThe: false,
        weight: 2,
        sentences: [index],
      });
    if (!isPlace && isTitled && bare.length > 1)
      found.push({
        words: bare[0]!.text,
        head: bare[0]!.lower,
        number: 'one',
        type: 'name',
        takesThe: false,
        weight: 2,
        sentences: [index],
      });
  }
  return found;
};
