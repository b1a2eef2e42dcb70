/** What a description says, found before anything is judged: each thing with the whole clause in which it stands. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { nounPhraseAt } from '../../../english/topic/noun-phrase.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf, isKnown } from '../../../english/topic/word-classes.ts';
import { tradeNamesIn } from '../trade-names.ts';
import { isLanguage } from './mistakes.ts';
import type { Reading } from './reading.ts';

/** Something found: the clause that says it, and which sentence that is part of. */
export interface Sign {
  readonly words: string;
  readonly at: number;
}

export interface Service extends Sign {
  /** What is worked on, in one or two words: "interview podcasts". Nothing where only the seller is named. */
  readonly object: string | undefined;
}

/** A request runs to the end of its sentence; where it begins is enough to find its clause. */
const MOST_OF_A_CUE = 40;
const LONGEST_CLAUSE = 125;
/** No clause reaches further than so many characters to either side: an endless sentence is not read again for each of its signs. */
const FARTHEST = 500;
/** A colon after so few words only opens what it names: "You get: …". */
const FEWEST_WORDS = 4;
/** Where a sentence can be divided, from the best places to the last resort. */
const BREAKS: readonly RegExp[] = [
  /[;:](?=\s)|\s[–—-](?=\s)/g,
  /,(?=\s(?:(?:and|but|so|then|or|that)\s)?(?:i|you|we|they|it|he|she|the|a|my|your|which|who|from|with|on|in|if|because|of|most|not)\b)|(?=\s(?:because|so that|but|which)\s)/gi,
  /,(?=\s)|(?=\sand (?:i|you|we|they|for|with|in)\s)/gi,
];

/** The whole sentence where it is short, or else the whole clauses around a place in it. */
export const clauseAt = (whole: string, at: number, upTo: number): string => {
  const near = Math.max(0, at - FARTHEST);
  const sentence = whole.slice(near, upTo + FARTHEST);
  const [from, to] = [at - near, upTo - near];
  let [start, end] = [0, sentence.length];
  for (const breaks of BREAKS) {
    if (end - start <= LONGEST_CLAUSE) break;
    for (const { index, 0: mark } of sentence.matchAll(breaks)) {
      const before = sentence.slice(start, index).trim();
      if (mark === ':' && before.split(/\s+/).length < FEWEST_WORDS) continue;
      if (index + mark.length <= from && index >= start) start = index + mark.length;
      if (index >= to && index < end) end = index;
    }
  }
  return withoutStop(
    sentence
      .slice(start, end)
      .trim()
      .replace(/^(?:and|but|so|then|that)\s+|^[(\s]+/i, ''),
  );
};

const N = String.raw`(?:(?<!\d[.,]?)\d[\d.,]*(?:k\b)?\+?|(?:a |one )?(?:hundred|dozen|couple of)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty)`;
const SHORT_TIME = String.raw`(?:(?:business |working )?(?:hours?|hrs?|days?|weeks?|fortnights?|months?)|h)\b`;
/** A figure, in digits or in words. */
export const FIGURE = new RegExp(String.raw`\b${N}\b`, 'iu');
const rule = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags);

const TIME = [
  // How long the work takes, but neither "free for a week" nor "twelve posts a month" nor "two hours before".
  rule(
    String.raw`(?<!\b(?:for|last|lasts|lasting|every|over|past|over the last|to)\s|\bfor (?:a|about|the last|up to) |\bup to |[.,\d])(?:\b(?<=\b(?:in|within|about|around|takes?|takes me|after|usually) )an? |\b${N}[ -]?(?:to ${N} )?)${SHORT_TIME}(?!\s+(?:a|per|every|each|before|old|of)\b|[- ](?:film|video|version|book|plan|course|call|session|lesson|support)|['’])`,
  ),
  /\b(?:the )?same[ -]day\b|\bnext day\b|\bovernight\b|\bday (?:\d+|one|two|three|four|five|six|seven)\b|\bweek (?:one|two|three|four|\d)\b|\b(?:by|until) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
];
const VAGUE_TIME =
  /\b(?:fast|quick|quickly|on time|rapid|speedy|fast delivery|asap|as soon as possible|24\/7|turnaround|in time|soon|short time)\b/gi;
