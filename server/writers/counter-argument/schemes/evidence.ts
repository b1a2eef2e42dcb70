/** Objections to what the claim rests on. None of them names a source: they say what kind of evidence is missing. */
import type { Scheme } from './scheme.ts';

export const EVIDENCE: readonly Scheme[] = [
  {
    needs: 'example',
    titles: ['One case is a story', 'Why this example, and not another?'],
    says: [
      'A vivid case stays in the mind, and that is exactly what is wrong with it as evidence.',
      'The passage beginning “{term}” is the most memorable one, and it proves the least.',
    ],
    bites: [
      '“{term}” is one occasion. Those on which things went the other way did not become stories, so they are not here to be counted.',
      'An example shows that something can happen. {named} needs to know how often it does.',
    ],
    shows: ['that this case is ordinary and was not chosen because it fits', 'how often it goes the other way'],
  },
  {
    needs: 'figure',
    titles: ['A figure in need of a source', 'Where does “{term}” come from?'],
    says: [
      'A number sounds like knowledge. “{term}” has no origin given, so for now it is a guess in good clothes.',
      'The figure “{term}” makes the argument look measured, without saying who did the measuring.',
    ],
    bites: [
      'Change it by half and ask whether the case about {topic} still stands. If it does, the figure was ornament; if not, everything hangs on it.',
      'Precision invites trust that {short} has not yet earned. A rough figure with an origin would be worth more than an exact one without.',
    ],
    shows: [
      'how the figure was arrived at and how far off it could be',
      'that the conclusion survives if the figure is half of what is said',
    ],
  },
  {
    needs: 'consensus',
    titles: ['Who says so?', '“{term}” is not a reason'],
    says: [
      'The phrase “{term}” asks the reader to agree because others are said to agree.',
      'When an argument says “{term}”, it borrows an authority that it does not show.',
    ],
    bites: [
      'If it is so plain, the grounds should be easy to give. If they are not easy to give, {short} is less plain than it sounds.',
      'A doubter of {named} is told that the doubt is unusual. That may make the doubter feel alone, but not mistaken.',
    ],
    shows: ['the grounds that would be there if nobody had agreed yet', 'who exactly holds this view and on what they base it'],
  },
  {
    needs: 'forecast',
    titles: ['Nobody has seen this happen yet', 'A prediction with no way to miss'],
    says: [
      'This is a statement about what has not happened, made with the assurance we keep for what has.',
      'The little word “{term}” turns a hope or a fear into a fact.',
    ],
    bites: [
      'People adjust. What they do after the change is not what they did before it, and {named} assumes that they stand still.',
      'With no date and no sign to look for, the forecast about {topic} could never be caught out, and a forecast that cannot fail says nothing.',
    ],
    shows: [
      'by when it should have happened, and what would count as its failure',
      'that earlier forecasts of this kind, made with this confidence, came true',
    ],
  },
  {
    unless: 'reason',
    titles: ['Who has to prove it?', 'The doubt is free, the claim is not'],
    says: [
      'Whoever wants others to accept something new owes them the evidence. It is not for the doubters to disprove it.',
      'As it stands, {named} is asserted. That nobody has refuted it is not a point in its favour.',
    ],
    bites: [
      'A good deal turns on {topic} here, and the reader is given nothing to check: no observation, no comparison, nothing that could have come out otherwise.',
      'Take away what is merely stated about {topic} and there is little left that a neutral person could test.',
    ],
    shows: ['what observation led to {short} in the first place', 'one thing that would look different if {short} were false'],
  },
  {
    suits: 'effect',
    titles: ['Compared with what?', 'The missing baseline'],
    says: [
      'No effect can be seen without something to set it against.',
      '{named} describes one side of a comparison and leaves the other blank.',
    ],
    bites: [
      'How would things stand without {topic}? If they would stand much the same, there is nothing here to explain.',
      'The fair comparison for {topic} is with the next best thing, and it is easier to look good beside nothing.',
    ],
    shows: [
      'how matters stand where {short} was never acted on',
      'that the difference is larger than what changes by itself from year to year',
    ],
  },
  {
    titles: ['The cases that are easy to see', 'We only hear from some of them'],
    says: [
      'Evidence that comes to mind by itself is a biased sample: the striking cases arrive, the quiet ones stay at home.',
      'Whoever forms a view from what they notice has let chance choose the evidence.',
    ],
    bites: [
      'Those who found nothing remarkable in {topic} have no reason to speak of it, so {named} may rest on the loudest few.',
      'Anyone who already thinks this about {topic} will remember every case that fits and forget the rest without any dishonesty.',
    ],
    shows: [
      'how the cases were found, and what was done to find the ones that do not fit',
      'that people with no stake in {short} see the same thing',
    ],
  },
  {
    titles: ['What would change your mind?', 'A view that nothing could shake'],
    says: [
      'Ask what evidence would count against this. If the answer is “none”, then none counted in its favour either.',
      'The quickest test of {named} is to ask its supporters what they would expect to see if they were wrong.',
    ],
    bites: [
      'Good news about {topic} can be read as proof, and bad news as proof that it was not done properly. Such a view cannot lose, and for that reason it cannot win.',
      'As written, {short} seems able to absorb any outcome, which makes it comfortable and uninformative.',
    ],
    shows: ['which finding about {topic} would be fatal to {short}', 'what would have led to the opposite conclusion'],
  },
  {
    titles: ['How would it be measured?', 'What is counted is not what matters'],
    says: [
      'Before asking whether it is so, ask how anyone could tell.',
      'Whatever can be counted here stands in for something that cannot, and the two drift apart.',
    ],
    bites: [
      'With {topic}, the things easy to measure are early, visible and close by. What {named} is really about may be none of these.',
      'Two honest observers of {topic} could use different measures and report opposite results.',
    ],
    shows: [
      'which measure would settle {short}, and what that measure misses',
      'that the answer stays the same when it is measured in another way',
    ],
  },
  {
    suits: 'effect',
    titles: ['It may be true, and small', 'How big is the effect?'],
    says: [
      'Whether something is so and whether it is large enough to matter are two questions. Only the first is touched here.',
      'Even a sceptic could accept a weak version of {named}, and a weak version might not be worth an argument.',
    ],
    bites: [
      'A slight effect of {topic} would be real and would change nobody’s decision.',
      'The argument speaks as if to show some effect were to show a great one. Between the two lies everything that would make {short} matter.',
    ],
    shows: ['that the effect is big enough to notice without looking for it', 'that other influences do not dwarf this one'],
  },
  {
    suits: 'effect',
    titles: ['What worked there may not work here', 'Does it travel?'],
    says: [
      'Evidence always comes from some place and some time, and it does not automatically hold for others.',
      'Whatever experience lies behind {named}, it is the experience of particular people in particular circumstances.',
    ],
    bites: [
      'Move {thing} to another town, another generation or another budget, and the conditions that made the difference may be missing.',
      'The author writes as though {topic} were the same everywhere. Most things that concern people are not.',
    ],
    shows: ['which of the circumstances {short} depends on', 'that the same was seen in places that have little in common'],
  },
  {
    suits: 'effect',
    titles: ['When was it looked at?', 'Too soon to know'],
    says: [
      'Almost everything looks different after the first excitement, or after the first complaints.',
      'A judgement depends on the day it is made, and the argument does not say how long it has looked.',
    ],
    bites: [
      'Early signs about {topic} come mostly from people with strong feelings. The verdict that {short} needs is the one given once nobody is paying attention.',
      'What {named} calls the outcome may be the first stage of something that later reverses.',
    ],
    shows: ['that the pattern lasts once the novelty has gone', 'over what span of time {short} is supposed to hold'],
  },
  {
    unless: 'concession',
    titles: ['Facing the other evidence', 'The strongest contrary case is missing'],
    says: [
      'An argument is as strong as its answer to the best case against it, and here that case does not appear.',
      'A reader can only weigh {named} after seeing what speaks against it, and nothing of the kind is shown.',
    ],
    bites: [
      'Intelligent people who know a good deal about {topic} hold another view. They are not mentioned, so their evidence is not met.',
      'What is left out of an argument about {topic} is chosen as surely as what is put in.',
    ],
    shows: [
      'what the other side’s best evidence is, and why it is not decisive',
      'that {short} was reached after that evidence and not before it',
    ],
  },
  {
    titles: ['Seen through whose eyes?', 'The witness has a seat in the house'],
    says: [
      'Whoever reports on a thing they care about reports a little in its favour, or against it.',
      'It matters who did the noticing, and what they stood to gain from noticing it.',
    ],
    bites: ['Those with most to say about {topic} are seldom those with least at stake in {short}.'],
    shows: ['that a person with the opposite interest reports the same', 'from whose point of view it is true'],
  },
  {
    suits: 'effect',
    titles: ['Chance is a candidate too', 'Would it have happened anyway?'],
    says: [
      'Things go up and things go down. Anyone who acts at the bottom will seem to have helped.',
      'Before explaining a pattern, make sure that there is one.',
    ],
    bites: [
      'Extremes tend to be followed by something more ordinary, and with {topic} it is the extremes that set people talking.',
      'A run of cases that fit {named} proves little as long as nobody says how many would have fitted by luck.',
    ],
    shows: ['that the pattern is more regular than luck would make it', 'how often it was looked for and not found'],
  },
  {
    titles: ['Old evidence, new circumstances', 'The world has moved on'],
    says: [
      'Experience has a date on it. What it teaches can expire.',
      'Most of what anyone knows was learned under conditions that have since changed.',
    ],
    bites: [
      'Technology, prices and manners have changed around {topic}, so that what used to be true of it may be memory by now.',
      '{named} leans on things as they were when the opinion was formed.',
    ],
    shows: [
      'that it would be concluded afresh today by somebody who had never heard it',
      'which of the old conditions still hold',
    ],
  },
];
