/** What a tone and an audience bring to a name: words to join, words to describe with, endings for coinages, moods. */
import type tool from '../../../tools/brand-name-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type { Quality } from './evocative.ts';

type Request = PayloadOf<typeof tool>;

/** How a firm of the old kind signs itself; see `styles/traditional.ts`. */
export type Signature = 'partners' | 'family' | 'house' | 'company' | 'first names' | 'place' | 'possessive';

export interface Voice {
  /** Go before what is sold: "Steady Phone Repair". */
  readonly adjectives: readonly string[];
  /** Images to open a compound with, or to blend. */
  readonly images: readonly string[];
  /** Short nouns to close a compound with. */
  readonly heads: readonly string[];
  readonly moods: readonly Quality[];
  readonly signatures: readonly Signature[];
}

interface Tone extends Voice {
  /** Close a coinage. */
  readonly endings: readonly string[];
  /** Close a short name. */
  readonly snaps: readonly string[];
}

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

const tone = (
  adjectives: string,
  images: string,
  heads: string,
  endings: string,
  snaps: string,
  moods: readonly Quality[],
  signatures: readonly Signature[],
): Tone => ({
  adjectives: words(adjectives),
  images: words(images),
  heads: words(heads),
  endings: words(endings),
  snaps: words(snaps),
  moods,
  signatures,
});

export const TONES: Readonly<Record<Request['tone'], Tone>> = {
  Default: tone(
    'Little Good Bright Open First North New Local Corner Honest',
    'bright north spring good bell river field lark',
    'well nest yard wood way field works craft post side land bell',
    'ora iva ara ila essa ella aro ium ino',
    'o ly a y io ery',
    ['bright', 'fresh', 'warm', 'growing'],
    ['partners', 'family', 'house', 'company', 'possessive', 'place'],
  ),
  Professional: tone(
    'Prime Clear Steady Direct Central Trusted First Premier Capital Summit',
    'prime clear true keystone summit anchor crest merit',
    'point line mark bridge gate stead field path base view ward',
    'ium ex ica eris anta entra ora alis',
    'ora ium ery ly ica',
    ['exact', 'strong', 'noble'],
    ['partners', 'company', 'partners', 'house'],
  ),
  Creative: tone(
    'Curious Blue Indigo Golden Paper Painted Velvet Marble Moonlit Hidden',
    'paper ink indigo paint kite mural moon fable',
    'loom fold brush lark tale moth shade canvas dream verse',
    'ola ava ique ello oma era ita',
    'ola ery ette o ita',
    ['deep', 'wild', 'clever'],
    ['first names', 'house', 'place', 'possessive'],
  ),
  Modern: tone(
    'Simple New Plain Urban Clear Minimal Open Metro Modern Everyday',
    'neo metro plain clear line grid cloud mono',
    'loop base lab grid stack flow form shift dot side set',
    'io eo ra ona aro iva yra',
    'io ly ra ify eo',
    ['exact', 'swift', 'bright'],
    ['first names', 'partners', 'place'],
  ),
  Playful: tone(
    'Happy Jolly Bouncy Cheeky Merry Sunny Lucky Jazzy Zippy Giddy',
    'bubble jelly button hop giggle pogo wiggle doodle',
    'pop hop bug bop doodle bunny puff pip berry bounce',
    'ingo izzle ini ooli umble oodle ando ipop',
    'y ie o ish bee',
    ['playful', 'bright', 'warm'],
    ['first names', 'possessive', 'family'],
  ),
  Sophisticated: tone(
    'Quiet Fine Silver Ivory Private Gilded Velvet Pearl Grand Refined',
    'pearl ivory silk velvet swan gilt laurel rosewood',
    'rose court vale croft silk lace haven wick leigh',
    'elle aire essa ienne ara ette ine',
    'elle ette ia ine',
    ['precious', 'noble', 'calm'],
    ['house', 'partners', 'house', 'place'],
  ),
  Bold: tone(
    'Iron Big Brave Mighty Bold Red Giant Fearless Lion Thunder',
    'iron titan thunder bolt bull steel lion blaze',
    'forge rock force fire strike hammer storm bolt horn anvil',
    'ax ox ix ark or ador on',
    'ax ix ox ark',
    ['strong', 'swift', 'wild'],
    ['family', 'company', 'partners'],
  ),
  Friendly: tone(
    'Neighborly Kind Cozy Honest Warm Friendly Cheerful Gentle Welcome Good',
    'neighbor honey robin daisy porch kind hello mellow',
    'pal nest porch friend kin den home hug chum nook',
    'ley ella ino ini abee ery una',
    'y ie o kin ery',
    ['warm', 'fresh', 'growing'],
    ['first names', 'family', 'possessive', 'family'],
  ),
  Innovative: tone(
    'Smart Bright New Quantum Electric Clever Future Nova Spark Forward',
    'spark nova quantum future orbit pulse photon zero',
    'shift spark leap wave lab craft pulse forge bit core',
    'ion enix ora ium evo onix ara',
    'ix ion iq ify io',
    ['clever', 'bright', 'exact'],
    ['partners', 'place', 'first names'],
  ),
  Classic: tone(
    'Old Royal Grand Heritage Country Original Noble Village Proper Stone',
    'oak crown stone bell abbey laurel copper anvil',
    'ford ton bury gate stead wick worth hall bridge mill',
    'ian aria ora ius una alia ello',
    'ia ery ian ton',
    ['old', 'noble', 'strong'],
    ['family', 'partners', 'house', 'company', 'possessive'],
  ),
};

