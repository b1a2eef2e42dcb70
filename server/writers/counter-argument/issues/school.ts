/** Questions about school and study. */
import type { Issue } from './issue.ts';

export const SCHOOL: readonly Issue[] = [
  {
    about: /^(?!.*\b(?:police|military|nurs\w+|soldiers?)\b).*(?:\bschool uniforms?\b|\buniforms\b|\bdress codes?\b)/i,
    toSupporters: `
Ethical | Clothes are a way to speak | Clothes are one of the few things that young people can choose about themselves. | A uniform takes that choice away from everyone for the sake of the few who would misuse it. | why looking alike is worth that loss
Economic | A second wardrobe costs money | A uniform is bought on top of ordinary clothes, often from a single shop that can set its price. | For a family with several growing children, {short} may add to the bill that it is meant to spare them. | that families with little money end up spending less
Social | Differences find another way out | Where clothes are the same, shoes, bags, phones and haircuts do the talking. | Uniforms may move the contest about status to another place, where it is harder to see. | that pupils compare themselves less and do not simply compare something else
Practical | Minutes spent on socks | Every rule about dress has to be enforced, by teachers who could be teaching. | A lesson that begins with a quarrel about shirts and skirts has lost more than a uniform can give back. | that keeping the rule takes less time and goodwill than it saves
`,
    toOpponents: `
Social | Clothes turn into a contest | Without a uniform, clothes show every morning who can afford the right labels and who cannot. | A uniform does not end that contest, but it takes away the most visible part of it. {named} gives this up. | what would protect the pupil who cannot keep up
Economic | Fashion is dearer than a uniform | One set of school clothes can be handed down, bought second-hand and worn every day. | An ordinary wardrobe that stands up to the eyes of classmates can cost a family much more. | that parents would spend less without uniforms
Practical | One decision fewer in the morning | A uniform settles what to wear before the day starts, and staff can tell at a glance who belongs to the school. | These are small advantages, and pupils and teachers have them every day. | what is gained in freedom that outweighs them
Alternatives | Change the uniform first | Most complaints are about stiff, costly or old-fashioned uniforms. | A cheap sweatshirt and a choice between trousers and skirt would answer them, and uniforms would not have to go. | why a better uniform would not be enough
`,
  },
  {
    about: /\bhomework\b/i,
    toSupporters: `
Social | Home is not the same for everyone | Some children do homework at a desk with a parent beside them, and some at a kitchen table with three younger ones to mind. | Homework then marks the home as much as the child, and {short} overlooks it. | how a child without quiet or help is treated fairly
Ethical | Children need time that is theirs | After a full day at school, a child has worked about as long as many adults. | Play, sleep, family and plain boredom do a good deal for a child, and homework is paid for out of them. | why homework is worth more than what it replaces
Practical | Who is really doing it? | What comes back the next day may be the work of a parent, a friend or a machine. | The teacher then marks something that tells little about what the pupil can do. | that the homework handed in shows what pupils have learned
Alternatives | Practice can happen in school | Practice is useful, and a supervised hour at the end of the day would give it to everybody, with help at hand. | What speaks for practice does not speak for doing it alone at home. | what homework does that practice at school could not
`,
    toOpponents: `
Practical | A skill is made by repeating it | Reading, sums and a foreign language are learned by coming back to them again and again. | Lessons alone seldom leave enough time for that. Without homework, the practice has to come from somewhere. | where the practice would come from without homework
Social | Parents see what is being learned | An exercise book on the table is often all that a family sees of a school day. | Without homework, many parents would hear of a difficulty only when the report comes. | what would keep parents in the picture
Alternatives | Less of it, and better | Too much homework and dull homework are real faults, and both can be mended by giving less and choosing it well. | Ten useful minutes are no argument against homework, and {named} makes no room for them. | why short and sensible homework would still do harm
Economic | The better-off will practise anyway | Parents with money and time will give their children practice whatever the school does. | If nobody sets homework, the children whose parents cannot do so are the ones who go without. | that children with less support at home would not fall behind
`,
  },
  {
    about:
      /\b(?:mobile |cell ?|smart)?phones?\b[^.]*\b(?:schools?|class\w*|lessons?)\b|\b(?:schools?|class\w*|lessons?)\b[^.]*\b(?:mobile |cell ?|smart)?phones?\b/i,
    toSupporters: `
Practical | A phone in the pocket asks for attention | A phone does not have to ring to distract. It is enough to know that something may have come in. | A pupil who has to resist it all day spends on that the attention that lessons need. | how pupils would keep their minds on the lesson
Social | The break belongs to the people present | Where phones are allowed, many pupils spend the break beside each other and not with each other. | Phones in schools cost more than lessons: they cost the talk and the games in between. | that pupils would still talk to one another
Ethical | What is filmed stays | With a phone in every hand, any slip or quarrel can be filmed and passed on before a teacher turns round. | The pupils who suffer most from this are not the ones who asked for phones. | how those pupils would be protected
`,
    toOpponents: `
Practical | Somebody has to collect them | A ban on phones means searches, lockers, lost property and quarrels, every day. | Teachers would do that work in time meant for teaching, and the cleverest pupils would have a second phone. | that keeping phones out takes less time than they cost now
Ethical | Being reachable is a matter of safety | Some pupils look after a younger brother, travel far, or live with an illness for which they carry an app. | For them a phone is no toy, and {named} treats all phones in schools alike. | what happens to the pupils who need theirs
Alternatives | Learning to leave it alone | Pupils will have a phone within reach for the rest of their lives. | School may be the best place to learn when to put it away. Nobody learns that from a device that is locked up. | where pupils would learn this if not at school
Economic | A tool that is already paid for | Most pupils carry a dictionary, a camera and a calculator that the school did not have to buy. | Without phones, a school either provides such things itself or does without. | what would replace phones where they are of use
`,
  },
  {
    about:
      /\b(?:college|university|higher education|tuition)\b[^.]*\b(?:free|fees?|pay for|debt|loans?)\b|\bfree (?:college|university|tuition|higher education)\b|\btuition fees\b/i,
    reversed: /\btuition fees (?:should|must|are|need)\b|\bpay for (?:their own )?(?:college|university|tuition)\b/i,
    toSupporters: `
Economic | Those who never go would pay as well | Somebody who starts work at eighteen would help to pay for people who will on the whole earn more. | If college is paid for by all, it should be shown that it is not a gift from the poorer half to the richer. | why people who do not study should carry the cost
Alternatives | Help those who need the help | Families that can pay would be spared a bill they could have met. | The same money, spent on grants for students from poor homes, would open more doors than free places for all. | why help for everyone is better than more help for some
Practical | A free place still has to exist | Lectures, laboratories and rooms do not multiply because nobody is charged for them. | If money is no longer the limit, something else will be: crowded courses, or harder admission. | how colleges would find room for all who come
Ethical | What is paid for is chosen with care | A price, even a low one, makes people ask whether this course is what they want. | Without any, more may drift into college because it is there, and leave with little. | that students would choose as carefully as before
`,
    toOpponents: `
Economic | Everybody gains from the educated | Nurses, engineers and teachers are of use to people who never went to college themselves. | Since the gain is shared, it is reasonable to share the cost of getting there. | why only the student should pay for what many enjoy
Ethical | Debt decides before talent does | A sum that looks like an investment to one family looks like a danger to another. | Where college has a price, able people stay away because they dare not owe so much. | that nobody able is kept out by the price
Social | A free choice of work | Somebody who leaves college with a debt has to look for the salary first. | Teaching, care and art lose people in this way, and everyone feels it. | who would do the work that is useful and badly paid
`,
  },
  {
    about: /\b(?:online|distance|remote|virtual) (?:learning|teaching|classes|school\w*|courses|lessons|education|lectures)\b/i,
    toSupporters: `
Social | School is more than lessons | Much of what is learned in a classroom comes from the people in it: arguing, helping, waiting, making friends. | A screen carries the lesson and little of the rest. | what would take the place of the company of others
Practical | It is easy to be absent while present | A teacher in a room sees who is lost. Online there is a black square with a name on it. | Those who struggle can vanish without a word, and they are the ones for whom teaching matters most. | how a pupil who has stopped following would be noticed
Economic | It needs a room and a machine | Online learning assumes a quiet room, a good connection and a computer that nobody else needs. | Whoever lacks these learns less, and no fault of theirs explains it. | that learners from crowded homes do not fall behind
`,
    toOpponents: `
Practical | At one’s own pace | A recorded lesson can be stopped, repeated and watched when the mind is awake. | In a classroom, the quick wait and the slow are left behind. Online learning spares both of them. | how a single pace in the classroom serves both
Social | It reaches those whom a classroom shuts out | People who are ill, work shifts, care for a relative or live far away can learn online and could not come. | For them the choice is not between two kinds of lesson. It is between one lesson and none. | what would be offered to those who cannot come
Economic | Time and travel have a price | A course without travel and rent costs less and leaves more hours for study. | Anyone who ranks online learning lower should set that saving beside what is lost. | that the classroom is worth the difference
`,
  },
  {
    about: /\b(?:exams?|examinations?|standardi[sz]ed tests?|standardi[sz]ed testing|the SATs?|grades|grading|school marks)\b/i,
    opposes: /\bstress|\bunfair|\bbad measure|\bpressure|\binaccurate/i,
    toSupporters: `
Evidence | A good day or a bad day | An exam shows what somebody could do in one room on one morning. | Illness, nerves and luck with the questions are counted in the result as if they were knowledge. | that the result would be much the same a week later
Practical | What is tested is what gets taught | When exams decide, lessons turn towards what exams ask. | Speaking, making, working together and asking one’s own questions are hard to test, so they are dropped first. | how the things that no exam asks for would be taught
Alternatives | Look at the work itself | Essays, projects and a talk with the teacher show how somebody thinks over weeks. | They take longer to judge than exams, and they tell more. | that exams tell something that this work does not
Social | Preparation can be bought | Some families pay for tutors and practice papers, and some cannot. | Exams then reward the preparation along with the ability, and call the sum merit. | that two equally able pupils have the same chance
`,
    toOpponents: `
Ethical | The same questions for everyone | In an exam, nobody knows whose paper it is, and everyone answers the same questions. | Judgement by teachers can be coloured by manners, family and sympathy. Exams were a remedy for that. | what would be fairer to a pupil whom the teacher does not like
Practical | A date makes people learn | Having to bring it all together once is what turns many lessons into knowledge. | Without exams, plenty of people, the lazy and the busy alike, would not do so. | what would make learners go back over the whole
Evidence | Something has to be checked | We want to know that the electrician, the pilot and the nurse can do what they say. | An imperfect check is not the same as a useless one, and {named} offers nothing in its place. | which other check would be more reliable
Alternatives | Mend them before judging them | Stress and unfairness come largely from how much hangs on one paper. | Several smaller exams, with a second chance, would answer most of the complaint. | why better exams would not be enough
`,
  },
  {
    about:
      /\bschools?\b[^.]*\bstart\w*[^.]*\b(?:later|at (?:9|10|nine|ten))\b|\blater (?:school )?start\b|\bschools?\b[^.]*\bbegin\w*[^.]*\blater\b/i,
    toSupporters: `
Practical | The morning belongs to more than the pupil | Parents have to be at work, and buses have to run. | A school that starts later leaves younger children at a locked gate, or their parents late every day. | who would look after the children in the hour before
Social | The end of the day moves as well | What is added in the morning is taken from the afternoon: sport, jobs, music, daylight. | Teenagers may like those hours better than the one in bed. | which of these would be given up
Alternatives | Go to bed earlier | The sleep that is missing in the morning was often lost to a screen the night before. | If bedtime simply moves along with the bell, a later start changes the clock and nothing else. | that pupils would sleep longer and not merely later
`,
    toOpponents: `
Ethical | Their clocks are set differently | Many teenagers cannot fall asleep early, however much they want to. | To blame them for being tired at the first bell is to blame them for their age. | why pupils should adapt to the bell and not the bell to the pupils
Practical | An hour asleep at a desk is lost | A pupil who is not awake learns nothing from the first lesson, however punctual. | A later start does not cost that hour. It was wasted already. | what the first hour is worth to those who sleep through it
Social | Work has become flexible too | Many parents can arrange their mornings better than they once could. | The old timetable answered to farms and factories. It is fair to ask whom it serves today. | that the difficulty for parents is greater than the gain for pupils
`,
  },
  {
    about:
      /\b(?:financial literacy|personal finance|life skills|cooking|first aid|money management)\b[^.]*\b(?:school\w*|taught|teach|curriculum|class\w*|lessons?)\b|\b(?:schools?|teach)\b[^.]*\b(?:financial literacy|personal finance|life skills|cooking|first aid|money management|taxes)\b/i,
    toSupporters: `
Practical | The timetable is full | Each new lesson takes the place of an old one, and the old one has its defenders too. | It is easy to agree with {short} until the subject that has to go is named. | what would be taken out, and that it will be missed less
Alternatives | Some things are learned when they are needed | A form that nobody has to fill in for years is forgotten by the time it arrives. | Mathematics and careful reading are what one needs to understand any contract, and schools teach those already. | that pupils would still know it when the day comes
Social | A school cannot do everything | Families, clubs and employers teach as well, and some lessons belong to them. | The more that is moved to the classroom, the less any of it can be taught well. | why this belongs to school and not to somebody else
`,
    toOpponents: `
Ethical | Not every home can teach it | Children learn such things at home if their parents happen to know them. | School is where the others get the same chance, and {named} leaves them to luck. | where the rest would learn it
Economic | Mistakes are dear | One bad contract or one missed bill can follow somebody for years. | Against that, a few lessons cost very little. | that the same lessons would do more good in another subject
Practical | It makes other lessons useful | Percentages mean more when they are somebody’s own rent. | Practical subjects can carry the theory along with them, so it need not be one or the other. | why the two could not be taught together
`,
  },
  {
    about: /\b(?:learn|learning|teach|taught|study)\b[^.]*\b(?:to code|coding|programming|computer science)\b|\bcoding\b/i,
    toSupporters: `
Practical | Using is not building | Nearly everybody drives, and very few need to build an engine. | The same may be true of software: most people need to use it well, and that is another skill than coding. | what people who never write programs would gain from it
Economic | The tools change quickly | What is taught as programming this year may be done by a machine before the pupils look for work. | Hours spent on one language could go to mathematics and clear writing, which do not go out of date. | that the skill will last as long as the effort it takes
Ethical | People differ | Some enjoy hunting for a missing bracket, and some are good at things that no computer does. | To say that all should learn the same is to rank their gifts for them. | why this and not music, a language or a trade
`,
    toOpponents: `
Logical | It is a way of thinking | Coding means taking a problem apart until each step is plain. | That habit is useful to people who never work with computers, just as writing is useful to people who are not writers. | where else everybody would learn it as well
Social | Who understands the machines? | More and more decisions about people are made by programs. | Those who have never written one are asked to trust what they cannot question. | how people would judge what they have no idea of
Economic | It opens doors | Small programs save hours in offices, shops and workshops, far from any software company. | A little coding pays for people in ordinary jobs, and {short} leaves that out. | that the time would bring more in some other subject
`,
  },
];
