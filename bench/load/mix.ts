/** What visitors ask for, made of the catalogue: every example of every tool, every side call, every page. */
import { plainBody } from '../../tests/fuzz/bodies.ts';
import { endpointsOf, isText, shownFields, standInTarget, type Endpoint } from '../../engine/definition/index.ts';
import { longest } from '../../engine/definition/rules/index.ts';
import { tools } from '../../server/catalogue.ts';
import { shapeNames, shapes } from '../../tests/fuzz/shapes.ts';

export interface Ask {
  /** What its times are counted under. */
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const asking = ({ key, method, path }: Endpoint, values: Readonly<Record<string, unknown>>): Ask =>
  method === 'get' ? { kind: key, method: 'GET', path } : { kind: key, method: 'POST', path, body: JSON.stringify(values) };

/** Votes are counted one by one elsewhere: here they would only be refused. */
const endpoints = tools.flatMap(endpointsOf).filter(({ path }) => !path.includes(':'));

/** @param pages the addresses of the sitemap. */
export const mixOf = (pages: readonly string[]): Ask[] => [
  ...endpoints.flatMap((endpoint) => {
    const own = endpoint.key === endpoint.tool.slug ? endpoint.tool.examples.map(({ values }) => values) : [{}];
    return own.map((values) => asking(endpoint, { ...plainBody(endpoint), ...values }));
  }),
  ...pages.map((path): Ask => ({ kind: 'page', method: 'GET', path })),
];

/** Every text of every form at its full length, in every shape that nobody writes. */
export const hostile: Ask[] = endpoints.flatMap((endpoint) =>
  shownFields(endpoint.fields).flatMap(([key, field]) =>
    isText(field) && endpoint.method === 'post'
      ? shapeNames.map((shape) => {
          const words = shapes[shape](longest(field));
          return {
            ...asking(endpoint, { ...plainBody(endpoint), [standInTarget(field) ?? key]: words }),
            kind: `${endpoint.key} ${shape}`,
          };
        })
      : [],
  ),
);

/** One to vote on, and how. */
export const votable = { search: '/api/prompts/search?limit=1', voteOn: (id: string) => `/api/prompts/${id}/vote` };
