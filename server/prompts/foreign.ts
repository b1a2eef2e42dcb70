/** What is most looked for, as it is said in other languages that many visitors speak: their sentences cannot be read otherwise. */
import { languageOf } from '../writers/humanizer/language.ts';
import { tagsIn } from './search.ts';

/** The English thing, and how its words begin in German, French, Spanish, Italian, Portuguese and Dutch. */
const THINGS: readonly (readonly [thing: string, words: RegExp])[] = [
  [
    'cover letter',
    /bewerbung|anschreiben|motivationsschreiben|lettre de motivation|candidature|carta de (?:presentaci|motiva|apresenta)|lettera di (?:presentazione|motivazione)|sollicitatie/,
  ],
  ['resume', /lebenslauf|curr[ií]cul|hoja de vida/],
  [
    'job interview',
    /vorstellungsgespr|bewerbungsgespr|entretien d['’]embauche|entrevista de (?:trabajo|emprego)|colloquio di lavoro/,
  ],
  ['resignation letter', /k[üu]ndigung|lettre de d[ée]mission|carta de (?:renuncia|demiss)|lettera di dimissioni|ontslagbrief/],
  ['letter to landlord', /vermieter|propri[ée]taire|casero|arrendador|padrone di casa|senhorio|huisbaas|verhuurder/],
  ['complaint letter', /beschwerde|reklamation|r[ée]clamation|queja|reclamaci[óo]n|reclamo|reclama[çc][ãa]o|klacht/],
  ['recipe', /rezept|kochen|recette|cuisiner|receta|cocinar|ricett[ae]|cucinare|receita|cozinhar/],
  ['birthday message', /geburtstag|anniversaire|cumplea[ñn]os|compleanno|anivers[áa]rio|verjaardag/],
  ['wedding speech', /hochzeit|mariage|boda\b|matrimonio|casamento|bruiloft/],
  ['lesson plan', /unterricht|plan de cours|plan de clase|lezione|plano de aula/],
  ['travel plan', /reiseplan|urlaub|voyage|vacances|viaje|vacaciones|viaggio|vacanza|viagem|f[ée]rias|vakantie/],
  ['business plan', /gesch[äa]ftsplan|businessplan|plan d['’]affaires|plan de (?:negocio|empresa)/],
  ['summarize', /zusammenfass|r[ée]sum(?:er|é de)|resumir|riassum|samenvatt/],
  ['translate', /translat|[üu]bersetz|traduire|traduction|traduc[ie]|traduzi|tradurre|vertal/],
  ['poem', /gedicht|po[èe]me|poema|poesia/],
  ['love letter', /liebesbrief|lettre d['’]amour|carta de amor|lettera d['’]amore|liefdesbrief/],
  ['math', /mathe(?!w)|math[ée]mat|matem[áa]tic|wiskunde/],
  ['homework', /hausaufgabe|devoirs\b|deberes\b|compiti\b|li[çc][ãa]o de casa|huiswerk/],
  ['essay', /aufsatz|dissertation|ensayo|saggio|reda[çc][ãa]o|opstel/],
  ['professional email', /vorgesetzt|(?:an|meinem|meinen|mein) chef|mon (?:patron|chef)|mi jefe|mio capo|meu chefe|mijn baas/],
  ['condolences', /beileid|trauer|condol[ée]ances|p[ée]same|condoglianze|p[êe]sames|condoleance/],
];

/** Tags that mean something else, or hardly anything, elsewhere. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(['pas', 'planning']);

/** What a text in another language asks for, in English, or what is called the same there; blank where nothing is known. Undefined for English. */
export const readFromForeign = (search: string): string | undefined => {
  if (languageOf(search) !== 'another') return undefined;
  const lower = search.toLowerCase();
  const things = THINGS.filter(([, words]) => words.test(lower)).map(([thing]) => thing);
  const alike = things.length > 0 ? [] : tagsIn(search).filter((tag) => !FALSE_FRIENDS.has(tag));
  return [...things, ...alike].join(' ');
};
