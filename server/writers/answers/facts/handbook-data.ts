/** What a handbook holds in tables: numbers to ring, plugs, days of independence, feasts that move, words in other languages. */

const pairs = (told: string): ReadonlyMap<string, string> =>
  new Map(told.split(';').map((each) => each.split('=').map((part) => part.trim()) as [string, string]));

/** By country, as people name it: the number for police, ambulance and fire where it is one, else each. */
export const EMERGENCY: ReadonlyMap<string, string> = pairs(
  'the United Kingdom=999 or 112; Ireland=112 or 999; the United States=911; Canada=911; Australia=000, or 112 from a mobile; New Zealand=111; India=112; Nigeria=112; South Africa=10111 for the police and 10177 for an ambulance, or 112 from a mobile; Kenya=999 or 112; Ghana=112; Jamaica=119 for the police and 110 for ambulance and fire; Japan=110 for the police and 119 for ambulance and fire; China=110 for the police, 120 for an ambulance and 119 for fire; Hong Kong=999; Singapore=999 for the police and 995 for ambulance and fire; Malaysia=999; Thailand=191 for the police and 1669 for an ambulance; Philippines=911; Pakistan=15 for the police and 1122 for an ambulance; Bangladesh=999; Sri Lanka=119 for the police and 1990 for an ambulance; the United Arab Emirates=999 for the police and 998 for an ambulance; Saudi Arabia=911; Israel=100 for the police and 101 for an ambulance; Egypt=122 for the police and 123 for an ambulance; Morocco=19 for the police and 15 for an ambulance; Turkey=112; Brazil=190 for the police and 192 for an ambulance; Mexico=911; Argentina=911; Switzerland=112, or 117 for the police and 144 for an ambulance; Norway=112 for the police and 113 for an ambulance; Iceland=112; Ukraine=112; France=112, or 15 for an ambulance; Germany=112, or 110 for the police; Italy=112; Spain=112; Portugal=112; Greece=112; Poland=112; Netherlands=112; Belgium=112; Austria=112; Sweden=112; Denmark=112; Finland=112; Croatia=112; Cyprus=112; Malta=112; Romania=112; Bulgaria=112; Hungary=112; Czech Republic=112',
);
/** Where one keeps to the left; everywhere else it is the right. */
export const DRIVES_LEFT: ReadonlySet<string> = new Set(
  'the United Kingdom;Ireland;Malta;Cyprus;Australia;New Zealand;India;Pakistan;Bangladesh;Sri Lanka;Nepal;Japan;Hong Kong;Singapore;Malaysia;Thailand;Indonesia;South Africa;Kenya;Uganda;Tanzania;Zambia;Zimbabwe;Botswana;Namibia;Malawi;Mozambique;Jamaica;Barbados;Trinidad and Tobago;the Bahamas;Guyana;Mauritius;Fiji'.split(
    ';',
  ),
);
/** Plug types by letter, volts, hertz. */
export const PLUGS: ReadonlyMap<string, string> = pairs(
  'the United Kingdom=G, 230 V, 50 Hz; Ireland=G, 230 V, 50 Hz; the United States=A and B, 120 V, 60 Hz; Canada=A and B, 120 V, 60 Hz; Australia=I, 230 V, 50 Hz; New Zealand=I, 230 V, 50 Hz; India=C, D and M, 230 V, 50 Hz; Pakistan=C and D, 230 V, 50 Hz; Nigeria=D and G, 230 V, 50 Hz; Ghana=D and G, 230 V, 50 Hz; Kenya=G, 240 V, 50 Hz; South Africa=M, N and C, 230 V, 50 Hz; Japan=A and B, 100 V, 50 or 60 Hz; China=A, C and I, 220 V, 50 Hz; Hong Kong=G, 220 V, 50 Hz; Singapore=G, 230 V, 50 Hz; Malaysia=G, 240 V, 50 Hz; Thailand=A, B, C and O, 230 V, 50 Hz; Philippines=A, B and C, 220 V, 60 Hz; Indonesia=C and F, 230 V, 50 Hz; the United Arab Emirates=G, 230 V, 50 Hz; Turkey=C and F, 230 V, 50 Hz; Egypt=C and F, 220 V, 50 Hz; Morocco=C and E, 220 V, 50 Hz; Israel=C and H, 230 V, 50 Hz; France=C and E, 230 V, 50 Hz; Belgium=C and E, 230 V, 50 Hz; Poland=C and E, 230 V, 50 Hz; Czech Republic=C and E, 230 V, 50 Hz; Germany=C and F, 230 V, 50 Hz; Austria=C and F, 230 V, 50 Hz; Spain=C and F, 230 V, 50 Hz; Portugal=C and F, 230 V, 50 Hz; Netherlands=C and F, 230 V, 50 Hz; Greece=C and F, 230 V, 50 Hz; Croatia=C and F, 230 V, 50 Hz; Hungary=C and F, 230 V, 50 Hz; Romania=C and F, 230 V, 50 Hz; Sweden=C and F, 230 V, 50 Hz; Norway=C and F, 230 V, 50 Hz; Finland=C and F, 230 V, 50 Hz; Iceland=C and F, 230 V, 50 Hz; Italy=C, F and L, 230 V, 50 Hz; Switzerland=C and J, 230 V, 50 Hz; Denmark=C and K, 230 V, 50 Hz; Malta=G, 230 V, 50 Hz; Cyprus=G, 240 V, 50 Hz; Jamaica=A and B, 110 V, 50 Hz; Mexico=A and B, 127 V, 60 Hz; Brazil=C and N, 127 or 220 V, 60 Hz; Argentina=C and I, 220 V, 50 Hz',
);
export const INDEPENDENT: ReadonlyMap<string, string> = pairs(
  'Jamaica=from Britain on 6 August 1962; Trinidad and Tobago=from Britain on 31 August 1962; Barbados=from Britain on 30 November 1966; Guyana=from Britain on 26 May 1966; the Bahamas=from Britain on 10 July 1973; Grenada=from Britain on 7 February 1974; Saint Lucia=from Britain on 22 February 1979; Belize=from Britain on 21 September 1981; Uganda=from Britain on 9 October 1962; Tanzania=from Britain on 9 December 1961, as Tanganyika; Zambia=from Britain on 24 October 1964; Malawi=from Britain on 6 July 1964; Sierra Leone=from Britain on 27 April 1961; Gambia=from Britain on 18 February 1965; Botswana=from Britain on 30 September 1966; Zimbabwe=with majority rule on 18 April 1980; Namibia=from South Africa on 21 March 1990; Mauritius=from Britain on 12 March 1968; Sudan=on 1 January 1956; South Sudan=from Sudan on 9 July 2011; Somalia=on 1 July 1960; Cameroon=from France on 1 January 1960; Senegal=from France on 4 April 1960; Ivory Coast=from France on 7 August 1960; Algeria=from France on 5 July 1962; Morocco=from France on 2 March 1956; Tunisia=from France on 20 March 1956; Angola=from Portugal on 11 November 1975; Mozambique=from Portugal on 25 June 1975; Cape Verde=from Portugal on 5 July 1975; Rwanda=from Belgium on 1 July 1962; Pakistan=from Britain on 14 August 1947; Bangladesh=from Pakistan on 26 March 1971, when it declared it; Sri Lanka=from Britain on 4 February 1948; Myanmar=from Britain on 4 January 1948; Malaysia=from Britain on 31 August 1957; Singapore=from Malaysia on 9 August 1965; Philippines=from the United States on 4 July 1946, after declaring it from Spain on 12 June 1898; Indonesia=from the Netherlands on 17 August 1945, when it declared it; Israel=on 14 May 1948; Malta=from Britain on 21 September 1964; Cyprus=from Britain on 1 October 1960; Fiji=from Britain on 10 October 1970; Papua New Guinea=from Australia on 16 September 1975; Mexico=from Spain, declared on 16 September 1810 and won in 1821; Brazil=from Portugal on 7 September 1822; Argentina=from Spain on 9 July 1816; Chile=from Spain on 12 February 1818; Peru=from Spain on 28 July 1821; Colombia=from Spain, declared on 20 July 1810; Venezuela=from Spain on 5 July 1811; Haiti=from France on 1 January 1804; Cuba=from Spain in 1898 and from the United States on 20 May 1902; Greece=from the Ottoman Empire, declared on 25 March 1821; Norway=from Sweden on 7 June 1905; Finland=from Russia on 6 December 1917; Iceland=from Denmark, as a republic, on 17 June 1944; Ukraine=from the Soviet Union on 24 August 1991; Lithuania=on 16 February 1918, and again from the Soviet Union on 11 March 1990; Estonia=on 24 February 1918, and again on 20 August 1991; Latvia=on 18 November 1918, and again on 21 August 1991; Croatia=from Yugoslavia on 25 June 1991',
);

