/** Tools of the trades that sell by the gig, as their makers spell them: for shouted text, and to tell a tool from a trade. */
import { isKnown } from '../../english/topic/word-classes.ts';

const NAMES = `
  Adobe Illustrator; Adobe Photoshop; Adobe InDesign; Adobe XD; Adobe Premiere Pro; After Effects; Illustrator; Photoshop; InDesign;
  Lightroom; Premiere Pro; DaVinci Resolve; Final Cut Pro; CapCut; Figma; Sketch; Canva; CorelDRAW; Procreate; Blender; Cinema 4D;
  Maya; ZBrush; AutoCAD; SketchUp; SolidWorks; Revit; Unity; Unreal Engine; Audacity; Pro Tools; Logic Pro; Ableton Live; FL Studio;
  Reaper; Cubase; iZotope RX; Adobe Audition; GarageBand; Melodyne; Excel; Microsoft Excel; Google Sheets; Power Query; Power BI;
  Tableau; Looker; Airtable; Notion; VBA; SQL; Python; pandas; R; SPSS; Stata; MATLAB; JavaScript; TypeScript; Node.js; NestJS; React;
  React Native; Next.js; Vue; Angular; Svelte; PHP; Laravel; Django; Flask; Ruby on Rails; Java; Kotlin; Swift; Flutter; Rust; C#; C++;
  ASP.NET; Docker; Kubernetes; AWS; Azure; Google Cloud; PostgreSQL; MySQL; MongoDB; Redis; OpenAPI; GraphQL; Firebase; WordPress;
  WooCommerce; Elementor; Shopify; Webflow; Wix; Squarespace; Magento; HTML; CSS; Tailwind; Ahrefs; Semrush; Moz; Screaming Frog;
  Google Analytics; Google Ads; Google Business Profile; Google Tag Manager; Search Console; Facebook Ads; Meta Ads; TikTok Ads;
  Mailchimp; Klaviyo; HubSpot; Salesforce; Zapier; ActiveCampaign; QuickBooks; Xero; Trello; Asana; Slack; Jira; Trados; memoQ; Grammarly;
  Scrivener; Word; Microsoft Word; PowerPoint; Google Docs; LaTeX; Rode NT1; SEO; ATS; API; REST; CRM; CMYK; PDF; SVG; PNG; JPG; PSD; MP3; WAV;
  MP4; CSV; JSON; EPUB; YouTube; TikTok; Instagram; LinkedIn; Facebook; Pinterest; Twitch; Spotify; Etsy; Amazon; Surfer SEO; Yoast; Ubersuggest; Hotjar; Descript; Liquid; OBS Studio; Loom; Calendly; Zoom; Miro; Framer; Bubble; Stripe; PayPal; Tag Manager; Ads Manager; BigQuery; GA4; Looker Studio; Search Ads; Twilio; Midjourney; Audible; ACX; Substack; Medium; Ghost; Fiverr; Upwork; eBay; Kindle; KDP
`;

const CANONICAL = new Map(
  NAMES.trim()
    .split(/(?<!\s)\s*;\s*/)
    .map((name) => [name.toLowerCase(), name] as const),
);

const LONGEST_FIRST = [...CANONICAL.keys()].filter((name) => name.length > 1).sort((one, other) => other.length - one.length);
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ANY = new RegExp(`(?<![\\p{L}\\p{N}])(?:${LONGEST_FIRST.map(escaped).join('|')})(?![\\p{L}\\p{N}+#])`, 'giu');

/** Word, Sketch and Swift are names only where somebody wrote them so. */
const isOrdinary = (found: string): boolean => !/[^\p{L}]/u.test(found) && isKnown(found.toLowerCase());

/** Names of tools in small letters, as they came out of shouting, spelt as they should be. */
export const withTradeNames = (eased: string): string =>
  eased.replace(ANY, (found) => (isOrdinary(found) ? found : (CANONICAL.get(found.toLowerCase()) ?? found)));

/** Every tool, file format or platform that a text names in its own spelling, each once. */
export const tradeNamesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(ANY), ([found]) => found).filter((found) => CANONICAL.get(found.toLowerCase()) === found)),
];

/** "Surfer SEO and WordPress" begins with one, of several words. */
export const startsTradeName = (words: string): boolean => {
  const [found] = Array.from(words.matchAll(ANY));
  return found?.index === 0 && found[0].includes(' ') && CANONICAL.get(found[0].toLowerCase()) === found[0];
};

export const isTradeName = (words: string): boolean => CANONICAL.has(words.toLowerCase());
