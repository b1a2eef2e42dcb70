/** Checks what a new word must not contain by accident, and what it must not resemble. */
import { isClean } from '../../lexicon/cleanWords.ts';
import { FAMOUS } from './famous.ts';

/** Harmless inside a known word ("grape", "shell"), but noticed at once in a new one. */
const UNLUCKY =
  /anal|anus|arse|ass(?!u)|bitch|boob|bollo|boner|bum(?!b)|butt(?!on|er)|cock|coon|crap|cum|cunt|cvm|dead|death|dic[ck]|dik|dildo|doom|dum[bp]|dung|dyke|fag|fail|fart|fats?$|fuc?k|fuk|gag|gash|ghetto|gimp|gore|grop|hag$|hate|hell(?!o)|hoe$|homo|hook[ae]|idiot|jap|jerk|jizz|kill|kkk|lame|leper|lice|liar|loser|meth|mold|muff|murd|nazi|nig|nip(?!per)|nude|nut$|orgy|paki|pee(?!r|k|p|l)|penis|phuk|piss|poo(?!l|r?h|dle)|ornhub|porn|pox|prick|prik|puke|pus(?!h)|queer|rape|rapi?st|rash|rat$|retar|scab|scam|scum|semen|sex|shag|shart|shat|shi+t|sick|skank|slag|slave|slut|smel|smut|snot|spaz|sperm|spic|stink|suck|suk|swine|teat|terror|test[ie]|tit(?!an|le)|turd|twat|ugly|urin|vagin|virus|vomit|wank|weep|whore|wimp|wreck/;

/** Whether a new word contains something unfortunate. */
export const isUnlucky = (word: string): boolean => UNLUCKY.test(word) || !isClean(word);

/** One letter more, less or different: close enough to be mistaken for it. */
const slips = function* (word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
};

const NEAR_FAMOUS: ReadonlySet<string> = new Set(
  [...FAMOUS].filter((name) => name.length >= 6).flatMap((name) => [...slips(name)]),
);

/** Whether it is, or could be mistaken for, a household name. */
export const isFamous = (name: string): boolean => {
  const bare = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
  if (FAMOUS.has(bare) || NEAR_FAMOUS.has(bare)) return true;
  if (bare.length < 6) return false;
  for (const shorter of slips(bare)) if (FAMOUS.has(shorter) || NEAR_FAMOUS.has(shorter)) return true;
  return false;
};
