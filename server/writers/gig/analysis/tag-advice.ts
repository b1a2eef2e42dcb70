/** The one thing to say of the words that a gig can be found by. */
import { isMisspelt } from '../../../english/misspelt.ts';
import { KNOWN_SLIPS } from '../../../english/slips.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { tagged, type Token } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { worksNamedIn } from '../kind-of-work.ts';
import { isTradeName, tradeNamesIn } from '../trade-names.ts';
import { IMPOSSIBLE_HERE } from './faults.ts';
import { repeated } from './keywords.ts';
import { mistakesIn } from './mistakes.ts';
import { firstOf, GREETING, isShouted } from './places.ts';
import { quote, quoted, type Reading, sentencesIn, stemOf } from './reading.ts';
import type { Service } from './service.ts';
import {
  affirmedIn,
  ANYTHING,
  DOING,
  isLanguage,
  isSound,
  isTyped,
  MOST_OF_A_TAG,
  MOST_TAGS,
  offeredIn,
  phrasesIn,
  SAYS_LITTLE,
  tagsIn,
  tagWordsIn,
  toolsOfWork,
} from './tags.ts';

/** The work as the title or the first line calls it: a phrase of nouns where there is one, or else the word that tells it or comes back. */
const namedFirst = (reading: Reading): string | undefined => {
  const begins = affirmedIn(firstOf(reading));
  for (const line of [affirmedIn(reading.title ?? ''), begins]) {
    // Before the tool comes what is made with it: "flyers in Photoshop".
    const named = worksNamedIn(line.replace(/\p{L}+/gu, (word) => (isTradeName(word) ? ' ' : word)));
    const works = named.length > 0 ? named : worksNamedIn(line);
    const work = works.find((each) => !DOING.test(each)) ?? works[0];
    if (work === undefined) continue;
    const phrases = phrasesIn(line, reading.terms);
    // "Your favorite photo" is what the work is done to.
    const own = phrases.find(
      (phrase) => phrase.includes(work) && !` ${line.toLowerCase()}`.includes(` your ${phrase.toLowerCase()}`),
    );
    return own ?? (DOING.test(work) ? (phrases[0] ?? work) : work);
  }
  const first = new Set((begins.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf));
  const told = offeredIn(reading);
  // "Your candle" is what the buyer has.
  const word = repeated(reading).find(
    (term) => first.has(term.stem) && told.has(term.stem) && !begins.toLowerCase().includes(`your ${term.word}`),
  )?.word;
  // "House plant" is more than a house.
  return word && (phrasesIn(begins, reading.terms).find((phrase) => phrase.includes(word)) ?? word);
};

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
      /^(?:(?:old|vintage|unique|professional|modern|minimalist|custom|creative|stunning|beautiful|eye-catching)(?:,| and)? ){1,3}/i,
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
  if (isNamed && isOwned && (isMade || /^(?:record|write)$/i.test(verb))) return spelt(`${whose} ${thing}`);
  if (isMade) return undefined;
  if (isNamed && /^record$/i.test(verb) && run.length > 1) return spelt(thing);
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

/** In characters. */
const LONGEST_ROW = 90;
/** One word, and a buyer would look for nothing else. */
const NAMES_WORK =
  /(?:ing|tion|phy|lessons?|subtitles|voice-?overs?|jingles?|resumes?|flyers?|posters?|transcripts?|crosswords?|calligraphy|logbooks?)$/i;
const SINGLE = /^\p{L}+$/u;
/** "Data entry" of "data entry, web research, logo and any work": a whole phrase that names one kind of work. */
const kindNamedIn = (reading: Reading, service: Service | undefined): string | undefined =>
  phrasesIn(affirmedIn(reading.title ?? service?.words ?? firstOf(reading)), reading.terms).find(
    (phrase) => isTyped(phrase) && isSound(phrase),
  );
