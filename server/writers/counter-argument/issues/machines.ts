/** Questions about screens and machines. */
import type { Issue } from './issue.ts';

export const MACHINES: readonly Issue[] = [
  {
    about: /\bsocial media\b|\binstagram\b|\btiktok\b|\bfacebook\b|\bsnapchat\b/i,
    toSupporters: `
Ethical | It is built to be hard to leave | The companies earn by the minute, so every detail is arranged to keep people looking. | What looks like a free choice to use social media is one side of a very uneven contest. | how a user, and above all a young one, stands a chance
Social | Everyone else’s best day | People show their holidays and not their Tuesdays. | Whoever measures an ordinary life against that will always come out badly, on social media more than anywhere. | what would keep the comparison from hurting
Evidence | Falsehood travels well | What shocks is passed on before anyone asks whether it is so. | The good that social media does for information has to be weighed against this, and {short} looks at one side. | that people end up better informed and not only faster
Practical | The time comes from somewhere | An hour of scrolling is an hour without sleep, sport, books or people in the same room. | Even harmless hours on social media may cost what they push out. | that what is gained is worth what is given up
`,
    toOpponents: `
Social | Company for those who had none | A teenager with a rare illness, an odd hobby or a family that does not understand can find people like themselves there. | For some, social media is the first place where they are not alone. {named} does not count them. | where these young people would turn without it
Evidence | Which came first? | Unhappy people may spend more time on social media because they are unhappy. | If so, taking it away would remove the sign of the trouble and leave the trouble. | that social media causes the harm and does not merely go along with it
Alternatives | It depends on how it is used | Talking to friends, learning an instrument from videos and staring at strangers’ bodies all count as social media. | To judge them together is like judging books by the worst thing in print. | which use does the harm, and why the others should share the blame
Ethical | A voice that costs nothing | People whom no newspaper would have printed can be heard. | Social media has let victims, minorities and small groups speak up. That belongs on the scales. | how they would be heard without it
`,
  },
  {
    about:
      /\bscreen[- ]time\b|\b(?:hours?|minutes?|time) (?:a day )?(?:on|at|in front of) (?:a |their )?(?:screens?|phones?|tablets?)\b/i,
    toSupporters: `
Practical | The next day pays for it | One more episode is always the last one. | A tired child learns and behaves worse in the morning, so the price of screen time is not paid on the screen. | how the nights would be kept free
Social | No gap is left | Out of an empty afternoon come games, quarrels and friendships. | Screen time fills the afternoon before it is empty. | where they would learn to fill time themselves
`,
    toOpponents: `
Logical | Which screen, and what for? | A call to grandmother, an hour of drawing and an hour of staring all count the same on the clock. | A rule about screen time measures the minutes and not what is done with them. | that the time matters more than the use
Practical | Somebody has to be the warden | A limit has to be kept on tired evenings, with homework that is done on the same device. | Those who ask for less screen time should say who would argue about it every day. | how it would be kept without a daily quarrel
Social | The hour has to be filled | Less of one thing does not make more of another. | If screen time goes and nothing takes its place, boredom or another screen will. | what the children would do in that hour
Alternatives | Sit beside them | A parent who watches along can explain, laugh and turn it off. | Shared screen time may do more good than little screen time. | why the amount is a better thing to change than the company
`,
  },
  {
    about:
      /\b(?:kids|children|child|teen\w*|toddlers?|young people)\b[^.]*\b(?:(?:smart)?phones?|tablets?|screens?|screen time|ipads?|internet)\b|\bscreen time\b/i,
    opposes: /\bless screen\b|\btoo (?:much|young|early)\b|\blimit/i,
    toSupporters: `
Practical | Sleep goes first | A screen in the bedroom is on when nobody looks. | A tired child learns and behaves worse the next day, and no rule about screens at supper helps with that. | how the nights would be kept free
Social | Boredom has its uses | Children who have nothing to do invent something, or go and find each other. | A screen fills every gap before that can happen. | where they would learn to fill time themselves
Ethical | A child cannot judge the bargain | Much on the screen is paid for with attention and data, and made by adults who know how to get them. | To leave a child alone with that is to ask for a judgement that adults fail to show. | who would protect children from what is aimed at them
`,
    toOpponents: `
Social | That is where their friends are | Plans are made, jokes told and quarrels settled on the phone. | A child without one does not have an older kind of childhood. The others have moved, and that child is left out. | how a child would keep up with friends who all have one
Practical | A call home is worth something | A phone tells a parent that the bus was late and lets a frightened child ask for help. | Safety is part of the reason why families give phones to children. It should be weighed. | what would take its place on the way home
Alternatives | There are steps in between | A simple phone, fixed hours and a charger in the kitchen at night keep most of the good and little of the bad. | {named} jumps over all of them. | why these smaller steps would fail
Logical | Learning takes practice | Whoever first meets a screen at fifteen has to learn then what others learned with a parent beside them. | Waiting may only move the trouble to an age at which children no longer listen. | that waiting makes the start easier and not harder
`,
  },
  {
    about: /\bvideo ?games?\b|\bgaming\b|\bfortnite\b/i,
    opposes: /\bviolen\w*|\baddict\w*|\baggress\w*/i,
    toSupporters: `
Ethical | Made to be played once more | Many games are designed around the next reward and the next purchase. | What is praised in video games as motivation may be the craft of not letting people stop. | that players stop when they want to
Practical | Skills that stay in the game | Someone who plays well has become good at playing. | That quick eyes and plans for a castle help anyone at school or at work is easily said. | that what is learned in video games is of use outside them
Social | Hours that other things would fill | Evenings spent with video games are not spent on sport, music or people in the room. | Even a good pastime can take up too much of a life. | that nothing better is crowded out
`,
    toOpponents: `
Evidence | Millions play and harm nobody | Most people who play violent games never raise a hand against anyone. | If video games had the effect that is feared, it should be hard to overlook. Somebody has to explain why it is not. | why so many players are peaceful
Logical | The angry may choose angry games | People who are drawn to fighting may also be drawn to games about it. | Then both have a common root, and video games are the sign and not the cause. | that the games came first
Social | A playground with a screen | Many games are played with friends, who talk, plan and quarrel and make up. | To call this lost time is to look at the screen and not at the players. | why it is worth less than play of an older kind
Alternatives | Which games, and how long? | A puzzle, a football game and a horror game have little in common. | Age limits and a family rule about hours reach the harmful part, and leave the rest of video games alone. | why such limits would not do
`,
  },
  {
    about: /\b(?:self-driving|driverless|autonomous) (?:cars?|vehicles?)\b/i,
    toSupporters: `
Practical | The last awkward cases | Snow, roadworks and a policeman who waves are easy for people and hard for programs. | Self-driving cars have to manage the rare day as well as the usual one, and it is the rare day that kills. | how they behave when something happens that nobody planned for
Ethical | Who is guilty? | After an accident we ask who was at fault, and there is somebody to ask. | With self-driving cars there is a maker, an owner and a program, each pointing at the others. | who answers for a death
Economic | Driving is a living | Drivers of lorries, taxis and buses support families in every town. | Safer roads would be bought with their work, and {short} does not mention it. | what becomes of those who drive for a living
Social | Easier driving means more of it | If a journey costs no attention, people will make more and longer ones. | Fuller roads could eat up what careful cars save. | that traffic would not grow along with the comfort
`,
    toOpponents: `
Ethical | People are dangerous drivers | We look at phones, drink, fall asleep and lose our tempers. | Self-driving cars do none of this. To wait for perfect ones is to accept the accidents we have. | why known dangers should be preferred to new ones
Social | Freedom for those who cannot drive | The blind, the old and the ill depend on others for every errand. | For them self-driving cars would mean independence. | what else would give it to them
Practical | One mistake teaches all | A person who has an accident learns from it alone. | A program that is corrected is corrected in every car at once. | why such cars would not keep improving
`,
  },
  {
    about: /\bcrypto(?:currency|currencies)?\b|\bbitcoin\b|\bblockchain\b/i,
    toSupporters: `
Economic | A price that jumps is no measure | Money should be worth tomorrow about what it is worth today. | Cryptocurrency is held in the hope that it will rise, and nobody spends what will be worth more next week. | why people would pay their rent in it
Practical | Lose the key, lose the money | A bank can stop a payment and restore a forgotten password. | With cryptocurrency a slip of the finger is final. Most people need more forgiveness than that. | who helps an ordinary person after a mistake
Ethical | No one to turn to | Where no authority stands behind a payment, none stands behind the person who was cheated. | The freedom from control that is praised in cryptocurrency is enjoyed by thieves as well. | how the honest would be protected
`,
    toOpponents: `
Ethical | Not every state can be trusted | For people whose government freezes accounts or prints money at will, banks are not safe. | Cryptocurrency may be a game for the comfortable and a way out for them. | what else would protect their savings
Economic | Sending money is dear | Workers abroad pay high fees and wait for days when they send money home. | Anything that makes this cheaper deserves more than a shrug. | which other way would serve them better
Logical | Early faults are not the final form | New tools are used for nonsense first. | That cryptocurrency attracts gamblers today tells little about what it will be good for. | that the faults belong to the idea and not to its first years
`,
  },
  {
    about: /\bthe (?:internet|web)\b/i,
    toSupporters: `
Evidence | More to read is not more to know | The internet holds an answer to every question, and the opposite answer as well. | Without the skill to choose between them, plenty is no help. | that people end up knowing more and not just finding more
Social | Close to the distant, distant from the near | One can talk to the whole world and not know the neighbour. | What the internet adds to company may be taken from the company at hand. | that people are less alone because of it
Practical | Attention in small pieces | A mind that is interrupted all day forgets how to stay with one thing. | The internet makes beginning easy and finishing hard. | how people would keep the patience for long thought
`,
    toOpponents: `
Logical | The same was said of books | Writing, print and television were each said to rot the mind. | A complaint that comes with every new medium needs something that belongs to the internet alone. | what makes it worse than those before it
Social | A library for everyone | A child in a village can hear the lectures and see the paintings that only cities used to have. | Whoever finds fault with the internet should say what they would offer that child. | what would replace this for those who live far from libraries
Alternatives | The reader matters more than the shelf | One person uses the internet to learn a language and another to watch people fall over. | The same tool gave both results, so it can hardly explain either. | why the tool is to blame and not the use
`,
  },
];
