/** Thoughts that are true of any loss, whoever died and in whatever tone it is told. */
import type { Stage, Thoughts } from './stock.ts';

const gathering: Thoughts = {
  cameFar:
    'Some of you have come a long way to be here, and some only a few streets. For one or two the hardest part was the last few steps to the door. However you got here, thank you. It is a comfort to look up and see you.',
  noPerfect:
    'I have put off writing this, because putting it into words seemed to make it true. What I have is not perfect. It leaves out more than it says. I ask you to hear it as you would listen to someone thinking aloud about {name}.',
  manyRooms:
    'No one who speaks today can speak for everyone. Each of you knew {name} from your own side. Where my words do not match your memory, keep the memory. It is worth more.',
};

const invite: Thoughts = {
  laugh:
    'I would like to ask you for something. Take a moment, here and now, and think of the last time {name} made you laugh. Do not tell anyone yet. Hold on to it. That moment is as real as this one, and it belongs to you.',
  voice:
    'If you listen inwardly for a moment, I think that you can still hear {name’s} voice. You may hear your own name in it, said in the way that nobody else says it. Try to keep that. Voices are the first thing we fear to lose, and they stay longer than we think.',
  firstMeeting:
    'Try to think back to the first time you saw {name}. You had no idea, then, what this person was going to mean to you. We never have. There may be somebody in your life today whom you have only just met.',
  storyAfter:
    'When this is over we will stand around with cups in our hands and not know what to say. Here is a suggestion. Find someone you do not know and ask them how they knew {name}. Then tell them your story. You will both go home richer.',
  photograph:
    'Somewhere at home you may have a picture of {name}, perhaps not a good one: half turned away, eyes closed, somebody’s thumb in the corner. Look for it tonight. It is often the bad photographs that get a person right.',
  writeDown:
    'Write something down this evening. It does not have to be long. One thing {name} used to say, one day that you spent together, one kindness that was never repaid. Memory is faithful, but it is not tidy, and in ten years you will be glad of the note.',
  unsaid:
    'Most of us have something that we never got around to saying to {name}. A thank you, a sorry, a question. Say it now, in your own mind, in your own words. I do not know where such words go. I do know that it is better for us to have said them.',
  place:
    'For each of us there is some place where {name} will always be about to appear: a corner, a doorway, one end of a bench. You know which one is yours. Go there some day when you are ready, and stay for as long as you like.',
};

const grief: Thoughts = {
  waves:
    'Nobody told me that grief comes and goes as it pleases. You can be well for an hour, and then a song comes on in a shop, and you have to leave your basket and walk out. If that happens to you, let it. It is not a step back. It is {name}, crossing your mind.',
  noSchedule:
    'There is no timetable for this. Some will cry today and some next spring, over a coat or a handwritten label. Some may not cry at all and will miss {name} just as badly. Let us not hurry each other, and let us not keep score.',
  price:
    'It hurts because it mattered. If there were a way never to feel like this, it would be never to love anyone, and I have not met a person who would accept that bargain. What we feel today is the other side of something good. I would not hand it back.',
  ordinary:
    'What is strange is how ordinary everything goes on being. The post arrives. Buses run. People ask how you are and want to hear that you are fine. You would like to stop someone in the street and tell them: do you not know what has happened? In here, at least, everybody knows.',
  twoFeelings:
    'You may find that you feel two things at once today. You can be heartbroken and still be hungry. You can laugh at a story and be in tears before the end of it. There is nothing wrong with you. A heart is large enough for both, and today it needs to be.',
  tenses:
    'I still stumble over the tense. I begin to say that {name} is, and have to change it to was, and it feels like a small betrayal each time. I have decided not to correct myself so quickly. There are ways in which the present is still right.',
  absence:
    'An absence has a shape. It is exactly as large as the person was. Over time we do not fill it, and I do not think that we should try. We learn to walk around it in the dark, the way one knows the furniture, and now and then we rest a hand on it.',
};

