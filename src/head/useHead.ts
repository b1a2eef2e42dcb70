import { useEffect } from 'react';
import type { Head } from './head.ts';

const set = (selector: string, attribute: string, value: string): void =>
  document.querySelector(selector)?.setAttribute(attribute, value);

/** Updates the document's head when a visitor goes to another page; the first page comes with its own. */
export const useHead = ({ title, description, path }: Head): void => {
  useEffect(() => {
    document.title = title;
    set('meta[name="description"]', 'content', description);
    set('meta[property="og:title"]', 'content', title);
    set('meta[property="og:description"]', 'content', description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(path, canonical.href).href;
  }, [title, description, path]);
};
