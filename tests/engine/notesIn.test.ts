/** What a reply says about itself: read where it is of the right type, and left out where it is not. */
import { expect, it } from 'vitest';
import { notesIn } from '../../engine/call/notesIn.ts';

const fewer = { given: 3, asked: 8, why: 'There are three.' };
const correction = { field: 'route', text: 'Kirkwall' };
const notes = {
  writtenBy: { by: 'model', name: 'llama' },
  fewer,
  unmet: 'It is longer than you asked.',
  remark: 'The name is a guess.',
  help: 'Call the coast guard.',
  correction,
};

it('gives all that is there, and nothing that is no note', () => {
  expect(notesIn({ success: true, data: { unmet: 'x' }, ...notes })).toStrictEqual(notes);
  expect(notesIn({ ...notes, correction: { ...correction, more: 1 } })).toStrictEqual(notes);
});

it.each([['rules'], ['device']])('gives a writer without a name: %s', (by) => {
  expect(notesIn({ writtenBy: { by, name: 'Ada' } })).toStrictEqual({ writtenBy: { by } });
});

it.each([
  [undefined],
  [null],
  ['notes'],
  [{ writtenBy: 'rules' }],
  [{ writtenBy: null }],
  [{ writtenBy: { by: 'somebody' } }],
  [{ writtenBy: { by: 'somebody', name: 'Ada' } }],
  [{ writtenBy: { by: 'model' } }],
  [{ writtenBy: { by: 'model', name: ' ' } }],
  [{ fewer: 'three' }],
  [{ fewer: null }],
  [{ fewer: { ...fewer, given: '3' } }],
  [{ fewer: { ...fewer, asked: undefined } }],
  [{ fewer: { ...fewer, why: '' } }],
  [{ unmet: ' ', remark: 5, help: ['x'] }],
  [{ correction: 'Kirkwall' }],
  [{ correction: null }],
  [{ correction: { ...correction, field: 5 } }],
  [{ correction: { ...correction, text: '' } }],
])('gives nothing of %j', (reply) => {
  expect(notesIn(reply)).toStrictEqual({});
});
