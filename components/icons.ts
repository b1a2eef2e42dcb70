/**
 * The icons of the pages themselves, by their names in lucide. The build combines them with those of the cards into one SVG file.
 */
export const UI_ICONS = [
  'arrow-right',
  'award',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'clipboard-paste',
  'copy',
  'download',
  'ellipsis',
  'gauge',
  'git-compare',
  'heart',
  'history',
  'link-2',
  'moon',
  'pencil',
  'plus',
  'refresh-cw',
  'rotate-ccw',
  'search',
  'share-2',
  'sliders-horizontal',
  'sparkles',
  'square',
  'star',
  'sun',
  'thumbs-down',
  'thumbs-up',
  'trash-2',
  'undo-2',
  'x',
] as const;

/** Those of the header stand in every page itself: its first picture does not wait for the file of all. */
export const HEADER_ICONS: ReadonlySet<UiIcon> = new Set<UiIcon>(['moon', 'search', 'sun']);

/** The id of a header's icon in the page. */
export const headerIconId = (name: UiIcon): string => `icon-${name}`;

export type UiIcon = (typeof UI_ICONS)[number];
