/**
 * What a page looks like, as lines of text: of every element that shows something its box within the element around it, its
 * colours, lines, corners and type. Pixels differ from one machine and browser to the next, and these hardly do.
 */
import type { Page } from '@playwright/test';

/** One element: what it is, how deep it stands, and what is compared. */
export interface Drawn {
  readonly name: string;
  readonly depth: number;
  /** Left and top within the element around it, width and height, in pixels. */
  readonly box: readonly [number, number, number, number];
  /** Everything that is either the same or not, by name. */
  readonly style: Readonly<Record<string, string>>;
}

/** Runs in the page. Signs beyond Latin come from the machine’s own faces, each as wide as it likes: an “x” stands for them. */
const draw = (root: Element): Drawn[] => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, string>();
  /** However a browser writes it down: red, green, blue and how much of it, or nothing where it cannot be seen. */
  const colour = (css: string): string => {
    if (!known.has(css)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(css, opacity === 0 ? '' : [red, green, blue, opacity].map((part) => part.toString(16).padStart(2, '0')).join(''));
    }
    return known.get(css) ?? '';
  };
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const linesOf = (css: CSSStyleDeclaration): string => {
    const lines = SIDES.map((side) => {
      const width = Number.parseFloat(css[`border${side}Width`]);
      const ink = colour(css[`border${side}Color`]);
      return width > 0 && ink !== '' && css[`border${side}Style`] !== 'none'
        ? `${width}px ${css[`border${side}Style`]} ${ink}`
        : '0';
    });
    if (lines.every((line) => line === '0')) return '';
    return new Set(lines).size === 1 ? lines[0]! : lines.join(', ');
  };
  const surfaceOf = (css: CSSStyleDeclaration): Record<string, string> => ({
    ground: colour(css.backgroundColor),
    border: linesOf(css),
    image: css.backgroundImage === 'none' ? '' : css.backgroundImage.slice(0, css.backgroundImage.indexOf('(')),
    shadow: css.boxShadow === 'none' ? '' : 'yes',
    outline:
      css.outlineStyle === 'none' || colour(css.outlineColor) === '' ? '' : `${css.outlineWidth} ${colour(css.outlineColor)}`,
  });
  const said = (values: Record<string, string>): Record<string, string> =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

  const ownWords = (element: Element): string =>
    [...element.childNodes]
      .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []))
      .join('')
      .trim();
  for (const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT); walk.nextNode(); ) {
    const { currentNode: text } = walk;
    const plain = text.textContent?.replace(/[^\u0000-\u024f\u2010-\u2027\u2190-\u2193\u2022]+/gu, 'x');
    if (plain !== text.textContent) text.textContent = plain ?? '';
  }

  const styleOf = (element: Element): Record<string, string> => {
    const css = getComputedStyle(element);
    const hasWords = ownWords(element) !== '' || element.matches('input, textarea, select');
    const isDrawing = element.matches('svg');
    const behind = ['::before', '::after'].flatMap((part) => {
      const pseudo = getComputedStyle(element, part);
      if (pseudo.content === 'none' || pseudo.display === 'none') return [];
      const surface = Object.values(said(surfaceOf(pseudo))).join(' ');
      return surface === '' ? [] : [`${pseudo.width} ${pseudo.height} ${surface}`];
    });
    return said({
      ...surfaceOf(css),
      ...(hasWords && {
        ink: colour(css.color),
        type: `${css.fontSize} ${css.fontWeight} ${css.fontFamily.split(',')[0]?.replace(/["']/g, '')}`,
        case: css.textTransform === 'none' ? '' : css.textTransform,
        line: css.textDecorationLine === 'none' ? '' : css.textDecorationLine,
      }),
      ...(isDrawing && {
        ink: colour(css.color),
        stroke: css.stroke === 'none' ? '' : colour(css.stroke),
        fill: css.fill === 'none' ? '' : colour(css.fill),
      }),
      behind: behind.join('; '),
      opacity: css.opacity === '1' ? '' : css.opacity,
      ...(css.borderTopLeftRadius !== '0px' &&
        (hasWords || linesOf(css) !== '' || colour(css.backgroundColor) !== '') && { corner: css.borderTopLeftRadius }),
    });
  };
  const shows = (element: Element, style: Record<string, string>): boolean =>
    element.matches('img, svg, input, textarea, button, select') || Object.keys(style).some((key) => key !== 'opacity');

  const drawn: Drawn[] = [];
  const walk = (element: Element, depth: number, around: DOMRect): void => {
    const box = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // What only screen readers are told is a pixel wide.
    const hasRoom = box.width > 1 && box.height > 1;
    const style = isSeen && hasRoom ? styleOf(element) : {};
    const isDrawn = isSeen && hasRoom && shows(element, style);
    if (isDrawn) {
      const words = ownWords(element).replace(/\s+/g, ' ').slice(0, 24);
      drawn.push({
        name: `${element.localName}${words && ` “${words}”`}`,
        depth,
        box: [box.left - around.left, box.top - around.top, box.width, box.height],
        style,
      });
    }
    if (element.matches('svg')) return;
    for (const child of element.children) walk(child, isDrawn ? depth + 1 : depth, isDrawn ? box : around);
  };
  walk(root, 0, new DOMRect(0, -scrollY));
  return drawn;
};

