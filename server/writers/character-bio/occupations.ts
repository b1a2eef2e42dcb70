/** Which of the words of a description name an occupation. */

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

const TRADES = new Set(
  words(`
  accountant acrobat actor actress admiral agent alchemist ambassador analyst angler apothecary apprentice archaeologist archer architect
  archivist aristocrat artist assassin assistant astrologer astronaut astronomer athlete attorney author babysitter baker ballerina banker
  barber bard barista barkeep baron baroness bartender beekeeper beggar biologist blacksmith boatman bodyguard bookbinder bookkeeper
  bookseller botanist boxer brewer builder burglar butcher butler cadet captain caretaker carpenter cartographer cashier caterer chauffeur
  chef chemist clerk cleric clockmaker clown coach cobbler coder collector colonel comedian commander composer conductor constable consultant
  cook cop coroner counsellor counselor countess courier courtesan cowboy cowgirl craftsman critic curator dancer dealer dentist deputy
  designer detective diplomat director diver doctor driver druid duchess duke dressmaker editor electrician embalmer emperor empress
  enchanter enchantress engineer executioner explorer exorcist falconer farmer ferryman fiddler fighter firefighter fireman fisherman
  florist footman forager forger fortune-teller fugitive gambler gangster gardener general geologist ghostwriter gladiator glassblower
  governess governor grave-digger gravedigger guard guide gunsmith gunslinger hacker hairdresser hangman hairstylist handyman healer herald
  herbalist hermit historian housekeeper housewife hunter huntress illusionist illustrator inn-keeper innkeeper inspector interpreter
  inventor investigator jailer janitor jester jeweler jeweller jockey joiner journalist judge juggler keeper king knight laborer
  landlady landlord lawyer lecturer librarian lifeguard lieutenant lighthouse-keeper linguist locksmith lumberjack maestro magician magistrate
  maid major manager mapmaker marine mariner marshal mason masseur mathematician matriarch mayor mechanic medic medium mercenary merchant
  messenger midwife miller miner minister minstrel missionary model monk musician nanny navigator necromancer neurosurgeon novelist nun nurse
  nursemaid officer optician oracle outlaw owner painter paladin paramedic pastor pathologist pawnbroker peddler pharmacist philosopher
  photographer physician physicist pianist pickpocket pilot pirate plumber poacher poet policeman policewoman politician porter postman
  postmistress postwoman potter preacher president priest priestess prince princess printer prisoner privateer professor programmer prophet
  prosecutor psychiatrist psychologist publisher puppeteer queen quartermaster rabbi radiologist ranger rancher realtor receptionist
  recruiter referee reporter researcher restorer rogue ruler saboteur sailor salesman saleswoman samurai scholar schoolteacher scientist scout scribe
  sculptor seamstress secretary seer senator sergeant servant shaman shepherd sheriff shipwright shoemaker shopkeeper singer singer-songwriter
  smith smuggler sniper soldier songwriter sorcerer sorceress spy squire stablehand stockbroker student stuntman stuntwoman surgeon surveyor
  swordsman swordswoman tailor tanner taxidermist teacher technician terrorist therapist thief tinker tracker trader trainer translator
  traveller treasurer tutor undertaker usher valet vendor vet veterinarian viking waiter waitress warden warlock warrior watchmaker watchman
  weaver welder whaler witch wizard woodcarver woodcutter worker wrestler writer zookeeper zoologist detective-inspector barmaid milkman
  influencer quarterback cheerleader streamer youtuber vlogger blogger podcaster planner taster trucker gamer rapper drummer
  guitarist violinist cellist farmhand bookie sommelier chocolatier
  bellhop lighthousekeeper mage bandit barrister solicitor conman hitman sculptress witch-hunter witchhunter bounty-hunter busker
`),
);

const oneApart = (typed: string, known: string): boolean => {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start++;
  let end = 0;
  while (end < Math.min(typed.length, known.length) - start && typed.at(-1 - end) === known.at(-1 - end)) end++;
  return Math.max(typed.length, known.length) - start - end <= 1;
};

/** The occupation a single word names, a slip of one letter in a long word forgiven; undefined where it names none. */
export const occupationIn = (word: string): string | undefined => {
  const lower = word.toLowerCase().replace(/[’']s$/, '');
  if (TRADES.has(lower)) return lower;
  if (/(?:smith|wright|keeper|monger|ologist|maker|hunter|tamer|breeder|teller)$/.test(lower) && lower.length > 6) return lower;
  return lower.length > 6 ? [...TRADES].find((known) => known.length > 5 && oneApart(lower, known)) : undefined;
};
