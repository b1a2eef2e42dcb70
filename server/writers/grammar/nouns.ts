/** English nouns: their number, and which of them have none. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `child children, man men, woman women, person people, foot feet, tooth teeth, mouse mice, goose geese, ox oxen, life lives,
  wife wives, knife knives, leaf leaves, half halves, shelf shelves, wolf wolves, thief thieves, loaf loaves, self selves,
  calf calves, analysis analyses, crisis crises, basis bases, thesis theses, hypothesis hypotheses, diagnosis diagnoses,
  phenomenon phenomena, criterion criteria, bacterium bacteria, curriculum curricula, cactus cacti, potato potatoes,
  tomato tomatoes, hero heroes, echo echoes, quiz quizzes`
    .split(/,\s*/)
    .map((row) => row.trim().split(' ') as [string, string]),
);
const SINGULAR = new Map([...IRREGULAR].map(([one, many]) => [many, one]));

/** Never counted: no plural, no "an" before them. */
export const UNCOUNTABLE = words(
  `advice information furniture homework equipment luggage baggage knowledge feedback evidence software hardware traffic
  weather progress money music news research scenery staff training transport violence water work rice bread milk butter sugar
  coffee tea meat cheese air sand salt snow rain help housework jewellery jewelry garbage rubbish trash mail cash permission
  happiness health patience courage love luck fun time electricity energy gas oil petrol poverty pollution behaviour behavior
  content clothing accommodation machinery vocabulary`,
);
/** Of these nobody writes a plural on purpose. */
export const NEVER_PLURAL: ReadonlyMap<string, string> = new Map(
  `informations information, advices advice, furnitures furniture, homeworks homework, equipments equipment, luggages luggage,
  baggages baggage, knowledges knowledge, feedbacks feedback, softwares software, hardwares hardware, sceneries scenery,
  housworks housework, houseworks housework, pollutions pollution, musics music, violences violence, garbages garbage,
  livestocks livestock, datas data, stuffs stuff, slangs slang, clothings clothing, trainings training, wildlifes wildlife, machineries machinery,
  accomodations accommodation, garbages garbage, luggages luggage, chickenpoxes chickenpox, moneys money, breads bread, rices rice, traffics traffic, evidences evidence, childrens children, mens men, womens women,
  peoples people, sheeps sheep, deers deer, fishs fish, mouses mice, foots feet, tooths teeth, mans men, womans women, childs children`
    .split(/,\s*/)
    .map((row) => row.trim().split(' ') as [string, string]),
);

/** One and many look alike, or the one looks like many. */
const INVARIANT = words(
  `series species means news physics mathematics maths economics politics athletics gymnastics ethics electronics statistics
  headquarters crossroads barracks measles diabetes sheep deer fish salmon trout aircraft spacecraft offspring data media people
  police cattle percent cent dozen hundred thousand million billion pair couple lot gross bus gas bias lens plus yes chess canvas
  christmas analysis basis crisis thesis hypothesis emphasis status virus campus bonus focus fitness kindness darkness mass
  grass brass progress atlas iris chaos asbestos lotus octopus census consensus
  apparatus genius minus surplus radius nucleus thesaurus this his its us was has is as hers ours yours theirs always perhaps
  besides ms mrs thanks pants trousers jeans scissors glasses clothes binoculars goods savings earnings whereabouts outskirts
  surroundings alumni emeriti stimuli fungi nuclei radii loci foci syllabi remains premises sales sports arms customs contents riches summons gallows works innings shambles billiards darts
  cards draughts hertz swiss chinese japanese portuguese odds proceeds dice texas wales athens naples paris brussels
  united_states corps biceps triceps forceps rabies herpes molasses mumps lens`,
);
/** One thing of many people, spoken of as either. */
export const COLLECTIVE = words(
  `people police staff team family government committee company band crew group majority minority number lot rest half most
  couple pair public audience media data cattle army class club council department faculty firm jury management party population
  press board gang crowd youth opposition orchestra panel range variety series none plenty handful total part bit dozen host
  percentage proportion ministry university college school bank union association england france spain germany italy
  brazil united city poor rich young old elderly unemployed blind deaf dead homeless injured wounded sick british english french
  spanish dutch irish welsh swiss chinese japanese third quarter fraction bunch load ton amount kind sort type all some more
  enough any alot fish sheep deer aircraft bison buffalo plankton shrimp squid`,
);

/** "a dog": looks like the name of one thing of which there may be more. */
export const isSingular = (lower: string, lemma: string): boolean =>
  lower === lemma &&
  !/[^s]s$/.test(lower) &&
  !INVARIANT.has(lower) &&
  !UNCOUNTABLE.has(lower) &&
  !SINGULAR.has(lower) &&
  /^[a-z-]+$/.test(lower) &&
  !/(?:ics|ware)$/.test(lower);

/** "dogs", "children": can only be several. */
export const isPlural = (lower: string, lemma: string): boolean => {
  if (SINGULAR.has(lower)) return lower !== 'people';
  if (!lower.endsWith('s') || lower.length < 4 || INVARIANT.has(lower) || /(?:ics|ss|us|is|'s)$/.test(lower)) return false;
  return lower !== lemma || !/[ao]s$/.test(lower);
};

/** The plural of a noun, by table or rule. */
export const plural = (noun: string): string => {
  const irregular = IRREGULAR.get(noun);
  if (irregular !== undefined) return irregular;
  if (noun.endsWith('woman') || noun.endsWith('man'))
    return noun === 'human' || noun === 'german' ? `${noun}s` : `${noun.slice(0, -2)}en`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

/** The singular of a plural, by table or rule. */
export const singular = (noun: string): string => {
  const irregular = SINGULAR.get(noun);
  if (irregular !== undefined) return irregular;
  if (noun.endsWith('ies') && noun.length > 4 && noun !== 'movies' && noun !== 'cookies') return `${noun.slice(0, -3)}y`;
  return /(?:sses|xes|zes|ches|shes)$/.test(noun) ? noun.slice(0, -2) : noun.replace(/s$/, '');
};