/** The first day, or the evening on which it begins, from 2026 on. Where the moon is looked for it may be a day later. */
export const FEASTS: Readonly<
  Record<string, { readonly name: string; readonly note: string; readonly from: number; readonly days: string }>
> = {
  'eid al-fitr': {
    name: 'Eid al-Fitr',
    note: 'It depends on the sighting of the moon, so it may be a day later or earlier.',
    from: 2026,
    days: '20 March;10 March;27 February;15 February;5 February',
  },
  'eid al-adha': {
    name: 'Eid al-Adha',
    note: 'It depends on the sighting of the moon, so it may be a day later or earlier.',
    from: 2026,
    days: '27 May;17 May;5 May;24 April;14 April',
  },
  ramadan: {
    name: 'Ramadan',
    note: 'It depends on the sighting of the moon, so it may begin a day later or earlier.',
    from: 2026,
    days: '18 February;8 February;28 January;16 January;6 January',
  },
  diwali: {
    name: 'Diwali',
    note: 'That is the main day; the festival lasts five days around it.',
    from: 2026,
    days: '8 November;29 October;17 October;5 November;26 October',
  },
  holi: {
    name: 'Holi',
    note: 'The bonfires are lit on the evening before.',
    from: 2026,
    days: '4 March;22 March;11 March;1 March;20 March',
  },
  'chinese new year': {
    name: 'Chinese New Year',
    note: '',
    from: 2026,
    days: '17 February;6 February;26 January;13 February;3 February',
  },
  hanukkah: {
    name: 'Hanukkah',
    note: 'It begins on that evening and lasts eight days.',
    from: 2026,
    days: '4 December;24 December;12 December;1 December;20 December',
  },
  passover: {
    name: 'Passover',
    note: 'It begins on that evening.',
    from: 2026,
    days: '1 April;21 April;10 April;30 March;17 April',
  },
  'rosh hashanah': {
    name: 'Rosh Hashanah',
    note: 'It begins on that evening.',
    from: 2026,
    days: '11 September;1 October;20 September;9 September;27 September',
  },
  'yom kippur': {
    name: 'Yom Kippur',
    note: 'It begins on that evening.',
    from: 2026,
    days: '20 September;10 October;29 September;18 September;6 October',
  },
};

