/** Questions about artificial intelligence: first among the issues, since it is the topic wherever it is mentioned. */
import type { Issue } from './issue.ts';

export const ARTIFICIAL: readonly Issue[] = [
  {
    about:
      /\b(?:AI|artificial intelligence|algorithms|robots?)\b[^.]*\b(?:regulat\w*|rules|laws?|controll?\w*|licen[cs]\w*|oversight|pause\w*|moratorium)\b|\b(?:regulat\w*|controll?\w*|pause) (?:AI|artificial intelligence)\b/i,
    favours: /\b(?:limit\w*|stop\w*|danger\w*)\b/i,
    toSupporters: `
Practical | Rules are slower than programs | A law takes years, and the thing it was written for has changed twice by then. | Whoever wants to regulate AI should say how the rules would keep up. | how they would stay up to date
Economic | Large firms live well with rules | Forms, tests and lawyers are a nuisance to a giant and the end of a small rival. | Rules for AI may protect those who are large already. | that newcomers could afford to follow them
Logical | One word for very different things | A spelling checker, a medical scan and a weapon that chooses its target are all called AI. | A rule that fits one of them is foolish for the next. | which uses are meant, and what each would have to do
Social | Others will not wait | A program that may not be built here is built elsewhere and used here all the same. | To regulate AI in one country is to choose who builds it. | how rules would reach those who build it abroad
`,
    toOpponents: `
Ethical | Somebody to complain to | When a program refuses a loan or misreads a scan, the person concerned needs somebody to complain to. | Without rules for AI, the answer is that the machine said so. | who would be responsible without any rules
Evidence | It has been tried with other things | Medicines, aeroplanes and food were once sold by those who promised that they were safe. | Few people would like to go back to that. It is not plain why AI should be left to promises. | what makes AI different from these
Practical | Afterwards it is too late | What has spread to every phone and office cannot be called back. | Rules for AI are cheap before something happens and dear afterwards. | how harm would be undone once it is done
`,
  },
  {
    about:
      /\b(?:AI|artificial intelligence|chatbots?|chatgpt\S*|robots?)\b[^.]*\b(?:teach\w*|schools?|exams?|essays?|mark|grade|grading|marking|education|students?|pupils?)\b/i,
    toSupporters: `
Social | Pupils work for a person | Many pupils make an effort because somebody they respect will notice. | AI can explain and correct, but nobody wants to make it proud. | what would keep a tired or unwilling pupil at work
Ethical | Somebody has to answer for it | When a teacher judges wrongly, there is a person to ask, and to appeal against. | A program gives a result with no one behind it who can be held to account. | who answers when it is wrong about a child
Practical | A classroom is not a stream of questions | Much of a teacher’s day is noticing who is hungry, bullied or about to give up. | None of that is typed into a machine, so none of it would be seen. | how these things would be noticed
Evidence | It sounds right when it is wrong | A language program is fluent whether or not it is correct. | An adult who knows the subject can tell. A learner, who does not know it yet, cannot. | how its mistakes would be caught before they are learned
`,
    toOpponents: `
Practical | Patience that does not run out | A class of thirty cannot have a private tutor each. A program can explain a thing for the tenth time in a tenth way. | To keep AI away from pupils is also to keep that help from those who cannot pay for a tutor. | who else would give each of them that attention
Ethical | People are not neutral either | Tired, hurried and fond of some pupils more than others, people judge unevenly too. | AI should be compared with the judgement there is, and not with a perfect one. | that people make fewer mistakes, or fairer ones
Alternatives | A helper with a person beside it | Nothing forces a choice between the machine alone and the teacher alone. | AI could prepare and a person decide. {named} does not say what would be wrong with that. | why a person’s last word would not be enough
Economic | Hours for what matters | Routine correction eats the evenings of those who teach. | If AI took over a part of it, the time could go to pupils. | that the hours are better spent as they are now
`,
  },
  {
    about: /\b(?:AI|artificial intelligence|automation|robots?)\b/i,
    opposes: /\btak\w+ (?:our |people’s |away )?(?:jobs|work)|\bsteal\w*|\bdestroy\w*|\bdangerous|\bthreat/i,
    toSupporters: `
Ethical | Nobody to hold responsible | A person who decides can be asked why, and can be blamed. | AI gives an answer without a reason that anyone can be made to stand by. | who is to answer for its mistakes
Social | What is not practised is lost | People who let a machine write, plan and choose for them do these things less and less well. | The loss is slow and comfortable, so {short} does not see it coming. | how people would keep the skills that they need to check it
Economic | The gain may settle with few | Machines that do the work of many are owned by some. | More output is no comfort to those whose work is gone, unless it reaches them too. | who would share in the gain, and by what means
Evidence | Sounding sure is not being right | AI is built to give a likely answer, and a likely answer can be false. | Where a mistake is costly, people have to check it, and the work saved shrinks again. | that it is reliable enough for the use in mind
`,
    toOpponents: `
Economic | Tools have made new work before | Looms, tractors and spreadsheets took over tasks, and people found others that nobody had thought of. | AI may differ from these, but that has to be shown and not assumed. | why this time no new work should come of it
Practical | Dull work is no treasure | Much of what AI does well is what people are glad to be rid of. | To keep a task only because a person does it now is hard on that person. | which of this work is worth keeping for its own sake
Alternatives | Rules instead of refusal | Cars were dangerous too, and the answer was brakes, licences and speed limits. | AI can be confined to uses where it does good. {named} leaves out that middle way. | why rules would not be enough
`,
  },
];
