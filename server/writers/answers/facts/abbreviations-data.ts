/** Short forms of adverts, rotas, letters and chat: what they stand for, where they are met, and what is worth knowing of them. */

import { COUNTRY_LINES } from './abbreviations-by-country-data.ts';

/** The words by which a question names the place where a short form was met. */
export const PLACES = {
  rent: 'rent rents renting rental rented let letting lettings lets flat flats house houses property properties room rooms tenancy tenant landlord listing listings advert adverts ad ads rightmove zoopla spareroom lease',
  home: 'house houses home homes property properties sale sell selling buy buying estate agent agents listing listings advert adverts ad ads rightmove zoopla rent renting flat flats',
  job: 'job jobs advert adverts ad ads vacancy vacancies work working contract contracts salary salaries pay paid wage wages payslip payslips employment role position application applying company cv hr recruitment linkedin business',
  rota: 'rota rotas shift shifts schedule schedules timesheet timesheets roster rosters work calendar diary planner email emails report holiday form spreadsheet',
  letter:
    'email emails mail letter letters envelope envelopes post address work office message outlook memo invitation minutes meeting document form forms signing signature text writing academic essay business',
  chat: 'text texts texting chat chats chatting message messages messaging online internet slang reddit facebook twitter whatsapp snapchat instagram tiktok social media gaming game games discord forum forums msg comment comments snap speak lingo abbreviation teen teenage kids',
  sale: 'ebay vinted gumtree etsy depop sale sales sell selling buying sold buy listing listings advert adverts ad ads marketplace facebook price prices tag car cars classified classifieds shop shops shopping auction secondhand used book books online order item items second hand something clothes clothing website trade',
  dating: 'dating date personal personals lonely hearts ad ads advert adverts profile column newspaper app',
  money:
    'bank statement bank banking statements account accounts invoice invoices bill bills loan loans savings mortgage finance money accounting business credit card payslip payslips tax investment ledger receipt',
  school:
    'school schools education student students loan loans aid exam exams college degree teaching class report university college primary nursery teacher teachers uni children',
  health: 'medical medicine prescription prescriptions hospital doctor doctors health nhs notes chart nursing patient label',
  form: 'form forms paper bill law court police legal news application list minutes table report street sign map address',
  travel:
    'airport flight flights travel train hotel hotels holiday holidays booking ticket timetable itinerary cruise invitation invite event party poster tour schedule calendar concert',
  craft: 'knitting crochet pattern patterns sewing cooking recipe recipes baking cookery',
  uk: 'uk britain british england english scotland wales benefits benefit',
  us: 'us usa america american states insurance',
  canada: 'canada canadian ontario quebec alberta',
  australia: 'australia australian aussie oz',
  ireland: 'ireland irish republic',
  india: 'india indian exam',
  nz: 'nz zealand new',
  car: 'car cars advert adverts ad ads motor van driving sale vehicle autotrader used dashboard',
} as const;
export type Place = keyof typeof PLACES;

export interface ShortForm {
  readonly short: string;
  readonly stands: string;
  readonly places: readonly Place[];
  readonly more: string;
  /** Also a word or a name of other things: only where the question names a place where it is a short form. */
  readonly isElsewhere: boolean;
}

