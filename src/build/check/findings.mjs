// What is wrong, in few words: read from all that a command said.

/** Lines of a difference that are shown of one failure. */
const MOST_LINES = 8;

/** "tests/tools/snow-notes.test.tsx > Snow Notes > the form > given …": the file and the last of its names. */
const nameOf = (line) => {
  const [file, ...names] = line
    .replace(/^ FAIL +/, '')
    .replace(/^(?:node|page) +/, '')
    .split(' > ');
  return names.length === 0 ? file.replace(/ \[.*$/, '') : `${file}: ${names.at(-1)}`;
};

/** Of a test that fails: what it expected and found, without the page around it and the way there. */
const reasonsIn = (body) => {
  const [message = '', ...rest] = body.filter((line) => line.trim() !== '');
  const until = rest.findIndex((line) => /^ ❯ |^⎯/.test(line));
  const said = until === -1 ? rest : rest.slice(0, until);
  const differs = said.filter((line) => /^[-+] (?!Expected|Received).*\w/.test(line)).slice(0, MOST_LINES);
  return [message, ...differs].join('\n    ');
};

/** Of a run of Vitest: each reason once, under the tests that failed for it. */
const failedTests = (said) => {
  const reasons = new Map();
  const blocks = said.split(/(?=^ FAIL )/m).filter((block) => block.startsWith(' FAIL '));
  let names = [];
  for (const block of blocks) {
    const [name, ...body] = block.split('\n');
    names.push(nameOf(name));
    // Tests that fail for the same reason stand above it together.
    if (body.every((line) => line === '')) continue;
    const reason = reasonsIn(body);
    reasons.set(reason, [...(reasons.get(reason) ?? []), ...names]);
    names = [];
  }
  return [...reasons].map(([reason, of]) => {
    const [first] = of;
    return `${first}${of.length > 1 ? ` (and ${of.length - 1} more)` : ''}\n    ${reason}`;
  });
};

/** A place in a file and what is wrong there, as the types, the linter and the formatter say it. */
const places = (said) =>
  said
    .split('\n')
    .filter((line) => /^[\w./-]+\.(?:ts|tsx|json)(?:\(\d+,\d+\)|:\d+:\d+): /.test(line))
    .map((line) => (line.length > 300 ? `${line.slice(0, 300)} …` : line));

const unformatted = (said) =>
  [...said.matchAll(/^(\S+) format ━/gm)].map(([, file]) => `${file}: not in our format (npm run format)`);

/** Each thing that is wrong; where none is found in it, its last lines. */
export const findingsIn = (said) => {
  const found = [...places(said), ...unformatted(said), ...failedTests(said)];
  return found.length > 0 ? found : [said.trim().split('\n').slice(-MOST_LINES).join('\n    ')];
};
