/**
 * The themes a rhyme can be asked for. A word belongs to one when it is in the theme's own word
 * field, when a first meaning of it is filed under the theme's subject in WordNet, or when WordNet's
 * definition of its main meaning speaks of the theme.
 */
import type { KnownWord, Use } from '../../lexicon/vocabulary.ts';
import { entryAt, offsetsOf, type PartOfSpeech } from '../../lexicon/wordnet-files.ts';

interface Theme {
  readonly words?: string;
  /** WordNet's file numbers. */
  readonly fields?: readonly number[];
  readonly defined?: RegExp;
}

const THEMES = {
  Love: {
    words: `above adore adoring affair affection alone angel apart ardent arms beat beautiful beauty bed belong beloved blessing bliss
      bloom blush bond bride breath bright caress care cherish choose close closer comfort connection couple courtship crush cuddle
      dance darling date dear dedicate delight desire devoted devotion dove dream embrace enchant endear eternal eyes faith faithful fire flame
      flirt flower forever fond friend gentle gift glove glow grace groom hand heart hold honey hope hug husband infatuation inspire
      intimate joy keep kind kiss knight light lips lonely long longing lover lucky marriage marry mate mine moon mutual need night one pair
      partner passion promise proposal pure ring romance romantic rose scent serenade sigh sight sincere skin smile soft song soul spark stay
      sweet sweetheart tender tenderness tonight touch true trust two union valentine vow warm wed wedding whisper wife wine wish woo yearn
      yearning you yours`,
    defined:
      /\b(love|loved|loving|lovers?|beloved|affection|affectionate|romantic|sweetheart|in love|wedding|marriage|fondness)\b/,
  },
  Joy: {
    words: `admire alive amuse applause appreciate bells bliss bloom bounce bright brighter celebrate champagne cheer cheerful child clap congratulate content dance
      dawn day dazzle delight ease easy enjoy excite feast festival fire fly free freedom friend fun game gay giggle glad glee glow gold
      golden good grand grin happy harmony heaven high holiday hooray hope hurrah imagine inspire jest jive joke jolly joy jubilant jump kite laugh laughter
      leap light lively lucky merry mirth paradise party peace perfect play pleasant please pleasure praise rainbow rejoice ride
      rise shine shining sing smile soar song spark sparkle spring star summer sun sunny sunshine sweet swing thrill treat triumph
      victory warm well wild win winning wonder wonderful yes young`,
    defined:
      /\b(joy|joyful|joyous|happy|happiness|happily|delight|delighted|cheerful|merry|merriment|gaiety|amusement|rejoicing|jubilant|celebration|exultation)\b/,
  },
  Sadness: {
    words: `ache alone apart ashes autumn bitter bleak blue break broken bury cold cry crying dark dead death depart despair
      die dim doom drown dull dust empty end fade fail fall farewell forsake funeral ghost gloom gone goodbye grave gray grey grief
      grieve grim heartache heartbreak hurt lament leave leaving loneliness lonely lonesome long loss lost low miss moan mourn never night numb pain pale
      part parting past pity plight rain regret scar scream shadow shed sigh silence sink slow sob solemn sorrow sorry suffer tear tearful tears
      tomb torn tragedy tragic twilight unhappy vain wail waste weak weary weep weeping wither woe wound wreck yearn yearning`,
    defined:
      /\b(sad|sadness|sorrow|sorrowful|grief|mourning|mourn|melancholy|unhappy|unhappiness|misery|miserable|despair|gloom|gloomy|depressed|weep|weeping|loneliness|lonely|regret)\b/,
  },
  Anger: {
    words: `aggression argue attack avenge bark battle beast bite bitter blame blast blaze blood blow boil break burn bust cage clash
      cold crash cross cruel crush curse cut dare destroy devil explode feud fierce fight fire fist flame force foul foe frown fume fury
      glare growl grudge hate hatred heat hell hit hostile hot howl insult kick kill mad mean menace outrage pain pound punch rage raid
      rant rave rebel red resent revenge riot roar rude scar scorn scowl scream shatter shout slam slap slander smash sneer snap snarl
      spite stab storm strife strike temper threat thunder venom vengeance vex violent war wild wrath wreck yell`,
    defined: /\b(anger|angry|angrily|rage|fury|furious|hatred|hate|hostility|wrath|resentment|indignation|quarrel)\b/,
  },
  Nature: {
    words: `air aurora blizzard bloom bough breeze bright brook cave clear cliff cold creek dawn deep dew dry drizzle dusk earth eclipse evening field fire flood flow flower fog gale
      forest freeze fresh frost garden glade glen green grove grow growth hail heat high hill ice land leaf haze hurricane light lightning mead meadow mist moonlight moor
      moss morning mound nature night ocean outdoors path peak pond rain rainbow rainfall ripe ripple river root sand sea season seed shade shore sky snow
      soil spring star starlight stone storm stream summer sun sunbeam sunlight sunrise sunset thunder tide tornado tree twilight vale wave wet wild wilderness wind winter
      wood woodland woods`,
    fields: [17, 20, 43],
    defined: /\b(plants?|trees?|rivers?|ocean|weather|mountains?|flowers?|forest|landscape)\b/,
  },
  Animals: {
    words: 'animal beast bird fish paw claw tail wing fur fang hoof beak nest bark bray growl howl moo neigh purr roar',
    fields: [5],
  },
  'Food & Drink': {
    words: `ale bacon bake beer berry boil bread breakfast brew butter cake cheese chew cook cream cup dessert dine dinner dish drink eat
      egg feast feed flour food fork fruit fry garlic gin grill herb honey hunger ice kitchen knife lunch meal meat menu mint nut oil
      onion pepper pie plate pour recipe roast rum salt sauce season sip slice snack soup spice spicy spoon steak stew sugar supper
      sweet table taste thirst toast treat vine wine`,
    fields: [13],
    defined: /\b(food|foods|eat|eating|eaten|meal|cooked|cooking|dish|beverage|drink|bread)\b/,
  },
  Body: {
    words:
      'body blink breathe breath clap gaze grip heartbeat kneel limp nod pulse shrug sight sneeze squint stare step stretch touch voice walk wink yawn',
    fields: [8],
    defined: /\b(muscles?|limbs?|fingers?|toes?|skull|bones?|human body|part of the body|of the body)\b/,
  },
  Time: {
    words: `after again ago always age ancient before begin brief clock date delay early end eternal ever fast fate finally future
      hasten hour hurry instant last late later linger long moment never new next now often old once past pause quick rush schedule
      season since slow soon someday still tense then today tomorrow tonight until wait wake when yesterday yet young youth`,
    fields: [28],
    defined: /\b(period of time|point in time|units? of time|length of time|duration|calendar|eternal|eternity|lasting)\b/,
  },
  Travel: {
    words: `abroad adventure afar aboard arrive away beach beyond bike boat bridge bus cab camp car coach coast compass course cross
      cruise depart destination distance distant drift drive engine explore far ferry flight fly foreign freight gate guide harbor highway
      horizon hotel island jet journey land lane leave luggage map mile motel move ocean onward pack passage passport path pilot plane
      port quest rail ramble ride river road roam rove route rush sail sea ship shore sky stage station steer step street stroll
      suitcase tour tourist track trail train tram tramp travel trek trip voyage wagon walk wander way wheel wheels wild world`,
    defined: /\b(travel|travels|traveling|journey|voyage|road|vehicle|ship|sail|aircraft|passengers?|railroad|route|trip)\b/,
  },
  Home: {
    words: `attic bed bedroom bell bread brick brother candle ceiling chair chimney clean comfort cook couch cradle cup curtain daughter
      den dinner dish dog door dream family father fence fire fireplace floor garden gate guest hall hearth heat home house household
      key kin kitchen lamp light lock lodge mat meal mother neighbor neighborhood nest oven own parent peace pillow place plate porch pot
      quilt rest roof room rug safe settle share shelter sister sleep sofa son spoon stair stay stove supper sweep table tea view wall
      warm welcome window yard`,
    defined: /\b(home|homes|house|houses|household|furniture|kitchen|dwelling)\b/,
  },
  Music: {
    words: `acoustic airs album alto anthem band bang bar bass beat bell blast blow blues bow brass call chant chime choir chord chorus
      clap concert dance dancer deep drum duet ear echo encore fiddle flute folk gig guitar harmony harp hear high horn hum hymn jam jazz
      jingle key keyboard listen loud lullaby lute lyric major measure melody mellow minor music note opera organ piano pipe pitch
      play player pluck pop quartet quiet radio rap record refrain reed resound rhythm ring rock roll scale score sing singer soft solo
      song soul sound staff stage strings strum swing symphony tempo tenor tone treble trill trumpet tune verse viola violin voice waltz
      whistle`,
    defined: /\b(music|song|songs|sing|singing|melody|musical (?:instrument|composition|notes?|passage)|rhythm|tune|orchestra)\b/,
  },
  'War & Peace': {
    words: `aid ally ambush armor arms army arrow attack barrage battle blade blast blood bloody bomb brave calm camp cannon cease charge
      clash combat conflict conquer courage crown dead death defeat defend defense duel duty enemy fall fate fear fell fight fighter
      fire flag flee foe force fort fought free freedom front gore grave guard gun harm harmony hero honor invade invasion kill
      knight lance liberty march might military missile oath peace pistol prison quiet raid rally rebel refuge regiment rest retreat
      revolt rifle rout ruin sabre sacrifice scar shield shoot shot siege slain slay soldier spear spy steel stand strife strike struggle
      surrender sword tank treaty trench tribute troop troops truce victor victory war warrior weapon win won wound yield`,
    defined: /\b(war|wars|warfare|battle|military|army|weapons?|soldiers?|enemy|troops|combat|peace|peaceful|treaty|armed)\b/,
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;

const fieldWords = new Map<ThemeName, ReadonlySet<string>>();
const wordsOf = (name: ThemeName): ReadonlySet<string> => {
  let words = fieldWords.get(name);
  if (words === undefined) fieldWords.set(name, (words = new Set(THEMES[name].words.split(/\s+/))));
  return words;
};

const PART_OF: Partial<Record<Use, PartOfSpeech>> = {
  noun: 'noun',
  'plural noun': 'noun',
  verb: 'verb',
  'past tense': 'verb',
  adjective: 'adjective',
  adverb: 'adverb',
};

/** The definition of the first meaning, not a name's, in the word's main part of speech. */
const mainDefinition = ({ text, base, uses: [main], listed }: KnownWord): string => {
  const part = main && PART_OF[main];
  if (!part) return '';
  const lemma = listed ? text : base;
  for (const offset of offsetsOf(lemma, part)) {
    const { words, gloss } = entryAt(part, offset);
    // Examples, in quotation marks, and remarks, in brackets, are about anything.
    if (words.includes(lemma)) return gloss.split('"')[0]!.replace(/\([^()]*\)/g, '');
  }
  return '';
};

/** True of words that belong to the theme, in any of their forms. */
export const isAbout = (word: KnownWord, name: ThemeName): boolean => {
  const theme: Theme = THEMES[name];
  const words = wordsOf(name);
  return (
    words.has(word.text) ||
    words.has(word.base) ||
    word.fields.some((field) => theme.fields?.includes(field)) ||
    (theme.defined?.test(mainDefinition(word)) ?? false)
  );
};

/** The beginnings of what love and joy are called, without a last letter that changes: "celebrat" of "celebrate". */
let warm: ReadonlySet<string> | undefined;
const LEAST = 5;
/** Whether it is a word of love or joy, or made of one: "celebration". Without a look into WordNet, so that it costs nothing. */
export const isWarm = ({ text, base }: KnownWord): boolean => {
  const [love, joy] = [wordsOf('Love'), wordsOf('Joy')];
  if (love.has(base) || joy.has(base)) return true;
  warm ??= new Set([...love, ...joy].map((word) => word.replace(/[ey]$/, '')).filter(({ length }) => length >= LEAST));
  for (let end = LEAST; end <= text.length; end++) if (warm.has(text.slice(0, end))) return true;
  return false;
};

/** What verses are made of. */
const OF_VERSE = [
  'Love',
  'Joy',
  'Sadness',
  'Nature',
  'Body',
  'Time',
  'Travel',
  'Home',
  'Music',
] as const satisfies readonly ThemeName[];
/** In how many of these it is at home: songs say "dream", "sweet" and "street" sooner than "tub" and "beef". */
export const inVerse = ({ text, base }: KnownWord): number =>
  OF_VERSE.filter((name) => wordsOf(name).has(text) || wordsOf(name).has(base)).length;