/** From 2020, the year of the rat, on. */
export const CHINESE_YEARS = 'Rat;Ox;Tiger;Rabbit;Dragon;Snake;Horse;Goat;Monkey;Rooster;Dog;Pig'.split(';');

const WORDS = [
  'hello',
  'goodbye',
  'please',
  'thank you',
  'good morning',
  'good night',
  'cheers',
  'happy birthday',
  'merry christmas',
  'i love you',
  'yes',
  'no',
  'sorry',
] as const;
const SPOKEN: Readonly<Record<string, string>> = {
  welsh:
    'helo;hwyl fawr;os gwelwch yn dda;diolch;bore da;nos da;iechyd da;pen-blwydd hapus;Nadolig Llawen;dw i’n dy garu di;ie;na;mae’n ddrwg gen i',
  irish:
    'dia duit;slán;le do thoil;go raibh maith agat;maidin mhaith;oíche mhaith;sláinte;lá breithe sona;Nollaig Shona;gráim thú;sea;ní hea;gabh mo leithscéal',
  french:
    'bonjour;au revoir;s’il vous plaît;merci;bonjour;bonne nuit;santé;joyeux anniversaire;joyeux Noël;je t’aime;oui;non;pardon',
  spanish:
    'hola;adiós;por favor;gracias;buenos días;buenas noches;salud;feliz cumpleaños;feliz Navidad;te quiero;sí;no;lo siento',
  italian: 'ciao;arrivederci;per favore;grazie;buongiorno;buonanotte;salute;buon compleanno;buon Natale;ti amo;sì;no;mi dispiace',
  german:
    'hallo;auf Wiedersehen;bitte;danke;guten Morgen;gute Nacht;prost;alles Gute zum Geburtstag;frohe Weihnachten;ich liebe dich;ja;nein;Entschuldigung',
  portuguese:
    'olá;adeus;por favor;obrigado, or obrigada if a woman says it;bom dia;boa noite;saúde;feliz aniversário;feliz Natal;amo-te, in Brazil te amo;sim;não;desculpe',
  dutch:
    'hallo;tot ziens;alsjeblieft;dank je wel;goedemorgen;welterusten;proost;gefeliciteerd met je verjaardag;vrolijk kerstfeest;ik hou van je;ja;nee;sorry',
  polish:
    'cześć, or more formally dzień dobry;do widzenia;proszę;dziękuję;dzień dobry;dobranoc;na zdrowie;wszystkiego najlepszego;wesołych świąt;kocham cię;tak;nie;przepraszam',
  greek: 'yia sou;andío;parakaló;efcharistó;kaliméra;kaliníchta;yia mas;chrónia pollá;kalá Christoúyenna;s’agapó;ne;óchi;signómi',
  turkish:
    'merhaba;hoşça kal;lütfen;teşekkür ederim;günaydın;iyi geceler;şerefe;doğum günün kutlu olsun;mutlu Noeller;seni seviyorum;evet;hayır;özür dilerim',
  swedish: 'hej;hej då;snälla;tack;god morgon;god natt;skål;grattis på födelsedagen;god jul;jag älskar dig;ja;nej;förlåt',
  norwegian: 'hei;ha det;vær så snill;takk;god morgen;god natt;skål;gratulerer med dagen;god jul;jeg elsker deg;ja;nei;unnskyld',
  danish:
    'hej;farvel;vær så venlig;tak;godmorgen;godnat;skål;tillykke med fødselsdagen;glædelig jul;jeg elsker dig;ja;nej;undskyld',
  japanese:
    'konnichiwa;sayōnara;onegai shimasu;arigatō;ohayō gozaimasu;oyasumi nasai;kanpai;tanjōbi omedetō;merī kurisumasu;aishiteru;hai;iie;gomen nasai',
  swahili:
    'jambo;kwaheri;tafadhali;asante;habari za asubuhi;usiku mwema;afya;heri ya siku ya kuzaliwa;Krismasi njema;nakupenda;ndiyo;hapana;samahani',
  hindi:
    'namaste;alvida;kripya;dhanyavaad, or shukriya;suprabhat;shubh raatri;;janamdin mubarak;;main tumse pyaar karta hoon, or karti hoon if a woman says it;haan;nahin;maaf kijiye',
  hawaiian:
    'aloha;aloha;e ʻoluʻolu;mahalo;aloha kakahiaka;aloha pō;okole maluna;hauʻoli lā hānau;mele Kalikimaka;aloha wau iā ʻoe;ʻae;ʻaʻole;e kala mai',
};
/** What it is in this language, or nothing where nobody says it. */
export const saidIn = (words: string, language: string): string | undefined => {
  const at = (WORDS as readonly string[]).indexOf(words);
  return (at < 0 ? undefined : SPOKEN[language]?.split(';')[at]) || undefined;
};
export const PHRASES: readonly string[] = WORDS;
export const LANGUAGES: readonly string[] = Object.keys(SPOKEN);

