/** One thing said of a company, told by its shape, so that a frame can hold the visitor's own words. */
import { asSentence, capitalise, listed, withArticle } from '../../english/prose.ts';
import { segmentsOf, withoutStop } from '../../english/topic/clean.ts';
import { lowered, nounPhraseAt, type NounPhrase } from '../../english/topic/noun-phrase.ts';
import { tagged, type Token } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { indefinite, readTopic, type Topic } from '../../english/topic.ts';
import { thirdPerson } from '../../english/verbs.ts';
import { inThirdPerson, isBaseVerb, predicateOf } from './agreement.ts';
import { isCounted, kindIn } from './kinds.ts';

export type Statement =
  /** Follows the name: "helps clinics cut no-shows"; its base, where it has one, follows "to". */
  | { readonly shape: 'does'; readonly words: string; readonly base?: string }
  /** Follows "is": "a family bakery". */
  | { readonly shape: 'kind'; readonly words: string }
  /** Follows "a team of": "lawyers for startups". */
  | { readonly shape: 'people'; readonly words: string }
  /** Follows "offers": things, or a line of work. */
  | { readonly shape: 'offer'; readonly words: string; readonly isThings: boolean }
  /** Follows "you can": "learn Spanish online". */
  | { readonly shape: 'can'; readonly words: string }
  /** One word that names a line of work: "law". */
  | { readonly shape: 'line'; readonly words: string }
  | { readonly shape: 'gerund'; readonly words: string }
  /** What there is besides: "small groups and no commissions". */
  | { readonly shape: 'with'; readonly words: string }
  /** With a subject and a mark of its own. */
  | { readonly shape: 'sentence'; readonly words: string }
  /** Nothing but quotation marks can hold it. */
  | { readonly shape: 'quote'; readonly words: string };

/** A full stop of ours would be foreign to scripts that have their own. */
const OTHER_STOPS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？।۔]$/u;
const quote = (typed: string): Statement => ({ shape: 'quote', words: OTHER_STOPS.test(typed) ? typed : asSentence(typed) });

/** In the third person, or else as a quotation. */
const told = (typed: string, words: string, make: (words: string) => Statement): Statement => {
  const third = inThirdPerson(words);
  return third === undefined ? quote(typed) : make(third);
};

/** "Helping companies" is work; "wedding photographers" and "marketing for hotels" are not done to anything. */
const AT_WORK =
  /^(?:helping|feeding|rescuing|caring for|rehoming|saving|planting|preserving|empowering|selling|making|building|designing|providing|offering|creating|bringing|teaching|training|connecting|turning|running|growing|delivering|repairing|restoring|supporting|giving|changing|improving|reducing|cutting|keeping|protecting|advising|developing|crafting|supplying|renting|writing|sharing|fixing|serving|managing|installing|importing)\s+\p{L}/iu;
