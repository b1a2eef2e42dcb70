/** Spells an advice as the visitor does. */
const AMERICAN =
  /\$|\b(?:neighbors?|mom|apartment|roommate|driveway|downtown|thanksgiving|favorite|color|grade|college|league|dollars|bucks)\b/;
const SPELT: readonly (readonly [british: RegExp, american: string])[] = [
  [/\b([Nn]eighb|[Ff]av|[Cc]ol|[Bb]ehavi|[Rr]um)our/g, '$1or'],
  [/\b([Aa]pologi|[Oo]rgani|[Rr]ecogni)s(e|es|ed|ing)\b/g, '$1z$2'],
  [/\b([Pp]racti)se/g, '$1ce'],
  [/\bjewellery\b/g, 'jewelry'],
  [/\bnappies\b/g, 'diapers'],
  [/\bpetrol\b/g, 'gas'],
  [/\blearnt\b/g, 'learned'],
  [/\bCV\b/g, 'résumé'],
  [/\bfortnight\b/g, 'two weeks'],
  [/\bMum\b/g, 'Mom'],
];

export const americanIn =
  (plain: string) =>
  (text: string): string =>
    AMERICAN.test(plain) ? SPELT.reduce((spelt, [british, american]) => spelt.replaceAll(british, american), text) : text;