export const ANNIVERSARIES: ReadonlyMap<number, string> = new Map(
  '1 paper;2 cotton;3 leather;4 fruit and flowers, in America also linen;5 wood;6 iron, or sugar;7 wool, or copper;8 bronze;9 pottery;10 tin;11 steel;12 silk and linen;13 lace;14 ivory, today mostly something with an elephant on it;15 crystal;20 china;25 silver;30 pearl;35 coral;40 ruby;45 sapphire;50 gold;55 emerald;60 diamond;65 blue sapphire;70 platinum'
    .split(';')
    .map((each) => [Number.parseInt(each, 10), each.replace(/^\d+ /, '')] as const),
);
export const BIRTHSTONES =
  'garnet;amethyst;aquamarine, or bloodstone;diamond;emerald;pearl, or moonstone;ruby;peridot;sapphire;opal, or tourmaline;topaz, or citrine;turquoise, or tanzanite'.split(
    ';',
  );
/** Each up to this day of the year, as month and day. */
export const SIGNS: readonly (readonly [until: number, name: string])[] = [
  [119, 'Capricorn'],
  [218, 'Aquarius'],
  [320, 'Pisces'],
  [419, 'Aries'],
  [520, 'Taurus'],
  [620, 'Gemini'],
  [722, 'Cancer'],
  [822, 'Leo'],
  [922, 'Virgo'],
  [1022, 'Libra'],
  [1121, 'Scorpio'],
  [1221, 'Sagittarius'],
  [1231, 'Capricorn'],
];
export const SCRABBLE: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ 1: 'aeilnorstu', 2: 'dg', 3: 'bcmp', 4: 'fhvwy', 5: 'k', 8: 'jx', 10: 'qz' }).flatMap(([worth, letters]) =>
    letters.split('').map((letter) => [letter, Number(worth)]),
  ),
);

