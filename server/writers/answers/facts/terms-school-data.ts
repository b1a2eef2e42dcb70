/** Words of history, geography, religion, school, travel and money: names, then what is said. A star marks a name that is also a common word, or a word of another field. */
export const SCHOOL_TERMS = `
history
peasants revolt,the peasants revolt;The Peasants’ Revolt was an English rising of 1381 against the poll tax and serfdom, led by Wat Tyler; Richard II promised much and kept nothing of it.
poor law,poor laws,the poor laws;The Poor Laws were the English laws on relief for the poor; the one of 1834 gave it mainly in workhouses that were made harsh on purpose.
enclosure movement,enclosures;Enclosure was the fencing of open fields and commons as private land, above all in England from about 1750 to 1850; it raised harvests and drove many from the land.
peterloo,peterloo massacre;The Peterloo Massacre was the charge of cavalry into a peaceful crowd that asked for the vote in Manchester, on 16 August 1819; about 18 died.
chartists,chartism;The Chartists were British workers who asked from 1838 to 1857 for the vote for all men, a secret ballot and pay for MPs.
tolpuddle martyrs;The Tolpuddle Martyrs were six Dorset farm workers who were shipped to Australia in 1834 for forming a union; after protests they were pardoned.
*luddites,luddite;The Luddites were English textile workers who broke machines from 1811 to 1816 because these took their living.
jarrow march;The Jarrow March of 1936 was a walk of about 200 jobless men from Jarrow to London to ask for work.
general strike,the general strike;The General Strike of May 1926 was nine days in which some 1.7 million British workers stood by the miners; it was called off without success.
beveridge report;The Beveridge Report of 1942 proposed to fight want, disease, ignorance, squalor and idleness, and led to the British welfare state.
evacuees,evacuees in ww2,evacuation;Evacuees were British children sent from the cities to the country from September 1939, about 1.5 million people with mothers in the first days.
*rationing;Rationing in Britain shared out food, clothes and fuel by coupons from January 1940; the last of it ended in July 1954.
*dunkirk;The evacuation of Dunkirk brought about 338,000 Allied soldiers from France to Britain between 26 May and 4 June 1940, many in small boats.
battle of the somme,the somme;The Battle of the Somme, from 1 July to 18 November 1916, cost over a million killed and wounded; on its first day about 19,000 British soldiers died.
*no mans land;No man’s land was the ground between the trenches of the two sides.
schlieffen plan;The Schlieffen Plan was Germany’s plan to beat France in six weeks by going through Belgium, and then to turn on Russia; it failed in 1914.
munich agreement;The Munich Agreement of September 1938 gave Hitler the Sudetenland of Czechoslovakia in exchange for a promise of peace.
*appeasement;Appeasement was the British and French policy of the 1930s of giving in to Hitler’s demands so as to keep the peace.
night of the long knives;In the Night of the Long Knives, from 30 June 1934, Hitler had Röhm, other SA leaders and rivals murdered.
kristallnacht;Kristallnacht was the night of 9 November 1938, when Nazis burned synagogues, smashed Jewish shops and arrested some 30,000 Jewish men.
nuremberg laws;The Nuremberg Laws of 1935 took citizenship from German Jews and forbade them to marry other Germans.
*enabling act;The Enabling Act of March 1933 let Hitler make laws without parliament.
anschluss;The Anschluss was the union of Austria with Germany, forced by Hitler in March 1938.
bay of pigs;The Bay of Pigs was the failed landing of Cuban exiles, helped by the CIA, to overthrow Castro in April 1961.
dawes plan;The Dawes Plan of 1924 lent Germany American money and eased the reparations.
jim crow,jim crow laws;Jim Crow laws separated black and white people in the American South from about 1877 until the 1960s.
*reconstruction,reconstruction era;Reconstruction, from 1865 to 1877, brought the southern states back into the Union and gave former slaves rights that were soon taken away again.
dred scott,dred scott case;In Dred Scott v. Sandford (1857) the Supreme Court held that black people were no citizens and that Congress could not ban slavery in the territories.
trail of tears;The Trail of Tears was the forced march of the Cherokee and other peoples to Oklahoma in the 1830s, on which thousands died.
federalist papers;The Federalist Papers are 85 essays of 1787 and 1788 by Hamilton, Madison and Jay for the American Constitution.
plessy v ferguson;Plessy v. Ferguson (1896) allowed “separate but equal” places for black and white Americans; Brown v. Board overturned it in 1954.
brown v board,brown v board of education;Brown v. Board of Education (1954) held that separate schools for black and white children are against the Constitution.
stamp act;The Stamp Act of 1765 taxed paper in the American colonies, which cried “no taxation without representation”; it was repealed in 1766.
motte and bailey;A motte and bailey was a Norman castle: a wooden tower on a mound (motte) with a fenced yard (bailey) below it.
counter reformation;The Counter-Reformation was the Catholic renewal of the 16th and 17th centuries against Protestantism, with the Council of Trent and the Jesuits.
dissolution of the monasteries;The dissolution of the monasteries was Henry VIII’s closing of some 800 religious houses from 1536 to 1541, whose land and wealth he took.
act of supremacy;The Act of Supremacy of 1534 made Henry VIII head of the Church of England.
pilgrimage of grace;The Pilgrimage of Grace was a northern rising of 1536 against Henry VIII’s closing of the monasteries.
new model army;The New Model Army was Parliament’s trained army in the English Civil War, founded in 1645 and later led by Cromwell.
*restoration,the restoration;The Restoration was the return of the monarchy in England in 1660 with Charles II.
glorious revolution;The Glorious Revolution of 1688 replaced James II with William and Mary, and made Parliament stronger than the king.
act of union,acts of union;The Acts of Union joined England and Scotland in 1707, and Great Britain and Ireland from 1801.
jacobites,jacobite rising,jacobite rebellion;The Jacobite risings, above all of 1715 and 1745, tried to bring the Stuarts back to the throne; they ended at Culloden in 1746.
highland clearances;The Highland Clearances, from about 1750 to 1860, drove Scottish tenants off the land to make room for sheep.
triangular trade,slave triangle;The triangular trade took goods from Europe to Africa, enslaved people to America, and sugar, cotton and tobacco back to Europe.
treaty of waitangi;The Treaty of Waitangi of 6 February 1840 was signed by the British Crown and Māori chiefs; its two texts differ on who was to rule.
eureka stockade,eureka rebellion;The Eureka Stockade was a rising of gold miners against licence fees at Ballarat, Victoria, on 3 December 1854; at least 27 people died.
white australia policy;The White Australia policy was a set of laws from 1901 that kept non-Europeans out; the last of it ended in 1973.
mabo,mabo decision,mabo case;The Mabo decision of 1992 said that Australia had not been nobody’s land and that native title to land can exist.
anzacs,anzac,the anzacs;The Anzacs were the soldiers of the Australian and New Zealand Army Corps, known above all for Gallipoli in 1915.
canadian confederation,confederation canada,confederation;Confederation joined Ontario, Quebec, New Brunswick and Nova Scotia in the Dominion of Canada on 1 July 1867.
quebec act;The Quebec Act of 1774 let French Canadians keep their religion and civil law under British rule.
residential schools;Residential schools were Canadian boarding schools, from the 1880s to 1996, into which Indigenous children were forced to lose their language and culture.
red river rebellion,red river resistance;The Red River Resistance of 1869 and 1870, led by Louis Riel, won the Métis promises and led to the province of Manitoba.
quiet revolution;The Quiet Revolution was the change of Quebec in the 1960s from a Church-led to a modern, more independent-minded province.
vimy ridge,battle of vimy ridge;At Vimy Ridge in France, in April 1917, all four Canadian divisions fought together for the first time and took the hill.
anglo irish treaty;The Anglo-Irish Treaty of 6 December 1921 made 26 counties the Irish Free State and let Northern Ireland stay in the United Kingdom.
*home rule;Home Rule was the demand for an Irish parliament within the United Kingdom, from the 1870s to 1914.
the troubles;The Troubles were about thirty years of violence over Northern Ireland, from 1968 to 1998, in which some 3,500 people died.
penal laws;The Penal Laws, from the 1690s, kept Catholics in Ireland from land, office and schools.
plantation of ulster;The Plantation of Ulster, from 1609, settled Scots and English on land taken from Irish lords.
danelaw;The Danelaw was the north and east of England under Danish law, from about 886.
heptarchy;The Heptarchy is the seven kingdoms of the Anglo-Saxons: Northumbria, Mercia, East Anglia, Essex, Kent, Sussex and Wessex.
sutton hoo;Sutton Hoo in Suffolk is the ship burial of an Anglo-Saxon king of the early 600s, perhaps Raedwald, found in 1939.
tennis court oath;The Tennis Court Oath of 20 June 1789 was the vow of the French Third Estate not to part before there was a constitution.
*reign of terror;The Reign of Terror, 1793 to 1794, was the time of the French Revolution in which some 17,000 people were sentenced to death under Robespierre.
estates general;The Estates-General was the assembly of clergy, nobles and commons in France; when it met in May 1789, the first time since 1614, the Revolution began.
continental system;The Continental System was Napoleon’s ban on trade with Britain, from 1806.
congress of vienna;The Congress of Vienna of 1814 and 1815 redrew Europe after Napoleon and brought the old kings back.
unification of germany,german unification;Germany was united on 18 January 1871 under Prussia and Bismarck, after three wars; West and East were reunited on 3 October 1990.
meiji restoration;The Meiji Restoration of 1868 gave power in Japan back to the emperor and began its fast modernising.
opium wars,opium war;The Opium Wars, 1839 to 1842 and 1856 to 1860, forced China to open its ports to British and other trade, opium included; Hong Kong became British.
boxer rebellion;The Boxer Rebellion was a Chinese rising against foreigners from 1899 to 1901, put down by eight powers.
long march;The Long March was the retreat of the Chinese Communists over some 9,000 km in 1934 and 1935, out of which Mao came as leader.
great leap forward;The Great Leap Forward, 1958 to 1962, was Mao’s plan to make China an industrial country at once; it led to a famine with tens of millions of dead.
tiananmen square,tiananmen;In Tiananmen Square in Beijing the Chinese army put down a protest for democracy on 3 and 4 June 1989, killing hundreds or more.
prague spring;The Prague Spring was the reform in Czechoslovakia in 1968 that Soviet tanks ended in August.
velvet revolution;The Velvet Revolution was the peaceful end of Communist rule in Czechoslovakia in November and December 1989.
*solidarity,solidarity movement;Solidarity was the free Polish trade union founded in 1980 under Lech Wałęsa, which helped to end Communist rule in 1989.
hanging gardens,hanging gardens of babylon;The Hanging Gardens of Babylon were one of the Seven Wonders, terraces said to be built by Nebuchadnezzar; nobody has found them.
hoplite,hoplites;A hoplite was a Greek foot soldier with spear and round shield.
*indian mutiny,indian rebellion;The Indian Rebellion of 1857 began as a mutiny of soldiers over greased cartridges; after it the British Crown took over from the East India Company.
geography
tombolo;A tombolo is a bar of sand or shingle that joins an island to the land.
*spit;A spit is a long bank of sand or shingle that grows out from the coast into the sea.
*stack;A stack is a pillar of rock left standing in the sea when an arch has fallen.
*fetch;Fetch is the distance of open sea over which the wind has blown to make waves.
wave cut platform;A wave-cut platform is the flat rock at the foot of a cliff that the sea has worn back.
*erratic;An erratic is a rock that ice carried far from where it belongs.
u shaped valley;A U-shaped valley is one widened by a glacier, with steep sides and a flat floor.
hanging valley;A hanging valley is a side valley left high above the main one by a glacier, often with a waterfall.
hydraulic action;Hydraulic action is the force of water that presses air into cracks and breaks the rock.
*abrasion;Abrasion is the wearing down of rock by the stones that water, ice or wind carry.
*attrition;Attrition is stones knocking against each other until they are smaller and rounder.
*saltation;Saltation is small stones bouncing along a river bed.
*traction;Traction is large stones rolling along a river bed.
interlocking spurs;Interlocking spurs are the ridges round which a young river winds, so that they overlap like the teeth of a zip.
plunge pool;A plunge pool is the deep hollow that falling water wears out at the foot of a waterfall.
constructive wave,constructive waves;Constructive waves are low and wash more up the beach than they take away; destructive ones are steep and do the opposite.
destructive plate margin,destructive margin;At a destructive margin two plates meet and one sinks under the other, with earthquakes and volcanoes.
constructive plate margin,constructive margin;At a constructive margin two plates move apart and magma makes new crust.
*hotspot,hot spot;A hotspot is a place where magma rises through a plate far from its edge, as under Hawaii.
shield volcano;A shield volcano is broad and gently sloping, built of runny lava, such as Mauna Loa.
pyroclastic flow;A pyroclastic flow is a cloud of hot gas, ash and rock that rushes down a volcano at over 100 km/h.
itcz,intertropical convergence zone;The ITCZ is the intertropical convergence zone, the belt of rain near the equator where the trade winds meet; it moves north and south with the sun.
relief rainfall;Relief rainfall falls when moist air must rise over hills, cools and drops its rain on the windward side.
convectional rainfall,convection rain;Convectional rainfall falls when the ground heats the air, which rises, cools and makes storm clouds, mostly in the afternoon.
microclimate;A microclimate is the climate of a small place, such as a city, a wood or a walled garden.
taiga;The taiga is the belt of conifer forest across the north of America, Europe and Asia.
layers of the rainforest,rainforest layers;A rainforest has four layers: the emergents at the top, the canopy, the understorey, and the forest floor.
suburbanisation,suburbanization;Suburbanisation is the growth of a city outwards as people move to its edge.
counter urbanisation,counterurbanisation;Counter-urbanisation is people moving out of cities to the country.
green belt;A green belt is land round a city on which building is mostly forbidden.
brownfield,brownfield site;A brownfield site is land that was built on before; greenfield land never was.
cbd geography,*cbd,central business district;The CBD is the central business district, the middle of a city with its offices and shops.
megacity;A megacity is a city with more than ten million people.
shanty town,shantytown;A shanty town is a settlement of homes built by the poor themselves, mostly without right to the land.
push and pull factors,push factors,pull factors;Push factors drive people from a place, such as war or want of work; pull factors draw them to another, such as jobs and safety.
demographic transition model,dtm;The demographic transition model shows how a country goes from high birth and death rates to low ones, in four or five stages.
population pyramid;A population pyramid is a graph of people by age and sex: a wide foot means many children.
hdi,human development index;The HDI is the human development index, from 0 to 1, of life expectancy, schooling and income.
ledc;LEDC stands for “less economically developed country”; MEDC is a more developed one.
transnational corporation,tnc,multinational;A transnational corporation is a company that works in several countries.
grid reference;A grid reference is figures that give a place on a map: first along (eastings), then up (northings).
isoline,isolines;An isoline is a line on a map through places of equal value, such as height (contour) or pressure (isobar).
*catchment area;A catchment area is all the land from which water flows to one river; of a school it is the area from which it takes its pupils.
religion
sukkot;Sukkot is the Jewish feast of booths in September or October, when people eat in huts with a roof of branches.
shavuot;Shavuot is the Jewish feast of weeks, seven weeks after Passover, for the giving of the Torah.
eid al adha,eid ul adha;Eid al-Adha is the Muslim feast of sacrifice, at the end of the pilgrimage to Mecca, in memory of Abraham’s readiness to give up his son.
eid al fitr,eid ul fitr;Eid al-Fitr is the Muslim feast at the end of Ramadan, with prayer, gifts and sweets.
shahada;The shahada is the Muslim confession: there is no god but God, and Muhammad is his messenger.
salah,salat;Salah is the Muslim prayer, five times a day towards Mecca.
five ks,5 ks,the five ks,the 5 ks;The five Ks of Sikhs are kesh (uncut hair), kangha (comb), kara (steel bracelet), kachera (breeches) and kirpan (sword).
atman;Atman is the self or soul in Hinduism, which is one with Brahman.
dukkha;Dukkha is the suffering or unsatisfactoriness of life, the first of the Buddha’s four noble truths.
bodhisattva;A bodhisattva is somebody who could reach nirvana and stays to help others.
amrit;Amrit is the sugared water of the Sikh ceremony of joining the Khalsa.
school
freshers week,freshers;Freshers’ week is the first week at a British or Irish university, with clubs to join and parties.
rush week,*rush;Rush week is when American fraternities and sororities look for new members.
reading week;A reading week is a week of term without classes, for study.
academy school,*academy;An academy is a state school in England that is run by a trust and not by the council.
free school;A free school in England is a new academy set up by a group such as parents or a charity.
magnet school;A magnet school is an American public school with a special subject that draws pupils from a wide area.
reception class,*reception;Reception is the first school year in England, for children of four and five.
pre k;Pre-K is American preschool for children of about four, before kindergarten.
pupil premium;The pupil premium is extra money for English schools for poorer pupils.
gaelscoil;A gaelscoil is a school in Ireland that teaches in Irish.
p plates;P plates mark a driver on a provisional licence in Australia; in Britain they may be shown by new drivers.
schoolies;Schoolies is the week in November in which Australian school leavers celebrate at the beach.
muck up day;Muck-up day is the day of pranks at the end of the last school year in Australia.
travel
open jaw,open jaw flight,open jaw ticket;An open-jaw flight comes home from another city than the one you flew to.
codeshare,codeshare flight;A codeshare is a flight sold under the number of one airline and flown by another.
red eye,red eye flight;A red-eye is a flight overnight.
standby ticket,*standby;A standby ticket is used only if a seat is left free.
all inclusive;All inclusive means that meals, snacks and most drinks are in the price.
full board;Full board means a room with breakfast, lunch and dinner.
half board;Half board means a room with breakfast and dinner.
excess baggage;Excess baggage is what is over the allowed weight or number, for which you pay more.
overbooking;Overbooking is selling more seats than there are; who is left behind against their will mostly gets money.
schengen area,schengen;The Schengen area is 29 European countries without border checks between them; visitors may stay 90 days in any 180.
work
gross pay;Gross pay is what you earn before tax and other sums are taken off; net pay is what you get.
net pay,take home pay;Net pay is what is left of your wages after tax and the other sums taken off.
pro rata;Pro rata means in proportion: £30,000 pro rata for three days of five is £18,000.
agency worker,temp;An agency worker is employed or paid by an agency and works for another firm.
at will employment,at will;At-will employment can be ended by either side at any time without a reason; it is the rule in the US.
garden leave,gardening leave;Garden leave is being paid through your notice while you stay at home.
job share;A job share is one full post that two people divide.
compassionate leave,bereavement leave;Compassionate leave is time off when somebody close has died or is very ill.
probation period,probation,probationary period;A probation period is the first months in a job, usually three to six, with shorter notice on both sides.
salary sacrifice;Salary sacrifice is giving up a part of gross pay for something else, such as pension or a bicycle, which saves tax.
dearness allowance;Dearness allowance is an addition to pay in India that follows the rise of prices.
form 16;Form 16 is the Indian employer’s certificate of salary paid and tax deducted in the year.
money
equity release;Equity release lets owners over 55 take money out of their home while they live there; it is paid back with interest when it is sold.
bridging loan,bridge loan;A bridging loan covers a short gap, such as buying a home before the old one is sold.
remortgage,remortgaging;To remortgage is to change to a new mortgage on the same home, for a better rate or more money.
mortgage points,*points;Points are a fee paid at the start of an American mortgage to lower its rate: one point is one per cent of the loan.
ground rent;Ground rent is what a leaseholder pays the owner of the land each year.
leasehold;Leasehold is owning a home for a number of years on land that belongs to somebody else.
freehold;Freehold is owning a home and its land without end.
commonhold;Commonhold is owning a flat outright and the building together with the neighbours.
franking credit,franking credits;A franking credit is tax that an Australian company has already paid on a dividend and that you can set against your own.
negative gearing;Negative gearing is owning a rented home that costs more than it brings, and taking the loss off your other income, in Australia.
medicare levy;The Medicare levy is two per cent of taxable income, paid by most Australians for the health service.
bulk billing,bulk bill;Bulk billing means that an Australian doctor bills Medicare directly and you pay nothing.
help debt,hecs help;A HELP debt is the Australian student loan, paid back through the tax once income passes a threshold.
rental bond;A rental bond is the Australian deposit, mostly four weeks’ rent, held by a state office.
provisional tax;Provisional tax is income tax paid in instalments during the year, in New Zealand and South Africa.
kiwisaver;KiwiSaver is New Zealand’s savings plan for retirement, fed by worker, employer and state.
land transfer tax;Land transfer tax is what the buyer of a home pays in most Canadian provinces.
notice of assessment;A notice of assessment is the tax office’s letter, in Canada and Australia, that says what you owe or get back.
401k match,employer match;A 401(k) match is what the employer adds to what you pay in, such as half of it up to six per cent of pay.
escrow;Escrow is money or papers held by a third party until both sides have done their part.
`;
