/**
 * The phrases by which a reader of papers knows what a sentence is for. Each match counts its weight;
 * the weights are judgements, tried on papers, reports and posters of several fields.
 */
import { byPart, type ByPart, type Part } from './part.ts';

type Cue = readonly [weight: number, pattern: RegExp];

const WORK = String.raw`(?:paper|study|article|thesis|dissertation|report|review|essay|chapter|work|research|project|investigation|survey|experiment|evaluation|analysis|trial|case study|poster|proposal)`;
const LOOK = String.raw`(?:examin|investigat|explor|analy[sz]|assess|evaluat|describ|reconstruct|compar|test|consider|discuss|address|present|review|estimat|look|stud(?:y|i)|ask|determin|identif|trac|focus|map|develop|propos|introduc|report|argu|deal|offer|read)\w*`;
const DONE = String.raw`(?:measured|collected|conducted|recorded|analy[sz]ed|interviewed|surveyed|sampled|selected|assigned|allocated|randomi[sz]ed|tested|weighed|coded|counted|invited|recruited|observed|used|compared|combined|asked|applied|trained|placed|installed|extracted|searched|screened|calculated|modelled|modeled|simulated|monitored|attended|read|drawn|taken|put|watered|tracked|mapped|marked|divided|followed|evaluated|administered|transcribed|obtained|included|kept|approved|reviewed|built|implemented)`;

