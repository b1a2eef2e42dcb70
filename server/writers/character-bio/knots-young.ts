/** Inner conflicts from childhood, which suit a person of any age. */
import type { Knot } from './knot.ts';

export const YOUNG_KNOTS: readonly Knot[] = [
  {
    archetype: 'The Liar with a Reason',
    wound:
      '{When}, {he} said that {he} had seen the stranger break the window. {He} had seen nothing. The stranger was gone by evening, and nobody ever asked {him} again whether {he} <was> sure.',
    short: 'Accused a stranger of something nobody saw',
    goal: 'find the man who was sent away and learn what became of him',
    fear: 'being believed too easily',
    secret: 'The window was broken from the inside, and {name} knows by whom',
    conflict: 'The stranger comes back under another name, kind and well liked, and does not seem to remember a thing.',
  },
  {
    archetype: 'The Keeper of a Promise',
    wound:
      '{When}, {he} sat with a dying neighbour because everybody else was busy, and promised to look after something without asking what it was.',
    short: 'Made a promise to a dying neighbour without hearing the end of it',
    goal: 'learn what exactly was promised, and then keep it',
    fear: 'having failed already without knowing',
    secret: 'There was a second half to the promise, and {name} pretended not to hear it',
    conflict: 'A second person turns up who was made to give the same promise, and understood it differently.',
  },
  {
    archetype: 'The Understudy',
    wound:
      '{When}, {he} took the place of a child who had fallen ill, for one evening only. People clapped. Nobody noticed that it was not the same child.',
    short: 'Stood in for another child, and was taken for that child',
    goal: 'do one thing that nobody else could have been sent to do',
    fear: 'the sound of somebody better arriving',
    secret: 'The other child got well in time, and {name} hid the shoes',
    conflict: 'The one {he} replaced has returned, has every right to the place, and would rather have {name} as a friend.',
  },
  {
    archetype: 'The Finder',
    wound:
      '{When}, {he} found a purse with more money in it than {his} street saw in a year, and gave it back. The owner counted it twice, in front of everyone.',
    short: 'Returned a fortune and was treated like a thief',
    goal: 'be trusted with something that matters, unasked and uncounted',
    fear: 'having {his} pockets searched',
    secret: 'One coin was kept, and has never been spent',
    conflict: 'Something of great value goes missing on the one night when {name} had the only key.',
  },
  {
    archetype: 'The Translator',
    wound:
      '{When}, {he} had to repeat to {his} family, word for word, what an official said about them. {He} left out one sentence. It would have told them to leave.',
    short: 'Softened bad news once, and people acted on the soft version',
    goal: 'say the hard sentence in time, just once',
    fear: 'being the one who has to tell',
    secret: '{name} still softens every message that passes through',
    conflict: 'Two sides trust only {name} to speak between them, and only a true translation would stop them.',
  },
  {
    archetype: 'The Second Key',
    wound:
      '{When}, {he} <was> locked in by mistake for a night and a day. {He} spent the night shouting and the day listening, and the listening turned out to be more useful.',
    short: 'Was locked in and forgotten for a night and a day',
    goal: 'own one room that locks only from the inside',
    fear: 'doors that other people close',
    secret: 'Through the wall, that night, {he} heard two people agree on a crime',
    conflict: 'One of the voices from behind the wall speaks up at a table where {name} is a guest.',
  },
  {
    archetype: 'The Scapegoat',
    wound:
      '{Once}, the well went bad, and it was decided that {he} had done it. An apology came in the end, from one person, in the dark.',
    short: 'Was blamed for a spoiled well, and only half forgiven',
    goal: 'leave with the true story in writing and every name under it',
    fear: 'a room that goes quiet when {he} <enters>',
    secret: '{name} knows who did it, and has been paid in kindness not to say',
    conflict: 'The town that cast {him} out needs something only {he} <knows> how to do.',
  },
  {
    archetype: 'The Runner',
    wound: '{When}, {he} ran for help and got lost. By the time {he} found the right door, the need for it was over.',
    short: 'Ran for help and came too late',
    goal: 'arrive in time, once, with witnesses',
    fear: 'crossroads without signs',
    secret: '{He} <was> not lost all that time; for a part of it {he} sat down and cried',
    conflict: 'Two calls for help come in the same hour, from opposite directions.',
  },
  {
    archetype: 'The Imitator',
    wound:
      '{When}, {he} learned to copy any handwriting, and used it for a sick note, then for a reference, then for the last lines of a will.',
    short: 'Forged a sick note, and did not stop there',
    goal: 'write a single letter in a hand of {his} own',
    fear: 'comparisons',
    secret: 'A family lives in a house that belongs to others, thanks to one forged line',
    conflict: 'The rightful heir asks {name}, of all people, to examine the document.',
  },
  {
    archetype: 'The Listener',
    wound:
      '{When}, {he} stopped speaking for half a year. Nothing had happened. People began to tell {him} things, and {he} learned what silence is worth.',
    short: 'Kept silent for half a year and became everybody’s confidant',
    goal: 'meet one person to whom {he} can say all of it',
    fear: 'talking in {his} sleep',
    secret: '{He} <has> written every confession down, with dates',
    conflict: 'The notebook is missing, and seven people have good reason to burn down whichever house holds it.',
  },
  {
    archetype: 'The Spare',
    wound:
      '{When}, {he} overheard the reason for {his} own existence: a second child in case something happened to the first. Nothing has happened to the first.',
    short: 'Overheard being called the spare',
    goal: 'be chosen first by somebody who has a choice',
    fear: 'hearing {his} own name used as a second thought',
    secret: '{He} once saved the firstborn’s life, and hesitated',
    conflict: 'The firstborn vanishes, and everything {name} ever wanted is offered on a tray.',
  },
  {
    archetype: 'The Small Prophet',
    wound:
      '{When}, {he} made up a story about the bridge falling, to frighten the other children. The bridge fell within the month.',
    short: 'Invented a disaster that came true',
    goal: 'prove that the bridge fell by chance, and be an ordinary liar again',
    fear: '{his} own imagination',
    secret: '{He} <has> made up a second story since, and told it to nobody',
    conflict: 'People come asking what happens next, and the ones who come at night bring money.',
  },
  {
    archetype: 'The Borrower',
    wound:
      '{When}, {he} took home an animal that belonged to someone else, because it was thin. By the third day it answered to a new name. The owner’s notices hung in the street until the rain took them.',
    short: 'Kept an animal that somebody else was looking for',
    goal: 'make it up to the animal’s owner without ever confessing',
    fear: 'notices nailed to trees',
    secret: 'The collar with the real name on it hangs in {his} cupboard',
    conflict: 'The owner becomes the one person who is good to {him} without a reason.',
  },
  {
    archetype: 'The One Who Stayed',
    wound:
      '{Once}, everyone {he} knew left in one week. {He} hid in the loft so as not to go, and had the whole place to {himself} until strangers moved in.',
    short: 'Hid, and so was left behind on purpose',
    goal: 'keep the place as it was until somebody comes back to see it',
    fear: 'repairs, improvements and fresh paint',
    secret: 'Nobody forgot {him}: they called for an hour, and {he} did not answer',
    conflict: 'Those who left return, and have grown into people {he} would not have waited for.',
  },
  {
    archetype: 'The Accomplice',
    wound:
      '{When}, {he} held the lantern while older children did something to a shed. {He} <was> told that holding a lantern is not doing anything.',
    short: 'Held the light while others did the harm',
    goal: 'stop something, instead of watching how it ends',
    fear: 'the smell of lamp oil',
    secret: 'There was somebody in the shed',
    conflict: 'The ringleader is respected now, offers help that is badly needed, and asks for a light.',
  },
  {
    archetype: 'The Collector of Debts',
    wound:
      '{When}, {he} lent {his} only good coat to a friend for a journey. The friend came home in a better one and had forgotten the loan.',
    short: 'Lent the only good coat and never saw it again',
    goal: 'be owed nothing and owe nothing by the end of the year',
    fear: 'generosity, other people’s above all',
    secret: 'There is a ledger of kindnesses, and {his} own column is shorter than {he} <lets> on',
    conflict: 'The only way out is a gift so large that it can never be paid back.',
  },
  {
    archetype: 'The Survivor of Nothing',
    wound:
      '{When}, {he} missed a boat by the length of a quay. The boat was never seen again, and strangers still touch {his} sleeve for luck.',
    short: 'Missed the boat that sank',
    goal: 'deserve what came after',
    fear: 'being early',
    secret: '{He} gave {his} place on board to somebody who begged for it',
    conflict: 'The sister of the one who took {his} place has found the passenger list.',
  },
  {
    archetype: 'The Witness',
    wound: '{When}, {he} looked through a keyhole on a dare and saw a kind man do a cruel thing very calmly.',
    short: 'Saw a kind man do a cruel thing',
    goal: 'find out which of the two was the real man',
    fear: 'gentle voices',
    secret: '{He} told the kind man, and the kind man thanked {him}',
    conflict: 'The kind man is about to be honoured, and {name} is asked to say a few words.',
  },
  {
    archetype: 'The Rule Keeper',
    wound:
      '{When}, {he} broke a rule that had no reason, and on the same day somebody fell ill. {He} <has> never broken one since.',
    short: 'Broke one small rule on the day everything went wrong',
    goal: 'understand which rules hold the roof up and which are only painted on',
    fear: 'the words “just this once”',
    secret: '{He} <has> begun to invent rules of {his} own, and they are multiplying',
    conflict: 'The right thing to do is forbidden, in writing, over {his} own signature.',
  },
  {
    archetype: 'The Heir to a Quarrel',
    wound:
      '{When}, {he} <was> shown a house and told never to speak to the people in it. No reason was given. {He} learned the names of all nine of them.',
    short: 'Inherited a quarrel without the reason for it',
    goal: 'find the first insult, and take it back',
    fear: 'discovering that {his} own side began it',
    secret: 'There is a friend in that house, and they meet where nobody walks',
    conflict: 'The quarrel turns bloody, and each side is certain that {name} will carry a message for it.',
  },
  {
    archetype: 'The Mender',
    wound:
      '{When}, {he} dropped the one thing in the house that was not to be touched. {He} glued it so well that nobody saw, and <waits> for it to fall apart.',
    short: 'Broke the family treasure and glued it in secret',
    goal: 'replace the treasure with the real thing before anyone looks closely',
    fear: 'dusting',
    secret: 'It was a copy already: somebody had broken it before {him}',
    conflict: 'The mended thing has to be sold to save the house, and a valuer is coming.',
  },
  {
    archetype: 'The Stranger at Home',
    wound:
      '{When}, {he} came back from a long illness and felt that the people at home were very good copies. {He} <has> been polite to them ever since.',
    short: 'Came home from an illness and never quite felt at home again',
    goal: 'feel at home anywhere, for the length of one supper',
    fear: 'old portraits',
    secret: '{He} <keeps> a list of small differences, and it is getting longer',
    conflict: 'Somebody appears who keeps the same list.',
  },
  {
    archetype: 'The Loser of a Bet',
    wound:
      '{When}, {he} bet {his} birthday against a pocket knife, and lost. The winner took it seriously. {He} <has> not celebrated one since.',
    short: 'Lost a birthday in a bet',
    goal: 'win the birthday back, at a game of {his} own choosing',
    fear: 'games with only two possible endings',
    secret: '{He} threw the game, because the other one had never had a birthday',
    conflict: 'The winner offers to return it, with interest, in exchange for one lie.',
  },
  {
    archetype: 'The Guide Who Turned Back',
    wound:
      '{When}, {he} led three smaller children along a way {he} had only heard of. Halfway, {he} admitted it. Two of them still will not follow {him} anywhere.',
    short: 'Led others along a way nobody knew',
    goal: 'bring everyone home this time',
    fear: 'the question “are you sure?”',
    secret: 'The third child would follow {him} anywhere, and it frightens {him}',
    conflict: 'There is one safe way out, {name} has only heard of it, and nobody else has heard of any.',
  },
  {
    archetype: 'The Friend of the Wrong Person',
    wound:
      '{Once}, the loneliest child in the place attached itself to {him}. {He} let it happen, then one day, among others, {he} laughed with them.',
    short: 'Betrayed a lonely friend with one laugh',
    goal: 'be forgiven without having to explain',
    fear: 'laughter in another room',
    secret: '{He} <writes> to the friend each year and <posts> nothing',
    conflict: 'The friend has power now, is perfectly fair, and remembers the joke.',
  },
  {
    archetype: 'The Child of a Legend',
    wound:
      '{When}, {he} heard a singer tell a whole market about a hero. It took three verses before {he} understood that it was about the person who burned the porridge at home.',
    short: 'Learned from a song who was burning the porridge at home',
    goal: 'be mistaken for nobody, and measured against nobody',
    fear: 'the fourth verse, which is about an heir',
    secret: 'The deed in the song was done by somebody else, who is still alive and never complained',
    conflict: 'Someone has come a long way for the hero, and only {name} is at home.',
  },
  {
    archetype: 'The Watcher of the Door',
    wound:
      '{When}, {he} <was> told to wait by the door and open it to nobody. {He} opened it to somebody who said {his} name correctly.',
    short: 'Opened the door to the wrong visitor',
    goal: 'recognise the voice from that evening',
    fear: 'being called by {his} full name',
    secret: 'The visitor gave {him} something, and {he} <has> it still',
    conflict: 'A pleasant newcomer says {his} name with exactly the right weight on the second syllable.',
  },
  {
    archetype: 'The Unlucky Charm',
    wound:
      '{Once}, {his} luck at cards became known, and an uncle began to take {him} along to tables where a child had no business. {He} won them a roof, and then lost it.',
    short: 'Won a roof at cards, and lost it again',
    goal: 'sit at a table and not count',
    fear: 'a winning hand',
    secret: 'The last game was lost on purpose, so that it would stop',
    conflict: 'A debt can only be settled at the table, and the uncle is holding the deck.',
  },
  {
    archetype: 'The Messenger',
    wound:
      '{When}, {he} <was> given a sealed letter and a coin to deliver it. {He} read it, understood half, and threw it in the river because of that half.',
    short: 'Drowned a letter after reading half of it',
    goal: 'find out how the drowned letter ended',
    fear: 'envelopes with {his} own name on them',
    secret: '{He} kept the seal, and somebody has recognised it',
    conflict: 'The person it was meant for has built a life on never having received it.',
  },
  {
    archetype: 'The Gardener of Grudges',
    wound:
      '{Once}, a teacher held up {his} work as an example of what not to do. The class was allowed to vote on what was wrong with it.',
    short: 'Was made an example of in front of a class',
    goal: 'make something so plainly good that a vote would be silly',
    fear: 'a show of hands',
    secret: 'The teacher was right, and {name} has known it for a long time',
    conflict: 'The teacher, old and unwell, asks for {his} opinion and means it.',
  },
  {
    archetype: 'The Twin of an Absence',
    wound:
      '{When}, {he} learned that there had been another child before {him}, with the same first name. The toys were not second-hand. They were inherited.',
    short: 'Learned of a dead child of the same name',
    goal: 'be called something else by someone who loves {him}',
    fear: 'reaching the age at which the other one stopped',
    secret: 'There is no grave, and {name} has looked in every churchyard within a day’s travel',
    conflict: 'A person with the same name and the right age sends a polite note.',
  },
  {
    archetype: 'The Peacemaker',
    wound: '{When}, {he} learned to fall ill whenever the shouting started. It worked every time, and it still starts by itself.',
    short: 'Fell ill to stop the quarrels at home',
    goal: 'stay in a room where people disagree, until the end',
    fear: 'raised voices, even happy ones',
    secret: 'One illness was real, and nobody believed it',
    conflict: 'Peace can be had tomorrow if {name} lets one true thing be said aloud today.',
  },
  {
    archetype: 'The Apprentice of a Thief',
    wound:
      '{Once}, the friendliest grown-up in the street taught {him} to open locks “in case of emergencies”. It was some time before {he} understood whose emergencies.',
    short: 'Was taught to open locks by a friendly thief',
    goal: 'open one lock for a reason that can be told at table',
    fear: 'compliments on {his} hands',
    secret: 'The last lock {he} opened for the friend belonged to {his} own godmother',
    conflict: 'The friend is old, in prison and innocent for once, and asks {him} for help.',
  },
  {
    archetype: 'The Counter of Days',
    wound:
      '{Once}, someone said “back by Sunday” and was not. {He} <knows> how many Sundays it has been, and no longer <tells> people the number.',
    short: 'Was told “back by Sunday” by someone who never returned',
    goal: 'stop counting',
    fear: 'a knock on the door on any other day',
    secret: 'A card came after the second year, and {he} burned it unread',
    conflict: 'On a Tuesday, without luggage, the missing person walks in and asks what is for supper.',
  },
];
