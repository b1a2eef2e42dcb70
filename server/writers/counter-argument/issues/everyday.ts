/** Questions that are given as essays, argued at work and quarrelled about at table. */
import type { Issue } from './issue.ts';

export const EVERYDAY: readonly Issue[] = [
  {
    about: /\bsmok(?:ing|ers?|e)\b|\bvap(?:ing|es?)\b|\bcigarettes?\b/i,
    toSupporters: `
Ethical | The next table breathes it too | Somebody who smokes decides for everyone within reach. | A right to smoke has to stop where other lungs begin, and the argument does not say where that is. | how those who do not smoke are spared
Social | Most begin before they can judge | Few people start smoking as adults who have thought it over. | What is defended as a free choice about smoking was usually made by a teenager. | that the choice was made freely
`,
    toOpponents: `
Ethical | A pleasure is not nothing | Adults may drink, ride motorcycles and eat what they should not. | Those who would forbid smoking need a reason that does not forbid half of what people enjoy. | what makes this risk different from those we allow
Practical | Smokers do not vanish at the door | Whoever may not smoke here smokes round the corner, in a doorway or at home beside the children. | A ban on smoking moves it, and not always to a better place. | that fewer people would be exposed to it
Alternatives | A place of their own | A corner of the park, a separate room or a terrace would keep smoke away from others. | If the aim is to protect those who do not smoke, such places would do it. A complete ban aims at the smokers. | why separate places would not be enough
`,
  },
  {
    about:
      /\b(?:athletes?|footballers?|(?:football|soccer|basketball|baseball) players?|actors?|ceos?|celebrities)\b[^.]*\b(?:paid|pay|earn\w*|salar\w+|wages)\b/i,
    opposes: /\bover-?paid\b|\btoo high\b/i,
    toSupporters: `
Ethical | A nurse saves lives for less | What somebody earns says something about what we value. | If the highest wages go to those who amuse us, it is fair to ask what that says. | why this work should be worth more than work we cannot do without
Social | Children draw the conclusion | A boy who sees what a star earns may stop trying at school, and only a handful of boys will ever be stars. | The wages of the few are paid for by many who hoped for them. | what becomes of those who tried and failed
`,
    toOpponents: `
Economic | Somebody is going to get the money | Millions of people pay to watch, and the sum does not shrink because the stars receive less of it. | Lower pay for those on the field means more for those who own the club. | who should have the money in their place
Logical | Pay is not a medal | Wages follow what others will pay for, and how few can do it. | That a nurse is worth more to us does not show that a star is paid too much. It may show that the nurse is paid too little. | by what measure the pay is too high
Practical | A short career with long odds | Most who train for it never earn anything, and those who do are finished at thirty-five. | To look at the wage of the best year is to forget the years before and after. | that it is still too much when spread over a lifetime
`,
  },
  {
    about: /\brent(?:ing)?\b[^.]*\b(?:buy\w*|own\w*)\b|\b(?:buy\w*|own\w*)\b[^.]*\brent(?:ing)?\b/i,
    reversed: /\b(?:buy\w*|own\w*)\b[^.]*\bthan\b[^.]*\brent/i,
    toSupporters: `
Economic | Rent is gone, a repayment is not | After thirty years the tenant has paid for somebody else’s house. | Renting looks cheaper each month. The comparison has to be made at the end. | what the tenant owns after all those payments
Social | A home one can be asked to leave | A landlord may sell, raise the rent or need the flat for a daughter. | Renting leaves the children’s school and the neighbours to somebody else’s plans. | how a tenant can count on staying
Practical | Nobody may knock down a wall | A tenant who needs a ramp, a dog or a different kitchen has to ask. | What renting saves in trouble it takes away in freedom. | that the tenant can live as they like
`,
    toOpponents: `
Practical | The roof is yours to mend | An owner pays for the boiler, the gutter and the wet cellar, usually at the worst moment. | Those who praise buying seldom put these on the bill. | that it still pays with repairs and interest counted
Economic | All eggs in one house | Most buyers put everything they have into a single building in a single street. | If the street goes down or the job moves, owning a house is a chain. | what happens when the owner has to move
`,
  },
  {
    about:
      /\b(?:AI|artificial intelligence|machine|computer)[- ]?(?:generated |made )?(?:art|images?|music|pictures?|paintings?)\b/i,
    toSupporters: `
Ethical | Whose pictures did it learn from? | A program that paints was shown the work of people who were not asked. | To call the result art is to pass over those who made it possible. | what is owed to them
Logical | Somebody has to mean it | A sunset is beautiful, and nobody calls it art. | If machine-made pictures are art, one should be able to say who expresses what. | whose intention is in the work
`,
    toOpponents: `
Logical | The same was said of photography | A camera makes a picture without a hand that draws. | What counts in a photograph is choosing. Somebody chooses with AI art as well, out of a hundred attempts. | what the difference is between the two
Evidence | Try it without the label | If people are moved by a picture and learn afterwards how it was made, they were moved all the same. | Much of the case against AI art depends on knowing where it came from. | what is missing in the picture itself
Alternatives | A tool in somebody’s hand | A composer with a program and a program without a composer are different things. | To deny the name of art to both is to judge the brush and not the painter. | why no use of it could count as art
`,
  },
  {
    about: /\bgroup (?:projects?|work|assignments?)\b/i,
    toSupporters: `
Ethical | One mark for unequal work | In most groups, somebody does more and somebody does nothing. | Group projects give both the same mark and teach each of them the wrong lesson. | how each person’s share would be seen
Practical | Five timetables | Finding an hour in which all are free can take longer than the task. | Part of what group projects teach is how to write messages that nobody answers. | that the time goes into the subject
`,
    toOpponents: `
Social | Work is like that | Hardly anyone works alone, and few may choose with whom. | Group projects are unfair in the way that offices are. School is a cheap place to learn how to deal with it. | where else people would learn it
Alternatives | Mark the parts | Separate tasks, a short talk with each member or a vote on shares would show who did what. | The unfairness lies in how group projects are marked, and that can be changed. | why fairer marking would not be enough
Practical | Some things are too large for one | A play, an experiment or a film needs several hands. | Without group projects, such work would not be done in school at all. | what would replace them
`,
  },
  {
    about: /(?<!\b(?:same-sex|gay|child|arranged|forced|interracial|of) )\bmarriage\b(?! equality)|\bgetting married\b/i,
    toSupporters: `
Evidence | Those who stay are counted | Married people are compared with others, and the unhappy ones have left the group. | What is praised in marriage may be the happiness of those for whom it worked. | that it makes people happier, and not the happy stay married
Alternatives | A promise needs no office | Couples keep faith for fifty years without a paper, and others break it within one. | If the promise is what matters, marriage adds a fee and a lawyer. | what the paper adds
`,
    toOpponents: `
Practical | It settles what love forgets | Who decides at the hospital bed, who inherits, who may stay in the country? | Marriage answers these in one signature. Without it, each couple needs a folder of contracts. | what would answer them instead
Social | A promise before witnesses | People keep what they have said aloud in front of those they respect. | Marriage makes it a little harder to leave on a bad day, and some are glad of that later. | what would help a couple through the bad days
Evidence | Outdated, and still wanted | People who could live together without it go on marrying, and others have fought for the right to. | If marriage had lost its meaning, this would be hard to explain. | why people still choose it
`,
  },
  {
    about: /\b(?:lying|white lies|telling the truth|honesty)\b/i,
    reversed: /\b(?:truth|honesty)\b/i,
    toSupporters: `
Practical | One lie needs the next | A small untruth has to be remembered and covered. | What seems kind in lying today is found out on another day, together with the reason for it. | that it would stay at the one lie
Ethical | It decides for somebody else | Whoever is lied to acts on a false picture and does not know it. | Even kind lying takes a choice out of another person’s hands. | by what right that is done
`,
    toOpponents: `
Logical | The murderer at the door | Somebody with a knife asks where your friend is hiding. | If lying is wrong without exception, you would have to tell him. Hardly anyone believes that. | what should be said to him
Social | Some truths are only cruel | A dying woman asks whether her son has called. | Kindness and honesty can pull in different directions, and a rule about lying that knows only one of them is blind to half. | why honesty should always come first
Alternatives | Between a lie and the whole truth | One can be silent, change the subject or choose what to say first. | The hard cases may call for tact, so that lying is not the only other choice. | that it covers these as well
`,
  },
  {
    about: /\bbooks?\b[^.]*\b(?:movies?|films?|adaptations?)\b|\b(?:movies?|films?)\b[^.]*\bbooks?\b/i,
    reversed: /^(?:the )?(?:movies?|films?|adaptations?)\b/i,
    toSupporters: `
Logical | Which book, which film? | A dull novel can become a great film, and a great novel a dull one. | Said of all books and all movies, the sentence is hard to judge. Said of two titles, it can be argued. | that it holds for more than the favourites one has in mind
Practical | A face says it in a second | What takes a page to describe, an actor does with one look, and music does the rest. | Books are better at thoughts. Movies may be better at nearly everything that is seen and heard. | why what books do well should count for more
Social | A hall that laughs together | Reading is done alone, and a film can be shared by a family or a whole town. | That part of the pleasure is missing when books are compared with movies line by line. | why company should not count
Evidence | First come, first loved | Those who read the story first carry their own pictures into the cinema. | Often it is this, and not the quality, that makes the film seem worse. | that people who saw the film first agree
`,
    toOpponents: '',
  },
  {
    about: /\bhelmets?\b|\bseat ?belts?\b/i,
    toSupporters: `
Ethical | One’s own head | The person without a helmet risks nobody’s skull but their own. | A law on helmets has to say why it protects adults from themselves. | why this choice is not theirs
Social | Fewer people on bicycles | A helmet is one more thing to buy, carry and forget. | If a rule about helmets makes some people take the car, the street becomes more dangerous for those who still ride. | that as many people would go on cycling
Alternatives | Keep the lorries away | A helmet helps in a fall and does little under a wheel. | Separate lanes and lower speeds prevent the accident. Helmets come in only when it has happened. | why safer roads would not do more
`,
    toOpponents: `
Economic | Others pay for the ambulance | A head injury is treated, nursed and sometimes paid for over a lifetime. | Whoever rides without a helmet does not bear that cost alone. | who should bear it
Practical | Everybody forgets | We know what is sensible and leave it on the hook. | A rule about helmets turns good sense into a habit, as it did with seat belts. | what else would make people wear one
`,
  },
  {
    about: /\b(?:cursive|handwriting|penmanship)\b/i,
    toSupporters: `
Practical | Hours that are missing elsewhere | Joined-up writing takes weeks of practice at an age when much else has to be learned. | Cursive competes with reading, sums and typing, and {short} does not say which of them should give way. | what would be taught less
Evidence | Does it have to be this kind? | Drawing, threading beads and printed letters train the fingers too. | What is put down to cursive may come from any careful work with a pen. | that cursive does what the others do not
Logical | When was the last time? | Adults sign their name and type the rest. | A skill is worth teaching for what it is used for. Cursive has to show its use or its beauty, and say which. | what pupils will need it for
`,
    toOpponents: `
Social | Grandmother’s letters | Whoever cannot write cursive cannot read it either. | Old letters, diaries and documents would become a foreign script to their own families. | who would read them
Practical | The hand helps the head | Somebody who takes notes by hand has to choose what to write. | Without handwriting, that slow way of thinking has to be learned elsewhere. | what would take its place
`,
  },
  {
    about:
      /\b(?:passion|dreams?)\b[^.]*\b(?:money|career|job|work|salary)\b|\bfollow (?:your|their|my|one’s) (?:passion|dreams?|heart)\b/i,
    toSupporters: `
Economic | Rent is due on the first | Love for the cello does not pay for it. | Those who advise others to follow their passion often had somebody who paid while they did. | what people live on until it works
Logical | Passion may come last | Many people come to love what they have learned to do well. | To follow a passion supposes that it is there before the work. | that it comes before skill and not after it
Practical | A hobby that has to earn changes | Deadlines, customers and taxes come with it. | Someone who turns a passion into a job may end up with the job and without the passion. | how it would survive being a duty
`,
    toOpponents: `
Ethical | Most of a life is spent at work | A good wage for hours that one dreads is dearly bought. | To set passion aside for money should be weighed in years and not in months. | what the money is for
Practical | Those who care try harder | Somebody who loves the work goes on when others stop. | In the long run, passion may be the safer plan, even for the income. | that people do as well at what leaves them cold
`,
  },
  {
    about: /\bhard work\b[^.]*\btalent\b|\btalent\b[^.]*\b(?:hard work|effort|practice)\b/i,
    reversed: /^talent\b/i,
    toSupporters: `
Evidence | We hear from those for whom it worked | A champion who trained hard tells the story. The many who trained as hard and came fourth are not asked. | Hard work is in nearly every success, and in a great many failures too. | how many worked as hard and got nowhere
Logical | One needs the other | Two pupils practise for the same hours, and one is soon ahead. | To rank hard work against talent may be like asking whether length or width makes the field. | that the one could make up for none of the other
Ethical | It is hard on those who fail | If effort decides, whoever fails did not try. | That is a cruel thing to say to somebody who did. | what is said to those who worked and lost
`,
    toOpponents: `
Practical | Only one of them is up to us | Nobody can decide to be gifted. | Even if talent decided more, hard work would be the part worth talking about. | what use the opposite lesson would be
Evidence | Gifts that were never unpacked | Every teacher remembers a brilliant child who came to nothing. | If talent were enough, there should be no such children. | what became of them
`,
  },
  {
    about:
      /\b(?:technology|smartphones?|phones|screens)\b[^.]*\b(?:lonel\w+|isolat\w+|antisocial|less social|connect\w*|together|apart)\b/i,
    opposes: /\blonel\w+|\bisolat\w+|\bantisocial\b|\bapart\b/i,
    toSupporters: `
Social | Together in a room, each with a screen | People at one table look down and write to others. | Technology connects those who are far apart and may divide those who are near. | that those who are near have not become further apart
Evidence | Many contacts and few friends | It has never been so easy to know so many people slightly. | Whether technology brings people together depends on what is counted. | that the ties are worth as much as those they replace
`,
    toOpponents: `
Evidence | Lonely before they looked | Somebody who has no company picks up the phone to find some. | If technology is found where people are lonely, that may be because it helps. | which of the two came first
Social | A grandmother on the screen | Families across two continents eat together on Sundays, and a deaf teenager chats with friends. | For them, technology ended a loneliness. It is not plain that they are the exception. | what these people would do without it
Logical | Which technology? | A letter, a telephone and a car are technology as well, and each was said to drive people apart. | Something more particular must be meant, and it should be named. | which kind does it, and how
Alternatives | Other things have changed as well | People move more often, live alone, work late and belong to fewer clubs. | Any of these could make people lonely without a single screen. | that these are not the cause
`,
  },
  {
    about:
      /\b(?:gender|women['’]s?|female|diversity) quotas?\b|\baffirmative action\b|\bquotas?\b[^.]*\b(?:women|boards?|minorit\w+)\b/i,
    toSupporters: `
Ethical | A person, and not a category | Somebody who is passed over for belonging to the wrong group has done nothing wrong. | Quotas answer an injustice to some with a smaller one to others. | what is said to the person who loses by it
Social | The whisper behind the back | Those who would have got the post anyway are suspected of having got it by the rule. | Quotas can take from the able what they had earned. | how they would be spared that
Alternatives | Begin earlier | By the time a board is chosen, the unequal start lies decades back. | Schools, childcare and fair hiring would fill the ranks from which quotas can only pick. | why the end of the road is the place to begin
`,
    toOpponents: `
Evidence | Waiting has been tried | Good intentions and open doors have been announced many times. | If quotas are to be rejected, something has to work faster than what has not worked so far. | what would bring change without them
Logical | There was always a quota | For generations nearly all places went to one group, and nobody called it that. | Merit alone can hardly have arranged it. Quotas make visible a preference that used to be silent. | that the present choice is made by merit
`,
  },
  {
    about: /\bhome[- ]?school\w*/i,
    toSupporters: `
Social | Other children | A school throws together people who would not have chosen each other, and they learn to get on. | Homeschooling has to arrange every meeting, and it tends to arrange meetings with similar families. | where the child would deal with people who are different
Practical | One parent, ten subjects | Somebody has to know chemistry, French and how to teach, and has to be at home all day. | Homeschooling works for families that can spare an income. As a general answer, it asks for more than most have. | how it would work for a family with two jobs
Ethical | Someone from outside should look in | A teacher is often the first to notice that a child is hungry or afraid. | Most homes need no such eyes, and the few that do would choose homeschooling too. | who would notice when something is wrong
`,
    toOpponents: `
Practical | At the child’s own pace | In a class of thirty, the quick wait and the slow are lost. | Homeschooling can stay with a difficulty until it is gone. | what a school would do for a child who does not fit its pace
Ethical | For some, school is the harm | A child who is bullied every day learns little besides fear. | For such a child, homeschooling is not a whim of the parents. It is the way back to learning. | what else would help that child by next Monday
Evidence | Look at the child, and not at the building | There are homeschooled children who read everything and have friends, and others who have neither. | The same is true of schools. To judge homeschooling by its failures is to compare the worst of the one with the best of the other. | that it goes wrong more often than school does
`,
  },
  {
    about: /\b(?:pets?|dogs?|cats?)\b[^.]*\b(?:office|work|workplace|tenants?|rent\w*|flats?|apartments?|landlords?)\b/i,
    reversed: /\b(?:landlords?|owners?) should(?:n[’']t| not)\b|\brefus\w+/i,
    favours: /\brefus\w+/i,
    toSupporters: `
Ethical | Somebody else has to live with it | A neighbour may be allergic, afraid or trying to sleep. | The wish to keep animals here is met at the cost of people who were not asked. | what is offered to those who are disturbed
Economic | Scratched floors are paid for by somebody | Repairs and cleaning after pets cost more than most deposits. | If nobody may ask for more, the cost is spread over tenants and colleagues without animals. | who pays for the damage
`,
    toOpponents: `
Social | For some, it is the family | An old man with a dog does not have to choose between two flats. He has to choose between the dog and a flat. | A rule against pets is hardest on those who have little other company. | where these people should live
Alternatives | A deposit and a few rules | A higher deposit, a limit on size and a duty to keep the peace would meet most worries about pets. | A complete no is more than the difficulty calls for. | why such rules would not be enough
`,
  },
];
