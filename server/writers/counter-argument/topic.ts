/** What an argument is about, as a noun phrase in the visitor's words that fits after "for", "of" or "about". */
import { definite, lowered as loweredName, nounPhraseAt } from '../../english/topic/noun-phrase.ts';
import { tagged } from '../../english/topic/tagger.ts';
import type { Topic } from '../../english/topic.ts';

const MODAL = /\b(?:should(?:n(?:'|’)?t)?|must(?:n(?:'|’)?t)?|ought(?: not)? to|needs? to|ha(?:s|ve) to)\b/i;
const VERB =
  /\b(?:will|wo(?:n'|n’)t|would(?:n(?:'|’)?t)?|(?<!\bper )can(?:not|(?:'|’)t)?|could|may|might|is|are|isn(?:'|’)?t|aren(?:'|’)?t|was|were|does|do|don(?:'|’)?t|doesn(?:'|’)?t|has|have|makes?|leads?|causes?|belongs|matters|fails|helps|exists|pays|deserves|needs|beats|kills|works?$|harms|hurts|ruins|destroys|saves|improves|reduces|increases|encourages|teaches|wastes|builds|distracts|creates|prevents|promotes|damages|costs|brings|gives|takes)\b|(?<=\p{L}s )(?:harm|hurt|cause|make|lead|help|need|ruin|destroy|kill|save|improve|reduce|increase|encourage|teach|waste|build|distract|create|pollute|prevent|promote|deserve|matter|belong|beat|fail|spread|damage|cost|bring|give|take)(?= \p{L})/iu;
const NO_SUBJECT =
  /^(?:we|i|you|he|she|it|they|this|that|these|those|there|everyone|everybody|nobody|no one|one|people|what|if|when|all|my|our|your|society|someone|anyone|let)\b/i;
const OBLIGED =
  /^(?:not )?(?:always )?be (?:required|forced|obliged|allowed|made|encouraged|expected|able|free|banned)(?: by law)?(?: to| from)\s+/i;
/** "Be banned", "stay voluntary": said of the subject. */
const PASSIVE = /^(?:not |never |always |simply |just )*(?:be|stay|remain|become)\b/i;
const ENDS =
  /(?<!\s)\s+(?:unless|because|if|when|while|before|after|until|so|since|which|who|that|than|by|and|but|with|as)\b|[,;:]/i;

/** A small letter at the start, unless a name stands there: "Influencers" and "Homeschooling" are in no dictionary, and no names. */
export const lowered = (words: string): string =>
  loweredName(words.replace(/^\p{Lu}(?=\p{Ll}{3,}(?:ing|ers|ists|isms?)\b)/u, (letter) => letter.toLowerCase()));

/** True of words with a finite verb that is easily told: "tipping should be abolished". */
export const hasVerb = (words: string): boolean => /\S\s+\S/.test(words) && (MODAL.test(words) || VERB.test(words));

const LONGEST = 48;

const fits = (phrase: string): boolean =>
  phrase.length > 1 &&
  phrase.length <= LONGEST &&
  phrase.split(' ').length <= 8 &&
  !/["“”?!]/.test(phrase) &&
  /\p{L}{2}/u.test(phrase);

const subjectBefore = (statement: string, verb: number): string | undefined => {
  const before = statement.slice(0, verb);
  // "Zoos are cruel and should be closed": the subject ends at the first of the verbs.
  const words = before
    .slice(0, VERB.exec(before)?.index ?? verb)
    .trim()
    .replace(/(?<!\s)\s+(?:really|simply|just|clearly|also|always|never)$/i, '');
  return !NO_SUBJECT.test(words) && !/[,;:]/.test(words) && fits(words) ? lowered(words) : undefined;
};

/** The object of the verb phrase that starts here: "ban phones in schools" gives "phones in schools". */
const objectOf = (phrase: string): string | undefined => {
  const tokens = tagged(phrase);
  const at = tokens.findIndex(({ lower }) => !/^(?:not|never|always|just|also|simply|only)$/.test(lower)) + 1;
  const start = tokens[at];
  if (!start || !/^(?:determiner|possessive|adjective|noun|name|number)$/.test(start.tag)) return undefined;
  const rest = phrase.slice(start.from);
  const whole = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).trim();
  if (nounPhraseAt(phrase, tokens, at, 'none') === undefined) return undefined;
  // "First", "longer", "more than one house": no thing by itself.
  const isBare = !/^(?:noun|name)$/.test(start.tag) && !whole.includes(' ');
  return fits(whole) && whole.split(' ').length <= 5 && !isBare && !/ than |^(?:first|last|longer|more|less|fewer)$/i.test(whole)
    ? whole
    : undefined;
};

/** Those who are to do something are not what the claim is about. */
const AGENT =
  /\b(?:parents|compan(?:y|ies)|firms|employers|countries|governments?|states?|schools?|teachers|cit(?:y|ies)|councils?|women|men|people|kids|children|students|everyone)$/i;
const agentless = (statement: string, verb: number): string | undefined => {
  const subject = subjectBefore(statement, verb);
  return subject !== undefined && AGENT.test(subject) ? undefined : subject;
};

const ofAdvice = (statement: string): string | undefined => {
  const modal = MODAL.exec(statement);
  if (!modal) return undefined;
  const after = statement.slice(modal.index + modal[0].length).trim();
  // "let it mark exams": the object of "let" is somebody who does something else.
  if (/^(?:not |never )?(?:(?:let|make|help)\b|have (?:\p{L}+ ){1,2}(?:to|done|made|\p{L}+ed)\b)/iu.test(after)) return undefined;
  const obliged = OBLIGED.exec(after);
  if (obliged) return objectOf(after.slice(obliged[0].length)) ?? subjectBefore(statement, modal.index);
  if (PASSIVE.test(after)) return subjectBefore(statement, modal.index);
  // "Wealthy countries should accept more refugees" is about refugees, and not about the countries.
  return (
    objectOf(after.replace(/^(\p{L}+) (?:more|less|fewer) (?=\p{L}+(?:\s|$))/iu, '$1 ')) ?? agentless(statement, modal.index)
  );
};

const ofQuestion = (question: string): string | undefined => {
  const asked =
    /^(?:why )?(?:should|must|do|does|is|are|can|will) (?:[\p{L}’']+ ){1,2}?(?=\p{L}+ (?:the|a|an|our|their)\b)/iu.exec(question);
  return asked ? objectOf(question.slice(asked[0].length).replace(/\?$/, '')) : undefined;
};

/**
 * @param statement The claim, without its full stop.
 * @param read The same words as `readTopic` sees them.
 * @param isClause Whether the words make a statement, whatever `readTopic` takes them for.
 * @returns undefined where no phrase is safe: the sentences then speak of "the claim".
 */
export const topicOf = (statement: string, read: Topic, isClause: boolean): string | undefined => {
  if (read.shape === 'opaque') return undefined;
  if (read.shape === 'keywords') return read.subject && fits(definite(read.subject)) ? definite(read.subject) : undefined;
  if (read.shape === 'question')
    return ofQuestion(statement) ?? (read.subject && fits(definite(read.subject)) ? definite(read.subject) : undefined);
  if (read.action !== undefined && read.shape === 'verb phrase') return objectOf(read.action);
  if (read.gerund !== undefined && !isClause && !MODAL.test(statement)) return fits(read.gerund) ? read.gerund : undefined;
  if (read.statement === undefined && read.subject && !isClause) {
    const typed = lowered(statement);
    return fits(typed) ? typed : undefined;
  }
  if (MODAL.test(statement)) return ofAdvice(statement);
  const verb = VERB.exec(statement);
  const subject = verb ? subjectBefore(statement, verb.index) : undefined;
  if (subject !== undefined) return subject;
  return !verb && read.statement !== undefined && read.subject && !NO_SUBJECT.test(statement) && fits(definite(read.subject))
    ? definite(read.subject)
    : undefined;
};
