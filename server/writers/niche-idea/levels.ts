/** How much skill an idea asks for, and what that means for the one who starts it. */
import type { Form, Level } from './form.ts';
import type { Wishes } from './forms.ts';

export const LEVELS: Readonly<Record<Wishes['difficultyLevel'], Level | undefined>> = {
  Any: undefined,
  'Beginner Friendly': 1,
  Intermediate: 2,
  Advanced: 3,
  'Expert Level': 4,
};

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  1: 'Beginner Friendly',
  2: 'Intermediate',
  3: 'Advanced',
  4: 'Expert Level',
};

/** Sentences about the one who starts it. Level 2 and up ask for more than goodwill. */
export const DEMANDS: Readonly<Record<Level, readonly string[]>> = {
  1: [
    'No special skill is needed, only care and answering on the same day.',
    'Being a beginner yourself is an advantage: you still remember what was confusing.',
    'It can be learned by doing it three times for people who know you.',
    'You need no certificate, just a tidy list and the courage to name a price.',
    'Start with the simplest version; nobody will miss the functions they never saw.',
    'Everything it takes can be looked up in one afternoon.',
    'It asks for patience and a friendly voice, neither of which has to be studied.',
    'Mistakes are cheap here, which makes it a good first business.',
  ],
  2: [
    'You should have done this for yourself for a year or so; that is enough of a head start.',
    'It takes some practice and a little comfort with numbers.',
    'Some experience helps, mostly to know which customers to refuse.',
    'You ought to be the one whom friends already ask about it.',
    'The craft is learnable in a few months; the discipline of doing it weekly is the harder part.',
    'Bring one solid skill, and borrow the others.',
    'Anyone past the beginner’s stage can do it, given a written way of working.',
    'Expect to learn two things on the way: how to price it, and how to say no.',
  ],
  3: [
    'It suits somebody who has done this for a living and can show examples.',
    'Years in the field are the entry ticket, and they keep the field small.',
    'You will be asked hard questions at the first meeting, so offer it only if you would enjoy them.',
    'It depends on judgement, which is why there is so little of it on offer.',
    'You need a network you can ring, because some cases will be beyond you.',
    'A track record sells it: collect three cases before you print anything.',
    'The work is demanding, and can be charged for accordingly.',
    'Get the method on paper first; at this level the buyer wants to see how you think.',
  ],
  4: [
    'Only worth starting if other specialists would send you their own questions.',
    'It rests on a reputation that took ten years; use it.',
    'Here your name is the product, so sign everything and turn down half.',
    'It takes formal qualifications or work that speaks for itself, and the buyers will check.',
    'You will compete with three people, all of whom you know.',
    'Expect to publish, to speak and to be contradicted by people who know the field.',
    'The knowledge behind it cannot be looked up, and that is the moat.',
    'Liability comes with it: have the contract written by a lawyer before the first job.',
  ],
};

/** The level an idea is offered at: as wished, or the lowest that the form asks for. */
export const levelOf = ({ skill }: Form, wished: Level | undefined): Level => wished ?? skill[0];
