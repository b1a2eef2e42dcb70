// Finds, in the styles of a page, those that its first picture can need.
import { transform } from 'lightningcss';

/** States that nothing is in before anybody has touched the page. */
const LATER_STATES = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

/** The names that selectors can ask for, in the HTML of a piece of a page. */
const namesIn = (html) => ({
  types: new Set(Array.from(html.matchAll(/<([a-z][a-z0-9]*)/gi), ([, type]) => type)),
  classes: new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list]) => list.split(' ')).flat()),
  attributes: new Set(Array.from(html.matchAll(/ ([a-z][a-z0-9-]*)(?:=|(?=[ >]))/gi), ([, name]) => name)),
});

/** Whether every name that the selector asks for is there. It may say yes to a selector that matches nothing, never no to one that does. */
const canMatch = (selector, names) =>
  selector.every((part) => {
    switch (part.type) {
      case 'type':
        return names.types.has(part.name);
      case 'class':
        return names.classes.has(part.name);
      case 'attribute':
        return names.attributes.has(part.name);
      case 'pseudo-class':
        if (LATER_STATES.has(part.kind)) return false;
        return !['is', 'where', 'has'].includes(part.kind) || part.selectors.some((inner) => canMatch(inner, names));
      default:
        return true;
    }
  });

/** The browsers of vite.config.ts (es2022), whose styles these are. */
const targets = { chrome: 94 << 16, firefox: 93 << 16, safari: 16 << 16 };

/** Rules that lose all in them are empty then, and go only when it is done again. */
const minified = (styles, visitor = {}) =>
  transform({ filename: 'first.css', code: Buffer.from(styles), minify: true, targets, visitor }).code.toString();

/**
 * Takes the styles of a page and the HTML up to the end of its first picture; gives those rules, in their order, that can touch
 * anything in it. Keyframes are left out: nothing moves in a first picture.
 */
export const firstStyles = (styles, html) => {
  const names = namesIn(html);
  const kept = minified(styles, {
    Rule: {
      style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, names)) ? undefined : []),
      keyframes: () => [],
    },
  });
  return minified(kept);
};
