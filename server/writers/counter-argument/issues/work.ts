/** Questions about work, pay and money. */
import type { Issue } from './issue.ts';

export const WORK: readonly Issue[] = [
  {
    about:
      /\b(?:remote(?:ly)?|home|hybrid)[- ]?(?:work\w*|offices?|based)\b|\b(?:work\w*|jobs?|telework\w*) (?:from home|remotely)\b|\breturn(?:ing)? to (?:the )?offices?\b/i,
    reversed: /\breturn(?:ing)? to (?:the )?offices?\b|\boffices? (?:is|are|work) (?:still )?(?:better|best)\b/i,
    opposes: /\b(?:weak\w*|lonely|isolat\w*|lazy|hurts?|kills?)\b/i,
    toSupporters: `
Social | New people learn by watching | A beginner in an office hears how a difficult call is handled and asks the person at the next desk. | At home the same beginner has to know what to ask and whom. Remote work is easiest for those who have been there for years. | how newcomers would pick up what nobody writes down
Practical | Chance meetings do some of the work | A remark in a corridor settles what would otherwise need a meeting, and some of the best ideas start that way. | Remote work plans every conversation, so those that nobody would have planned do not take place. | what would bring people together who have no reason to call each other
Economic | The rent moves to the employee | An employer that needs less space saves money. The desk, the heating and the quiet room are still needed. | Whoever lives in a shared flat pays for remote work with the kitchen table. | that the saving does not simply become the employee’s cost
Ethical | The day has no end | When the office is in the bedroom, it is always one more message until the evening is over. | The freedom that remote work promises depends on a strength of will that many people lack after eight hours. | what would protect the hours that are not for work
`,
    toOpponents: `
Economic | The hours on the road are hours of life | A commute takes time from every working day, and nobody is paid for it. | To give up remote work is to hand these hours back to the traffic, whatever is gained at the desk. | that being present is worth the journey
Practical | Quiet is a condition of good work | Many tasks need two hours without a question, and an open office rarely has them. | Remote work gives people a door to close. {named} should say where else they would find one. | how people would concentrate in the office
Ethical | Some can only work from home | A parent of small children, somebody in a wheelchair or somebody far from a city may be excellent at the job and unable to come. | Without remote work, they are not given a harder job. They are given none. | what would be offered to those who cannot come
Alternatives | It need not be every day | Two days at home and three in the office keep both the company of others and the quiet. | Most of what is said against remote work is said against remote work all week long. | why a mixture would not meet the objection
`,
  },
  {
    about: /\b(?:four|4)[- ]day\b|\bshorter (?:working |work )?(?:week|day|hours)\b|\b(?:six|6)[- ]hour (?:working )?days?\b/i,
    toSupporters: `
Practical | Somebody has to be there on the fifth day | Patients, customers and deliveries do not take Friday off. | Where work means being present, a four-day week needs more people or leaves gaps. The argument thinks of desks. | how it would work in a hospital, a shop or a bus depot
Economic | The same work in fewer hours | If four days hold what five did, the pauses have gone, and with them part of what makes a day bearable. | A shorter week may turn out to be a faster week, and not a gentler one. | that the work really shrinks and is not merely squeezed
Social | Not everyone would get it | Office staff would gain a day, and cleaners, carers and drivers paid by the hour would gain nothing or lose pay. | A four-day week could draw a new line between two kinds of employee. | what those paid by the hour would get
Evidence | The keen go first | Firms that try a four-day week choose to, and they are often well run and busy with work that can be moved about. | That it goes well there tells little about firms that would not have tried it. | that it works where nobody was eager for it
`,
    toOpponents: `
Practical | Tired hours are not worth much | Anyone who has sat through a Friday afternoon knows how little is done in it. | A shorter week would give up the hours that are worth least. | what is really produced on the fifth day
Ethical | Work is not all there is | A parent, a carer or a volunteer needs time that is not the evening’s leftover. | Five days are a custom and no law of nature. {named} treats them as one. | why five should be the right number
Economic | People who are rested stay | Finding and training somebody new is slow and expensive. | If a shorter week keeps people in their jobs, part of its price comes back. | that the cost is larger than what is saved on people leaving
`,
  },
  {
    about: /\b(?:universal )?basic income\b|\bUBI\b/i,
    toSupporters: `
Economic | The sum is enormous | A small payment to everyone is an enormous bill, and most of it would go to people who are not poor. | A basic income that is high enough to live on needs taxes that its friends seldom name. | which taxes would pay for it, and how high
Alternatives | The same money for those in need | What is spread over everyone is thin for each. | A basic income gives the comfortable a present and may leave the disabled or the very poor with less than they get now. | why it is better than more for those who have least
Social | Work is more than wages | A job gives people a reason to get up, colleagues, and something to be good at. | A basic income replaces the wage and none of the rest. | what would take the place of these things
Logical | Prices would answer | If every tenant has more to spend, landlords know it too. | Part of a basic income could go straight into rents, and {short} reckons as if they stood still. | that the money would stay with those who receive it
`,
    toOpponents: `
Ethical | Freedom to say no | Someone with nothing to fall back on has to accept any job and any treatment. | A basic income would let people refuse, and bad employers would have to improve. | how else the weakest could bargain
Practical | No forms, no shame | Help that has to be applied for does not reach those who are too proud, too ill or too confused to apply. | A basic income comes without a queue. That simplicity is part of its value. | that the present system reaches those it is meant for
Social | Not all work is paid | People who care for a parent, raise children or look after a club do a great deal that nobody pays for. | A basic income would recognise this. {named} counts it as doing nothing. | why only paid work should count
Logical | Most people want to do something | Winners of small fortunes, students and pensioners fill their days, often usefully. | To say that people would lie on the sofa is to say it of others. Few say it of themselves. | that people would give up work, and not merely bad work
`,
  },
  {
    about: /\btipping\b|\btips?\b[^.]*\b(?:waiters?|waitress\w*|staff|servers?|restaurants?)\b/i,
    toSupporters: `
Ethical | A wage should not depend on a mood | A waiter who earns less because a guest had a bad day has done nothing wrong. | Tipping lets strangers decide what a day’s work was worth. | why wages here should be left to chance
Social | Who is tipped, and who is not | A smile, an accent or a pretty face may bring more than good service. | What tipping rewards is partly what no employer would be allowed to reward. | that it pays for service and not for looks
Economic | It lets the employer off | Where guests pay part of the wage, the employer pays that much less. | Tipping then hides the true price of the meal and calls it generosity. | why the price should not simply include the service
`,
    toOpponents: `
Economic | Prices would rise by as much | Without tips the wage has to come from somewhere, and the guests are the only people who bring money. | Ending tipping may change the name of the payment and not its size. | that staff would earn as much as before
Practical | It rewards good work at once | No manager sees how a table is treated, and the guest does. | Tipping is one of the few ways in which a person who serves well earns more the same evening. | what would take the place of that reward
Ethical | Many who receive tips want to keep them | Good staff in a busy place may earn more from tips than any fixed wage would give them. | To end tipping for their sake, one should first have asked them. | that those who live on tips would agree
Alternatives | Raise the wage and leave the tip | A decent wage would make the tip what it was meant to be, a present. | {named} removes the present together with the abuse. | why a fair wage with optional tips would not do
`,
  },
  {
    about:
      /\b(?:wom[ae]n|men|gender)\b[^.]*\b(?:paid|pay|earn\w*|wages?|salar\w+)\b|\b(?:gender |wage |pay )+gap\b|\bequal pay\b|\bpay transparency\b|\b(?:publish|share|disclose|reveal)\w* (?:\S+ ){0,2}(?:salar\w+|wages|pay)\b/i,
    opposes: /\bmyth\b/i,
    favours: /\bless\b/i,
    toSupporters: `
Evidence | Which figure is meant? | A difference between averages mixes people in different trades, at different ages, with different hours. | It may still be unfair, but it does not show that two people side by side are paid unequally for equal work. | that the comparison is between people who do the same
Logical | Several causes, one name | Choice of trade, years at home with children, bargaining and plain prejudice all end up in the same pay gap. | They need different remedies, and one that is aimed at prejudice will not touch the rest. | which cause is meant, and that the remedy fits it
Practical | Numbers on a list start quarrels | Two people with one job title may differ in experience, results and responsibility. | When pay is compared in public, such differences have to be defended every day, and the simplest way out is to pay everyone alike. | how good work would still be rewarded
Ethical | A salary is also private | Some people do not want neighbours and relatives to know what they earn. | Pay transparency is usually asked for on behalf of employees, and a good number of them would rather keep quiet. | that those whose pay is shown agree to it
`,
    toOpponents: `
Ethical | What nobody sees, nobody mends | Somebody who is underpaid cannot object to what they do not know. | Secrecy about pay serves the side that has all the figures. | how unfair pay would be found out otherwise
Logical | A choice made under pressure is still pressure | It is said that women choose lower pay when they choose shorter hours. | If somebody has to collect the children and it is always the same parent, that choice was made before she made it. | that the choices behind the pay gap were free ones
Economic | It costs more than fairness | A person who is paid below their worth leaves, or stops trying. | Equal pay is in the interest of the employer as well, and {named} leaves that out. | that the difference buys the employer anything of value
`,
  },
  {
    about:
      /\bbillionaires?\b|\bwealth tax(?:es)?\b|\btax(?:es|ing)? (?:on )?the (?:super[- ])?rich\b|\brich (?:people )?(?:should|must|need to|ought to) pay\b/i,
    reversed: /\btax(?:es|ing)?\b|\bpay more\b|\bwealth tax/i,
    opposes: /\bgreed\w*/i,
    toSupporters: `
Ethical | Nobody earns it alone | A great fortune rests on roads, schools, courts and the work of thousands. | It is fair to ask how much of a billionaire’s wealth was made by one person, and how much was merely collected by one. | what share was earned by that person’s own effort
Social | Money buys more than things | A very large fortune can buy newspapers, campaigns and the attention of ministers. | Billionaires have a say that no voter gave them. | how everyone else’s vote would keep its weight
Economic | Piled-up money works slowly | A family with little spends an extra sum at the shop round the corner, and a fortune is put where it grows. | The same wealth in more hands would keep more people in work. | that great fortunes do more good where they are
`,
    toOpponents: `
Economic | It is mostly not money | A founder’s fortune is a share in a company and not a heap of banknotes. | To take it, one has to sell or seize part of that company, and {short} does not say who would run it then. | how such wealth would be taken without harming what it consists of
Practical | The very rich can move | Money, patents and the people who own them cross a border more easily than anybody else. | A tax that billionaires can leave behind is paid by those who stay. | that it would bring in more than it drives out
Logical | One person’s wealth is not another’s loss | A fortune made by selling something useful left the buyers better off too. | That some have very much does not by itself show that others have less because of it. | that the fortune was taken and not made
Alternatives | Go after the abuse | Monopolies, bribes and hidden accounts are wrong at any size of fortune. | Fair competition and rules that are enforced would strike at ill-gotten wealth and leave the rest alone. | why the size of a fortune should matter and not its origin
`,
  },
  {
    about: /\bcapitalis[mt]\b|\bsocialis[mt]\b|\bfree markets?\b|\bcommunis[mt]\b/i,
    reversed: /\bsocialis[mt]\b|\bcommunis[mt]\b/i,
    toSupporters: `
Ethical | It counts what can be sold | Clean air, care for the old and a quiet evening have no price, so a market does not see them. | Capitalism serves those who can pay, and need without money is no demand at all. | how what has no price would be protected
Social | The winners set the rules | Whoever has done well can pay for lawyers, schools and laws that keep it so. | Free competition, left to itself, tends to end in something else than competition. | what keeps capitalism open for the next newcomer
Logical | Best of which? | Hardly any country has a market without public schools, courts, pensions and rules. | If those belong to the success, then capitalism alone did not produce it. | that the credit belongs to the market and not to what restrained it
Economic | Growth has to be paid for | Forests, fish and climate are used up without appearing in anybody’s accounts. | If capitalism calls this profit, it may be living off its savings. | that the prosperity can go on at this rate
`,
    toOpponents: `
Economic | Prices know more than planners | No office can know what millions of people want next month and what it takes to make it. | Prices under capitalism pass this on without anyone giving orders. Whoever does away with them needs something else that does. | how else scarce things would find those who need them
Ethical | Freedom to start something | Anyone with an idea may try it without asking a committee for leave. | That freedom goes missing in most alternatives to capitalism, and it is rarely mentioned beforehand. | that people would be as free to go their own way
Alternatives | Rules for the market | Unions, pensions, public schools and laws against cartels have all been added to capitalism without ending it. | The faults that are blamed on it may call for more of the same. | why further reform would not be enough
`,
  },
  {
    about: /\bminimum wage\b|\bliving wage\b/i,
    toSupporters: `
Economic | A job that is too dear is not offered | An employer who can just afford a beginner today may do without one tomorrow. | A higher minimum wage helps those who keep their jobs, and is paid for by those who are not hired. | that the lowest paid would still be employed
Practical | One number for a whole country | Rent and bread cost far less in a village than in the capital. | The same minimum wage may be too low for one place and too high for another. | why one figure should fit everywhere
Alternatives | Help the household and not the hour | Some people on low wages live in comfortable homes, and many poor people have no job at all. | Help through taxes or benefits goes to those who need it, and a minimum wage goes to whoever is paid by the hour. | that the money reaches the poor
`,
    toOpponents: `
Ethical | Work should keep a person | Somebody who works all week and cannot pay the rent has kept their side of the bargain. | A minimum wage says that the other side has to be kept as well. | why full work should leave anyone poor
Economic | Low pay is paid for by others | When a wage is too small to live on, taxpayers make up the rest. | Without a decent minimum wage, the public pays part of the wage bill of private firms. | who makes up the difference now
Social | Some cannot bargain | A cleaner who argues about her pay is replaced by the next in line. | Where one side cannot walk away, a minimum wage stands in for the bargain that never takes place. | how the weakest would get a fair price by themselves
`,
  },
  {
    about: /\b(?:CVs?|résumés?|resumes?|cover letters?|hiring|recruit\w+)\b/i,
    toSupporters: `
Practical | Hundreds apply, and somebody has to choose | A first selection has to be made quickly and from something that can be compared. | Any other way of hiring needs its own first sieve, and that one will have holes too. | how many applicants could be dealt with fairly
Evidence | Every method has its favourites | A trial task suits people with a free weekend, and an interview suits people who talk well. | A new way of hiring does not remove unfairness merely because the old kind is gone. | that those chosen differ, and that they do the job better
Economic | A wrong choice is expensive | Months pass until it is plain that somebody cannot do the work. | What is known about a person’s past is poor evidence, but it is hard to see why having none would be better. | that mistakes would be no more frequent than now
`,
    toOpponents: `
Ethical | It rewards the start and not the person | A famous school and a gap without jobs say a good deal about somebody’s parents. | Hiring by these signs passes over people who did more with less. | that the best people are not lost in the first round
Practical | The past is easy to polish | Anyone can have a page of achievements written for them. | Watching somebody work for an hour shows what no such page can. | what the old way shows that an hour of real work does not
Alternatives | Both in the right order | A short task first and the history afterwards lets each correct the other. | {named} does not consider this. | why the order could not simply be changed
`,
  },
  {
    about: /\bunpaid (?:internships?|interns?|work|overtime)\b|\binternships?\b/i,
    opposes: /\billegal\b|\bexploit\w*|\bpaid\b/i,
    toSupporters: `
Ethical | Only some can work for nothing | Somebody has to pay the rent of an unpaid intern, and that is usually a parent. | Unpaid internships open a trade to those whose families can afford it. | that young people without such families have the same chance
Economic | If the work is useful, it is worth a wage | Either the intern is a help, and then help is paid for, or the intern is only learning, and then it is a course. | Unpaid internships are described as the one and used as the other. | that the work does not simply replace a paid job
`,
    toOpponents: `
Practical | A beginner costs time | Somebody experienced has to explain, check and do again what an intern gets wrong. | If internships had to be paid in full, many small firms would offer none. | that as many places would remain
Alternatives | Short and with a purpose | A few weeks with a plan, a teacher and a certificate is another matter than a year of copying. | Limits on length would stop the abuse of internships and keep the chance. | why limits would not be enough
`,
  },
];
