/** Which frames may be said of which kind of thing: nobody is "new at Istanbul", and no Monday has a first draft. */
import type { Frame } from './frame.ts';
import type { Kind } from './nouns.ts';
import type { Thing } from './subject.ts';

/** Words of frames that take their topic for a task one learns, starts, repeats and finishes. */
const AS_TASK =
  /\b(?:door into|try at|go at|shot|attempts?|half speed|new at|good at|bad at|better at|worse things|first (?:draft|time|part|step)|steps? toward|small thing for|next small|ready for|shortcut|showing up|turning up|built on|take> all day|just a regular|impressive|thank today|start (?:small|tired|on)|wait for \{T\}\. Now|bar for|scare|honest hour|minutes more|into \{T\} messy|come to \{T\}|comes to \{T\}|standing, and|is> the school|repay|must open|too late for|at your work|little at a time|perfect|make the step|fine day for|unready|who you were|came easily|fear of|beginning of|returns from|meant to become|begin\?|going well|So \{T\} <is> hard|getting it wrong|leave alone|been through|gives the test|master|outgrow|never be done|hurry|rush|not a race|approaches|work (?:at|on|of|in)|quit|quitting|practice|slow down|finish|unglamorous|talent|hundredth|winning|win at|succe\w+|diligence|prosper\w*|labor|sower|constancy|fortune opens|summit|result of|ladder|fail|poking|faking|smashing|scruffy|get \{T\} right|secret to|pace for|done is|wrong, learn|habit|are> judged|judged in|unrehearsed|rehearses|for \{T\}: start|one thing would help|finished nine|is> won|inside|behind in|ahead)(?!\w)/i;

/** Words of frames that take their topic for something to get through. */
const AS_ORDEAL =
  /\b(?:through|face|after \{T\}|before \{T\}|during|surviv\w+|conquered|fix|sort out|weigh|shorten|carries the bags|heavy|heavier|too much|stuck on|control|weary|noisy|loud|fret|surrender|break|fear(?:ed)?|hiding from|avoids|deal with|goes? well|going on|warned|plan for|prepare|unsubscribe|on silent|rises early|called to|lead me|late to|nap|tired|worse|endure|scheduled?|seem> infinite|is> hard|hard,|easier|confuse|makes? no sense|anyone actually get|overthink|explain\w*|solve|handled|harder|alone|forgotten|in the hour|long after|hug (?:before|about)|hold you|held|peace go|lighter|show> who|love stays|carry \{T\}|loved around|less with a second|reward|what beats|how was|fair|theory|raccoons?|crisps|parked|dust|accepts|yoga|sooner it is lunch|spoon|breakfast|coffee|lazy|keep calm|even (?:my socks|in)|even with|messy|help|run from|argue|loosely|walk slowly|hand some|first \{T\}|opposite of|argued with|laundry|may not last|still have)(?!\w)/i;

/** Words of frames that take their topic for something done again and again. */
const AS_REPEATED =
  /\b(?:hundredth|attempts?|repetition|habit|practice|poking|good at|bad at|win(?:ning)? at|master|faster|finished nine|first (?:draft|time)|new at|half speed|rehears\w*|each day|talent|bees build|faking|right|showing up|turning up|regular|get things|work (?:on|at)|comet|scruffy|smashing|tools|done is)(?!\w)/i;

/** Words of frames that take their topic for a trial: a pastime is none. */
const AS_TRIAL =
  /\b(?:last straw|who you were|returns from|fear of|worse things|harder things|scare|unready|came easily|surviv\w+|endure|been through|going well|is> hard|fail)(?!\w)/i;

/** With these the line means somebody in particular, not "nurses" or "cats". */
const IN_PARTICULAR =
  /\b(?:become part|see> you|one question|my life|spelled|recognize you|who let|trust me|five minutes|charger|return \{T\}|each other|crossed your path|next room|tell \{T\}|ask \{T\}|you know \{T\}|more evening|tell you|said \{T\}|fully know|see when|movie|proud in private|named?|learned to stand|smile differently|half my good sense|one walk with|need \{T\}|never have to say|waking)(?!\w)/i;

/** Nobody makes a sea, or looks after a city. */
const AS_POSSESSION =
  /\b(?:small as|done well|result of|you earned|keep> you going|care for|small proof|hurries|vanished|anyone can own|trophies|hobbies|therapy|had me at|regrets|photos)(?!\w)/i;

