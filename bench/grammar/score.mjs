// What a check is worth, against errors that somebody else planted.

const isLetter = (character) => /[\p{L}\p{N}]/u.test(character ?? '');

/** Where whole words stand in a text: "cost" is not in "costs". */
function* placesOf(words, text) {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isWhole = !(isLetter(words[0]) && isLetter(text[at - 1])) && !(isLetter(words.at(-1)) && isLetter(text[end]));
    if (isWhole) yield [at, end];
  }
}

const straight = (text) => text.replace(/[’‘]/g, "'");

/** Each planted error with its place; what stands in the text more than once is taken in the order of the table. */
const placed = ({ text, errors }) => {
  const taken = new Map();
  return errors.map((error) => {
    const places = [...placesOf(error.wrong, text)];
    const nth = taken.get(error.wrong) ?? 0;
    taken.set(error.wrong, nth + 1);
    const [start, end] = places[nth] ?? places[0] ?? [-1, -1];
    if (start < 0) throw new Error(`“${error.wrong}” does not stand in: ${text.slice(0, 80)}`);
    return { ...error, start, end };
  });
};

/** The place in the corrected text that a place in the text as sent has become. */
const moved = (issues, [start, end]) => {
  let by = 0;
  let [from, to] = [start, end];
  for (const { offset, length, suggestion } of issues) {
    if (suggestion === undefined) continue;
    const longer = suggestion.length - length;
    if (offset + length <= start) by += longer;
    else if (offset < end) [from, to] = [Math.min(from, offset), Math.max(to, offset + length) + longer];
  }
  return [from + by, to + by];
};

/** @param row a text with its `errors`, and @param reply what the check gave for it. */
export const judge = (row, { issues, correctedText }) => {
  const errors = placed({ ...row, errors: row.errors ?? [] });
  const after = straight(correctedText);
  const meets = ({ offset, length }, { start, end }) => offset < end && start < offset + length;
  return {
    errors: errors.map((error) => {
      const place = moved(issues, [error.start, error.end]);
      const standing = (words) => [...placesOf(straight(words), after)].filter(([at, end]) => at < place[1] && place[0] < end);
      const rights = [error.right, ...(error.also ?? [])].flatMap(standing);
      // "A doctor" for "doctor": what was wrong may stand in what is right.
      const isMended =
        rights.length > 0 && standing(error.wrong).every(([at, end]) => rights.some(([from, to]) => from <= at && end <= to));
      return { ...error, isFound: issues.some((issue) => meets(issue, error)), isMended };
    }),
    falseAlarms: issues.filter((issue) => !errors.some((error) => meets(issue, error))),
  };
};
