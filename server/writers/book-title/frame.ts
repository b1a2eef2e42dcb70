/** Splits off what kind of book it is: "a cookbook of one pot meals for night shift workers". */

const BOOKS =
  'memoirs?|novels?|novella|books?|guides?|guidebook|cookbooks?|poems|poetry|stor(?:y|ies)|tales?|thriller|mystery|romance|fantasy|collection|handbook|manual|textbook|workbook|introduction|biography|autobiography|history|picture book|bedtime story|essays|cookery book|self-help book';
const FRAME = new RegExp(
  `^(?:(?:this|it) is )?(?:(?:a|an|the|my|our|this) )?(?:[\\p{L}’'-]+ ){0,3}?(?:${BOOKS})(?: (?:of|about) (?:short )?(?:stories|poems|essays|recipes))? (?:about|on|of|to|in which|where|following|that (?:follows|explains|shows|teaches|tells)|for)\\s+`,
  'iu',
);

interface Framed {
  readonly text: string;
  /** The readers that the book is for. */
  readonly readers: string | undefined;
}

export const framed = (description: string): Framed => {
  const match = FRAME.exec(description);
  const isFor = match !== null && /\bfor\s+$/i.test(match[0]);
  const rest = match && !isFor && match[0].length < description.length ? description.slice(match[0].length) : description;
  const [first = ''] = rest.split(/[.!?](?:\s|$)/);
  const readers =
    / for ((?:[\p{L}’'-]+ ){0,4}[\p{L}’'-]+s|(?:[\p{L}’'-]+ ){0,2}(?:people|children|women|men|beginners)(?: (?:with|over|under|in) [\p{L}\p{N} ]+)?)(?: who\b.*)?$/iu.exec(
      first,
    )?.[1];
  return {
    text: rest,
    readers: readers && !/^(?:his|her|its|the|a|an|my|their|three|nine|days|years|weeks)\b/i.test(readers) ? readers : undefined,
  };
};