/** Said of what people want more of, these take it for a burden: "if gratitude wearies you". */
const AS_BURDEN =
  /\b(?:wear(?:y|ies)|fret|surrender|even in|even with|surviv\w+|conquered|face|break> your|heavy|too much|stuck on|forgotten in|not alone with|shorten|fix|sort out|endure|hiding from|avoids?|unsubscribe|on silent|terms and conditions|nobody warned|deal with)(?!\w)/i;

/** Spoken to: "O coffee", and never "O an empty nest". */
const SPOKEN_TO = /\b(?:look|dear|o|come|me and),? \{T\}/i;

/** Of the visitor's own, "you had my heart at your sourdough starter" speaks to two people at once. */
const BETWEEN_TWO = /\b(?:you had m[ey]|then you|you beside me|with you, even)(?!\w)/i;

/** Kinds of which these readings are nonsense. */
const MISREAD: Readonly<Record<Kind, readonly RegExp[]>> = {
  someone: [AS_TASK, AS_ORDEAL],
  something: [AS_TASK, AS_ORDEAL],
  place: [AS_TASK, AS_ORDEAL],
  days: [AS_TASK],
  deed: [AS_TRIAL],
  change: [AS_REPEATED],
  idea: [],
};

/** Said of a person, these would hurt. */
const UNKIND =
  /\b(?:worse|hard|messy|too much|surviv\w+|hid(?:e|ing)|weary|scare|heavy|alone|fix|overthink|confuse|no sense|flee|run from|argue|surrender|control|avoids?|silent|unsubscribe|shorten|sort out|tired|endure|fear\w*|noise|noisy|losing|wrong|quitting|late|burden|raccoons?|rate|stars|learn their way|beats|way better|long after|half of|hour of|love one another|rest on you|another door|ripen|through it|isn’t going well|another shot|draft|weigh\w*|easier|lighter|peace|first plum|honey|puddle|beneath|opinion|wave|finger|noun|thread|threshold|ladder|thing|taken away|went away|stopped|end|big|wall|feeling|plan|compare|printer|sock|violin|toast|begin|closer|what even|do we run|candle through|turn> to|leave some|bring me)(?!\w)/i;

/** "Love is the hush that love leaves" says nothing. */
const KIN_WORDS: Readonly<Record<string, string>> = {
  happiness: 'happ|joy|glad|smil',
  joy: 'happ|joy|glad',
  success: 'succe|win',
  love: 'lov',
  peace: 'peace',
  wisdom: 'wis',
  dreams: 'dream',
};

const isKin = ([opening]: Frame['parts'], words: string): boolean => {
  const kin = KIN_WORDS[words.toLowerCase()] ?? (/^\p{L}{4,}$/u.test(words) ? words : undefined);
  return kin !== undefined && opening.includes('{T}') && new RegExp(`\\b(?:${kin})`, 'i').test(opening);
};

const isGeneric = ({ words }: Thing): boolean =>
  /^(?:an? |\p{Ll})/u.test(words) && !/^(?:my|our|your|the|his|her|their) /.test(words);

/** Whether the frame may be said of the thing. @param isMade Written for things of this kind: only its pronouns are looked at. */
export const suits = ({ only, parts }: Frame, thing: Thing, isMade = false): boolean => {
  const { kind } = thing;
  const said = parts.join(' ');
  if (kind === 'someone' && /\{(?:it|its|them)\}/.test(said)) return false;
  if (isKin(parts, thing.words)) return false;
  if (SPOKEN_TO.test(parts[0]) && /^(?:an?|the|my|our) /.test(thing.words)) return false;
  if (BETWEEN_TWO.test(parts[0]) && /^(?:my|our|an?) /.test(thing.words)) return false;
  if (isMade && kind === 'place') return !AS_POSSESSION.test(parts[0]);
  if (isMade) return kind !== 'someone' || !isGeneric(thing) || !IN_PARTICULAR.test(parts[0]);
  if (kind === 'someone' && UNKIND.test(said)) return false;
  if (thing.isGood && AS_BURDEN.test(parts[0])) return false;
  if ((only === 'good' && !thing.isGood) || (only === 'noun' && thing.isDoing)) return false;
  if (only === 'doing' && !thing.isDoing) return false;
  if (only === 'deed' && !/^(?:deed|change|idea)$/.test(kind)) return false;
  if (kind === 'deed' && thing.isDoing) return true;
  return !MISREAD[kind].some((misread) => misread.test(parts[0]));
};