const NOT_DELIVERY =
  /\b(?:free|changes|revisions?|refund|wrote back|interview within|attention|member|trial|since customers|before it|spent|i have (?:a|been)|working day and)\b/i;

const PRICE = rule(
  String.raw`[$£€]\s?\d[\d.,]*|\b(?<!\d[.,]?)\d[\d.,]*\s?(?:dollars|euros|pounds|usd|eur|gbp|bucks)\b|\b(?:costs?|is|for) \d[\d.,]*(?=[.,;]|\s(?:a|per|each)\b|$)|\b(?<!\d[.,]?)\d[\d.,]* (?:once|flat|(?:a|per) (?:month|hour|page|word|piece))\b`,
);
const VAGUE_PRICE =
  /\b(?:cheap(?:est)?|low(?:est)? prices?|affordable|best prices?|good prices?|(?:quality|unmatched in .*) price|price too low|competitive (?:price|rate)s?|reasonable)\b/gi;

const WORKED = String.raw`(?:cut|done|made|written|built|edited|translated|designed|drawn|taught|illustrated|transcribed|planted|coached|painted|helped|fixed|recorded|worked|read|run|sat|sold|shot|mixed|trained|reviewed|prepared|used|rewritten|completed|delivered|been|modelled|modeled|repaired)`;
const CLIENTS = String.raw`(?:clients|customers|brands|projects|businesses|companies|orders|books|sites|websites|videos|episodes|weddings|plans|logos|apps|stores|shops|salons|nurses|students|families|couples|pages|parts|gardens|practices|authors|returns|songs|portraits|lessons|people|events)`;
const PROOF: readonly RegExp[] = [
  // Years of it, and since when.
  rule(
    String.raw`(?<!\b(?:each|every|per|within) )\b${N}(?:\s|-)(?:\p{L}+\s)?years?\b(?! (?:old|warranty|guarantee|plan))|\bsince (?:19|20)\d\d\b|\b(?:in|\() ?(?:19|20)\d\d\b`,
  ),
  // How many of them, and what became of them.
  rule(String.raw`\b(?:i['’]ve|i have|we['’]ve|we have|have|has|i|we) (?:already |now |also )?${WORKED} (?:\p{L}+ ){0,3}?${N}\b`),
  rule(String.raw`\b${N} (?:[\p{L}-]+ ){0,3}?(?:so far|done|have (?:used|been|bought|worked)|(?:run|work|trust) (?:on|with))\b`),
  rule(
    String.raw`\b(?:more than |over |some |about )?${N}\+? (?:[\p{L}-]+ ){0,2}?${CLIENTS}(?: (?:so far|since|for|in|every)\b)|\b(?:more than |over )?\d+\+ (?:[\p{L}-]+ ){0,2}?${CLIENTS}\b`,
  ),
  rule(String.raw`\bfrom \d[\d.,]*(?: \p{L}+)? to \d[\d.,]*`),
  rule(
    String.raw`\bof (?:the |my |our )(?:last |first |past )?${N} [\p{L}-]+|\b${N} of (?:the |my |our )(?:last |first |past )?${N}\b`,
  ),
  rule(String.raw`\b${N} out of ${N}\b|\b${N} wrote back\b`),
  // Whatever has been done in numbers: "have shortened some 5,000 pairs".
  rule(String.raw`(?<!\byou )(?:\bhave|\bhas|['’]ve)\s[^.;!?:]{0,60}?\b${N}\s(?!(?:${SHORT_TIME}))`),
  // Where it was learnt, and who vouches for it.
  /\b(?:admitted to|certified|chartered|sworn|accredited|(?:licensed|registered) (?:in|by|since|as|with|\p{L}+ist|teacher|nurse)|diploma|(?:history |arts? |master['’]?s |bachelor['’]?s )?degree (?:in|from)|my [\p{L} ]*degree|trained (?:at|in|as)|graduated|studied (?:at|in|under)?|i was an? [\p{L} ]+ (?:in|at|for) \p{Lu}|(?:i )?worked (?:at|in|for|as) (?:an?|the)? ?[\p{L}’' ]+|(?:appeared|published|shown|featured) (?:in|by|with)|native (?:speaker|english|german|french|spanish)|bilingual|(?:nine|eight) out of ten|came by recommendation|exhibition)\b/giu,
];
const VAGUE_PROOF =
  /\b(?:(?:so )?many (?:people|clients|customers|satisfied)|thousands of|hundreds of|dozens of|lots of (?:clients|people|experience)|(?:happy|satisfied) (?:clients|customers)|everybody loves|clients love|people (?:cried|love)|proven|(?:years|lots|a lot|much) of experience|trusted by|worked with [^.,]*(?:artists|brands|companies|celebrities)|for a long time|(?:have|has) \p{L}+ (?:for|with) (?:me|us)|experienced|most (?:clients|landlords|people)|since i was)\b/giu;

const QUOTED =
  /[“"](?=[^“”"]{8,})[^“”"]+[”"],? (?:wrote|says?|said|writes|is the sentence)|\b(?:wrote|said|says|told me):? [“"]/gi;
const NAMED: readonly RegExp[] = [
  /(?<!\p{L})\p{Lu}\p{L}{1,20} (?:(?:& )?\p{Lu}\p{L}{1,20} ){0,2}\(\p{Lu}\p{L}{1,30}\)/gu,
  /(?<=\b(?:appeared|published|worked|made|written|done|books?|shown|designed|used) (?:\p{L}+ ){0,3}(?:with|for|by) )(?:\p{Lu}[\p{L}&’']+ ?){2,4}/gu,
];
const GENERAL_PEOPLE =
  /^(?:people|clients?|customers?|buyers?|brands?|friends|celebrities|sellers?|costumers?|business(?:es)?|companies|everyone|anyone|somebody|kids|men|women|experts?|gurus?|others|guys|members?|competitors?|artists|talents|freelancer|recruiters?|engineers?|regulars|person|doctor|seller|followers?|likes|children)$/i;
const BUYERS =
  /^(?:startups?|caf[eé]s?|bakeries|bakery|salons?|shops?|stores?|restaurants?|agencies|firms|nonprofits?|charities|churches|schools|clinics|practices|archives|families|couples|freelancers|companies|landlords|trucks|parlours|stations|hotels|museums|clubs|hospitals?|adults|teams)$/i;

const GET =
  /\b(?:(?:for each \w+ )?you(?:['’]ll| will)? (?:also )?(?:get|receive|own)|you(?:['’]ll| will) have|(?:days|weeks|hours) you have|(?:package|service|course|price|offer) (?:includes?|is|covers)|included|i (?:will |['’]ll )?send (?!me\b)|i(?: will|['’]ll)? (?:give|write|send|make|create|design|build|record|draw|prepare|craft|compose) (?:you |him |her )?(?:an?|one|two|three|\d|the)|i (?:will )?(?:give|deliver|provide|offer)|i \p{L}{1,15}, \p{L}{1,15}[^.!?]{0,99}\band \p{L}|comes with|comes? back\b|arrives?\b|(?:is|are) delivered|with comments|files? (?:in|as)|within [^.]{0,50} (?:you get|a letter|a finished)|send the file back|recorded as an?)\b/giu;
const IS_GET = new RegExp(GET, 'iu');
/** What stands in a row behind a colon. */
const LISTED =
  /(?<!\b(?:niches|topics|languages|genres|subjects|tools|skills|result): )(?<=\p{Ll}: )(?:an? |up to )?[^:,.!?]{3,60}, [^:,.!?]{3,60}(?:, |,? and )(?=\p{L})/giu;
const FILE =
  /\b(?:pdf|mp[34]|wav|png|svg|jpe?g|stl|step|psd|epub|docx?|html|files?|scan(?:ned)?|dpi|captions|recording|spreads|pages?|posts|videos|workouts|check-ins)\b/gi;
const VAGUE_GET =
  /\b(?:(?:and )?(?:many|much) more\b|anything (?:else )?you need|everything you need|any (?:work|job|task|topic|problem|bug)[^.,;!?]*|and more\b|all (?:design|kinds? of) work|all \w+ homework|whatever you want|one-stop shop)/gi;

const STEP =
  /\b(?:first,? (?:i|we|you)|then (?:i|we|you|comes?)|next,? (?:i|we|you)|after (?:that|\w+ days)|before (?:i|we) (?:begin|start|send|deliver|print|record|write|ship)|once (?:you|i|we)|how it (?:goes|works|starts)|how we work|week (?:one|two|three)|step \w+|you (?:will )?(?:send|upload|answer|pick|choose|tick|test|approve|tell|share|fill|write|give|order|keep|ask|may ask)|i (?:will )?(?:send|ask|cut\b(?! \d)|tell you)|we (?:start|talk|begin|meet))\b/gi;

/** What a request to the buyer begins with. */
const ASK = String.raw`(?:please |so |just |and )?(?:message|contact|write(?: to)?|tell|send|ask|email|ping|call|dm|text|give|show|order|book|buy|get in touch|reach out|click|request|hire|drop|place|press|choose a|pick a|come|start|(?:post|bring|mail|upload) (?:it|them|me|your|the)|let['’]s|let me|become|claim|say hello)\b`;
const REQUEST = rule(
  String.raw`^${ASK}(?! (?:me )?(?:as|that|is)\b)[^.!?]*|(?<=[,;:–—] )(?:please )?(?:message|contact|write to|send|order|book|email|dm) (?:me|us|now|today)[^.!?]*|\border me\b[^.!?]*`,
);
const EMPTY_REQUEST =
  /^(?:please )?(?:order|buy|book|start|place|let|click|become|get|hire|contact|message|call|say|dm|come|order me|write)\b(?!.*\b(?:with|your|which|what|how many|whether|photo|link|clip|file|date|name|sample|turnover|samples|at the latest|for)\b)|\b(?:your (?:order|journey|dream|career|business)|skyrocket|next level|new career|beautiful together|your vision|let me help|let['’]s make a)\b/i;
const FREE =
  /\b(?:(?<!(?:plag\w+|error|stress|hassle|worry) |-)free(?! ones)(?: of charge)?|no extra (?:charge|cost)|at no (?:extra )?(?:charge|cost)|costs? nothing|pay nothing|money[ -]back|refund(?:ed)?|(?:is|are|also) included|cancel (?:any|up|at)|half the price|first (?:one|lesson|page|hour) is \d+|(?:rounds?|one round|\d+ rounds?|two rounds) of changes|two changes|\d revisions?|one follow-up)\b/gi;
const LIMIT =
  /\b(?:i (?:do not|don['’]t|won['’]t|will not|cannot|can['’]t)(?! (?:wait|disappoint|let|regret))|i am not an?|i['’]m not an?|does not include|do not include|covers? [^.]* only|please don['’]t|never guessed|nothing is deleted|if it can['’]t be|for entertainment only|it isn['’]t a)\b[^.!?]*/gi;

export const BOAST =
  /\b(?:the best(?: \p{L}+)?|best quality|best \p{L}+ editor|high(?:est)?[ -]quality|top[ -](?:quality|notch|rated|tier)|100 ?%(?! (?:cotton|wool))(?: (?:satisfaction|original|safe|guaranteed))?|amazing|awesome|world[ -]class|satisfaction guaranteed|number (?:one|1) seller|unbeatable|outstanding|stunning|passionate(?: \p{L}+)?|passion for|gurus?|most powerful|unmatched|skyrocket|next level|eye[- ]catching|stands? out from the crowd|unlock your potential|your success is my success|top priority|go the extra mile|hard[ -]?work(?:er|ing)|people person|quick learner|attention to detail|creative soul|unforgettable|seamless|effortless|state of the art|out-of-the-box|award-winning|get shredded|no excuses|professional quality|unique and|perfect work|amazing sound|i am (?:very )?reliable|reliable and honest|work well under pressure|creative mind|many skills?|well-trained team|radio-ready|authentic content|always up to date)\b|#1 (?:seller|team|service)/iu;
/** What nobody can promise: a rank, a job, a mark, a following. */
const IMPOSSIBLE =
  /\b(?:guarantee(?:d|s)? (?:#?1|a |the |number|first)[^.!?]*|(?:#1|number one|first page) ranking[^.!?]*|rank #?1[^.!?]*|get you (?:hired|the job)|grades? (?:is |are )?guaranteed|guaranteed (?:grade|result|rank)s?|100 ?% (?:a )?grade|become famous|over ?night[^.!?]*|solve any[^.!?]*|risk[- ]free|in 24 ?h(?:ours)?!+)/gi;
/** What no marketplace allows, however well it is described. */
const FORBIDDEN =
  /\b(?:(?:do|take|write) (?:all |your |you )?(?:\p{L}+ )?(?:homework|exams?|quiz(?:zes)?|essays?|thesis|dissertation|assignments?)[^.!?;]*|(?:\d+k? )?(?:real |organic )?(?:followers|likes)\b(?=[^.]*\b(?:24h|day|usa|bot|drop|free|fast))|(?:fake|paid|positive|five[- ]star) reviews?|give me your (?:login|password)|no ?body will know)/giu;
const PLEADING =
  /\b(?:please )?give me (?:a|one) chance|\bi need (?:work|money|this job)[^.!?]*|\b(?:you )?will not regret(?: it)?|\bi (?:will|won['’]?t) not? ?(?:diss?ap+oint|let) ?\w*(?: you)?(?: down)?|\bi will do (?:my )?best|\bwaiting for you(?: sir)?|\bplease order me|\bany (?:work|job|task) you give me|\bdear (?:client|sir|buyer)s?\b/gi;
const WORN_OPENING =
  /^(?:are you (?:tired|struggling|looking|searching)|do you (?:need|want)|want to|need an?|dreaming of|looking for|tired of|hi\b|hello\b|hey\b|welcome\b|look no further|you['’]ve come to|struggling)/i;

/** Neither a plea nor a password is a request to answer. */
const PLEADS = /\b(?:chance|waiting for you|login|password|order me|dear)\b/i;
const VAGUE_OFFER = /\bunlimited|money[ -]back.*#|#1|bonus|plagiarism free/i;

const signsIn = (sentences: readonly string[], cues: readonly RegExp[], unless?: RegExp): Sign[] => {
  const seen = new Map<string, Sign>();
  for (const cue of cues)
    sentences.forEach((sentence, at) => {
      for (const { index, 0: found } of sentence.matchAll(cue)) {
        const words = clauseAt(sentence, index, index + Math.min(found.length, MOST_OF_A_CUE));
        if (!unless?.test(words) && !seen.has(words.toLowerCase())) seen.set(words.toLowerCase(), { words, at });
      }
    });
  return [...seen.values()].sort((one, other) => one.at - other.at);
};

/** The bare words of a cue rather than its clause: for what is to be taken out. */
const wordingsIn = (sentences: readonly string[], cue: RegExp): Sign[] => {
  const seen = new Map<string, Sign>();
  sentences.forEach((sentence, at) => {
    for (const [found] of sentence.matchAll(new RegExp(cue, 'giu'))) {
      const words = withoutStop(found.replace(/\s+/g, ' ').trim());
      if (!seen.has(words.toLowerCase())) seen.set(words.toLowerCase(), { words, at });
    }
  });
  return [...seen.values()];
};

/** Work that is sold by the piece. "I know", "I help" and "I use" say how somebody goes about it. */
const WORK =
  'edit|write|rewrite|design|draw|paint|build|fix|repair|restore|translate|transcribe|prepare|review|teach|coach|tutor|cut|mix|master|compose|make|create|craft|develop|code|program|model|illustrate|animate|proofread|plan|organi[sz]e|photograph|retouch|clean|audit|tune|narrate|manage|sort|do|voice|print|carve|knit|sew|bake|cook|set up|solve|optimi[sz]e|produce|research|sing|read|shoot|film|format|convert|add|remove|offer|provide|deliver';
const DOES = rule(
  String.raw`\b(?:i|we|who|and|what|let me|love to|like to)(?:['’]ll)? (?:(?:will|can|also|only|now|mostly|do not just) )*(?:${WORK})(?: you)? (?!not\b)(?=\p{L}|\d)`,
);
const ROLE = /\b(?:i am|i['’]m|we are) (?:an? |your )(?=\p{L})/giu;
const NO_OBJECT =
  /^(?:it|you|them|one|home|pages?|half|texts?|notes?|lines?|messages?|questions?|answers?|day|week|all|minutes?|changes?|best|team|part|job|work|price|person|learner|player|things?|stuff|people|ways?|jobs?|ideas?|time|experts?|clients?|something|anything|everything|promises?|sure)$/i;

const MOST_IN_A_NAME = 3;
const NO_NAME = /^\d|-stop\b|^(?:eye|lot|aesthetics|fresh|something|dream)\b/i;

const objectAt = (sentence: string, from: number): string | undefined => {
  const tokens = tagged(sentence);
  for (let at = tokens.findIndex((token) => token.from >= from); at >= 0 && at < tokens.length; at += 1) {
    const { tag } = tokens[at]!;
    if (tag === 'pronoun' || tag === 'relative' || tag === 'mark') return undefined;
    const phrase = nounPhraseAt(sentence, tokens, at, 'none');
    if (phrase) {
      // "interview podcasts": where the first could be a verb, too, the phrase may end too early.
      const next = /^ (\p{Ll}+s)\b/u.exec(sentence.slice(tokens[at]!.from + phrase.core.length))?.[1];
      const whole = next !== undefined && classOf(next).noun >= classOf(next).verb ? `${phrase.core} ${next}` : phrase.core;
      const object = whole
        .split(/,|\sand\s/)[0]!
        .replace(/^(?:(?:all|same|new|one|an?|the|passionate|professional|best|good|great|expert|experienced)\s)+/i, '');
      return NO_OBJECT.test(phrase.head) || NO_NAME.test(object) || object.split(' ').length > MOST_IN_A_NAME
        ? undefined
        : isLanguage(object)
          ? undefined
          : object;
    }
  }
  return undefined;
};

const isNoun = (word: string): boolean => classOf(word).noun > 0 || !isKnown(word) || /\p{L}{3}ing$/u.test(word);
const PAIR = /^\p{Lu}\p{Ll}+ (?:to|into) \p{Lu}\p{Ll}+ \p{Ll}+/u;

/** "Piano lessons online for adults": a first line without a verb names the work. */
const namedIn = (opening: string): string | undefined => {
  const first = opening.split(/[:;,.!?]/)[0]!;
  const pair = PAIR.exec(first)?.[0];
  if (pair !== undefined && isLanguage(pair.split(' ')[0]!)) return pair;
  const tokens = tagged(first);
  if (
    WORN_OPENING.test(opening) ||
    /^(?:you|your [^.]* (?:is|are)|i|we)\b/i.test(first) ||
    /\b(?:is|are|was|will|can|have|has|run|made)\b/i.test(first) ||
    (tokens[0] !== undefined &&
      classOf(tokens[0].lower).verb > classOf(tokens[0].lower).noun &&
      !/(?:ing|ed)$/.test(tokens[0].lower)) ||
    rule(`^${ASK}`, 'iu').test(first)
  )
    return undefined;
  const end = tokens.find(({ tag }) => tag === 'preposition' || tag === 'relative' || tag === 'to' || tag === 'pronoun');
  const words = first
    .slice(0, end?.from)
    .replace(/^(?:an?|the|my|your)\s|\s(?:online)\b.*$/gi, '')
    .trim();
  return words.split(/\s+/).length <= 3 &&
    words.length > 3 &&
    !/^(?:\d|three|two)/.test(words) &&
    isNoun(words.split(/\s+/).at(-1)!)
    ? words
    : undefined;
};

/** Verbs that say how a seller is or goes about it, and not what the work is. */
const NO_WORK =
  /^(?:am|are|was|were|have|had|know|use|work|believe|want|love|like|need|see|can|could|will|would|did|send|ask|tell|say|help|get|go|come|think|guarantee|understand|lost|sign|answer|spent|study|studied|take|let|bring|record|keep|give|trained|live|started|put|worked|enjoy|hope|speak|understand|promise)$/;
const OPENS = /^i(?:['’]ll| will| can)? (?<verb>\p{Ll}+) (?=\p{L})/iu;

export const serviceIn = ({ sentences }: Reading): Service | undefined => {
  const opening = sentences[0] ?? '';
  const named = namedIn(opening);
  if (named !== undefined) return { words: clauseAt(opening, 0, named.length), at: 0, object: named };
  const verb = OPENS.exec(opening)?.groups?.['verb'] ?? '';
  const opens = classOf(verb).verb > 0 && !NO_WORK.test(verb) ? [OPENS] : [];
  for (const cue of [...opens, DOES, ROLE])
    for (const [at, sentence] of (cue === OPENS ? [opening] : sentences).entries())
      for (const { index, 0: found } of sentence.matchAll(new RegExp(cue, 'giu'))) {
        const object = objectAt(sentence, index + found.length);
        if (object !== undefined)
          return {
            words: clauseAt(sentence, index, index + found.length + object.length),
            at,
            object: cue === ROLE ? undefined : object,
          };
      }
  return undefined;
};

/** Kinds of people and firms that would know themselves in it. */
const audienceIn = (sentences: readonly string[]): Sign[] =>
  sentences.flatMap((sentence, at) =>
    tagged(sentence).flatMap(({ lower, text, from, to, tag }, index, all) => {
      const before = all
        .slice(Math.max(0, index - 4), index)
        .map((token) => token.lower)
        .join(' ');
      const { fields, form } = classOf(lower);
      const isPeople = BUYERS.test(text) || (fields[0] === 'person' && form === 's');
      if (
        tag === 'verb' ||
        !isPeople ||
        GENERAL_PEOPLE.test(text) ||
        !/\b(?:for|of|with|by|mostly|from|\d+|three)\b|['’]$/.test(before)
      )
        return [];
      return [{ words: clauseAt(sentence, from, to), at }];
    }),
  );

export interface Found {
  readonly service: Service | undefined;
  readonly gets: readonly Sign[];
  readonly files: readonly Sign[];
  readonly vagueGets: readonly Sign[];
  readonly proof: readonly Sign[];
  readonly vagueProof: readonly Sign[];
  readonly named: readonly Sign[];
  readonly audience: readonly Sign[];
  readonly steps: readonly Sign[];
  readonly times: readonly Sign[];
  readonly vagueTimes: readonly Sign[];
  readonly prices: readonly Sign[];
  readonly vaguePrices: readonly Sign[];
  readonly requests: readonly Sign[];
  readonly emptyRequests: readonly Sign[];
  readonly eases: readonly Sign[];
  readonly limits: readonly Sign[];
  readonly boasts: readonly Sign[];
  readonly impossible: readonly Sign[];
  readonly forbidden: readonly Sign[];
  readonly pleading: readonly Sign[];
  readonly wornOpening: Sign | undefined;
}

export const foundIn = (reading: Reading): Found => {
  const { sentences } = reading;
  const asked = signsIn(sentences, [REQUEST], PLEADS);
  const opening = sentences[0] ?? '';
  return {
    service: serviceIn(reading),
    gets: signsIn(sentences, [GET, LISTED], VAGUE_OFFER).filter(
      ({ words }) => IS_GET.test(words) || tradeNamesIn(words).length < 2,
    ),
    files: signsIn(sentences, [FILE]),
    vagueGets: wordingsIn(sentences, VAGUE_GET),
    proof: signsIn(sentences, PROOF),
    vagueProof: signsIn(sentences, [VAGUE_PROOF]),
    named: signsIn(sentences, [QUOTED, ...NAMED]),
    audience: audienceIn(sentences),
    steps: signsIn(sentences, [STEP]),
    times: signsIn(sentences, TIME, NOT_DELIVERY),
    vagueTimes: wordingsIn(sentences, VAGUE_TIME),
    prices: signsIn(sentences, [PRICE]),
    vaguePrices: wordingsIn(sentences, VAGUE_PRICE),
    requests: asked.filter(({ words }) => !EMPTY_REQUEST.test(words)),
    emptyRequests: asked.filter(({ words }) => EMPTY_REQUEST.test(words)),
    eases: signsIn(sentences, [FREE], VAGUE_OFFER),
    limits: signsIn(sentences, [LIMIT]),
    boasts: wordingsIn(sentences, BOAST),
    impossible: signsIn(sentences, [IMPOSSIBLE]),
    forbidden: signsIn(sentences, [FORBIDDEN]),
    pleading: signsIn(sentences, [PLEADING]),
    wornOpening: WORN_OPENING.test(opening) ? { words: withoutStop(opening), at: 0 } : undefined,
  };
};
