/** What search engines and browser tabs read of a page. Written into the page when it is prerendered. */
import { GROUPS, type AnyTool } from '../../engine/definition/index.ts';
import { site } from '../site.ts';

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

export const headOfHome: Head = {
  title: `${site.name}: free writing and text tools`,
  description:
    'Free single-page tools for writing, marketing and restyling text. No account: open one, use it, take the words with you.',
  path: '/',
};

export const headOfTool = (tool: AnyTool): Head => ({
  title: `${tool.name}: free online tool | ${site.name}`,
  description: tool.description,
  path: `/${tool.slug}`,
});

/** Structured data; `address` makes a path absolute. */
export const dataOfTool = (tool: AnyTool, address: (path: string) => string): unknown => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebApplication',
      name: tool.name,
      description: tool.description,
      url: address(`/${tool.slug}`),
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: site.name, item: address('/') },
        { '@type': 'ListItem', position: 2, name: `${GROUPS[tool.group].name}: ${tool.name}`, item: address(`/${tool.slug}`) },
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: tool.about.questions.map(({ question, answer }) => ({
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
