/** What is true of a whole kind of work: what buyers want, what it starts from, how it goes, what makes it good. */
import type { GigRequest } from './request.ts';

export interface Category {
  /** What the buyer is after. */
  readonly gain: readonly string[];
  /** What the seller needs to begin. */
  readonly brief: readonly string[];
  /** How the work goes. */
  readonly work: readonly string[];
  /** How it is handed over. */
  readonly handover: readonly string[];
  /** What good work means here. */
  readonly craft: readonly string[];
}

export const CATEGORIES: Readonly<Record<GigRequest['category'], Category>> = {
  '': {
    gain: [
      'What you want in the end is something you can use the same day, without having to explain or repair it.',
      'The aim is a result that fits your case, not one that could belong to anybody.',
      'It should save you time twice: while it is being done, and later, when you use it.',
      'You should be able to look at the result and see at once that it answers what you asked for.',
    ],
    brief: [
      'Send me what you have, tell me what the result is for, and show me an example of what you like.',
      'To begin, I need three things: what you want done, what you already have, and when you need it.',
      'A few lines about your situation and your goal are enough to begin with.',
    ],
    work: [
      'I read everything first, ask about whatever is unclear, and only then get to work.',
      'I settle the main points with you at the start, so that the details have something to stand on.',
      'I work through your list from the most important point to the least, and nothing on it gets lost.',
    ],
    handover: [
      'The result reaches you through the order page, with a short note on what was done.',
      'You receive the finished work in the form you asked for, ready to use.',
      'When it is done, you get it with a few lines that explain how to use it.',
    ],
    craft: [
      'Good work starts with listening, and most mistakes start with assuming.',
      'I check the finished work against your own words, because they are the only measure that counts.',
      'Care shows in the small things, so those get a round of attention of their own.',
    ],
  },
  'Graphics & Design': {
    gain: [
      'What counts in the end is whether people recognise it, read it and remember whose it is.',
      'You should end up with something you can show without having to explain it.',
      'The aim is a design that still works when it is small, printed badly or seen for two seconds.',
      'It should look like you and like nobody else, on paper as well as on a screen.',
    ],
    brief: [
      'Send me any words that have to appear, the places where it will be used, and two or three examples you like.',
      'To begin, I need your name or text as it should be written, your colours if you have any, and a word on who should notice it.',
      'Tell me what it is for, where people will see it, and what you would hate to see in it.',
    ],
    work: [
      'I settle the idea before the details, so that nobody polishes the wrong thing.',
      'I begin in black and white, because a shape that needs colour to work does not work.',
      'First comes the idea, then the form, and the colours last.',
    ],
    handover: [
      'You receive the files through the order page, named so that you still know in a year which is which.',
      'The delivery holds the formats we agreed on, ready for the places where you want to use them.',
      'When it is done, you get the final files together with a line on which one is for what.',
    ],
    craft: [
      'Good design is mostly leaving out, and what stays has to earn its place.',
      'I look at every draft small, large and upside down before it leaves my desk.',
      'Spacing, weight and contrast do more than decoration, so that is where my time goes.',
    ],
  },
  'Digital Marketing': {
    gain: [
      'What you are after is not more noise but more of the right people.',
      'In the end you should know what to do next, and why it is worth doing.',
      'The aim is attention from people who can actually become customers.',
      'You should be able to see what was done, what it was for, and how to tell whether it works.',
    ],
    brief: [
      'Send me the address of your page or profile, one line about your best customers, and what you have tried so far.',
      'To begin, I need to know what you sell, to whom, and what one new customer means to you.',
      'Tell me what you want people to do, where they come from now, and what you already measure.',
    ],
    work: [
      'I start with what is there, look for what holds it back, and begin with what matters most.',
      'I look at it the way a stranger would, on a phone and with little patience.',
      'I put the findings in order of effect and effort, so that the quick wins come first.',
    ],
    handover: [
      'You receive the result with the reasons behind it, in words that do not need a dictionary.',
      'The delivery lists what was done and what you can do next, point by point.',
      'At the end you have it in writing, clear enough to hand on to anyone who works with you.',
    ],
    craft: [
      'Good marketing begins with the words that customers use themselves.',
      'I would rather fix one thing that matters than ten that only look busy.',
      'I make no promises about rankings or sales that nobody can keep; I promise careful work.',
    ],
  },
  'Writing & Translation': {
    gain: [
      'What you need is a text that your reader understands at the first reading.',
      'The aim is words that sound like you on a good day.',
      'In the end nobody should stumble, neither over a comma nor over the meaning.',
      'Your reader should forget that somebody worked on the text, and simply read it.',
    ],
    brief: [
      'Send me the text or your notes, tell me who will read it, and show me a page whose tone you like.',
      'To begin, I need your material, the length you have in mind, and a line about the reader.',
      'Tell me what the text is for, which words must stay as they are, and where it will appear.',
    ],
    work: [
      'I read the whole text before I touch a single sentence.',
      'I get the meaning right first and the music second, and then I read it aloud.',
      'I note every point where the text could mean two things, and ask you which one is meant.',
    ],
    handover: [
      'You receive the text in the format you need, with notes where a choice of words was yours to make.',
      'The finished text comes ready to publish or to print, in the layout we agreed on.',
      'When it is done, you get a clean copy, and my questions in the margin if there are any left.',
    ],
    craft: [
      'Good writing respects the reader’s time, so I cut what does not serve the point.',
      'Names, numbers and terms get a check of their own, because that is where trust is lost.',
      'I keep your voice; it is your text and should sound like it.',
    ],
  },
  'Video & Animation': {
    gain: [
      'What you want is a video that people watch to the end.',
      'The aim is a rhythm that carries the story, so that nobody looks at the clock.',
      'It should feel right with the sound off and even better with the sound on.',
      'In the end it should show what mattered and leave out the rest.',
    ],
    brief: [
      'Send me your footage or your script, tell me how long it should run, and where it will be shown.',
      'To begin, I need your material, a list of the moments that must be in it, and a video whose style you like.',
      'Tell me the story in three sentences, name the music or the mood, and share the files by link.',
    ],
    work: [
      'I watch everything once without cutting, and mark the moments that carry the story.',
      'I build the story first, then the rhythm, and see to colour and sound last.',
      'I lay out the sequence before I refine any single scene.',
    ],
    handover: [
      'You receive the finished video in the size and format that your screen or channel needs.',
      'The final file comes through the order page, ready to upload or to show.',
      'When it is done, you get the film in full quality, and you can play it the same minute.',
    ],
    craft: [
      'A good cut is one that nobody notices.',
      'Sound is half of the picture, so it gets half of my attention.',
      'I look for glances, pauses and small gestures, because those are what people remember.',
    ],
  },
  'Music & Audio': {
    gain: [
      'What you want is sound that people can listen to without effort.',
      'The aim is a recording that sounds close, clear and like you.',
      'It should hold up on headphones, in the car and on a small phone.',
      'In the end the listener should notice what is said or played, and not how it was recorded.',
    ],
    brief: [
      'Send me your recording or your script, tell me where it will be heard, and add an example of a sound you like.',
      'To begin, I need your files in the best quality you have, or the text to be spoken, and the format you need back.',
      'Tell me the mood, the length and the pace you have in mind, and how names and special words are pronounced.',
    ],
    work: [
      'I listen to the whole thing before I touch anything.',
      'I take care of clarity first, balance second, and colour last.',
      'I work in short sessions, because tired ears make bad decisions.',
    ],
    handover: [
      'You receive the finished audio in the format you asked for, at an even level from start to finish.',
      'The final files come through the order page, trimmed, named and ready to use.',
      'When it is done, you can upload the file as it is.',
    ],
    craft: [
      'Good sound work is heard only when it is missing.',
      'I check the result on good speakers and on bad ones, since your listeners have both.',
      'Breath and silence belong to a voice, so I leave enough of both.',
    ],
  },
  'Programming & Tech': {
    gain: [
      'What you need is something that runs today and can still be changed next year.',
      'The aim is code that does its job quietly, and that the next person can read.',
      'In the end it should work on your machine and not only on mine.',
      'You should be able to use it, and to understand what it does and what it does not do.',
    ],
    brief: [
      'Send me a description of what it should do, what you already have, and the systems it has to work with.',
      'To begin, I need your requirements, access to whatever it has to connect to, and one example of a typical case.',
      'Tell me who will use it, what goes in, what should come out, and what must never happen.',
    ],
    work: [
      'I write down what it should do before I write how, and you confirm it.',
      'I build the smallest version that works first, and add the rest to something that already runs.',
      'I deal with errors and odd inputs while I build, instead of leaving them for later.',
    ],
    handover: [
      'You receive the source together with short instructions on how to run it.',
      'The delivery includes what you need to install it, start it and check that it works.',
      'When it is done, you get the code in a form that another developer can pick up.',
    ],
    craft: [
      'Good software is boring in the best sense: it does the same thing every time.',
      'I choose plain solutions over clever ones, because somebody has to maintain them.',
      'Names, structure and error messages get as much care as the features.',
    ],
  },
  Business: {
    gain: [
      'What you need is something you can put on the table, in front of people who ask hard questions.',
      'The aim is clarity: what it is, what it costs, what comes of it.',
      'In the end you should be able to explain every line of it yourself.',
      'It should stand up when somebody reads it who has ten minutes and a red pen.',
    ],
    brief: [
      'Send me the facts you have, tell me who will read or use the result, and what they should decide.',
      'To begin, I need your current documents, your goal, and the date by which it matters.',
      'Tell me where you stand now, what you want to reach, and what has been in the way.',
    ],
    work: [
      'I sort the facts first, find the gaps, and ask you for what is missing.',
      'I go through it as a sceptical reader would, and answer the objections before they come up.',
      'I put the decisive points first, and move everything else to where it belongs.',
    ],
    handover: [
      'You receive the result in a form you can edit and pass on, with assumptions marked as what they are.',
      'The result comes in a clear layout, ready to send or to present.',
      'When it is done, you get it with a short summary for people who read only one page.',
    ],
    craft: [
      'Good business documents are honest about what is known and what is assumed.',
      'I prefer one clear sentence to three that sound important.',
      'Figures and words have to tell the same story, so I check the one against the other.',
    ],
  },
  Lifestyle: {
    gain: [
      'What you want is something that fits your real days and not an ideal week.',
      'The aim is a change that is small enough to last.',
      'You should feel from the start that it was made for you, and for the life you have.',
      'In the end it should make things easier, not give you one more duty.',
    ],
    brief: [
      'Tell me where you stand now, what you would like to be different, and what a normal week looks like.',
      'To begin, I need to know a little about you: your goal, your habits, and what has not worked before.',
      'Send me a few lines about who it is for, what they like, and what they would rather avoid.',
    ],
    work: [
      'I begin with your situation, and only then choose what suits it.',
      'I keep the steps small and clear, so that each of them can be done on a busy day.',
      'I explain the reason behind each step, because what you understand is easier to keep up.',
    ],
    handover: [
      'You receive everything in a form that you can use at once and come back to later.',
      'What you get is clear and personal, with no special knowledge needed.',
      'When it is done, you know what to do first and what can wait.',
    ],
    craft: [
      'Good advice is the kind that somebody can follow on a Tuesday evening.',
      'I listen before I suggest anything, and I do not judge.',
      'I adapt the plan to the person and never the other way round.',
    ],
  },
  Data: {
    gain: [
      'What you need is numbers that you can trust and a picture that you can read.',
      'The aim is data that answers your question, and nothing that distracts from it.',
      'In the end you should be able to refresh it, filter it and explain it without me.',
      'You should see at a glance what the data says, and also what it does not say.',
    ],
    brief: [
      'Send me a sample of the data, tell me where it comes from, and which question it should answer.',
      'To begin, I need your file, a word on what each column means, and an example of the result you want.',
      'Tell me how the data is collected, who will use the result, and what they decide with it.',
    ],
    work: [
      'I look for gaps, duplicates and impossible values before I calculate anything.',
      'I keep your original untouched and work on a copy, so that every step can be traced.',
      'I check the totals by a second route before I believe them.',
    ],
    handover: [
      'You receive the finished file with a short note on what was changed and why.',
      'The result comes in the format you work with, clearly labelled from the first sheet to the last.',
      'When it is done, you can follow each figure back to where it came from.',
    ],
    craft: [
      'Good analysis starts with distrust of the data and ends with a plain sentence.',
      'I say how sure a result is, because a figure without that is only half of one.',
      'A table that nobody can read is not finished, however correct it may be.',
    ],
  },
  Photography: {
    gain: [
      'What you want is pictures that look like the real thing on a very good day.',
      'The aim is an image that people stay with for a second longer.',
      'In the end the picture should draw attention to what it shows, not to the way it was made.',
      'You should be glad to see your pictures in print, and again in ten years.',
    ],
    brief: [
      'Tell me which pictures you need, or send me those you have, and add one or two whose look you like.',
      'To begin, I need your pictures or a description of the shoot, the number you want, and the format you need.',
      'Tell me what should stay exactly as it is, what bothers you, and who will see the result.',
    ],
    work: [
      'I look at light and colour first, and at the details only after that.',
      'I treat pictures that belong together as one series, so that they look alike.',
      'I work on a copy and in small steps, so that nothing is lost.',
    ],
    handover: [
      'You receive the finished pictures in full size, and in a smaller one for the web if you need it.',
      'The files come through the order page, in the format and the order that you asked for.',
      'When they are done, you can print, post or frame them without further work.',
    ],
    craft: [
      'Good work on a picture is invisible: you see the person and not the tool.',
      'Skin stays skin and light stays light; I stop before a picture looks worked on.',
      'I check every image at full size, corner by corner.',
    ],
  },
};
