/** How far an objection goes at each level: what it concedes at the start, and what it concludes. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/counter-argument-generator.ts';

type Request = PayloadOf<typeof tool>;

export interface Level {
  /** How hard it presses, from 1 to 6. */
  readonly force: number;
  /** Said before the objection. */
  readonly grants: readonly string[];
  /** Said at its end. */
  readonly closers: readonly string[];
}

export const LEVELS: Record<Request['strengthLevel'], Level> = {
  'Gentle Question': {
    force: 1,
    grants: [
      'There is something right in this.',
      'Much of this rings true.',
      'This is a reasonable view to start from.',
      'The concern behind this is a real one.',
      'Nothing here is foolish.',
      'I follow this most of the way.',
    ],
    closers: [
      'Perhaps there is a simple answer.',
      'A sentence or two might settle it.',
      'It is the kind of doubt that a good example removes.',
      'None of this makes {short} wrong.',
      'A small addition would do.',
      'It is only a question.',
      'The answer may be obvious to the author and not to the rest of us.',
      'It would make a good argument better.',
      'Chances are that it can be answered.',
      'It is worth a moment, no more.',
    ],
  },
  'Mild Challenge': {
    force: 2,
    grants: [
      'The thought behind this is sound.',
      'Part of this can be granted.',
      'There is a good argument in here somewhere.',
      'This is closer to the truth than its opposite.',
    ],
    closers: [
      'The point is not fatal, but it needs an answer.',
      'A small qualification would meet it.',
      'With a little care, the point can be met.',
      'It is a loose thread and easily pulled.',
      'A more modest version of {short} would survive it.',
      'It weakens {short} a little without sinking it.',
      'A careful reader will have noticed.',
      'It would be better to deal with it before somebody else does.',
      'Something should be said about it, if only briefly.',
      'Left alone, it will be the first thing people mention.',
    ],
  },
  'Moderate Challenge': {
    force: 3,
    grants: [],
    closers: [
      'Until then, {short} is open to doubt.',
      'As it stands, a fair reader may go either way.',
      'Without that, agreement would be premature.',
      'So far it is a position and not yet a case.',
      'That work is still to be done.',
      'Without an answer, {short} persuades only those who agreed already.',
      'It is a fair question, and it is still open.',
      'Half of the case is missing until that is done.',
    ],
  },
  'Firm Challenge': {
    force: 4,
    grants: [],
    closers: [
      'Until that is done, nobody should rely on {short}.',
      'Without an answer, {short} has to be narrowed.',
      'This is not a detail, and it cannot be left for later.',
      'As it stands, the argument asks for more than it has earned.',
      'If it cannot be answered, {short} needs to be withdrawn or rewritten.',
      'No amount of conviction makes up for it.',
      'The weight of the argument is more than this point will bear.',
      'A reader is entitled to stop here and wait.',
      'It has to be faced before anything else is said.',
      'Everything that follows depends on the reply.',
    ],
  },
  'Strong Challenge': {
    force: 5,
    grants: [],
    closers: [
      'Without that, {short} collapses.',
      'Unanswered, this alone is reason to reject {short}.',
      'Nothing else in the argument can make good the loss.',
      'It goes to the root: take this away and nothing is left standing.',
      'There is no repairing {short} around it.',
      'As matters stand, {short} has not been supported at all.',
      'The objection is not beside the point. It is the point.',
      'Anyone who accepts {short} regardless is going on faith.',
      'On this ground alone the argument fails.',
      'It is hard to see what an adequate reply would look like.',
    ],
  },
  'Devil’s Advocate': {
    force: 6,
    grants: [],
    closers: [
      'I would go further: the opposite is easier to defend.',
      'Until somebody does, the safer course is to proceed as if {short} were false.',
      'If I had to choose today, I would take the other side.',
      'Turn it round, and the contrary view explains more and assumes less.',
      'Indeed the same facts speak for the reverse.',
      'My guess is that it cannot be done, and that the author knows it.',
      'The burden was never met, so the verdict goes against {short}.',
      'What is left is a wish, and wishes do not need refuting.',
      'Take the opposite view for one day and see how little you miss this one.',
      'The kindest thing to say of {short} is that it has not been thought through.',
    ],
  },
};
