/** Words of like meaning: names for the same thing, for what it is a kind of, and words that people use for one another. */
import { baseForms, sensesOf } from '../../../lexicon/wordnet.ts';
import { stem, stemmed, termsIn } from './terms.ts';

/** Senses of a word that are looked at: rare ones lead astray. */
const SENSES = 3;

/** Each line means about the same in a question. */
const USED_ALIKE = `fix repair mend broken
quit resign leave
fired dismissed sacked
sick ill unwell
begin start
buy purchase bought order
cancel cancelled stop end
hurt pain sore ache painful
smell stink smelly odor
stain mark spot
clean wash remove rid
remove rid get off out
puppy dog
kitten cat
toddler child baby
teenager teen child
lose lost missing find
money cash pay price cost
owe debt
scared afraid fear nervous anxious
argue argument fight quarrel
boyfriend girlfriend husband wife partner spouse
son daughter child
loud noise noisy
insect bug
bug pest
fat overweight
scam fraud phishing fake
save keep store storage
raise rise pay
slow lag
burn burnt scorch
freeze frozen freezer
drain sink pipe clog
clog block unblock unclog blocked
battery charge power
reply answer respond
polite politely rude
shy social
tired exhausted fatigue
sleep asleep insomnia
throw vomit
itch itchy scratch
dead died die
grow growing growth
boil cook
cook oven bake roast
swap substitute instead replace
work employed job employer
interview job
letter email message write
speech toast presentation talk
present gift
trip travel vacation flight
guarantee warranty
weather rain wind snow
rain wet
delay postpone postponed put off late moved
expensive price cost charge raise
cheap free discount reduced sale
start begin
paint brush
plants green water
allowed may permitted
beer alcohol drink
medicine tablet pill drug
meal lunch dinner breakfast food
pets dog cat animal
dog puppy pet
cat kitten pet
leave departure check-out depart
arrive arrival check-in
fee charge cost price
headcount numbers guests
parking car cars
bike bicycle cyclist
supposed must
best good
reason because cause
name called
phone call number
trash bins rubbish
last final latest
kids children child`
  .split('\n')
  .map((line) => line.split(' ').map(stem));

/** Each line means about the same on a notice, a bill or in a letter. */
const TOLD_ALIKE = `leave end quit terminate
rubbish waste bin refuse trash recycling
collect empty emptied pick
holiday leave off
child kid pupil student
deadline due submit hand latest
fee charge visit call callout
temperature heat oven degree
parcel package delivery deliver post
chicken hen
campsite pitch site campground
lead leash
job task duty
toilet loo bathroom
near nearby close
landlord owner host
hot warm
quote estimate
speak contact ring phone call
fast eat
bike cycle
open start
late overdue
refund reimburse money
move leave left relocate
jab injection vaccine
wear dress
bill invoice
keep stay last
allowed welcome may permission
picture photo
gift present
spend cost pay
code password combination
timetable rota schedule
swim pool
pool poolside
park car vehicle
room rate accommodation
shut close
drip leak
tap faucet plumb
sort arrange call
poorly ill sick
engaged busy
bring pack need
owe owing due outstanding balance
guarantee warranty cover
painkiller paracetamol ibuprofen tablet
tablet medicine pill dose
service ceremony church
do reception party
burn bonfire fire
salary wage pay
frozen thaw defrost
work job
bank debit account
lift ride seat
kit uniform wear`
  .split('\n')
  .map((line) => line.split(' ').map(stem));

type Lists = ReadonlyMap<string, ReadonlySet<string>>;
const listsOf = (lines: readonly (readonly string[])[]): Lists => {
  const lists = new Map<string, Set<string>>();
  for (const line of lines) for (const term of line) lists.set(term, new Set([...(lists.get(term) ?? []), ...line]));
  return lists;
};
const ofLists = listsOf(USED_ALIKE);
const ofNotes = listsOf(TOLD_ALIKE);

/** Words of many forms are asked about by few people at a time. More, and it begins anew. */
const MOST = 5000;
const memo = (of: (word: string) => ReadonlySet<string>): ((word: string) => ReadonlySet<string>) => {
  const known = new Map<string, ReadonlySet<string>>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= MOST) known.clear();
    const found = of(word);
    known.set(word, found);
    return found;
  };
};

const senses = (word: string) => [word, ...baseForms(word)].flatMap((form) => sensesOf(form).slice(0, SENSES));

/** Names for the same, in terms. @param word as typed, in small letters. */
export const alike = memo(
  (word) =>
    new Set([
      ...senses(word)
        .flatMap(({ synonyms, broader }) => [...synonyms, ...(broader === undefined ? [] : [broader])])
        .map((name) => stemmed(name.toLowerCase())),
      ...(ofLists.get(stemmed(word)) ?? []),
    ]),
);

/** The same, and what the notes of a visitor may call it. */
export const likeInNotes = memo((word) => new Set([...alike(word), ...(ofNotes.get(stemmed(word)) ?? [])]));

/** What its definitions say it with: "beer" is alcoholic, a "guarantee" is about a product. */
export const explained = memo((word) =>
  termsIn(
    senses(word)
      .map(({ definition }) => definition)
      .join(' '),
  ),
);
