/** The icons of the pages themselves, by their names in lucide. The build draws them, with those of the cards, into one picture. */
export const UI_ICONS = [
  'arrow-right',
  'award',
  'check',
  'chevron-down',
  'circle-alert',
  'clipboard-paste',
  'copy',
  'download',
  'link-2',
  'moon',
  'plus',
  'refresh-cw',
  'rotate-ccw',
  'search',
  'square',
  'sun',
  'x',
] as const;

export type UiIcon = (typeof UI_ICONS)[number];