/** What this part of the page looks like now, without what is left out. */
export const lookOf = async (page: Page, part: string, without?: string): Promise<readonly Drawn[]> => {
  await page.evaluate(async (hidden) => {
    await document.fonts.ready;
    // Without this each machine rounds the widths of letters its own way, and lines break elsewhere.
    const exact = new CSSStyleSheet();
    exact.replaceSync(`* { text-rendering: geometricPrecision !important } ${hidden} { display: none !important }`);
    document.adoptedStyleSheets = [exact];
  }, without ?? 'nothing');
  return page.locator(part).first().evaluate(draw);
};

/** A look as it is kept: one line an element, for people to read in a comparison. */
export const written = (look: readonly Drawn[]): string =>
  look
    .map(({ name, depth, box, style }) => {
      const rest = Object.entries(style).map(([key, value]) => `${key}=${value}`);
      return `${' '.repeat(depth)}${[name, box.map(Math.round).join(' '), ...rest].join(' | ')}\n`;
    })
    .join('');

/** A line as it is kept, read again. */
const read = (line: string): Drawn => {
  const [name = '', box = '', ...rest] = line.trimStart().split(' | ');
  const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number);
  return {
    name,
    depth: line.length - line.trimStart().length,
    box: [left, top, width, height],
    style: Object.fromEntries(rest.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)])),
  };
};

/** Faces are set a hair wider in one browser than in another; what is pushed by them moves as far. */
const near = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(3, 0.012 * Math.max(one, other));
const PLACES = ['left', 'top', 'width', 'height'] as const;

/** Colours are mixed with other roundings. */
const isColour = (text: string): boolean => /^[0-9a-f]{8}$/.test(text);
const sameColour = (one: string, other: string): boolean =>
  [0, 2, 4, 6].every(
    (at) => Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <= 2,
  );
const sameWord = (one: string, other: string): boolean =>
  one === other ||
  (isColour(one) && isColour(other) && sameColour(one, other)) ||
  (/^[\d.]+px$/.test(one) && /^[\d.]+px$/.test(other) && near(Number.parseFloat(one), Number.parseFloat(other)));
const same = (one = '', other = ''): boolean => {
  const [ones, others] = [one, other].map((text) => text.split(/[ ,;]+/)) as [string[], string[]];
  return ones.length === others.length && ones.every((word, at) => sameWord(word, others[at]!));
};

const differencesOf = (was: Drawn, is: Drawn): string[] => [
  ...PLACES.flatMap((place, at) =>
    near(was.box[at]!, is.box[at]!) ? [] : [`${place} ${was.box[at]} → ${Math.round(is.box[at]!)}`],
  ),
  ...[...new Set([...Object.keys(was.style), ...Object.keys(is.style)])].flatMap((key) =>
    same(was.style[key], is.style[key]) ? [] : [`${key} ${was.style[key] ?? 'none'} → ${is.style[key] ?? 'none'}`],
  ),
];

/** Words may change; what stands around them tells whether they are set as they were. */
const kindOf = (name = ''): string => name.split(' ')[0]!;

/** Where a look is not as it was kept, one line an element; empty where it is. */
export const changes = (kept: string, look: readonly Drawn[]): string[] => {
  const was = kept.split('\n').filter(Boolean).map(read);
  const other = was.findIndex(({ name, depth }, at) => kindOf(name) !== kindOf(look[at]?.name) || depth !== look[at]?.depth);
  const until = other === -1 ? was.length : other;
  return [
    ...was.slice(0, until).flatMap((before, at) => {
      const differences = differencesOf(before, look[at]!);
      return differences.length === 0 ? [] : [`${before.name}: ${differences.join(', ')}`];
    }),
    ...(other === -1 ? [] : [`where “${was[other]?.name}” was there is ${look[other]?.name ?? 'nothing'}`]),
    ...(was.length === look.length ? [] : [`${look.length} elements instead of ${was.length}`]),
  ];
};
