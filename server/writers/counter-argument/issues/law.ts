/** Questions about law, the state and rights. */
import type { Issue } from './issue.ts';

export const LAW: readonly Issue[] = [
  {
    about: /\b(?:death penalty|capital punishment|executions?)\b/i,
    opposes: /\binnocent\b/i,
    toSupporters: `
Ethical | A mistake that cannot be put right | Courts are made of people, and people err. A prisoner can be released and an executed one cannot. | To accept the death penalty is to accept that sooner or later an innocent person will be killed in everyone’s name. | how many such mistakes would be acceptable
Evidence | Those who kill rarely weigh the risk | Murder is often done in rage, in drink or in the belief of not being caught. | A threat works on people who stop to think. For the death penalty to deter, there must be murderers who would do it for life in prison and not for death. | that it prevents murders which a long prison sentence would not
Social | It falls on those with poor lawyers | Two people may do the same and get different sentences because one could pay for a defence. | A punishment so final ought to be dealt out evenly, and the death penalty never has been shown to be. | that money and background make no difference
Alternatives | Prison protects as well | Somebody who is locked up for life is no longer a danger to the street. | If safety is the aim, the death penalty adds nothing that a life sentence does not give. | what is gained beyond that
`,
    toOpponents: `
Ethical | Some acts call for the highest price | Justice means that the punishment has some proportion to the crime. | For the murder of a child, say, a supporter of the death penalty will ask what lesser answer takes the victim seriously. | why the worst crimes should cost no more than others
Social | The families live on | Those left behind see the murderer grow old, write letters and ask for release. | Without the death penalty, they may feel that the matter is never closed. Their view belongs in the argument. | what is owed to them
Logical | A wrong use is no proof against the thing | That innocent people have been condemned shows that the proof was too weak. | It speaks for demanding near certainty. Whether the death penalty is wrong even then is another question. | why it would be wrong where guilt is beyond question
Evidence | Deterrence cannot be ruled out | We hear of those whom no threat held back, and never of those who thought better of it. | That crimes are committed in spite of the death penalty does not show that it prevents none. | that nobody has been held back by it
`,
  },
  {
    about: /\b(?:guns?|firearms?)\b/i,
    reversed: /\bguns? (?:control|laws?|bans?)\b|\b(?:stricter|tighter|register\w*|licen[cs]\w*)\b[^.]*\b(?:guns?|firearms?)\b/i,
    toSupporters: `
Ethical | A quarrel becomes a death | Anger passes in minutes, and so does despair. | A gun within reach makes final what would otherwise have been regretted the next morning. | why such moments should not weigh more than convenience
Practical | A gun for safety is found by others too | A weapon that is at hand for a burglar is also at hand for a child or a thief. | Guns that were bought to protect a home have to be kept safe from those who live in it. | that on balance the household is safer with it
Evidence | It helps to look abroad | Other countries have angry and unhappy people as well, and fewer guns. | Whoever holds that guns make no difference should explain what else accounts for the contrast. | which other cause explains it
`,
    toOpponents: `
Practical | Those who break laws break this one | A rule binds people who keep rules. | Stricter gun control reaches the hunter and the farmer first, and the gang last if at all. | how it would reach those who already buy their weapons illegally
Ethical | Help may come too late | In a lonely house the police can be half an hour away. | For some people a gun is the only protection that arrives in time, and gun control takes it from them. | what they should rely on instead
Alternatives | Look at the hand and not the weapon | Violence has roots in gangs, addiction, hatred and untreated illness. | Money and attention spent on these would strike at the cause. Gun control leaves it where it was. | that the same effort would do less good there
Logical | One word for many things | A hunting rifle, an old pistol in a drawer and an automatic weapon are all called guns. | An argument about gun control has to say which is meant, since a reason that fits one may fail for the next. | which weapons and which rules are meant
`,
  },
  {
    about:
      /\b(?:mandatory|compulsory|obligatory|forced)\b[^.]*\bvot\w+|\bvot\w+\b[^.]*\b(?:mandatory|compulsory|obligatory|required|a duty|voluntary|optional)\b/i,
    toSupporters: `
Ethical | Staying away is a statement too | Somebody who finds no candidate worth a vote says something by not going. | Mandatory voting turns that silence into an offence. | why a citizen should not be free to abstain
Evidence | More votes are not better votes | A person who is fetched to the polls may tick the first name or the last joke. | Mandatory voting raises the number of papers in the box. It is not plain that it raises the thought behind them. | that the result would express more considered opinions
Practical | Somebody has to fine the absent | The old, the ill, the homeless and the confused will be among those who stay away. | A fine for not voting falls on them, or is never collected, and then voting is mandatory only in name. | how it would be enforced without hurting the weakest
Alternatives | Make it easy first | A free day, a polling place nearby and voting by post remove reasons for staying at home. | These cost nobody a freedom, and mandatory voting passes them by. | that such steps have been tried and have failed
`,
    toOpponents: `
Social | Politicians court those who vote | Where the young and the poor stay at home, promises are made to the old and the comfortable. | With mandatory voting, nobody can be ignored. | how those who do not vote would be heard
Ethical | Some duties come with citizenship | We accept jury service, taxes and school attendance. | An hour at the polls every few years is little beside these, and {named} should say what makes it different. | why this duty is heavier than those we accept
Practical | A blank paper is still allowed | Nobody who has to vote has to choose somebody. | Mandatory voting asks for attendance, and whoever dislikes all candidates can say so in the booth. | what freedom is lost if a blank paper counts
`,
  },
  {
    about: /\bvoting age\b|\b(?:sixteen|16)[- ]year[- ]olds?\b[^.]*\bvot\w+|\bvot\w+\b[^.]*\b(?:at|to) (?:sixteen|16)\b/i,
    favours: /\breduc\w*/i,
    opposes: /\brais\w+\b/i,
    toSupporters: `
Logical | Where else are they adults? | A line for voting should have something to do with other lines: contracts, juries, drinking, driving. | If a person of sixteen is too young for most of these, {short} has to say why voting asks for less. | why this right comes before the others
Practical | Whose vote would it be? | At sixteen nearly everybody lives with parents and sits in a classroom every day. | A lower voting age may give a second vote to whoever has most influence at home or at school. | that these votes would be their own
Evidence | Interest has to come first | The right to vote does not by itself make anyone curious about pensions and taxes. | If the youngest voters now are also the least likely to vote, lowering the voting age may add names to the list and few to the count. | that they would use it
`,
    toOpponents: `
Ethical | They live longest with the result | Debts, schools and the climate of the next decades will be theirs. | To keep the voting age where it is means that those who will pay for a decision are the ones not asked. | why those with the longest future should have no say
Social | A habit is best begun at home | At sixteen most people still live where they grew up and learn about politics at school. | A first vote with that support may be the start of a habit. At eighteen many are moving house. | what would be a better moment for the first vote
Logical | No test is asked of anybody else | Adults may vote without knowing a single minister’s name. | If knowledge is what the young lack, it is lacking in plenty of people above the voting age. | why a demand is made of them that is made of nobody else
`,
  },
  {
    about: /\b(?:marijuana|cannabis|weed)\b|\bwar on drugs\b|\bdrugs?\b[^.]*\b(?:legal\w*|decriminali[sz]\w*|illegal|ban\w*)\b/i,
    reversed: /\bwar on drugs\b/i,
    toSupporters: `
Practical | What is sold is advertised | A legal trade wants to grow, and it earns most from those who use most. | Legal cannabis would have lobbyists, brands and price wars, as tobacco and drink do. | how a legal trade would be kept from looking for new customers
Social | The young take the hint | A law on cannabis also says what a society thinks harmless. | Whatever age limit is set, what stands in a shop loses its danger in the eyes of those below it. | that young people would not use more of it, or earlier
Evidence | It is not the plant of the past | Strength and form change quickly where a market rewards them. | Experience with cannabis as it used to be tells little about drugs that are bred and sold for effect. | that what would be sold is as harmless as is said
Alternatives | Not a crime, and not a business | Between prison and a shop on the high street lie fines, treatment and leaving users alone. | Those who want to spare users a criminal record can have that without making drugs a product. | why it has to be sold and not merely tolerated
`,
    toOpponents: `
Ethical | A matter for adults | Grown people may drink, smoke, climb rocks and ruin their health in many legal ways. | Whoever would forbid cannabis should say why this risk alone may not be chosen. | what makes it worse than what is allowed
Practical | The ban does not remove it | What is forbidden is bought anyway, from people who ask for no identity card. | A ban on drugs decides who sells them and not whether they are sold. | that the ban keeps it out of reach
Economic | The money goes to somebody | Today the profit goes to gangs and the cost to police and courts. | Legal sale would turn part of that cost into tax. {named} should say what the ban buys for the price. | that the ban is worth what is spent on it
Social | The punishment lasts longer than the habit | A conviction at nineteen can cost jobs and homes for years. | Many who tried drugs once have been harmed by the law more than by what they took. | that the penalty does less damage than the offence
`,
  },
  {
    about: /\b(?:euthanasia|assisted (?:dying|suicide)|right to die|mercy killing)\b/i,
    toSupporters: `
Social | Some will feel that they ought to | An old or disabled person may come to see a long illness as a burden on the family. | Where euthanasia is allowed, nobody says that one should go, and some may hear it all the same. | how such silent pressure would be noticed
Practical | The line is hard to hold | Unbearable suffering has no measure, and a rule made for the dying is soon claimed for those who are not. | A law on euthanasia has to say where it ends, and the hard cases begin exactly there. | where the line is, and what keeps it there
Alternatives | Care at the end of life | Much of what people fear is pain, loneliness and loss of control, and good care can ease all three. | As long as such care is hard to get, a wish to die may be a wish for something else. | that everyone who asks has been offered it
Ethical | What it asks of a doctor | Patients trust doctors because they heal and comfort. | Euthanasia gives the same hands another task, and not only the willing will feel the change. | that the trust between patients and doctors would remain
`,
    toOpponents: `
Ethical | Whose life is it? | Nobody else has to live through the last months of an illness. | To forbid euthanasia is to decide for somebody what they must bear. | by what right others decide it
Practical | It happens already, in the dark | People travel abroad, refuse food or find a doctor who looks away. | A law on euthanasia would bring witnesses, waiting times and second opinions into what is now done alone. | that patients are safer without such rules
Logical | We let people refuse to be saved | A patient may decline an operation or have a machine turned off, and so die. | If that is respected, somebody has to explain why a quicker and gentler way is not. | what the moral difference is
`,
  },
  {
    about: /\babortions?\b|\bpro-(?:life|choice)\b/i,
    reversed: /\bpro-life\b/i,
    opposes: /\b(?:murder|illegal|sin|killing)\b/i,
    toSupporters: `
Ethical | There may be somebody else to consider | The argument from choice is decisive if only one person is concerned. | Opponents of abortion hold that there are two. Speaking of choice alone does not answer them, since it takes for granted what they deny. | why the unborn child does not count, or counts for less
Logical | When does it begin to matter? | Hardly anyone thinks that nothing has changed between the first week and the last. | A defence of abortion has to say where on that way the answer changes, and why there. | where the line lies and what makes it more than a convention
Alternatives | Help that would change the decision | Some women would have the child if they had money, a home or a partner who stayed. | Where those are missing, abortion is less a choice than a way out of having none. | that the other ways have been made possible too
`,
    toOpponents: `
Ethical | Nobody else’s body is claimed like this | We do not force anyone to give blood or a kidney, even to save a life. | To forbid abortion is to demand more of a pregnant woman than is demanded of anybody else. | why this one duty should be enforced by law
Practical | A ban does not end it | Women who are determined or desperate have always found somebody. | Where abortion is forbidden, those with money travel and those without take risks. | that there would be fewer abortions and not only more dangerous ones
Social | The hard cases are real people | Rape, a girl of thirteen, a pregnancy that threatens a life: each is rare, and none is invented. | A rule against abortion has to be applied to them as well, or it needs exceptions that undo its reasoning. | what is said to these women
`,
  },
  {
    about: /\b(?:immigra\w+|migrants?|refugees?|asylum|open borders)\b/i,
    toSupporters: `
Economic | Gains and costs fall on different people | Employers and buyers may profit from immigration while those who compete for the same flats and jobs do not. | That a country gains as a whole is no comfort to those who lose. The argument should look at them as well. | who would be worse off, and what is done for them
Practical | Arriving is the beginning | Language, schools, housing and recognised training take years and money. | Immigration goes well where these keep up with it, and {short} has nothing to say about the pace. | that there is room and help for those who come
Social | Belonging cannot be decreed | People take time to trust those with other habits, on both sides. | Where that time is not given, immigration can harden into neighbourhoods that avoid each other. | what would bring newcomers and neighbours together
`,
    toOpponents: `
Economic | They work, and they buy | A newcomer who takes a job also rents a flat, eats, and pays taxes. | The number of jobs is not fixed, so it does not follow that immigration takes work from anyone. | that there would be more work without them
Social | Somebody has to care for the old | Where few children are born, there are soon too few people to nurse, build and drive. | Those who want less immigration should say who will do this work. | who would do it
Ethical | An accident of birth | Nobody has earned the passport they were born with. | A person who flees from war or hopelessness does what most of us would do in their place. | why that accident should decide so much
`,
  },
  {
    about: /\b(?:free speech|freedom of (?:speech|expression)|hate speech|censor\w*|cancel culture)\b/i,
    favours: /\bhate\b/i,
    reversed: /\bhate speech laws?\b|\bcensor\w*|\bcancel culture\b/i,
    toSupporters: `
Social | Some words silence others | A person who is threatened whenever they speak will stop speaking. | Free speech without limits may leave the floor to those who shout. | that everybody would in fact be heard
Practical | Every country draws a line | Slander, threats and fraud are words too, and all are punished. | The question is where free speech ends, and {short} does not help to find the place. | where the line lies and why there
Ethical | Words are also deeds | A crowd can be talked into violence. | Whoever defends free speech should say what is owed to those who are hurt in consequence. | who answers for the harm that follows
`,
    toOpponents: `
Practical | Who holds the pen? | A power to forbid speech will one day be held by people one fears. | Limits on free speech should be judged by what the worst government would do with them. | that the power could not be abused
Social | What is forbidden goes on in private | An opinion that may not be spoken is not given up. It is exchanged among those who share it. | In the open, it would at least be answered. | that silence changes minds
Logical | Offence is no measure | Almost every new truth offended somebody. | If speech may be stopped because it hurts, the most easily hurt decide what the rest may hear. | how harm would be told from displeasure
`,
  },
  {
    about:
      /\bmilitary service\b|\bconscription\b|\bnational service\b|\b(?:mandatory|compulsory) (?:community |civil )?service\b|\bthe draft\b/i,
    toSupporters: `
Ethical | A year of somebody’s life | To take a year from the young by law is a great deal, and those who vote for it are mostly past the age. | Compulsory service has to be worth that to those who give it, and not merely to those who receive it. | why the young alone should pay in time
Practical | The unwilling make poor helpers | A soldier or carer who counts the days has to be trained, watched and replaced. | An army or a hospital may be better served by fewer people who chose to be there. | that it would get useful work from people who would rather be elsewhere
Economic | A year has a price | Someone who serves does not learn a trade or earn a wage in that time. | Compulsory service looks cheap because most of its cost is carried by those who serve. | that the work done is worth what the year would have brought
`,
    toOpponents: `
Social | People meet who never would | In a classroom or an office most people find those like themselves. | Compulsory service is one of the few things that would put the banker’s son beside the farmer’s daughter. | where else that would happen
Ethical | Rights have another side | Everybody expects to be protected and cared for in need. | It is not absurd to ask for some months in return, and {named} takes only the receiving half for granted. | why the giving should be left to a few
`,
  },
  {
    about:
      /\bgovernments?\b[^.]*\b(?:arts?|opera|theat(?:re|er)s?|museums?|orchestras?|culture)\b|\b(?:fund\w*|subsid\w+|support\w*)\b[^.]*\b(?:arts?|opera|theat(?:re|er)s?|museums?|orchestras?|culture)\b|\bartists?\b[^.]*\bfund\w*/i,
    toSupporters: `
Economic | Many pay, few attend | Everyone pays the tax, and the seats are mostly taken by people who could afford a ticket at the full price. | Public money for the arts can be a gift from the many to the comfortable. | that those who pay for it also get something from it
Ethical | Whose taste is it? | Somebody in an office decides which opera, which painter and which festival deserves support. | What the public does not choose to pay for in freedom, it is made to pay for by law. | why the taste of a few should bind all
Alternatives | Leave the money with the audience | Lower prices for the young, vouchers or a tax relief for gifts would let people decide for themselves what to support. | The arts would be funded either way, and by those who love them. | why the state has to choose in their place
`,
    toOpponents: `
Social | A ticket at full price shuts people out | Without support, the opera would not vanish. It would be there for the rich. | Public money for the arts is what makes it possible for a pupil or a pensioner to sit in the hall. | how people with little money would ever get in
Economic | Not everything useful pays for itself | Parks, libraries and lifeboats would fail if they had to live from admission. | That the opera does not pay is no proof that it is worth nothing to those who stay at home. | why the arts have to pay when these do not
Logical | The new is never popular at first | A market asks for more of what is liked already. | Much of the opera, music and painting that is loved today was supported by somebody before there was an audience for it. | who would pay for what nobody has learned to like yet
`,
  },
];
