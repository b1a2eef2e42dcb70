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
  {
    id: 'notes-from-a-lecture',
    added: '2026-11-26',
    tags: ['lecture notes', 'note taking', 'study notes', 'students'],
    description: 'Turn a lecture, recording or messy notes into study notes worth learning from.',
    prompt: `
      These are my notes or the transcript of a lecture: [paste]. Course: [subject, level]. What the teacher stressed: [points]. What I did not
      follow: [points].

      Make study notes: the question of the hour, five to eight main points with an example each, terms with a definition in my words, how it
      links to [last topic]. Keep what was said apart from what you add, and mark yours.

      In the margin put a question for each point, so that I can cover the rest and test myself. List what seems wrong or missing and should be
      looked up. One page.`,
  },
  {
    id: 'debate-against-a-strong-opponent',
    added: '2026-11-26',
    tags: ['debate', 'argument', 'devil’s advocate', 'critical thinking'],
    description: 'Prepare a debate, or argue against an opponent who plays devil’s advocate.',
    prompt: `
      I shall argue that [claim] in [class debate, council, discussion]. Time: [minutes]. Audience: [who]. My arguments so far: [list]. I fear the
      question [which].

      Act as my opponent: state the best case against me, in its strongest form and without mockery, then attack one argument of mine at a time.
      Wait for my answers. Tell me after each whether a neutral listener would be convinced.

      Then change sides and show how you would have defended my claim. Sum up in three arguments with evidence to look up, two concessions that
      make me credible, a closing of 30 seconds.`,
  },
  {
    id: 'talk-with-a-figure-of-history',
    added: '2026-11-26',
    tags: ['role play', 'historical figure', 'history', 'act as', 'conversation'],
    description: 'Have a role play conversation with a person of history, facts kept apart from fiction.',
    prompt: `
      Play [person of history] in the year [year] and place [place]. I am [myself, a pupil, a reporter]. We talk about [subject]. My level: [age
      or knowledge].

      Stay in the part: you know nothing after that year, you share the views of your time but I may question them. Short answers, and now and
      then a question to me. I end the play by writing "stop".

      Then step out: which of your statements are documented, which likely, which invented for the play; three sources to read; what a
      contemporary who disagreed would have said. If I am a child, be careful with cruelty.`,
  },
  {
    id: 'history-as-causes-and-consequences',
    added: '2026-11-26',
    tags: ['history', 'timeline', 'causes', 'school'],
    description: 'Understand a historical event by its causes, a timeline and its consequences.',
    prompt: `
      Help me understand [event or period] for [class, exam, own interest]. What I know: [what]. What confuses me: [what].

      A timeline of at most ten entries, each with "because of this". Then causes in three layers: long before, the years before, the last spark.
      Three people or groups with what each wanted and feared. What changed at once and what much later.

      Tell me where historians disagree and on what evidence. Give two sources from the time I could look for. Ask me at the end one question that
      cannot be answered with a date.`,
  },
  {
    id: 'science-shown-at-home',
    added: '2026-11-26',
    tags: ['science experiment', 'science project', 'kids', 'school', 'stem'],
    description: 'Find a science experiment for home, class or a science fair, and understand it.',
    prompt: `
      Find a science experiment for [age, number of children] about [topic, or any]. It should take [minutes], cost nearly nothing and work with
      [things at hand]. For [fun, class, science fair].

      Three to choose from. For mine: question, what we expect and why, material, steps, what to watch, what to measure and write down. Safety in
      one plain line per step; an adult does anything hot or sharp.

      Explain what happened for a child and then for me. What if it fails, which is interesting too. For a fair: how to change one thing at a
      time, a table, a poster in five boxes.`,
  },
  {
    id: 'reading-with-questions',
    added: '2026-11-26',
    tags: ['reading comprehension', 'questions', 'english class', 'teachers', 'text'],
    description: 'Make reading comprehension questions for a text, from what it says to what it means.',
    prompt: `
      Make reading tasks for this text: [paste]. Learners: [age, native or learning English, level]. Aim: [aim of the lesson]. Time: [minutes].

      Before reading: two questions about pictures and title. While reading: six questions, of which two can be found in a line, two need two
      places, two have to be inferred. After: one opinion with a reason, one small writing task.

      Eight words explained in the sense they have here. Answers with the line that proves them. An easier version of the text at about [number]
      words for those who need it, without losing what the questions ask.`,
  },
  {
    id: 'report-card-comments',
    added: '2026-11-26',
    tags: ['report card comments', 'teachers', 'students', 'feedback', 'school'],
    description: 'Write report card comments that say something about each pupil.',
    prompt: `
      Write comments for report cards in [subject, year]. School's rules: [length, tone, banned words]. Pupils, with initials only: [for each:
      strength, difficulty, an example from class, next step].

      Each comment in [number] words: what the pupil can do now, shown by the example; what comes next; how home can help. The difficulty is
      described, not the character. No two begin alike.

      Mark any comment that could hurt or that parents may misread, with a milder wording of the same truth. Ask me where my notes give too
      little; do not fill the space.`,
  },
  {
    id: 'message-from-teacher-to-parents',
    added: '2026-11-26',
    tags: ['email to parents', 'teachers', 'parents', 'school'],
    description: 'Write an email from a teacher to parents: praise, worry, a trip, a hard matter.',
    prompt: `
      I am a teacher of [class] and write to [one family, all parents] about [matter]. Facts: [what happened, when]. What I want from them:
      [what]. What the child told me: [what, if it matters]. Languages at home: [which].

      At most 130 words: something true and good first if it is a worry; the fact without judgment; what we do at school; one thing that parents
      can do; when to reach me.

      No diagnosis, no comparison with other children. A version in easy English that translates well. If it concerns safety, tell me whom at the
      school to speak to before sending.`,
  },
  {
    id: 'personal-statement-with-one-story',
    added: '2026-11-26',
    tags: ['personal statement', 'college application', 'college essay', 'scholarship essay'],
    description: 'Write a personal statement or college essay that no one else could send.',
    prompt: `
      My [college essay, scholarship essay, statement of purpose] for [program] has [words] words. Question: [paste]. Things from my life, big and
      small: [list]. What I want to study and why: [reason]. What the form already tells: [grades, activities].

      Interview me first with five questions about small moments: what I fixed, noticed, changed my mind about. Suggest three openings and say
      what each would show about me.

      Then an outline: scene, what I thought, what it led to, what I bring. I write; you mark where it turns general, where it boasts, and which
      sentence any applicant could have written.`,
  },
  {
    id: 'email-to-a-professor',
    added: '2026-11-26',
    tags: ['email to professor', 'extension', 'students', 'university'],
    description: 'Write an email to a professor: an extension, a question, a place, a reference.',
    prompt: `
      I am a student in [course] and write to [professor] to [ask for an extension, ask about a grade, ask for a place, request a reference].
      Reason: [reason]. What I have done already: [work]. By when: [date].

      Subject line with course and matter. At most 100 words: who I am, what I ask, reason in one sentence, what I offer. Polite, no excuses, no
      story of suffering that nobody asked for.

      Say whether the reason is strong enough or whether I should go through the office. A version for somebody strict, and a thank-you that fits
      either answer.`,
  },
  {
    id: 'sources-cited-correctly',
    added: '2026-11-26',
    tags: ['citation', 'bibliography', 'apa', 'mla', 'references'],
    description: 'Put sources into a citation style such as APA or MLA, and find what is missing.',
    prompt: `
      Format these sources in [APA, MLA, Chicago, house style]: [paste what I have, one a line]. They are for [paper]. I also quote like this:
      [examples from my text].

      For each: which kind it is, the entry in the list, the short form in the text, what is missing. Put [missing: year] instead of guessing.
      Alphabetical order, same punctuation throughout.

      Then show one direct quotation, one in my own words, one with three authors, one without a date. Never invent a source, a page or a link.
      Which of these would a strict reader not accept?`,
  },
  {
    id: 'learn-anything-in-thirty-days',
    added: '2026-11-26',
    tags: ['learning plan', 'learn a skill', 'self-study', 'practice'],
    description: 'Make a plan to learn a skill in thirty days: guitar, chess, drawing, anything.',
    prompt: `
      Teach me [skill] so that in thirty days I can [something one can see or hear]. I have [minutes] a day, [equipment] and these beginnings:
      [none, what]. I learn best by [doing, reading, watching].

      Split the skill into its parts and choose the few that carry most. Each week: one thing to be able to do on Sunday, daily practice of
      warm-up, one hard spot, one joy. Say how I notice a mistake without a teacher.

      Three typical plateaus and the way past each. What to record on day one to compare. A version for days with ten minutes.`,
  },
  {
    id: 'grammar-point-made-clear',
    added: '2026-11-26',
    tags: ['grammar explained', 'language learning', 'english', 'exercises'],
    description: 'Have a point of grammar explained, with examples and exercises.',
    prompt: `
      Explain [tense, article, word order, pair such as "since" and "for"] in [language] to me. My mother tongue: [language]. Level: [level].
      Mistakes I make: [sentences].

      What it is for, in two sentences without technical words. Then four examples from daily life, two wrong ones with the reason. Compare it
      with my language where that helps or misleads.

      Ten exercises, easy to hard, one at a time; wait for my answer, say right or what to think of, not the solution at once. Finish with a rule
      of thumb, its main exception, and three sentences about my own day to write.`,
  },
  {
    id: 'phrases-and-words-by-situation',
    added: '2026-11-26',
    tags: ['vocabulary', 'phrases', 'spanish', 'french', 'language learning'],
    description: 'Learn vocabulary and phrases of a language such as Spanish or French for a real situation.',
    prompt: `
      Teach me [Spanish, French, German, other] for [restaurant, doctor, work, small talk]. Level: [level]. I have [days] days with [minutes]
      minutes. I will speak with [people].

      Twenty phrases I will really say, and ten that I will hear, with translation, how to say them, formal or familiar. Sort them by moment:
      arriving, asking, a problem, leaving. A small story that uses twelve of the words.

      Then play the other person and let me answer; correct only what would be misunderstood. At the end, seven cards for tomorrow. Warn me of
      false friends, and of one habit in which politeness differs.`,
  },
  {
    id: 'course-from-aim-to-lessons',
    added: '2026-11-26',
    tags: ['course design', 'online course', 'curriculum', 'syllabus'],
    description: 'Design a course, an online course or a syllabus from its aim backwards.',
    prompt: `
      Design a course on [subject] for [learners, what they can do already]. [Number] sessions of [length], [online, in a room]. At the end they
      should be able to [what]. I know the subject as [role].

      Begin at the end: the task by which they show it. Cut it into skills, order these, and give each session one aim, one example, one thing
      learners make, one check. At least half of the time they work and I do not talk.

      A syllabus of a page, a description that promises no more than it holds, homework that is worth reading. Where will most give up, and what
      do we do in that week?`,
  },
  {
    id: 'spelling-words-practiced',
    added: '2026-11-26',
    tags: ['spelling practice', 'spelling test', 'times tables', 'parents', 'kids'],
    description: 'Practice spelling words, reading or times tables with a child, in short games.',
    prompt: `
      My child, [age or grade], has to learn [spelling words, times tables, reading, facts] by [day]. The list: [paste]. Goes well: [what]. Goes
      wrong again and again: [mistakes]. Patience lasts [minutes]. Likes: [animals, football, jokes].

      First group the list by what makes it hard, and give a trick for each group. Then a plan for the days left: ten minutes each, two games, a
      mix of old and new, a trial test on the evening before.

      Dictate or ask one at a time and wait; praise what was right about a wrong answer. What if tears come? Signs after which the teacher should
      be asked.`,
  },
  {
    id: 'memory-aids-made-to-measure',
    added: '2026-11-26',
    tags: ['mnemonic', 'memory', 'memorizing', 'acronym'],
    description: 'Make a mnemonic or memory aid for a list, a code, names or numbers.',
    prompt: `
      Something has to stay in my head: [list, order, formula, names, dates]. For: [exam, work, party] on [date]. Must the
      order be kept: [yes, no]. Language: [language]. My world: [hobbies, places, jokes], so that the pictures are mine.

      Three aids of different kinds: a sentence whose initials fit, a walk through my own home with one odd picture a
      station, a rhyme or rhythm. Check letter by letter that each leads back to the right thing, and show that check.

      Pick the one that survives stress. Then ask me for the list now, in ten minutes and mixed up, and repair the picture
      that failed. When do I repeat it so that it lasts until the day?`,
  },
  {
    id: 'quizzed-until-it-stays',
    added: '2026-11-26',
    tags: ['quiz me', 'exam revision', 'oral exam', 'self-test'],
    description: 'Be quizzed on your topic, one question at a time, until you know it.',
    prompt: `
      Quiz me on [subject, chapter, paste notes] for [test, oral exam] on [date]. Level: [grade, course]. I feel sure of
      [parts] and weak on [parts]. Style of the exam: [short answers, essays, problems].

      One question at a time, then wait. Start easy, grow harder while I am right, step back when I am not. After each
      answer: right, half right or wrong, what was missing, in two sentences. Never give the solution before I have tried;
      one hint is allowed.

      Bring back what I missed after three other questions, in other words. Every ten questions a table of what holds and
      what does not. At the end: the five things to look at tonight.`,
  },
  {
    id: 'poem-or-novel-interpreted',
    added: '2026-11-26',
    tags: ['literary analysis', 'literature', 'interpretation', 'essay'],
    description: 'Analyze a poem, novel or play: themes, images, characters, with quotations.',
    prompt: `
      For [class, level] I have to analyze [title, author], [whole work, scene, stanza: paste]. The task in the teacher's
      words: [task]. My first impression: [what struck me]. Length: [words].

      Begin with questions to my impression, so that the reading stays mine. Then collect what can be shown: who speaks,
      form and rhythm or point of view, three images, a break, how the end answers the beginning. Each with the line it
      stands in.

      Help me to one claim somebody could contest, and to an outline: claim, three steps with quotation and effect, what
      speaks against it. Invent no quotations; where you have no text before you, say so. Do not write the essay for me.`,
  },
  {
    id: 'lab-report-written-up',
    added: '2026-11-26',
    tags: ['lab report', 'experiment', 'science', 'school report'],
    description: 'Write up a lab report: aim, method, results, error and discussion.',
    prompt: `
      From my notes a lab report shall come, for [subject, course]. Question: [what was tested]. Done: [steps, apparatus].
      Measured: [table of values, units]. Went wrong: [what]. Expected: [hypothesis, theory]. Required form: [sections,
      length, citation].

      Sections in the required order. Method in the past tense, so that somebody could repeat it; results with units and
      sensible digits, no interpretation there; then what they mean, compared with theory, and by how much they miss it.

      Show each calculation. Name three sources of error with the direction in which they push the result. Never smooth or
      add a value. What would one more hour in the lab be best used for?`,
  },
  {
    id: 'abstract-in-five-moves',
    added: '2026-11-26',
    tags: ['abstract', 'research paper', 'thesis', 'academic writing'],
    description: 'Write the abstract of a paper, thesis or talk in five moves.',
    prompt: `
      Turn this into an abstract of [number] words for [journal, conference, thesis]: [paste the paper, or aim, method,
      results, meaning]. Readers: [field]. Keywords asked for: [number].

      Five moves, one or two sentences each: what is known, what is missing, what was done, what came out (with the most
      telling figure), what follows. The result must stand there, not "will be discussed". No citations, no abbreviations
      left unexplained, nothing that is not in the paper.

      Give a second version for people outside the field, and three titles: plain, with the result, with a question. Mark
      every word that promises more than the data hold. Which sentence would a reviewer attack?`,
  },
  {
    id: 'book-club-questions',
    added: '2026-11-26',
    tags: ['book club', 'discussion questions', 'reading group', 'novel'],
    description: 'Get discussion questions for a book club or class that start a conversation.',
    prompt: `
      Our [book club, class, reading group] of [number] meets for [minutes] about [title, author]. Who we are: [ages,
      tastes]. Last time it was [lively, slow]. How many have finished it: [all, half]. Spoilers: [allowed, only to page].

      Ten questions from the easy to the deep: a first one that everybody can answer, two on a person's choice, two on how
      it is told, one on a passage to read aloud, one that splits the room, one that leads to our own lives, one on the
      ending, one for those who disliked it.

      Add what to do when the talk stalls. A drink or snack out of the book, and two books to read next. Say it if you do
      not know this book well.`,
  },
  {
    id: 'claim-checked-before-sharing',
    added: '2026-11-26',
    tags: ['fact check', 'sources', 'critical thinking', 'fake news'],
    description: 'Check whether a claim, headline or statistic holds up before you share it.',
    prompt: `
      I came across this claim: [paste, with where and when it was seen]. Who says it: [person, site, study]. Why it matters
      to me: [share, decide, argue].

      Take it apart into statements that can be checked and those that are opinion. For each: what would have to be true,
      where the original source would lie, which figure is missing (of how many, since when, compared with what).

      Look for the usual bends: old picture, cut quotation, percentage without a base, cause made of coincidence. Then say
      how likely it is and why, and what you cannot know. List the three searches I should do myself, and write one fair
      sentence I could share instead.`,
  },
  {
    id: 'lesson-played-as-adventure',
    added: '2026-11-26',
    tags: ['classroom game', 'educational role play', 'history', 'adventure game'],
    description: 'Make a role-playing game for a class, with parts and dice, about a topic in history or science.',
    prompt: `
      My class of [number], aged [years], shall play its way through [topic, such as a Roman market town] in [minutes]. Facts that must stick:
      [list]. At hand: [dice, cards, tables].

      Invent a situation with a clear goal and five or six parts, among them ones for shy pupils. Write three scenes: what I read aloud, the
      choice of each group, what a die decides, what follows. Every choice should hang on something they have to know.

      Add a card for each part, a map in words, and four questions for the talk afterwards: what was true, what we made up, and how we know.`,
  },
  {
    id: 'taught-by-questions',
    added: '2026-11-27',
    tags: ['socratic method', 'philosophy', 'teacher', 'critical thinking', 'act as'],
    description: 'Be taught by questions, as Socrates did, until you find the answer yourself.',
    prompt: `
      Be a Socratic teacher. I claim or want to understand: [claim, topic, belief]. I know [what I know] about it.

      Never tell me the answer. Ask one short question at a time, built on my last reply: what I mean by a word, why I
      believe it, what would follow, an example against it. When I contradict something I said earlier, put the two
      sentences side by side and ask which I keep.

      After every fifth question say in one line where we stand. If I say "stuck", go one step back and give an example
      from [a field I know]. At the end: what I now hold, what I gave up, and the question that is still open.`,
  },
  {
    id: 'discussion-post-and-replies',
    added: '2026-11-27',
    tags: ['discussion post', 'online class', 'forum reply', 'students'],
    description: 'Write a discussion post for an online class, and replies to classmates.',
    prompt: `
      In my course [name] this week’s discussion asks: [prompt]. What we read: [texts, pages]. My own view or experience:
      [a few honest lines]. Length: [words]. Classmates’ posts to answer: [paste them or none].

      Draft a post that answers the prompt in its first two sentences, leans on one passage I named, and ends with a
      question somebody would like to answer. Use my experience where it proves something and leave it out where it does
      not.

      For each classmate a reply of [words]: one thing taken up by name, one thing added or doubted, no praise alone. Mark
      where a citation belongs, and invent none.`,
  },
  {
    id: 'iep-goals-and-support',
    added: '2026-11-27',
    tags: ['iep goals', 'special education', 'accommodations', 'teachers', 'support plan'],
    description: 'Write IEP goals, accommodations and a support plan for a pupil with special needs.',
    prompt: `
      I support a pupil of [age or grade] with [needs or diagnosis, no name]. Strengths: [list]. Hard at present: [what,
      in which subject, observed how]. What helps already: [list]. Rules I follow: [country, school form].

      Propose three goals for [term]. Each says what the pupil will do, under which conditions, how well, by when, and how
      somebody measures it in five minutes. Begin from what the pupil can do today.

      Then a table of accommodations by lesson, test and break, and what each takes away from nobody. Put it into words
      the parents can follow, in half a page. Ask about whatever you would have to guess.`,
  },
  {
    id: 'word-looked-at-closely',
    added: '2026-11-27',
    tags: ['synonyms', 'word origin', 'etymology', 'meaning of a word', 'vocabulary'],
    description: 'Find synonyms, the right word, or the origin and history of a word.',
    prompt: `
      The word is [word], in this sentence: [sentence]. I want [synonyms, the word on the tip of my tongue, its origin,
      how it differs from another word].

      For synonyms: ten, sorted from close to loose, each put into my sentence, with what changes in tone or strength. For
      a word I cannot think of: ask three questions and offer five. For its origin: the way from the oldest known form to
      now, a cousin in another language, and what is only guessed.

      Say which one you would take here and why. If my sentence is the trouble rather than the word, show me the sentence
      without it.`,
  },
  {
    id: 'paper-read-as-a-referee',
    added: '2026-11-27',
    tags: ['peer review', 'research paper', 'referee report', 'academic writing'],
    description: 'Review a research paper as a peer reviewer would, or answer a referee.',
    prompt: `
      Read this [paper, thesis chapter, preprint] as a referee for [journal or field]: [paste text]. It claims [main
      claim]. My part: [I wrote it, I have to review it, I answer these reports: paste].

      Restate the claim and what would have to be true for it. Then the major points, at most four: design, evidence, what
      else could explain the result, what the text says beyond its data. Then minor ones by section. Quote the sentence
      for each.

      Separate what can be mended by writing from what needs new work. Judge no numbers you cannot check; list them. For
      an answer to referees: each point, what I change, where, or why not, without thanks in every line.`,
  },
  {
    id: 'puzzle-made-to-measure',
    added: '2026-11-27',
    tags: ['crossword', 'puzzles', 'word search', 'sudoku', 'brain teasers'],
    description: 'Make crossword clues, a word search, a logic puzzle or brain teasers to measure.',
    prompt: `
      Make a [crossword, word search, logic puzzle, set of brain teasers] about [theme] for [who, age]. Level: [easy,
      medium, hard]. Size: [number of words or puzzles]. Words that must be in it: [list].

      For a crossword, propose the words and three clues for each: a plain one, a playful one, one that needs a thought.
      Check that each clue fits exactly one answer of that length, and mark crossings you can prove. For a logic puzzle,
      give only clues that are needed.

      Then solve it yourself step by step and show me where two answers were possible. Deliver the puzzle, the hints and
      the solution apart from each other, so that I can print them.`,
  },
  {
    id: 'language-practiced-in-a-scene',
    added: '2026-11-27',
    tags: ['language role play', 'role play', 'speaking practice', 'french', 'spanish'],
    description: 'Practice a language in a role play: the AI is the waiter, shopkeeper or receptionist.',
    prompt: `
      Play a [waiter, shopkeeper, doctor, receptionist, landlady] in [town, country] and speak only [language] with
      me. My level is [A1 to C1]. The scene: [what I want, and what may go wrong]. You begin, as such a person would.

      Stay in the part. Keep to one or two sentences a turn, at the speed and in the words of real life for my level.
      If I am stuck and write "help", give me three words, not the whole sentence. Bring in one small surprise
      halfway: no table, the wrong size, a card that fails.

      After [ten] turns step out. List my mistakes with the better form, five phrases a local would have used, and
      play the scene once more, a little harder.`,
  },
  {
    id: 'language-exam-by-its-criteria',
    added: '2026-11-27',
    tags: ['language exam', 'ielts', 'toefl', 'speaking test', 'writing task'],
    description: 'Prepare for a language exam such as IELTS, TOEFL or DELF by its own criteria.',
    prompt: `
      I sit [IELTS, TOEFL, Cambridge, DELF, Goethe] on [date] and need [score]. Today I am at about [level]. Weakest
      part: [speaking, writing, listening, reading]. Time per day: [minutes].

      Be the examiner of that part first. Give me a task in the form and time of the real one, wait for my answer, and
      mark it by the published criteria one by one, each with a sentence of mine as proof. Do not round up.

      Then name the two habits that cost most, with a drill of ten minutes for each and an answer rewritten only as
      far as the next score. Close with a plan for [weeks] that ends in two full mock tests. Say where the rules may
      have changed and must be looked up.`,
  },
  {
    id: 'essay-begun-and-ended',
    added: '2026-11-27',
    tags: ['essay introduction', 'thesis statement', 'conclusion', 'essay', 'paragraph'],
    description: 'Write the introduction, thesis statement or conclusion of an essay.',
    prompt: `
      My essay answers this: [question]. What I argue: [position in a sentence]. My points, in order: [points]. I need
      the [introduction, thesis statement, conclusion, link between two paragraphs]. Length: [words]. Level: [school,
      university].

      Offer three thesis statements first: one careful, one bold, one that admits the strongest objection. I choose.
      For an introduction, begin with the problem and no dictionary, and reach the thesis in four sentences. For a
      conclusion, say what follows from the points instead of repeating them, and open one door.

      Show me beside each sentence what it does. Use my words where they are good. If my points do not carry the
      thesis, tell me before you write.`,
  },
  {
    id: 'reflective-essay-from-an-event',
    added: '2026-11-27',
    tags: ['reflective essay', 'reflection', 'personal essay', 'learning journal', 'students'],
    description: 'Write a reflective or personal essay from something that happened to you.',
    prompt: `
      Help me reflect on [event, placement, project, mistake] for [course or form]. What happened, in order: [few
      lines]. What I felt then and feel now: [words]. What I know about it from class: [theory, model]. Length:
      [words].

      Ask me six questions before any draft, about what I expected, did, avoided, and would do again. Then outline:
      the scene, what it showed, where theory explains it and where it does not, what I changed since.

      Write in the first person with my own details and no confession for effect. Keep telling to a third of the text.
      Mark every feeling I did not name, and end on a plan somebody could check in three months.`,
  },
  {
    id: 'classroom-calm-by-routines',
    added: '2026-11-27',
    tags: ['classroom management', 'classroom rules', 'behavior', 'teachers', 'school'],
    description: 'Get a noisy class to work: rules, routines and calm answers to disruption.',
    prompt: `
      I teach [subject] to [age, number of pupils]. What disturbs: [three examples, when, who]. What I have tried:
      [list]. What the school prescribes: [rules, steps].

      Sort my examples first: boredom, unclear task, attention, conflict, something from home. For each give what I
      can change in the room, in the task and in my voice before any punishment. Write four rules in words of the
      pupils, and three routines, for arriving, asking and finishing, with how to practice them in five minutes.

      Give me sentences to say: first quiet one, second, and the talk after class. Then a week's plan with one thing a
      day and a sign that it works. Say when colleagues or parents have to be brought in.`,
  },
  {
    id: 'lessons-left-for-a-substitute',
    added: '2026-11-27',
    tags: ['substitute teacher', 'sub plans', 'cover lesson', 'teachers'],
    description: 'Leave plans for a substitute teacher who knows neither the class nor the subject.',
    prompt: `
      Tomorrow somebody covers my lessons: [times, classes, subject]. Topic now: [where we are]. Material in the room:
      [list]. Helpers among the pupils: [first names]. Children who need something: [what, without diagnoses].

      Write one page a stranger can use at eight in the morning: the day by the clock, where things lie, how the class
      begins and ends, what is allowed. For each lesson a task that needs no expert, a version for the quick and one
      for the slow, and what to collect.

      Add a spare activity of ten minutes without paper, three names to call in trouble, and four lines in which the
      substitute tells me how it went. Put nothing private about a child on the sheet.`,
  },
  {
    id: 'small-children-busy-and-learning',
    added: '2026-11-27',
    tags: ['preschool activities', 'kindergarten', 'circle time', 'crafts', 'early years'],
    description: 'Plan activities for preschool or kindergarten: circle time, crafts, songs, moving.',
    prompt: `
      Plan [a morning, a week] for [number] children of [ages] in a [kindergarten, playgroup, day care]. Theme:
      [autumn, animals, feelings]. Room and material: [list]. Adults: [number]. Children who need more help: [how].

      Give a rhythm of loud and quiet: a circle time with a song or finger play of your own, one thing to make, one to
      move to, one to find out, a story to act. For each, the time, what the hands do, what it teaches, and how to end
      it before it tips over.

      Only safe material and nothing to be swallowed. Give an easier and a harder form, a plan for rain, and a line
      parents can read in the evening.`,
  },
  {
    id: 'homeschooling-week-that-holds',
    added: '2026-11-27',
    tags: ['homeschool plan', 'homeschooling', 'curriculum', 'weekly schedule', 'parents'],
    description: 'Plan homeschooling for a week or a term, for children of different ages.',
    prompt: `
      We teach at home: [ages]. Required where we live: [subjects, hours, proof]. What each likes and where each
      struggles: [few words]. Books and sites we have: [list]. Adults at home: [when].

      Build a week on three fixed hours and not on a school timetable. Mark what all do together, what the older can
      do alone and what needs me beside them. One outing, one project with hands, one afternoon free.

      Give for each subject the aim of the term in a sentence, and the smallest sign that it was reached. Put in a
      form of five lines to record what was done. List what I should check in our law, and the first two things to
      drop when a week goes wrong.`,
  },
  {
    id: 'talk-of-teachers-and-parents',
    added: '2026-11-27',
    tags: ['parent-teacher conference', 'parents', 'teachers', 'school meeting'],
    description: 'Prepare a parent-teacher conference, as the teacher or as the parent.',
    prompt: `
      I am the [teacher, parent] of [first name, age]. We meet on [date] for [minutes]. What goes well: [facts]. What
      worries me: [facts, with when and how often]. What the other side probably wants: [guess]. A difficult point:
      [which].

      Order the talk: one true good thing, the main point with two examples, a question, what each will do, when we
      look again. Write the opening sentence, the hard sentence in two versions, and three questions that invite more
      than yes.

      Keep judgments about character out: say what was seen and heard. Foresee two angry answers and how I stay calm.
      End with a note of six lines that both can sign, in plain words a child may read too.`,
  },
  {
    id: 'drawing-and-painting-taught',
    added: '2026-11-27',
    tags: ['drawing lessons', 'painting', 'watercolor', 'calligraphy', 'learn to draw'],
    description: 'Learn drawing, painting, watercolor or lettering by small exercises with feedback.',
    prompt: `
      Teach me [drawing, watercolor, calligraphy, digital painting, singing]. I have [material], [minutes] a day and
      this experience: [none, some]. I would love to make [subject]. What frustrates me: [what].

      Give me ten exercises in order, each with one thing to watch: line, shape, light, edge, color, or breath and
      pitch. Say what the first try usually looks like and what is already good in it. Every third day a small
      finished piece.

      After each I describe my result or show it; ask what I see before you tell me. One correction at a time. Name
      the exercise to go back to if something will not come, and the cheapest material that does not get in the way.`,
  },
  {
    id: 'pictures-taken-better',
    added: '2026-11-27',
    tags: ['photography tips', 'photography', 'camera', 'phone photos', 'composition'],
    description: 'Take better photos with a phone or camera: light, framing, settings, practice.',
    prompt: `
      I take pictures of [children, food, landscapes, products, events] with [phone or camera, lens]. What disappoints
      me: [dark, blurred, dull, crooked]. Light I usually have: [where, when]. I want [use].

      Explain in order what matters for my case: light first, then place, then moment, then settings. No more than
      three settings, each with when to change it and what it costs. Give a walk of thirty minutes with eight pictures
      to take, where only one thing changes from one to the next.

      Then look with me at [two pictures I describe]: what the eye meets first, what could go, what one step to the
      side would have done. End with a checklist of seven words for the back of the phone.`,
  },
  {
    id: 'study-choice-made-with-eyes-open',
    added: '2026-11-27',
    tags: ['choose a major', 'career test', 'study choice', 'gap year', 'students'],
    description: 'Find out which study, training or gap year suits you, and test it before you decide.',
    prompt: `
      I am [age] and leave [school, year]. I like [subjects, things I do without being asked]. I am good at [what
      others ask me for]. I hate [what]. Limits: [money, place, marks, health]. My parents want [what]. I think about
      [options].

      Ask me eight questions about days and not about dreams: alone or among people, hands or screen, rules or
      freedom. Then five paths, two of which I did not name, each with an ordinary Tuesday in it, the way in, cost,
      and what becomes of most people.

      For the best two: one person to ask, one thing to try this month, and what would tell me it is wrong. Include a
      gap year only with a plan. No test result decides; I do.`,
  },
  {
    id: 'grade-asked-about',
    added: '2026-11-27',
    tags: ['grade appeal', 'email to teacher', 'bad grade', 'students'],
    description: 'Ask a teacher to look at a grade again: an email or an appeal about a bad mark.',
    prompt: `
      I got [grade] for [work] in [subject]. What I expected and why: [reasons]. What the rubric or the task says: [text]. What the teacher wrote: [remarks].

      First tell me honestly which of my reasons would convince a fair marker, and which would not. Then write an email of at most 120 words: which
      answer it is about, what I see in the rubric, a request for a talk. No complaint about others’ grades.

      Add what to ask in that talk, and the next step if the rules of my school allow an appeal.`,
  },
  {
    id: 'class-woken-up-in-ten-minutes',
    added: '2026-11-27',
    tags: ['classroom games', 'brain breaks', 'class activities', 'teachers'],
    description: 'Find classroom games and short activities that wake up or cheer up a tired class.',
    prompt: `
      My class: [number] pupils aged [age], in [room, outdoors]. I have [minutes], and [materials or none]. The mood: [tired, loud, restless]. We are
      doing [subject].

      Five activities of at most ten minutes: two that move, one that is quiet, one that goes with the subject, one that needs nothing at all. For
      each, the rule in two sentences I can say aloud, how it ends, and how I get them back to work.

      No pupil should have to perform alone or be left out. Say which of the five fails with a noisy class.`,
  },
  {
    id: 'sums-without-tears-at-home',
    added: '2026-11-28',
    tags: ['math for kids', 'fractions', 'help my child', 'times tables'],
    description: 'Help your child with fractions, times tables or other math at home, without tears.',
    prompt: `
      At [age], my child gets stuck on [fractions, subtraction, word problems]. What happens when we practice: [tears, guessing, anger]. What the
      school does at present: [method]. Likes: [interests].

      Find out with three tiny questions where it really breaks off, which may be a year earlier. Then ten minutes for today with things from the
      kitchen: something to cut, pour or fold, the words I say, the question I ask, no writing yet.

      Give five such sessions, each a step further, one with a game in which I may lose. Say what I answer to "I am too stupid for this", and
      when to stop for the day.`,
  },
  {
    id: 'exam-essay-marked-by-bands',
    added: '2026-11-28',
    tags: ['ielts writing', 'essay marking', 'toefl', 'band score'],
    description: 'Have an IELTS or TOEFL essay marked by the band criteria, with a way to the next band.',
    prompt: `
      Mark my answer as an examiner of [IELTS Writing Task 1 or 2, TOEFL, Cambridge] would. The task: [paste]. My text: [paste]. It took me [minutes]. I need
      [band or score].

      Give a band for each official criterion with two places in my text that show why, and an overall band as a range. Do not flatter. Count the
      words and say whether every part of the task is answered.

      Then the three changes that would lift me half a band soonest. Correct one paragraph only, with a reason for each change, and let me rewrite
      the next one for you to look at.`,
  },
  {
    id: 'exam-nerves-worked-down',
    added: '2026-11-28',
    tags: ['exam nerves', 'test anxiety', 'exam stress', 'calm', 'students'],
    description: 'Get through exam nerves: the days before, the night, the first minutes.',
    prompt: `
      My exam in [subject] is on [date]; it is [written, oral, practical]. When I am nervous I [go blank, feel sick, cannot sleep,
      rush]. Worst time before: [what happened]. What I know well: [topics]. What I avoid: [topics].

      Ask me three questions, one at a time. Then make a small plan: a rehearsal under exam conditions, the last evening, the
      morning, the first five minutes with the paper, and what to do when my mind is empty.

      Write one calm sentence I can believe. Sort my fears into those I can work on this week and those I may leave. If it goes
      far beyond nerves, say where students find help.`,
  },
  {
    id: 'group-project-shared-fairly',
    added: '2026-11-28',
    tags: ['group project', 'group work', 'teamwork', 'students'],
    description: 'Get a group project going when somebody does nothing, or everything.',
    prompt: `
      Our group of [number] must hand in [project] by [date] for [course]. Done so far: [what, by whom]. [Name or "one of us"] has
      [not answered, promised and not delivered, taken over all]. What I have said: [what]. Grades are [shared, single].

      Cut what is left into parts with a name, a day and how one sees that it is finished. Write a message to the group of seventy
      words that blames nobody, and a private one to the person which asks first what is the matter.

      Then the email to the teacher if nothing changes: facts and dates only. Tell me when to send it and what I should keep as
      proof.`,
  },
  {
    id: 'methods-section-that-can-be-repeated',
    added: '2026-11-28',
    tags: ['methodology', 'methods section', 'research design', 'dissertation'],
    description: 'Write the methodology section of a thesis so that others could repeat the study.',
    prompt: `
      My study asks: [question]. I [survey, interview, measure, analyze texts]. Who or what: [sample, how chosen, how many].
      Tools: [questionnaire, software]. Steps: [what I did or will do]. Required: [words, citation style, approach my supervisor
      wants].

      Ask what an examiner would miss, one question at a time. Then outline the section: design and why not another, sample,
      instruments, procedure, analysis, ethics, limits. Two sentences on what belongs in each, from my facts.

      Show me one paragraph written out, in past tense and without praise. Mark each place that needs a source [source]; invent
      none. List three objections and an honest answer.`,
  },
  {
    id: 'statistical-test-chosen',
    added: '2026-11-28',
    tags: ['statistical test', 'statistics', 'spss', 'hypothesis', 'dissertation'],
    description: 'Find out which statistical test fits your data, run it, and report it.',
    prompt: `
      What I want to find out: [question]. My data: [groups, variables, how measured, number of cases]. They are [paired,
      independent, repeated]. Program: [SPSS, R, Excel, jamovi]. What I have learned so far: [level].

      Ask what decides the choice: kind of variable, groups, distribution, size. Then name the test, why this one, what it assumes
      and how I check that, and what to use if it fails.

      Give the clicks or the code for my program, and how to read each number of the output. Write the sentence for my thesis with
      blanks for the figures, effect size included. Tell me plainly if the sample is too small to say much.`,
  },
  {
    id: 'interviews-coded-into-themes',
    added: '2026-11-28',
    tags: ['thematic analysis', 'interview coding', 'qualitative research', 'interview transcripts'],
    description: 'Code interview transcripts into themes, with the proof beside each.',
    prompt: `
      These passages are from my interviews: [paste, names removed]. Question of the study: [question]. Number and kind of people:
      [who]. Approach: [thematic analysis, grounded, framework my course wants]. Codes I already have: [list].

      Go line by line and offer short codes in the speakers' own words where you can; keep to what is said. Put them in a table:
      code, quotation, speaker, my doubt.

      Then group them into at most five candidate themes, each as a sentence that claims something. For each say what contradicts
      it. Mark where you interpret. Leave the decisions to me, and tell me what a second coder might see otherwise.`,
  },
  {
    id: 'viva-rehearsed-with-examiners',
    added: '2026-11-28',
    tags: ['viva', 'thesis defense', 'oral exam', 'dissertation'],
    description: 'Rehearse a viva or thesis defense with questions from a kind and a strict examiner.',
    prompt: `
      My thesis: [title, question]. What I did: [method]. What I found: [results]. Its weak places, as I see them: [list].
      Examiners: [fields, known views]. Length: [minutes]. I fear most: [question].

      Play two examiners, one kind, one strict. Ask one question at a time, twelve in all: summary in two minutes, choice of
      method, a figure or page, limits, what is new, what I would do otherwise. Wait for my answer.

      After each, say in two lines what was clear and what an examiner would press on. At the end: my three best answers, three to
      prepare again, and sentences for "I do not know" and for a question I did not understand.`,
  },
  {
    id: 'research-poster-read-from-afar',
    added: '2026-11-28',
    tags: ['research poster', 'academic poster', 'conference poster', 'poster'],
    description: 'Plan a research poster for a conference: one finding, few words, a short talk.',
    prompt: `
      A poster of [size] on my study: [question, method, results, figures I have]. Where: [conference, class]. Who passes by:
      [specialists, others]. Required: [logo, sections]. Words so far: [paste or number].

      Write the finding as one sentence that can be read from four meters; it becomes the title. Then sketch the layout in boxes:
      what stands where, with how many words, which figure in the middle. At most 250 words in all.

      Cut my text to fit and say what went to the handout. Add the talk of sixty seconds for those who stop, three questions they
      will ask, and what belongs behind a QR code.`,
  },
  {
    id: 'assembly-pupils-remember',
    added: '2026-11-28',
    tags: ['school assembly', 'assembly', 'kindness', 'pupils'],
    description: 'Write a school assembly: one idea, a story, something for pupils to do.',
    prompt: `
      Assembly for [number] pupils aged [age], [minutes] minutes, on [kindness, courage, a festival, anti-bullying, the new year].
      Who speaks: [teacher, class, children]. What we have: [hall, screen, music]. What has been going on at school: [what].

      Begin with an object, a question or a silence, not with the word itself. One short story, true if possible: mark where I
      should check it. A moment in which all take part without leaving their places. One sentence they take home.

      Write it as a script with times and parts for [number] children. Add a quiet ending, faith or none as the school wishes, and
      what tutors can ask in class afterward.`,
  },
  {
    id: 'first-and-last-five-minutes',
    added: '2026-11-28',
    tags: ['exit ticket', 'lesson starter', 'starter activities', 'formative assessment'],
    description: 'Make lesson starters and exit tickets that show who has understood.',
    prompt: `
      My class, [age, level], works on [topic]; today's aim: [aim]. Yesterday they mixed up: [error]. I have [minutes] at the
      start and at the end. [Paper, mini whiteboards, tablets, nothing]. The class is [lively, tired, shy].

      Give me three starters that wake up what they know: one to think, one to talk in pairs, one to draw or move. Then three exit
      tickets of two questions each: can do it, can explain it, still unsure.

      For each, what a right, a half right and a typically wrong answer looks like, and what I change tomorrow if half the class
      is wrong. No extra marking: I sort the slips into three piles.`,
  },
  {
    id: 'marking-that-gets-read',
    added: '2026-11-28',
    tags: ['marking', 'marking comments', 'written feedback', 'teachers'],
    description: 'Write marking comments on pupils’ work that are read and used.',
    prompt: `
      I have [number] pieces of [essay, lab report, picture, calculation] by pupils of [age] to mark. Aim of the task: [aim].
      Criteria: [list]. Here is one: [paste or describe]. What this pupil can take: [shy, proud, tired of red ink].

      Write a comment of forty words: one thing that works, with the place; one next step, small enough for ten minutes; a
      question they must answer in writing. No "well done" and no list of all mistakes.

      Then make a bank of twelve such comments for the usual errors of this task, with a short code for the margin. Plan a quarter
      of an hour in which the class works with them.`,
  },
  {
    id: 'phonics-in-play',
    added: '2026-11-28',
    tags: ['phonics', 'letter sounds', 'early reading', 'reading games'],
    description: 'Teach phonics and first reading with short games for home or class.',
    prompt: `
      [Number] children aged [age] learn the sounds [sounds, phase or scheme]. They know: [sounds]. They stumble over: [what]. I
      have [minutes], [cards, garden, nothing]. One of them: [special need, another language at home].

      Five games of five minutes: hear it, say it, find it, blend it, write it large. For each: what I need, what I say, how to
      make it easier or harder, and how I see that it works.

      Give me a list of twelve words and three silly sentences with only these sounds. Keep to the pronunciation of [country]. Say
      what to do when a child guesses from the picture, and when to stop for the day.`,
  },
  {
    id: 'unit-around-a-real-project',
    added: '2026-11-28',
    tags: ['project-based learning', 'unit plan', 'class project', 'inquiry'],
    description: 'Plan a unit of project-based learning that ends in something real.',
    prompt: `
      For [class, age, number] I plan a project of [weeks] on [topic]. It must cover: [curriculum points]. Real people or places
      nearby: [who]. Time a week: [lessons]. What usually fails: [loafing, chaos, copied posters].

      Find a driving question that cannot be looked up, and a result for somebody outside the classroom. Then plan week by week:
      what pupils do, what I teach directly, what each hands in, where I check before it is too late.

      Divide roles so that nobody can hide. Add a rubric with four lines, a way to grade single pupils within a group, and a
      smaller version if we lose two weeks.`,
  },
  {
    id: 'ear-trained-in-ten-minutes',
    added: '2026-11-28',
    tags: ['ear training', 'intervals', 'music theory', 'singing'],
    description: 'Train your ear and learn music theory in ten minutes a day.',
    prompt: `
      I play or sing [instrument], level [level], and want to [hear intervals, write down a melody, improvise, pass an exam]. I
      can tell apart: [what]. I mix up: [what]. Reading music: [yes, a little, no]. I have [minutes] a day and [piano, app,
      voice].

      Plan three weeks: each day sing, hear, write, with one new thing every second day. Name a tune I surely know for each
      interval, from [country or style]. Explain the theory only when the ear needs it.

      Quiz me in text, for instance which note is missing or what chord comes next, one question at a time, and keep score. At the
      end of each week, a test I can do with a friend, and what to repeat.`,
  },
  {
    id: 'rehearsals-planned-to-the-concert',
    added: '2026-11-28',
    tags: ['rehearsal plan', 'choir', 'choir rehearsal', 'concert', 'band practice'],
    description: 'Plan the rehearsals of a choir, band or play from the first evening to the concert.',
    prompt: `
      I lead a [choir, orchestra, band, drama group] of [number], level [level]. Concert: [date, place]. Pieces or scenes:
      [list, with what is hard in each]. We meet [day, length], [number] times. Who is often missing: [voices or parts]. What
      they have sung or played before: [what].

      Spread the pieces over the evenings: which is begun when, when it stands, when it is done from memory. No evening with
      one piece alone. Then one rehearsal minute by minute: warm-up that serves tonight’s hard bar, hard work early, something
      whole at the end.

      For the three hardest spots give two ways to practice them. Add what people do at home in ten minutes, the message after
      each evening, and a plan for the dress rehearsal. Name what I could drop if we fall behind.`,
  },
  {
    id: 'home-education-reported',
    added: '2026-11-28',
    tags: ['home education report', 'homeschool records', 'education authority', 'portfolio'],
    description: 'Report on home education to the authority or for your own records, with samples and progress.',
    prompt: `
      We teach [child, age] at home in [country or state]. The authority asks for [report, portfolio, yearly assessment] by
      [date]. What we did: [subjects, books, projects, outings]. What the child can do now and could not a year ago:
      [examples]. What is hard: [what]. Our way: [structured, free, mixed].

      Write the report in our own way of speaking: two sentences on how we learn, then reading and writing, numbers, science
      and the world, arts, moving, other children. In each, one example of real work and one step forward. Honest about what
      comes slowly and what we do about it.

      List which samples to enclose and how to label them. Say what the rules where I live require, as questions for me to
      look up, and leave out what nobody asked for.`,
  },
  {
    id: 'thesis-introduction-from-the-gap',
    added: '2026-11-28',
    tags: ['thesis introduction', 'dissertation', 'thesis', 'academic writing'],
    description: 'Write the introduction of a thesis or dissertation, from the gap to the outline.',
    prompt: `
      My [dissertation, thesis, paper] in [field] asks: [research question]. What is known: [three findings with
      sources]. What is missing: [gap]. My method and material: [what]. What I found, if I know it yet: [result].
      Length asked for: [words]. Readers: [examiners, department].

      First sketch the introduction in six sentences, one for each step: the setting, why it matters, what others
      found, what they left open, my question, how the chapters answer it. Wait until I agree.

      Then write it out at that length. Cite only what I named and put [source?] where a claim needs one. No
      dictionary definitions, no “since the dawn of time”. Close with a list of the promises it makes that my chapters
      have to keep.`,
  },
  {
    id: 'literature-review-by-themes',
    added: '2026-11-28',
    tags: ['literature review', 'thesis', 'sources', 'research'],
    description: 'Write the literature review of a thesis by themes instead of source by source.',
    prompt: `
      These are the sources I have read for [topic, question]: [author, year, what it found, how, paste notes]. My
      field: [field]. Length: [words]. Style of citing: [APA, Harvard, other].

      Sort them by what they claim rather than by author. Offer three ways to order the chapter and say which sources
      would stand alone in each. After I choose: for every theme who agrees, who differs and why they may differ
      (sample, place, method), and what nobody looked at.

      Write one theme at a time and stop. Use my sources only; invent neither titles nor page numbers, and mark [read
      again] where my notes are too thin. Finish with the gap in two sentences, leading to my question.`,
  },
  {
    id: 'language-learned-by-the-week',
    added: '2026-11-28',
    tags: ['language plan', 'learn a language', 'language learning', 'study plan'],
    description: 'Make a plan to learn a language such as Spanish or Japanese, week by week.',
    prompt: `
      Help me learn [language] from [nothing, school years ago, level] to [goal: order food, talk to my in-laws, pass
      B1] by [date]. I have [minutes] a day, at [when]. I learn by [listening, reading, talking]. What I gave up
      before, and why: [what].

      Make a plan by weeks: the 300 words and ten sentence patterns that my goal needs first, when to hear, speak,
      read and repeat. Each week ends in something I do with a living person or a real text. Say plainly if the goal
      does not fit the time, and what would.

      Write the first seven days out, with what to do on a day of five minutes. Then a check every four weeks, three signs
      that I am going too fast, and how to begin again after a gap.`,
  },
]);