/** "In the Stroud valleys" tells where, and not what. */
const isPlace = (words: string, line: string): boolean =>
  / /.test(words) && new RegExp(`\\b(?:in|near|around) (?:the )?${words.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'u').test(line);
const HELP = /^ (?:help|lessons?|tutor(?:ing)?|editing|design|writing)(?![\p{L}\p{N}])/u;
/** "Leather dog" and "dog collars" are one thing, and "French homework help" is more than homework. */
const joinedIn = (tags: readonly string[], line: string): string[] =>
  tags
    .reduce<string[]>((all, tag) => {
      const last = all.at(-1);
      const [first = '', ...others] = tag.split(' ');
      const whole =
        last?.includes(' ') !== true ? undefined : last.endsWith(` ${first}`) ? [last, ...others].join(' ') : `${last} ${tag}`;
      return whole !== undefined && line.includes(whole) ? [...all.slice(0, -1), whole] : [...all, tag];
    }, [])
    .map(
      (tag) =>
        tag + (line.includes(tag) && / /.test(tag) ? (HELP.exec(line.slice(line.indexOf(tag) + tag.length))?.[0] ?? '') : ''),
    );
/** "Resume writer" for "writer", "cat sitting" for "cat" and "virtual friend" for "virtual". */
const wholeNameOf = (word: string, line: string): string => {
  const tokens = tagged(line);
  const at = tokens.findIndex(({ text }) => text === word);
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined) return word;
  const { noun, adjective, fields } = classOf(word.toLowerCase());
  const goesOn = next !== undefined && next.from === token.to + 1;
  if (goesOn && (/\p{L}{2}(?:ing|oper|tor)$/u.test(next.lower) || (adjective >= noun && noun > 0 && next.tag === 'noun')))
    return `${word} ${next.text}`;
  const isTrade = fields[0] === 'person' && before !== undefined && before.to + 1 === token.from;
  return isTrade && classOf(before.lower).noun > classOf(before.lower).adjective && !isFunctionWord(before.lower)
    ? `${before.text} ${word}`
    : word;
};
/** One thing that is true of the words in the first line of this text, where nothing is wrong with them. */
const firstLineOn = (reading: Reading, service: Service | undefined): string => {
  const { title, text } = reading;
  const row = text.trim().split('\n', 1)[0]!.trim();
  const line = title ?? (row.length <= LONGEST_ROW && sentencesIn(row).length === 1 ? withoutStop(row) : firstOf(reading));
  const greeted = title !== undefined && GREETING.test(title) ? namedFirst(reading) : undefined;
  if (greeted !== undefined)
    return `Put ${quote(greeted)} in the first line, where the greeting stands: a search looks there first.`;
  if (ANYTHING.test(line)) {
    const kind = kindNamedIn(reading, service);
    return `${quote(ANYTHING.exec(line)![0])} is nothing that anybody types: begin with one kind of work${kind === undefined ? '' : `, such as ${quote(kind)}`}.`;
  }
  if (IMPOSSIBLE_HERE.test(line)) return `Begin with the work, and not with the promise ${quote(line)}: buyers search for work.`;
  if (title !== undefined && SINGLE.test(title))
    return `${quote(title)} alone is a wide word: say in the title which kind, and for whom.`;
  // For whom, where and how it is done comes behind what it is.
  // "For services with no organist": what is denied ends the name.
  const [affirmed = ''] = line.split(/ (?:for \p{L}+ )?(?:with no|without|and no|not|no) /u);
  const [name = ''] = affirmed
    // The first word behind "I will" is done, and not looked for.
    .replace(/^I (?:will|can|['’]ll) \p{L}+ |^I['’]ll \p{L}+ /iu, '')
    .split(/ (?:for(?! your\b)|on|over|by|with|to|so|in|at|from) /i);
  const named = tagWordsIn(name, reading);
  // A first sentence may speak of others: without a title only the name of the work is searched for words.
  const isSure = title !== undefined || (service !== undefined && line.includes(service.words));
  const whole = !isSure ? [] : named.length > 0 ? named : tagWordsIn(affirmed, reading);
  const known = [...worksNamedIn(line).filter((each) => !DOING.test(each)), ...tradeNamesIn(line)];
  const alone = known.filter((each) => line.includes(each) && !/^seo$/i.test(each));
  // "Logo designer" is one name.
  const [one, two] = alone;
  const joined = two !== undefined && line.includes(`${one} ${two}`) ? [`${one} ${two}`, ...alone.slice(2)] : alone;
  const tools = tradeNamesIn(line).filter((each) => line.includes(each) && !whole.some((words) => words.includes(each)));
  const all = (whole.length > 0 ? [...whole, ...tools] : joined).slice(0, MOST_TAGS);
  const begun = /^\p{Lu}\p{Ll}{3,}(?:ing|tion)(?= (?:by|in|for|from|with|at)\b|[,.:–—-])/u.exec(line)?.[0];
  // "Writer" of "resume writer" is half a name; and no noun alone is one, where a phrase stands beside it.
  const full = [
    ...new Set(
      all.map((each) =>
        SINGLE.test(each) && (title !== undefined || line.startsWith(`${each} `)) ? wholeNameOf(each, line) : each,
      ),
    ),
  ];
  const sure = joinedIn(full, line).filter(
    (each) => / /.test(each) || NAMES_WORK.test(each) || isTradeName(each) || tools.includes(each),
  );
  const isCommon = (each: string): boolean => {
    const { noun, adjective } = classOf(each.toLowerCase());
    return (
      title !== undefined &&
      noun > adjective &&
      tagged(line).some(({ text, tag, from }) => text === each && (tag === 'noun' || from === 0)) &&
      (/^logos?$/i.test(each) || !line.toLowerCase().includes(`your ${each.toLowerCase()}`))
    );
  };
  const words =
    begun !== undefined &&
    classOf(begun.toLowerCase()).noun + classOf(begun.toLowerCase()).verb > 0 &&
    !sure.some((each) => / /.test(each) && each.includes(begun))
      ? [begun]
      : sure.some((each) => !isPlace(each, line))
        ? sure.filter((each) => !isPlace(each, line))
        : full.filter(isCommon).slice(0, 1);
  if (words.length === 0 && /\blogos?\b/i.test(line)) return 'Make logo design a tag: buyers type the name of the work.';
  const [only = ''] = words;
  if (words.length === 1 && SINGLE.test(only) && !sure.includes(only) && only !== begun) {
    if (/^logos?$/i.test(only)) return 'Make logo design a tag: buyers type the name of the work.';
    return `${quote(only)} alone is a wide word: make it a tag together with the word for what you do, or for which kind.`;
  }
  return words.length > 0
    ? `Use ${quoted(words)} as ${words.length > 1 ? 'tags' : 'a tag'}: a buyer would type ${words.length > 1 ? 'one of them' : words[0]!.includes(' ') ? 'those words' : 'that word'}.`
    : isShouted(line)
      ? `Write ${quote(line)} in small letters: a buyer has to find the work in it.`
      : title === undefined
        ? `Begin with the words that a buyer would type for this work${/\d/.test(line) ? '' : `, before ${quote(line)}`}.`
        : `In place of ${quote(line)}, name the work by the noun that buyers type.`;
};
/** Where nothing is wrong with the words to search for, the one thing left to do. */
export const tagAdviceOn = (reading: Reading, service: Service | undefined): string => {
  const wrong = mistakesIn(service?.words ?? '').find((each) => isMisspelt(each));
  const slip = mistakesIn(firstOf(reading)).find((each) => isMisspelt(each) && KNOWN_SLIPS.has(each));
  if (wrong !== undefined) return `Mend ${quote(wrong)} in the name of the work: nobody searches for a mistake.`;
  if (slip !== undefined) return `Mend ${quote(slip)} in the first line: nobody searches for a mistake.`;
  const before = reading.sentences.slice(0, service?.at ?? 0).filter((sentence) => !GREETING.test(sentence));
  const { words = '', kind = 'name' } = service ?? {};
  const name = words.replace(/^do /, '');
  const opening = firstOf(reading);
  const isNamedBefore = worksNamedIn(before.join(' ')).length > 0;
  // What stands on the same line is there already.
  const isBelow = !reading.text.trim().split('\n', 1)[0]!.includes(name);
  if (before.length > 0 && isBelow && !isNamedBefore && isSound(name) && (kind !== 'deed' || worksNamedIn(name).length > 0))
    return `Put ${quote(name)} in the first line: it names the work.`;
  const line = affirmedIn(reading.title ?? opening);
  // "Social Media Marketing" is more than its beginning.
  const known = worksNamedIn(line).find((each) => {
    const next = /^ (\p{L}+)/u.exec(line.slice(line.indexOf(each) + each.length))?.[1]?.toLowerCase() ?? '';
    return / /.test(each) && isSound(each) && (isFunctionWord(next) || classOf(next).noun === 0);
  });
  const tags = [...new Set([...tagsIn(reading, service).filter(isSound), ...(known === undefined ? [] : [known])])].filter(
    (tag, at, all) => !all.some((other, place) => place !== at && other.toLowerCase().includes(tag.toLowerCase())),
  );
  const tools = toolsOfWork(reading, service).slice(0, MOST_TAGS);
  const typed = typedNameOf(withoutStop(line), reading);
  if (typed !== undefined && !tags.some((tag) => tag.toLowerCase() === typed.toLowerCase()))
    return `Make ${typed} a tag: buyers type the name of the work.`;
  if (tags.length > 1) return `Take ${quoted(tags)} as tags: buyers type whole phrases.`;
  if (tags.length > 0) return `Make ${quoted(tags)} one tag, as it stands: buyers type the whole phrase.`;
  const above = reading.title;
  const below =
    above === undefined
      ? undefined
      : tools.find((name) => !above.toLowerCase().includes(name.toLowerCase()) && reading.text.split(name).length > 2);
  if (below !== undefined) return `${quote(below)} stands in the text and not in the title: who needs it types its name.`;
  return firstLineOn(reading, service);
};