/** In round numbers, as estimated for about 2024. */
export const PEOPLE: ReadonlyMap<string, string> = pairs(
  'the world=8.1 billion; India=1.44 billion; China=1.41 billion; the United States=340 million; Indonesia=280 million; Pakistan=245 million; Nigeria=230 million; Brazil=212 million; Bangladesh=173 million; Russia=144 million; Mexico=130 million; Japan=124 million; Ethiopia=130 million; Philippines=115 million; Egypt=114 million; Vietnam=100 million; Turkey=85 million; Iran=90 million; Germany=84 million; Thailand=72 million; France=68 million; the United Kingdom=68 million; Italy=59 million; South Africa=63 million; Tanzania=67 million; Kenya=56 million; Uganda=49 million; South Korea=52 million; Spain=49 million; Colombia=53 million; Argentina=46 million; Algeria=46 million; Sudan=50 million; Ukraine=37 million; Poland=37 million; Canada=41 million; Morocco=38 million; Saudi Arabia=33 million; Malaysia=35 million; Ghana=34 million; Nepal=30 million; Australia=27 million; Sri Lanka=22 million; Netherlands=18 million; Romania=19 million; Zambia=21 million; Zimbabwe=16 million; Belgium=12 million; Greece=10 million; Portugal=10.5 million; Sweden=10.5 million; Czech Republic=10.9 million; Hungary=9.6 million; Austria=9.2 million; Switzerland=9 million; Israel=9.8 million; the United Arab Emirates=10 million; Denmark=6 million; Finland=5.6 million; Norway=5.6 million; Singapore=6 million; Ireland=5.4 million; New Zealand=5.3 million; Croatia=3.9 million; Jamaica=2.8 million; Iceland=390,000; Malta=560,000; Cyprus=1.3 million; Barbados=282,000; Scotland=5.5 million; Wales=3.2 million; Northern Ireland=1.9 million; England=58 million; London=9 million; New York=8.3 million; Dublin=1.5 million with its suburbs; Lagos=about 16 million with its suburbs; Mumbai=21 million with its suburbs; Delhi=33 million with its suburbs; Tokyo=37 million with its suburbs; Birmingham=1.15 million; Manchester=570,000; Glasgow=630,000; Edinburgh=520,000; Belfast=345,000; Cardiff=370,000',
);
/** In metres. */
export const HEIGHTS: ReadonlyMap<string, string> = pairs(
  'Mount Everest=8,849 m (29,032 ft), on the border of Nepal and China; K2=8,611 m (28,251 ft), on the border of Pakistan and China; Kangchenjunga=8,586 m (28,169 ft), on the border of Nepal and India; Ben Nevis=1,345 m (4,413 ft), in Scotland; Snowdon=1,085 m (3,560 ft), in Wales; Scafell Pike=978 m (3,209 ft), in England; Slieve Donard=850 m (2,790 ft), in Northern Ireland; Carrauntoohil=1,038 m (3,406 ft), in Ireland; Kilimanjaro=5,895 m (19,341 ft), in Tanzania; Mount Kenya=5,199 m (17,057 ft), in Kenya; Mont Blanc=4,806 m (15,767 ft), in the Alps of France and Italy; the Matterhorn=4,478 m (14,692 ft), in Switzerland and Italy; Mount Fuji=3,776 m (12,389 ft), in Japan; Denali=6,190 m (20,310 ft), in Alaska; Aconcagua=6,961 m (22,838 ft), in Argentina; Mount Elbrus=5,642 m (18,510 ft), in Russia; Table Mountain=1,085 m (3,558 ft), in South Africa; Mount Etna=about 3,350 m (11,000 ft), in Sicily; Vesuvius=1,281 m (4,203 ft), in Italy; Mount Olympus=2,918 m (9,573 ft), in Greece; Mount Kosciuszko=2,228 m (7,310 ft), in Australia; Uluru=348 m (1,142 ft) above the plain, in Australia; Pen y Fan=886 m (2,907 ft), in Wales; Arthur’s Seat=251 m (823 ft), in Edinburgh; the Eiffel Tower=330 m (1,083 ft), in Paris; Big Ben=96 m (316 ft), in London, as the Elizabeth Tower; the Shard=310 m (1,016 ft), in London; the Statue of Liberty=93 m (305 ft) with its pedestal, in New York; the Empire State Building=443 m (1,454 ft) with its aerial, in New York; the Burj Khalifa=828 m (2,717 ft), in Dubai; Blackpool Tower=158 m (518 ft), in England; the Spire of Dublin=120 m (394 ft); Nelson’s Column=52 m (169 ft), in London; the Angel of the North=20 m (66 ft), in Gateshead',
);
/** Who wrote them, and when they came out. */
export const BOOKS: ReadonlyMap<string, string> = pairs(
  'Matilda=Roald Dahl, 1988; The BFG=Roald Dahl, 1982; The Twits=Roald Dahl, 1980; Fantastic Mr Fox=Roald Dahl, 1970; The Witches=Roald Dahl, 1983; The Gruffalo=Julia Donaldson, 1999; Room on the Broom=Julia Donaldson, 2001; The Very Hungry Caterpillar=Eric Carle, 1969; Where the Wild Things Are=Maurice Sendak, 1963; Goodnight Moon=Margaret Wise Brown, 1947; The Cat in the Hat=Dr. Seuss, 1957; Winnie-the-Pooh=A. A. Milne, 1926; Peter Pan=J. M. Barrie, as a play in 1904; The Wind in the Willows=Kenneth Grahame, 1908; The Secret Garden=Frances Hodgson Burnett, 1911; The Railway Children=E. Nesbit, 1906; Black Beauty=Anna Sewell, 1877; Watership Down=Richard Adams, 1972; War Horse=Michael Morpurgo, 1982; Private Peaceful=Michael Morpurgo, 2003; Goodnight Mister Tom=Michelle Magorian, 1981; Holes=Louis Sachar, 1998; Wonder=R. J. Palacio, 2012; The Hunger Games=Suzanne Collins, 2008; Divergent=Veronica Roth, 2011; The Fault in Our Stars=John Green, 2012; The Book Thief=Markus Zusak, 2005; The Boy in the Striped Pyjamas=John Boyne, 2006; Noughts and Crosses=Malorie Blackman, 2001; The Kite Runner=Khaled Hosseini, 2003; A Thousand Splendid Suns=Khaled Hosseini, 2007; Life of Pi=Yann Martel, 2001; The Girl on the Train=Paula Hawkins, 2015; Gone Girl=Gillian Flynn, 2012; The Girl with the Dragon Tattoo=Stieg Larsson, 2005; The Da Vinci Code=Dan Brown, 2003; Angels and Demons=Dan Brown, 2000; Twilight=Stephenie Meyer, 2005; Fifty Shades of Grey=E. L. James, 2011; Me Before You=Jojo Moyes, 2012; Normal People=Sally Rooney, 2018; Eleanor Oliphant Is Completely Fine=Gail Honeyman, 2017; The Thursday Murder Club=Richard Osman, 2020; Where the Crawdads Sing=Delia Owens, 2018; It Ends with Us=Colleen Hoover, 2016; The Midnight Library=Matt Haig, 2020; Half of a Yellow Sun=Chimamanda Ngozi Adichie, 2006; Purple Hibiscus=Chimamanda Ngozi Adichie, 2003; Americanah=Chimamanda Ngozi Adichie, 2013; The Lion and the Jewel=Wole Soyinka, 1959; Midnight’s Children=Salman Rushdie, 1981; The God of Small Things=Arundhati Roy, 1997; A Suitable Boy=Vikram Seth, 1993; The White Tiger=Aravind Adiga, 2008; Malgudi Days=R. K. Narayan, 1943; Angela’s Ashes=Frank McCourt, 1996; Dubliners=James Joyce, 1914; Beloved=Toni Morrison, 1987; The Color Purple=Alice Walker, 1982; I Know Why the Caged Bird Sings=Maya Angelou, 1969; The Handmaid’s Tale=Margaret Atwood, 1985; The Bell Jar=Sylvia Plath, 1963; Slaughterhouse-Five=Kurt Vonnegut, 1969; Catch-22=Joseph Heller, 1961; On the Road=Jack Kerouac, 1957; The Grapes of Wrath=John Steinbeck, 1939; East of Eden=John Steinbeck, 1952; The Bluest Eye=Toni Morrison, 1970; An Inspector Calls=J. B. Priestley, 1945; A Streetcar Named Desire=Tennessee Williams, 1947; The Crucible=Arthur Miller, 1953; Death of a Salesman=Arthur Miller, 1949; A View from the Bridge=Arthur Miller, 1955; Waiting for Godot=Samuel Beckett, 1953 on stage; Pygmalion=George Bernard Shaw, 1913; The Importance of Being Earnest=Oscar Wilde, 1895; Blood Brothers=Willy Russell, 1983; Atonement=Ian McEwan, 2001; Never Let Me Go=Kazuo Ishiguro, 2005; The Remains of the Day=Kazuo Ishiguro, 1989; Wolf Hall=Hilary Mantel, 2009; Birdsong=Sebastian Faulks, 1993; Cider with Rosie=Laurie Lee, 1959; The Woman in White=Wilkie Collins, 1860; Tess of the d’Urbervilles=Thomas Hardy, 1891; Far from the Madding Crowd=Thomas Hardy, 1874; Middlemarch=George Eliot, 1871; Silas Marner=George Eliot, 1861; Vanity Fair=William Makepeace Thackeray, 1848; Mrs Dalloway=Virginia Woolf, 1925; Brideshead Revisited=Evelyn Waugh, 1945; Rebecca=Daphne du Maurier, 1938; Brighton Rock=Graham Greene, 1938; Anna Karenina=Leo Tolstoy, 1878; The Master and Margarita=Mikhail Bulgakov, printed in 1967; One Hundred Years of Solitude=Gabriel García Márquez, 1967; The Name of the Rose=Umberto Eco, 1980; The Count of Monte Cristo=Alexandre Dumas, 1846; The Metamorphosis=Franz Kafka, 1915; Sapiens=Yuval Noah Harari, 2011; A Brief History of Time=Stephen Hawking, 1988; Atomic Habits=James Clear, 2018; Rich Dad Poor Dad=Robert Kiyosaki, 1997',
);
