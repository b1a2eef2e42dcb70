/**
 * Terms that people ask for and WordNet, made before 2011, lacks or knows in another sense only.
 * Each: the names it goes by, what it is (after "X is"), and a sentence that says more.
 */
export interface ModernTerm {
  readonly names: readonly string[];
  /** As it starts a sentence: "Blockchain", "A QR code". */
  readonly subject: string;
  readonly verb: 'is' | 'are';
  readonly definition: string;
  readonly more: readonly [string, string];
}

const term = (names: string, subject: string, definition: string, first: string, second: string): ModernTerm => ({
  names: names.split('|'),
  subject,
  verb: /^[A-Z][a-z]+ies$|^(?:Emissions|Cookies)$/.test(subject) ? 'are' : 'is',
  definition,
  more: [first, second],
});

const MODERN_TERMS: readonly ModernTerm[] = [
  term(
    'ai|artificial intelligence',
    'Artificial intelligence (AI)',
    'the branch of computing that makes programs do tasks which seem to need human thought, such as understanding language or recognising pictures',
    'Most of it today learns from examples instead of following rules that someone wrote down.',
    'Such systems can be wrong with full confidence, so their results need checking.',
  ),
  term(
    'api|application programming interface',
    'An API (application programming interface)',
    'an agreed way for one program to ask another for data or for work',
    'A weather page, for example, asks a weather service through its API.',
    'The documentation of an API says which requests it takes and what it answers.',
  ),
  term(
    'algorithm',
    'An algorithm',
    'a fixed series of steps that solves a problem or finishes a task',
    'A recipe and long division are everyday examples.',
    'Two algorithms can solve the same problem at very different speeds.',
  ),
  term(
    'app|mobile app',
    'An app',
    'a program made for one kind of task, most often on a phone or tablet',
    'The word is short for application.',
    'Apps are usually installed from a store that checks them first.',
  ),
  term(
    'bitcoin',
    'Bitcoin',
    'a digital currency that is kept in a public ledger by many computers instead of by a bank',
    'It has been in use since 2009.',
    'Its price changes a great deal from day to day.',
  ),
  term(
    'blockchain|block chain',
    'A blockchain',
    'a shared list of records that many computers keep together and in which each block of records is sealed to the one before it',
    'Changing an old record would break every seal after it, which is what makes the list hard to forge.',
    'Digital currencies were its first wide use.',
  ),
  term(
    'bluetooth',
    'Bluetooth',
    'a short-range radio standard that connects devices such as phones, headphones and keyboards without a cable',
    'It usually reaches across a room, about ten metres.',
    'Two devices are “paired” once and then know each other.',
  ),
  term(
    'chatbot|chat bot',
    'A chatbot',
    'a program that answers people in written or spoken conversation',
    'Many shops use one for simple questions.',
    'Some follow fixed rules; others are built on language models.',
  ),
  term(
    'cloud computing|the cloud',
    'Cloud computing',
    'the use of computers and storage that stand in someone else’s data centre and are reached over the internet',
    'Photos that are kept “in the cloud” lie on such machines.',
    'It is usually paid for by how much is used.',
  ),
  term(
    'crowdfunding',
    'Crowdfunding',
    'the raising of money for a project from many people who each give a small sum, mostly online',
    'Backers may get the finished product, a share, or only thanks.',
    'A project that misses its goal may have to return the money.',
  ),
  term(
    'cryptocurrency|crypto|cryptocurrencies',
    'A cryptocurrency',
    'digital money whose records are secured by cryptography and usually kept by many computers together',
    'Bitcoin was the first that was widely used.',
    'Prices swing widely, and lost access keys cannot be replaced.',
  ),
  term(
    'deepfake|deep fake',
    'A deepfake',
    'a picture, video or voice recording that software has altered or made so that a person seems to do or say something they did not',
    'The name joins “deep learning” and “fake”.',
    'Checking who published it first is often the best test.',
  ),
  term(
    'emoji|emojis',
    'An emoji',
    'a small picture that is typed as a character to show a feeling or a thing',
    'The word is Japanese: e means picture, and moji means character.',
    'The same emoji can look different on different devices.',
  ),
  term(
    'generative ai',
    'Generative AI',
    'artificial intelligence that produces new text, pictures, sound or program code from a request',
    'It continues patterns that it learned from many examples.',
    'What it produces can sound right and still be false.',
  ),
  term(
    'gig economy',
    'The gig economy',
    'the part of the labour market in which people are paid by the single job instead of holding a lasting post',
    'Drivers, couriers and freelancers often work this way.',
    'It brings freedom of hours, and often fewer protections.',
  ),
  term(
    'gps|global positioning system',
    'GPS (the Global Positioning System)',
    'a set of satellites from whose signals a receiver works out where on Earth it is',
    'A receiver needs the signals of at least four satellites.',
    'It is run by the United States; other systems of the kind exist.',
  ),
  term(
    'hashtag|hashtags',
    'A hashtag',
    'a word or phrase with the sign # before it that marks the topic of a post',
    'Pressing one shows other posts with the same mark.',
    'It is written without spaces.',
  ),
  term(
    'html',
    'HTML (HyperText Markup Language)',
    'the language in which the structure of web pages is written',
    'Marks called tags say what is a heading, a paragraph or a link.',
    'How a page looks is usually said in a second language, CSS.',
  ),
  term(
    'influencer',
    'An influencer',
    'a person whose followers, mostly on social media, are guided by what they show or recommend',
    'Companies pay some of them to show products.',
    'Many countries require such paid posts to be marked.',
  ),
  term(
    'internet of things|iot',
    'The internet of things (IoT)',
    'the name for everyday objects, from lamps to lorries, that send and receive data over a network',
    'A thermostat that is set from a phone is one example.',
    'Each connected object also needs looking after for security.',
  ),
  term(
    'kpi|key performance indicator',
    'A KPI (key performance indicator)',
    'a figure that an organisation watches to see whether it is reaching a goal',
    'The share of visitors who buy something is a common one for a shop.',
    'A useful one can be measured, and acted upon.',
  ),
  term(
    'large language model|llm|language model',
    'A large language model (LLM)',
    'a computer model that has learned from very much text to predict which words follow, and so can write and answer',
    'Chat assistants are built on such models.',
    'It knows patterns of language, so a fluent answer is not always a true one.',
  ),
  term(
    'machine learning',
    'Machine learning',
    'a way of making programs improve at a task from examples instead of from rules that someone wrote',
    'A spam filter that learns from marked messages is an example.',
    'The result can be no better than the examples.',
  ),
  term(
    'meme|internet meme',
    'A meme',
    'an idea, joke or picture that spreads from person to person, today mostly online, and is changed on the way',
    'The word was coined by Richard Dawkins in 1976 for ideas in general.',
    'Most internet memes pair a well-known picture with new words.',
  ),
  term(
    'microplastics|microplastic',
    'Microplastic',
    'plastic in pieces smaller than five millimetres',
    'Some is made that small, and some comes from larger things as they wear down.',
    'It has been found in oceans, soil and food.',
  ),
  term(
    'phishing',
    'Phishing',
    'the attempt to get passwords or money by messages that pretend to come from someone trustworthy',
    'A false message from a bank with a link is the classic form.',
    'It is safest to open the real site yourself and never to use the link.',
  ),
  term(
    'podcast|podcasts',
    'A podcast',
    'a series of spoken recordings that people subscribe to and hear when they like',
    'The word joins iPod and broadcast.',
    'Most appear weekly and cost nothing.',
  ),
  term(
    'qr code',
    'A QR code',
    'a square pattern of dots that a camera reads as text, most often as a web address',
    'QR stands for quick response.',
    'Like any link, it can lead to a bad place, so look at the address first.',
  ),
  term(
    'return on investment|roi',
    'Return on investment (ROI)',
    'what an investment gained, compared with what it cost, usually in percent',
    'Spending 100 and getting back 120 is a return of 20 percent.',
    'To compare investments fairly, the time they took must be the same.',
  ),
  term(
    'search engine optimization|search engine optimisation|seo',
    'Search engine optimisation (SEO)',
    'the work of making web pages easier for search engines to find and to rank well',
    'Clear headings, fast pages and useful content are the core of it.',
    'Its results usually take weeks or months to show.',
  ),
  term(
    'selfie',
    'A selfie',
    'a photograph that people take of themselves, mostly with a phone',
    'The word became common around 2012.',
    'A stick that holds the phone further away is called a selfie stick.',
  ),
  term(
    'smartphone|smart phone',
    'A smartphone',
    'a mobile phone that is also a small computer with a touch screen and programs of its own',
    'It usually has a camera, a map and access to the internet.',
    'The word has been common since about 2007.',
  ),
  term(
    'spyware',
    'Spyware',
    'software that secretly watches what is done on a device and reports it to someone',
    'It often comes along with something free.',
    'Keeping programs up to date is the simplest protection.',
  ),
  term(
    'streaming',
    'Streaming',
    'the playing of sound or video while it is still arriving over the internet',
    'Nothing has to be downloaded first.',
    'It needs a steady connection more than a fast one.',
  ),
  term(
    'url|uniform resource locator',
    'A URL (uniform resource locator)',
    'the address of a page or file on the web',
    'It starts with how to fetch it, such as https, and then names the site and the page.',
    'The part before the first single slash says whose site it is.',
  ),
  term(
    'vpn|virtual private network',
    'A VPN (virtual private network)',
    'an encrypted connection that leads through another computer or network',
    'Employees use one to reach the network of their company from home.',
    'Whoever runs it can see where the traffic goes, so trust matters.',
  ),
  term(
    'wi-fi|wifi',
    'Wi-Fi',
    'a family of radio standards that connects devices to a local network without cables',
    'A router sends and receives the signal.',
    'Walls and distance weaken it.',
  ),
  term(
    'net zero',
    'Net zero',
    'the state in which as much greenhouse gas is taken out of the air as is put into it',
    'It is reached by cutting emissions first and removing what is left.',
    'Many countries have set themselves a year for it.',
  ),
  term(
    'mindfulness',
    'Mindfulness',
    'the practice of paying calm attention to what happens in the present moment, without judging it',
    'Following one’s own breath is a common exercise.',
    'It has roots in Buddhist meditation.',
  ),
  term(
    'user experience|ux',
    'User experience (UX)',
    'how it feels and how easy it is for a person to use a product',
    'A form that says clearly what is missing gives a good one.',
    'It is best tested by watching people use the product.',
  ),
];

const BY_NAME = new Map(MODERN_TERMS.flatMap((one) => one.names.map((name) => [name, one] as const)));
export const modernTerm = (name: string): ModernTerm | undefined => BY_NAME.get(name);

/** Words that are also the names of newer things than WordNet knows: the dictionary's sense may not be the one meant. */
export const NEWER_SENSES: ReadonlySet<string> = new Set(
  (
    'alexa amazon android apple avatar azure bard block bot chrome cookie corona discord docker drone excel feed firefox flutter gemini go google java javascript kindle ' +
    'kotlin lambda llama meta mint node notion oracle prompt python react ruby rust safari scala script shell siri slack snap spring steam swift switch tablet target teams ' +
    'tesla threads tinder token transformer troll tweet twitch twitter uber unity viral visa vue windows word zoom it pc os ip id ml pm pr cv hr tv cbd lol omg'
  ).split(' '),
);
