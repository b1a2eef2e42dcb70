import { renderToString } from 'react-dom/server';
import { Floor } from './floor.tsx';

const STYLE = 'body{margin:2rem auto;max-width:40rem;font:1rem/1.5 system-ui,sans-serif}textarea{display:block;width:100%}';

export const html = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><style>${STYLE}</style><script type="module" src="${script}"></script></head><body><div id="root">${renderToString(<Floor />)}</div></body></html>`;
