/** Questions about who should have what, and who should decide. */
import type { Issue } from './issue.ts';

export const SOCIETY: readonly Issue[] = [
  {
    about: /\b(?:college|student) athletes?\b/i,
    toSupporters: `
Economic | Two sports earn, the others cost | The money comes from a few famous teams, and it pays for the swimmers, runners and rowers as well. | If the stars of college athletes are paid, something has to be taken from the rest. | which teams would be given up to pay for it
Ethical | They are paid already, in another coin | A place, lodging, coaching and a degree without debt are worth a good deal. | The argument for paying college athletes should say why these do not count. | what is unfair about the exchange as it is
Social | Team-mates with different wages | A quarterback and a reserve would sit in one dressing room with very different contracts. | Paying college athletes brings the market into a team that was meant to be held together by something else. | how the teams would stay teams
`,
    toOpponents: `
Ethical | Everyone else is paid | The coach, the broadcaster and the maker of the shirt all earn from the game. | To say that only college athletes should play for the honour asks it of the very people in the arena. | why they alone should go without
Economic | A career can end on any Saturday | An injury takes away what they trained for before it has earned them anything. | For college athletes, these may be the only years in which their skill has a price. | what they would have to live on afterwards
`,
  },
  {
    about: /\bmonarch(?:y|ies)\b|\broyal family\b|\broyals\b/i,
    toSupporters: `
Ethical | Nobody should be born to an office | In every other post we ask what somebody can do. | A monarchy makes birth the qualification for the highest place, and asks everyone else to bow to it. | why this one office should be inherited
Economic | Palaces are not cheap | Guards, travel and buildings are paid for by people who were never asked. | What a monarchy brings in from visitors would have to be more than the palaces alone would bring without it. | that the visitors come for the family and not for the buildings
`,
    toOpponents: `
Practical | A head of state without a party | Somebody has to open parliament, receive guests and speak at funerals. | Without the monarchy it would be another politician, chosen by one half of the country. | who would stand for the whole country
Alternatives | Most of the power is gone already | A crown that signs what parliament decides is an ornament. | If power was the objection, it has been met. What is left of the monarchy could be made cheaper and simpler without being abolished. | what harm the remaining ceremony does
Social | A thread through time | Flags, oaths and a familiar face give people something in common that nobody has to agree about. | It is easy to end the monarchy and hard to invent what would be as old. | what would hold people together instead
`,
  },
  {
    about: /\bstudent (?:loans?|debts?)\b/i,
    favours: /\b(?:cancel\w*|eras\w+|end\w*)\b/i,
    toSupporters: `
Ethical | What of those who paid? | Some worked two jobs, chose a cheaper college or did not go at all, so as not to owe anything. | To forgive student loans is to tell them that they were foolish. | what is said to those who paid theirs back
Economic | The bill goes to people who earn less | On the whole, people who studied earn more than those who did not. | If student loans are forgiven, the plumber helps to pay the lawyer’s debt. | why people without a degree should bear it
Practical | The next class borrows again | What made the debts is still there on the day after they are forgiven. | Without lower fees, student loans will have grown back in a few years. | what would stop it from happening again
Alternatives | Ease the weight for those it crushes | Repayments that rise and fall with income, and an end after some years, would help those in trouble. | To forgive all student loans also helps those who are in no trouble. | why help for the hardest cases is not enough
`,
    toOpponents: `
Ethical | They signed at eighteen | The young were told by everyone they trusted that this was the sensible thing to do. | A promise made at that age about student loans deserves some mercy. | why they alone should pay for advice that all gave them
Economic | A debt holds back more than its owner | People who owe a great deal buy no house, start no firm and have children later. | Relief from student loans would be felt by those who sell to them as well. | that the country is better off with them in debt
`,
  },
  {
    about: /\bprison\w*\b[^.]*\b(?:rehabilitat\w+|punish\w*)\b|\brehabilitat\w+\b|\b(?:longer|harsher|stricter) sentences\b/i,
    reversed: /\b(?:longer|harsher|stricter|tougher) (?:sentences|punishments?|prisons?)\b/i,
    favours: /\bpunish\w*|\breduc\w+/i,
    toSupporters: `
Ethical | The victim is not in the picture | Somebody was robbed, beaten or worse. | A case for rehabilitation speaks of what the prisoner needs. It should also say what is owed to the person who was harmed. | what the victims would have from it
Practical | Some do not want to be changed | Courses and talks help those who wish for another life. | Rehabilitation needs the prisoner’s good will, and prison has to deal with those who have none. | what is done with those who refuse
Social | The threat does some of the work | A sentence is also read by those who have not done anything yet. | If prison became a kind of help, part of its warning would be gone. | that others would be held back as well as now
`,
    toOpponents: `
Practical | Nearly all come out again | A prisoner who has learned nothing but to hate returns to the same street. | Prison that only punishes sends back a worse neighbour. | that people leave better than they came
Economic | A cell costs more than a teacher | Each return to prison is paid for by everyone, besides the next victim’s loss. | What is spent on training and treatment should be set beside that. | that it is cheaper to lock the same people up again
`,
  },
  {
    about: /\bbeauty (?:pageants?|contests?|standards?|industry)\b/i,
    toSupporters: `
Social | Someone has to come last | A contest about looks tells every loser something about her body. | Whatever beauty pageants give the winner, they give the rest a reason to be dissatisfied. | what those who do not win take home
Ethical | A body is not an achievement | We praise people for what they do, since they can do it well or badly. | To be praised for looks, in beauty pageants as elsewhere, is to be praised for luck. | what exactly is being honoured
`,
    toOpponents: `
Ethical | Her body, her choice | A grown woman who likes the stage does not need to be protected from it. | To blame beauty pageants for what they do to women is to overlook the women who enter and enjoy them. | why their own judgement should not count
Logical | The mirror came first | Films, shops and school corridors judge looks every day, and no one ends those. | If beauty pageants disappeared, the judging would go on without them. | that this and not the rest does the damage
Practical | For some it has been a way up | A prize, a scholarship and the habit of speaking to a full hall have helped girls from poor homes. | A fair account of beauty pageants puts this on the scales as well. | where these girls would find the same chance
`,
  },
  {
    about: /\badvert\w*\b|\bads\b|\bcommercials\b/i,
    favours: /\billegal\b|\bbann?\w*|\brestrict\w*|\blimit\w*/i,
    toSupporters: `
Practical | The message finds another door | What may not be shown on television turns up in a game, a film or the mouth of a favourite star. | A rule about advertising catches the honest kind and misses the hidden kind. | how the hidden kind would be caught
Economic | Somebody pays for the programme | Children’s films, clubs and local papers live on advertising. | Without it they cost money, or they are not made. | who would pay for what it pays for now
Alternatives | Teach them to see through it | A child who has taken an advertisement apart in class is harder to fool for life. | A ban protects from advertising only as long as it lasts. | why learning to see through it would not protect better
`,
    toOpponents: `
Ethical | They cannot tell it from a story | A small child takes a friendly face at its word. | Advertising to somebody who does not know what advertising is comes close to deceit. | how the audience could defend itself
Social | It is the parents who have to say no | Each message to a child ends in a quarrel at the till. | To leave advertising free is to leave that to tired parents every day. | why families should carry this
`,
  },
  {
    about: /\b(?:surveillance|cctv|facial recognition|security cameras?|body cameras?)\b/i,
    toSupporters: `
Ethical | Watched people behave differently | Nobody dances where a camera hangs. | Surveillance changes those who have done nothing, and they are the most of us. | why the innocent should be watched
Practical | Who looks at the pictures? | What is recorded is stored, and what is stored is one day read by somebody else. | The promise about surveillance is made by people who will not be in office when it is broken. | who could use it later, and for what
`,
    toOpponents: `
Practical | A face on film ends the dispute | Without a record it is one word against another, and the stronger word wins. | Surveillance has cleared the innocent as well as convicted the guilty. | how such disputes would be settled without it
Ethical | Fear is unfreedom too | A woman who does not dare to cross the station at night is not free either. | To reject surveillance in the name of freedom, one has to count hers. | what would make her safe
`,
  },
  {
    about: /\b(?:gmos?|genetically modified|organic (?:food|farming))\b/i,
    reversed: /\borganic\b/i,
    toSupporters: `
Economic | Who owns the seed? | A farmer who has to buy seed each year depends on the firm that sells it. | Whatever genetically modified crops yield, part of it goes there. | that farmers would remain free to choose
Ethical | It cannot be called back | Pollen does not stop at a fence. | With genetically modified plants, a mistake would spread by itself. | what is done if a mistake is found later
`,
    toOpponents: `
Logical | Farmers have always changed plants | Wild wheat and wild carrots are hardly food. | Breeding by chance changed them more than genetically modified crops are changed on purpose. | why the newer way is worse than the older
Ethical | Those who can choose, choose for others | In a rich country the shelf is full either way. | Where drought decides who eats, genetically modified crops may be the difference, and their absence is somebody’s hunger. | what is offered to those who go hungry
`,
  },
];
