/** What not to say beside some topics, whatever kind of quote was asked for. */
import type { QuoteType, Style } from './cells.ts';

const GRAVE =
  /\b(?:death|dead|dying|died|die|dies|funerals?|grief|griev\w*|mourn\w*|cancer|tumou?r|suicid\w*|miscarriage|stillborn|stillbirth|hospice|terminal|passed away|(?:lost|losing|loss of|lose) (?:my|our|a|an|your|his|her|their|someone|somebody)|widow\w*|abuse\w*|assault|murder\w*|war|genocide|depression|dementia|alzheimer\S*|stroke|chemo\w*)\b/i;

/** Nobody jokes about a death, nor calls it a success: the kinds that can stand beside one. */
const GENTLER: Readonly<Partial<Record<QuoteType, QuoteType>>> = { Funny: 'Love', Happiness: 'Love', Success: 'Inspirational' };

export const isGrave = (topic: string): boolean => GRAVE.test(topic);

/** The style to write in: nothing is tossed off casually beside a grave. */
export const styleFor = (topic: string, asked: Style): Style => (GRAVE.test(topic) && asked === 'Casual' ? 'Simple' : asked);

/** Said of a loss, these would be cruel. */
const CRUEL =
  /\b(?:fun|funny|laugh\w*|smil\w*|jok\w+|giggle|daft|merry|feast|enjoy\w*|welcome|win(?:s|ning)?|won|beats?|better|perfect|practice|good at|attempt|first draft|draft|cake|biscuits?|snacks?|toast|someday you’ll explain|goes well|go well|ready for|fine day|you can do|harvest|celebrat\w+|glad\w*|joy|here’s to|wish|right about|never be done|solve|three times|mirror|fair|teacher|teaches|school|diploma|outgrow|reward\w*|ask\w* of|become|easy|came easily|quit\w*|success|pace|time of|change nothing|loved for|practice|rehears\w*|open slowly|closed one eye)\b/i;

/** The kind to write in: the one asked for, or a gentler one where the topic is grave. */
export const kindFor = (topic: string, asked: QuoteType): QuoteType => (GRAVE.test(topic) ? (GENTLER[asked] ?? asked) : asked);

const ABSTAINING =
  /\b(?:ramadan|lent|fast(?:ing)?|yom kippur|diet\w*|weight|eating disorders?|anorexia|bulimia|hunger|starv\w*|sober|sobriety|alcohol\w*|rehab|addict\w*|recovery|famine)\b/i;
const FOOD =
  /\b(?:snacks?|biscuits?|cakes?|pies?|bread|toast|soup|sandwich(?:es)?|tea|coffee|lunch|breakfast|dinner|supper|crisps|chips|pizza|ice cream|dessert|feast|honey|plums?|peaches|eat(?:s|ing)?|drink|kettle|fridge|cheese|hungry|crumbs|jam|ham|bagel|happy hour|slices?|mug|cup|spoons?|noodles|pasta|canteen|lunchboxes|bakes?|menus?|port|weigh\w*|heavy|heavier|lighter)\b/i;

const HARD =
  /\b(?:stress\w*|burn-?out|debts?|climate (?:change|crisis)|anxi\w+|fail\w*|lonel\w+|divorces?|break-?ups?|heartbreak|bully\w*|poverty|unemploy\w*|fired|lay-?offs?|laid off|illness|sick\w*|pain|hurt\w*|insomnia|rejection|regret\w*|self-?doubt|being broke|overwhelm\w*|exhaust\w*|imposter\w*|insecurit\w+|jealous\w*|panic|shame|guilt|trauma|racism|hate|violence|homeless\w*|disaster|crisis|worry|worries|injury|surgery|hospital)\b/i;
/** Who is on the way out of it may well be cheered on. */
const LEAVING =
  /\b(?:starting|paying|overcoming|beating|surviving|coping|recovering|healing|moving|getting|letting|learning|leaving|after|through|without)\b/i;

/** A hardship of today, named as it is. */
export const isHard = (topic: string): boolean => HARD.test(topic) && !LEAVING.test(topic);

/** Said of a hardship, these take it for something to be wished for. */
const DESIRING =
  /\b(?:happiness is|joy is|happy about|daft|success (?:at|in)|talent|win(?:s|ning)?|won|good at|your goal|here’s to|giggle|smil\w*|enjoy\w*|taste|cheers?|feast|honey|prosper\w*|claps?|way better|build|practice|fine day|harvest|best part|glad\w*|fun|early sower|endure|hundredth|beats|you look happy|when you talk|let your work|do the small work|in the morning nobody sees|hits? right|slow down and|smashing|secret to|work on|work at|poking|laugh\w*|surprises?|tomorrow laundry|right about|practiced|sower|prosper|a fine|may enjoy|ghost|came easily|asking you to begin|can begin|how strength begins|come to|showing up|be new at|no hero|born ready|school;|at your work|perseverance|glad|children know|may not last|with a dog|meant to become|as though that were|thank today|better than|try that|shot)\b/i;

/** Whether a line would wound in this company: no cake on a fast, no cheer at a loss. */
export const wounds = (topic: string, line: string): boolean =>
  (ABSTAINING.test(topic) && FOOD.test(line)) ||
  (GRAVE.test(topic) && CRUEL.test(line)) ||
  (isHard(topic) && DESIRING.test(line));
