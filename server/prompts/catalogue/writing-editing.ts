import { entriesOf } from './entries.ts';

export default entriesOf('Writing & Editing', [
  {
    id: 'rewrite-in-other-words',
    added: '2026-11-26',
    tags: ['rewrite', 'paraphrase', 'rewording', 'editing'],
    description: 'Rewrite a passage in other words without changing what it says.',
    prompt: `
      Reword this passage so that it says the same in other words: [paste text]. It is for [readers], and it should sound [tone].

      Give me three versions: one close to the original, one freer, one a third shorter. Keep names, figures and quotations exactly.
      Change the build of the sentences and not only single words.

      Under each version list every place where the meaning moved, however little. Where the original is unclear, ask me instead of
      choosing a meaning.`,
  },
  {
    id: 'machine-text-made-human',
    added: '2026-11-26',
    tags: ['humanize', 'natural tone', 'rewrite', 'ai text'],
    description: 'Make a text that sounds like a robot read as a person wrote it.',
    prompt: `
      The text below reads as if a robot had written it: [paste text]. Make it sound human. I am [who I am], I write to [reader], and this is
      how I usually write: [paste a short sample].

      First quote the ten phrases that give it away: empty openers, tidy threes, words nobody says. Then rewrite it with sentences of
      uneven length, one opinion of mine where there is one in the sample, and concrete words.

      Add no facts and no jokes. Leave [what I will fill in] wherever an example from my own life would help.`,
  },
  {
    id: 'proofreading-with-reasons',
    added: '2026-11-26',
    tags: ['proofreading', 'grammar', 'spelling', 'editing'],
    description: 'Proofread a text: correct grammar and spelling, and explain each change.',
    prompt: `
      Proofread this text in [British or American] English and correct only what is wrong: [paste text].

      Go through spelling, grammar, punctuation and agreement. Leave my style alone, even where you would write otherwise. Give me the
      corrected text first, then a table with each mistake, its correction and the rule in seven words.

      Put doubtful cases in a list of their own, with both readings. If I make the same mistake three times, tell me how to
      remember it.`,
  },
  {
    id: 'summary-in-three-lengths',
    added: '2026-11-26',
    tags: ['summary', 'summarize', 'key points', 'tl;dr'],
    description: 'Summarize a long article, report or document in key points.',
    prompt: `
      Summarize this [article, report, email thread or transcript] for [reader], who has two minutes: [paste text].

      Write one sentence with the point of it all, then five to seven key points in order of importance, then a paragraph of 80 words
      that could be forwarded as it stands. Keep every figure that a decision could rest on, with its unit.

      Say what the author claims and what the author shows. Add nothing from outside the text, and end with the question that it leaves
      open.`,
  },
  {
    id: 'translation-that-reads-native',
    added: '2026-11-26',
    tags: ['translation', 'languages', 'localization'],
    description: 'Translate a text so that it reads as if it was written in that language.',
    prompt: `
      Translate the text below from [language] into [language and country] for [readers]: [paste text]. It will be used as [email,
      web page, manual].

      Translate sense, not words: idioms become idioms, politeness follows the country. Keep names, figures and formatting. Choose one
      form of address and hold to it.

      After the translation, list up to ten decisions with the alternative you rejected, and mark what a native speaker should check. If a
      sentence has two meanings, ask.`,
  },
  {
    id: 'cut-by-half',
    added: '2026-11-26',
    tags: ['shorten', 'concise', 'word count', 'editing'],
    description: 'Make a text shorter without losing what it has to say.',
    prompt: `
      Cut this text to [number] words: [paste text]. The one thing a reader must remember is [point].

      Work in three passes and show each: take out sentences that repeat, then phrases that hedge or announce, then single words. Keep my
      order and my voice. Do not merge sentences into long ones to save a full stop.

      Close with the word count before and after and the one cut you regretted, so that I can put it back.`,
  },
  {
    id: 'plain-language-version',
    added: '2026-11-26',
    tags: ['plain language', 'simplify', 'readability', 'clarity'],
    description: 'Simplify a difficult text into plain language anyone can follow.',
    prompt: `
      Put this into plain language for [readers, for instance patients, tenants or new staff]: [paste text].

      Sentences of at most 18 words, one thought each; verbs instead of nouns; every technical term replaced, or explained once where
      it must stay. What readers have to do comes first, with dates and amounts untouched.

      Then show a list of terms and what you made of them. Mark each place where simpler wording could change a right or a duty, so that
      an expert can look at it.`,
  },
  {
    id: 'tone-changed-on-purpose',
    added: '2026-11-26',
    tags: ['tone', 'formal', 'friendly', 'rewrite'],
    description: 'Change the tone of a message: more formal, friendlier, firmer or warmer.',
    prompt: `
      Here is a message I want to send to [recipient and how we know each other]: [paste message]. It sounds too [blunt, stiff,
      apologetic], and it should sound [wanted tone].

      Write it in that tone at about the same length. Say what I ask for in the first two sentences. No flattery, no apology that I do not
      owe.

      Show a second version one step milder and a third one step firmer. Then name the three words that carry the tone, so that I can do
      it myself next time.`,
  },
  {
    id: 'essay-outline-from-thesis',
    added: '2026-11-26',
    tags: ['essay', 'outline', 'argument', 'academic writing'],
    description: 'Outline an essay around one thesis that somebody could dispute.',
    prompt: `
      I am planning an essay of [length] on [question] for [course or publication]. My view so far: [view]. Sources I have read: [list].

      Offer three theses that a sensible person could dispute and let me choose. For the chosen one, outline the essay: each paragraph as
      a claim, the evidence from my sources and the step to the next. Place the best objection where it hurts most, and answer it.

      Do not write the essay and do not invent sources. Where evidence is missing, say what I should look for.`,
  },
  {
    id: 'speech-for-the-ear',
    added: '2026-11-26',
    tags: ['speech', 'public speaking', 'presentation'],
    description: 'Write a speech that is made to be heard, with a beginning people remember.',
    prompt: `
      Write a speech of [minutes] for [occasion]. I speak as [role] to [audience]; afterwards they should [think, feel or do]. What I
      have: [facts, stories, names].

      Begin with a scene from my material, not with thanks. Three parts, each with one sentence that is said twice. Short sentences, words
      one can say without stumbling, pauses marked with a slash.

      Give the time per part at 130 words a minute. Add two openings to choose from and a last line that needs no "thank you" after it.`,
  },
  {
    id: 'short-story-from-a-premise',
    added: '2026-11-26',
    tags: ['short story', 'fiction', 'creative writing', 'plot'],
    description: 'Develop a story idea into a short story with a turn that follows.',
    prompt: `
      I want to write a short story of [length]. Premise: [premise]. Main character: [who, and what this person wants today]. Mood: [mood].

      Propose three plots of five sentences each: what the character wants, what stands in the way, the choice, what it costs, how the
      last picture answers the first. Wait until I choose.

      Then write the story in [first or third] person, mostly in scenes, with dialogue that hides something. No dream, no moral at the end.
      Finally name two places where a reader could guess too early.`,
  },
  {
    id: 'poem-or-lyrics-with-form',
    added: '2026-11-26',
    tags: ['poem', 'song lyrics', 'creative writing', 'rhyme'],
    description: 'Write a poem or song lyrics in a form you choose, from your own images.',
    prompt: `
      Write [a poem or song lyrics] about [subject] for [person or occasion]. Images and memories that belong in it: [list]. Form: [free verse,
      four-line stanzas, verse and chorus].

      Use only concrete things from my list and what lies near them. Rhyme where the form asks for it, never by turning a sentence
      around. No heart, soul or dance unless I named it.

      Read it aloud to yourself and mark the stressed syllables of one stanza. Then give me two other last lines.`,
  },
  {
    id: 'book-blurb-and-synopsis',
    added: '2026-11-26',
    tags: ['book blurb', 'synopsis', 'book description', 'fiction'],
    description: 'Write a book blurb that makes people open the book, and a synopsis.',
    prompt: `
      My book is [novel, guide, memoir] called [title], for readers of [comparable books]. What happens or what it teaches: [summary with the
      ending].

      Write a blurb of 120 words: the person or the problem in line one, what is at stake, one detail nobody else has, an open question.
      It gives away nothing after the first third.

      Write a synopsis of 300 words for an agent, which gives away all. Then three one-line pitches. Praise no one, least of
      all the author.`,
  },
  {
    id: 'title-and-name-brainstorm',
    added: '2026-11-26',
    tags: ['brainstorming', 'names', 'titles', 'ideas'],
    description: 'Brainstorm ideas in rounds, widely first and strictly afterwards.',
    prompt: `
      Brainstorm with me about [problem, title, event or product]. What I have thought of already: [ideas]. What will not do: [limits].

      Round one: twenty ideas from at least five directions, among them two that seem wrong. Round two: take the three that surprised you
      and turn each into three better ones. Round three: for the best five, one sentence on why it might fail.

      Do not repeat mine in other words. Ask me after each round what I felt when I read them, and go on from there.`,
  },
  {
    id: 'novel-outline-by-turning-points',
    added: '2026-11-26',
    tags: ['novel outline', 'plot', 'fiction', 'chapters', 'creative writing'],
    description: 'Outline a novel chapter by chapter, from its beginning to the last turning point.',
    prompt: `
      Let us outline a novel. Genre: [genre]. Premise: [what happens to whom]. The main character wants [goal] and needs, without knowing it,
      [need]. Length: [words]. I already know these scenes: [scenes].

      First give me the story in five sentences: start, first point of no return, middle that turns everything around, darkest hour, end. Let me
      change them.

      Then a table of chapters: who tells it, what the character tries, how it goes wrong, what the reader learns. Mark where the second story
      meets the first. List the three weakest links and two ways to mend each.`,
  },
  {
    id: 'character-with-a-contradiction',
    added: '2026-11-26',
    tags: ['character development', 'character profile', 'backstory', 'fiction'],
    description: 'Develop a character for a story: profile, backstory, voice and a contradiction.',
    prompt: `
      I am creating a character for [story, game, film]: [name, age, part in the story]. So far I know: [facts]. The world: [time and place].

      Interview me with six questions, one at a time, about what this person hides, wants and would never do. Then write a profile: outward
      habits, the event that shaped them, a belief that is wrong, what they do under pressure.

      Show the character in three short moments: alone, with somebody they love, with somebody they fear. Finish with ten things that they would
      say and two that they never would.`,
  },
  {
    id: 'world-with-rules-and-prices',
    added: '2026-11-26',
    tags: ['worldbuilding', 'fantasy', 'science fiction', 'setting', 'creative writing'],
    description: 'Build a fantasy or science fiction world whose rules have consequences.',
    prompt: `
      Build a world with me for [novel, game, series]. What makes it different from ours: [magic, technology, nature]. Feeling: [mood]. What I
      want to avoid: [clichés].

      Start from the one difference and follow it: who gains power by it, who pays, what people eat, trade, fear and forbid. Give three places,
      three groups that disagree, and one event that everybody remembers differently.

      For magic or technology state what it cannot do and what it costs. Close with five story conflicts which only this world could have, and
      point out where its rules contradict each other.`,
  },
  {
    id: 'dialogue-with-something-unsaid',
    added: '2026-11-26',
    tags: ['dialogue', 'scene', 'fiction', 'creative writing'],
    description: 'Write or repair dialogue in which each person wants something and does not say it.',
    prompt: `
      Two people talk: [who, and how they know each other]. Place: [where]. One wants [what], the other wants [what]. What neither will say aloud:
      [secret]. If there is a draft: [paste scene, or none].

      Write the scene in at most 350 words. Nobody answers a question directly more than once. Each has a way of speaking that I could tell apart
      without names. A small thing they do with their hands carries part of the meaning.

      No speeches, no explaining what both know already. Afterwards show me three lines you cut and why, and one change that would turn the scene
      the other way.`,
  },
  {
    id: 'screenplay-scene-in-format',
    added: '2026-11-26',
    tags: ['screenplay', 'film script', 'movie', 'dialogue'],
    description: 'Write a screenplay scene for a short film or movie, in the usual script format.',
    prompt: `
      Write a scene for a [short film, movie, series]. Story so far: [summary]. Characters in it: [names and wants]. Where and when: [place, day
      or night]. The scene must end with [change]. Length: about [pages] pages.

      Use the usual form: scene heading, action in the present tense, name, speech. Only what can be seen or heard. Come in late and leave early.

      No camera instructions unless the story depends on them. Then tell me in three lines what each character believes at the end, how long it
      would run on screen, and what would be cheap or dear to film.`,
  },
  {
    id: 'song-lyrics-verse-and-chorus',
    added: '2026-11-26',
    tags: ['songwriting', 'song lyrics', 'chorus', 'music'],
    description: 'Write song lyrics with verses, a chorus and a bridge that can be sung.',
    prompt: `
      We are writing a song. It is about [subject], sung by [who] to [whom]. Style: [pop, country, folk, rock]. Mood at the start and at the end:
      [moods]. Lines or pictures I want to keep: [list]. Sounds like, in feeling: [examples].

      Find the one sentence that the chorus keeps coming back to: offer five and wait. Then write two verses, a chorus, a bridge. Verses show
      things, the chorus says what they mean. Lines in matching places have the same number of beats.

      Rhymes may be near ones. Suggest chords in [key] for verse and chorus, and mark the word in each line that carries the stress.`,
  },
  {
    id: 'rap-verse-with-inner-rhymes',
    added: '2026-11-26',
    tags: ['rap lyrics', 'hip hop', 'rhyme', 'music'],
    description: 'Write a rap verse with inner rhymes, wordplay and a story of your own.',
    prompt: `
      I want sixteen bars about [subject]. Who I am in it: [voice, place, attitude]. Beat: [slow, fast, boom bap, trap]. True details to use:
      [list]. Words I never use: [list].

      Open with a line that sets the scene. Rhyme across several syllables, and inside the lines as well as at their ends; change the pattern
      after bar eight. At least three double meanings, one image that returns at the close.

      No boasting about money unless I asked. Then a hook of four lines, and a note on which syllables fall on the beat and where I can breathe.`,
  },
  {
    id: 'scary-story-that-holds-back',
    added: '2026-11-26',
    tags: ['horror story', 'scary story', 'suspense', 'short story'],
    description: 'Tell a horror story that frightens by what it holds back.',
    prompt: `
      Tell me a horror story of [length] for [adults, teenagers, a campfire]. Setting: [ordinary place]. What is feared: [thing, or let me be
      surprised]. Limits: [what must not occur].

      Begin with something normal that is slightly wrong. Each part narrows the way out; the reader knows a moment earlier than the hero. Show the
      threat late and never whole. Senses other than sight do most of the work.

      No gore for its own sake and no "it was only a dream". End on a quiet sentence that changes what came before. After it, offer two other
      endings in one line each.`,
  },
  {
    id: 'mystery-plotted-backwards',
    added: '2026-11-26',
    tags: ['mystery plot', 'detective story', 'crime fiction', 'plot'],
    description: 'Plot a mystery or detective story backwards from the crime, with fair clues.',
    prompt: `
      Plot a detective story with me. The crime: [what]. The place and circle of people: [where, who]. The one who solves it: [detective,
      amateur]. The culprit: [who, or suggest three].

      Work backwards: what really happened hour by hour, who saw a part of it, who lies and for what innocent reason. Then lay out clues in the
      order in which the reader meets them, each hidden in something that seems to matter for another reason.

      Give three suspects a motive that collapses at a different point. Check at the end that an attentive reader could have known, and name the
      clue most likely to be missed.`,
  },
  {
    id: 'jokes-that-fit-the-room',
    added: '2026-11-26',
    tags: ['jokes', 'comedy', 'stand-up', 'humor'],
    description: 'Write jokes, a comedy bit or a friendly roast for people you know.',
    prompt: `
      Make me funny for [occasion: stand-up, office party, roast of a friend]. Who listens: [audience]. Who or what it is about: [subject, with
      true odd details]. Off limits: [topics].

      Find ten angles first, each a plain truth said with a surprise. Then five short jokes, a story of one minute with a last line that calls
      back to the first, and three lines to use if nobody laughs.

      The butt of a joke is me, a situation, or something the person is proud of; nobody is made small. Mark the word on which the laugh hangs,
      since it has to come last.`,
  },
  {
    id: 'manuscript-read-by-first-reader',
    added: '2026-11-26',
    tags: ['manuscript feedback', 'beta reader', 'critique', 'fiction', 'editing'],
    description: 'Get the feedback of a first reader on a chapter or manuscript.',
    prompt: `
      Be the first reader of this chapter: [paste]. It belongs to [genre, whole story in three sentences]. I worry about [doubts]. Do not correct
      commas yet.

      Tell me while you read: where you leaned in, where you skimmed, where you were lost, what you expect to happen. Quote the words that caused
      it. Then name what the chapter promises and whether it moves the story.

      Three strengths I should not lose, three faults in order of damage, and for the greatest a way to try out in half an hour. Do not rewrite it
      for me. Be frank: I would rather hear it from you.`,
  },
  {
    id: 'picture-book-in-twelve-spreads',
    added: '2026-11-26',
    tags: ['picture book', 'story for children', 'kids', 'illustration'],
    description: 'Write a picture book for small children, page by page, with notes for the pictures.',
    prompt: `
      Write the text of a picture book for children of [age]. Hero: [animal, child, thing]. What the hero wants: [want]. What children may feel at
      the end: [feeling]. [Rhymed or not].

      Twelve double pages with at most 40 words each. Something changes at every turn of the page, a phrase returns that listeners can shout, and
      the child in the story solves the trouble without a grown-up.

      Beside each page write what the picture tells that the words do not. Read-aloud words only. Then tell me which page is the weakest and give
      three titles.`,
  },
  {
    id: 'memoir-from-single-scenes',
    added: '2026-11-26',
    tags: ['memoir', 'life story', 'autobiography', 'family history'],
    description: 'Turn memories into the scenes of a memoir or a family history.',
    prompt: `
      Help me write down [my life, my grandmother's life, one year]. For whom: [family, public]. What I remember: [memories, in any order].
      Documents and photos: [list]. What must stay private: [topics].

      Ask me about one memory at a time: who stood where, what was said, what it smelled of, what I did not understand then. From my answers write
      a scene of 300 words in my own way of speaking.

      Invent nothing: mark gaps with a question. When there are five scenes, suggest an order that is not simply by date, and a thread that runs
      through them all.`,
  },
  {
    id: 'nonfiction-book-from-one-promise',
    added: '2026-11-26',
    tags: ['nonfiction book', 'book outline', 'ebook', 'chapters'],
    description: 'Outline a nonfiction book or ebook around one promise to its reader.',
    prompt: `
      Outline a nonfiction book. Subject: [subject]. Reader: [who, and what they have tried]. After reading they can [result]. My own experience:
      [what]. Length: [pages].

      State the promise in a sentence and three reasons to doubt it. Then chapters, each with the question it answers, the story or case that
      opens it, what the reader does at the end. Cut any chapter that the next does not need.

      Compare with three kinds of books on the same shelf and say what is new here. Add the first page in draft, and a plan to write it in [weeks]
      weeks at [hours] hours each.`,
  },
  {
    id: 'starters-against-writers-block',
    added: '2026-11-26',
    tags: ['writing prompts', 'story starters', 'writer’s block', 'creative writing'],
    description: 'Get writing prompts and story starters against writer’s block.',
    prompt: `
      Give me something to write about. I write [stories, poems, journal, essays], usually about [subjects], and I am stuck because [reason, if I
      know]. Time today: [minutes].

      Twelve starters of different kinds: a first sentence, an object in the wrong place, a question nobody asks me, a rule ("no one may stand
      still"), a letter never sent, two people in one room. None may be answered by yes or no.

      Then let me choose one and feed me a small turn every five minutes while I write. You write none of it yourself. At the end ask which line I
      did not expect.`,
  },
  {
    id: 'poem-for-somebodys-day',
    added: '2026-11-26',
    tags: ['birthday poem', 'poem for somebody', 'rhyme', 'wishes'],
    description: 'Write a poem for a birthday, a wedding, a goodbye or a friend, out of real details.',
    prompt: `
      A poem is wanted for [person, relation] on [birthday, wedding, goodbye, retirement]. Things only we know about them: [details, habits,
      places]. It will be [read aloud, written in a card]. Tone: [warm, funny, solemn].

      Twelve to twenty lines in rhymed couplets, or without rhyme if I say so. Every stanza has one of my details in it. The rhythm must survive
      being read by somebody nervous; the last stanza turns to the person directly.

      Avoid "year" with "cheer" and all rhymes people see coming. A version of four lines for a card comes after it.`,
  },
  {
    id: 'opinion-piece-with-one-claim',
    added: '2026-11-26',
    tags: ['opinion piece', 'op-ed', 'letter to the editor', 'argument'],
    description: 'Write an opinion piece or a letter to the editor with one claim and its proof.',
    prompt: `
      I disagree with something and want it printed in [newspaper, website]: [issue]. My claim: [claim]. What I know at first hand: [experience].
      Facts with sources: [facts]. The best point of the other side: [point].

      An opinion piece of [number] words: the news it answers, the claim in the second paragraph, two reasons, the other side's best point taken
      seriously, what ought to be done and by whom.

      Facts only from my list. No insults, no rhetorical questions in a row. Then the same as a letter to the editor of 150 words, and three
      headlines.`,
  },
  {
    id: 'review-of-book-or-film',
    added: '2026-11-26',
    tags: ['book review', 'book report', 'movie review', 'film', 'critic'],
    description: 'Write a review of a book, film, game or concert that helps people choose.',
    prompt: `
      I have [read, seen, played] [title, by whom]. What it is about, without the end: [summary]. What struck me: [moments]. What did not work:
      [what]. For [blog, school, newspaper], [number] words.

      Begin in the middle of a scene from it, then say what it tries to do and whether it does. Judge it by that and not by what I would have
      liked. At least two exact details for each verdict.

      Give nothing away after the first half. One sentence on who will love it and who will not. Use only my impressions: where you lack one, ask.`,
  },
  {
    id: 'skit-for-a-small-stage',
    added: '2026-11-26',
    tags: ['skit', 'play', 'theater', 'comedy', 'school'],
    description: 'Write a skit or short play for a school, club or office stage.',
    prompt: `
      Write a skit of [minutes] for [number] players aged [ages], performed at [occasion]. It should be about [subject]. Stage and props: [what
      there is]. Someone shy needs a small part: [yes or no].

      One place, a problem everyone sees at once, three attempts that make it worse, a surprise. Every player has a line in the first minute and
      something to do while others speak. Lines are short enough to learn in a week.

      Stage directions in brackets, jokes at nobody's expense. Say where the audience might laugh, and how to do without one player who falls ill.`,
  },
  {
    id: 'poem-read-line-by-line',
    added: '2026-11-26',
    tags: ['poem feedback', 'critique', 'poetry', 'revision'],
    description: 'Get feedback on a poem you wrote: a critique of images, sound and line ends.',
    prompt: `
      Here is my poem: [paste]. It is meant for [a contest, a friend, myself], and I hope a reader feels [what]. I am unsure about [doubts].

      Before you judge, say in two sentences what happens in it and what you take it to mean. Quote the line that stays with you and
      tell why. Next, go through images, sound, rhythm and line ends: where is a word worn, a rhyme forced, a feeling named instead of shown?

      Choose the two changes that would help most, with one possible wording each. Leave its form and its voice as they are; I
      revise it on my own.`,
  },
  {
    id: 'spoken-notes-into-text',
    added: '2026-11-26',
    tags: ['dictation', 'voice notes', 'speech to text', 'drafting'],
    description: 'Turn a dictation, a voice note or a rambling transcript into clear writing.',
    prompt: `
      I spoke this into my phone, and it wanders: [paste the transcript]. Make a [message, page, list, post] of it for [who reads it], about
      [length] long.

      Take out false starts and repeats, put what belongs together side by side, and begin with what matters most. Keep my words where they
      are good, all names, figures and dates, and how I speak. Add nothing that I did not say.

      Where the recording seems misheard or a thought breaks off, mark the place and ask. At the end list what I promised to do, with dates,
      and the thoughts that found no place.`,
  },
  {
    id: 'longer-without-padding',
    added: '2026-11-27',
    tags: ['expand text', 'make it longer', 'elaborate', 'essay', 'word count'],
    description: 'Make a text longer with substance: expand an essay, paragraph or bullet points.',
    prompt: `
      This text is too short: [paste text or bullet points]. It is a [essay, report, story, post] for [reader] and needs
      [number] words; it has [number].

      Do not stretch sentences. First show where a reader would ask for more: a claim without a reason, a reason without
      an example, a step that was jumped, the other side. Put a number of words on each place, so that the sum fits.

      Ask me for the facts you need; write [example from me] where I give none. Then the longer version in my tone, with
      what is new set in bold. Finish with a list of three sentences that could go again if it has become too much.`,
  },
  {
    id: 'in-the-style-of-a-writer',
    added: '2026-11-27',
    tags: ['writing style', 'style imitation', 'pastiche', 'parody', 'rewrite'],
    description: 'Rewrite a text in the style of a writer, an age or a figure, from Shakespeare to a pirate.',
    prompt: `
      Put this text into the manner of [Shakespeare, Hemingway, a noir detective, a pirate, a Victorian letter]: [paste
      text]. Purpose: [fun, class, parody, practice]. How thick: [a touch, plainly, to the limit].

      Before you write, name five habits of that manner: length of sentences, choice of words, what it looks at, what it
      leaves out, its humor. Then the version. Keep what my text says and its order; change how it is said. Copy no
      sentence that really exists.

      Set beside it a version at half strength. Last, quote three places where the manner carries the meaning and one
      where it gets in the way, so that I learn to do it myself.`,
  },
  {
    id: 'lines-worth-quoting',
    added: '2026-11-27',
    tags: ['quotes', 'aphorisms', 'one-liners', 'sayings'],
    description: 'Write quotes, aphorisms or one-liners of your own on a theme.',
    prompt: `
      Write sayings of my own on [theme] for [a wall, a book, a speech, captions]. What I believe about it: [two honest
      sentences]. What I am tired of hearing: [clichés].

      Work in three ways, six each: turn a common saying round; take a thing one can touch and let it stand for the theme;
      put two true sentences side by side that do not get along. Under twelve words, no "life is", no rhyme unless it
      comes by itself.

      Strike all that anybody could have said, and tell me why. Rank the five that are left. Say if one comes close to a
      known quotation, and whose.`,
  },
  {
    id: 'news-told-from-the-top',
    added: '2026-11-27',
    tags: ['news article', 'school newspaper', 'report', 'journalism', 'local paper'],
    description: 'Write a news article or report for a school newspaper, club site or local paper.',
    prompt: `
      Write a [news article, report, feature, interview] for [paper, site]. What happened: [who, what, where, when,
      why, how]. Quotes I have: [words, by whom]. What I saw myself: [details]. Readers: [whom]. Length: [words].

      Put the news into the first sentence, what it means for the readers into the second. Then facts by weight, so
      that it can be cut from below. One quote by line four. Past tense, no opinion, no "recently"; numbers beside
      something one can picture.

      Three headlines: plain, with a verb, with a detail. A caption. Then a list: facts with one source only, names to
      check, who ought to be asked for the other side and with which question. Invent no quote. If it is a feature,
      begin with a scene and put the news into the third paragraph.`,
  },
  {
    id: 'comic-panel-by-panel',
    added: '2026-11-27',
    tags: ['comic strip', 'comic script', 'manga', 'graphic novel', 'panels'],
    description: 'Write a comic strip or comic book script, panel by panel, with pictures and words.',
    prompt: `
      Write a [strip of four panels, page, ten pages, manga chapter] about [idea]. Who: [characters, how they look,
      what they want]. Tone: [funny, dark, tender]. It is drawn by [me, a friend, an image generator]. For [readers].

      First the turn: what the reader expects and what comes. Then panels. For each: number and size, what is seen
      from where, one action that can be frozen, face, words in balloons (at most twenty), sounds, caption only if a
      picture cannot tell it. Let one panel be silent.

      End each page on something that makes one turn it. Keep a sheet on which every person has three fixed marks. If
      a generator draws: prompts panel by panel with these marks. Show me which words you cut because the picture says
      them already.`,
  },
  {
    id: 'love-story-that-earns-its-kiss',
    added: '2026-11-27',
    tags: ['romance', 'love story', 'romance novel', 'plot', 'fiction'],
    description: 'Write a romance: two people, what keeps them apart, scenes that earn the ending.',
    prompt: `
      Write a [short story, chapter, outline of a novel] of love. The two: [who, what each wants, what each hides].
      Place and time: [setting]. What keeps them apart: [duty, rival, lie, fear]. Kind: [slow burn, enemies to lovers,
      second chance, historical]. Ending: [happy, open, sad]. Heat: [none, a kiss, door closed].

      Give each a reason to say no that a reader would share. Plan the beats: first sight that goes wrong, being
      thrown together, a kindness nobody was meant to see, the nearest moment, the break that follows from character,
      the act that costs something.

      Then write [scene] with dialogue in which both talk about something else. Desire through hands, objects, pauses.
      No perfect faces. Show me where an editor would call it convenient, and mend it.`,
  },
  {
    id: 'tale-with-a-moral-not-said',
    added: '2026-11-27',
    tags: ['fairy tale', 'fable', 'moral', 'myth', 'story for children'],
    description: 'Write a fairy tale, fable or myth of your own, with a moral nobody has to say.',
    prompt: `
      Tell a [fairy tale, fable, myth, legend] about [wish, fear, fault]. For [ages]. It comes from [land, village,
      invented people]. In it: [animal, object, promise]. What it should leave behind: [thought]. Length: [words,
      minutes to read aloud].

      Use what such tales are made of: a lack, a warning, a helper who asks a price, three tries of which the third
      goes another way, a change that fits the deed. Few people, no names but what they do. Plain sentences one can
      tell by heart, and one line that comes back.

      For a fable: two animals, one meeting, a last line that bites. Leave the moral unsaid, then give it to me below
      in ten words so that I can see whether it holds. No known tale with other names. Two questions to ask a child
      afterwards.`,
  },
  {
    id: 'story-in-a-borrowed-world',
    added: '2026-11-27',
    tags: ['fan fiction', 'fanfic', 'characters', 'fiction', 'alternate universe'],
    description: 'Write fan fiction that keeps the characters true and goes where the original did not.',
    prompt: `
      Write fan fiction set in [world of book, series, game]. Characters: [who, and how I read them]. When: [before,
      during, after which event]. What if: [change]. Kind: [missing scene, other ending, crossover, another time].
      Length: [words]. For [site, rating].

      Say first, in six lines, how each of them talks, what they never do, and what they want just now; I correct.
      Then three ways the "what if" could hurt and one that is funny. I choose.

      Write it in scenes, near to one person, with a detail only somebody who knows the world would put in. No
      retelling of the plot. No sentence taken from the original. Adults only in love scenes, door closed. At the end:
      where you strayed from canon, a summary, tags and a title for the site.`,
  },
  {
    id: 'villain-who-thinks-he-is-right',
    added: '2026-11-27',
    tags: ['villain', 'antagonist', 'plot twist', 'character profile', 'fiction'],
    description: 'Create a villain or a plot twist the reader did not see and then finds fair.',
    prompt: `
      My story lacks a [villain, plot twist, both]. It is a [novel, screenplay, game, story]. Premise: [few lines]. Hero: [who,
      wants what]. What the reader knows by then: [list]. Tone: [tone]. Already used: [what is too obvious].

      For the villain: a wrong once done to them, a wish that is good, the price they let others pay, the rule they
      never break, how they speak when calm, what they and the hero share. One scene in which they are kind.

      For a twist: five that turn on what a person wants and not on a hidden twin. For the best, three clues to plant,
      each with another meaning at first sight, and the earliest page on which a clever reader may guess. Check it
      backwards: does anybody act against their own knowledge? Say what to rewrite.`,
  },
  {
    id: 'talk-around-one-idea',
    added: '2026-11-27',
    tags: ['ted talk', 'conference talk', 'talk', 'public speaking', 'story'],
    description: 'Shape a talk in the manner of TED: one idea, a story, a change in the listener.',
    prompt: `
      I speak for [minutes] at [event] to [people] about [topic]. What I found out: [in two sentences]. How I know:
      [work, years, mistake]. What they believe now: [belief]. What they should do or see otherwise afterwards:
      [what]. Slides: [none, few].

      Find the idea as one sentence that begins with a verb or a surprise; offer four. Then the way: a scene from
      which the question rises, why the usual answer fails, what I tried, the turn, what it means on Monday morning.

      Write it for the mouth, about 130 words a minute, with pauses marked. One number people can picture, one line
      they will repeat, one moment of being wrong. Then three openings, none with thanks or a joke, and a plan to
      rehearse without learning it by heart. Cut what only shows how much I know.`,
  },
  {
    id: 'votes-asked-for-with-a-speech',
    added: '2026-11-27',
    tags: ['student council speech', 'election speech', 'campaign', 'class president', 'speech'],
    description: 'Write an election speech: student council, class president, works council, town.',
    prompt: `
      I stand for [student council, class president, club chair, works council, town council]. Voters: [whom, how
      many]. They complain about [three things]. I would [two things that can really be done]. I have done [proof].
      Rivals promise [what]. Time: [minutes].

      Open with a moment all of them know and laugh or groan at. Then one problem, what it costs them, what I shall
      do, by when, with whom; the second one shorter. Proof that I finish things. What I shall not promise. A last
      line that can be shouted.

      Two minutes mean 260 words. Write for my voice: [shy, funny, serious]. No attack on a person. Add a slogan in
      three tries, a poster of nine words, and answers to three nasty questions, one of which is "why you?".`,
  },
  {
    id: 'team-fired-up-in-three-minutes',
    added: '2026-11-27',
    tags: ['pep talk', 'halftime speech', 'team captain', 'coach', 'motivation'],
    description: 'Give a pep talk: at halftime, before a match, an exam or a first night.',
    prompt: `
      Write a talk of [one to three] minutes to [team, class, crew, choir] before or during [match, exam, shift,
      show]. Where we stand: [score, mood, what just happened]. What is true and good: [facts]. What has to change:
      [one or two things]. Who needs lifting: [whom, why]. I am [coach, captain, boss] and usually speak [how].

      Quiet first, then louder. Say what everybody saw and nobody says. Name two people for something they did, not
      for talent. One change, in words that can be done at once: who does what from the first minute. A picture or
      line that belongs to this team only.

      No war, no shame, no "110 percent". Give a version for being behind, one for being ahead and careless, and what
      to say to the one who cries. Last: five words for the door.`,
  },
  {
    id: 'award-accepted-with-thanks',
    added: '2026-11-27',
    tags: ['acceptance speech', 'award speech', 'thank-you speech', 'speech'],
    description: 'Write an acceptance speech: thank people for an award or prize in two minutes.',
    prompt: `
      I receive [award] from [who] at [occasion]. Those without whom it would not have happened: [names, what each did]. I have [minutes].

      Begin with one moment of the work, not with how surprised I am. Thank at most four people, each for one thing that only they did. Say in one
      sentence what the prize is for and who else does such work. End on a line that fits the room.

      About 130 words a minute. Mark where to look up, and give me a version of 30 seconds in case time runs short.`,
  },
  {
    id: 'chords-under-a-song',
    added: '2026-11-28',
    tags: ['chord progression', 'chords', 'songwriting', 'harmony'],
    description: 'Find a chord progression for a song: sad, bright, unsettled, with reasons.',
    prompt: `
      Chords, please, for [verse, chorus, bridge] of a song that should feel [sad, hopeful, uneasy]. Instrument: [guitar, piano],
      I can play [chords I know]. Key or singer's range: [key]. Tempo: [tempo]. What I have: [chords, melody, a line of words].
      Songs in that mood: [titles].

      Give five progressions in [key], each of four to eight bars, as chord names and as numerals. For each, one sentence on which
      chord does the work and why it feels so.

      Then the best one with two variations: a surprising chord, another bass note. Show how it leads into the chorus, and a
      strumming or left-hand pattern. Copy no song note for note.`,
  },
  {
    id: 'setlist-with-a-curve',
    added: '2026-11-28',
    tags: ['setlist', 'gig', 'wedding band', 'band'],
    description: 'Build a setlist for a band, DJ or choir: order, keys, breaks, a spare song.',
    prompt: `
      We are [band, duo, DJ, choir] and play [wedding, pub, concert, street] on [date], [number] sets of [minutes]. Audience:
      [ages, what they want]. Songs we can play with key, tempo and length: [list]. Must be played: [songs]. Weak spots: [singer's
      voice, long tuning].

      Order them in sets: a start that everyone knows within ten seconds, no three of the same tempo, few changes of capo or
      instrument, the highest notes not at the end.

      Give a table with times and what is said between songs, in a line. Mark two songs to drop if we run late and one for an
      encore. For a wedding add dinner, first dance and the last slow one.`,
  },
  {
    id: 'band-bio-and-press-kit',
    added: '2026-11-28',
    tags: ['band bio', 'press kit', 'artist bio', 'musician', 'epk'],
    description: 'Write a band or artist bio in three lengths, and a press kit that can be copied.',
    prompt: `
      We are [name], [who plays what], from [place], making [music, in words a friend would use]. Best facts: [gigs, releases,
      numbers, praise with its source]. What people feel at our concerts: [what]. New: [record, tour]. Two bands we stand near:
      [names].

      Write the bio in 25, 80 and 200 words, in the third person, with one picture or scene in each. No "unique sound", no "since
      childhood", no claim without its fact.

      Then list what belongs in the kit: photos, links, stage plan, contacts, dates. Write the quotation that a paper could print,
      three questions we like to be asked, and what to leave out.`,
  },
  {
    id: 'gig-asked-for',
    added: '2026-11-28',
    tags: ['gig booking', 'venues', 'booking email', 'band'],
    description: 'Ask a venue, festival or bar for a gig, and settle terms once they say yes.',
    prompt: `
      I book for [band or artist], [music in five words]. To: [venue, festival], whose program has [acts I know there]. Dates:
      [possible]. We bring [number] people in [place], as seen [where]. Links: [two]. Money: [fee, door, for free this once].

      Write an email of 100 words: why this stage, what the evening would be like, one link, one date, one question. The booker
      reads it on a phone at midnight.

      Add a follow-up after ten days with news in it, and a direct message of thirty words. Then what we agree on when they say
      yes: fee, set, sound, food, bed, guest list, cancelling, as a list to confirm by mail.`,
  },
  {
    id: 'program-notes-for-a-concert',
    added: '2026-11-28',
    tags: ['program notes', 'concert program', 'choir', 'orchestra'],
    description: 'Write concert program notes: each piece in a few lines, for listeners who do not read music.',
    prompt: `
      Our [choir, orchestra, school, soloist] gives a concert on [date] at [place]: [pieces, composers, years, length]. What links
      them: [theme]. Who listens: [friends, connoisseurs, children]. Facts I am sure of, with source: [facts]. Space: [words].

      For each piece sixty words: when and for whom, one thing to listen for and at what moment, a human detail. No "masterpiece",
      no technical term that is not heard at once.

      Mark every date or story you are not certain of. Then a welcome of eighty words, the performers in a line each, thanks, and
      the sentence about telephones. Give me a spoken version for the conductor.`,
  },
  {
    id: 'report-made-plain-for-a-board',
    added: '2026-11-28',
    tags: ['plain language', 'report summary', 'governors', 'committee', 'trustees'],
    description: 'Make a dense report plain for governors, trustees, a committee or other lay people.',
    prompt: `
      This report is for experts: [paste]. I have to present it to [governors, trustees, a parish council, a residents’ meeting] on [date], in
      [minutes]. What they know of the subject: [little, some]. They have to [note it, decide on: what].

      Give me one page: what it is about in two sentences, the five things they have to know, each with its figure and what that means for
      us, what we are asked to decide, with the choices and what each would cost. Every technical term in everyday words; where it cannot be
      avoided, say it once with its meaning.

      Then three questions they are likely to ask, with answers from the report, or “the report does not say”. Add nothing that is not in it.`,
  },
]);
