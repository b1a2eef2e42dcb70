/** Short forms of schools, taxes, health services, work and roads, by country; written as in `abbreviations-data.ts`. */
export const COUNTRY_LINES = `
fafsa;Free Application for Federal Student Aid;school us money;It is the American form for grants, work-study and federal loans, filled in afresh each year at studentaid.gov.
css*;CSS Profile, a second aid form that some American colleges ask for, from the College Scholarship Service;school us;
efc;expected family contribution;school us money;It is now called the SAI, student aid index.
sai;student aid index;school us money;It is the number from the FAFSA by which aid is reckoned.
sat*;Scholastic Assessment Test, an American admission test for college, once “Scholastic Aptitude Test”;school us;
act*;American College Testing, an admission test for college;school us;
psat;Preliminary SAT;school us;
ap*;Advanced Placement;school us;It is a college-level course and exam in American high schools.
ged;General Educational Development, an American test in place of a high school diploma;school us;
iep;Individualized Education Program;school us;It is the American plan for a child with special needs at a public school.
rotc;Reserve Officers’ Training Corps;school us;
esl;English as a second language;school us canada;
efl;English as a foreign language;school;
esol;English for speakers of other languages;school uk nz;
eal;English as an additional language;school uk;
tefl;teaching English as a foreign language;school job;
ielts;International English Language Testing System;school uk australia canada;It is marked from 0 to 9 and asked for by many universities and visa offices.
toefl;Test of English as a Foreign Language;school us;
gre;Graduate Record Examination;school us;
gmat;Graduate Management Admission Test;school us;
lsat;Law School Admission Test;school us canada;
mcat;Medical College Admission Test;school us canada;
ucas;Universities and Colleges Admissions Service;school uk;Applications to British universities go through it.
btec;Business and Technology Education Council, for practical courses beside A-levels;school uk;
nvq;National Vocational Qualification;school uk job;
hnd;Higher National Diploma;school uk;
hnc;Higher National Certificate;school uk;
pgce;Postgraduate Certificate in Education;school uk job;It is the usual training year for teachers in England and Wales.
qts;qualified teacher status;school uk job;
ect*;early career teacher;school uk job;It is a teacher in the first two years in England.
nqt;newly qualified teacher, now early career teacher;school uk job;
ks1;key stage 1, years 1 and 2 (ages 5 to 7);school uk;
ks2;key stage 2, years 3 to 6 (ages 7 to 11);school uk;
ks3;key stage 3, years 7 to 9 (ages 11 to 14);school uk;
ks4;key stage 4, years 10 and 11 (ages 14 to 16), with the GCSEs;school uk;
sats*;Standard Assessment Tests, in England at the end of year 6;school uk;In America the SAT is a college admission test.
ofsted;Office for Standards in Education, which inspects schools in England;school uk;
ta*;teaching assistant;school uk job;
ppa*;planning, preparation and assessment time;school uk job;
tlr;teaching and learning responsibility payment;school uk job;
epq;Extended Project Qualification;school uk;
atar;Australian Tertiary Admission Rank;school australia;It runs from under 30 to 99.95 and is used for university places.
hsc;Higher School Certificate, the last school exam in New South Wales;school australia;
vce;Victorian Certificate of Education;school australia;
qce;Queensland Certificate of Education;school australia;
wace;Western Australian Certificate of Education;school australia;
cbd*;central business district, the middle of a city;australia nz home;
tafe;Technical and Further Education, the Australian public colleges for trades;school australia;
naplan;National Assessment Program – Literacy and Numeracy, for years 3, 5, 7 and 9;school australia;
oshc;outside school hours care, or Overseas Student Health Cover;school australia;
hecs;Higher Education Contribution Scheme, the Australian loan for fees now called HECS-HELP;school australia money;
ncea;National Certificate of Educational Achievement, the school exam of New Zealand;school nz;
osap;Ontario Student Assistance Program;school canada money;It gives grants and loans to students of Ontario.
eqao;Education Quality and Accountability Office, which tests pupils in Ontario;school canada;
ossd;Ontario Secondary School Diploma;school canada;
cegep;collège d’enseignement général et professionnel, the college between school and university in Quebec;school canada;
cao;Central Applications Office;school ireland;Applications to Irish colleges go through it, with points from the Leaving Certificate.
susi;Student Universal Support Ireland, the office for student grants;school ireland money;
deis;Delivering Equality of Opportunity in Schools, the Irish scheme for disadvantaged schools;school ireland;
sna;special needs assistant;school ireland job;
seno;special educational needs organiser;school ireland;
cbse;Central Board of Secondary Education;school india;
icse;Indian Certificate of Secondary Education;school india;
neet;National Eligibility cum Entrance Test;school india;In Britain a NEET is a young person not in education, employment or training.
jee;Joint Entrance Examination;school india;It leads to engineering colleges such as the IITs.
upsc;Union Public Service Commission;india job school;Its exam leads into the civil services.
iit;Indian Institute of Technology;school india;
ugc;University Grants Commission, in India, or user-generated content;school india chat;
ssc;Staff Selection Commission, or Secondary School Certificate;india job school;
obc;Other Backward Classes;india form school;
pan*;permanent account number;india money form;It is needed for tax returns and bank accounts.
tds*;tax deducted at source;india money;
itr;income tax return;india money form;
gstin;goods and services tax identification number;india money form;
epf;Employees’ Provident Fund;india money job;Worker and employer both pay in for retirement.
epfo;Employees’ Provident Fund Organisation;india money job;
ppf;Public Provident Fund;india money;It is a savings account of 15 years that is free of tax.
uan;Universal Account Number, of the provident fund;india money job;
esic;Employees’ State Insurance Corporation;india money job health;
nps;National Pension System;india money;In business it is the net promoter score.
kyc;know your customer;india money form;Banks must check who you are.
ifsc;Indian Financial System Code;india money;It is the eleven-character code of a bank branch.
neft;National Electronic Funds Transfer;india money;
rtgs;real-time gross settlement;india money;
upi;Unified Payments Interface;india money;It pays at once from bank to bank by phone.
emi;equated monthly instalment;india money;
sip*;systematic investment plan;india money;
fd*;fixed deposit;india money;
ctc;cost to company;india job money;It is all that an employer spends on a worker in a year, so take-home pay is less.
rti;Right to Information, in India, or Real Time Information of British payroll;india uk money;
tfn;tax file number;australia money form job;Without it tax is taken at the highest rate.
abn;Australian Business Number;australia money form job;
acn;Australian Company Number;australia money form;
ato;Australian Taxation Office;australia money;
bas*;business activity statement, for GST and other taxes;australia money;
payg;pay as you go;australia money job;It is tax taken out of wages or paid in instalments.
smsf;self-managed super fund;australia money;
sgc;superannuation guarantee charge;australia money job;
rego;vehicle registration;australia car;
ndis;National Disability Insurance Scheme;australia health money;
pbs*;Pharmaceutical Benefits Scheme;australia health;
rba;Reserve Bank of Australia;australia money;
ird*;Inland Revenue Department;nz money form;
acc*;Accident Compensation Corporation;nz health money;
rrsp;Registered Retirement Savings Plan;canada money;What you pay in is taken off your taxable income, and what you take out is taxed.
tfsa;Tax-Free Savings Account;canada money;What it earns and what you take out are free of tax.
resp*;Registered Education Savings Plan;canada money school;
fhsa;First Home Savings Account;canada money home;
rdsp;Registered Disability Savings Plan;canada money;
rrif;Registered Retirement Income Fund;canada money;
cra*;Canada Revenue Agency;canada money form;
cpp*;Canada Pension Plan;canada money job;
qpp;Quebec Pension Plan;canada money job;
oas*;Old Age Security;canada money;
gis*;Guaranteed Income Supplement;canada money;
ei*;Employment Insurance;canada money job;
sin*;Social Insurance Number;canada money form job;
roe*;Record of Employment;canada job form;The employer issues it when a job ends, for a claim of Employment Insurance.
ccb;Canada Child Benefit;canada money;
noa;Notice of Assessment;canada money form;
cmhc;Canada Mortgage and Housing Corporation;canada home money;
ohip;Ontario Health Insurance Plan;canada health;
hst;harmonized sales tax;canada money;It joins the federal GST and a provincial tax in Ontario and the Atlantic provinces.
pst;provincial sales tax, in Canada, or Pacific Standard Time;canada money;
qst;Quebec sales tax;canada money;
prsi;Pay Related Social Insurance;ireland money job;It is taken out of wages and pays for pensions and benefits.
usc;Universal Social Charge;ireland money job;It is a tax on gross income.
ppsn;Personal Public Service Number;ireland money form job;
pps*;Personal Public Service;ireland money form job;
hse;Health Service Executive, in Ireland; in Britain the Health and Safety Executive;ireland health uk job;
gaa;Gaelic Athletic Association;ireland;
lpt*;local property tax;ireland money home;
rpz;rent pressure zone;ireland rent;
rtb;Residential Tenancies Board;ireland rent;
hap*;Housing Assistance Payment;ireland rent money;
nct*;National Car Test;ireland car;
ber*;building energy rating;ireland home;
rsa*;Road Safety Authority;ireland car;
irs;Internal Revenue Service, the American tax office;us money form;
ssn;Social Security number;us money form job;
ein;Employer Identification Number;us money form job;It is the tax number of a business, free from the IRS.
itin;Individual Taxpayer Identification Number;us money form;It is for those who must file taxes and have no Social Security number.
agi;adjusted gross income;us money form;
magi*;modified adjusted gross income;us money form;
fica*;Federal Insurance Contributions Act;us money job;It is the 7.65 per cent taken out of wages for Social Security and Medicare.
ssi;Supplemental Security Income;us money;
ssdi;Social Security Disability Insurance;us money;
snap*;Supplemental Nutrition Assistance Program, once called food stamps;us money;
wic;the programme for Women, Infants and Children;us money health;
tanf;Temporary Assistance for Needy Families;us money;
eitc;Earned Income Tax Credit;us money;
ctc*;Child Tax Credit;us money;
rmd;required minimum distribution;us money;
hsa;health savings account;us health money;Money paid in before tax may be spent on medical costs, and it rolls over.
fsa;flexible spending account;us health money;It is money before tax for medical costs, mostly lost if not spent in the year.
hmo*;health maintenance organization;us health;You use its own doctors and need a referral for specialists.
ppo;preferred provider organization;us health;You may see any doctor, and pay less inside its network.
hdhp;high-deductible health plan;us health;
epo*;exclusive provider organization;us health;
eob;explanation of benefits;us health;It shows what the insurer paid, and is no bill.
cobra*;Consolidated Omnibus Budget Reconciliation Act;us health job;It lets you keep the employer’s health insurance for a time after leaving, at your own cost.
aca*;Affordable Care Act;us health;
hipaa;Health Insurance Portability and Accountability Act;us health;It protects medical records.
fmla;Family and Medical Leave Act;us job;It gives up to 12 weeks of unpaid leave with the job kept.
osha;Occupational Safety and Health Administration;us job;
eeoc;Equal Employment Opportunity Commission;us job;
flsa;Fair Labor Standards Act;us job;It sets the federal minimum wage and overtime pay.
ada*;Americans with Disabilities Act;us job;
dmv;Department of Motor Vehicles;us car form;
hoa;homeowners association;us home;
fha*;Federal Housing Administration;us home money;
arm*;adjustable-rate mortgage;us home money;
pmi*;private mortgage insurance;us home money;It is asked for when less than 20 per cent is paid down.
piti;principal, interest, taxes and insurance;us home money;
fdic;Federal Deposit Insurance Corporation;us money;
ach*;Automated Clearing House;us money;
fico;Fair Isaac Corporation, which reckons American credit scores;us money;
nhs;National Health Service;uk health;
gp;general practitioner, that is, a family doctor;uk health ireland australia;
icb;integrated care board, which plans the health service of an area in England;uk health;
camhs;Child and Adolescent Mental Health Services;uk health school ireland;
cqc;Care Quality Commission;uk health;
pals*;Patient Advice and Liaison Service;uk health;
nice*;National Institute for Health and Care Excellence;uk health;
ot*;occupational therapist;health school;
salt*;speech and language therapist;uk health school;
mri;magnetic resonance imaging;health;
ct*;computed tomography;health;
ecg;electrocardiogram;health;
ekg;electrocardiogram;health us;
bpm*;beats per minute;health;
copd;chronic obstructive pulmonary disease;health;
ibs;irritable bowel syndrome;health;
uti;urinary tract infection;health;
sti;sexually transmitted infection;health;
ocd;obsessive–compulsive disorder;health;
ptsd;post-traumatic stress disorder;health;
cbt;cognitive behavioural therapy;health;
ivf;in vitro fertilisation;health;
nct;National Childbirth Trust;uk health;
dla;Disability Living Allowance;uk money form;
lcwra;limited capability for work-related activity;uk money form;
isa*;Individual Savings Account;uk money;
sipp;self-invested personal pension;uk money;
nest*;National Employment Savings Trust;uk money job;
p45;the form that an employer gives when a job ends, with pay and tax so far;uk money job form;
p60;the form with the pay and tax of a whole tax year;uk money job form;
p11d;the form for benefits such as a company car;uk money job form;
utr;Unique Taxpayer Reference;uk money form;It is the ten-digit number for Self Assessment.
sdlt;Stamp Duty Land Tax;uk money home;
cgt;capital gains tax;uk money australia;
iht;inheritance tax;uk money;
mtd;Making Tax Digital;uk money;
cis*;Construction Industry Scheme;uk money job;
ir35;the British tax rule on contractors who work like employees, named after a press notice;uk money job;
acas;Advisory, Conciliation and Arbitration Service;uk job;
spp*;Statutory Paternity Pay;uk job money;
dvla;Driver and Vehicle Licensing Agency;uk car form;
dvsa;Driver and Vehicle Standards Agency;uk car form;
ulez;Ultra Low Emission Zone;uk car;
ccj;county court judgment;uk money;
lpa;lasting power of attorney, in England and Wales; local planning authority;uk form money;
fca;Financial Conduct Authority;uk money;
fscs;Financial Services Compensation Scheme;uk money;It covers bank savings, from December 2025 up to £120,000.
ppi;payment protection insurance;uk money;
iban;International Bank Account Number;money;
bic*;bank identifier code;money;
swift*;Society for Worldwide Interbank Financial Telecommunication;money;
gdpr;General Data Protection Regulation;form job uk letter;
nda;non-disclosure agreement;job form;
llc;limited liability company;us money job;
ltd;limited;uk job money;
plc*;public limited company;uk job money;
ceo;chief executive officer;job;
cfo;chief financial officer;job;
cv*;curriculum vitae, Latin for “course of life”;job;
ebitda;earnings before interest, taxes, depreciation and amortisation;money job;
etf;exchange-traded fund;money;
gdp;gross domestic product;money school;
cpi;consumer price index;money;
rpi;retail price index;uk money;
esta;Electronic System for Travel Authorization, of the United States;travel us;
eta*;electronic travel authorisation;travel uk;
iata;International Air Transport Association;travel;
tsa;Transportation Security Administration, which searches passengers at American airports;travel us;
pnr;passenger name record;travel;
ehic;European Health Insurance Card;travel health ireland;
ghic;Global Health Insurance Card, for Britons in Europe;travel health uk;
atol;Air Travel Organiser’s Licence;travel uk;
abta;Association of British Travel Agents;travel uk;
abs*;anti-lock braking system;car;
adas;advanced driver assistance systems;car;
dpf;diesel particulate filter;car;
egr;exhaust gas recirculation;car;
ecu;engine control unit;car;
obd;on-board diagnostics;car;
tpms;tyre pressure monitoring system;car;
suv;sport utility vehicle;car;
phev;plug-in hybrid electric vehicle;car;
bev*;battery electric vehicle;car;
vin*;vehicle identification number;car;
mpg;miles per gallon;car;
psi;pounds per square inch;car;
rpm;revolutions per minute;car;
uv;ultraviolet;travel health;
spf;sun protection factor;health travel;
haccp;hazard analysis and critical control points, the way food businesses keep food safe;job craft;
fifo*;first in, first out;job craft;
abv;alcohol by volume;craft sale;
wwoof;World Wide Opportunities on Organic Farms;travel job;
rspca;Royal Society for the Prevention of Cruelty to Animals;uk australia;
rspb;Royal Society for the Protection of Birds;uk;
rnli;Royal National Lifeboat Institution;uk;
ymca;Young Men’s Christian Association;
nimby;not in my back yard;home chat;
qwerty;the first six letters on the keyboard;
`;
