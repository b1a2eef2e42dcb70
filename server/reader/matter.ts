/** What a request for a text is about, without the words that only ask for it. */

/** "… a toast for", "… something funny about": up to the word before the matter. */
const ASKING =
  /^.{0,80}?\b(?:words?|quotes?|lines?|toast|speech|message|tagline(?: ideas)?|slogan|names?|captions?|verse|poem|hooks?(?: for (?:my|an|the) (?:essay|article|post|video|talk|email))?|titles?|headline|post|ideas?|arguments?|eulogy|text|bio|script|greeting|invitation|intro|sentence|paragraph|description|hashtags|tags|note|saying|ctas?|wishes|pitch|summary|blurb|copy|something(?: \w+)?(?: to (?:write|say|put))?|anything|help)\s+(?:to (?:write|say|put) (?:in|on|about|to) |(?:for|about|on|to|of|in|with)\s+)(?=\S)/i;
const ORDER =
  /^(?:please |pls |can you |could you |would you )*(?:i (?:need|want)|i'm looking for|looking for|need|give me|write(?: me)?|help me(?: (?:write|with|find|say|to))?|suggest|make me|create|generate)\s+(?:an?\s+|some\s+|the\s+)?/i;

/** The same text where nothing is asked for. */
export const matterOf = (text: string): string => {
  const asked = ASKING.exec(text);
  const rest = asked ? text.slice(asked[0].length) : text.replace(ORDER, '');
  return rest.trim() === '' ? text : rest;
};