/** Short form, what it stands for, places, more. A star marks those that are other things as well. */
const LINES = `
pcm;per calendar month;rent job;The sum is due once each month of the year: twelve times it is the year’s.
pw;per week;rent job money;A weekly rent times 52, divided by 12, is the monthly one.
p/w;per week;rent job money;A weekly rent times 52, divided by 12, is the monthly one.
ppw;per person per week;rent;Each tenant pays that sum, so a flat of three costs three times as much.
pppw;per person per week;rent;Each tenant pays that sum, so a flat of three costs three times as much.
pppm;per person per month;rent;Each tenant pays that sum, so a flat of three costs three times as much.
pppn;per person per night;travel;Two people sharing pay twice that for each night.
pp*;per person;travel rent;Two people pay twice the sum.
pp*;per procurationem, Latin for “on behalf of”;letter;Whoever signs writes it before the name of the absent person.
pa;per annum, that is, a year;job rent money;The sum is what a whole year comes to before tax.
dss;the Department of Social Security, which once paid housing benefit;rent form;“No DSS” meant no tenants on benefits; refusing all of them has been held unlawful in England.
no dss;no tenants who receive benefits;rent;DSS was the Department of Social Security; refusing everyone on benefits has been held unlawful in England.
hmo;house in multiple occupation;rent home;It is a home shared by three or more tenants who are not one household, and larger ones need a licence in Britain.
gch;gas central heating;home rent;
och;oil central heating;home rent;
dg*;double glazing;home rent;
epc;energy performance certificate;home rent;It rates a home’s use of energy from A, the best, to G.
ast*;assured shorthold tenancy;rent;It was the usual private tenancy in England.
stc;subject to contract;home;An offer has been accepted, but nothing is binding yet.
sstc;sold subject to contract;home;An offer has been accepted, but nothing is binding yet.
poa;price on application;home sale car;The seller names the price only to those who ask.
poa*;power of attorney;form money;
oiro;offers in the region of;home sale car;The seller expects about that price and may take a little less.
oieo;offers in excess of;home sale;The seller wants more than that price.
ono;or nearest offer;sale car home;The seller may take a little less than the price named.
ovno;or very near offer;sale car;The seller will take only a little less.
obo;or best offer;sale car;The seller may take less than the price named.
vgc;very good condition;sale car;
guc;good used condition;sale;
euc;excellent used condition;sale;
bnib;brand new in box;sale;It was never taken out of its packing.
bnip;brand new in packaging;sale;
bnwt;brand new with tags;sale;It was never worn, and the shop’s label is still on.
bnwot;brand new without tags;sale;It was never worn, but the shop’s label is gone.
nwt;new with tags;sale;It was never worn, and the shop’s label is still on.
nwot;new without tags;sale;It was never worn, but the shop’s label is gone.
nib*;new in box;sale;It was never taken out of its packing.
nos;new old stock;sale car;It was made long ago and never used or sold.
vtg;vintage;sale;
rrp;recommended retail price;sale;It is the price that the maker suggests, and shops may ask less.
msrp;manufacturer’s suggested retail price;sale car;It is the price that the maker suggests, and shops may ask less.
p&p;postage and packing;sale;It is what sending the goods costs on top of their price.
p+p;postage and packing;sale;It is what sending the goods costs on top of their price.
pnp;postage and packing;sale;It is what sending the goods costs on top of their price.
bin*;buy it now;sale;The item can be had at once for that price, without bidding.
swb;short wheelbase;car;
lwb;long wheelbase;car;
fsh;full service history;car;All the services that the maker asks for are on record.
psh;part service history;car;
mot;Ministry of Transport test;car;It is the yearly roadworthiness test of British cars over three years old.
sorn;statutory off road notification;car form;A car declared so pays no tax and may not stand or drive on a public road.
wltm;would like to meet;dating;
gsoh;good sense of humour;dating;
ltr;long-term relationship;dating;
ltr*;letter;letter;
dtf;“down to” have casual sex;dating chat;
fwb;friends with benefits;dating chat;They are friends who sleep together without being a couple.
nsa*;no strings attached;dating;
bf*;boyfriend;dating chat;
gf;girlfriend;dating chat;In cooking it is gluten-free.
so*;significant other, that is, a husband, wife or partner;dating chat;
bff;best friends forever;chat;
f/t;full-time;job;
p/t;part-time;job;
ft*;full-time;job;
pt*;part-time;job;
fte;full-time equivalent;job money;A post of 0.5 FTE is half of the full hours, and a salary named so is cut in the same share.
wte;whole-time equivalent;job;It is the share of full hours that a post has: 0.6 WTE is three days of five.
ote;on-target earnings;job;It is the basic pay with all the commission for reaching every target, so it is not guaranteed.
ftc;fixed-term contract;job;It ends on a day that is agreed from the start.
dbs;the Disclosure and Barring Service;job school;A DBS check shows an employer in England or Wales whether an applicant has a criminal record.
crb;the Criminal Records Bureau, now the Disclosure and Barring Service;job school;
ni*;National Insurance;job money;
nino;National Insurance number;uk job money form;
paye;pay as you earn;uk job money;The employer takes the tax out of each wage.
tupe;the Transfer of Undertakings (Protection of Employment) rules;job;They keep workers’ terms when a business goes to a new owner.
eoe;equal opportunities employer;job;
m/f;male or female;job form;
cpd;continuing professional development;job school;It is the training that keeps a working person’s knowledge up to date.
hr*;human resources;job;It is the department that looks after staff.
pto;paid time off;job rota;It is holiday and other leave that is paid.
pto;please turn over;letter school;More is written on the other side.
a/l;annual leave;rota job;
al*;annual leave;rota job;
toil*;time off in lieu;rota job;Extra hours worked are taken off later and not paid.
rdo;rostered day off;rota job;
wfh;working from home;rota job chat;
w/c;week commencing;rota letter;It is the week that begins on the date named, mostly a Monday.
wc*;week commencing;rota letter;It is the week that begins on the date named, mostly a Monday.
w/b;week beginning;rota letter;It is the week that begins on the date named, mostly a Monday.
wb*;week beginning;rota;
w/e;week ending, on a rota, or weekend;rota letter job;With a date it is the week that ends on that day, mostly a Friday or Sunday.
w/e*;whatever;chat;
we*;week ending;rota;It is the week that ends on the date named.
m/c;month commencing;rota;
ooo;out of office;letter job rota;Somebody is away and will not answer for now.
eod;end of the day;letter job rota;It is when the working day ends, mostly about five.
cob;close of business;letter job rota;It is when the working day ends, mostly about five.
cop*;close of play;letter job;It is when the working day ends.
eow;end of the week;letter job;
eom;end of the month, or end of message;letter job money;
eoy;end of the year;job money letter;
eta;estimated time of arrival;travel letter chat;
etd;estimated time of departure;travel;
tbc;to be confirmed;letter travel rota chat form;A plan stands, but is not certain yet.
tba;to be announced;letter travel rota form;It will be made known later.
tbd;to be decided, or determined;letter travel rota form;
fyi;for your information;letter chat;
fya;for your action;letter;
fao;for the attention of;letter;The person named after it is to read the letter.
foa;for the attention of, otherwise written FAO;letter;
c/o;care of;letter form;The letter goes to somebody at another person’s address.
attn;attention: the person named is to read it;letter;
re*;about, from Latin “in the matter of”;letter;
enc;enclosed, or enclosure;letter;Something else is in the envelope.
encs;enclosures;letter;
asap;as soon as possible;letter chat job;
rsvp;répondez s’il vous plaît, French for “please reply”;letter travel;
ps*;postscript, something added after the letter;letter;
nb*;nota bene, Latin for “note well”;letter school;
eg;exempli gratia, Latin for “for example”;letter school form;
ie;id est, Latin for “that is”;letter school form;
viz;videlicet, Latin for “namely”;letter school;
cf;confer, Latin for “compare”;letter school;
aka;also known as;letter form chat;
dob;date of birth;form health;
dod;date of death;form;
satb;soprano alto tenor bass;form letter school;The four voice parts of a mixed choir, from the highest to the lowest.
n/a;not applicable, or not available;form letter;
nfa;no further action;form job;A case or complaint ends there.
nok;next of kin;form health;
tcs;terms and conditions;form sale;
t&c;terms and conditions;form sale;
t&cs;terms and conditions;form sale;
inc*;including, or incorporated after the name of a company;sale form;
excl;excluding;sale form rent;
incl;including;sale form rent;
aob;any other business;letter job;It is the last point of a meeting.
agm;annual general meeting;letter job money;
egm;extraordinary general meeting;letter job;
kpi;key performance indicator;job;It is a figure that shows whether a goal is being reached.
roi;return on investment;money job;
sop;standard operating procedure;job;It is the written way of doing a task.
sla;service level agreement;job;It says how good and how quick a service must be.
sme;small or medium-sized enterprise;job money;It is a business of fewer than 250 people.
sme*;subject matter expert;job;
b2b;business to business;job money sale;Firms sell to other firms.
b2c;business to consumer;job money sale;Firms sell to the public.
poc*;point of contact, or proof of concept;job letter;
p&l;profit and loss;money job;
ytd;year to date;money job;It counts from the beginning of the year up to now.
mtd*;month to date;money job;
yoy;year on year;money job;It compares a figure with the same time a year before.
b/f;brought forward;money;The sum stood at the end of the page or month before.
c/f;carried forward;money;The sum goes on to the next page or month.
bacs;Bankers’ Automated Clearing System;money job;A payment by it takes three working days.
chaps*;Clearing House Automated Payment System;money home;It moves large sums within the same day.
dd*;direct debit;money;
s/o;standing order;money;
so*;standing order;money;
atm;at the moment;chat;At a bank it is an automated teller machine.
pin*;personal identification number;money;
cvv;card verification value;money sale;It is the three digits on the back of a card.
ddr*;direct debit;money;
bgc;bank giro credit;money;Money was paid into the account.
fpi;Faster Payment inwards;money;Money came into the account from another bank.
fpo;Faster Payment outwards;money;Money went out to another bank.
tfr;transfer;money;
pos*;point of sale;money sale;A payment was made by card in a shop.
od*;overdraft;money;
o/d;overdraft, or overdrawn;money;
apr;annual percentage rate;money car;It is the yearly cost of borrowing with its fees.
apy;annual percentage yield;money;It is what savings earn in a year with interest on the interest; Britain calls it AER.
aer;annual equivalent rate;money;It is what savings earn in a year with interest on the interest.
svr;standard variable rate;money home;It is the rate of a mortgage once its first deal ends.
ltv;loan to value;money home;It is the share of a home’s price that is borrowed.
pcp;personal contract purchase;car money;Monthly payments are followed by a last large one if the car is kept.
hp*;hire purchase;car money;The thing is owned once the last payment is made.
gap*;guaranteed asset protection, an insurance for what is still owed on a car;car;
ira;individual retirement account;money;
401k;an American pension plan through the employer, called after a section of the tax law;money job;
hmrc;His Majesty’s Revenue and Customs, the British tax office;uk money job form;
dwp;the Department for Work and Pensions;uk form money job;It pays British benefits and pensions.
jsa;Jobseeker’s Allowance;uk form money job;It is a British benefit for those who look for work.
esa;Employment and Support Allowance;uk form money job;It is a British benefit for those whom illness keeps from work.
pip*;Personal Independence Payment;uk form money;It is a British benefit for the costs of a long illness or disability.
uc*;Universal Credit;uk form money rent;
ssp;Statutory Sick Pay;uk job money;
smp;Statutory Maternity Pay;uk job money;
oap;old age pensioner;uk form money travel;
lol;laughing out loud;chat;
rofl;rolling on the floor laughing;chat;
lmao;“laughing my a— off”;chat;
smh;shaking my head, in disbelief or disapproval;chat;
tbh;to be honest;chat;
tbf;to be fair;chat;
ngl;not gonna lie, that is, to be honest;chat;
imo;in my opinion;chat;
imho;in my humble opinion;chat;
afaik;as far as I know;chat;
iirc;if I recall correctly;chat;
idk;I don’t know;chat;
idc;I don’t care;chat;
idgaf;I don’t care, with a swear word;chat;
ikr;I know, right?;chat;It agrees strongly.
iykyk;if you know, you know;chat;
icymi;in case you missed it;chat;
ymmv;your mileage may vary;chat car;Your own experience may be different.
tldr;too long, didn’t read;chat letter;A short summary follows it.
ftw;for the win;chat;It praises what stands before it.
fomo;fear of missing out;chat;
yolo;you only live once;chat;
irl;in real life;chat dating;As opposed to online.
afk;away from keyboard;chat;
brb;be right back;chat;
bbl;be back later;chat;
gtg;got to go;chat;
g2g;got to go;chat;
ttyl;talk to you later;chat;
ttys;talk to you soon;chat;
cya;see you;chat;
lmk;let me know;chat letter;
hmu;hit me up, that is, call or write to me;chat;
wyd;what are you doing;chat;
wya;where are you at;chat;
wym;what do you mean;chat;
wbu;what about you;chat;
hbu;how about you;chat;
hru;how are you;chat;
omw;on my way;chat;
otw;on the way;chat;
nvm;never mind;chat;
np*;no problem;chat;
nw*;no worries;chat;
yw;you’re welcome;chat;
ty*;thank you;chat;
tysm;thank you so much;chat;
thx;thanks;chat;
tia*;thanks in advance;chat letter;
tyia;thank you in advance;chat letter;
pls;please;chat;
plz;please;chat;
hth;hope this helps;chat letter;
fwiw;for what it’s worth;chat;
btw;by the way;chat;
rn*;right now;chat;
jk;just kidding;chat;
j/k;just kidding;chat;
omg;oh my God;chat;
wtf;“what the f—”, said in surprise or anger;chat;
wth;what the hell;chat;
stfu;a rude way of telling somebody to be quiet;chat;
ffs;“for f—’s sake”, said in annoyance;chat;
jfc;a swear word of surprise or annoyance;chat;
gg*;good game;chat;It is said at the end of a match.
ggwp;good game, well played;chat;
glhf;good luck, have fun;chat;
nsfw;not safe for work;chat;The picture or text is not fit to be seen at work.
op*;original poster, who began the thread;chat;
dm*;direct message;chat;
pm*;private message;chat sale;
fb*;Facebook;chat;
ig*;Instagram, or I guess;chat;
ootd;outfit of the day;chat;
tbt;throwback Thursday, for an old picture;chat;
goat*;greatest of all time;chat;
pov;point of view;chat;
istg;I swear to God;chat;
ong;on God, that is, I swear;chat;
fr*;for real;chat;
asl;“age, sex, location”, or “as hell” in newer slang;chat;
ily;I love you;chat;
ilysm;I love you so much;chat;
ilu;I love you;chat;
xoxo;hugs and kisses;chat letter;
ftfy;fixed that for you;chat;
eli5;explain it like I’m five;chat;
ama*;ask me anything;chat;
til*;today I learned;chat;
nbd;no big deal;chat;
tmi;too much information;chat;
diy;do it yourself;home chat;
byo;bring your own;travel;
byob;bring your own bottle, or beer;travel letter;
bogof;buy one, get one free;sale;
b&b;bed and breakfast;travel;
s/c*;self-contained, or self-catering;rent travel;
sc*;self-catering;travel;
ro*;room only;travel;
hb*;half board: breakfast and dinner are included;travel;
fb*;full board: breakfast, lunch and dinner are included;travel;
ai*;all inclusive;travel;
gmt;Greenwich Mean Time;travel;
bst;British Summer Time;travel;
pe*;physical education;school;
rs*;religious studies;school;
re*;religious education;school;
pshe;personal, social, health and economic education;school;
send*;special educational needs and disabilities;school;
sen*;special educational needs;school;
senco;special educational needs co-ordinator;school;
eyfs;Early Years Foundation Stage;school;It covers English children from birth to five.
ehcp;education, health and care plan;school;It says what help a child with special needs must be given in England.
inset;in-service training: staff train and pupils stay at home;school;
pta;parent–teacher association;school;
gcse;General Certificate of Secondary Education;school;It is taken at about sixteen in England, Wales and Northern Ireland.
gpa;grade point average;school job;It runs to 4.0 in American schools.
bid*;twice a day, from Latin;health;
tid*;three times a day, from Latin;health;
tds;three times a day, from Latin;health;
bd*;twice a day, from Latin;health;
qds;four times a day, from Latin;health;
od*;once a day, from Latin;health;
prn;as needed, from Latin “pro re nata”;health;
po*;by mouth, from Latin “per os”;health;
nil by mouth;nothing to eat or drink;health;
a&e;accident and emergency;health;
icu;intensive care unit;health;
bmi;body mass index;health;
bp*;blood pressure;health;
dnr;do not resuscitate;health;
otc;over the counter, without a prescription;health;
hrt;hormone replacement therapy;health;
k2tog;knit two stitches together;craft;
yo*;yarn over;craft;
dc*;double crochet;craft;
tsp;teaspoon, 5 ml;craft;
tbsp;tablespoon, 15 ml;craft;
wm*;washing machine;rent;
`;

export const SHORT_FORMS: readonly ShortForm[] = (LINES + COUNTRY_LINES)
  .trim()
  .split('\n')
  .filter((line) => /^[a-z\d]/.test(line))
  .map((line) => {
    // A semicolon within a sentence is followed by a space.
    const [short = '', stands = '', places = '', more = ''] = line.split(/;(?! )/);
    return {
      short: short.replace('*', ''),
      stands,
      places: places.split(' ').filter((place): place is Place => place in PLACES),
      more,
      isElsewhere: short.endsWith('*'),
    };
  });
