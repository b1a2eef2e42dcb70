/** How long something is said to take, in minutes. */
const MANY: Readonly<Record<string, number>> = {
  'half an': 0.5,
  'a quarter of an': 0.25,
  'an hour and a half': 1.5,
  an: 1,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
};
const LENGTH =
  /(?<![\d.:£$€])(\d{1,3}(?:\.\d)?|half an|a quarter of an|an|one|two|three)[ -]?(hours?|hrs?|h|minutes?|mins?|m)\b( and a half| \d{1,2} ?min)?/i;
export const lengthIn = (text: string): number | undefined => {
  const [, many, unit, more] = LENGTH.exec(text.toLowerCase()) ?? [];
  if (many === undefined) return undefined;
  const value = MANY[many] ?? Number(many);
  const own = unit!.startsWith('h') ? value * 60 : value;
  const rest = more === undefined ? 0 : more.includes('half') ? 30 : Number.parseInt(more, 10);
  return own + rest;
};
