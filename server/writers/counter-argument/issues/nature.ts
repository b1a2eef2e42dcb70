/** Questions about animals, food, the city and the climate. */
import type { Issue } from './issue.ts';

export const NATURE: readonly Issue[] = [
  {
    about:
      /^(?!.*\b(?:health\w*|lab-grown|cultured|plant-based)\b).*(?:\b(?:eat\w*|give up|stop eating|ban|no|less) (?:\S+ ){0,2}(?:meat|animals?|beef)\b|\bmeat\b|\bveg(?:an|etarian)\w*\b)/i,
    reversed: /\bveg(?:an|etarian)\w*\b/i,
    opposes: /\bless meat\b|\bmeatless\b|\bgive up\b|\bwithout meat\b/i,
    toSupporters: `
Ethical | It is somebody’s life | An animal feels pain and fear, and the taste of a meal is over in a quarter of an hour. | Those who eat meat should say what makes the one weigh more than the other. | why a pleasure should outweigh a life
Economic | A field that feeds animals first | Much of what an animal eats keeps it warm and on its feet, and only a part becomes meat. | The same land would feed more people with plants. | that the land is better used in this way
Alternatives | The plate has changed | Beans, nuts and the many new dishes without meat make a full meal, and plenty of people live on them in good health. | Where meat is no longer a need, it has to be defended as a choice. | what meat gives that nothing else does
`,
    toOpponents: `
Practical | Not everyone can do without | Some people digest beans badly, some live where little else grows, and some have no time to plan every meal. | Giving up meat is easiest for those with money, health and a good shop nearby. | that it can be asked of those who lack these
Alternatives | Better and less, not none | A Sunday roast from a field is another thing than a cheap steak every day. | Most of what is said against meat is said against factories and quantity, and would be met by eating less and choosing well. | why less would not be enough
Social | A table is more than its food | Recipes, feasts and farms have grown up around meat, and people hold on to them because they hold on to each other. | To ask for an end to meat is to ask for more than another menu. | what would take the place of these customs
Logical | Plants have costs as well | Fields are ploughed, sprayed and harvested, and small animals die in them too. | No meal is without harm, so the question is how much and of which kind. {named} stops before it. | that the harm done without meat is really smaller
`,
  },
  {
    about: /\b(?:zoos?|aquariums?|sea ?life parks?)\b/i,
    toSupporters: `
Ethical | A cage is a cage | An animal that would wander for days goes round the same yard for years. | However kind the keepers of zoos are, the animal did not choose to be looked at. | what the animal gains that makes up for it
Practical | Looking is not learning | Most visitors spend a minute before the glass and then look for the ice cream. | If zoos are defended as places of learning, it should be possible to say what was learned. | that visitors go home knowing or caring more
Alternatives | A film shows the real thing | A camera in the forest shows animals hunting, playing and raising their young. | Zoos show a bored animal on concrete and call it nature. | what a cage teaches that a good film does not
`,
    toOpponents: `
Practical | For some species, it is the last place | When a forest is gone, its animals cannot simply be set free. | Zoos keep and breed animals that have no other home for the time being. Close them, and that work has to go on elsewhere. | where these animals would live
Social | People protect what they have met | A child who has stood in front of an elephant knows that it is not a picture. | Many who later speak up for animals first saw one in zoos. | what else would make town children care
Alternatives | Close the bad ones | A concrete pit and a park of many acres bear the same name. | Strict rules on space and care would end the cruelty and keep the good zoos. | why better rules would not be enough
Logical | Wild is not the same as happy | Hunger, parasites and early death belong to life in the wild. | To compare zoos with an imagined paradise is to make the answer too easy. | that the animals would in fact be better off
`,
  },
  {
    about: /\banimal (?:testing|experiments?|trials)\b|\btest\w* on animals\b/i,
    toSupporters: `
Ethical | The animal gets nothing from it | A patient who joins a trial agrees and may be cured. The animal does neither. | To justify animal testing by its use to us is to judge our own case. | why their pain should count for less than our benefit
Evidence | A mouse is not a small person | What cures an animal has often failed in people, and what harmed one was harmless to the other. | Animal testing may keep good medicines from us as well as bad ones. | that its results can be relied on for people
Alternatives | Other methods exist | Cells, tissues and computer models answer some questions faster and without suffering. | As long as animal testing is the habit, there is little reason to make them better. | that none of them would do
`,
    toOpponents: `
Practical | Somebody has to be first | Before a new medicine is given to a child, it has to be given to something that lives. | Without animal testing, the first to find out would be patients. | who should run the first risk
Ethical | Suffering is on both sides | People who are ill suffer as well, and so do those who love them. | To end animal testing is to accept that some cures come later or never, and that should be said aloud. | that patients can wait
Alternatives | Less pain and fewer animals | Stricter rules, painkillers and smaller numbers reduce the harm at once. | {named} leaves no room for this, although most people would agree to it. | why reducing it would not be enough
`,
  },
  {
    about: /\b(?:dogs?|cats?)\b[^.]*\b(?:better|best|smarter|worse|more|nicer|friendlier|superior)\b/i,
    toSupporters: `
Logical | Better for whom? | A pet is better or worse for somebody: a family with a garden, a nurse on night shifts, a pensioner on the fourth floor. | Between dogs and cats there may be no answer that holds for all of them. | for which people it is meant to hold
Practical | Count the daily work | Walks in the rain, holidays, bills and hair on the sofa belong to the comparison. | Praise of dogs or cats tends to describe the good quarter of an hour. | that it still holds when the trouble is counted too
Evidence | One’s own pet is the best of pets | People who love an animal remember what it did well. | What is said in favour of dogs comes from their owners, and owners of cats say the like. | that somebody with no pet would agree
Social | Affection has more than one form | One animal runs to the door, and the other comes when nobody has called. | To rank dogs and cats by the louder kind is to have decided beforehand. | why that kind of affection should count for more
`,
    toOpponents: '',
  },
  {
    about: /\bsingle[- ]use\b|\bplastics?\b(?! surger)(?: (?:bags?|straws?|bottles?|packaging|cutlery))?/i,
    toSupporters: `
Practical | It does not go away | Plastic that was used for ten minutes stays for generations. | Its convenience is enjoyed once, and the rest of the story takes place in a river. | what happens to it afterwards
Alternatives | We managed before | Baskets, paper and glass carried the shopping long before plastic did. | For most uses of plastic, there is something that does nearly as well. | for which uses nothing else will do
Economic | Cheap because others pay | The price in the shop leaves out collecting, burning and cleaning up. | If these were on the bill, plastic would not look so cheap. | that it is still cheaper with everything counted
`,
    toOpponents: `
Practical | What takes its place? | Paper tears, cotton has to be grown and washed, and glass is heavy to carry and to ship. | A ban on plastic bags is a vote for something else, and that something should be named and weighed. | that the replacement does less harm over its whole life
Economic | Food keeps longer in it | A cucumber in film lasts, and one without it may be thrown away. | Wasted food has a cost for nature as well, and plastic prevents some of it. | that more waste of food would not eat up the gain
Logical | Is it the bag or the throwing away? | The harm is done where rubbish is not collected. | A country that collects well could keep plastic and spare the sea, and one that does not will fill it with something else. | that bags and not missing bins are the cause
Ethical | Some depend on it | Drinking straws, packed pills and clean syringes matter to the ill and the disabled. | A rule against plastic should not begin with those who have the least choice. | what exceptions are meant, and who has to ask for them
`,
  },
  {
    about: /\bfast fashion\b|\bcheap clothes\b/i,
    toSupporters: `
Ethical | A low price is paid by somebody | When a shirt costs less than a lunch, somebody sewed it for very little. | Fast fashion hides these people at the other end of the world. | who earns what along the way
Practical | It is made to be thrown away | Thin cloth and weak seams are part of the plan. | Clothes that last one summer have to be made again for the next. | that they are worn long enough to be worth making
`,
    toOpponents: `
Economic | Not everyone can buy the good coat | A family that counts every coin buys what it can pay for this month. | Fast fashion is a choice for some and the only shop for others. Blame should not fall on both alike. | what people with little money should wear
Ethical | Those jobs feed families | Work in a clothing factory is hard and badly paid, and it is often better than what there was before. | If orders stop, those who are pitied are the first to lose. | what would become of those who sew
Logical | One industry among several | Heating, traffic and food weigh on the planet too, and some of them much more. | To single out fast fashion says more about what is easy to see than about what does the harm. | what share of the damage it really causes
Alternatives | Wear it longer | The same shirt does half the harm when it is worn for twice the time. | A good part of the fault lies in the wardrobe and not in the shop. | why buying less would not do as much
`,
  },
  {
    about: /\bpublic (?:transport|transit|transportation)\b|\bfree (?:buses|bus|trains?|trams?)\b/i,
    toSupporters: `
Economic | Free for the rider is not free | Drivers, tracks and fuel have to be paid for by people who never take the bus as well. | The bill for free public transport moves from the ticket to the tax. | who would pay, and why they should
Practical | Full buses do not get better by being free | When free public transport is crowded or late, each passenger that it wins makes it more so. | The ticket money is also what new buses are bought with. | how it would carry more people with less money
Alternatives | People stay in the car for other reasons | A bus that comes once an hour is not taken, whatever it costs. | More frequent public transport may win over more drivers than free public transport would. | that the price is what keeps people away
Social | Who would use it? | Those who change over may be people who used to walk or cycle. | Then free public transport fills the buses and leaves the cars where they are. | that drivers and not walkers would get in
`,
    toOpponents: `
Social | A ticket is a barrier | For somebody with little money, each journey to a doctor or a friend has a price. | Good public transport opens the town to everyone, and {named} looks at the accounts only. | how people without a car or money would get about
Economic | Cars are paid for by all as well | Roads, parking and noise cost a town a great deal, and drivers do not pay all of it. | Spending on public transport should be compared with that. | that the money does more good on roads
`,
  },
  {
    about: /(?<!\b(?:electric|used|petrol|sports) )\bcars\b|\bcar-free\b|\bSUVs?\b/i,
    opposes: /\bcar-free\b|\bpollut\w*|\bnois[ye]\w*|\bfewer cars\b/i,
    toSupporters: `
Social | A street is also a room | Where cars pass and park, children do not play and neighbours do not stop to talk. | The space that cars take from a town is rarely put on the bill. | why so much of the street should belong to them
Practical | One person in a large machine | Most cars stand still for most of the day, and then carry one person and an empty back seat. | In a town, that is the slowest way to move many people. | how a full town would move with even more of them
Ethical | The danger falls on those outside | A mistake at the wheel costs the person on foot more than the one in the seat. | Whoever defends cars should count those who never drive. | what protects them
`,
    toOpponents: `
Practical | Some have no other way | A plumber with tools, a woman with a walking frame and a family from a village without a bus all come by car. | A centre without cars is easy for those who live in it, and harder for everyone who does not. | how these people would come
Economic | Shops depend on those who come by car | A customer who cannot park drives to the retail park instead. | Then cars do not disappear. They go elsewhere, and so does the trade. | that people would still come
Alternatives | Price it or slow it down | Lower speeds, dearer parking and a good bus reduce cars without locking anyone out. | {named} skips what could be tried next week and undone the week after. | why these milder steps would not do
Ethical | Better air for some | Traffic that is kept out of one quarter drives through the next, where rents are lower. | A centre without cars should not be paid for with the lungs of the suburbs. | that the traffic is not merely moved
`,
  },
  {
    about: /\bnuclear (?:power|energy|plants?|reactors?)\b/i,
    favours: /\bstop\b[^.]*\b(?:climate|warming)\b/i,
    toSupporters: `
Economic | Slow and dear to build | A reactor takes many years and large sums before it gives any light. | The same money could be at work much earlier in wind, sun and insulation. Nuclear power has to be compared with them and not with nothing. | that it is quicker or cheaper than the rest
Ethical | A debt to people not yet born | The waste stays dangerous for longer than any state has lasted. | Those who profit from nuclear power will not be there to guard it. | what is said to those who inherit it
Logical | The only way? | Wind, water, sun, storage and using less all reduce what is burned. | For nuclear power to be needed, each of these and their mixture would have to fall short. | that no combination of the others would do
Practical | A small chance of a large disaster | People build reactors, people run them, and people grow careless. | That accidents with nuclear power are rare is little comfort to a region that has had one. | what happens on the day when something goes wrong
`,
    toOpponents: `
Practical | The wind drops in the evening | A hospital needs current on a still night in winter as well. | Nuclear power runs in any weather. Whoever rejects it should name what fills the gap. | what supplies the power when sun and wind do not
Evidence | Fear is not a measure | Coal harms people every day without making news, and a reactor accident is remembered for decades. | Nuclear power should be judged by the harm for each unit of power, beside that of the others. | that it does more harm than what is burned in its place
Logical | The danger of waiting counts too | A warmer climate has victims as well, and they are not counted against those who close reactors. | To refuse nuclear power is also a decision with consequences. | that doing without it is the safer course
`,
  },
  {
    about: /\b(?:climate change|global warming|carbon tax|net zero|fossil fuels?|renewables?|renewable energy)\b/i,
    reversed: /\bfossil fuels?\b/i,
    opposes: /\bhoax\b|\bexaggerat\w*|\bmyth\b/i,
    favours: /\bstop\w*|\breduc\w+|\blimit\w*|\bcut\w*|\bdanger\w*|\bthreat\w*/i,
    toSupporters: `
Economic | The poor pay first | Dearer fuel and heating are a nuisance to some and a disaster to others. | What is done for the climate should say how it spares those who cannot buy a new boiler. | that the burden does not fall on those who have least
Practical | One country is not the world | What one country saves, another may burn. | Action on the climate here does good if others join, and {short} does not say why they would. | how the others would be won over
Alternatives | Prepare for what is coming | Dams, shade, new crops and warnings save lives whatever happens to the temperature. | Money for the climate can be spent on preventing or on protecting, and the argument knows one of the two. | that prevention should come first
`,
    toOpponents: `
Ethical | Others bear the damage | Those who burned the most are rarely those whose fields dry out. | To do little about the climate is to let others pay for our comfort. | why they should bear it
Economic | Later is dearer | A house insulated today saves fuel for decades, and a coast cannot be bought back. | Waiting looks cheap because its bill is sent to somebody else. | that it would cost less to act later
Logical | Uncertainty cuts both ways | A warmer climate may turn out less bad than is feared, and it may turn out worse. | Nobody cancels the fire insurance because the house has not burned yet. | why doubt should speak for doing nothing
`,
  },
  {
    about:
      /\b(?:sugar|soda|junk food|fat|fast food)\b[^.]*\b(?:tax\w*|ban\w*|advert\w*|ads?|illegal|school\w*|label\w*|restrict\w*)\b|\btax\w*\b[^.]*\b(?:sugar|soda|junk food)\b/i,
    favours: /\b(?:illegal|bann?\w*|restrict\w*|limit\w*)\b/i,
    toSupporters: `
Economic | It takes more from the poor | A few coins on a drink are nothing to some and add up for others. | A sugar tax or a rule against cheap food falls hardest on those with the smallest budget. | that the poor do not pay for everyone’s health
Practical | People change the brand and not the habit | Whoever cannot have one sweet thing finds another. | Junk food is not a single product. Press it down in one place, and it comes up in the next. | that people would eat better and not merely differently
Ethical | Whose business is my lunch? | Adults may choose badly, and parents may decide what their children eat. | To steer people away from junk food for their own good treats them as if they could not be told. | why information would not be enough
Alternatives | Make the good food cheaper | An apple next to the till and a decent school dinner tempt without forbidding. | Against junk food, this is the friendlier way, and it is not mentioned. | why help with good food is not tried first
`,
    toOpponents: `
Ethical | Children are no match for advertisers | A cartoon on the packet was drawn by people who know what works on a child. | To leave junk food alone in the name of free choice is to forget who is choosing. | how a child could choose freely
Economic | The bill comes later, and to all | Bad teeth and bad hearts are paid for by everyone. | A sugar tax puts part of that price where it arises. | who should pay for the damage otherwise
`,
  },
];