const CUES: ByPart<readonly Cue[]> = {
  background: [
    [
      1.6,
      /\b(?:little|not much|less) is known\b|\b(?:poorly|hardly|rarely|scarcely|seldom|never|not) (?:been )?(?:documented|understood|studied|asked|tested|explored|examined)\b/i,
    ],
    [
      1.2,
      /\b(?:earlier|previous|prior|existing|past) (?:work|stud(?:y|ies)|research|literature|investigations)\b|\bthe literature\b/i,
    ],
    [
      1,
      /\b(?:in recent (?:years|decades)|in the past (?:decade|years)|over the (?:last|past) \w+ (?:years|decades)|traditionally|historically|for (?:decades|centuries))\b/i,
    ],
    [
      1,
      /\b(?:is|are) (?:often|usually|widely|commonly|generally|increasingly|typically|expected|thought|believed|known|considered|frequently|sold|taught|now used)\b/i,
    ],
    [1, /\b(?:has|have) (?:been proposed|long been|grown|developed|become|struggled|increased|attracted|received)\b/i],
    [
      0.8,
      /\b(?:remains?|is) (?:unclear|unknown|controversial|disputed|an open question)\b|\bevidence (?:for|on|is)\b.*\b(?:thin|scarce|mixed|limited)\b/i,
    ],
    [0.6, /^(?:although|while|despite|many|most|some|few)\b/i],
    [0.6, /\b(?:important|promise|challenge|growing|major|worldwide|every year)\b/i],
    [
      1.3,
      /\b(?:was|were) (?:introduced|founded|established|set up|created|launched) (?:in|after|because|when|by)\b|\bopened in \d{4}\b/i,
    ],
  ],
  aim: [
    [
      3.6,
      /\b(?:the |our |its |main |primary )?(?:aims?|purposes?|objectives?|goals?) (?:of [^.,;]{1,60} )?(?:was|were|is|are)\b/i,
    ],
    [
      2.4,
      new RegExp(
        String.raw`(?:^|, |\bin )(?:this|the present|the current|our) (?:\w+ ){0,2}?${WORK}\b(?: \w+ly)?,?(?: (?:we|I))? (?:aims?|seeks?|sets?|looks at|${LOOK})\b`,
        'i',
      ),
    ],
    [
      2.2,
      /\b(?:we|I|authors?) (?:ask|asked|aim|aimed|sought|seek|set out|wanted|want|wondered|investigate|examine|explore|test(?:ed)? whether|test(?:ed)? if)\b/i,
    ],
    [2, /\b(?:research )?(?:question|hypothesis|hypothesi[sz]ed?) (?:is|was|that)\b|\bwe hypothesi[sz]ed?\b/i],
    [
      1.6,
      /^to (?:assess|determine|examine|evaluate|investigate|test|compare|find|describe|explore|identify|establish|estimate|measure|understand)\b/i,
    ],
    [1.8, /\?$/],
    [1.8, /^(?:\S+ ){1,3}aims? to\b/i],
    [0.7, /\b(?:whether|find out|in order to understand)\b/i],
  ],
  method: [
    [1.8, new RegExp(String.raw`\b(?:we|I)(?: \w+ly| then| also| first)? ${DONE}\b`, 'i')],
    [1.3, new RegExp(String.raw`\b(?:was|were)(?: \w+ly| then| also)? ${DONE}\b`, 'i')],
    [
      1.2,
      /\b(?:participants?|respondents?|questionnaires?|interviews?|interviewed|sample of|survey (?:of|among)|data (?:from|set|were)|archives? of|records of|consent|ethics committee|control (?:group|point)|randomi[sz]ed|randomly)\b/i,
    ],
    [1.1, /\bin (?:this|the present|our) (?:work|study|experiment|trial|survey),/i],
    [1, /\b(?:using|by means of|with the help of|based on|draws on|took part|n = \d)\b/i],
    [
      0.6,
      /\b(?:between \w+ and \w+|from \w+ to \w+|for \w+ (?:days|weeks|months|years)|every (?:day|week|morning|\w+day|hour|\w+ minutes)|(?:once|twice|times) a (?:day|week|month))\b/i,
    ],
    [0.7, /\b(?:method|design|procedure|protocol|calibrated|instrument|thermometer|sensor|software|algorithm|model|task)\b/i],
  ],
  result: [
    [
      1.6,
      /\b(?:we|I) (?:found|observed|saw)\b|\b(?:the )?(?:main |key )?(?:results?|findings?|data|analysis|evidence|interviews?) (?:\w+ )?(?:show|shows|showed|reveal\w*|indicate[sd]?|confirm\w*|supports?|is that|was that)\b/i,
    ],
    [1.2, /\bmain finding\b|\bwas found\b|\bwere found\b|\bturned out\b|\bproved\b/i],
    [1.2, /\d(?:\.\d+)? ?%|\bper ?cent\b|\bp ?[<=>] ?0?\.\d/i],
    [
      1.1,
      /\b(?:rose|fell|increased|decreased|declined|dropped|grew|gained|lost|improved|doubled|halved|went (?:up|down)|brought .{1,30} back|changed the outcome|failed|collapsed)\b/i,
    ],
    [
      1.1,
      /\b(?:significant(?:ly)?|no difference|did not (?:differ|change|reach)|the differences?|correlat\w+|associated with|accounted for|explained (?:most|much)|on average|the (?:mean|median|average))\b/i,
    ],
    [
      0.8,
      /\b(?:more|fewer|less|higher|lower|cooler|warmer|faster|slower|better|worse|longer|shorter|larger|smaller|more often|less often)\b.{0,60}\bthan\b|\btimes as \w+ as\b|\bcompared with\b/i,
    ],
    [
      0.8,
      /\b(?:most|half|a third|a quarter|two thirds|nine|none|several|many|nearly half) of (?:the|them|these)\b|\bof (?:the|these),? \d+|\b(?:reported|said|named|mentioned|complained|benefited|proved)\b/i,
    ],
    [0.5, /\d/],
  ],
  conclusion: [
    [
      3,
      /\b(?:we|I) conclude\b|\bin conclusion\b|\bto conclude\b|\bit is concluded\b|\btaken together\b|\bin (?:sum|summary|short)\b/i,
    ],
    [
      2.6,
      /\b(?:these|our|the|its)(?: \w+)? (?:results?|findings?|data|observations?|evidence|study|article|paper|thesis|report) (?:\w+ )?(?:suggests?|impl(?:y|ies)|indicates? that|demonstrates? that|speaks?|contributes?|offers?|concludes?|points? to|underlines?)\b/i,
    ],
    [1.8, /\b(?:we|I) (?:recommend|advise|argue|suggest|propose|believe)\b|\b(?:argues?|recommends?) that\b/i],
    [1.3, /\b(?:should|ought to|must not|implications?|recommendations?|lessons?)\b/i],
    [
      1,
      /\b(?:can|could|may|might) (?:help|provide|be (?:a|an|used|useful)|save|improve|reduce)\b|\bseems? to be\b|\bmatters? more\b|\bwould (?:be|make|help|reduce)\b/i,
    ],
    [0.7, /^(?:overall|thus|therefore|hence|ultimately)\b/i],
  ],
  limitation: [
    [2.6, /\b(?:limitations?|limited to|limits? of the)\b/i],
    [
      2.4,
      /\b(?:study|sample|data ?set|work|review|numbers?|trial|season|survey) (?:\w+ )?(?:(?:was|were|is|are) (?:too )?(?:small|short)|covered (?:only )?one|covers only|does not include|did not include|included only)\b/i,
    ],
    [
      1.8,
      /\b(?:too (?:small|few|short) (?:for|to)|was not measured|were not measured|(?:we|I) did not (?:test|measure|include|study|ask)|cannot be (?:decided|generali[sz]ed|excluded)|may be (?:more|less|biased))\b/i,
    ],
    [
      1.4,
      /\b(?:we|I) (?:studied|tested|covered) (?:only )?one\b|\bcovered only\b|\bshould be (?:treated|read|interpreted) with caution\b/i,
    ],
  ],
  outlook: [
    [
      2.6,
      /\b(?:further|future|more|additional|follow-up|longer) (?:work|research|stud(?:y|ies)|trials?|investigation|follow-up|experiments?)\b/i,
    ],
    [
      2.4,
      /\b(?:will be (?:studied|reviewed|tested|repeated|examined|extended)|is (?:being prepared|planned|under way)|we (?:plan|intend|hope) to|next step|remains? to be|would like to know next)\b/i,
    ],
    [0.6, /\b(?:is|are) needed\b/i],
  ],
};

