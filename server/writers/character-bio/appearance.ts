/** What a person looks like. A part that the visitor has described is left to the visitor. */
export type Part = 'build' | 'eyes' | 'hair' | 'hands' | 'voice' | 'face' | 'walk';

export interface Look {
  /** A phrase that can stand alone and follow "with": "ears that stick out". */
  readonly words: string;
  readonly part: Part;
  readonly age?: 'young' | 'grown' | 'old';
}

const looks = (part: Part, words: readonly string[], age?: Look['age']): Look[] =>
  words.map((each) => ({ words: each, part, ...(age && { age }) }));

export const LOOKS: readonly Look[] = [
  ...looks('build', [
    'the build of someone who was told to stand up straight and did',
    'long arms and a tendency to knock things over',
    'a narrow frame that looks borrowed from somebody shorter',
    'broad shoulders and very small feet',
    'a way of taking up less room than is needed',
    'the square, settled shape of a good piece of furniture',
    'elbows that arrive first',
    'a stoop, from doorways built for other people',
    'round cheeks on a body that is otherwise all angles',
    'a neck like a heron’s',
  ]),
  ...looks(
    'build',
    [
      'a front tooth missing and no shame about it',
      'knees that have met every wall in the district',
      'a body that grew in the night and has not been told how to work',
      'wrists that stick out of every sleeve',
    ],
    'young',
  ),
  ...looks(
    'build',
    [
      'a spine that has been carrying something for years',
      'a soft middle and hard forearms',
      'the weight of a person who eats when worried',
    ],
    'grown',
  ),
  ...looks(
    'build',
    [
      'a back bent like a question',
      'the lightness of a bird that has had a long winter',
      'joints that give notice of rain',
      'a frame that was once much larger, and still moves as though it were',
    ],
    'old',
  ),
  ...looks('eyes', [
    'eyes of two slightly different browns',
    'a gaze that settles on people’s hands',
    'grey eyes that look as if they had been left out in the weather',
    'eyes set wide, like a hare’s',
    'one eyebrow that does all the talking',
    'very dark eyes that are slow to leave a face',
    'lashes so pale that the eyes look undressed',
    'eyes that narrow a moment before a smile and not during it',
    'green eyes with a brown fleck like a misprint',
    'an unhurried, sideways look',
  ]),
  ...looks('hair', [
    'hair cut with kitchen scissors and conviction',
    'a white streak above the left temple',
    'copper hair that no comb has ever won against',
    'black hair, oiled flat, in which one lock dissents',
    'hair the colour of wet sand',
    'a cowlick like an unfinished thought',
    'a braid thick enough to moor a boat',
    'hair that curls on one side only',
    'a parting so straight that it looks ruled',
  ]),
  ...looks('hair', ['hair going thin and treated with courtesy', 'grey at the sides, which came in a single year'], 'grown'),
  ...looks(
    'hair',
    [
      'white hair, and a great deal of it',
      'a bald head, weathered like a good saddle',
      'thin silver hair through which the scalp shines pink',
    ],
    'old',
  ),
  ...looks('hands', [
    'a burn on the right wrist in the shape of a leaf',
    'nails bitten on one hand only',
    'two fingers that do not bend',
    'hands too large for the rest, and always slightly cold',
    'a scar across the palm that makes handshakes memorable',
    'ink on the middle finger',
    'strong, square thumbs',
    'a little finger that was once broken and sticks out at tea',
    'hands that are never quite still',
  ]),
  ...looks('face', [
    'a nose that has been broken and set by an amateur',
    'freckles on the eyelids',
    'ears that stick out and go red in advance',
    'a mouth that turns down even when pleased',
    'a gap between the front teeth wide enough for a coin',
    'a face that people think they have seen on money',
    'a chin that arrives at every argument first',
    'a birthmark on the jaw like a thumbprint in flour',
    'a dimple that appears on one side, and only for animals',
    'a plain, open face that strangers ask for directions',
    'a chipped tooth that the tongue keeps going back to',
    'a small scar through the upper lip',
  ]),
  ...looks('voice', [
    'a voice two sizes larger than the body',
    'a voice that has been kept down for years and is used to it',
    'a slight lisp that comes and goes with the truth',
    'a laugh like a gate',
    'a hoarse, friendly voice, as after a long day of shouting',
    'the careful vowels of a second language',
    'a low voice that makes people put down what they are holding',
  ]),
  ...looks('walk', [
    'a walk that leans into a wind nobody else can feel',
    'short, quick steps, as if the floor were hot',
    'one foot that turns in when nobody is looking',
    'the rolling walk of somebody who learned it on a deck',
    'a tread so light that people complain',
    'a habit of standing on one leg',
  ]),
];

/** Words that show which parts the visitor has already described. */
const SAID: Record<Part, RegExp> = {
  build:
    /\b(?:tall|short|small|tiny|huge|giant|fat|thin|slim|skinny|muscular|lanky|stocky|petite|big|broad|hunchback\w*|wheelchair|halfling|dwarf|gnome|fairy)\b/i,
  eyes: /\b(?:eye[sd]?|blind\w*|gaze|sight|glasses|stare|one-eyed)\b/i,
  hair: /\b(?:hair\w*|bald|blond\w*|brunette|redhead\w*|ginger|beard\w*|braids?|curls|curly)\b/i,
  hands: /\b(?:hands?|fingers?|palms?|nails?|thumbs?|thumbnail|hook|one-armed|arms?)\b/i,
  face: /\b(?:face[sd]?|scar\w*|nose|freckle\w*|teeth|tooth|ears?|mask\w*|pretty|beautiful|handsome|ugly|chin|smile)\b/i,
  voice: /\b(?:voice\w*|mute|silent|speaks?|stutter\w*|whisper\w*|accent|laugh\w*)\b/i,
  walk: /\b(?:limp\w*|wheelchair|walks?|lame|crutch\w*|one-legged|legs?|cane)\b/i,
};

/** The parts of the body that a text speaks of. */
export const partsIn = (text: string): ReadonlySet<Part> =>
  new Set((Object.keys(SAID) as Part[]).filter((part) => SAID[part].test(text)));

/** The looks that come with an age; at twenty there are none yet. */
export const ageOfLooks = (age: number): Look['age'] => {
  if (age < 18) return 'young';
  if (age < 35) return undefined;
  return age < 66 ? 'grown' : 'old';
};
