/** What can be said about a proposal by the area it would apply to, for the many questions without an issue of their own. */
import type { Issue } from './issue.ts';

export const DOMAINS: readonly Issue[] = [
  {
    about:
      /\b(?:taught|teach\w*|curriculum|(?:required|compulsory|mandatory) (?:class|course|subject)|in (?:primary|elementary|middle|high|secondary)? ?schools?)\b/i,
    toSupporters: `
Practical | The timetable is full already | A school day has a fixed number of hours, and each of them is defended by somebody. | {named} does not say what would be taught or done less in return. | which hour would make room for it
Economic | Somebody has to teach it | A good idea for schools usually needs a person, a room and training. | Where all three are missing, {named} would exist on paper only. | where the people and the money would come from
Social | Schools are very different | A village school with three classes and a large one in a city have little in common. | What helps in the one may be a burden in the other, and {named} treats them alike. | that it suits schools with few means as well
Alternatives | Let some schools begin | Teachers who want a thing do it well, and those who are made to do it keep to the letter. | Schools that volunteer could show whether the idea keeps its promise. {named} takes no time for that. | why it should come everywhere at once
`,
    toOpponents: `
Social | Who relies on it? | What looks superfluous to most may be what keeps a few pupils going. | {named} should look at them first, since they have the least to fall back on. | what those pupils would have in its place
Alternatives | Mend it before it is thrown out | Much that is disliked in schools is disliked because of how it is done. | A better version could be tried for a year before anyone acts on {named}. | that improving it has been tried and has failed
`,
  },
  {
    about:
      /\b(?:employees?|staff|compan(?:y|ies)|managers?|meetings?|workplaces?|offices?|employers?|businesses|workers?|our team|performance reviews?|startup)\b/i,
    toSupporters: `
Economic | The gain is hoped for, the cost is certain | Disruption and a slower month come at once. The benefit comes later, if people keep it up. | A firm that follows {named} pays first and finds out afterwards. | how one would notice early that it does not work
Social | It suits some jobs and not others | What is easy for people at desks may be impossible for those at a till, a machine or a bedside. | {named} can divide a workforce into those who profit and those who look on. | what those would get whom it does not suit
Alternatives | One team for three months | A trial in one department would show the difficulties at a fraction of the cost. | Nothing in {named} requires that everyone begin on the same day. | why a small beginning would not be better
`,
    toOpponents: `
Practical | It does something that is easily overlooked | Habits at work survive because they solve some small problem for somebody. | Before anyone follows {named}, one would want to know which problem comes back. | what would take over that task
Social | Ask those who use it | A rule that annoys one person may be what another counts on. | {named} speaks for all, and the quiet ones have not been asked. | that those who rely on it would agree
`,
  },
  {
    about: /\btax(?:es|ed|ing)?\b/i,
    toSupporters: `
Economic | A tax is passed on | Whoever has to pay a tax looks for somebody else to pay it: the customer, the tenant, the employee. | {named} names those who would receive the bill, and they may not be the ones who settle it. | who would carry it in the end
Practical | Advisers are quicker than lawmakers | The more is at stake, the more is paid to those who know the way round. | {named} has to survive people whose trade it is to defeat such plans. | that it would bring in what is hoped
Logical | To punish or to earn? | A tax that makes people stop brings in nothing, and one that brings in money has not made them stop. | {named} should say which of the two it wants. | which of the two is the aim
`,
    toOpponents: `
Economic | Somebody else makes up the difference | What one tax no longer brings in, another has to, or a service is cut. | {named} looks at those who would pay less. | who would pay more, or receive less
`,
  },
  {
    about:
      /\b(?:governments?|taxpayers?|the state|councils?|public money|fund(?:s|ed|ing)?|subsid\w+|pensions?|should be free|be free)\b/i,
    toSupporters: `
Economic | The money is spent once | Each sum that goes here is missing in a hospital, a road or somebody’s purse. | {named} has to be better than these and not merely good. | what would be cut or taxed to pay for it
Practical | Between the law and the counter | What a government decides is carried out by offices that are busy and forms that are misread. | {named} should be judged by what would arrive and not by what is meant. | how much of it would reach those it is meant for
Ethical | People who disagree pay as well | Nobody can decline a tax because they dislike its use. | What is done in everyone’s name ought to have a reason that everyone could accept, and {named} gives its friends’ reasons. | why those who want no part of it should have to pay
`,
    toOpponents: `
Social | Somebody lives by it | A budget line looks small until one meets the person who lives by it. | {named} should be able to say to that person what comes next. | what would happen to them in the first year
Economic | Saved here, spent there | What is no longer paid for in one office tends to turn up as a cost in another. | {named} counts the saving and not the later bill. | that the whole cost falls and is not merely moved
`,
  },
  {
    about:
      /\b(?:build|more) (?:\S+ ){0,3}(?:housing|homes|lanes?|parks?|paths?|playgrounds?|stadiums?|parking|roads?)\b|\b(?:bike|cycle|bus) lanes?\b/i,
    toSupporters: `
Practical | The space is taken | In a town every square metre is somebody’s parking place, pavement or bench. | {named} has to take its room from one of them, and that one should be named. | who would give up room for it
Social | Neighbours want different things | What brings life to one window brings noise to the next. | {named} describes what one group would gain, and the others live in the same street. | what it means for those who did not ask for it
Economic | A better street is a dearer street | When a place improves, rents follow, and those it was meant for may have to move. | {named} has nothing that would prevent this. | that the people who live there now would still be able to
`,
    toOpponents: '',
  },
];
