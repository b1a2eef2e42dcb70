/** What each audience brings to an objection: the occasion on which it will be met, and what comes of it there. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/counter-argument-generator.ts';

type Request = PayloadOf<typeof tool>;

export interface Audience {
  /** Before the demand for an answer: ends in a comma. */
  readonly occasions: readonly string[];
  /** Whole sentences. */
  readonly asides: readonly string[];
}

export const AUDIENCES: Record<Request['audience'], Audience> = {
  'General Public': { occasions: [], asides: [] },
  Students: {
    occasions: [
      'in an essay,',
      'before the conclusion is written,',
      'for a good mark,',
      'in a seminar discussion,',
      'with a tutor reading along,',
      'in an exam answer,',
    ],
    asides: [
      'A good marker looks for exactly this.',
      'It deserves a paragraph of its own in your essay.',
      'In a discussion section, it is the first thing to take up.',
    ],
  },
  Teachers: {
    occasions: [
      'in front of a class that asks why,',
      'before it is taught as settled,',
      'in the staff room,',
      'for use in a lesson,',
      'with pupils listening,',
      'at the whiteboard,',
    ],
    asides: [
      'Pupils will ask this without being told to.',
      'It makes a good exercise: let the class find the gap.',
      'A class can discover this for itself.',
    ],
  },
  Academics: {
    occasions: [
      'in peer review,',
      'for a specialist reader,',
      'before submission,',
      'in a seminar paper,',
      'at the conference table,',
      'by the standards of scholarship,',
    ],
    asides: [
      'A referee would raise it in the first round.',
      'It belongs in the section on limitations, at the least.',
      'Readers in the field will not supply the answer themselves.',
    ],
  },
  Debaters: {
    occasions: [
      'in rebuttal,',
      'under cross-examination,',
      'from the other bench,',
      'in front of judges,',
      'before the closing speech,',
      'with the clock running,',
    ],
    asides: [
      'Expect to hear it in the first rebuttal.',
      'Keep an answer of one sentence ready.',
      'The other side may need nothing more to take the round.',
    ],
  },
  'Business Leaders': {
    occasions: [
      'before the board approves anything,',
      'in front of investors,',
      'for a line in the budget,',
      'ahead of the next planning round,',
      'across the table from a finance director,',
      'in a business case,',
    ],
    asides: [
      'It will come up as soon as there is a budget.',
      'Customers and staff will ask the same in plainer words.',
      'A plan that cannot answer it is not ready for money.',
    ],
  },
  Policymakers: {
    occasions: [
      'before anyone legislates,',
      'in committee,',
      'at a public consultation,',
      'in a bill as opposed to a speech,',
      'once the lawyers have read it,',
      'in an impact assessment,',
    ],
    asides: [
      'Those who must live with the rules will ask the same.',
      'The opposition will have found it by the second reading.',
      'It is easier to settle in a draft than in court.',
    ],
  },
  Parents: {
    occasions: [
      'at the kitchen table,',
      'at a parents’ evening,',
      'in a house with teenagers,',
      'for a family with its own rules,',
      'before any child is told so,',
      'between two tired parents,',
    ],
    asides: [
      'Any child old enough to argue will spot it.',
      'It is the sort of question that comes up at bedtime.',
      'Families will answer it differently, and that is part of the point.',
    ],
  },
  Journalists: {
    occasions: [
      'before it goes to print,',
      'on the record,',
      'in an interview,',
      'on the editor’s desk,',
      'with a fact-checker on the line,',
      'under a headline that will be quoted,',
    ],
    asides: [
      'It is the obvious follow-up question.',
      'Leave it out and the letters page will supply it.',
      'A good editor would send the piece back for it.',
    ],
  },
  Voters: {
    occasions: [
      'at a public meeting,',
      'on the doorstep,',
      'before anyone casts a vote on it,',
      'on the campaign trail,',
      'in a leaflet that people keep,',
      'at the ballot box,',
    ],
    asides: [
      'It is worth asking whoever wants your vote.',
      'A candidate who means it has an answer ready.',
      'Ask it aloud and see who changes the subject.',
    ],
  },
};
