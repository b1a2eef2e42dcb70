/** A second opinion on English words: harper's dictionary leaves out many that WordNet has, and most that are derived. */
import { baseForms, partsOfSpeech, sensesOf } from '../../lexicon/wordnet.ts';
import { plural } from './nouns.ts';
import { ing, participle, past, thirdPerson } from '../../english/verbs.ts';

/** Listed with a small letter: "electron", but not "paris". */
const isListed = (word: string): boolean => partsOfSpeech(word).size > 0 && sensesOf(word).some(({ lemma }) => lemma === word);

/** A form of a listed word that is spelt by the rules: "waiters", but not "occured". */
const isForm = (word: string): boolean =>
  baseForms(word).some(
    (base) => isListed(base) && [plural, thirdPerson, ing, past, participle].some((form) => form(base) === word),
  );

const PREFIX =
  /^(?:anti|counter|inter|micro|mini|mis|multi|non|out|over|post|pre|re|self|semi|sub|super|trans|ultra|un|under)-?(?=\p{L}{4})/u;
const SUFFIX = /(?<=[^aeiouy]{2}|[aeiou]{2}[^aeiou])(?:er|ers|less|like|ness|ish)$|(?<=al)ly$/;

/** Words of other languages that English has taken in, some of them only within a phrase ("et al"). */
const ADOPTED = new Set(
  'al noir maitre deja vu rosa vis loco parentis gratia tem toto facto jure quo ergo lieu vitae coli de la le el il franca tis ins cd emeriti fangled natured hearted minded heartedly mindedly fashioned'.split(
    ' ',
  ),
);

/** Words of computing that dictionaries leave out. */
const COMPUTING = new Set(
  `admin admins async auth backend boolean booleans callback callbacks changelog cmdline codebase config configs dev devs devops dotfiles
  dropdown dropdowns env filename filenames filesystem filesystems frontend hostname init lifecycle linter linters localhost lookup
  metadata middleware mutex namespace namespaces param params args plaintext plugin plugins preprocessor refactor refactored
  refactoring regex regexes repo repos runtime runtimes sandboxed signup stderr stdin stdout stylesheet stylesheets subcommand
  subfolder submodule submodules symlink symlinks sysadmin timeout timeouts timestamp timestamps toolbar toolchain tooltip tooltips
  typecheck unmount username usernames webhook webhooks whitelist workflow workflows worktree wildcard wildcards`.split(/\s+/),
);
/** What everybody has had a name for since the dictionaries were made. */
const EVERYDAY = new Set(
  `app apps blog blogs blogger bloggers blogging emoji emojis hashtag hashtags podcast podcasts selfie selfies smartphone smartphones
  smartwatch touchscreen ramen sushi vlog vlogs vlogger wifi wi-fi ebook ebooks earbuds airfryer crossfit coworker coworkers
  livestream livestreams paywall screenshot screenshots unfriend unfollow unsubscribe voicemail voicemails staycation`.split(
    /\s+/,
  ),
);
/** The agent noun of a verb in -ize or -ate: "initializer", "paginator". */
const doer = (word: string): string => word.replace(/(?<=i[sz]e)rs?$|(?<=at)ors?$/, (end) => (end.startsWith('o') ? 'e' : ''));

const isWord = (word: string): boolean => isListed(word) || isForm(word);

/** True of words that are English whatever one dictionary says: listed, inflected, or put together from such. */
export const isEnglishWord = (word: string): boolean => {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  if (!/^[a-z-]{2,}$/.test(plain) || (plain !== word && /^\p{Lu}/u.test(word) && !isWord(plain))) return false;
  if (ADOPTED.has(plain) || COMPUTING.has(plain) || EVERYDAY.has(plain) || (plain.length > 2 && isWord(plain))) return true;
  return [plain.replace(PREFIX, ''), plain.replace(SUFFIX, ''), doer(plain)].some((part) => part !== plain && isWord(part));
};
