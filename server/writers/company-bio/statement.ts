/** One thing said of a company, read by its shape, so that a frame can hold the visitor's own words. */
import { asSentence, capitalise, listed, withArticle } from '../../english/prose.ts';
import { segmentsOf, withoutStop } from '../../english/topic/clean.ts';
import { lowered, nounPhraseAt, type NounPhrase } from '../../english/topic/noun-phrase.ts';
import { tagged } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { indefinite, readTopic, type Topic } from '../../english/topic.ts';
import { thirdPerson } from '../../english/verbs.ts';
import { inThirdPerson, isBaseVerb, predicateOf } from './agreement.ts';
import { detailOf, detailsOf, headAndTerms, OF_FIRM } from './details.ts';
import { isCounted, kindIn } from './kinds.ts';
import { hasVerb, isPredicate, isSentence, quote, softened, thingsIn, type Statement } from './wording.ts';
import { anyOf } from './words.ts';

const AT_WORK = new RegExp(`^(?:${anyOf('working')}|caring for)\\s+\\p{L}`, 'iu');
const INVITATION = new RegExp(`^(?:${anyOf('inviting')}|do not|don['’]t)\\b|\\byour?(?:self)?\\b`, 'i');
const PERSON = /^(?:we|i)(?:['’](re|m|ve|ll|d))?\s+/i;
/** The life of the one who writes is the owner's, and not the company's: "I used to be a nurse". */
const OF_LIFE = new RegExp(
  `^I(?:['’](?:ve|d)\\s|['’]m (?!an?\\s)|\\s(?:\\p{L}+ly\\s|also\\s|have\\s)*${anyOf('life')}\\s)`,
  'iu',
);
/** A firm has neither a tongue nor a heart. */
const OF_TEAM = new RegExp(`^we (?:\\p{L}+ly |also |all |both )?${anyOf('heart')} `, 'iu');
/** Two or three words whose last one could be read as a verb: "crane hire", "pest control". */
const LINE_OF_WORK =
  /^\p{L}[\p{L}-]*(?: [\p{L}-]+)? (?:hire|rental|repair|care|design|control|support|supply|storage|removal|delivery|maintenance|management)$/iu;
const BEGINS_SENTENCE =
  /^(?:the|each|every|all|most|some|many|both|everyone|everything|nobody|they|these|those|one|you|customers|clients|people)\b/i;

const isManyThings = (words: string): boolean =>
  /(?:ives|[^aius]s)$/.test(words.split(/ (?:for|of|in|from|with|made|that|who|and)\b|,/)[0]!.toLowerCase());

/** A gym offers training; a hotel is a restaurant, too. */
const withOffer = (words: string): string => {
  const [, before = '', after = ''] = /^(\S+(?: \S+){0,4}?) (?:and|but also) (.+)$/su.exec(words) ?? [];
  const isOwnKind = before !== '' && kindIn(before)?.noun === before.split(' ').at(-1)!.toLowerCase();
  const isOffer = /\s|(?:ing|s)$/.test(after) && !kindIn(after);
  return isOwnKind && isOffer && nounPhraseAt(after, tagged(after), 0, 'all') ? `${before} offering ${after}` : words;
};

/** @param typed in the third person. */
const fromNoun = (typed: string, topic: Topic, subject: NounPhrase | undefined): Statement => {
  const words = softened(typed);
  const hasArticle = /^(?:an?|the)\s/i.test(typed);
  const kind = kindIn(typed);
  if (kind?.isMany && !hasArticle) return { shape: 'people', words };
  if (kind) return { shape: 'kind', words: hasArticle ? words : withArticle(withOffer(words)) };
  const parts = segmentsOf(typed);
  if (topic.shape === 'keywords' && parts.length > 1) return { shape: 'offer', words: listed(thingsIn(parts)), isThings: false };
  if (!/\s/.test(words) && subject?.number !== 'many') return { shape: 'line', words };
  if (subject && isCounted(subject.head) && (hasArticle || (subject.number === 'one' && !isManyThings(words))))
    return { shape: 'thing', words: hasArticle ? words : indefinite({ ...subject, words, determiner: undefined }) };
  return { shape: 'offer', words, isThings: hasArticle || isManyThings(words) };
};

/** What follows the name, or "is" where it says what the firm is. */
const predicated = (words: string, base?: string): Statement => {
  if (/^is\b.*\bsince \d{4}\b/s.test(words)) return { shape: 'does', words: words.replace(/^is/, 'has been') };
  const being = /^is (.+)$/su.exec(words)?.[1] ?? '';
  if (/^an?\s/i.test(being)) return { shape: 'kind', words: being };
  if (kindIn(being)?.isMany && !/^(?:the|both|all)\b/i.test(being)) return { shape: 'people', words: being };
  return { shape: 'does', words, ...(base !== undefined && { base }) };
};

/** Without "our company" or the name before it: "our lab" of Soil Lab is the company, too. */
const withoutFirm = (bare: string, name: string): string => {
  const said = bare.replace(/^(?:the )?(?:company|firm) (?=\p{Lu})/iu, '');
  const short = name.replace(/,? (?:\p{Lu}{2,4}|Inc|Ltd|GmbH|Co|Corp|Limited|LLC)\.?$/u, '');
  const called = [name, short].find((one) => said.toLowerCase().startsWith(`${one.toLowerCase()} `));
  if (called !== undefined) return said.slice(called.length + 1);
  const [, noun = '', rest = ''] = /^(?:the|this|our|my)\s+(\p{L}+)\s+(\p{L}.*)$/isu.exec(bare) ?? [];
  const isFirm = /^(?:company|business|firm|agency|studio|startup|shop|practice|organi[sz]ation)$/i.test(noun);
  const isNamed = noun !== '' && name.toLowerCase().endsWith(` ${noun.toLowerCase()}`);
  return isFirm || isNamed ? rest : bare;
};

/** @param third the same in the third person. */
const oneOf = (bare: string, third: string, name: string, isFirst: boolean): Statement | undefined => {
  const sentence = (words = third): Statement => ({ shape: 'sentence', words: asSentence(words) });
  const person = PERSON.exec(bare);
  if (OF_LIFE.test(bare)) return sentence();
  if (OF_TEAM.test(bare)) return sentence(third.replace(/^it \S+/i, `the people there ${bare.split(' ')[1]!}`));
  if (person) {
    const rest = inThirdPerson(bare.slice(person[0].length));
    const predicate = rest && predicateOf(person[1] ?? '', rest);
    return predicate ? predicated(predicate.words, predicate.base) : undefined;
  }
  const rest = withoutFirm(third, name);
  const first = classOf(rest.split(' ')[0]!.toLowerCase());
  if (isPredicate(rest) || (rest !== third && first.verb > 0 && first.form !== 'base')) return predicated(lowered(rest));
  if (OF_FIRM.test(third)) return detailOf(third) ?? sentence();
  if (/^(?:our|my)\s/i.test(bare) && hasVerb(bare)) return sentence(isFirst ? third.replace(/^its\b/i, `${name}’s`) : third);
  if (/^what\s.+\s(?:is|are)\s/i.test(third)) return sentence();
  if (AT_WORK.test(third)) return { shape: 'gerund', words: lowered(third) };
  const topic = readTopic(third);
  // Too few words to tell a language by: behind others they are in theirs.
  if (topic.shape === 'opaque') return !isFirst && /^[\p{Script=Latin}\d ,.'’&-]{1,40}$/u.test(third) ? sentence() : undefined;
  const tokens = tagged(third);
  const subject = nounPhraseAt(third, tokens, 0, 'all') ?? topic.subject;
  const isLine = LINE_OF_WORK.test(third.split(' and ')[0]!) || /^travel (?:agency|agent|company|guide)\b/i.test(third);
  if (isFirst && (isLine || kindIn(third) || /^\p{L}+ing (?:for|of) /u.test(third))) return fromNoun(third, topic, subject);
  if (tokens[1]?.tag === 'auxiliary' || /^(?:that|it|there|this|they|here)['’](?:s|re)\b/i.test(third)) return sentence();
  if (!isFirst || (topic.shape === 'clause' && isSentence(third))) return sentence();
  const words = lowered(third);
  if (topic.shape === 'gerund phrase') return { shape: 'gerund', words };
  if (topic.shape !== 'verb phrase') return fromNoun(third, topic, subject);
  if (/^(?:never|do not|don|stop)/i.test(third)) return sentence();
  if (INVITATION.test(third)) return { shape: 'can', words };
  return isBaseVerb(words.split(' ')[0]!) ? { shape: 'does', words: words.replace(/^\S+/, thirdPerson), base: words } : undefined;
};

/**
 * @param part A sentence, or a part of one that could stand alone.
 * @param isFirst Nothing was said of the company before it.
 * @returns Nothing where there are no words, or none but the name; several where terms stand behind a comma.
 */
export const statementsOf = (part: string, name: string, isFirst: boolean): readonly Statement[] => {
  const typed = part.replace(/^(?:and|but|so)\s+/i, '').trim();
  const bare = withoutStop(typed);
  if (!/[\p{L}\p{N}]/u.test(bare) || bare.toLowerCase() === name.toLowerCase()) return [];
  const third = inThirdPerson(bare);
  if (third === undefined) return [quote(typed)];
  if (/\?["”’)]*$/.test(typed))
    return [{ shape: 'sentence', words: capitalise(inThirdPerson(typed)!.replace(/(?<![?!])[?!]+$/, '?')) }];
  if (isFirst) {
    const [head, terms] = headAndTerms(bare);
    return [oneOf(head, inThirdPerson(head) ?? head, name, isFirst) ?? quote(head === bare ? typed : head), ...terms];
  }
  const isPerson = PERSON.test(bare) || /^(?:our|my)\s/i.test(bare);
  const isClause = (BEGINS_SENTENCE.test(bare) && hasVerb(bare)) || (readTopic(bare).shape === 'clause' && !OF_FIRM.test(bare));
  const details = isPerson || isPredicate(bare) || isClause ? undefined : detailsOf(third);
  return details ?? [oneOf(bare, third, name, isFirst) ?? quote(typed)];
};
