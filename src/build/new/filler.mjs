// The words a new page begins with, until somebody writes its own. `npm run check` names those that still stand.

/** Of a tool, by what they are. */
export const toolFiller = (title) => {
  const words = title.toLowerCase();
  return {
    summary: `${title}: fill in the form, take the words with you.`,
    description: `Fill in the form, and the ${words} puts together what you told it.`,
    'names people search for': `my ${words}`,
    about: `The ${words} takes what you fill in and puts it in order.`,
    steps: 'Copy what you need.',
    questions: 'Whatever you like. They are made of what you typed.',
  };
};

/** Of a text style. */
export const styleFiller = (title) => ({
  summary: `${title}: type, copy, paste anywhere.`,
  description: 'Set a mark on every letter, in places that offer no styles: profiles, posts, comments and chats.',
  'names people search for': `my ${title.toLowerCase()}`,
});

/** What a writer that only says back what it was given says of itself. */
export const WRITER_FILLER = 'Says back what was filled in: a beginning, to be replaced by what the tool is for.';

/** Which of them still stand in what a page says. */
export const standingIn = (page, filler) => {
  const said = JSON.stringify(page);
  return Object.keys(filler).filter((part) => said.includes(JSON.stringify(filler[part])));
};