const carry: Thoughts = {
  habit:
    'When people ask what they can do in memory of someone, they often think of large things. I would say: choose a small one. Take over one habit of {name’s}, one that always made you smile or shake your head, and keep it going. You will have company every time you do it.',
  loveGoes:
    'The question that I keep coming back to is what to do with the love. It did not stop when {name} did. It is still here, as strong as it was, and looking for something to do. I think that we have to spend it. There are people all around us who could use some.',
  callSomeone:
    'Before this day ends, call someone. You know who it is. It is the one you have been meaning to call for months. You need no reason, and if you want one, say that it was because of {name}.',
  tellYounger:
    'There will be children who never meet {name}. They will have to rely on us. So let us tell them, and not only the polished stories. Let us tell them the ones with mud on them, the ones that made us despair or made us late. A person lives on in stories only if the stories are true.',
  kindnessNow:
    'Death makes us honest for a while about what is important. Then the washing has to be done, and we forget. If we could hold on to just a little of what we know today, to be kinder, to be quicker to forgive and slower to leave, it would be no small monument.',
  sharedKeeping:
    'No single one of us has to remember everything. That is the good of being many. You keep the morning you have, and I will keep mine, and somebody else will have the rest. As long as we stay in touch, {name} stays whole.',
  date: 'The first year will be full of dates: the birthday, the holidays, the day that made this day necessary. Do not let anyone face those dates alone. Put them in your calendar now. A message that says “I was thinking of {name} too” takes a minute, and it can hold up a whole day.',
  unfinished:
    'Every life is cut off in the middle of something. There is a book with a marker in it, a plan half made, a thing someone was going to see to on Saturday. We cannot finish it all for {name}. But there may be one thing you could finish, and I think you know which it is.',
};

const still: Thoughts = {
  minute:
    'I would like us to be quiet for a short time now. You can pray, if you pray. You can think of {name}, or hold the hand of the person beside you. For half a minute let us ask nothing of one another.',
  breath:
    'Let us breathe together once, slowly, before I finish. It is a small thing, and it is what the living do. In that one breath, let each of us give {name} a thought that needs no words.',
  listen:
    'Listen for a moment to how quiet it is. So many people, each with a different memory, and all of them of the same person. I have heard speeches that said less than this silence does.',
};

export const GENERAL: Readonly<Record<Exclude<Stage, 'bond'>, Thoughts>> = { gathering, invite, grief, carry, still };

/** Those that are also true for an infant. */
export const TENDER = new Set(['cameFar', 'noSchedule', 'price', 'loveGoes', 'date', 'minute', 'breath']);

/** What is true of any loss may still be wrong in tone, or beside the life of a child. */
export const UNFIT: Readonly<Record<string, readonly string[]>> = {
  Celebratory: ['ordinary', 'tenses', 'noSchedule', 'absence', 'anger'],
  Peaceful: ['anger'],
  Traditional: ['waves', 'tenses', 'anger'],
  Child: ['unfinished', 'firstMeeting', 'unfairTrade'],
  Colleague: ['notBrave', 'unfairTrade', 'becoming'],
  Other: ['notBrave', 'unfairTrade', 'becoming'],
};

interface Bridges {
  readonly grief: readonly string[];
  readonly carry: readonly string[];
}

/** They begin with the question that the transition would ask. */
export const SELF_BRIDGED = new Set(['becoming', 'loveGoes', 'putOff']);

/** Transitions for longer speeches. */
export const BRIDGES: Bridges = {
  grief: [
    'I do not want to pass over the sadness as if it were bad manners.',
    'Something has to be said about how this feels.',
    'A word about grief, since it has come in with us and taken a seat.',
  ],
  carry: [
    'That leaves the question of what we do now.',
    'So what do we do, once we have left this room?',
    'And then there is tomorrow, which will come whether we like it or not.',
  ],
};
export const FORMAL_BRIDGES: Bridges = {
  grief: [
    'It would be wrong to pass over our sorrow in silence.',
    'We need not be ashamed of our grief, and I would speak of it briefly.',
  ],
  carry: [
    'It remains to ask what is required of us now.',
    'We owe something to the days that follow, and I will say what I believe it is.',
  ],
};
