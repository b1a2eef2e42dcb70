import { entriesOf } from './entries.ts';

export default entriesOf('Learning & Teaching', [
  {
    id: 'explained-like-i-am-five',
    added: '2026-11-26',
    tags: ['explain', 'simple explanation', 'eli5', 'analogy'],
    description: 'Explain a difficult topic simply, as if to a child of five and then of fifteen.',
    prompt: `
      Explain [topic] to me as if I were five: with one comparison from everyday life, in at most 120 words, without a term I would have
      to look up.

      Then say where the comparison breaks down. Explain it again as to somebody of fifteen, with the right terms and an example in numbers.
      I already know [what you know] and get lost at [point].

      Ask me two questions that show whether I have understood. If I answer wrongly, try another picture instead of repeating yourself.`,
  },
  {
    id: 'lesson-plan-one-hour',
    added: '2026-11-26',
    tags: ['lesson plan', 'teachers', 'classroom', 'school'],
    description: 'Write a lesson plan for teachers, minute by minute, with a way to check.',
    prompt: `
      Plan a lesson of [minutes] on [topic] for [grade or age, number of pupils]. They can already [prior knowledge]. At the end each
      pupil can [goal, as something one can see]. Materials: [what is there].

      Table with time, what I do, what pupils do, materials. An opening that raises a question, practice in three levels, a check in the last five
      minutes that shows me who has got it.

      Add two likely misunderstandings with an answer, something for those who are done early, and help for those who struggle with reading.`,
  },
  {
    id: 'quiz-with-good-distractors',
    added: '2026-11-26',
    tags: ['quiz', 'test questions', 'multiple choice', 'teachers'],
    description: 'Make quiz or test questions for pupils, with wrong answers that teach.',
    prompt: `
      Make a quiz of [number] questions on [topic] for [grade or group]. Base it only on this text: [paste text or list of points].

      A third recall, a third understanding, a third use in a new case. Multiple choice with four answers; each wrong one is a mistake
      that people really make. Answers of equal length, no "all of the above".

      After the quiz comes the key: right answer, why, and what each wrong choice tells me about the pupil. Mark questions that two
      experts could answer differently.`,
  },
  {
    id: 'study-plan-to-the-exam',
    added: '2026-11-26',
    tags: ['study plan', 'exam', 'revision', 'schedule'],
    description: 'Make a study plan from today to the exam, with repetition built in.',
    prompt: `
      My exam in [subject] is on [date]. Topics: [list]. I can do [hours] on [days]. Sure of: [topics]. Lost at: [topics]. How it is tested: [format].

      Make a study plan week by week. Weak topics come early and return three times at growing distances; each session ends with ten
      minutes of answering without notes. One free day a week and a buffer before the end.

      For the first week, say exactly what to do in each hour. Tell me what to leave out if I fall behind, and how I notice it in time.`,
  },
  {
    id: 'flashcards-from-notes',
    added: '2026-11-26',
    tags: ['flashcards', 'memorizing', 'notes', 'vocabulary'],
    description: 'Turn notes or a chapter into flashcards that ask one thing each.',
    prompt: `
      Turn this into flashcards: [paste notes or chapter]. I study for [purpose] and will use [app or paper].

      Each card asks one thing and has an answer of at most 15 words. Prefer "why" and "what happens if" to "what is". For terms make a card in
      both directions. Give examples from the text only.

      Output as a table with question, answer, topic, so that I can import it. Then five cards that connect two topics, and a list of
      what in my notes was too unclear for a card.`,
  },
  {
    id: 'essay-feedback-not-rewriting',
    added: '2026-11-26',
    tags: ['essay', 'feedback', 'students', 'academic writing'],
    description: 'Get or give feedback on an essay without having it written for anyone.',
    prompt: `
      Read this essay by [student, level] on the task [paste task]: [paste essay]. Give feedback; do not rewrite it.

      Say in one sentence what it argues. Then two things that work, with the line, and three that would raise it most, in order: argument before
      structure before language. For each, a question that lets the writer find the answer.

      Mark repeated language mistakes once, with the rule. Give a mark by these criteria: [paste criteria], with a reason for each. Keep it to one
      page and kind.`,
  },
  {
    id: 'grading-rubric-clear',
    added: '2026-11-26',
    tags: ['rubric', 'grading', 'assessment', 'teachers'],
    description: 'Build a grading rubric that two teachers would read alike.',
    prompt: `
      Build a rubric for [assignment] in [grade and subject], worth [points]. What I want to see: [goals]. What pupils usually get wrong: [list].

      Four to five criteria, four levels. Describe each level by what is on the paper, never by "good" or "some". Neighboring levels differ
      in one visible thing. Show the weight of each criterion with a reason.

      Rewrite it as a checklist in words pupils understand. Then try it on a made-up middling piece of work and tell me where it was hard
      to decide.`,
  },
  {
    id: 'worksheet-in-three-levels',
    added: '2026-11-26',
    tags: ['worksheet', 'exercises', 'homework', 'teachers'],
    description: 'Create a worksheet or homework in three levels, with solutions.',
    prompt: `
      Create a worksheet on [topic] for [grade], about [minutes] of work. Examples of tasks they can do: [paste].

      Three levels with five exercises each, from imitation to a small problem of real life. Short instructions, one worked example, enough
      difference that no two exercises are the same with other numbers.

      Solutions on a separate page with the steps. Check every result twice and say so. Add one exercise that looks easy and is not, and a hint that
      I can give without giving it away.`,
  },
  {
    id: 'language-practice-partner',
    added: '2026-11-26',
    tags: ['language learning', 'conversation', 'vocabulary', 'practice'],
    description: 'Practice a foreign language in conversation, with gentle corrections.',
    prompt: `
      Be my partner for practicing [language]. My level: [beginner, A2, B1 …]. Situation: [for instance ordering, a job interview, small talk].

      Speak only that language, two or three sentences at a time, a little above my level, and end with a question. When I make a mistake that
      matters, repeat my sentence correctly in passing and go on. Every six turns stop and list my three most useful corrections with
      the reason in [my language].

      At the end, ten words or phrases I needed and lacked, each in a sentence, and a task for tomorrow.`,
  },
  {
    id: 'book-notes-that-stay',
    added: '2026-11-26',
    tags: ['book summary', 'reading notes', 'key ideas'],
    description: 'Work through a book or paper you have read until its ideas stay.',
    prompt: `
      I have read [book, chapter or paper]. My notes and quotations: [paste]. I read it because [question].

      From my notes alone, write its main claim in a sentence, the three steps of the argument, and the example that carries it. Then ask me
      five questions, one by one, from "what does it say" to "where is it wrong".

      Finish with one page: key ideas in my words, what contradicts what I believed, one thing to try this week. Where my notes are
      silent, say so instead of telling me what the book says.`,
  },
  {
    id: 'research-question-narrowed',
    added: '2026-11-26',
    tags: ['thesis', 'research', 'literature review', 'academic writing'],
    description: 'Narrow a broad topic to a research question and plan the reading for it.',
    prompt: `
      My topic for [thesis, paper] in [field] is [topic]; I have [weeks] and access to [sources, data, people].

      Offer five research questions that can be answered with that. For each: what an answer would look like, what data it needs, who would
      disagree. Help me choose by asking two things.

      For the chosen one: subquestions, search terms with synonyms for a literature search, criteria for what to read, an outline with
      pages. Name no publication unless I gave it to you: list kinds of sources and where to look.`,
  },
  {
    id: 'math-problem-with-hints',
    added: '2026-11-26',
    tags: ['math', 'homework', 'step by step', 'tutor'],
    description: 'Be tutored through a math or science problem by hints, step by step.',
    prompt: `
      Tutor me through this problem: [paste problem]. I am in [grade or course]. So far I have: [my attempt, or "nothing"].

      Do not solve it. Ask what is given and what is wanted, then give the smallest hint that lets me take the next step. Wait for me. If I am
      wrong, show what my step would lead to and let me find the error.

      When I am through, check the result another way, name the idea behind it in one sentence, and give me two similar problems, one with a
      trap.`,
  },
  {
    id: 'topic-explained-to-kids',
    added: '2026-11-26',
    tags: ['explain', 'children', 'parents', 'simple explanation'],
    description: 'Explain a hard or sad thing to kids in words for their age.',
    prompt: `
      My child of [age] asks about [topic, for instance death, money, war, how babies are made]. What they know: [what]. What we believe at home: [what].

      Give me an answer of 80 words to say at the kitchen table: true, calm, no more than was asked. One comparison from a child's day. Then
      four questions that may follow, with short answers, and a good moment to stop.

      Say which common explanations frighten or confuse children of that age and why, and something we can draw or do together.`,
  },
]);
