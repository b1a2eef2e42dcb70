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
]);
