/** Opposites and near words that people mean, where the dictionary has none or names a rarer one first. Each way round. */

/** The same part of speech on both sides; the one named first is meant by the other. */
const PAIRS = `transparent opaque, happy sad, huge tiny, big small, good bad, beautiful ugly, hot cold, old new, young old, ancient modern, rich poor, high low, tall short, long short,
  fast slow, quick slow, strong weak, hard soft, difficult easy, heavy light, dark light, early late, full empty, loud quiet, noisy quiet, clean dirty, wet dry, thick thin,
  wide narrow, deep shallow, rough smooth, sharp blunt, brave cowardly, generous mean, polite rude, kind cruel, honest dishonest, guilty innocent, boring interesting, exciting dull,
  cheap expensive, rare common, scarce plentiful, temporary permanent, public private, real fake, genuine fake, true false, right wrong, alive dead, asleep awake, absent present,
  humble proud, lazy hardworking, stupid clever, foolish wise, careful careless, calm agitated, angry calm, nervous calm, tight loose, straight crooked, sour sweet, bitter sweet,
  simple complicated, natural artificial, domestic wild, tame wild, optimistic pessimistic, positive negative, maximum minimum, major minor, internal external, interior exterior,
  inside outside, ancestor descendant, friend enemy, ally enemy, hero villain, success failure, victory defeat, profit loss, question answer, beginning end, start finish,
  arrive depart, begin end, open close, push pull, accept reject, refuse accept, agree disagree, allow forbid, attack defend, borrow lend, buy sell, build destroy, create destroy,
  expand contract, increase decrease, rise fall, gain lose, win lose, love hate, laugh cry, remember forget, hide reveal, include exclude, encourage discourage, praise criticize,
  float sink, freeze melt, give take, import export, join separate, lead follow, live die, save spend, succeed fail, teach learn, vanish appear, appear disappear,
  always never, often rarely, above below, before after, up down, here there, everything nothing, abundant scarce, shy confident, sane insane, vague clear, ambiguous clear,
  flexible rigid, fragile sturdy, fresh stale, raw cooked, ripe unripe, compulsory optional, mandatory optional, voluntary compulsory, superior inferior, vertical horizontal,
  convex concave, introvert extrovert, introverted extroverted, synonym antonym, singular plural, masculine feminine, male female, day night, summer winter, north south, east west`;

/** The commonest first. */
const SETS = `important: significant, crucial, vital, essential, key, major; happy: glad, cheerful, pleased, joyful, delighted, content; sad: unhappy, sorrowful, miserable, gloomy, upset, down;
  big: large, huge, great, enormous, massive, vast; small: little, tiny, minute, miniature, slight, compact; good: excellent, fine, great, pleasant, superb, satisfactory;
  bad: poor, awful, terrible, dreadful, nasty, harmful; beautiful: pretty, lovely, gorgeous, attractive, stunning, handsome; ugly: unattractive, hideous, unsightly, plain, grotesque;
  nice: pleasant, kind, lovely, agreeable, delightful, friendly; angry: furious, cross, annoyed, irate, mad, enraged; scared: afraid, frightened, terrified, fearful, alarmed;
  tired: exhausted, weary, sleepy, drained, worn out; funny: amusing, comical, humorous, hilarious, witty; boring: dull, tedious, uninteresting, dreary, monotonous;
  interesting: fascinating, engaging, intriguing, absorbing, gripping; difficult: hard, challenging, tough, demanding, tricky, complicated; easy: simple, effortless, straightforward, plain, painless;
  hard: difficult, tough, challenging, firm, solid; fast: quick, rapid, swift, speedy, brisk; quick: fast, rapid, swift, speedy, prompt; slow: sluggish, gradual, leisurely, unhurried;
  smart: clever, intelligent, bright, sharp, brainy; clever: smart, intelligent, bright, sharp, ingenious; intelligent: clever, smart, bright, brainy, gifted; stupid: foolish, silly, dim, unwise, senseless;
  brave: courageous, bold, fearless, daring, heroic; kind: caring, considerate, gentle, thoughtful, generous; rude: impolite, discourteous, disrespectful, cheeky, offensive;
  strong: powerful, sturdy, tough, mighty, robust; weak: feeble, frail, fragile, delicate, powerless; rich: wealthy, affluent, prosperous, well off; poor: needy, impoverished, penniless, deprived;
  old: aged, elderly, ancient, mature; new: fresh, recent, modern, latest, novel; huge: enormous, massive, gigantic, immense, vast; tiny: minute, miniature, minuscule, microscopic, little;
  great: wonderful, excellent, fantastic, superb, marvellous; amazing: astonishing, incredible, remarkable, wonderful, extraordinary; different: distinct, unlike, dissimilar, diverse, varied;
  similar: alike, comparable, related, close, akin; nervous: anxious, uneasy, worried, tense, jittery; calm: peaceful, relaxed, composed, tranquil, serene; quiet: silent, hushed, peaceful, still;
  help: assist, aid, support, back, serve; show: display, demonstrate, reveal, present, exhibit; said: stated, replied, remarked, declared, mentioned; say: state, tell, remark, mention, declare;
  walk: stroll, wander, march, stride, amble; run: sprint, dash, race, jog, bolt; look: gaze, glance, stare, peer, watch; think: believe, consider, reflect, reckon, ponder;
  like: enjoy, love, be fond of, appreciate, fancy; love: adore, cherish, treasure, be devoted to; hate: detest, loathe, despise, dislike; use: employ, apply, operate, put to use; make: create, produce, build, form, construct;
  get: obtain, receive, acquire, gain, fetch; give: offer, donate, grant, provide, hand over; start: begin, commence, launch, open; begin: start, commence, open, launch; end: finish, conclude, close, stop;
  improve: better, enhance, upgrade, refine, strengthen; increase: rise, grow, expand, boost, raise; decrease: reduce, fall, drop, lessen, shrink; change: alter, modify, vary, transform, adapt;
  because: since, as, for, due to; however: but, nevertheless, though, yet, still; therefore: so, thus, hence, consequently, as a result; also: too, as well, besides, in addition, moreover;
  very: extremely, highly, really, truly, especially; many: numerous, several, countless, plenty of; job: occupation, post, position, employment, work; problem: difficulty, issue, trouble, complication, snag;
  house: home, dwelling, residence, abode; friend: companion, pal, mate, buddy, ally; idea: thought, notion, concept, suggestion; delicious: tasty, scrumptious, mouthwatering, appetizing, delectable;
  lazy: idle, inactive, sluggish, slothful; famous: well-known, celebrated, renowned, noted, eminent; strange: odd, unusual, peculiar, weird, curious; dangerous: hazardous, unsafe, risky, perilous;
  necessary: essential, required, needed, vital; enough: sufficient, adequate, ample; correct: right, accurate, true, exact; wrong: incorrect, mistaken, false, inaccurate`;

const listIn = (text: string, apart: string): readonly string[] => text.split(apart).map((one) => one.trim());

const pairs = listIn(PAIRS, ',').map((pair) => pair.split(' ') as [string, string]);
/** What stands first in a pair of its own keeps that one. */
const opposites = new Map([...pairs.map(([one, other]) => [other, one] as const).toReversed(), ...pairs.toReversed()]);

const near = new Map(
  listIn(SETS, ';').map((row) => {
    const [word, words] = row.split(': ') as [string, string];
    return [word, listIn(words, ',')] as const;
  }),
);

export const opposite = (word: string): string | undefined => opposites.get(word);
export const nearWords = (word: string): readonly string[] => near.get(word) ?? [];