/** How strongly the sentence's own words speak for each part; 0 where they say nothing. */
export const cuesIn = (sentence: string): ByPart<number> =>
  byPart((part) => CUES[part].reduce((sum, [weight, pattern]) => (pattern.test(sentence) ? sum + weight : sum), 0));

/** From this strength on, a sentence's words alone are enough to name its part. */
export const TELLING = 1;

const HEADINGS: readonly (readonly [RegExp, Part | 'left out'])[] = [
  [
    /^(?:references?|bibliography|works cited|literature cited|acknowledg\w+|appendi\w+|keywords?|key words|funding|conflicts? of interest|competing interests|authors?|author contributions|data availability|(?:trial )?registration|ethics(?: approval| statement)?|disclosures?|word count|correspondence|doi|supplementary\b.*|table of contents|contents)$/,
    'left out',
  ],
  [/^(?:limitations?(?: and .*)?|strengths and limitations)$/, 'limitation'],
  [/^(?:future (?:work|research|directions?)|outlook|next steps?|further (?:work|research))$/, 'outlook'],
  [
    /^(?:(?:summary and )?conclusions?(?: and .*)?|concluding remarks|what (?:we|i) learn(?:ed|t)|what (?:this|it) means|discussion(?: and .*)?|interpretation|recommendations?|implications?(?: for .*)?|lessons? learned|lessons|significance|take-?away|take-home message)$/,
    'conclusion',
  ],
  [
    /^(?:(?:main |key )?(?:results?|findings?)(?: and .*)?|main results|what (?:we|i) found(?: out)?|what happened|observations?|outcomes?|evaluation)$/,
    'result',
  ],
  [
    /^(?:(?:materials?|data|patients|participants|subjects|sources) and )?(?:methods?|methodology|procedures?|approach)(?: and .*)?$|^(?:study )?design$|^(?:setting|participants|patients|subjects|sample|materials?|data|data collection|sources|intervention|measures?|main outcome(?: measures?)?|analysis|implementation|experiments?|experimental setup|scope|what (?:we|i) did|how (?:we|i) did it|how it (?:works|worked))$/,
    'method',
  ],
  [
    /^(?:(?:study |main |research )?(?:aims?|objectives?|purpose|goals?|questions?|research questions?|hypothes[ie]s)(?: and .*)?|aims and .*|problem(?: statement)?)$/,
    'aim',
  ],
  [
    /^(?:introduction|background|context|motivation|rationale|literature review|related work|theory|theoretical (?:background|framework)|state of the art|history|why (?:it matters|this matters|we did it)|case(?: description| presentation)?)(?: and .*)?$/,
    'background',
  ],
];

const LONGEST_HEADING = 100;

/** "2.1 Materials and Methods:" → "materials and methods". */
const bareHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/^[#*_\s]*(?:chapter |section )?(?:\d+(?:\.\d+)*|[ivx]+(?=[.)])|[a-h](?=[.)]))?[.)]?\s*/u, '')
    .replace(/(?<![\s*_:.—–-])[\s*_:.—–-]+$/u, '');

/** The part that a section with this heading belongs to, or nothing for a heading that does not say. */
export const partOfHeading = (heading: string): Part | 'left out' | undefined => {
  if (heading.length > LONGEST_HEADING) return undefined;
  const bare = bareHeading(heading);
  return HEADINGS.find(([pattern]) => pattern.test(bare))?.[1];
};

/** How likely each part is at this place of the text, from 0 (start) to 1 (end). */
export const likelyAt = (place: number): ByPart<number> => {
  const near = (centre: number, width: number): number => Math.max(0, 1 - Math.abs(place - centre) / width);
  return {
    background: near(0, 0.3),
    aim: 0.7 * near(0.15, 0.25),
    method: 0.8 * near(0.33, 0.3),
    result: near(0.62, 0.35),
    conclusion: 0.9 * near(0.95, 0.3),
    limitation: 0.2 * near(0.95, 0.2),
    outlook: 0.2 * near(1, 0.15),
  };
};
