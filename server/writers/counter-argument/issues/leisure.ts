/** Questions about pleasures, shows and dangers, and about what a country keeps or gives up. */
import type { Issue } from './issue.ts';

export const LEISURE: readonly Issue[] = [
  {
    about: /\b(?:drinking age|legal age (?:to drink|for alcohol))\b/i,
    opposes: /\brais\w+\b/i,
    favours: /\breduc\w*/i,
    toSupporters: `
Practical | The car is waiting outside | Young drivers have little practice at the wheel and little at the bar. | A lower drinking age brings both kinds of beginner together on the same night. | that the roads would be no more dangerous
Social | The line moves down with the law | Those just under the age borrow from friends just above it. | With a lower drinking age, these friends sit in the same classroom. | that still younger pupils would not drink more
Logical | Being old enough for one thing | That somebody may vote or marry does not show that they should drink. | Each age has its own reason, and the case for a lower drinking age needs one that has to do with drinking. | what the other rights have to do with it
`,
    toOpponents: `
Ethical | Adults in everything else | Somebody who may sign a lease, marry and go to war is asked to put down a glass of beer. | If the drinking age stays above all other ages, there should be a reason why. | why this decision alone cannot be trusted to them
Practical | Forbidden drinking is hurried drinking | Where it has to be hidden, it happens in cars and cellars, fast and without anyone sober. | A high drinking age decides where the young drink and not only whether. | that they drink less, and not merely out of sight
`,
  },
  {
    about: /\bteachers?\b[^.]*\b(?:under-?paid|paid|salar\w+|pay rise|earn\w*)\b/i,
    favours: /\bunder-?paid\b/i,
    opposes: /\bover-?paid\b|\bpaid enough\b/i,
    toSupporters: `
Evidence | Paid less than whom? | A salary is low or high beside another one, for the same training, the same hours and the same security. | Teachers are well paid beside some trades and badly beside others. The comparison decides the answer. | which comparison is the fair one, and why
Alternatives | Time may be worth more than money | Many who leave the classroom speak of paperwork, noise and being alone with it. | Smaller classes or an assistant could keep more teachers than a higher salary would. | that pay is what drives them away
Economic | The same rise for all | A large sum is soon spent when it is spread over everyone, and the best and the weakest get the same. | Higher pay for teachers in general is not yet better pay for good teaching. | that it would reach those whom schools most need to keep
`,
    toOpponents: `
Economic | Good people have other offers | A graduate in mathematics can earn more in almost any office. | If teachers are paid as now, schools get those whom nobody else wanted, or those who can afford it. | who would teach the subjects that pay better elsewhere
Ethical | We say that they matter most | Hardly a speech about the future leaves out the children. | What is paid to teachers shows how much of it is meant. | why the praise should not be paid as well
`,
  },
  {
    about: /\breality (?:tv|shows?|television)\b/i,
    opposes: /\bstaged\b|\btrash\w*/i,
    toSupporters: `
Ethical | Somebody is laughed at | A weak moment is cut, set to music and shown for years. | The people in reality TV signed a paper, and few of them knew what it would mean. | that those who take part are treated as one would wish to be
Social | Shouting looks normal | What is seen every evening becomes a measure of how people behave. | In reality TV, the quarrel is what gets the time, since the quiet are sent home. | that viewers do not take it for the way things are
`,
    toOpponents: `
Logical | Everyone knows that it is a show | People watch wrestling and magicians, and are not deceived by them. | To fear for the viewers of reality TV is to think them more foolish than oneself. | that they believe what they see
Social | Something to talk about | Families and colleagues who agree on little can argue about who should go home. | Reality TV gives strangers a common story, as village gossip did. | what harm there is in such talk
Ethical | People like oneself | For a long time, only the beautiful and the scripted were on television. | Reality TV brought in accents, bodies and jobs that had never been seen there. | where else these people would appear
`,
  },
  {
    about: /\bonline dating\b|\bdating apps?\b|\btinder\b/i,
    toSupporters: `
Practical | A photograph chooses | Voice, humour and kindness do not show on a small picture. | Online dating sorts people by what matters least after a month. | that those who suit each other find each other
Social | There is always another one | A first quarrel is easy to walk away from when a hundred faces wait in the pocket. | Online dating makes meeting easy and may make staying harder. | that people take as much trouble as before
`,
    toOpponents: `
Social | Not everyone has a village dance | A shy man, a nurse on nights and a widow of sixty meet few new people. | Online dating gave them a door where there had been a wall. | where they would have met anyone
Logical | Romance was not so romantic | People used to marry whoever lived nearby and was still free. | If online dating is compared with a ballroom in a film, it loses. With the world as it was, it may win. | that things were better before
Alternatives | The app is only the introduction | What happens after the first coffee is up to two people, as it always was. | If they are careless with each other, online dating is hardly the cause. | that people treat each other worse because of how they met
`,
  },
  {
    about: /\bhunting\b|\bhunters\b|\bfox hunts?\b|\btrophy\b/i,
    toSupporters: `
Ethical | A death for an afternoon | Somebody who is not hungry kills for the pleasure of it. | Whatever else speaks for hunting, this remains to be answered. | why the pleasure should be worth the life
Alternatives | There were hunters with four legs | Where wolves and lynxes live, deer are kept in check without a gun. | Hunting may be needed only because we removed those who did it before. | that nothing else would keep the balance
`,
    toOpponents: `
Practical | The deer eat the forest | Without enemies, they multiply until young trees no longer grow and the weak ones starve. | If nobody hunts, somebody has to say what else would keep their number down. | how the animals would be kept in balance
Economic | It pays for the marsh | Licences and leases keep wetlands and woods that would otherwise be ploughed. | An end to hunting is also an end to that money. | who would look after the land
Logical | A chop has a history too | An animal that lived free and died in a second had a better life than most that are eaten. | To forbid hunting and buy meat is to object to what one can see. | why this death is worse than those behind a wall
`,
  },
  {
    about: /\btouris[mt]s?\b|\bcruise ships?\b|\bairbnb\b/i,
    opposes: /\bovercrowd\w*|\blimit\w*/i,
    toSupporters: `
Social | A town of suitcases | Where every flat is let by the night, bakers and neighbours move away. | Tourism lives on places that people call home, and it can use them up. | that those who live there can still do so
Economic | The money flies home as well | Much of what a guest pays goes to a chain, an airline and a website. | What tourism leaves in the place is less than it turns over. | how much of it stays
`,
    toOpponents: `
Economic | Where there is little else | An island without factories sells the sea and the evening light. | Without tourism, the young there have two choices, which are to leave or to wait. | what they would live on
Social | It keeps old things alive | The weaver, the steam train and the festival have guests to thank. | What tourism is said to destroy, it sometimes pays for. | who else would keep these
Alternatives | Fewer, longer, later in the year | A tax on beds, a limit on ships and a good bus change a great deal. | Most of the harm is done by too much at once. Tourism as such is not the cause. | why limits would not be enough
`,
  },
  {
    about: /\bolympics?\b|\bworld cup\b|\bolympic games\b/i,
    toSupporters: `
Economic | Stadiums without a second week | What is built for a fortnight has to be heated, guarded and repaired for decades. | The Olympics are paid for by the many who will never see the inside. | what the buildings are for afterwards
Social | Somebody lived there before | A village for athletes needs a place, and the places that are cleared are seldom those of the rich. | The glow of the Olympics falls on those who may stay. | what becomes of those who have to go
`,
    toOpponents: `
Economic | The metro stays | Trains, parks and flats that had been talked about for decades are ready in time, because they have to be. | To call the Olympics a waste is to count the fireworks and forget these. | that they would have been built anyway
Social | A summer that people remember | Volunteers, neighbours and children talk of it for the rest of their lives. | Not everything that the Olympics bring can be sold afterwards. | why this should count for nothing
Alternatives | Use what is there | Older stadiums, tents and several cities together cost a fraction. | The waste lies in how the Olympics have been done, and need not lie in doing them. | why a modest version would be a waste as well
`,
  },
  {
    about: /\bcash\b(?! crop)|\bcashless\b/i,
    reversed: /\bcashless\b/i,
    toSupporters: `
Economic | It is dear to handle | Coins are struck, counted, guarded and driven about. | What a shop pays for cash is in the price of everything, and those with cards pay it too. | that it is worth what it costs
Ethical | It suits those who hide | Wages without tax and goods without a past change hands in notes. | Whoever defends cash in the name of freedom defends these as well. | how the honest would keep it and the rest would not
`,
    toOpponents: `
Ethical | Who may know what I buy? | Each payment by card tells a firm where one was, with how much, and for what. | Without cash, nobody can give a coin or buy a book unseen. | who would see it all, and what they might do with it
Social | A grandmother, a beggar and a child | Some have no account, no telephone or no steady hand. | To abolish cash is to abolish their way of paying before they have another. | how they would pay
Practical | The day the lights go out | A storm or a fault stops every till in the street. | Cash works without a signal, and that is easily forgotten until it is gone. | what people would do on such a day
`,
  },
  {
    about: /\bdemocrac(?:y|ies)\b/i,
    toSupporters: `
Practical | It thinks until the next election | A bridge, a pension and a climate need decisions for fifty years. | Democracy asks those who make them to please people by next spring. | how it would care for those who have no vote yet
Ethical | Fifty-one of a hundred | A majority may want what is unjust. | If democracy is good, it is so together with courts and rights that the majority cannot touch. | that the credit belongs to voting and not to what limits it
Evidence | Rich and calm before or after? | Countries that vote are often well off and at peace. | It is hard to tell whether democracy made them so or became possible because they were. | which of the two came first
`,
    toOpponents: `
Ethical | They can be sent home | Rulers who are bad can be replaced on a Sunday without a shot. | No other order than democracy has managed this for long. | how bad rulers would be got rid of
Logical | Compared with what? | Slow, quarrelsome and short-sighted it may be. | Each of these is a fault of democracy only if something else does better. | which other form does better
`,
  },
  {
    about: /\bgraffiti\b|\bstreet art\b/i,
    opposes: /\bvandal\w*|\bcrime\b/i,
    toSupporters: `
Ethical | It was somebody’s wall | However well it is done, the owner was not asked and has to pay for the paint. | Whatever is said for graffiti as art, it has been given to somebody who did not want it. | what the owner of the wall is owed
Logical | Some of it, and which? | Between a mural of forty feet and a name scratched on a window lies everything. | To say that graffiti is art, one has to say what is not. | where the one ends and the other begins
`,
    toOpponents: `
Social | A gallery without a door | People who would never enter a museum pass it on the way to work. | Graffiti brings colour and argument to places that nobody cared about. | what else would
Alternatives | Give them a wall | Where walls are set aside, much of the scrawling stops and some of the work becomes very good. | The quarrel is about permission, and graffiti could have it. | why permitted walls would not be enough
`,
  },
  {
    about: /\b(?:unsold|surplus|wasted|leftover) food\b|\bfood waste\b/i,
    favours: /\b(?:reduc\w*|stop\w*|cut|ban\w*|waste\w*)\b/i,
    toSupporters: `
Practical | Tomorrow it is spoiled | What a shop cannot sell has to be sorted, cooled and driven to somebody the same evening. | A duty to give away food is easy to write, and it needs vans and hands that do not exist yet. | who would collect it, and at whose cost
Ethical | Who answers for a bad stomach? | Food at the end of its life can make people ill. | If shops must give it away, somebody has to be responsible for it afterwards. | who is liable when it harms someone
Social | The poor as a solution | People in need want to choose what they eat, and not to be useful against waste. | Surplus food may make it easier not to ask why they cannot buy their own. | that it does not take the place of real help
`,
    toOpponents: `
Ethical | Hungry on one side, full bins on the other | Good bread is thrown away a few streets from people who have none. | To leave unsold food to the bins needs a better reason than that it is simpler. | what the better reason is
Economic | Throwing it away costs money as well | Somebody pays for the bins, the lorry and the burning. | Part of what it costs to give away food is saved there. | that giving is dearer than throwing away
`,
  },
  {
    about:
      /\b(?:football|rugby|boxing|hockey)\b[^.]*\b(?:injur\w+|concussions?|dangerous|banned|ban|allowed)\b|\bban\w* (?:football|rugby|boxing)\b/i,
    toSupporters: `
Ethical | A child cannot weigh it | Damage to the head may show after thirty years, and the child on the field is ten. | Those who defend the game should say who decides for that child. | that the risk is taken by somebody who understands it
Practical | The helmet does not hold the brain | Gear protects the skull and not what moves inside it. | That the sport has become safer is quickly said. | what has changed about the blow itself
`,
    toOpponents: `
Practical | What would they do in its place? | A boy who is kept off the pitch does not always take up chess. | The risk of the sport has to be set beside that of sitting, and of worse ways to be brave. | that the children would be safer on balance
Alternatives | Change the rules | No heading, no tackles before a certain age and a substitute after every knock take out much of the danger. | A ban throws out the game together with the blow. | why a gentler game would not do
Ethical | Families take risks every day | Horses, bicycles and swimming pools hurt children too, and we leave them to parents. | It should be said what makes this sport different. | why this risk alone may not be theirs to take
`,
  },
  {
    about: /\bnuclear weapons?\b|\bnuclear deterren\w+\b|\batomic bombs?\b/i,
    favours: /\bdeter\w*/i,
    toSupporters: `
Evidence | So far is not for ever | A man who has smoked for years without falling ill has learned nothing about tomorrow. | That nuclear weapons have not been used again may be wisdom, and it may be luck. | that it was not luck
Practical | One tired officer | Machines give false alarms, and people misread them at four in the morning. | Nuclear weapons have to be handled without a mistake every day, and for all time. | how no such mistake would ever be made
Ethical | Whom does one threaten? | The threat is aimed at cities, and so at children. | Whoever relies on nuclear weapons has to be willing to do it, or the threat is empty. | that it is right to threaten what it would be wrong to do
`,
    toOpponents: `
Logical | They cannot be unlearned | If the careful give them up, the knowledge stays with the rest. | A world without nuclear weapons is a world in which the first to cheat rules. | how cheating would be found out in time
Evidence | The great powers have been careful | They have fought through others and with words, and stopped short of each other. | If nuclear weapons had no part in that, something else needs to explain it. | what else kept them apart
`,
  },
  {
    about: /\bwomen\b[^.]*\b(?:combat|military|army|soldiers?|front line)\b/i,
    toSupporters: `
Practical | The pack weighs the same | A wounded comrade has to be carried by whoever is there. | The case for women in combat should say whether the tests stay as they are. | that the same standard would hold for all
Social | A unit is a family under stress | Rivalry and protection change a small group that has to trust blindly. | Those who favour women in combat should speak of this, as the soldiers do. | that units hold together as well as before
`,
    toOpponents: `
Ethical | Test the person | Some women carry more, shoot better and stay calmer than some men. | To exclude women from combat is to reject the able for belonging to a group. | why ability should not decide
Logical | They are there already | In wars without a front, the driver, the medic and the interpreter are shot at too. | Keeping women out of combat keeps them from the title and not from the danger. | what they are being protected from
`,
  },
];
