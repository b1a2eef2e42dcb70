/** Questions about health, culture and everyday life. */
import type { Issue } from './issue.ts';

export const LIFE: readonly Issue[] = [
  {
    about: /\bvaccin\w+\b/i,
    opposes: /\bchoice\b/i,
    toSupporters: `
Ethical | A needle against one’s will | We ask patients before we treat them, even when refusal is foolish. | Mandatory vaccination makes an exception to that, and an exception needs a strong reason each time. | why consent may be set aside here
Practical | Force makes doubters stubborn | A parent who hesitates can be talked to. A parent who is ordered looks for a way round. | Mandatory vaccination may win arms and lose trust, and the next vaccine will need that trust. | that more children would be protected in the long run
Alternatives | Make it easy before making it law | Missed appointments, distance and plain forgetfulness keep many from vaccination who have nothing against it. | A nurse who comes to the school may reach them without any law. | that those not vaccinated are unwilling and not merely unreached
`,
    toOpponents: `
Ethical | It protects those who cannot be protected | A newborn or a child with a weak heart depends on the health of those around. | A decision against vaccination is not made for oneself alone. | what is owed to these children
Evidence | We forget what we no longer see | Where an illness has become rare, the needle looks more dangerous than the disease. | The success of vaccination is the reason why it seems unnecessary. | that the illness would stay away without it
Logical | Doubt is not knowledge | That something could go wrong is true of every meal and every journey. | A case against vaccination has to set its risk beside that of the illness. | that the vaccine is the greater danger
`,
  },
  {
    about:
      /\bspace (?:exploration|travel|programs?|programmes?|missions?)\b|\b(?:mars|moon) (?:missions?|colony|landing)\b|\bcoloni[sz]\w* mars\b/i,
    toSupporters: `
Economic | There is need nearer home | Hunger, floods and old hospitals are problems of this planet, and each of them could use the money. | Space exploration has to be better than these, and not merely exciting. | why it comes before what is urgent here
Practical | A machine does it more cheaply | A probe needs no food, no air and no way back. | What is asked for in the name of space exploration is often a journey for people, and that is the dear part. | what people would find that machines cannot
`,
    toOpponents: `
Economic | The money is spent on Earth | Nothing is paid to the moon. Engineers, workshops and schools receive it. | What is called a waste on space exploration is wages and skills, and some of what was invented for it is now in everyday use. | that the same money would have produced more elsewhere
Logical | Not one thing instead of another | A state spends on many things, and what is cut in one place seldom arrives in the place one had in mind. | To end space exploration would not by itself feed anyone. | that the money would go where the author wants it
Practical | Satellites look down as well | Weather warnings, maps and rescue at sea depend on what flies above us. | Space exploration and these grew up together. It is not easy to keep the one and drop the other. | which part is the waste and which is not
Social | It gives us something to wonder at | A child who sees the rings of Saturn may become a scientist, or simply look up more often. | Not everything that space exploration gives can be entered in an account. | why wonder should count for nothing
`,
  },
  {
    about: /\blibrar(?:y|ies)\b/i,
    toSupporters: `
Economic | Many pay for few | A building, heating and staff are paid for all year, and on some days hardly anyone comes. | Public libraries should say what their money would do in a school or a clinic. | that enough people use them
Alternatives | The books could come to the reader | Loans by post or on a screen reach people who live far from any branch. | If the aim is that people read, public libraries in their old form may not be the best way to it. | why it has to be a building
`,
    toOpponents: `
Social | A warm room where nobody has to buy anything | Pensioners read the paper there, pupils do their homework, and newcomers learn the language. | The internet replaces the shelf. It does not replace public libraries as a place. | where these people would go
Economic | Not everyone has the internet | A connection, a device and a printer cost money every month. | For those who lack them, public libraries are where forms are filled in and jobs are looked for. | that everyone really has what the argument assumes
Practical | Finding is not the same as searching | A screen gives a thousand answers at once, and some of them are false. | Somebody who knows how to look is worth more today than ever, and public libraries are where that person sits. | who would help people to tell good from bad
Ethical | A child may choose alone | In front of a shelf, a child can take home what no parent would have bought. | Public libraries are among the few places where curiosity costs nothing. | what else would offer this to every child
`,
  },
  {
    about: /\b(?:paper|printed|physical|real) books?\b|\be-?books?\b|\bkindle\b|\baudio ?books?\b/i,
    reversed: /^(?:e-?books?|kindle|audio ?books?)\b/i,
    toSupporters: `
Practical | A shelf in a pocket | On a journey, in bed or with weak eyes, paper books are heavy, badly lit and printed too small. | E-books solve all three. The love of paper is strongest in those who do not need them to. | that it holds for readers with weak eyes or little room
Economic | Paper has to be shipped and stored | A book that is out of print or far away is out of reach. | E-books are there at once, and often for less. | that what is better about paper books is worth the price and the wait
Logical | The words are the same | A novel moves the reader by its sentences, and these do not change with the page. | What is praised in paper books may be the memory of reading them. | which part of reading depends on paper
`,
    toOpponents: `
Practical | A book needs no battery | Paper books can be lent, dropped, written in and read in the bath. | Many still work after a hundred years, and no e-book has had the chance to show that. | that e-books will be readable as long
Social | A shelf invites questions | Visitors look along it, and children pull things out. | An e-book is seen by nobody but its reader. | how books would be passed on in a family
`,
  },
  {
    about:
      /\bread(?:ing)?(?: books?)?\b[^.]*\b(?:tv|television|films?|movies|netflix|watching|video)\b|\bwatching\b[^.]*\b(?:reading|books?)\b/i,
    reversed: /^(?:watching|tv|television|films?|movies)\b/i,
    toSupporters: `
Logical | Which book, and which programme? | A cheap thriller and a great documentary are both there to be compared. | Between reading and watching in general, there may be nothing to say until somebody names the two. | that any reading beats any watching
Social | Television is often shared | A family on one sofa laughs, comments and talks about it the next day. | Reading is mostly done alone. If company counts, the comparison looks different. | why time alone should be the better time
Evidence | Does reading make people, or people reading? | Those who read a lot tend to have had books, quiet and encouragement at home. | What is put down to reading may come from these. | that the difference is made by reading itself
`,
    toOpponents: '',
  },
  {
    about: /\bmoney\b[^.]*\bhappi?(?:er|ness|y)\b|\bhappi?(?:ness|y)\b[^.]*\bmoney\b/i,
    toSupporters: `
Evidence | The rich have sorrows too | Illness, loneliness and a bad marriage are not cured by a larger account. | If money made people happy, it should be easy to tell who is rich by looking at faces. | that the happy are happy because of it
Logical | Enough, and then? | The step from too little to enough is large, and from enough to plenty it is small. | What is true of the first step is easily claimed for the second. | that more still helps those who have enough
Social | One gets used to it | The new car is the car after a year, and the neighbour has a newer one. | Money buys pleasures that wear off, and a standard that does not. | what keeps the happiness from fading
`,
    toOpponents: `
Practical | The lack of it buys unhappiness | A letter from the landlord keeps people awake at night. | Those who say that money cannot buy happiness have usually not had to choose between heating and shoes. | that it holds for those who have too little
Logical | It buys what happiness is made of | Time with one’s children, a doctor, a quiet flat and a visit to a friend all cost something. | Money is not happiness, and it removes a good many obstacles to it. | which of these can be had without any
Evidence | Ask who would give it back | People with comfortable incomes rarely try to have less. | If money did nothing for happiness, this would be hard to explain. | why hardly anyone acts on it
Economic | It depends on what it is spent on | A third watch and a free afternoon may have the same price. | That money is often spent badly does not show that it cannot be spent well. | that well-spent money makes no difference
`,
  },
  {
    about: /\b(?:celebrit(?:y|ies)|actors|influencers|athletes|pop stars)\b[^.]*\b(?:politic\w*|opinions?|elections?|voters?)\b/i,
    toSupporters: `
Practical | Fame is not knowledge | Someone who sings well may know as little about taxes as anyone at the bus stop. | When celebrities speak, they are heard because they are known and not because they know. | why their opinion should weigh more than a neighbour’s
Social | A crowd that follows faces | Fans tend to agree with those they admire before they have thought about it. | Celebrities can move votes without giving a single reason. | that people would judge the reasons and not the person
`,
    toOpponents: `
Ethical | They are citizens as well | Nobody loses the right to an opinion by becoming known. | A rule for celebrities alone would need a reason why a plumber may speak and a singer may not. | what they have done to forfeit it
Logical | Nobody elected the rest of us either | Columnists, bosses and the man at the bar all give political opinions without a mandate. | If being elected were the condition, almost everyone would have to be silent. | why the condition holds for celebrities only
Practical | Attention can be put to use | A cause that nobody knows needs somebody whom people know. | Celebrities have brought light to matters that others had written about in vain. | who else would make people look
`,
  },
  {
    about: /\bteam sports?\b|\bsports? (?:in|at|is|are|builds?|teach\w*|should)\b|\bphysical education\b|\bgym class\w*/i,
    opposes: /\boptional\b/i,
    toSupporters: `
Social | The bench has lessons too | Those who are chosen last learn something as well, and it is seldom confidence. | What team sports do for character depends on where one stands in the team. | that it does good to the slow and the shy
Evidence | Who joins in the first place? | Children who are bold and get on with others are drawn to teams. | Team sports may collect character and not build it. | that players changed by playing, and not before
Alternatives | A choir, a play, a workshop | Wherever people depend on one another, they learn to turn up, to lose and to help. | To praise team sports above the rest, one has to say what is missing there. | what sport does that these do not
Practical | It depends on the coach | The same game teaches fairness on one field and cheating on the next. | Then credit and blame belong to the adult at the edge of the pitch, and not to the sport. | that it works whoever is in charge
`,
    toOpponents: `
Social | A place where effort shows | On a pitch, a child sees after a few weeks that practice helps. | Many have learned from sport what no lesson could teach them. | where else they would find that out
Practical | Bodies need it | Children who sit all day sleep badly and think slowly. | Whatever is wrong with sport, something has to get them moving. | what would take its place
`,
  },
  {
    about:
      /\b(?:gap year|quit(?:ting)? (?:my|your|a|the|one's|one’s) job|travel\w* (?:for a year|the world)|drop(?:ping)? out)\b/i,
    toSupporters: `
Economic | The year has to be paid for twice | There is what the journey costs, and there is the wage that is not earned. | Quitting a job is easy to afford on the first day. The last months, and the search afterwards, belong to the sum. | that there is money for the return as well as for the trip
Practical | It is easier to leave than to come back | A gap has to be explained, and the next job may be worse than the one that was given up. | The argument plans the departure. The year ends on a day that should be planned too. | what happens in the first three months after coming home
Alternatives | Ask before you quit | Unpaid leave, a long holiday or half a year would give much of the same. | Some employers say yes when a good person asks, and quitting makes it impossible to find out. | that a smaller break has been tried or refused
Logical | Is it the job or the year that is wanted? | To want to get away from something is one thing, and to want to go somewhere is another. | If the trouble is the job, a year of travel puts it off. | what exactly the year is meant to change
`,
    toOpponents: `
Ethical | There is a time for it | Health, freedom and few obligations rarely last. | Those who wait for a better moment often find that they have waited until there was none. | when it should be done if not now
Practical | It teaches what no office can | Getting by in a strange place on little money is a skill. | An employer may see more in such a year than a gap. | that another year at the desk would teach as much
`,
  },
  {
    about: /\bclocks?\b[^.]*\b(?:twice|year|chang\w*|spring|forward|back)\b|\bdaylight saving\b|\bsummer time\b/i,
    toSupporters: `
Practical | Nobody asked the body | Babies, cows and tired drivers do not know that the hour has moved. | Daylight saving makes everyone adapt twice a year to suit the clock. | that the bright evening is worth those weeks
Evidence | The saving should be visible by now | It was meant to save light and fuel in a time of other lamps and other work. | If daylight saving still does so, it should not be hard to point to. | what it saves today
`,
    toOpponents: `
Social | Light after work is worth having | In summer, the extra hour is spent on pitches, in gardens and with children. | Without daylight saving, that hour of light would come while most people sleep. | what would make up for the lost evening
Logical | Every fixed time has losers | Stay with winter time, and summer mornings are bright at four. Stay with summer time, and children go to school in the dark. | To end the change of clocks is easy to agree on. The quarrel begins with which time to keep. | which of the two times is to stay
Practical | Neighbours have to agree | Trains, flights and calls run across borders. | If each country settles the change of clocks for itself, the trouble of two Sundays becomes the trouble of every day. | how neighbours would be kept in step
`,
  },
  {
    about: /\bgod\b|\breligio\w+\b|\bfaith\b|\bpray(?:er|ing)?\b/i,
    toSupporters: `
Logical | Which one? | People of different faiths are equally sure and cannot all be right. | What speaks for one faith usually speaks as well for the next, and so for none in particular. | why it supports this belief and not its rivals
Evidence | What would count against it? | Good fortune is taken as a sign, and misfortune as a test. | A belief in God that fits whatever happens is not supported by what happens. | what would have to be different if it were false
Ethical | Goodness without it | People without religion keep promises, raise children well and help strangers. | Whatever faith adds, it does not seem to be needed for a decent life. | what the faithful have that others lack
`,
    toOpponents: `
Logical | Not seeing is not seeing that not | That something cannot be shown does not prove that it is not there. | To say that God does not exist is a claim of its own, and it goes further than to say that one does not know. | what turns a lack of proof into a proof
Social | What religion does for people | It buries the dead, visits the sick and gives strangers a place to sit together. | Even if the doctrine were wrong, religion would have to be replaced by something that does this work. | what would take its place
Evidence | Two kinds of question | How old the rocks are is one kind, and why there is anything at all is another. | Much of the case against God answers the first and takes it for an answer to the second. | that the second question can be settled in the same way
`,
  },
  {
    about: /\bschool choice\b|\bchoose (?:\S+ ){0,4}schools?\b|\bprivate schools?\b|\bschool vouchers?\b/i,
    toSupporters: `
Social | Those who know how to choose, choose | Visiting schools, comparing them and driving there takes time, a car and confidence. | School choice may let the best prepared families leave, and the others stay behind in a poorer school. | what becomes of the children whose parents do not choose
Practical | A good school is soon full | When all want the same school, the school chooses and not the parents. | Then school choice comes down to a lottery, a test or an address. | who decides when there are more children than places
Alternatives | Make the nearest school good | Most parents want a good school nearby and not a choice among distant ones. | The effort that goes into school choice could go into the school at the corner. | why mending schools would not serve families better
`,
    toOpponents: `
Ethical | The rich have it already | A family with money moves house or pays fees. | To refuse school choice is to refuse it to everyone else. | why the rest should take what they are given
Practical | Children differ | One needs small classes, one loves music, and one is bullied where they are. | No single school suits them all. Without school choice, a child who does not fit has nowhere to go. | what a family can do when a school goes wrong
`,
  },
];
