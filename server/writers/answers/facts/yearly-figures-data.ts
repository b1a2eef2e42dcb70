/** What is asked for, where, and what was set there, with the year. */

/** How it is asked for, its name below, and the country that is meant where none is named. */
export const TOPICS: readonly (readonly [phrase: RegExp, topic: string, home: string])[] = [
  [/\b(?:national )?(?:minimum|min|living)(?: hourly)? wages?\b|\blowest legal wage\b|\bnlw\b|\bnmw\b/, 'minimum wage', 'GB'],
  [
    /\b(?:state pension|retirement|pension|pensionable) ages?\b|\bage (?:of|for|to get|you get|to claim|to draw) (?:the |a |my |your )?(?:state |old age )?(?:pension|retirement|retire)\b|\b(?:what age|when) (?:can|do|does|will|would) (?:i|you|we|people|they|someone|somebody|everyone) (?:get (?:the |a |my |your )?(?:state |old age )?pension|retire|claim (?:the |a |my |your )?(?:state )?pension)\b/,
    'pension age',
    'GB',
  ],
  [/\b(?:1st|first)(?: |-)class (?:postage )?stamps?\b|\bfirst class (?:post|postage|letter)\b/, 'first class stamp', 'GB'],
  [/\b(?:2nd|second)(?: |-)class (?:postage )?stamps?\b|\bsecond class (?:post|postage|letter)\b/, 'second class stamp', 'GB'],
  [/\bforever stamps?\b|\b(?:postage )?stamps?\b(?! duty)/, 'stamp', 'GB'],
  [/\btv licen[cs]es?(?: fee)?\b/, 'tv licence', 'GB'],
  [/\bstandard deduction\b/, 'personal allowance', 'US'],
  [
    /\b(?:personal (?:tax )?allowance|tax[- ]free (?:allowance|threshold|amount|income)|(?<!inheritance |estate |rate |gains |40% )tax threshold)\b|\bhow much (?:can|do) (?:i|you) (?:earn|make|get paid) (?:before (?:(?:i|you) )?(?:pay(?:ing)?|have to pay|start(?:ing)? to pay|pay any)(?: any)?(?: income)? tax|tax free|without paying(?: any)? tax)\b/,
    'personal allowance',
    'GB',
  ],
  [
    /\b(?:higher(?: rate)?|40%|40 percent|40 per cent)(?: income)? tax(?: rate)?(?: threshold| band| bracket)?\b|\bhigher rate threshold\b/,
    'higher rate',
    'GB',
  ],
  [/\b(?:basic rate(?: of)?(?: income)? tax|income tax bands?|income tax rates?|tax bands?|tax brackets?)\b/, 'tax bands', 'GB'],
  [
    /\b(?:vat|gst|value added tax)(?: rate)? (?:on|for) (?:kids?|children|childrens|children'?s|baby|babies)(?:'s)? (?:clothes|clothing|shoes)\b|\bvat (?:on|for) (?:clothes|clothing|shoes) for (?:kids|children|babies)\b|\b(?:kids?|children'?s) (?:clothes|clothing) vat\b/,
    'vat on children’s clothes',
    'GB',
  ],
  [/\b(?:vat|gst|value added tax)\b/, 'vat', 'GB'],
  [/\b(?:lifetime isa|lisa)s?\b/, 'lifetime isa', 'GB'],
  [/\bjunior isas?\b|\bjisas?\b/, 'junior isa', 'GB'],
  [/\b(?:cash )?isas?\b/, 'isa', 'GB'],
  [/\bcapital gains(?: tax)?\b|\bcgt\b/, 'capital gains', 'GB'],
  [/\binheritance tax\b|\biht\b|\bestate tax\b/, 'inheritance tax', 'GB'],
  [/\bstamp duty(?: land tax)?\b|\bsdlt\b/, 'stamp duty', 'GB'],
  [/\bstatutory sick pay\b|\bssp\b|\bsick pay\b/, 'sick pay', 'GB'],
  [/\b(?:statutory )?maternity pay\b|\bsmp\b/, 'maternity pay', 'GB'],
  [/\bchild benefit\b/, 'child benefit', 'GB'],
  [/\b(?:new )?state pension\b|\bold age pension\b/, 'state pension', 'GB'],
  [/\bprescriptions?(?: charges?)?\b/, 'prescription', 'GB'],
  [/\bmot(?: test)?s?\b/, 'mot', 'GB'],
  [/\bdriving test\b/, 'driving test', 'GB'],
  [/\btheory test\b/, 'theory test', 'GB'],
  [/\bprovisional(?: driving)?(?: licen[cs]e)?\b/, 'provisional licence', 'GB'],
  [/\bnational insurance(?: contributions?)?\b|\bni\b/, 'national insurance', 'GB'],
  [
    /\b(?:savings protected|bank (?:deposit )?protection|fscs|fdic)(?: protection| insurance| limit)?\b/,
    'deposit protection',
    'GB',
  ],
  [/\b401\(?k\)?\b/, '401k', 'US'],
];

/** Words that are asked with it and that its row tells. */
export const DETAILS: Readonly<Record<string, RegExp>> = {
  'minimum wage':
    /\b(?:1[5-9]|2\d|30) ?(?:year|yr)?s?(?: |-)?olds?\b|\baged? \d\d\b|\b(?:at|for) (?:1[6-9]|2\d)\b|\b(?:1[6-9]|2\d)\b|\bapprentices?(?:hip)?\b|\bhourly\b|\bhour\b|\badults?\b|\bunder \d\d\b|\bteenagers?\b/g,
  'pension age':
    /\bborn in 19\d\d\b|\bmen|women|man|woman|female|male\b|\bstate\b|\bsocial security\b|\bretire\b|\b19\d\d\b|\bborn\b/g,
  'first class stamp': /\b(?:uk|royal mail|letter|book|post|postage)\b/g,
  'second class stamp': /\b(?:uk|royal mail|letter|book|post|postage)\b/g,
  stamp: /\b(?:letter|postage|post|first class|mail)\b/g,
  'tv licence': /\b(?:colour|bbc|fee)\b/g,
  'personal allowance': /\b(?:income|earn|single|personal)\b/g,
  'higher rate': /\b(?:start|kick|kicks|starts|income|in at)\b/g,
  'capital gains': /\b(?:exempt|exemption|tax)\b/g,
  'inheritance tax': /\b(?:exempt|exemption|start|starts|house|nil rate band|kick|kicks)\b/g,
  'stamp duty': /\b(?:first time buyers?|house|home|starts?|kick|kicks|property)\b/g,
  'child benefit': /\b(?:week|weekly|first|second|child|two|2|three|3|children|kids?|month)\b/g,
  'state pension': /\b(?:week|weekly|month|monthly|basic)\b/g,
  'sick pay': /\b(?:week|weekly|statutory)\b/g,
  'maternity pay': /\b(?:week|weekly|statutory)\b/g,
  prescription: /\b(?:nhs|item)\b/g,
  mot: /\b(?:car|test)\b/g,
  'driving test': /\b(?:practical|car|take|book|weekend)\b/g,
  'theory test': /\b(?:car|take|book|driving)\b/g,
  'provisional licence': /\b(?:driving|licen[cs]e|apply|online|post)\b/g,
  'national insurance': /\b(?:employees?|worker|class 1|percent)\b/g,
  'deposit protection': /\b(?:bank|savings|account|money)\b/g,
  isa: /\b(?:put in|put|save|stocks and shares|cash)\b/g,
  'lifetime isa': /\b(?:put in|put|save|bonus)\b/g,
  vat: /\b(?:sales|sale)\b/g,
};

export const PLACE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bnorthern ireland\b/, 'GB'],
  [/\b(?:ireland|irish|eire|republic of ireland)\b/, 'IE'],
  [/\b(?:uk|united kingdom|britain|great britain|british|england|english)\b/, 'GB'],
  [/\b(?:usa|us|united states|america|american|federal|the states)\b/, 'US'],
  [/\b(?:australia|australian|aus|oz)\b/, 'AU'],
  [/\b(?:new zealand|nz)\b/, 'NZ'],
  [/\b(?:canada|canadian)\b/, 'CA'],
  [/\b(?:india|indian)\b/, 'IN'],
  [/\b(?:south africa|south african)\b/, 'ZA'],
  [/\b(?:nigeria|nigerian)\b/, 'NG'],
  [/\b(?:kenya|kenyan)\b/, 'KE'],
  [/\b(?:ghana)\b/, 'GH'],
  [/\b(?:germany|german)\b/, 'DE'],
  [/\b(?:france|french)\b/, 'FR'],
  [/\b(?:spain|spanish)\b/, 'ES'],
  [/\b(?:italy|italian)\b/, 'IT'],
  [/\b(?:netherlands|holland|dutch)\b/, 'NL'],
  [/\b(?:portugal)\b/, 'PT'],
  [/\b(?:belgium)\b/, 'BE'],
  [/\b(?:austria)\b/, 'AT'],
  [/\b(?:greece|greek)\b/, 'GR'],
  [/\b(?:sweden)\b/, 'SE'],
  [/\b(?:denmark)\b/, 'DK'],
  [/\b(?:finland)\b/, 'FI'],
  [/\b(?:norway)\b/, 'NO'],
  [/\b(?:poland)\b/, 'PL'],
  [/\b(?:switzerland|swiss)\b/, 'CH'],
  [/\b(?:hungary)\b/, 'HU'],
  [/\b(?:luxembourg)\b/, 'LU'],
  [/\b(?:singapore)\b/, 'SG'],
  [/\b(?:japan)\b/, 'JP'],
  [/\b(?:dubai|uae|emirates)\b/, 'AE'],
];

