/** The one thing to say of the words that a gig can be found by, where it is certain. */
import { isMisspelt } from '../../../english/misspelt.ts';
import { KNOWN_SLIPS } from '../../../english/slips.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { tagged, type Token } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { IMPOSSIBLE_HERE } from './faults.ts';
import { mistakesIn } from './mistakes.ts';
import { firstOf, GREETING, isShouted } from './places.ts';
import { isGeneral, quote, quoted, stemOf, type Reading } from './reading.ts';
import type { Service } from './service.ts';
import {
  affirmedIn,
  ANYTHING,
  isLanguage,
  isSound,
  knownIn,
  MOST_OF_A_TAG,
  phrasesInName,
  SAYS_LITTLE,
  toolsOfWork,
} from './tags.ts';

/** What work is called by those who look for it, where the title only has its verb. */
const TRADES: Readonly<Record<string, string>> = {
  transcribe: 'transcription',
  translate: 'translation',
  proofread: 'proofreading',
  narrate: 'narration',
  illustrate: 'illustration',
  animate: 'animation',
  retouch: 'retouching',
  restore: 'restoration',
  tutor: 'tutoring',
  edit: 'editing',
  fix: 'repair',
  ghostwrite: 'ghostwriting',
  mix: 'mixing',
  subtitle: 'subtitles',
  photograph: 'photography',
  repair: 'repair',
  design: 'design',
  test: 'testing',
  write: 'writing',
  record: 'recording',
  paint: 'painting',
  draw: 'drawing',
  tune: 'tuning',
};
const OF_PORTRAITS = /^(?:pets?|dogs?|cats?|horses?|house|family|couples?|wedding|baby)$/i;
const MADE = /^(?:knit|sew|crochet|bake|carve|weave|build)$/i;
const TAUGHT =
  /^I (?:will|can|['’]ll) teach (?:you|your child|kids|children|adults|beginners) (?:to play )?(?:the )?(?<what>\p{Ll}{4,})(?=$|[,.!]| (?:in|on|over|from|at|by|with|for|step)\b)/iu;
const OFFER = /^(?:I (?:will|can|['’]ll) |I['’]ll )?(?<verb>\p{L}+) (?:(?:your|an?|the|any|my) )?(?<rest>\p{L}.*)$/iu;
/** "Dissertation proofreading" for "I will proofread your dissertation": as those who look for it call the work. */
const typedNameOf = (line: string, reading: Reading): string | undefined => {
  const taught = TAUGHT.exec(line)?.groups?.['what'];
  if (taught !== undefined && classOf(taught).noun > 0) return `${taught} lessons`;
  const { verb = '', rest: whole = '' } = OFFER.exec(line)?.groups ?? {};
  const rest = whole
    .replace(/^[\p{L}-]+['’]s /u, '')
    .replace(
      /^(?:(?:old|vintage|slow|broken|cracked|unique|professional|modern|minimalist|custom|creative|stunning|beautiful|eye-catching)(?:,| and)? ){1,3}/i,
      '',
    );
  const trade = TRADES[verb.toLowerCase()];
  const isMade = MADE.test(verb);
  if (trade === undefined && !isMade) return undefined;
  const run: Token[] = [];
  for (const token of tagged(rest)) {
    const { noun, verb: uses, fields } = classOf(token.lower);
    const isPlain =
      noun > uses &&
      !SAYS_LITTLE.test(token.lower) &&
      (isMade || fields[0] !== 'person') &&
      !isFunctionWord(token.lower) &&
      !isLanguage(token.text) &&
      !/['’]|^\d/.test(token.text);
    if (!isPlain || (run.length > 0 && run.at(-1)!.to + 1 !== token.from)) break;
    run.push(token);
  }
  const after = rest.slice(run.at(-1)?.to ?? 0);
  const thing = run.map(({ text }) => text).join(' ');
  const spelt = (tag: string): string =>
    tag.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => (reading.text.includes(thing.toLowerCase()) ? letter.toLowerCase() : letter));
  const whose = /^ for (?:your|an?) (?<owner>\p{Ll}+(?: \p{Ll}+){0,2})(?=[,.!]|$)/u.exec(after)?.groups?.['owner'];
  const isOwned = whose !== undefined && classOf(whose.split(' ').at(-1)!).noun > 0;
  const isNamed = run.length > 0 && run.length < MOST_OF_A_TAG && isSound(thing);
  // What is made is looked for by its name, and by what it is for: "choir rehearsal tracks".
  if (
    isNamed &&
    isOwned &&
    (isMade ? !/\p{Lu}/u.test(thing) : classOf(run.at(-1)!.lower).form === 's') &&
    (isMade || /^(?:record|write)$/i.test(verb))
  )
    return spelt(`${whose} ${thing}`);
  if (isMade) return undefined;
  if (isNamed && /^record$/i.test(verb) && run.length > 1)
    return /^(?:$|[,.!]| (?:for|in|with|of|to|at)\b)/.test(after) ? spelt(thing) : undefined;
  if (/^(?:paint|draw)$/i.test(verb) && run.length === 1)
    return OF_PORTRAITS.test(thing) ? spelt(`${singular(thing)} portrait`) : undefined;
  return run.length > 0 &&
    run.length < MOST_OF_A_TAG &&
    /^(?:$|[,.!]| (?:in|at|of|from|for|to|with|by|and (?:explain|find)|so|on|that|which|who|instead)\b| (?:from )?\p{Lu}\p{Ll}+ to\b)/u.test(
      after,
    ) &&
    isSound(thing)
    ? `${run.map(({ text }, at) => (at === run.length - 1 ? singular(text).replace(/^photograph$/i, 'photo') : text)).join(' ')} ${trade}`.replace(
        /^\p{Lu}(?=\p{Ll})/u,
        (letter) => (reading.text.includes(thing.toLowerCase()) ? letter.toLowerCase() : letter),
      )
    : undefined;
};
const singular = (word: string): string => {
  const { form } = classOf(word.toLowerCase());
  return form === 's' && !/ss$/.test(word) ? word.replace(/ies$/, 'y').replace(/s$/, '') : word;
};

const SINGLE = /^\p{L}+$/u;
export const tagAdviceOn = (reading: Reading, service: Service | undefined): string | undefined => {
  const { title } = reading;
  const wrong = mistakesIn(service?.words ?? '').find((each) => isMisspelt(each));
  const slip = mistakesIn(firstOf(reading)).find((each) => isMisspelt(each) && KNOWN_SLIPS.has(each));
  if (wrong !== undefined) return `Mend ${quote(wrong)} in the name of the work: nobody searches for a mistake.`;
  if (slip !== undefined) return `Mend ${quote(slip)} in the first line: nobody searches for a mistake.`;
  const line = withoutStop(affirmedIn(title !== undefined && !GREETING.test(title) ? title : firstOf(reading)));
  const known = knownIn(line);
  if (ANYTHING.test(line))
    return `${quote(ANYTHING.exec(line)![0])} is nothing that anybody types: begin with one kind of work${known.length === 0 ? '' : `, such as ${quote(known[0]!)}`}.`;
  if (IMPOSSIBLE_HERE.test(line)) return `Begin with the work, and not with the promise ${quote(line)}: buyers search for work.`;
  if (isShouted(line)) return `Write ${quote(line)} in small letters: a buyer has to find the work in it.`;
  if (title !== undefined && SINGLE.test(title) && !/\bfor\b/.test(title))
    return `${quote(title)} alone is a wide word: say in the title which kind, and for whom.`;
  const typed = typedNameOf(line, reading);
  if (typed !== undefined && !known.some((tag) => tag.toLowerCase().includes(typed.toLowerCase())))
    return `Make ${typed} a tag: buyers type the name of the work.`;
  // What is translated or proofread is no name of that work.
  const isDoneTo = /^I will (?:translate|proofread|transcribe|check|record|help|set up)\b/i.test(line);
  const tags = known.length > 0 ? known : isDoneTo ? [] : phrasesInName(line, reading).filter(isSound);
  if (tags.length > 1) return `Take ${quoted(tags)} as tags: buyers type whole phrases.`;
  if (tags.length > 0) return `Make ${quoted(tags)} one tag, as it stands: buyers type the whole phrase.`;
  const tool =
    title === undefined
      ? undefined
      : toolsOfWork(reading, service).find(
          (name) => !title.toLowerCase().includes(name.toLowerCase()) && reading.text.split(name).length > 2,
        );
  return tool && `${quote(tool)} stands in the text and not in the title: who needs it types its name.`;
};

const FEW_WORDS = 5;
/** Where no phrase of it is a tag: what buyers can find it by, from what it says itself. */
export const findableBy = (reading: Reading, service: Service | undefined): string => {
  const { title } = reading;
  const line = withoutStop(firstOf(reading));
  if (title === undefined)
    return service === undefined || /\b(?:any|all|every)\b/i.test(service.words)
      ? `Nobody types ${quote(line.split(' ').slice(0, FEW_WORDS).join(' '))}: name one kind of work in the title and in the first line.`
      : `Put ${quote(service.words)} into the title: buyers find a gig by that.`;
  const told = (text: string): string[] => (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !isGeneral(word)).map(stemOf);
  const named = new Set(told(title));
  const [first = ''] = reading.sentences.filter((sentence) => !sentence.startsWith(title));
  return told(first).some((stem) => named.has(stem))
    ? `Name the work in other words than ${quote(title)} in the tags: some buyers type those.`
    : `Say what ${quote(title)} names again in the first line: the search reads that, too.`;
};
