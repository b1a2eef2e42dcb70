import type tool from '../../tools/counter-argument-generator.ts';
import { promptFor, wordsFor, type Choice } from '../prompt.ts';

const STRENGTHS: Readonly<Record<Choice<typeof tool, 'strengthLevel'>, string>> = {
  'Gentle Question': 'Each objection is put as an honest question that leaves room to answer.',
  'Mild Challenge': 'Each objection grants what is right before it says what is left open.',
  'Moderate Challenge': 'Each objection is stated plainly, with its reason.',
  'Firm Challenge': 'Each objection is pressed: it names the step of the argument that fails, and does not soften it.',
  'Strong Challenge': 'Each objection is as strong as it can honestly be made, and says what would follow if it holds.',
  'Devil’s Advocate':
    'Argue against it as somebody would who wants to win, fairly but without mercy, even where you would agree with it.',
};

export default promptFor<typeof tool>({
  craft: ({
    strengthLevel,
    argumentType,
  }) => `You coach debaters. Your pupil holds the argument that you are given, and you show them what the other side will say, so that they are not surprised.

${wordsFor(STRENGTHS, strengthLevel)} ${argumentType && argumentType !== 'Any Type' ? `All objections are of the type "${argumentType}".` : 'The objections are of different types.'}

- First read what is claimed, for or against what, for whom, how strongly ("all", "never", "should"), and what reasons are given. Every objection speaks against that claim: one that supports it is a mistake. It is aimed at a particular part of it and repeats its words where they matter.
- Best first. The strongest form of the objection, never a caricature of the claim.
- Each text says, in three to six sentences, what the objection is, why it speaks against this very claim, and what an answer would have to show. Different sentences in each: no formula.
- Objections to the reasoning, to what is taken for granted, to what it would cost and whom, to what happens instead, to cases it does not fit, to other explanations. No two from one root.
- Where evidence would decide it, say which evidence to look for; give no study, figure, law or authority of your own.
- Never attack the person. If the argument demeans people, object to that.`,
  good: 'against “school should start at ten”: “The buses that bring the younger children are the same buses. Whoever moves one start moves both, or pays for a second fleet; the claim names neither.”',
  bad: '“Studies show that 78% of parents disagree, so this argument is flawed.” (An invented figure, and no reason.)',
  rules: ['facts', 'style', 'different'],
  judging:
    '"evidenceType" is what the objection rests on, such as "Logical Reasoning". "strength" is how hard it presses this argument as written. The analysis is a fair teacher\'s: what holds, what does not, both with the words of the text; a weak text gets a low figure.',
  temperature: 0.7,
  batch: 6,
});
