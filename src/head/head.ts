/** What search engines and browser tabs show of a page. Written into the page when it is prerendered. */
import type { Described } from '../../engine/definition/index.ts';
import { GROUPS } from '../../engine/definition/tool.ts';
import { site } from '../site.ts';
import * as says from '../../words/site.ts';

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

export const headOfHome: Head = {
  title: says.title(site.name),
  description: says.description,
  path: '/',
};

export const headOf = (page: Described): Head => ({
  title: says.titleOf(page.name, site.name),
  description: page.description,
  path: `/${page.slug}`,
});

/** Structured data; `address` makes a path absolute. */
export const dataOf = (page: Described, address: (path: string) => string): unknown => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebApplication',
      name: page.name,
      description: page.description,
      url: address(`/${page.slug}`),
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.name, item: address('/') },
        { '@type': 'ListItem', position: 2, name: `${GROUPS[page.group].name}: ${page.name}`, item: address(`/${page.slug}`) },
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: page.about.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
});

export const dataOfHome = (address: (path: string) => string): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: address('/'),
  description: headOfHome.description,
});

/** Of a page that is only read. */
export const dataOfInfoPage = ({ title, description, path }: Head, address: (path: string) => string): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: title,
  url: address(path),
  description,
});
