/** What is written otherwise in one country than in another: Britain and Ireland; America; Canada; Australia and New Zealand. Forms of one row are parted by a stroke. */
export const BY_COUNTRY = `
colour;color;colour;colour
favourite;favorite;favourite;favourite
neighbour;neighbor;neighbour;neighbour
honour;honor;honour;honour
labour;labor;labour;labour
behaviour;behavior;behaviour;behaviour
flavour;flavor;flavour;flavour
humour;humor;humour;humour
rumour;rumor;rumour;rumour
harbour;harbor;harbour;harbour
centre;center;centre;centre
theatre;theater;theatre;theatre
metre;meter;metre;metre
litre;liter;litre;litre
fibre;fiber;fibre;fibre
realise;realize;realize;realise
organise;organize;organize;organise
apologise;apologize;apologize;apologise
recognise;recognize;recognize;recognise
analyse;analyze;analyze;analyse
paralyse;paralyze;paralyze;paralyse
travelled;traveled;travelled;travelled
travelling;traveling;travelling;travelling
traveller;traveler;traveller;traveller
cancelled;canceled;cancelled;cancelled
cancelling;canceling;cancelling;cancelling
labelled;labeled;labelled;labelled
modelling;modeling;modelling;modelling
jewellery;jewelry;jewellery;jewellery
counsellor;counselor;counsellor;counsellor
fulfil;fulfill;fulfill;fulfil
enrol;enroll;enroll;enrol
enrolment;enrollment;enrolment;enrolment
skilful;skillful;skillful;skilful
instalment;installment;instalment;instalment
cheque;check;cheque;cheque
tyre;tire;tire;tyre
kerb;curb;curb;kerb
grey;gray;grey;grey
plough;plow;plow;plough
pyjamas;pajamas;pyjamas;pyjamas
mum;mom;mom;mum
aluminium;aluminum;aluminum;aluminium
aeroplane;airplane;airplane;aeroplane
defence;defense;defence;defence
offence;offense;offence;offence
catalogue;catalog;catalogue;catalogue
dialogue;dialogue;dialogue;dialogue
programme;program;program;program
judgement;judgment;judgment;judgement
ageing;aging;aging;ageing
manoeuvre;maneuver;manoeuvre;manoeuvre
anaemia;anemia;anemia;anaemia
paediatric;pediatric;pediatric;paediatric
oestrogen;estrogen;estrogen;oestrogen
diarrhoea;diarrhea;diarrhea;diarrhoea
storey;story;storey;storey
draught;draft;draft;draught
sceptical;skeptical;skeptical;sceptical
mould;mold;mould;mould
moustache;mustache;moustache;moustache
whisky;whiskey;whisky;whisky
learnt/learned;learned;learned;learnt/learned
dreamt/dreamed;dreamed;dreamed;dreamt/dreamed
burnt/burned;burned;burned;burnt/burned
spelt/spelled;spelled;spelled;spelt/spelled
spoilt/spoiled;spoiled;spoiled;spoilt/spoiled
got;gotten;gotten/got;got
towards;toward;toward/towards;towards
whilst/while;while;while;while/whilst
amongst/among;among;among;among/amongst
maths;math;math;maths
Mr;Mr.;Mr.;Mr
Mrs;Mrs.;Mrs.;Mrs
Dr;Dr.;Dr.;Dr
at the weekend;on the weekend;on the weekend;on the weekend
different from/different to;different from/different than;different from;different from/different to
`;

/** Words of a group: whether it is or are. */
export const GROUPS =
  'team family committee staff government company council band class crew jury club public audience board department party school bank firm group majority couple army faculty orchestra choir management'.split(
    ' ',
  );
