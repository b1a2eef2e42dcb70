/**
 * Which frames read oddly beside which topics. A frame's grammar takes any noun phrase, but what it presumes does not: nobody
 * "solves" an electric car, holds "a clear position" on Lisbon, or shows "courage with" burnout as with an art.
 */
import { partsOfSpeech, sensesOf } from '../../lexicon/wordnet.ts';

/** What is spoken of: somebody or somewhere by name, something that hurts, that one can touch, that one can learn to do, or anything else. */
export type Nature = 'name' | 'trouble' | 'object' | 'skill' | 'any';

const TROUBLE =
  /^(?:burn-?outs?|anxiety|anxieties|stress|debts?|loans?|syndromes?|insomnia|pains?|headaches?|migraines?|procrastination|perfectionism|doom-?scrolling|loneliness|isolation|clutter|fears?|phobias?|fail(?:ures?|ings?)|rejections?|turnover|churn|delays?|waste|pollution|cris[ie]s|shortages?|problems?|troubles?|fatigue|exhaustion|bullying|harassment|inflation|layoffs?|redundanc(?:y|ies)|scams?|spam|traffic|noise|plagiarism|loss|illness(?:es)?|diseases?|allergy|allergies|obesity|poverty|inequality|unemployment|divorces?|conflicts?|discrimination|sexism|distractions?|overthinking|overwhelm|guilt|shame|jealousy|anger|tantrums?|mistakes?|risks?|threats?|hacks?|hackers?|fraud|droughts?|floods?|flooding|wildfires?|misinformation|bottlenecks?|downtime|bugs?|acne|hangovers?|lag|depression|addiction|blocks?|fright|heartbreak|breakups?|complaints?|costs?|rents?|bills?|taxes|tax|deadlines?|overtime|heatwaves?|deforestation|extinction|bias|injur(?:y|ies)|gaps?|injustices?|crime|corruption|scandals?|menopause|colic|mould|mold|pests?|weeds?)$/;

/** Not food: whole debates are held over school lunches. */
const OBJECTS = /^(?:artifact|animal|plant|body|person|object|time|location)$/;

/** Presumes that the topic is hard to bear, or has an answer. */
const FOR_TROUBLE =
  /alone with|got there in the end|knows? what to do about|worry about|lives? with|not dealing with|waited too long with|one more week with|gets \{T\} right|trouble|solves|answer to|are all we need for|is all we need for|upside down|the end of|face \{T\}|fight over|getting you down|eating into|turn \{T\} around|sort out|handle|<has\|have> cost|paying|a? ?fix for|[Dd]eal(?:ing)? with|cure for|sleep out of|a bit lost about|in hand|slow leak|noise of the fridge|one way through|proposal instead|struggled most|the problem|went wrong|break me|finished with you|for later|to ignore|will not wait|alone, somebody|postponing|The danger with|one owner|weekly check|easier|gentler way|calmer way|a pain|way forward with|stands between|without buying|limit the claim|done means|five plain steps|The difficulty of|hundred years of|bothers|hurts?\b|symptom|wrong with \{T\}|suffer|cannot go wrong|ten-minute version|old wound|bell at the bottom|takes? a share|gives? it back|deep end|in the next valley|is due|will be due|decision on|sit down|courage|braver|surviv/;

/** Presumes a skill, a good or a friend. */
const NOT_FOR_TROUBLE =
  /is a decision|are> a decision|standard you accept|[Cc]ourage with|come this far|ordinary day|to make \{T\} yours|stands between you and|lamp you carry|a seed in|opens outwards|kitchen table|old dog|second cup of tea|jumper knitted|a hill behind|good at|too late for|Begin with|last train|closer to \{T\}|beginner in|I miss|leftovers|fresh start|sixty hours with|treat <it\|them> as a craft|authority|overrated|only like|half the attention|praise|for everyone|first light|Leave a light|small holiday|enjoy the story|not a talent|clear position|<asks\|ask> for first|one small piece of|best practice|serviced|dinner guest|can wait|sensible about|realistic about|How far could you|rather not hear|a fuse|a candle|deserves? an essay|preparation and|foundation under|I gave \{T\}|paid for the words/i;

