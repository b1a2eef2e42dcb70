import { expect, it } from 'vitest';
import { createGate } from '../../server/gate.ts';
import { Busy } from '../../server/writer.ts';

const open = (): AbortSignal => new AbortController().signal;

it('lets in as many as it has places, then in the order of coming', async () => {
  const gate = createGate({ places: 1, queue: 2 });
  const order: string[] = [];
  const leave = await gate.enter(open());
  const second = gate.enter(open()).then((go) => (order.push('second'), go));
  const third = gate.enter(open()).then((go) => (order.push('third'), go));
  expect(order).toEqual([]);
  leave();
  const leaveSecond = await second;
  expect(order).toEqual(['second']);
  leaveSecond();
  await third;
  expect(order).toEqual(['second', 'third']);
});

it('sends away whom it has no room to wait for', async () => {
  const gate = createGate({ places: 1, queue: 0 });
  const leave = await gate.enter(open());
  await expect(gate.enter(open())).rejects.toThrow(Busy);
  leave();
  await expect(gate.enter(open())).resolves.toBeTypeOf('function');
});

it('sends away whoever has waited too long, and keeps no place for them', async () => {
  const gate = createGate({ places: 1, queue: 1, patienceMs: 10 });
  const leave = await gate.enter(open());
  await expect(gate.enter(open())).rejects.toThrow(Busy);
  expect(gate.waiting).toBe(0);
  leave();
  await expect(gate.enter(open())).resolves.toBeTypeOf('function');
});

it('forgets whoever leaves the queue, and counts a place once', async () => {
  const gate = createGate({ places: 1, queue: 1 });
  const leave = await gate.enter(open());
  const leaving = new AbortController();
  const waiting = gate.enter(leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(gate.enter(AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before');
  leave();
  leave();
  await gate.enter(open());
  const queued = gate.enter(open());
  await expect(gate.enter(open())).rejects.toThrow(Busy);
  expect(queued).toBeInstanceOf(Promise);
});
