/** `docs/definition.md`: all that a definition can say, out of the types and their comments, with pieces of the definitions. */
import { readDeclarations, type Helper } from '../schema/declarations.ts';
import { examplesFrom, type Example } from './examples.ts';
import { literalsIn, type Form, type Key } from './forms.ts';
import { keysOf, partsFrom, type Part } from './parts.ts';
import { anchor, boundsIn, listed, typeWords } from './typeWords.ts';
import { piecesOf, shownOn } from './uses.ts';

/** The chapters, by the files of `engine/definition` that they are made of. */
const CHAPTERS: Readonly<Record<string, string>> = {
  tool: 'A tool',
  fields: 'Its fields',
  reply: 'Its reply',
  result: 'Its result',
  converter: 'A text style',
};

const START = `# What a definition can say

Generated from the types in \`engine/definition\`, their comments and the definitions of today by \`npm run reference\`: change
those, not this page. \`npm run dev\` shows every control and every block in all its states at \`/reference\`.

A key with a question mark may be left out. A text is never empty, and a list that is there has at least one item, unless it says
otherwise.
`;

/** What is no part of a definition, and what every definition needs. */
const WRITER = `## Its writer

\`server/writers/<slug>.ts\` gives \`data\` for a request that was checked, by \`write(request, context)\` of \`defineWriter(tool, …)\`
(\`server/writer.ts\`); \`defineComposer\` does the same and is given the first 4,000 characters of each text. \`npm run try -- <slug>\`
shows what it gives.

- In \`request\` a select always holds one of its choices, a checkbox yes or no; a text or a number that was left blank may be missing,
  and a text may be empty.
- It refuses with \`throw new CannotServe(words)\` where no honest reply is possible (422). The visitor reads the words as they are: what
  is missing, then what to do (“Please name the topic of the webinar in words.”). Anything else that it throws is a fault.
- \`context.note({ remark })\` says a sentence beside the reply; \`unmet\`, which option it does not meet; \`fewer\`, why there are fewer
  than asked for (\`engine/definition/notes.ts\`).
- Chance comes from \`context.random\` alone (\`pick\`, \`shuffle\`, \`below\`), so that a seed gives the same again; \`context.signal\` says
  that the visitor has left.

What most writers need:

| | from | |
| --- | --- | --- |
| \`pick(items)\`, \`shuffle(items)\`, \`below(limit)\` | \`context.random\` | One of them, all in another order, a whole number from 0 and below the limit. |
| \`listed(items, word?)\` | \`server/english/prose.ts\` | “a, b and c”. |
| \`asSentence(words)\`, \`capitalise(words)\`, \`tidy(text)\` | the same | A capital and an end mark; a capital alone; single spaces. |
| \`withArticle(words)\`, \`countWords(text)\` | the same | “an hour”; how many words it has. |
| \`readTopic(text)\` | \`server/english/topic.ts\` | What a text is about, and of what shape: a thing, a deed, a sentence. |
| \`readTemplate(text, slots)\`, \`filled(template, filling, random)\` | \`server/kit/template.ts\` | A sentence with \`{slots}\`, and the same with words in them, or nothing where one is missing. |
| \`isLike(one, other, given)\` | \`server/kit/likeness.ts\` | Whether two texts say the same but for the words that were given. |
| \`understand(text)\`, \`search(…)\` | \`server/kit/\` | A whole request read by meaning, and what was written for such a one (\`server/writers/quote/write.ts\` uses both). |

## Its prompt

\`model/prompts/<slug>.ts\` is what a language model is told about the tool, be it the operator's, the visitor's own or the one of the
browser: \`export default promptFor<typeof tool>({ … })\` (\`model/prompt.ts\`). Form, reply and limits are told out of the definition.

| key | |
| --- | --- |
| \`craft\` | Who writes, what makes a result worth copying, what it must not do; or a function of what was chosen (\`wordsFor(TABLE, choice)\` takes words out of a table with a row for every choice). |
| \`good\`, \`bad\` | A piece of a good reply to another request, and of a bad one with the reason. |
| \`rules\` | The shared rules that hold (\`model/telling/rules.ts\`). |
| \`temperature\` | From 0, the likeliest words, to 1. |
| \`judging?\` | What figures and labels of the reply mean. |
| \`batch?\` | The most items to ask for at a time. |
| \`checks?\` | What code looks for in a reply: phrases it may \`never\` have, numbers that come from the form alone. |
`;

/** In a cell of a table a line would end the row, and a bar the cell. */
const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

const table = (keys: readonly (readonly [Key, takes: string])[]): string =>
  [
    '| key | takes | |',
    '| --- | --- | --- |',
    ...keys.map(([{ name, optional, comment }, takes]) => {
      const bounds = boundsIn(comment);
      return `| \`${name}${optional ? '?' : ''}\` | ${cell(bounds ? `${takes}; ${bounds}` : takes)} | ${cell(comment.words)} |`;
    }),
  ].join('\n');

/** What several definitions show, each piece with the name of its file. */
const shown = (examples: readonly Example[]): string => {
  const files = [...new Set(examples.map(({ file }) => file))];
  const blocks = files.map((file) => {
    const texts = examples.filter((one) => one.file === file).map(({ text }) => text);
    return `// ${file}\n${texts.join('\n')}`;
  });
  return blocks.length === 0 ? '' : `\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\``;
};

type Parameter = Helper['makes']['params'][number];

const nameOf = (parameter: Parameter): string => {
  const bare = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return bare.type === 'Identifier' ? bare.name : '…';
};

