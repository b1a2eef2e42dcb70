/** What `npm run check` says where something is wrong: each thing once, and in few words. */
import { expect, it } from 'vitest';
import { findingsIn } from '../../src/build/check/findings.mjs';

it.each([
  [
    'the types',
    `tools/snow-notes.ts(16,7): error TS2322: Type 'boolean' is not assignable to type 'string'.
  The expected type comes from property 'required'.
`,
    ["tools/snow-notes.ts(16,7): error TS2322: Type 'boolean' is not assignable to type 'string'."],
  ],
  [
    'the linter',
    "server/writers/snow-notes.ts:17:78: Variable 'given' is never used. [Error/no-unused-vars]\n\n1 problem\n",
    ["server/writers/snow-notes.ts:17:78: Variable 'given' is never used. [Error/no-unused-vars]"],
  ],
  [
    'the formatter',
    'tools/snow-notes.ts format ━━━━━━━━━━━\n\n  × File content differs from formatting output\n\n  10 │ ··icon\n',
    ['tools/snow-notes.ts: not in our format (npm run format)'],
  ],
  [
    'tests that fail for one reason, or for another',
    ` ✓  page  tests/tools/snow-notes.test.tsx > Snow Notes > a blank form > is well
 FAIL   page  tests/tools/snow-notes.test.tsx > Snow Notes > a blank form > given "Topic" blank, the visitor sees why
 FAIL   page  tests/tools/snow-notes.test.tsx > Snow Notes > a blank form > given all blank, the visitor sees why
AssertionError: expected [ Array(1) ] to deeply equal []

Ignored nodes: comments, script, style
...

- Expected
+ Received

  [
-   "Please enter a topic.",
+   "Please say a topic.",
  ]

 ❯ tests/support/page.tsx:73:79
     71| /** Waits until the page tells exactly this. */
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/3]⎯

 FAIL   page  tests/tools/snow-notes.test.tsx > Snow Notes > the form > given the page, then "Plaice" holds its default
TestingLibraryElementError: Unable to find an element with the role "textbox" and name "Plaice"

Here are the available roles:

  textbox:
 ❯ tests/suite/form.ts:37:5
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[2/3]⎯

 FAIL   page  tests/tools/snow-notes.test.tsx > Snow Notes > the result > given the page, then "Plaice" is emptied
TestingLibraryElementError: Unable to find an element with the role "textbox" and name "Plaice"
 ❯ tests/suite/result.ts:12:5
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[3/3]⎯
`,
    [
      `tests/tools/snow-notes.test.tsx: given "Topic" blank, the visitor sees why (and 1 more)
    AssertionError: expected [ Array(1) ] to deeply equal []
    -   "Please enter a topic.",
    +   "Please say a topic.",`,
      `tests/tools/snow-notes.test.tsx: given the page, then "Plaice" holds its default (and 1 more)
    TestingLibraryElementError: Unable to find an element with the role "textbox" and name "Plaice"`,
    ],
  ],
  [
    'a test file that does not load',
    ` FAIL   node  tests/writers/snow-notes.test.ts [ tests/writers/snow-notes.test.ts ]
Error: Cannot find module '../../server/writers/snow-note.ts'
 ❯ tests/writers/snow-notes.test.ts:2:1
`,
    [
      `tests/writers/snow-notes.test.ts
    Error: Cannot find module '../../server/writers/snow-note.ts'`,
    ],
  ],
  ['something else', 'Segmentation fault\n', ['Segmentation fault']],
])('of %s', (_, said, findings) => {
  expect(findingsIn(said)).toEqual(findings);
});