const audience = (
  adjectives: string,
  images: string,
  heads: string,
  moods: readonly Quality[],
  signatures: readonly Signature[],
): Voice => ({
  adjectives: words(adjectives),
  images: words(images),
  heads: words(heads),
  moods,
  signatures,
});

/** Nothing is aimed at everyone. */
export const AUDIENCES: Readonly<Record<Exclude<Request['audience'], 'Everyone'>, Voice>> = {
  'Young Adults': audience(
    'Fresh Midnight Social Weekend Indie Neon',
    'neon vibe remix weekend groove mixtape rooftop',
    'crew club wave vibe loft squad jam',
    ['swift', 'playful', 'wild'],
    ['first names', 'place'],
  ),
  Professionals: audience(
    'Weekday Downtown Midtown Central Avenue Metropolitan',
    'merit avenue metro tempo midtown',
    'suite avenue desk standard line',
    ['exact', 'noble', 'strong'],
    ['partners', 'place'],
  ),
  'Business Owners': audience(
    'Main Trade Market Working Guild Merchant',
    'guild trade merit captain anchor founder',
    'guild trade works yard hall mark',
    ['strong', 'clever', 'exact'],
    ['company', 'partners'],
  ),
  Students: audience(
    'Campus Dorm Student Semester Freshman College',
    'campus quad dorm backpack semester scholar locker',
    'quad dorm desk class pack hall pad',
    ['clever', 'playful', 'roaming'],
    ['place', 'first names'],
  ),
  Parents: audience(
    'Family Little Gentle Happy Cozy Home',
    'nest acorn family mitten cuddle story',
    'nest kin kind hearth home',
    ['growing', 'warm', 'calm'],
    ['family', 'first names'],
  ),
  'Tech Enthusiasts': audience(
    'Digital Wired Open Smart Binary Turbo',
    'pixel byte circuit node silicon kernel voltage',
    'byte bit node chip wire port hub',
    ['exact', 'clever', 'swift'],
    ['place', 'partners'],
  ),
  'Health Conscious': audience(
    'Pure Natural Whole Green Vital Clean',
    'root vital leaf pure breath clover spring',
    'root leaf balm glow spring heart pure',
    ['fresh', 'growing', 'calm'],
    ['possessive', 'first names'],
  ),
  'Budget Conscious': audience(
    'Thrifty Penny Fair Smart Simple Everyday',
    'penny thrift dime fair nickel button',
    'penny saver cent deal dime share fair',
    ['clever', 'warm', 'playful'],
    ['company', 'possessive'],
  ),
  'Luxury Consumers': audience(
    'Velvet Gilded Opal Private Silk Golden',
    'velvet gilt onyx orchid swan plume pearl',
    'reserve gold silk crest plume pearl crown',
    ['precious', 'noble', 'deep'],
    ['house', 'partners'],
  ),
};

/** The moods of an industry. */
export const MOODS: Readonly<Record<Request['industry'], readonly Quality[]>> = {
  Technology: ['exact', 'clever', 'swift'],
  'Food & Beverage': ['warm', 'fresh', 'growing'],
  Fashion: ['precious', 'deep', 'wild'],
  Beauty: ['calm', 'fresh', 'precious'],
  Fitness: ['strong', 'swift', 'wild'],
  Travel: ['roaming', 'wild', 'bright'],
  Automotive: ['swift', 'strong', 'roaming'],
  Healthcare: ['calm', 'fresh', 'bright'],
  Finance: ['exact', 'strong', 'growing'],
  Education: ['clever', 'bright', 'growing'],
  Entertainment: ['playful', 'deep', 'bright'],
  'Real Estate': ['old', 'warm', 'strong'],
  Sports: ['swift', 'strong', 'noble'],
  'Home & Garden': ['growing', 'warm', 'fresh'],
  Pets: ['wild', 'playful', 'warm'],
  Other: ['bright', 'roaming', 'clever'],
};
