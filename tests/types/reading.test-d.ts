/** What a page has of a reply once it has been read: by the shapes of the definition, and any part may be missing. */
import { expectTypeOf } from 'vitest';
import type { askSideCall, CallsOf } from '../../engine/call/sideCall.ts';
import type { FormOf } from '../../engine/definition/index.ts';
import type { WorkOf } from '../../engine/page/useTool.ts';
import type { DataOf, ItemOf } from '../../engine/call/reply.ts';
import type hookGenerator from '../../tools/hook-generator.ts';

type Tool = typeof hookGenerator;
type Hook = ItemOf<DataOf<Tool>['hooks']>;
type Analysis = DataOf<CallsOf<Tool>['analyze']>['analysis'];

expectTypeOf<Hook['text']>().toEqualTypeOf<string | undefined>();
expectTypeOf<Hook['wordCount']>().toEqualTypeOf<string | number | undefined>();
expectTypeOf<Hook>().not.toHaveProperty('txt');
expectTypeOf<NonNullable<Analysis>['strengths']>().toEqualTypeOf<readonly string[] | undefined>();
expectTypeOf<NonNullable<WorkOf<Tool>['run']['result']>['values']['hookGenre']>().toEqualTypeOf<FormOf<Tool>['hookGenre']>();

declare const work: WorkOf<Tool>;
declare const call: typeof askSideCall;
const { signal } = new AbortController();
void call(work.tool, 'analyze', { hook: 'A line', hookType: 'Question' }, signal);
// @ts-expect-error there is no such call
void call(work.tool, 'analyse', { hook: 'A line' }, signal);
// @ts-expect-error nor such a type of hook
void call(work.tool, 'analyze', { hook: 'A line', hookType: 'Riddle' }, signal);