/** Presumes something that one suffers, practises or holds an opinion on, where there is a thing to have and to look at. */
const NOT_FOR_OBJECTS =
  /alone with|got there in the end|what to do about|lives? with|dealing with|too long with|one more week with|gets \{T\} right|What solves|answer to \{T\}|answer falls|face \{T\}|getting you down|eating into|finished with you|break me|cure for|struggled most|[Cc]ourage|come this far|ordinary day|beginner|is a decision|are> a decision|standard you accept|last train|a candle|a fuse|slow leak|noise of the fridge|too late for|“Begin with|closer to|neutral ground|afraid of|at home with|begin badly|proud of|To name|a ledger|smallest gear|handshake:|foundation under|preparation and|could not be otherwise|realistic about|sensible about|sixty hours|clear position|absence of|<its\|their> effect|have> cost|old wound|at the bottom|kettle coming|suitcase that|the end of \{T\}|takes? a share|<it makes\|they make> sense|in one sentence|worry about|argued about|single explanation|easier to complain|upside down|more sense|never the problem|sort out|gentler way|need most with|been through/;

/** Presumes a matter to understand or to argue about. */
const NOT_FOR_NAMES =
  /<(?:it|its|it \w+|goes)\||[Pp]lans? for|The cost of|lies awake|takes? from|bothers|lot like|will outlast|[Ss]earch \{life\}|mention <it|decision|agenda|[Ss]tandard you accept|come this far|ordinary day|beginner in|step with|first step|<it makes\|they make> sense|last train|candle|too late for|with \{T\}, and|sensible about|realistic about|neutral ground|debate|easy|good at|expert|clear position|answer|before breakfast|in one sentence|consensus|best practice|<its\|their> (?:effect|presence)|absence of|theory of|definition|defined|criteri|method|evidence|understand|all along|closer to|fresh start|courage|a fuse|who gets|sixty hours|quarter|in the plan|progress|piece of \{T\}|make \{T\} yours|prepared? for|meeting|report direct|responsible|proposal|Begin with|no small talk|<works\|work> less|grammar|palimpsest|measure|been asked about|On the day|get better numbers|peace of mind|nerve;|nerve\.|realise|is also a decision|on time|day one|could not be otherwise|preparation and|kettle coming|suitcase that|back on a hard one|before you get/i;

/** Knowing how to do it is no trouble: "a fix for knowing how to sleep". What is said about it is right. */
const NOT_FOR_SKILLS =
  /(?:been through|Give|way into|[Ff]ix for|[Tt]urn|[Dd]eal(?:ing)? with|peace with|cure for|give up on|trouble with|problem with|solves|sort out|handle|face|break me|fight over|the end of|get rid of|up on|alone with|wait(?:ed)? (?:too long )?with|struggled most with|answer to|gets|everything right about) \{T\}|one worry about|\{T\} (?:<[^>]*> )?(?:getting|will stop|around)/;

const UNFIT: Readonly<Record<Nature, readonly RegExp[]>> = {
  any: [],
  trouble: [NOT_FOR_TROUBLE],
  object: [NOT_FOR_OBJECTS],
  skill: [NOT_FOR_SKILLS],
  name: [FOR_TROUBLE, NOT_FOR_OBJECTS, NOT_FOR_NAMES],
};

/** Whether what the frame presumes can be said of such a topic. */
export const presumesRightly = (frame: string, nature: Nature): boolean => !UNFIT[nature].some((pattern) => pattern.test(frame));

/** What the head of a noun phrase names. */
export const natureOf = (head: string, field: string, isName: boolean): Nature => {
  if (isName) return 'name';
  if (TROUBLE.test(head)) return 'trouble';
  return OBJECTS.test(field) ? 'object' : 'any';
};

const isCommonWord = (word: string): boolean =>
  partsOfSpeech(word).size > 0 && sensesOf(word).some(({ lemma }) => lemma === word);

/** Words of every day, in the singular or the plural. */
export const isPlain = (text: string): boolean =>
  /^[\p{L}' -]+$/u.test(text) &&
  text.split(' ').length < 5 &&
  text
    .split(' ')
    .every((word) => [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].some((form) => isCommonWord(form.toLowerCase())));

/** "Kyoto in winter": a place keeps the capital it was typed with. */
export const withPlace = (words: string, typed: string): string => {
  const [first = ''] = typed.split(' ');
  const isPlace = /^\p{Lu}/u.test(first) && !isCommonWord(first.toLowerCase()) && partsOfSpeech(first.toLowerCase()).size > 0;
  return isPlace && words.startsWith(`${first.toLowerCase()} `) ? first + words.slice(first.length) : words;
};

/** "Taylor Swift": capitals throughout, and a word among them that is none in small letters. */
export const isFullName = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return (
    words.length > 1 &&
    words.length < 5 &&
    words.every((word) => /^\p{Lu}[\p{Ll}'’.-]+$/u.test(word)) &&
    words.some((word) => !isCommonWord(word.toLowerCase()))
  );
};
