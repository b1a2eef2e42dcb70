/** Irregular forms: the npm package of WordNet leaves its exception lists out. */
import type { PartOfSpeech } from './wordnet-files.ts';

/** Each line: the base, then its other forms. */
const VERBS = `
arise arose arisen
awake awoke awoken
be am is are was were been
bear bore borne born
beat beaten
become became
begin began begun
bend bent
bind bound
bite bit bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
cling clung
come came
creep crept
deal dealt
dig dug
do does did done
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
dwell dwelt
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
go goes went gone
grind ground
grow grew grown
hang hung
have has had
hear heard
hide hid hidden
hold held
keep kept
kneel knelt
know knew known
lay laid
lead led
leap leapt
learn learnt
leave left
lend lent
lie lay lain
light lit
lose lost
make made
mean meant
meet met
mistake mistook mistaken
overcome overcame
pay paid
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see saw seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
sling slung
smell smelt
sow sown
speak spoke spoken
speed sped
spell spelt
spend spent
spill spilt
spin spun
spoil spoilt
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
stink stank stunk
stride strode stridden
strike struck stricken
strive strove striven
swear swore sworn
sweep swept
swell swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
tread trod trodden
understand understood
undertake undertook undertaken
wake woke woken
wear wore worn
weave wove woven
weep wept
win won
wind wound
withdraw withdrew withdrawn
withhold withheld
withstand withstood
write wrote written
`;

const NOUNS = `
alga algae
alumnus alumni
analysis analyses
antenna antennae
appendix appendices
axis axes
bacterium bacteria
basis bases
automaton automata
bureau bureaux
cactus cacti
child children
crisis crises
criterion criteria
corpus corpora
curriculum curricula
datum data
diagnosis diagnoses
die dice
ellipsis ellipses
foot feet
focus foci
formula formulae
fungus fungi
genus genera
goose geese
hypothesis hypotheses
index indices
larva larvae
louse lice
matrix matrices
medium media
memorandum memoranda
millennium millennia
mitochondrion mitochondria
mouse mice
nebula nebulae
nucleus nuclei
oasis oases
ovum ova
ox oxen
parenthesis parentheses
person people
phenomenon phenomena
quiz quizzes
radius radii
spectrum spectra
stimulus stimuli
stratum strata
supernova supernovae
syllabus syllabi
synopsis synopses
synthesis syntheses
thesis theses
tooth teeth
vertebra vertebrae
vertex vertices
`;

const ADJECTIVES = `
bad worse worst
far farther farthest further furthest
good better best
little less least
many more most
`;

const ADVERBS = `
badly worse worst
far farther farthest further furthest
well better best
`;

const byForm = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [base, ...forms] = line.split(' ');
        return forms.map((form) => [form, base!] as const);
      }),
  );

const IRREGULAR: Record<PartOfSpeech, ReadonlyMap<string, string>> = {
  noun: byForm(NOUNS),
  verb: byForm(VERBS),
  adjective: byForm(ADJECTIVES),
  adverb: byForm(ADVERBS),
};

/** The base of an irregular form ("mice", "went"), or undefined. */
export const irregularBase = (form: string, part: PartOfSpeech): string | undefined => IRREGULAR[part].get(form);

/** The irregular forms of a base, in the order of its list: "went", "gone". */
export const irregularFormsOf = (base: string, part: PartOfSpeech): readonly string[] =>
  [...IRREGULAR[part]].filter(([, of]) => of === base).map(([form]) => form);