interface Figure {
  readonly topic: string;
  readonly place: string;
  /** The years it holds in, as a question names them; a rate that no law dates has none. */
  readonly years: readonly string[];
  readonly told: string;
  readonly more: readonly string[];
  readonly asked: string;
}

/** Topic; country; years; what is told; more; how it is asked. */
const LINES = `
minimum wage;GB;2026 2027;in the UK, from April 2026, the National Living Wage from age 21 is £12.71 an hour, the minimum at 18 to 20 £10.85, and under 18 and for apprentices £8.00.;It is set anew each April.;What is the minimum wage in the UK?
minimum wage;GB;2025;in the UK, from April 2025 to March 2026, the National Living Wage from age 21 was £12.21 an hour, the minimum at 18 to 20 £10.00, and under 18 and for apprentices £7.55.;It is set anew each April.;What was the minimum wage in the UK in 2025?
minimum wage;US;2024 2025 2026;the federal minimum wage in the United States is $7.25 an hour, unchanged since 2009.;More than half of the states set a higher one of their own, and the higher one counts. Workers with tips may be paid $2.13 where tips make up the rest.;What is the federal minimum wage in the US?
minimum wage;IE;2026;in Ireland the minimum wage from age 20 is €14.15 an hour from January 2026.;In 2025 it was €13.50.;What is the minimum wage in Ireland?
minimum wage;IE;2025;in Ireland the minimum wage from age 20 was €13.50 an hour in 2025.;;What was the minimum wage in Ireland in 2025?
minimum wage;AU;2025;in Australia the national minimum wage was set at $24.95 an hour from July 2025.;It is set anew each July, and casual workers get 25 per cent more.;What is the minimum wage in Australia?
minimum wage;NZ;2025;in New Zealand the adult minimum wage was set at $23.50 an hour from April 2025.;It is set anew each April; starting-out and training wages are 80 per cent of it.;What is the minimum wage in New Zealand?
minimum wage;CA;2025;in Canada the federal minimum wage was set at $17.75 an hour from April 2025, for banks, airlines and other federal trades.;Each province has one of its own for everyone else.;What is the minimum wage in Canada?
minimum wage;DE;2026;in Germany the minimum wage is €13.90 an hour from January 2026.;In 2025 it was €12.82.;What is the minimum wage in Germany?
minimum wage;DE;2025;in Germany the minimum wage was €12.82 an hour in 2025.;;What was the minimum wage in Germany in 2025?
minimum wage;FR;2025;in France the minimum wage (SMIC) was €11.88 an hour before deductions in 2025.;It is set anew each January.;What is the minimum wage in France?
minimum wage;ZA;2025;in South Africa the national minimum wage was set at R28.79 an hour from March 2025.;It is set anew each March.;What is the minimum wage in South Africa?
minimum wage;NG;2024 2025;in Nigeria the national minimum wage has been ₦70,000 a month since July 2024.;;What is the minimum wage in Nigeria?
minimum wage;IT;;Italy has no minimum wage by law: wages are agreed trade by trade.;;Is there a minimum wage in Italy?
minimum wage;SE;;Sweden has no minimum wage by law: wages are agreed trade by trade.;;Is there a minimum wage in Sweden?
minimum wage;DK;;Denmark has no minimum wage by law: wages are agreed trade by trade.;;Is there a minimum wage in Denmark?
minimum wage;NO;;Norway has no minimum wage by law for all: some trades have one of their own.;;Is there a minimum wage in Norway?
pension age;GB;;in the UK the State Pension age is 66 for those born before 6 April 1960 and 67 for those born from 6 March 1961 on; between the two it rises month by month.;It is to rise to 68 between 2044 and 2046, for those born after 5 April 1977. A private pension can be drawn from 55, and from 57 from April 2028.;What is the State Pension age in the UK?
pension age;US;;in the United States the full retirement age for Social Security is 67 for everyone born in 1960 or later.;It can be claimed from 62 with about 30 per cent less, and grows by 8 per cent a year up to 70. Medicare begins at 65.;What is the full retirement age in the United States?
pension age;IE;;in Ireland the State Pension begins at 66.;It can be put off up to 70 for a higher weekly rate.;What is the pension age in Ireland?
pension age;AU;;in Australia the Age Pension begins at 67, subject to a test of income and assets.;Superannuation can be drawn from 60 once you retire.;What is the pension age in Australia?
pension age;NZ;;in New Zealand NZ Super begins at 65.;There is no fixed age of retiring.;What is the pension age in New Zealand?
pension age;CA;;in Canada Old Age Security and the full Canada Pension Plan begin at 65.;The CPP can be drawn from 60 with less and put off up to 70 for more.;What is the pension age in Canada?
pension age;DE;;in Germany the pension age is 67 for those born in 1964 or later, and a little lower for those born before.;;What is the pension age in Germany?
pension age;IN;;in India most central government employees retire at 60; private firms set 58 to 60.;;What is the retirement age in India?
pension age;ZA;;in South Africa the older person’s grant begins at 60; employers set a retirement age of 60 to 65.;;What is the retirement age in South Africa?
pension age;NG;;in Nigeria public servants retire at 60 or after 35 years of service; teachers and judges may stay longer.;;What is the retirement age in Nigeria?
pension age;ES;;in Spain the pension age is reaching 67 in 2027, and is 65 for those who have paid in longest.;;What is the pension age in Spain?
pension age;IT;;in Italy the pension age is 67.;;What is the pension age in Italy?
pension age;NL;;in the Netherlands the state pension (AOW) begins at 67.;It rises by three months from 2028.;What is the pension age in the Netherlands?
first class stamp;GB;2025;in the UK a first class stamp cost £1.70 from April 2025, for a letter up to 100 g; second class was 87p.;Royal Mail mostly raises the price each April. A stamp marked 1st stays good after a rise.;How much is a first class stamp in the UK?
second class stamp;GB;2025;in the UK a second class stamp cost 87p from April 2025, for a letter up to 100 g; first class was £1.70.;Royal Mail mostly raises the price each April. A stamp marked 2nd stays good after a rise.;How much is a second class stamp in the UK?
stamp;GB;2025;in the UK a first class stamp cost £1.70 and a second class one 87p from April 2025.;Royal Mail mostly raises the price each April.;How much is a stamp in the UK?
stamp;US;2025;in the United States a Forever stamp for a one-ounce letter cost 78 cents from July 2025.;A Forever stamp stays good after a rise. A postcard took 61 cents.;How much is a stamp in the US?
stamp;IE;2025;in Ireland a stamp for a standard letter within the country cost €1.65 from February 2025.;;How much is a stamp in Ireland?
stamp;AU;2025;in Australia a stamp for a small letter cost $1.70 from July 2025.;;How much is a stamp in Australia?
tv licence;GB;2025;in the UK a colour TV licence cost £174.50 a year from April 2025, and a black and white one £58.50.;It is free for those over 75 who get Pension Credit and half price for the blind. The price goes up most Aprils.;How much is a TV licence?
tv licence;IE;;in Ireland a TV licence costs €160 a year.;;How much is a TV licence in Ireland?
personal allowance;GB;2021 2022 2023 2024 2025 2026 2027;in the UK the personal allowance is £12,570 a year: no income tax is due on what you earn up to it.;It is fixed until April 2031, shrinks by £1 for every £2 above £100,000, and is gone at £125,140.;What is the personal allowance in the UK?
personal allowance;US;2025;in the United States the standard deduction for 2025 is $15,750 for a single person and $31,500 for a married couple.;It goes up a little each year, and is more from age 65.;What is the standard deduction in the US?
personal allowance;AU;2025 2026;in Australia the tax-free threshold is $18,200 a year.;;What is the tax-free threshold in Australia?
higher rate;GB;2021 2022 2023 2024 2025 2026 2027;in England, Wales and Northern Ireland the higher rate of 40 per cent begins at an income of £50,270 a year.;It is charged only on what is above that; 45 per cent begins at £125,140. Scotland has bands of its own.;When does higher rate tax start in the UK?
tax bands;GB;2023 2024 2025 2026 2027;in England, Wales and Northern Ireland income tax is 20 per cent from £12,571 to £50,270, 40 per cent up to £125,140 and 45 per cent above.;Nothing is due on the first £12,570. Scotland has bands of its own.;What are the income tax bands in the UK?
vat on children’s clothes;GB;;in the UK there is no VAT on clothes and shoes for young children: they are zero-rated.;Roughly, that holds up to sizes for under-14s.;Is there VAT on children’s clothes?
vat;GB;2025 2026;in the UK the standard VAT rate is 20 per cent; home energy and child car seats have 5, and most food, books and children’s clothes 0.;;What is the VAT rate in the UK?
vat;IE;2025;in Ireland the standard VAT rate is 23 per cent.;Reduced rates are 13.5 and 9 per cent.;What is the VAT rate in Ireland?
vat;DE;;in Germany the standard VAT rate is 19 per cent, and 7 on food and books.;;What is the VAT rate in Germany?
vat;FR;;in France the standard VAT rate is 20 per cent.;;What is the VAT rate in France?
vat;ES;;in Spain the standard VAT rate (IVA) is 21 per cent.;;What is the VAT rate in Spain?
vat;IT;;in Italy the standard VAT rate (IVA) is 22 per cent.;;What is the VAT rate in Italy?
vat;NL;;in the Netherlands the standard VAT rate (BTW) is 21 per cent.;;What is the VAT rate in the Netherlands?
vat;PT;;in Portugal the standard VAT rate is 23 per cent on the mainland.;;What is the VAT rate in Portugal?
vat;BE;;in Belgium the standard VAT rate is 21 per cent.;;What is the VAT rate in Belgium?
vat;AT;;in Austria the standard VAT rate is 20 per cent.;;What is the VAT rate in Austria?
vat;GR;;in Greece the standard VAT rate is 24 per cent.;;What is the VAT rate in Greece?
vat;SE;;in Sweden the standard VAT rate is 25 per cent.;;What is the VAT rate in Sweden?
vat;DK;;in Denmark the standard VAT rate is 25 per cent.;;What is the VAT rate in Denmark?
vat;FI;;in Finland the standard VAT rate is 25.5 per cent since September 2024.;;What is the VAT rate in Finland?
vat;NO;;in Norway the standard VAT rate is 25 per cent.;;What is the VAT rate in Norway?
vat;PL;;in Poland the standard VAT rate is 23 per cent.;;What is the VAT rate in Poland?
vat;CH;;in Switzerland the standard VAT rate is 8.1 per cent since 2024.;;What is the VAT rate in Switzerland?
vat;HU;;in Hungary the standard VAT rate is 27 per cent, the highest in Europe.;;What is the VAT rate in Hungary?
vat;LU;;in Luxembourg the standard VAT rate is 17 per cent.;;What is the VAT rate in Luxembourg?
vat;AU;;in Australia GST is 10 per cent.;Most fresh food, health care and education are free of it.;What is the GST rate in Australia?
vat;NZ;;in New Zealand GST is 15 per cent.;;What is the GST rate in New Zealand?
vat;CA;;in Canada the federal GST is 5 per cent, and provinces add a tax of their own or a joint one of 13 to 15 per cent.;;What is the GST rate in Canada?
vat;IN;2025 2026;in India GST has mostly been 5 or 18 per cent since September 2025, with 40 on a few luxuries.;;What are the GST rates in India?
vat;SG;;in Singapore GST is 9 per cent since 2024.;;What is the GST rate in Singapore?
vat;ZA;;in South Africa the VAT rate is 15 per cent.;;What is the VAT rate in South Africa?
vat;NG;;in Nigeria the VAT rate is 7.5 per cent.;;What is the VAT rate in Nigeria?
vat;KE;;in Kenya the standard VAT rate is 16 per cent.;;What is the VAT rate in Kenya?
vat;JP;;in Japan the consumption tax is 10 per cent, and 8 on food.;;What is the sales tax in Japan?
vat;AE;;in the United Arab Emirates the VAT rate is 5 per cent.;;What is the VAT rate in Dubai?
vat;US;;the United States has no VAT: states and cities charge a sales tax, mostly 4 to 10 per cent, which is added at the till.;;Is there VAT in the United States?
isa;GB;2024 2025 2026;in the UK you can pay £20,000 into ISAs in a tax year, spread over cash and shares as you like.;From April 2027 those under 65 may put no more than £12,000 of it into cash. What is not used is lost on 5 April.;What is the ISA allowance?
lifetime isa;GB;2024 2025 2026;in the UK you can pay £4,000 a year into a Lifetime ISA, and the government adds 25 per cent, at most £1,000.;It counts towards the £20,000 for all ISAs.;What is the Lifetime ISA limit?
junior isa;GB;2024 2025 2026;in the UK £9,000 a year can be paid into a child’s Junior ISA.;;What is the Junior ISA limit?
capital gains;GB;2024 2025 2026;in the UK gains of up to £3,000 a year are free of capital gains tax; above that it is 18 per cent, or 24 for higher rate taxpayers.;;What is the capital gains allowance in the UK?
inheritance tax;GB;2024 2025 2026 2027;in the UK inheritance tax of 40 per cent begins above £325,000, or £500,000 where a home goes to children or grandchildren.;A husband, wife or civil partner inherits free of it, and passes on what is unused. The limits are fixed until April 2031.;What is the inheritance tax threshold in the UK?
inheritance tax;US;2026;in the United States federal estate tax begins above $15 million for each person in 2026.;Some states have a lower limit of their own.;What is the estate tax threshold in the US?
stamp duty;GB;2025 2026;in England and Northern Ireland stamp duty begins above £125,000, or £300,000 for first-time buyers of a home up to £500,000.;It is 2 per cent up to £250,000, 5 up to £925,000, 10 up to £1.5 million and 12 above; a second home costs 5 more. Scotland and Wales have taxes of their own.;What is the stamp duty threshold?
sick pay;GB;2026;in the UK statutory sick pay is £123.25 a week from April 2026, or 80 per cent of your pay if that is less, from the first day.;It lasts up to 28 weeks.;How much is statutory sick pay?
sick pay;GB;2025;in the UK statutory sick pay was £118.75 a week from April 2025, from the fourth day.;It lasts up to 28 weeks.;How much was statutory sick pay in 2025?
maternity pay;GB;2025;in the UK statutory maternity pay is 90 per cent of your pay for six weeks, then up to £187.18 a week (set in April 2025) for 33 weeks.;The weekly amount is set anew each April.;How much is statutory maternity pay?
child benefit;GB;2025;in the UK child benefit was £26.05 a week for the first child and £17.25 for each other, from April 2025.;It is set anew each April, and is taken back bit by bit where one parent earns over £60,000.;How much is child benefit?
state pension;GB;2026;in the UK the full new State Pension is £241.30 a week from April 2026.;It takes 35 years of National Insurance. It goes up each April.;How much is the State Pension?
state pension;GB;2025;in the UK the full new State Pension was £230.25 a week from April 2025.;It takes 35 years of National Insurance. It goes up each April.;How much was the State Pension in 2025?
prescription;GB;2024 2025;in England a prescription cost £9.90 an item in 2025; Scotland, Wales and Northern Ireland charge nothing.;It is free under 16, from 60, in pregnancy and on some benefits.;How much is a prescription in England?
mot;GB;;in Britain an MOT costs at most £54.85 for a car; many garages charge less.;;How much is an MOT?
driving test;GB;;in Great Britain the practical driving test for a car costs £62 on a weekday, and £75 in the evening, at weekends and on bank holidays.;The theory test costs £23.;How much is a driving test?
theory test;GB;;in Great Britain the theory test for a car costs £23.;The practical test costs £62 on a weekday.;How much is a theory test?
provisional licence;GB;;in Great Britain a provisional driving licence costs £34 online or £43 by post.;;How much is a provisional licence?
national insurance;GB;2024 2025 2026;in the UK employees pay 8 per cent National Insurance on pay between £12,570 and £50,270 a year, and 2 per cent above.;Employers pay 15 per cent above £5,000.;How much is National Insurance?
deposit protection;GB;2025 2026;in the UK savings are protected up to £120,000 for each person and bank from December 2025; before, it was £85,000.;;How much of my savings is protected in a bank?
deposit protection;US;;in the United States the FDIC insures deposits up to $250,000 for each person, bank and kind of account.;;How much does the FDIC insure?
401k;US;2025;in the United States you could pay $23,500 into a 401(k) in 2025, and $7,500 more from age 50.;;What is the 401(k) limit?
`;

export const FIGURES: readonly Figure[] = LINES.trim()
  .split('\n')
  .map((line) => {
    // A semicolon within a sentence is followed by a space.
    const [topic = '', place = '', years = '', told = '', more = '', asked = ''] = line.split(/;(?! )/);
    return { topic, place, years: years.split(' ').filter(Boolean), told, more: more === '' ? [] : [more], asked };
  });
