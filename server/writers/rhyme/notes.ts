/** What the visitor is told about the list of rhymes. */
import type { Notes } from '../../../engine/definition/index.ts';
import { find, SHORT_LIST, type Asked, type Found } from './choice.ts';
import { KINDS } from './kinds.ts';
import type { Rhyme } from './order.ts';
import { isChosen, saidAtEnd, type Heard } from './target.ts';

const near = KINDS['Near Rhymes'];

const wordOf = ({ saying }: Rhyme): string => `“${saying.word.text}”`;

/** The word that is rhymed, with the capitals it was typed with. */
const named = (word: string, request: string): string => {
  const typed = request.normalize('NFC');
  const plain = Array.from({ length: typed.length }, (_, at) => typed.charAt(at).normalize('NFKD').charAt(0));
  const at = plain.join('').toLowerCase().lastIndexOf(word);
  return `“${at < 0 ? word : typed.slice(at, at + word.length)}”`;
};

export const whyFewer = (word: string, given: number, { kind, isPlain, wanted }: Asked): string => {
  if (!isPlain) return 'Other syllable counts, word types or themes may find more.';
  if (given > 0 && kind === KINDS['Perfect Rhymes'] && wanted <= SHORT_LIST)
    return `We know few other words in everyday use that rhyme with ${word}. Near Rhymes may find more that come close.`;
  const close = kind === KINDS['Perfect Rhymes'] ? 'that sound close to' : 'of this kind for';
  if (given > 0)
    return `We found no others ${close} ${word}.${kind === KINDS['Perfect Rhymes'] || kind === near ? '' : ' Perfect Rhymes or Near Rhymes may find more.'}`;
  return kind === KINDS['Perfect Rhymes']
    ? `We found no everyday word that sounds close to ${word}. Near Rhymes or Last-Syllable Rhymes may find rarer or fainter ones.`
    : `We found none ${close} ${word}. Last-Syllable Rhymes may find fainter ones.`;
};

/** What the visitor is told about the list. */
export const notesOn = (found: readonly Found[], asked: Asked, heard: Heard, typed: string): Notes => {
  const word = named(heard.corrected ?? asked.typed.at(-1)!, typed);
  if (heard.targets.length === 0) {
    const why = `We do not know how ${word} is said. Try a word that you know rhymes with it: its rhymes are the same.`;
    return { fewer: { given: 0, asked: asked.wanted, why } };
  }
  const [first, second] = found.map(({ rhymes }) => rhymes);
  const given = found.reduce((sum, { rhymes }) => sum + rhymes.length, 0);
  const isNear = asked.kind !== near && found.some(({ kind, rhymes }) => kind === near && rhymes.length > 0);
  const perfect = found.reduce((sum, { kind, rhymes }) => sum + (kind === near ? 0 : rhymes.length), 0);
  const rest = given - perfect;
  const [some, none] = asked.isPlain
    ? [perfect === 1 ? 'One of these' : `${perfect} of these`, 'everyday word']
    : [`${perfect === 1 ? 'One word' : `${perfect} words`} with these settings`, 'word with these settings'];
  return {
    ...(heard.like !== undefined &&
      given > 0 && {
        remark: `We do not know how ${word} is said. These rhyme with it if its end sounds like that of “${heard.like}”.`,
      }),
    ...(heard.isSpelt &&
      given > 0 && { remark: `We do not know how ${word} is said. These come near if it sounds as it is spelt.` }),
    ...(heard.corrected !== undefined && { correction: { field: 'word', text: heard.corrected } }),
    ...((found[0]?.isOtherWay || heard.isOneOfTwo) &&
      first?.[0] && { remark: `${word} is said in two ways: these rhymes are for the one like ${wordOf(first[0])}.` }),
    ...(heard.sung &&
      asked.kind === near &&
      first?.[0] &&
      second?.[0] && { remark: `The first ${first.length} rhyme with ${word} as it is sung, the others come near.` }),
    ...(!isNear &&
      !heard.sung &&
      heard.like === undefined &&
      first?.[0] &&
      second?.[0] && {
        remark: first[0].saying.word.text.includes(' ')
          ? `First come rhymes with the last two words, then those with ${word} alone.`
          : asked.kind.hears === 'last words'
            ? `Few words sound like the last two of these: most rhyme with ${word} alone.`
            : `${word} is said in two ways: the first ${first.length} rhyme with the one like ${wordOf(first[0])}, the others with the one like ${wordOf(second[0])}.`,
      }),
    ...(isNear &&
      heard.like === undefined &&
      !heard.isSpelt && {
        unmet: perfect
          ? `${some} ${perfect === 1 ? 'rhymes' : 'rhyme'} perfectly with ${word}: ${rest === 1 ? 'the other is a near rhyme' : 'the others are near rhymes'}.`
          : `We know no ${none} that rhymes perfectly with ${word}: ${rest === 1 ? 'this is a near rhyme' : 'these are near rhymes'}.`,
      }),
    ...(given < asked.wanted && {
      fewer: {
        given,
        asked: asked.wanted,
        why: whyFewer(word, given, asked),
      },
    }),
  };
};

/** So many are worth naming: where there are more, everybody knows some. */
const FEW = 15;
/** Whoever asks for near rhymes is told of the perfect ones, where few come to mind or none is known. */
export const remarkOnPerfect = async (asked: Asked, heard: Heard, typed: string): Promise<Notes> => {
  const perfect = await find({ ...asked, kind: KINDS['Perfect Rhymes'], wanted: FEW + 1 }, heard);
  const rhymes = perfect.flatMap((found) => found.rhymes);
  const [first, second] = rhymes.map(wordOf);
  if (rhymes.length > FEW || heard.targets.length === 0) return {};
  const word = named(heard.corrected ?? asked.typed.at(-1)!, typed);
  if (first === undefined) {
    return asked.isPlain ? { remark: `These come near. We know no everyday word that rhymes perfectly with ${word}.` } : {};
  }
  const some = second === undefined ? `${first} rhymes` : `${first} and ${second} rhyme`;
  return { remark: `These come near. ${some} perfectly with ${word}: choose Perfect Rhymes for those.` };
};

/** "Thank you" is stressed on "thank", and nothing that is said before "you" rhymes with that. */
export const aloneIn = ({ typed }: Asked): string =>
  `We know no word before “${typed.at(-1)!}” that rhymes with “${typed.at(-2)!}”: these go with “${typed.at(-1)!}” alone.`;

/** Of several words that are typed, the visitor is told which one is rhymed. */
export const whichWord = (
  { remark, unmet, fewer }: Notes,
  { typed, kind }: Asked,
  { corrected }: Heard,
  request: string,
): Notes => {
  const word = named(corrected ?? typed.at(-1)!, request);
  const isTold = remark !== undefined || [unmet, fewer?.why].some((each) => each?.includes(word));
  const figure = saidAtEnd(request);
  if (figure !== undefined && remark === undefined && kind.hears === 'last word') {
    return { remark: `“${figure}” ends in “${typed.at(-1)!}” as it is said: that is what is rhymed here.` };
  }
  return kind.hears !== 'last word' || isTold || !isChosen(request) ? {} : { remark: `The word that is rhymed here is ${word}.` };
};
