import { entriesOf } from './entries.ts';

export default entriesOf('Code & Data', [
  {
    id: 'code-review-ranked',
    added: '2026-11-26',
    tags: ['code review', 'programming', 'refactoring', 'developers'],
    description: 'Get a code review that puts real faults before matters of taste.',
    prompt: `
      Review this [language] code, which should [purpose]: [paste code]. It runs in [environment] and is called by [what].

      Sort your findings: wrong results, security, what breaks under load or odd input, what the next reader will misunderstand, taste. For each: line,
      what happens with which input, the smallest change. Say "I am not sure" where you are not.

      Do not praise and do not rewrite everything. Close with the one test that you would write first. If the purpose is unclear, ask before you
      review.`,
  },
  {
    id: 'code-explained-line-by-line',
    added: '2026-11-26',
    tags: ['explain code', 'programming', 'learning to code'],
    description: 'Have unfamiliar code explained: what it does, why, and what surprises.',
    prompt: `
      Explain this [language] code to me: [paste code]. I know [languages and level]. I want to [change, debug, learn from] it.

      First in two sentences: what goes in, what comes out. Then in blocks, not line by line, what each does and why it might be so. Follow one example
      with real values from start to end.

      Point out what would surprise me: side effects, order, edge cases, idioms. Then ask me three questions to see whether I could change it
      safely. Say what you cannot know from this piece alone.`,
  },
  {
    id: 'bug-found-by-questions',
    added: '2026-11-26',
    tags: ['debugging', 'error message', 'programming', 'fix code'],
    description: 'Find a bug step by step from an error message, instead of guessing.',
    prompt: `
      Find this bug with me. Expected: [what]. Happens: [what, with the exact error message]. Code: [paste]. Versions: [language, libraries, system]. Tried:
      [what].

      Give three possible causes, the likeliest first, and for each a check of one minute that would rule it out. Wait for my result before you
      go on. No fix until the cause is shown.

      Then the smallest fix, why it works, where else the same fault could sit, and a test that fails without it.`,
  },
  {
    id: 'unit-tests-that-can-fail',
    added: '2026-11-26',
    tags: ['unit tests', 'testing', 'programming', 'developers'],
    description: 'Write unit tests for a function, edge cases first.',
    prompt: `
      Write unit tests in [framework] for this function: [paste code]. What it promises: [behavior]. Callers rely on [what].

      List cases in a table first: usual, limits, empty, wrong type, odd characters, order, time. Strike those that test the language and not the
      function. Then the tests, each with a name that is a sentence and one thing it checks. No mocks where a real value will do.

      For each test say which slip in the code would make it fail. Report any case in which the present code seems wrong; do not bend the test
      to fit.`,
  },
  {
    id: 'regex-built-and-explained',
    added: '2026-11-26',
    tags: ['regex', 'regular expression', 'text processing'],
    description: 'Build a regular expression from examples, and have it explained.',
    prompt: `
      Build a regular expression for [flavor: JavaScript, Python, grep]. It must match: [examples, one a line]. It must not match: [examples]. It is used to
      [find, check, replace].

      Tell me in words what the pattern should say and let me agree. Then the regex, explained piece by piece, and a table of all my examples with
      match or no match, worked through honestly.

      Add five nasty cases of your own. Warn me where it could be slow on long text, and say so if plain code would be clearer.`,
  },
  {
    id: 'sql-query-from-a-question',
    added: '2026-11-26',
    tags: ['sql', 'database', 'query', 'data analysis'],
    description: 'Write an SQL query from a question in plain words, and check it.',
    prompt: `
      Write an SQL query for [database and version]. Tables: [names, columns, keys]. The question: [question in plain words]. About [number] rows.

      First restate the question with what counts and what does not: duplicates, missing values, time zones, dates at the edge. Ask where
      it can be read in two ways.

      Then the query with a comment per step, a second way of writing it, and the result on five rows that you make up for the purpose. Say which index
      would help, and give a check query whose total must agree.`,
  },
  {
    id: 'excel-formula-with-checks',
    added: '2026-11-26',
    tags: ['excel', 'formula', 'google sheets', 'spreadsheets'],
    description: 'Get an Excel or Google Sheets formula for dates, look-ups or sums, explained.',
    prompt: `
      I need a formula in [Excel version, Google Sheets, LibreOffice; language of the menus]. My sheet: [columns with a few rows]. In cell [cell] I want [result,
      for instance the working days between two dates].

      Give the formula for my cells, then read it aloud part by part. Show the results for my rows, one with an empty cell and one with a
      date typed as text.

      Offer a simpler way with a helper column, and one that still works when rows are added. Ask about my separators if commas could be wrong.`,
  },
  {
    id: 'script-for-a-dull-task',
    added: '2026-11-26',
    tags: ['python', 'script', 'automation', 'programming'],
    description: 'Write a small Python or shell script that takes over a dull task.',
    prompt: `
      Write a script in [Python, shell, PowerShell] that does this for me: [task, step by step as I do it now]. Files: [where, how many, what they look like].
      My system: [system]. I can [level of programming].

      Only the standard library unless you say why. It shows first what it would do and changes nothing until told to. It can be run
      twice without harm, and it stops with a sentence I understand.

      Explain how to run it, line by line. List what could go wrong with my files, and how I get back to where I was.`,
  },
  {
    id: 'readme-for-a-stranger',
    added: '2026-11-26',
    tags: ['readme', 'documentation', 'api', 'developers'],
    description: 'Write a README or documentation that gets a newcomer started.',
    prompt: `
      Write the README of [project]. What it does: [purpose]. For whom: [users]. Install and run: [commands]. Layout: [folders]. Limits: [what it
      does not do].

      Begin with what somebody can do after five minutes, then the shortest commands that work, an example with its output, settings in a
      table, how to get help, how to contribute. Everything that a command shows better is shown.

      No badges, no promises. List each statement that you could not check from what I gave you, as a question to me.`,
  },
  {
    id: 'data-set-first-look',
    added: '2026-11-26',
    tags: ['data analysis', 'data cleaning', 'csv', 'statistics'],
    description: 'Look at a data set for the first time: clean it, question it, describe it.',
    prompt: `
      Here are the columns and some rows of a data set: [paste]. It comes from [source], one row is [what], and I want to know [question].

      Before any analysis, list what may be wrong: missing values, mixed units, doubles, impossible values, changes over time. For each, how I can
      check it in [tool] and what I would do about it.

      Then plan the analysis in five steps, with the chart for each and what would surprise me. Say what this data can never answer. Calculate only from rows
      you can see, and show the sum.`,
  },
  {
    id: 'image-prompt-in-layers',
    added: '2026-11-26',
    tags: ['image prompt', 'midjourney', 'ai art', 'illustration'],
    description: 'Write prompts for an image generator, layer by layer.',
    prompt: `
      Write prompts for [image generator]. I need a picture for [use], format [ratio]. In it: [subject, action, place]. Feeling: [mood]. Not in it: [what].

      Four prompts of at most 60 words that differ in idea: view and distance, light, style, a surprising place. Build each in the same layers: subject,
      setting, light, lens or medium, colors. No names of living artists.

      Tell me which word to change first if the result is too busy, too dark or too smooth. Add a description of the picture for people who
      cannot see it.`,
  },
  {
    id: 'better-prompt-from-a-bad-one',
    added: '2026-11-26',
    tags: ['prompt engineering', 'ai', 'chatgpt', 'prompts'],
    description: 'Improve a prompt that gives poor answers, and learn what was missing.',
    prompt: `
      This prompt gives me poor answers: [paste prompt]. What I got: [paste answer]. What I had hoped for: [describe, or paste a good example].

      Name what is missing: goal, reader, facts, limits, form, an example, leave to ask back. Then rewrite it in under 150 words, with blanks in
      brackets where only I know the answer.

      Give a short version for daily use. Suggest how to test both on three cases, with what to look at. If my wish needs facts that a model cannot
      know, say so plainly.`,
  },
]);