/** Said to the customer: "learn Spanish online", "find your next flat". */
const INVITATION =
  /^(?:learn|discover|find|get|upload|download|send|sign|scan|pick|enjoy|book|explore|save|meet|buy|shop|join|try|come|visit|experience|see|taste|ask|call|choose|order|stay|travel|relax|feel|look|start|stop|never|do not|don['’]t|let|eat|drink|play|watch|read|wear|ride)\b|\byour?(?:self)?\b/i;
/** "Founded by two sisters", "fully insured", "ISO 13485 certified": all that is missing is "is". */
const STATE =
  /^(?:(?:fully|family|independently|locally|employee|privately|woman|women)[\s-])?(?:founded|established|started|set up|run|owned|led|managed|backed|insured|licen[sc]ed|certified|regulated|registered|accredited)(?=$|,|\s+(?:and\s\p{L}+|by|in|since|with|as|for|to|under)\b)/iu;
const CERTIFIED = /^(?:[\p{Lu}\d][\p{L}\d:-]*\s){1,4}(?:certified|accredited|registered|approved|licen[sc]ed)$/u;
const THIRD =
  /^(?:is|was|has|holds|supplies|exports|ships|employs|protects|helps|provides|offers|makes|sells|builds|designs|delivers|runs|creates|develops|manufactures|produces|supplies|connects|enables|serves|speciali[sz]es|teaches|trains|supports|works|gives|brings|lets|keeps|turns|publishes|advises|rents|repairs|restores|installs|imports|brews|bakes|grows|writes|organi[sz]es|manages)\s+\S/i;
const COMPANY =
  /^(?:the|this|our|my)\s+(?:company|business|firm|agency|studio|startup|shop|practice|organi[sz]ation)\s+(?=\p{L})/iu;
const PERSON = /^(?:we|i)(?:['’](re|m|ve|ll|d))?\s+/i;
/** Two or three words whose last one could be read as a verb: "crane hire", "pest control". */
const LINE_OF_WORK =
  /^\p{L}[\p{L}-]*(?: [\p{L}-]+)? (?:hire|rental|repair|care|design|control|support|supply|storage|removal|delivery|maintenance|management)$/iu;
const BEGINS_SENTENCE =
  /^(?:the|each|every|all|most|some|many|both|everyone|everything|nobody|they|these|those|one|you|customers|clients|people)\b/i;
/** Where a thing is told further: "a lock for bikes so they do not get stolen" is no sentence. */
const FURTHER = /\s(?:so|because|that|which|where|who|when|while|until)\s/;

const isSentence = (words: string): boolean => {
  const tokens = tagged(words.split(FURTHER)[0]!);
  const isFinite = ({ tag, lower }: Token, at: number): boolean =>
    at > 0 && (tag === 'auxiliary' || (tag === 'verb' && classOf(lower).form !== 'past'));
  return tokens.some(isFinite);
};

/** "Brooklyn" stands in the dictionary, too. */
const isPlace = (words: string): boolean => {
  const { fields } = classOf(words.split(' ')[0]!);
  return fields.length > 0 && fields.every((field) => field === 'location');
};

/** "Compostable packaging": a first word in no dictionary that can only be an adjective. */
const softened = (words: string): string =>
  (isPlace(words) ? words : lowered(words))
    .replace(/^\p{Lu}(?=\p{Ll}+-\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(/^\p{Lu}(?=\p{Ll}+(?:able|ible|ous|ful|less|ive|ing|ed|ary|isan)\s(?:\p{Ll}|\p{Lu}{2}))/u, (letter) =>
      letter.toLowerCase(),
    );

const isManyThings = (words: string): boolean =>
  /(?:ives|[^aius]s)$/.test(words.split(/ (?:for|of|in|from|with|made|that|who|and)\b|,/)[0]!.toLowerCase());

/** "massage, facials and nails" are three things. */
const eachOf = (parts: readonly string[]): readonly string[] => {
  const pair = /^(\p{L}+) (?:and|&) (\p{L}+)$/u.exec(parts.at(-1) ?? '');
  const all = (pair ? [...parts.slice(0, -1), pair[1]!, pair[2]!] : parts).map((part) => part.replace(/^and\s+/i, ''));
  const areTitled = all.every((part) => /^\p{Lu}/u.test(part));
  return all.map((part, at) => (at === 0 || areTitled ? softened(part) : part));
};

/** A gym offers training; a hotel is a restaurant, too. */
const withOffer = (words: string): string => {
  const [, before = '', after = ''] = /^(\S+(?: \S+){0,4}?) and (.+)$/su.exec(words) ?? [];
  const isOwnKind = before !== '' && kindIn(before)?.noun === before.split(' ').at(-1)!.toLowerCase();
  return isOwnKind && !kindIn(after) && nounPhraseAt(after, tagged(after), 0, 'all') ? `${before} offering ${after}` : words;
};

const fromNoun = (typed: string, topic: Topic, subject: NounPhrase | undefined): Statement => {
  const words = softened(typed);
  const hasArticle = /^(?:an?|the)\s/i.test(typed);
  const kind = kindIn(typed);
  if (kind?.isMany && !hasArticle) return told(typed, words, (third) => ({ shape: 'people', words: third }));
  if (kind) return told(typed, hasArticle ? words : withArticle(withOffer(words)), (third) => ({ shape: 'kind', words: third }));
  const parts = segmentsOf(typed);
  if (topic.shape === 'keywords' && parts.length > 1) return { shape: 'offer', words: listed(eachOf(parts)), isThings: false };
  if (!/\s/.test(words) && subject?.number !== 'many') return { shape: 'line', words };
  if (subject?.number === 'one' && !hasArticle && !isManyThings(words) && isCounted(subject.head)) {
    const one = indefinite({ ...subject, words, determiner: undefined });
    return told(typed, one, (third) => ({ shape: 'kind', words: third }));
  }
  if (hasArticle && subject && isCounted(subject.head)) return told(typed, words, (third) => ({ shape: 'kind', words: third }));
  return told(typed, words, (third) => ({ shape: 'offer', words: third, isThings: hasArticle || isManyThings(words) }));
};

const fromPredicate = (contraction: string, rest: string, typed: string): Statement => {
  const third = inThirdPerson(rest);
  const predicate = third && predicateOf(contraction, third);
  if (!predicate) return quote(typed);
  const kind = /^is ((?:an?\s).+)$/i.exec(predicate.words);
  if (kind) return { shape: 'kind', words: kind[1]! };
  const many = /^is (.+)$/.exec(predicate.words)?.[1];
  if (many !== undefined && kindIn(many)?.isMany && !/^(?:the|both|all)\b/i.test(many)) return { shape: 'people', words: many };
  return { shape: 'does', ...predicate };
};

/** The life of the one who writes is the owner's, and not the company's: "I used to be a nurse". */
const OF_LIFE =
  /^I(?:['’](?:ve|d)\s|['’]m (?!an?\s)|\s(?:\p{L}+ly\s|also\s|have\s)*(?:am|was|were|had|got|used|love|loved|like|hate|know|knew|believe|think|feel|felt|live|lived|grew|been|left|quit|lost|trained|studied|worked|learned|learnt|wanted|want|need|hope|care)\s)/iu;

/** A firm has neither a tongue nor a heart. */
const OF_TEAM = /^we (?:\p{L}+ly |also |all |both )?(?:speak|love|know|understand|believe|think|care|hope|live|enjoy|like) /iu;

/** "made in small batches": said of what it sells, unless it can only be said of a firm. */
const OF_FIRM =
  /^(?:open|available|based|located|run|owned|led|trained|qualified|insured|licen[sc]ed|certified|registered|accredited|regulated|approved|funded|backed|staffed|known|ready|independent|proud|local|active|inspected|founded|established|started|formerly|previously|originally)\b/i;
const STATE_END =
  /^(?:\p{L}+[ -])?(?:owned|run|led|only|free|friendly|based|certified|operated|first|checked|trained|insured|approved|accredited|made|sourced|built|managed|funded)$/iu;

/** What is said of a firm in a scrap of its own: that it is something, that it has something; nothing where that is not clear. */
const detailOf = (scrap: string): Statement | undefined => {
  const bare = softened(withoutStop(scrap.replace(/^(?:and|plus|with|but)\s+/i, '')));
  const words = OF_FIRM.test(bare) || /^not\s/i.test(bare) ? bare.replace(/^\p{L}+/u, (first) => first.toLowerCase()) : bare;
  const [first, second] = tagged(words);
  if (!first) return undefined;
  const is = (said: string): Statement => ({ shape: 'does', words: said });
  if (/^24(?:\/7| hours)/.test(words)) return is(`is available ${words}`);
  const year = /^(?:in business |trading )?since (?=\d{4}\b)/i.exec(words);
  if (year) return is(`has been in business since ${words.slice(year[0].length)}`);
  if (/^(?:formerly|previously|originally|founded|established|started)\b/i.test(words)) return is(`was ${words}`);
  if (/^been\b/.test(words)) return is(`has ${words}`);
  if (/^not\s/.test(words) || OF_FIRM.test(words) || STATE_END.test(words) || CERTIFIED.test(words))
    return is(`${/\bsince \d{4}/.test(words) ? 'has been' : 'is'} ${words}`);
  if (/^(?:over |more than |about )?\d[\d,.]*\+? \p{L}/iu.test(words) && !isSentence(words)) return is(`has ${words}`);
  if (/^by\b/i.test(words)) return is(`works ${words}`);
  if (
    first.tag !== 'determiner' &&
    classOf(first.lower).form === 'past' &&
    classOf(first.lower).noun === 0 &&
    second?.tag === 'preposition'
  )
    return { shape: 'sentence', words: asSentence(`everything is ${words}`) };
  const isThing =
    first.lower === 'no' ? second?.tag !== 'verb' : /^(?:noun|name|adjective|gerund|number|determiner)$/.test(first.tag);
  return isThing && nounPhraseAt(words, tagged(words), 0, 'all') && !isSentence(words) ? { shape: 'with', words } : undefined;
};

const SEVERAL = 3;
/** Each of several scraps, where all of them are clear: "fee-only, no commissions". */
const detailsOf = (typed: string): readonly Statement[] | undefined => {
  const third = inThirdPerson(typed);
  const things = segmentsOf(typed);
  const areThings = things.every(
    (item) => item.split(' ').length <= SEVERAL && !/^(?:does|sentence)$/.test(detailOf(item)?.shape ?? ''),
  );
  if (things.length >= SEVERAL && areThings) return [{ shape: 'offer', words: listed(eachOf(things)), isThings: true }];
  const whole = third === undefined ? [] : [third];
  const parts = / and /.test(typed) ? whole : whole.flatMap(segmentsOf);
  const details = parts.flatMap((part) => detailOf(part) ?? []);
  return parts.length > 0 && details.length === parts.length ? details : undefined;
};

/** A first statement without the terms behind its commas: "wedding florist, seasonal flowers only, no foam". */
const headAndTerms = (typed: string): readonly [head: string, terms: readonly Statement[]] => {
  const [head = typed, ...rest] = segmentsOf(typed);
  const isList = rest.length === 0 || / and |&/.test(rest.join(' ')) || rest.some((part) => kindIn(part));
  const hasTerms = kindIn(head) !== undefined || rest.some((part) => TERM.test(part));
  const terms = rest.map((part) => detailOf(part));
  const areClear = terms.every((term) => term !== undefined && term.shape !== 'sentence');
  return isList || !hasTerms || !areClear ? [typed, []] : [head, terms.filter((term) => term !== undefined)];
};
const TERM = /^(?:no|only|since|est\w*|open|fully|100|free)\b|[ -](?:only|free|owned|run)$/i;

/** "Our lab tests soil": a verb that could be a noun, with something that it is done to. */
const hasVerb = (words: string): boolean =>
  isSentence(words) ||
  tagged(words).some(({ lower }, at, tokens) => {
    const { form, verb, noun } = classOf(lower);
    if (at < 2 || form !== 's' || verb === 0) return false;
    const next = tokens[at + 1]?.tag ?? '';
    return /^(?:noun|name|determiner|possessive|adjective|pronoun)$/.test(next) || (noun === 0 && next === 'preposition');
  });

/** "Our lab", of Soil Lab, is the company. */
const isItself = (bare: string, name: string): boolean =>
  bare.toLowerCase().startsWith(`our ${name.split(' ').at(-1)!.toLowerCase()} `);

const ofOwn = (typed: string, bare: string, name: string, isFirst: boolean): Statement =>
  told(typed, bare, (third) => ({
    shape: 'sentence',
    words: asSentence(isFirst ? third.replace(/^Its\b/i, `${name}’s`) : third),
  }));

/** "Helps clinics", "integrates with Slack": the company is meant. */
export const isPredicate = (words: string): boolean => {
  const { form, verb, noun } = classOf(words.split(' ')[0]!.toLowerCase());
  return THIRD.test(words) || (form === 's' && verb > 0 && noun === 0 && / /.test(words));
};

const oneOf = (typed: string, bare: string, name: string, isFirst: boolean): Statement => {
  const sentence = (words: string): Statement => told(typed, words, (third) => ({ shape: 'sentence', words: asSentence(third) }));
  const person = PERSON.exec(bare);
  if (person && OF_LIFE.test(bare)) return sentence(bare);
  if (OF_TEAM.test(bare)) return sentence(bare.replace(/^we /i, 'the people there '));
  if (person) return fromPredicate(person[1] ?? '', bare.slice(person[0].length), typed);
  const rest = bare.toLowerCase().startsWith(`${name.toLowerCase()} `) ? bare.slice(name.length + 1) : bare.replace(COMPANY, '');
  if (isPredicate(rest) || (rest !== bare && !isBaseVerb(rest.split(' ')[0]!.toLowerCase())))
    return told(typed, lowered(rest), (words) => {
      const kind = /^is (an?\s.+)$/i.exec(words);
      return kind ? { shape: 'kind', words: kind[1]! } : { shape: 'does', words };
    });
  if (STATE.test(bare) || CERTIFIED.test(bare)) {
    const was = /^(?:founded|established|started|set up)/i.test(bare) ? 'was' : 'is';
    return told(typed, `${was} ${/^\p{Lu}{2}/u.test(bare) ? bare : lowered(bare)}`, (words) => ({ shape: 'does', words }));
  }
  if (isItself(bare, name) && hasVerb(bare))
    return told(typed, bare.replace(/^our \S+ /i, ''), (words) => ({ shape: 'does', words }));
  if (/^(?:our|my)\s/i.test(bare) && hasVerb(bare)) return ofOwn(typed, bare, name, isFirst);
  if (/^what\s.+\s(?:is|are)\s/i.test(bare)) return sentence(bare);
  if (AT_WORK.test(bare)) return told(typed, lowered(bare), (words) => ({ shape: 'gerund', words }));
  const topic = readTopic(bare);
  if (topic.shape === 'opaque') return quote(typed);
  const tokens = tagged(bare);
  const subject = nounPhraseAt(bare, tokens, 0, 'all') ?? topic.subject;
  const isLine = LINE_OF_WORK.test(bare.split(' and ')[0]!) || /^travel (?:agency|agent|company|guide)\b/i.test(bare);
  if (isFirst && (isLine || kindIn(bare))) return fromNoun(bare, topic, subject);
  if (tokens[1]?.tag === 'auxiliary' || /^(?:that|it|there|this|they|here)['’](?:s|re)\b/i.test(bare)) return sentence(bare);
  if (topic.shape === 'clause' && isSentence(bare)) return sentence(bare);
  if (topic.shape === 'verb phrase') {
    const [verb = ''] = bare.split(' ');
    const base = lowered(bare);
    if (!isFirst) return sentence(bare);
    if (INVITATION.test(bare) && /^(?:never|do not|don|stop)/i.test(bare)) return sentence(bare);
    if (INVITATION.test(bare)) return told(typed, base, (words) => ({ shape: 'can', words }));
    if (!isBaseVerb(verb.toLowerCase())) return quote(typed);
    return told(typed, base, (words) => ({ shape: 'does', words: base.replace(/^\S+/, thirdPerson), base: words }));
  }
  if (topic.shape === 'gerund phrase' && isFirst) return told(typed, lowered(bare), (words) => ({ shape: 'gerund', words }));
  return isFirst ? fromNoun(bare, topic, subject) : sentence(bare);
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
  const asked = typed.replace(/(?<![?!])[?!]+$/, '?');
  if (/\?["”’)]*$/.test(typed)) return [told(asked, capitalise(asked), (words) => ({ shape: 'sentence', words }))];
  if (isFirst) {
    const [head, terms] = headAndTerms(bare);
    return [oneOf(head === bare ? typed : head, head, name, isFirst), ...terms];
  }
  const isPerson = PERSON.test(bare) || /^(?:our|my)\s/i.test(bare);
  const isClause = (BEGINS_SENTENCE.test(bare) && hasVerb(bare)) || (readTopic(bare).shape === 'clause' && !OF_FIRM.test(bare));
  return (isPerson || isPredicate(bare) || isClause ? undefined : detailsOf(bare)) ?? [oneOf(typed, bare, name, isFirst)];
};
