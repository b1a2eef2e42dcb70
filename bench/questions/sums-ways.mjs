// The ways to put a story together that pass through nothing but what its solution comes to, for `fit-sums.mjs`.
const NODES = 150;
const KEPT = 6;

const isNear = (one, other) => Math.abs(one - other) <= 2e-4 * Math.max(1, Math.abs(one), Math.abs(other));

/** Whether an end is the answer: percentages may be told as parts of one. */
export const isAnswer = (tale, value, answer, kind) =>
  isNear(value, answer) ||
  Math.abs(value - answer) < 0.0051 ||
  ((tale.wanted.unit === 'percent' || kind === 'part') && isNear(value * 100, answer));

const ROUND = [(value) => value, Math.ceil, Math.floor];
export const endsIn = (tale, option, answer, end) =>
  isAnswer(tale, ROUND[option.how - end](option.item.value), answer, option.item.kind);

/** @returns lists of options, as `how:one:other` */
export const derivationsOf = ({ startOf, optionsOf, after, END, MOST_STEPS }, tale, { values, answer }) => {
  const isOn = ({ value, kind }) =>
    isNear(value, answer) || values.some((known) => isNear(known, value) || (kind === 'part' && isNear(known, value * 100)));
  const most = Math.min(MOST_STEPS, values.length + 1, tale.leaves.length + 2);
  for (let depth = 1; depth <= most; depth++) {
    const found = [];
    let nodes = 0;
    const walk = (state, path) => {
      if (nodes++ > NODES || found.length >= KEPT) return;
      const left = depth - state.steps.length;
      let idle = 0;
      for (let at = tale.leaves.length; at < state.items.length; at++) if ((state.spent & (1 << at)) === 0) idle++;
      if (idle > left + 1) return;
      for (const option of optionsOf(tale, state)) {
        const own = `${option.how}:${option.one}:${option.other}`;
        if (option.how >= END) {
          if (left === 0 && endsIn(tale, option, answer, END)) found.push([...path, own]);
        } else if (
          left > 0 &&
          (left === 1
            ? isNear(option.item.value, answer) ||
              Math.abs(option.item.value - answer) < 1 ||
              isNear(option.item.value * 100, answer)
            : isOn(option.item))
        )
          walk(after(state, option), [...path, own]);
      }
    };
    walk(startOf(tale), []);
    if (found.length > 0) return found;
  }
  return [];
};
