/** How the figures of a sum are said. */

/** The answer in one sentence, how it was reckoned, and what else may help. */
export type Worked = readonly [lead: string, steps: readonly string[], further?: readonly string[]];

const grouped = (value: number, digits: number, least = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: least, maximumFractionDigits: digits });

/** To the cent, and whole amounts without: "£12.40", "1,997 rupees". */
export const money = (value: number, sign: string): string => {
  const cents = Math.round((value + 1e-9) * 100) / 100;
  const said = grouped(cents, 2, Number.isInteger(cents) ? 0 : 2);
  if (sign === 'rand') return `R${said}`;
  return sign.length > 1
    ? `${said} ${sign}${/^(?:franc|crown|rupee|peso)$/.test(sign) && cents !== 1 ? 's' : ''}`
    : `${sign}${said}`;
};

export const figure = (value: number, digits = 2): string => grouped(value + (value < 1e9 ? 1e-9 : 0), digits);

/** "1 hour 40 minutes". */
export const spell = (hours: number): string => {
  const exact = Math.round(hours * 3600 * 1e4) / 1e4;
  const seconds = Number.isInteger(exact) ? exact % 60 : 0;
  const minutes = seconds === 0 ? Math.round(hours * 60) : Math.floor(exact / 60);
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
    [seconds, 'second'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
      .join(' ') || 'no time'
  );
};