const signature = ({ name, makes }: Helper): string => {
  const parameters = makes.params.map((one) => {
    const isOptional = one.type === 'AssignmentPattern' || ('optional' in one && one.optional === true);
    return `${nameOf(one)}${isOptional ? '?' : ''}`;
  });
  return `\`${name}(${parameters.join(', ')})\``;
};

/** The kind that the tag of this form says it is. */
const kindOf = ({ keys: [tag] }: Form): string =>
  tag
    ? literalsIn(tag.type)
        .map((value) => `\`${value}\``)
        .join(', ')
    : '';

export interface Reference {
  readonly text: string;
  /** What has no words of its own, or is shown nowhere. */
  readonly gaps: readonly string[];
}

/** @param before the page as it is: what it shows stays as long as it stands in the definitions. */
export const definitionReference = (before: string): Reference => {
  const gaps: string[] = [];
  const declarations = readDeclarations();
  const parts = partsFrom(declarations);
  const kinds = [...parts.values()].flatMap(({ type, tag, forms }) =>
    tag === undefined ? [] : forms.map((form) => [form.type, type, kindOf(form)] as const),
  );
  const linkTo = (type: string): string | undefined => {
    if (parts.has(type)) return `[${type}](#${anchor(type)})`;
    const [, whole, kind] = kinds.find(([name]) => name === type) ?? [];
    return whole && `[${kind}](#${anchor(`${whole} ${kind}`)})`;
  };
  const takes = typeWords(declarations, linkTo);
  const { ofForm, ofValues, helpersOf, makersOf } = examplesFrom(
    declarations,
    parts,
    piecesOf('tools', 'converters', 'choices'),
    piecesOf('src/reference/samples'),
    shownOn(before),
  );

  const helpersIn = (part: Part, form?: Form): string => {
    const lines = helpersOf(part, form).map((helper) => [signature(helper), helper.comment.words].filter(Boolean).join(': '));
    if (lines.length < 2) return lines.map((line) => `Written ${line}`.replace(/\.?$/, '.')).join('');
    return `Written\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
  };

  const alsoIn = ({ also }: Form): string =>
    also.length === 0
      ? ''
      : `And the keys of ${listed(
          also.map((type) => `[${type}](#${anchor(type)})`),
          'and',
        )}.`;

  const choicesIn = ({ choices }: Form): string =>
    choices.length === 0
      ? ''
      : `One of: ${choices.map((keys) => keys.map(({ name }) => `\`${name}\``).join(' with ')).join('; ')}.`;

  const formText = (part: Part, form: Form, words: string): string => {
    // A helper says by its name which kind it makes.
    const isSaid = ({ name }: Key): boolean => name === part.tag && helpersOf(part, form).length > 0;
    const keys = keysOf(form).filter((key) => !isSaid(key));
    const examples = ofForm(part, form);
    const parameters = new Set(makersOf(part, form).flatMap(({ makes }) => makes.params.map(nameOf)));
    const name = form.type === undefined || form.type === part.type ? part.type : `${part.type} ${kindOf(form)}`.trim();
    if (words === '' && part.words === '') gaps.push(`${name} has no comment.`);
    for (const { name: key, comment } of keys) {
      if (comment.words === '' && key !== part.tag) gaps.push(`${name}.${key} has no comment.`);
      if (!parameters.has(key) && !examples.some((one) => one.keys.has(key))) gaps.push(`${name}.${key} is written nowhere.`);
    }
    return [
      words,
      helpersIn(part, form),
      keys.length === 0 ? '' : table(keys.map((key) => [key, takes(key.type, key.names)])),
      choicesIn(form),
      alsoIn(form),
      shown(examples),
    ]
      .filter(Boolean)
      .join('\n\n');
  };

  const valuesOf = (part: Part): string => {
    if (part.values.length === 0) return '';
    const said = listed(
      part.values.map((value) => takes(value, new Map())),
      'or',
    );
    return part.forms.length > 0 ? `It may be ${said}, or:` : `It is ${said}.`;
  };

  const partText = (part: Part): string => {
    const { type, words, forms, tag } = part;
    const [only, other] = forms;
    const whole = [`### ${type}`, words, valuesOf(part)];
    if (!only) return [...whole, helpersIn(part), shown(ofValues(part))].filter(Boolean).join('\n\n');
    if (!other) return [...whole, formText(part, only, only.words === words ? '' : only.words)].filter(Boolean).join('\n\n');
    const each = forms.map((form) => {
      const heading = tag === undefined ? '' : `#### ${type} ${kindOf(form)}`;
      return [heading, formText(part, form, form.words)].filter(Boolean).join('\n\n');
    });
    return [...whole, ...each].filter(Boolean).join('\n\n');
  };

  const all = [...parts.values()];
  const chapters = Object.entries(CHAPTERS).map(([file, title]) => {
    const own = all.filter((part) => part.file === file);
    const { about = '' } = own[0] ? declarations.fileOf(declarations.typeCalled(own[0].type)) : {};
    const after = file === 'reply' ? WRITER.trim() : '';
    return [`## ${title}`, about, ...own.map(partText), after].filter(Boolean).join('\n\n');
  });
  const titles = chapters.flatMap((chapter) => chapter.match(/^## .+$/gm) ?? []);
  const contents = titles.map((title) => `- [${title.slice(3)}](#${anchor(title.slice(3))})`).join('\n');
  return { text: `${[START.trim(), contents, ...chapters].join('\n\n')}\n`, gaps };
};
