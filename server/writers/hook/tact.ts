/** What not to say beside some topics, whatever kind and tone were asked for. */
import type { Request } from './audiences.ts';

const GRAVE =
  /\b(?:death|dead|dying|died|dies?|funerals?|grief|griev\w*|mourn\w*|cancer|tumou?r|suicid\w*|self[- ]harm|miscarriage|still(?:born|birth)|hospice|terminal|widow\w*|abus\w+|assault\w*|rape\w*|murder\w*|wars?|genocide|holocaust|slavery|massacre|depression|dementia|alzheimer\S*|stroke|chemo\w*|addiction|overdose|anorexia|bulimia|racism|refugees?|famine|shootings?|terror\w*|domestic violence|homeless\w*)\b/i;

/** Nobody jokes about a death. */
const GENTLER: Readonly<Partial<Record<Request['tone'], Request['tone']>>> = { Humorous: 'Friendly', Casual: 'Friendly' };

/** Words that make light of something heavy, or cheer it on. */
const LIGHT =
  /\b(?:overrated|leftovers|socks?|trolley|cats?|dogs?|guest|complaints|instructions|biscuits?|cake|sandwich\w*|toast|jumper|overheard|laugh\w*|smile|fun|funny|jok\w+|whistling|party|parties|lazy|embarrassed|tag|swipe|scroll\w*|soup|pizza|can wait|for everyone|yes or no|take|advert|plot|weird|shelf|sofa|plumber|satnav|mug|moustache|bicycle|t-shirt|typing|enjoy|wedding|group chat|sheet|keyboard|courage with|get better|stubborn|first step|fresh start|good at|proud|yours|miss|praise|applaud\w*|give up|half the attention|left alone|critics|annoy\w*|begin with|began with|pastry|tea|kettle|coffee|cheer\w*|puddle|iceberg|holiday|swap|quick\w*|ten-minute|five minutes|master|failed at|went wrong|at home with|dance|garden|seed|song|hill|path|scenic|showing up|expert|mood|cereal|nap|fish|screw|calories|wardrobe|pen, a timer|stop being polite|first try|queue|plan for|ready|succeed\w*|waited too long|seconds in a day|seven days of|under the table|wear anyone out|short-tempered|my own notes|hot|hate|fight me|hopeful|winging|good news|tiring|realistic|reason to begin|lower than|fixed place|leave out|asks a second|who goes first|unpopular|any better|back-row|harbour|suitcase|key that|second way|in plain sight|upside down|never the problem|annoy|like a letter|plain steps|better numbers|waits|one owner|weekly check|wake|end of|quarrel|debate|permission|case for|serviced|iceberg|one word|the usual|both sides|deadline|last train|train seen|pinch of salt|preparation|agenda|interesting)\b/i;

const isGrave = (topic: string): boolean => GRAVE.test(topic);

/** Matters of policy or of history, which are grave and nobody's own loss. */
const PUBLIC =
  /\b(?:prevent\w*|awareness|charit\w+|research|polic(?:y|ies)|histor\w+|laws?|wars?|genocide|holocaust|slavery|massacre|shootings?|terror\w*|refugees?|racism|homeless\w*|murder\w*|famine)\b/i;

/** Whether it is a loss or an illness that somebody lives with. */
export const isLoss = (topic: string): boolean => isGrave(topic) && !PUBLIC.test(topic);

/** The tone to write in: the one asked for, or a gentler one where the topic is grave. */
export const toneFor = (topic: string, asked: Request['tone']): Request['tone'] =>
  isGrave(topic) ? (GENTLER[asked] ?? asked) : asked;

/** Whether a frame is fit to be said of this. */
export const isFit = (frame: string, topic: string): boolean => !(isGrave(topic) && LIGHT.test(frame));
