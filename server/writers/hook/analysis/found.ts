/** What stands in a hook, found before anything is judged: each thing in the hook's own words. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { rareness } from '../../../lexicon/wordRanks.ts';
import { figuresIn, LISTED } from './figures.ts';
import { ANNOUNCED_BEHIND, ASKED_BEHIND, subjectIn } from './heads.ts';
import { CLOSE, COST, FEELING, WORLDS } from './lexicon.ts';
import { likenessIn } from './likeness.ts';
import { isPerson } from './people.ts';
import { hasTangible, isPast, sceneIn, thingsIn } from './scene.ts';
import { misspeltIn } from './slips.ts';
import { ATTRIBUTED, BY_NAME, HANDED_ON, isCommand, isSpoken, SAID_THAT, speechIn } from './speech.ts';
import { afterthoughtIn, isCorrection, paradoxIn, reversalIn, RIDDLE, SWING, TURN } from './turns.ts';
import { addresseeIn, addressIn, bioIn, expertiseIn, namesIn } from './whom.ts';
import { ANNOUNCEMENT, GREETING, HYPE, SOFT_WORN, WORN } from './worn.ts';

const READER =
  /^(?:before you\b[^,.!?]*(?=,)|(?:dear )?(?:parents|teachers|writers|students|founders|managers|nurses|owners|mothers|fathers|runners|gardeners)\b[^:,.]*[:,]|(?:if|when) (?:you|your)\b[^,.!?]*(?=,))|\byou (?:have|are) (?:twins|a \p{L}+|an \p{L}+)\b/iu;
const OPEN = /\b(?:what|who|whose|why|how|which|where|when)\b/i;
/** "Did you ever wonder why" asks why. */
const IS_YES_OR_NO = /^(?:ever|do|does|is|are|am|can|could|should|would|will|has|have)\b/i;
/** The reader knows that answer. */
const ASKS_THE_READER = /\b(?:what|who|how|which|where|when)\b.* (?:would|do|did|could|should|are|have|will) you\b/i;
/** "Which meeting on your calendar would nobody miss?" is about what only the reader knows. */
const ABOUT_THE_READERS =
  /\byours?\b|\b(?:to|for|about) you\?|\byou(?:['’]d| would| could)\b|\byou (?!know|remember)(?:\p{L}+ ){0,3}(?:is|are|was|were)\b/iu;
/** "How can you …?" and "why should you choose us?" are asked on the reader's behalf, and the text answers them. */
const ON_THEIR_BEHALF = /^(?:how (?:can|do|could|should) you|why (?:should|do|would) you)\b|\bus\?$/i;
const GAP =
  /^(?:why|what|how) (?!not\b|to\b|if\b|an?\b)[^.?!]*(?=[.!]?$)|\b(?:here(?:['’]s| is) (?:why|what|how|the (?!(?:whole |full |complete )?(?:form|link|list|template|recipe|map|file|plan|checklist|guide|address|number|script|code)\b)\p{L}+)[^.,:]*|the \p{L}+ (?:that |which )?(?:(?:nearly|almost|hardly) )?(?:nobody|no one|anybody|anyone)\b[^.,:]*|this is (?:why|what|how|the (?:mistake|sentence|thing|trick))\b[^.,:]*|what if\b|the (?:real |one |only )?(?:reason|mistake|secret|truth|trick|thing) [^.,]+|the (?:one|only|single) \p{L}+ (?:that|who|where|which|nobody|no one|you|i|we)\b(?![^.!?]*\b(?:is|are|was|were)\b)[^.,]*|that(?: is|['’]s| was) the end of\b[^.,]*|(?:knew|noticed|felt|smelled|understood) (?:it )?(?:\p{L}+ )?before\b[^.,]*|(?:nobody|no one) (?:tells|told|warns|warned|knows|knew|asks|asked|talks)\b[^.,]*|(?:told|tells|warned|showed|taught|asked) (?:me|us|you|him|her)\b[^.,]*|until\b[^.]*|can tell you\b[^.]*|one word\b[^.:]*|how (?:loud|much|little|few|many|fast|long|far)\b[^.]*|(?:(?:i|we|he|she|they|nobody|you) (?:\p{L}+ )?)?(?:found out|find out|knew|know|learn(?:ed|t)|discovered|understood) (?:why|how|what|who)(?=[.!]?$)|you(?:['’]ve| have) (?:been|always)\b[^.]*|the wrong \p{L}+|almost (?:all|none|nobody|every|lost|died|missed)[^.]*)/iu;
/** The text itself does not know. */
const NEVER_LEARNED =
  /\b(?:never|nobody (?:ever )?|no one (?:ever )?) ?(?:found out|knew|learn(?:ed|t)|discovered|understood|will know) (?:why|how|what|who)\b/i;
const PROMISE =
  /\b(?:will (?:make|change|help|show|teach|save|give|revolutioni[sz]e)\b[^.!?]*|learn (?:how|\p{L}+)[^.!?]*|how to\b[^.!?]*|guide to\b[^.!?]*|tips\b[^.!?]*|secrets? (?:of|to)\b[^.!?]*|unlock(?:ing)?\b[^.!?]*|trick\b[^.!?]*)/iu;
const EVALUATION =
  '(?:process|act|art|practice|study|method|type|form|ability|branch|field) (?:of|to)|king|everything|important|essential|key|difficult|necessary|vital|useful|common|interesting|crucial|rewarding|part of|a journey|everywhere|not easy|hard|wonderful|fantastic';
const TRUISM = new RegExp(
  String.raw`^(?!(?:my|our|i|we|he|she|they|you|your|his|her|this|that|it|there)\b)(?:[\p{L}'’-]+ ){1,4}?(?:is|are|plays?|can be) (?:a |an |the )?(?:very |really |so |most |one of the )?(?:\p{L}+ )?(?:${EVALUATION})\b|^\p{L}+ (?:has|have) (?:many|several|numerous|various) \p{L}+|^\p{L}+ (?:is|are) one of the best\b|^\p{L}+ matters? (?:more than ever|most|a lot)\b`,
  'iu',
);

/** An abstraction made from a longer thought. */
const HARD = /^\p{L}{5,}(?:isation|ization|ification|ological|ability|iveness)s?$/u;
/** Long words that everybody reads at a glance, such as "communication", are less rare than this. */
const COMMON = 1.9;
const TEXT_SPEAK = /^(?:u|ur|r|ths|thx|plz|pls|nite|tho|cuz|wont|cant|b4|gr8)$/;
const PLACEHOLDERS = /\[[^[\]]+\]/g;
/** "At 6 a.m. with a cake" is one. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<!\b[ap]\.m\.)(?<=[.!?…]["”’)]?)\s+(?=\P{Ll})/u).filter((part) => /[\p{L}\p{N}]/u.test(part));

const matched = (text: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : withoutStop(found.replace(/^[\s,]+/, '').trim());
};
const allMatched = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(new RegExp(pattern, 'giu'))].map(([found]) => withoutStop(found.trim()))),
];

/** It names what will come, however it goes on. */
const OF_NOTES =
  /^(?:an?|the) (?:\p{L}+ )?(?:analysis|study|review|overview|introduction|investigation|comparison|exploration|survey) (?:of|to|into|on) (?:(?!\b(?:is|are|was|were|found|finds|shows|showed|has|had|says|said|changed|proved|that|which|who)\b).)+$|^(?:some|a few|my|several) (?:\p{L}+ )?(?:thoughts|notes|reflections|ideas|words) (?:on|about)\b|^\p{L}+(?: \p{L}+)?: the \p{L}+(?:['’]s)? (?:\p{L}+ ){0,2}\p{L}+$/iu;
const isTitleLike = (text: string): boolean => {
  if (/\?|["“”]/.test(text) || /^(?:how|why|what|when) to\b/i.test(text)) return /^(?:how|why|what|when) to\b/i.test(text);
  if (LISTED.test(text)) return true;
  const tokens = tagged(text);
  return (
    tokens.length > 2 &&
    tokens.length < 9 &&
    tokens[0]?.tag !== 'preposition' &&
    !/\b(?:my|our|his|her|their|your)\b/i.test(text) &&
    !tokens.some(
      ({ tag, lower }) =>
        tag === 'verb' ||
        tag === 'auxiliary' ||
        tag === 'pronoun' ||
        isPast(lower) ||
        classOf(lower).verb > Math.max(classOf(lower).noun, classOf(lower).adjective),
    )
  );
};

const mistakesIn = (text: string): string[] => [
  ...new Set([
    ...(text.match(/(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}\p{N}’']*/gu) ?? []).filter((word) => TEXT_SPEAK.test(word)),
    ...misspeltIn(text),
  ]),
];

const ANY_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundreds?|thousands?|millions?|half|third|twice|once|first|last|every|doubled|tripled|quadrupled|halved)\b/iu;
const ON_A_DAY = /\bon (?:a |the )?(?:first |last |wet |hot |cold )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;
/** Much and many of it, and nothing that could be counted or seen. */
const SUMMED_UP =
  /\b(?:a lot|lots of|many|various|several|different (?:things|people|places)|interesting|valuable|(?:longer|more|harder|better) than (?:i|we|planned|expected))\b/i;

const MOST_OF_ALL =
  /\bthe (?:most \p{L}+|(?!(?:gu|for|inter|hon|requ|inv|harv|sugg|prot|cont|mod|dig|arr|earn)est\b)\p{L}{3,}est|best|worst) (?:possible )?(?!(?:of|to|and|in|for|on|thing to|way to|part|time)\b)\p{L}+/iu;

/** A short sentence on what is always so, narrowed by who, when or until. */
const MAXIM =
  /^(?!(?:this|that|these|there|here|in|on|at|it|when|if|he|she|they|you|your|how|why|what)\b)(?!.*\byour?\b)(?:[\p{L}’'-]+ ){1,4}(?:is|are|do|does|fail|costs?|teach(?:es)?|means?)\b(?: [\p{L}’'-]+){0,5} (?:who|that|what|when|until|than|where|nobody|somebody|without)(?: [\p{L}’'-]+){1,7}[.!]?$/iu;
const OFFER =
  /(?<=^|[.!?]\s)(?:we|i)(?:['’]ll| will| can)(?: \p{L}+)? (?:do|write|fix|mend|clean|deliver|cook|send|build|repair|collect|bring|sort|check|find|cancel|plan|design|print|pick|take)\b[^.!?]*\b(?:for you|yours?)\b[^.!?]*/iu;
/** Nobody can look up what "studies" show, and nobody has counted who fails at their goals. */
export const SOME_STUDY =
  /\b(?:an?|one) (?:new|recent) (?:study|survey|report)\b|\b(?:studies|research|science|statistics) (?:shows?|says?|suggests?|finds?|found|proves?|has shown|have shown)\b/iu;
const OF_ANYBODY =
  /(?:\d\s?%|\bper ?cent|(?:in|out of) (?:\d+|ten|five|four|three|a hundred)) (?:of )?(?:all )?(?:people|us|men|women|adults|humans)?\s?(?:who \p{L}+ )?(?:fail|quit|give up|never|don['’]t|do not|won['’]t|will not|can['’]t|get (?:it|this) wrong|make (?:this|these|the same))\b/iu;
/** Whoever says whose figure it is has answered that. */
export const SOURCE = /\b(?:said|says|according|study|survey|found|report|reported|census|counted|measured|asked|tested)\b/i;
/** Whose figure it is, or who has counted. */
const isSourced = (text: string): boolean =>
  !SOME_STUDY.test(text) && (SOURCE.test(text) || /\b(?:i|my|our|we)\b|\bin this \p{L}+/iu.test(text));

export const foundIn = (hook: string, audience: string) => {
  // A label is no part of the line.
  const text = hook.trim().replace(/^subject(?: line)?: ?(?=\S)/i, '');
  const worn = allMatched(text, WORN);
  const hype = allMatched(text, HYPE);
  // Whoever says hello and then announces does both: what is announced counts.
  const announced = matched(text.replace(GREETING, ''), ANNOUNCEMENT) ?? matched(text, ANNOUNCEMENT);
  // "…, and I'd like to tell you about each of them" goes on from what it has told.
  const announcement =
    announced !== undefined && /\S{3} (?:and|but|because) $/i.test(text.slice(0, Math.max(0, text.indexOf(announced))))
      ? undefined
      : announced;
  // What everybody says shows nothing, and neither does what is still to be filled in.
  const told = [WORN, HYPE, ...(announced === announcement ? [ANNOUNCEMENT] : []), PLACEHOLDERS].reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern, 'giu'), ' … '),
    text,
  );
  const words = (told.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).map((word) => word.toLowerCase());
  const sentences = sentencesOf(text.replace(/\s+/g, ' '));
  const within = (set: ReadonlySet<string>): string[] => [...new Set(words.filter((word) => set.has(word)))];
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter));
  const speech = speechIn(text);
  // What somebody asks in it is not what it asks.
  const question = sentences.find(
    (sentence) => /\?["”’)]*$/.test(sentence) && !(speech?.endsWith('?') && sentence.includes(speech)),
  );
  const isPlainQuestion = question !== undefined && OPEN.test(question) && worn.length + hype.length === 0;
  const asksTheReader =
    isPlainQuestion &&
    !/^what if\b/i.test(question) &&
    !ON_THEIR_BEHALF.test(question) &&
    // Why something of theirs is as it is, the text tells.
    !/^(?:so |and |but )?why\b/i.test(question) &&
    (ASKS_THE_READER.test(question) || (!IS_YES_OR_NO.test(question) && ABOUT_THE_READERS.test(question)));
  const figures = figuresIn(told, text, () => isTitleLike(withoutStop(text)));
  const people = [...new Set([...within(CLOSE), ...words.filter(isPerson)])];
  const isSpoilt = worn.length + hype.length > 0 || announcement !== undefined;
  const longest = sentences.reduce((most, sentence) => (countWords(sentence) > countWords(most) ? sentence : most), '');
  const isHandedOn = HANDED_ON.test(text) || BY_NAME.test(text);
  const afterthought = isSpoilt || isHandedOn ? undefined : afterthoughtIn(sentences);
  const hasFirstPerson = /\b(?:i|me|my|we|us|our)\b/i.test(told);
  const names = namesIn(sentences);
  const things = thingsIn(told);
  const bio = bioIn(sentences[0] ?? '');
  // A reason, or how it came about, is told of and not shown.
  const scene =
    announcement !== undefined ||
    bio !== undefined ||
    hype.length > 0 ||
    isHandedOn ||
    /^(?:why|what|how|the (?:real |only )?reason)\b/i.test(text)
      ? undefined
      : sceneIn(sentencesOf(told).map((sentence) => sentence.replace(/^[\s…]+/, '')));
  const counts = figures.filter(({ kind }) => kind !== 'list').length + names.length;
  const isShown =
    scene !== undefined &&
    (speech !== undefined || counts > 0 || ON_A_DAY.test(scene) || (hasTangible(scene) && !SUMMED_UP.test(scene)));
  const cost = figures.find(({ kind }) => kind === 'money')?.words ?? within(COST)[0];
  return {
    // With its label, if it has one.
    hook,
    text,
    words,
    wordCount: countWords(text),
    sentences,
    longest,
    // "[your figure]": what the visitor has to fill in.
    placeholder: /\[[^[\]]+\]/.exec(text)?.[0],
    question,
    // Asks what yes or no, or one of two, cannot answer.
    isOpen: isPlainQuestion && !IS_YES_OR_NO.test(question) && !ASKS_THE_READER.test(question) && !asksTheReader,
    // Asks what nobody but the reader can answer.
    asksTheReader,
    // Whoever is spoken to inside the hook is not the reader.
    address: addressIn(speech ? told.replace(speech, '') : told),
    addressee: addresseeIn(text),
    // Words that single out who is meant: "If you run a café".
    reader: matched(told, READER),
    command: isCommand(text.replace(READER, '').replace(/^[\s,:]+/, '')) ? withoutStop(sentences[0] ?? text) : undefined,
    figures: figures.filter(({ words: each }) => !/^(?:one|1|(?:19|20)\d\d)$|-year/i.test(each)),
    // Something that happened: the clause.
    scene: isShown ? scene : undefined,
    // It happened, and nothing of it is shown.
    summary:
      isShown ||
      announcement !== undefined ||
      bio !== undefined ||
      (counts + things.length > 0 && scene === undefined) ||
      !hasFirstPerson ||
      /^[^,;:]{2,40}? (?:is|are) /i.test(told) ||
      !SUMMED_UP.test(told)
        ? undefined
        : (scene ?? withoutStop(longest)),
    bio,
    expertise: bio === undefined ? expertiseIn(told) : undefined,
    paradox: isSpoilt ? undefined : paradoxIn(sentences),
    riddle: things.length + figures.length > 0 ? RIDDLE.exec(told)?.groups?.['who'] : undefined,
    // Whoever is at the beginning of a film or a talk says hello.
    isGreeting:
      /^(?:hey|hi|hello|what['’]?s up|ladies and gentlemen|dear|good (?:morning|afternoon|evening)|welcome)\b/i.test(text) &&
      announcement !== undefined,
    // What somebody says in it.
    speech: isHandedOn || !isSpoken(text) ? undefined : speech?.replace(/,$/, ''),
    // What somebody has said somewhere, as everybody can quote it.
    citation: isHandedOn ? (speech?.replace(/,$/, '') ?? SAID_THAT.exec(withoutStop(text))?.[0]) : undefined,
    isAttributed: isHandedOn && ATTRIBUTED.test(text),
    hasFirstPerson,
    people,
    names,
    things,
    // One thing said to be another: "Savings are a fire extinguisher".
    likeness: likenessIn(told),
    // "Most advice is written by people who got lucky once": said of all of them, with a barb in its tail.
    isMaxim: sentences.length === 1 && !isSpoilt && !hasFirstPerson && !TRUISM.test(text) && MAXIM.test(text),
    // The words that go against what came before them.
    turn: matched(told, TURN),
    // A second sentence that puts the first in another light.
    afterthought,
    // How far it went, in a word.
    swing: isSpoilt ? undefined : matched(told, SWING),
    // What readers may have thought is denied, and then put right.
    denial:
      !isSpoilt && !SOFT_WORN.test(text) && sentences.length === 2 && isCorrection(sentences[0]!, sentences[1]!)
        ? withoutStop(sentences[0]!)
        : undefined,
    // A sentence of a few words that takes back the one before it.
    reversal: isSpoilt || isHandedOn ? undefined : reversalIn(sentences),
    // "The most expensive thing": measured against others.
    superlative: isSpoilt || allMatched(told, MOST_OF_ALL).length > 1 ? undefined : matched(told, MOST_OF_ALL),
    // The words that promise an answer and keep it back.
    gap: NEVER_LEARNED.test(told) ? undefined : matched(told, GAP),
    cost,
    feeling: within(FEELING),
    // Whoever writes for everyone writes for the general public.
    world: within(WORLDS[audience === 'Everyone' ? 'General Public' : audience] ?? new Set()),
    promise: matched(text, PROMISE),
    announcement,
    worn,
    // Used often, and still working.
    softWorn: matched(text, SOFT_WORN),
    hype,
    subject: subjectIn(text, announcement !== undefined ? ANNOUNCED_BEHIND : worn.length > 0 ? ASKED_BEHIND : undefined),
    truism: figures.length === 0 && TRUISM.test(text) ? withoutStop(sentences[0] ?? text) : undefined,
    // A number, a gain or somebody who knows gives a reason to read it.
    isTitle:
      OF_NOTES.test(withoutStop(text)) ||
      (sentences.length < 2 &&
        isTitleLike(withoutStop(text)) &&
        figures.length === 0 &&
        !TRUISM.test(text) &&
        !GAP.test(told) &&
        !READER.test(told) &&
        (!PROMISE.test(text) || /^(?:tips|tricks|guide)\b/i.test(text)) &&
        bio === undefined &&
        expertiseIn(told) === undefined),
    isShouted: (letters.length > 8 && capitals.length / letters.length > 0.6) || /!{2,}/.test(text),
    mistakes: mistakesIn(text),
    // In the broadest sense.
    hasNumber: ANY_NUMBER.test(text),
    // What the teller does for the reader: "We'll write the letter for you, free".
    offer: isSpoilt ? undefined : matched(text, OFFER),
    // A share of everybody that nobody has counted.
    isUncounted:
      !isSourced(text) && (OF_ANYBODY.test(text) || (SOME_STUDY.test(text) && figures.some(({ kind }) => kind === 'share'))),
    hard: within(new Set(words.filter((word) => HARD.test(word) && rareness(word) > COMMON))),
  };
};

export type Found = Readonly<ReturnType<typeof foundIn>>;
