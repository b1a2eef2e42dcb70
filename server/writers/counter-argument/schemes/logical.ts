/** Objections to the step from the reasons to the conclusion. */
import type { Scheme } from './scheme.ts';

export const LOGICAL: readonly Scheme[] = [
  {
    needs: 'threshold',
    titles: ['Why “{term}” and not a little more or less?', 'Where the line falls'],
    says: [
      'A line has to be drawn somewhere, and here it is drawn at “{term}” without a word of explanation.',
      'Everything depends on “{term}”, and the argument gives no reason for that figure.',
    ],
    bites: [
      'Those just on either side of it hardly differ from each other, and {named} would treat them quite differently.',
      'Whatever speaks for {short} would speak nearly as well for a line a little higher or lower.',
    ],
    shows: ['why the line belongs there', 'what changes at exactly that point'],
  },
  {
    needs: 'absolute',
    titles: ['One exception is enough', 'The trouble with “{term}”'],
    says: [
      'The sweep of “{term}” does a lot of work here, and it is the easiest part to knock out.',
      '{named} is fragile in one place: “{term}” leaves no room for a single case that goes the other way.',
    ],
    bites: [
      'With “{term}” in it, the argument about {topic} is no longer about what is usual; one clear exception refutes it as it stands.',
      'Nobody has to attack the heart of {short} when its edge is so exposed. They only have to name one person, place or occasion where it does not hold.',
    ],
    shows: [
      'that “{term}” is meant literally and survives every exception',
      'what is left of {short} once “{term}” is softened to what can be defended',
    ],
  },
  {
    needs: 'reason',
    titles: ['True, and still not enough', 'The reason can stand while the claim falls'],
    says: [
      'Suppose the reason is entirely true: “{term}”. It is still possible to accept it and reject {short}.',
      'The weight rests on “{term}”. Grant that, and there is a gap left between it and {named}.',
    ],
    bites: [
      'What joins the two is an unspoken step, and a reader who does not share it will nod at the reason and walk away from the conclusion.',
      'Somebody on the other side could repeat the same words about {topic} and conclude something milder, or even the opposite.',
    ],
    shows: [
      'what carries us from that reason to this conclusion',
      'that nobody could hold the reason true and still fairly reject {short}',
    ],
  },
  {
    needs: 'secondReason',
    titles: ['Two reasons, two different arguments', 'More reasons do not make one case'],
    says: [
      'The argument also leans on “{term}”, and that supports something other than the first reason does.',
      'Next to the first reason stands another: “{term}”. The two are never brought together.',
    ],
    bites: [
      'Take it away and it is unclear whether {short} would lose anything; keep it and it is unclear which of the two is meant to decide the matter.',
      'If one of them turned out to be false, would the author still hold {short}? If so, that reason was decoration; if not, the case about {topic} is only as strong as the weaker of the two.',
    ],
    shows: [
      'which of the reasons the case could not do without',
      'that this reason alone would move somebody who rejects the first',
    ],
  },
  {
    needs: 'cause',
    titles: ['Does one really bring about the other?', 'Something else may be doing the work'],
    says: [
      'To say “{term}” is to claim a cause, and a cause is the hardest thing to claim.',
      'Two things can go together without one producing the other, and “{term}” skips over that.',
    ],
    bites: [
      'With {topic}, a third thing could lie behind both, or the arrow could point the other way. The argument does not say how it tells these apart.',
      'People and places that differ in this respect tend to differ in others too, so {named} may credit the wrong thing.',
    ],
    shows: [
      'by what steps the one produces the other',
      'that the effect goes away when this one cause is removed and everything else stays',
    ],
  },
  {
    needs: 'rival',
    titles: ['Better by which measure?', 'A comparison without a yardstick'],
    says: [
      'Comparing {topic} with {term} only makes sense by some measure, and the argument never names one.',
      'To rank something above {term} is to have chosen what counts, and that choice has been made in silence.',
    ],
    bites: [
      'By another measure the order may turn around: cost, ease, lasting value and pleasure seldom agree. {named} reads as a verdict when it is a preference with the scale left off.',
      'It also treats both sides as one thing each. The best of {term} may well beat the ordinary case on the other side.',
    ],
    shows: [
      'which measure decides, and why somebody who values another should accept it',
      'that the order stays the same by every measure that matters to the reader',
    ],
  },
  {
    needs: 'value',
    titles: ['What does “{term}” mean here?', 'A word that has to carry too much'],
    says: [
      'Much depends on “{term}”, and the argument never says what would count as that.',
      'People who agree about every fact of the matter can still disagree about what “{term}” means.',
    ],
    bites: [
      'In a strict sense, {named} would be hard to establish; in a loose sense, few would bother to deny it. The argument moves between the two.',
      'Until the word is pinned down, the dispute over {topic} may be one about language, with each side right in its own vocabulary.',
    ],
    shows: [
      'what would count as a case that does not deserve the word',
      'that opponents mean the same thing by “{term}” and still judge otherwise',
    ],
  },
  {
    titles: ['The step that is left out', 'An assumption nobody has argued for'],
    says: [
      'Between what the argument says and what it concludes lies a premise that is never spoken.',
      'For {named} to follow, something else has to be granted first, and it is nowhere on the page.',
    ],
    bites: [
      'Anyone who thinks well of {topic} already will supply it without noticing. Anyone who does not is being asked to agree before the argument has begun.',
      'State the missing premise aloud and it turns out to be the very point on which people disagree about {topic}.',
    ],
    shows: [
      'what that premise is and why an opponent should grant it',
      'that {short} follows even for a reader who starts out neutral',
    ],
  },
  {
    titles: ['It could be argued the other way', 'A form of words that fits the opposite'],
    says: [
      'Try the same reasoning on the contrary view. It fits without much alteration, and that is a warning.',
      'An argument that serves either side equally well has not yet chosen between them.',
    ],
    bites: [
      'Someone who holds the reverse of {named} could use this form of words, swap a noun or two and feel just as sure.',
      'What would tell the case for {topic} from the case against is some particular ground, and it is that ground which is missing.',
    ],
    shows: [
      'what in the reasoning would not work for the opposite conclusion',
      'why the same pattern fails when an opponent uses it',
    ],
  },
  {
    unless: 'concession',
    titles: ['More than two options', 'A choice that is not the only choice'],
    says: [
      'The argument reads as if there were two positions, this one and its denial.',
      'To reject {named} is not to hold its reverse, although the argument is written as if it were.',
    ],
    bites: [
      'Between all and nothing lie the views that most people actually take on {topic}: in some cases, to a degree, under conditions.',
      'A reader can think the opposite view mistaken and this one overstated. Nothing said so far speaks to that reader.',
    ],
    shows: ['why the ground in the middle cannot be held', 'that the moderate versions fail as well as the extreme one'],
  },
  {
    suits: 'judgement',
    titles: ['A matter of degree', 'Where would the line be?'],
    says: [
      'What is true of a little need not be true of a lot, and the argument does not say how much it means.',
      '{named} is put as a yes or a no, when the real question is how far.',
    ],
    bites: [
      'There must be some amount, age, place or setting where it stops being right about {topic}. An argument that cannot name that point does not know its own size.',
      'Push {short} to its limit and even a supporter will stop somewhere. The reason for stopping there would be more interesting than the claim.',
    ],
    shows: ['where {short} stops holding, and why there', 'that the line can be drawn on principle and not by taste'],
  },
  {
    titles: ['It proves too much', 'Follow the reasoning one step further'],
    says: [
      'Reasoning should be tested on a neighbouring case, and this reasoning does not stay where it is put.',
      'If what is said here were enough, it would be enough for a good deal that the author surely rejects.',
    ],
    bites: [
      'Whatever counts in favour of {named} would also count in favour of things that sit right beside it, and some of them are plainly unacceptable.',
      'Either {topic} must be special in some way, and then that should be said, or the rule is far wider than the author intends.',
    ],
    shows: ['what keeps the same reasoning from reaching the next case along', 'what is special about {topic}'],
  },
  {
    titles: ['What holds for some may not hold for the whole', 'From the case to the rule'],
    says: [
      'A thing can be good for each person separately and bad once all of them do it; the reverse happens too.',
      'The argument passes from single cases to a general verdict without showing that they add up.',
    ],
    bites: [
      'When thinking of {topic}, one pictures a typical case. {named} speaks of all of them together, where the cases begin to affect each other.',
      'Even if the verdict on {topic} is right for the cases the author has in mind, the rest may not be like them.',
    ],
    shows: [
      'that the cases in mind are ordinary ones',
      'that nothing changes when what is true of one is multiplied by thousands',
    ],
  },
  {
    titles: ['Necessary is not sufficient', 'Would it be enough?'],
    says: [
      'Something can be needed without being enough, and it can help without being needed. The argument does not say which it means.',
      'There is a difference between a thing that contributes and a thing that settles the matter.',
    ],
    bites: [
      'There may be a part for {thing} to play. {named} lets that part stand for the whole.',
      'If other conditions have to be in place as well, they deserve as much attention as we see given to {topic}.',
    ],
    shows: [
      'that nothing else has to be in place for {short} to hold',
      'what would still be missing, and that the missing part does not matter more',
    ],
  },
  {
    unless: 'secondReason',
    titles: ['The claim in other words', 'Is this a reason, or the same thing again?'],
    says: [
      'Confidence is not a ground. Strip out the tone and ask what remains in support.',
      'Some of what looks like support for {named} only says it again with more conviction.',
    ],
    bites: [
      'A person who doubts it learns that the author is sure about {topic}, and not why a doubter should be.',
      'Write {short} at the top of a page and cross out every line that already takes it for granted. Very little has to stay.',
    ],
    shows: [
      'one ground for {short} that an opponent could accept without already agreeing',
      'what the author knew before reaching this conclusion',
    ],
  },
  {
    titles: ['Both could be true', 'Is there really a conflict?'],
    says: [
      'The strongest points on the other side do not contradict this view at all. That is bad news for it.',
      'Two statements can be true together, and an argument for one of them is then no argument against the other.',
    ],
    bites: [
      'What critics say about {topic} might be right even if {named} is right as well. If so, the argument has answered nobody.',
      'Granting {named} would leave most of the dispute about {topic} where it was.',
    ],
    shows: ['which view held by real opponents would have to be given up', 'that the two sides cannot both be right'],
  },
  {
    titles: ['Two questions in one', 'Separate what is from what follows'],
    says: [
      'There are two questions in this, one about how things are and one about what to make of it. They have been rolled together.',
      'A description and a judgement have been delivered in one breath.',
    ],
    bites: [
      'People may share the description of {topic} and judge it otherwise. {named} treats assent to the first as assent to the second.',
      'Take the judgement out, and what is said about {topic} may be common ground; take the description out, and it is hard to say what {short} rests on.',
    ],
    shows: [
      'which part is meant as fact and which as judgement',
      'that the judgement follows from the facts and did not come before them',
    ],
  },
  {
    titles: ['More certain than its grounds', 'How sure is sure?'],
    says: [
      'A conclusion can be no surer than the least sure step on the way to it.',
      'The tone is that of a settled matter. The grounds allow for “perhaps”.',
    ],
    bites: [
      'Every step from what we know about {topic} to {named} may be likely, and the whole of it still less likely than not.',
      'If {short} came with “probably” in front, little could be said against it. Without that word, it promises more about {topic} than anybody can deliver.',
    ],
    shows: ['which step is the least certain, and how certain it is', 'that certainty about {topic} is to be had at all'],
  },
  {
    titles: ['A picture in place of a reason', 'What the words bring along'],
    says: [
      'Some words decide a question before it has been asked, because of the picture they bring with them.',
      'Put the same thought in dull, neutral words and see how much of its force is left.',
    ],
    bites: [
      'A good deal of the pull of {named} comes from what one imagines on hearing about {topic}, and an image is hard to argue with and easy to be misled by.',
      'Somebody who dislikes it would paint {topic} in other colours, and the same sentence would then point the other way.',
    ],
    shows: [
      'that {short} is as convincing in words an opponent would choose',
      'what remains of it when the picture is taken away',
    ],
  },
];
