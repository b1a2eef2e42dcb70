/**
 * Which small word follows which, as "word: right | wrong, wrong"; "-" stands for none at all, and "…" for whom or what is
 * named between. Listed as wrong is only what is wrong whatever stands behind it: "arrive on" may be about a day.
 */
export const AFTER_VERB = `
  depend: on | of from by
  rely: on | in of to
  insist: on | in about
  concentrate: on | about
  consist: of | from in
  belong: to | of
  apologize: for | about of
  apologise: for | about of
  participate: in | to on at
  engage: in | to on
  indulge: in | to
  confide: in | to
  excel: at in | on
  glance: at | on to
  gaze: at | on to
  point: at to out | on
  grin: at | on to
  wave: at to | on
  stare: at | on to
  rebel: against | to
  correspond: to with | of
  collaborate: with on | to
  communicate: with | to
  sympathize: with | to
  deviate: from | of
  derive: from | of
  originate: from in | of
  resign: from as | of
  retire: from | of
  withdraw: from | of
  abstain: from | of
  refrain: from | of
  descend: from | of
  suffice: for | to
  yearn: for | to
  long: for | of
  account: for | of
  vote: for against on | to
  volunteer: for | to
  long: for | to
  strive: for | to
  fight: for against with | to
  worry: about | of for from
  wonder: about at | of
  argue: with about for | to
  joke: about | of
  gossip: about | of
  dispose: of | from
  approve: of | to with
  conceive: of | about
  despair: of | from
  resort: to | in
  amount: to | at
  cling: to | on at
  adhere: to | on at
  consent: to | with on
  contribute: to | for in on
  devote …: to | for in
  dedicate …: to | for in
  attribute …: to | for from
  expose …: to | for with
  prefer …: to | than over
  distinguish …: from | of
  exclude …: from | of
  discourage …: from | to of
  ban …: from | to of
  prohibit …: from | to of
  deter …: from | of
  warn …: about of against | for
  assure …: of | about
  cure …: of | from
  rob …: of | from
  deprive …: of | from
  suspect …: of | for about
  remind …: of about | from for
  equip …: with | of
  fill …: with | of by
  associate …: with | to of
  acquaint …: with | to of
  combine …: with and | to
  confuse …: with | to
  share …: with | to
  believe: in | on
  complain: about | on for from
  suffer: from | of by
  congratulate …: on | for about
  accuse …: of | for about with
  prevent …: from | of to
  protect …: from | of
  translate …: into | in on
  remind …: of | from for
  dream: of about | with
  laugh: at | of on
  wait: for | to of
  search: for | of about
  agree: with | of
  disagree: with | to of
  reply: to | at of
  respond: to | at of
  react: to | on at of
  refer: to | at on about
  subscribe: to | in on
  object: to | against
  adapt: to | at on with
  specialize: in | on at
  specialise: in | on at
  differ: from | of to than
  focus: on | at about
  escape: from | of
  recover: from | of by
  benefit: from | of with
  comply: with | to of
  cope: with | to of
  discuss: - | about on over
  mention: - | about
  marry: - | with
  resemble: - | to with
  approach: - | to
  lack: - | of
  attend: - | at
  contact: - | with to
  visit: - | to
  await: - | for
  obey: - | to
  regret: - | about for of
  emphasize: - | on
  emphasise: - | on
  influence: - | on to
  affect: - | on to
  comprise: - | of
  investigate: - | about
  describe: - | about
  request: - | for
  accompany: - | with
  overcome: - | with
  tackle: - | with
  demand: - | for
  access: - | to
  enter: - | to
  trust: - | on
  answer: - | to
  reach: - | to at
  phone: - | to
  join: - | to with
  face: - | with
  lead: to | at
  arrive: at in | to
  succeed: in | on at to
  dream: of about | with
  apply: for to | at
  care: about for | of
  boast: about | with
  quarrel: with about | to
  compete: with against | to
  interact: with | to
  sympathise: with | to
  sympathize: with | to
  concentrate: on | at about in
  hope: for | to of
  knock: on at | to
  stare: at | to
  smile: at | to
  shout: at to | on
  aim: at for | of to
  invest: in | on to
  graduate: from | of in
  consist: of | from in on
  result: in from | to
  thank …: for | of about
  blame …: for | of about because
  forgive …: for | of about
  punish …: for | of about
  praise …: for | of about
  provide …: with for | of
  supply …: with to | of
  inform …: about of | on for
  convince …: of | about
  compare …: with to | of
  replace …: with by | for of
  divide …: into | in
  save …: from | of
  rescue …: from | of
  stop …: from | of to
  borrow …: from | of to
  steal …: from | of to
  hide …: from | of
  invite …: to for | at in
  introduce …: to | with at
  help …: with in | by about
  charge …: with for | of about
  regard …: as | like for
`;
/** Nothing is said right behind these: what is listened to or waited for takes its small word. */
export const NEVER_BARE = `
  listen: to
  wait: for
  depend: on
  rely: on
  belong: to
  consist: of
  insist: on
  participate: in
  arrive: at
  look: at
  reply: to
  respond: to
  react: to
  complain: about
  laugh: at
  agree: with
  talk: to
  succeed: in
  stare: at
  smile: at
  compete: with
  cope: with
  interact: with
  sympathize: with
  sympathise: with
  focus: on
  concentrate: on
  apologize: for
  apologise: for
  subscribe: to
  contribute: to
  adapt: to
  search: for
  care: about
  dream: about
  specialize: in
  specialise: in
  object: to
  refer: to
  rebel: against
  happen: to
  occur: to
`;

export const AFTER_ADJECTIVE = `
  adjacent: to | with of
  alien: to | for from
  beneficial: to for | of
  vulnerable: to | for of against
  prone: to | for of
  subject: to | of
  resistant: to | of
  relevant: to | for of with
  essential: to for | of
  obvious: to | for of
  grateful: to for | with of
  hostile: to towards | with against
  generous: to with | for
  indifferent: to | of with
  parallel: to with | of
  unrelated: to | with of
  accessible: to | for by
  visible: to | for
  answerable: to for | of
  conscious: of | about on
  critical: of to | about against
  guilty: of about | for from
  innocent: of | from
  weary: of | from
  wary: of | from
  sick: of with | from
  void: of | from
  worthy: of | for
  reminiscent: of | to
  indicative: of | for
  representative: of | for
  characteristic: of | for
  devoid: of | from
  greedy: for | of to
  hungry: for | of to
  thirsty: for | of to
  notorious: for | of by
  renowned: for as | of by
  liable: for to | of
  eligible: for | of
  accountable: for to | of
  desperate: for to | of
  enthusiastic: about | of with for
  optimistic: about | of for with
  pessimistic: about | of for with
  passionate: about | of for with
  curious: about to | of for on
  mad: about at with | of to
  anxious: about for to | of
  furious: with about at | to of
  annoyed: with about at by | of to
  irritated: with by at | of to
  embarrassed: about by | of for
  content: with to | of from
  delighted: with by at to about | of from
  thrilled: with about by to at | of from
  fed: up with | of
  inspired: by to | of from
  influenced: by | from of
  caused: by | from of
  composed: of by | from
  deprived: of | from
  convinced: of by that | from about
  divorced: from | with of
  separated: from by | of with
  absorbed: in by | with
  involved: in with | to on
  engrossed: in | with on
  fluent: in | at on
  lacking: in | of
  deficient: in | of
  proficient: in at | on
  expert: at in on | with
  clever: at with to | in
  hopeless: at | in on
  brilliant: at | in on
  amazing: at | in on
  awful: at | in on
  slow: at to in | on
  quick: at to | in on
  afraid: of | from by for
  scared: of | from for
  frightened: of | from for
  terrified: of | from for
  interested: in | on for about at by with
  proud: of | with from about for on at in
  similar: to | with as than
  different: from | of
  responsible: for | of
  famous: for | by
  full: of | with
  aware: of | about on with
  fond: of | about with for
  keen: on | about of for
  jealous: of | with from to
  worried: about | of from with
  excited: about | of from with
  satisfied: with | of from
  disappointed: with in | of from
  addicted: to | with for of
  accustomed: to | with of
  allergic: to | with for of against
  dependent: on | of from
  capable: of | for in
  ashamed: of | from
  crazy: about | of
  equal: to | than
  superior: to | than
  inferior: to | than
  preferable: to | than
  opposed: to | with against of
  related: to | of
  pleased: with about | of from
  impressed: by with | from of
  guilty: of | for from
  rude: to | with
  grateful: for to | about
  identical: to with | as than
  nervous: about | of from
  obsessed: with by | of on
  surrounded: by with | of from
  loyal: to | with
  confident: about of | for
  eager: for to | on of
  angry: with about | on to
  good: at | in on
  bad: at | in on
  excellent: at | in on
  terrible: at | in on
  sorry: for about | of
  sure: of about | for with
  tired: of from | with
  bored: with by of | from about
  surprised: at by | from about of with
  shocked: by at | from of about with
  married: to | with
  engaged: to in | with
  used: to | with
  close: to | of from with
  near: - | of from to
  next: to | of from
  far: from | of to
  typical: of | for
  independent: of from | to
  envious: of | on to
  suspicious: of about | on with
  tolerant: of | to with
  ignorant: of about | in
  skilled: in at | on
  rich: in | of with
  poor: in at | of
  short: of | on with
  sensitive: to about | on with
  immune: to from | of against
  harmful: to | for on
  useful: for to in | of
  attracted: to by | from of
  attached: to | with at on
  committed: to | on in with
  devoted: to | on in for
  dedicated: to | on in for
  limited: to by in | on at
  qualified: for as in | on
  ready: for to | on
  prepared: for to by | on of
  suitable: for | to of
  known: for as to by in | of
  worth: - | of
  busy: with | in on of
  concerned: about with by | of for from
  upset: about with by | of from
  disgusted: with by at | of from
  fascinated: by with | of from about in
  amazed: at by | of from with
  covered: with in by | of
  made: of from by in for with to | out
  filled: with | of by
  packed: with | of
  crowded: with | of
  satisfied: with by | of from for about
  faithful: to | with
  polite: to | with
  cruel: to | with for
  kind: to of | with
  friendly: to with | for
  familiar: with to | of about
  comparable: to with | of
  consistent: with in | to of
  compatible: with | to of
  exempt: from | of
  absent: from | of at
  safe: from for in | of
  successful: in at | on
  interested: in | on for about at by with of to
`;

export const AFTER_NOUN = `
  invitation: to | for
  objection: to | against of
  reference: to | of on
  relevance: to | for
  resistance: to | against of
  resemblance: to between | with
  similarity: to between with | of
  damage: to | on of for
  demand: for | of to
  need: for | of
  search: for | of after
  reputation: for | of
  sympathy: for with | to of
  preference: for | to of
  admiration: for of | to
  excuse: for | of
  evidence: of for | about
  proof: of | for about
  example: of | for
  advantage: of over in to | for
  disadvantage: of to | for
  fear: of | from
  awareness: of | about
  hatred: of for | against
  criticism: of | to about
  memory: of | about
  shortage: of | in
  habit: of | in
  possibility: of | for
  victim: of | from
  expert: on in at | of about
  specialist: in | on of
  effect: on of | to over
  emphasis: on | to in
  ban: on | of against
  tax: on | of to
  comment: on about | to
  pressure: on from | to
  restriction: on | of to
  reliance: on | of to
  improvement: in on to | at
  delay: in of to | on
  success: in of at with | on
  participation: in | on at to
  pride: in | of on
  faith: in | on to
  relationship: with between to | of
  connection: with to between | of
  contact: with between | to
  agreement: with on between | to about
  argument: with about for against over | on
  comparison: with between to of | from
  problem: with of for | about
  trouble: with | about of
  reason: for | of
  effect: on of | to
  influence: on of | to
  alternative: to | of than
  reaction: to | on
  contribution: to | for
  interest: in | for on about
  difference: between | about
  increase: in | of
  decrease: in | of
  rise: in | of
  damage: to | on of
  attention: to | on
  belief: in | on to
  attack: on | to
  impact: on of | to
  exception: to | of
  respect: for | to of
  access: to | on for of
  solution: to for | of
  answer: to | of for
  threat: to | for
  addiction: to | for of on
  attitude: to towards toward | about on
  approach: to | of
  visit: to | in at
  lack: of | in on
  desire: for | of
  responsibility: for | of
  opinion: of on about | for to
  advice: on about for | of
  preference: for | to of
  dependence: on | of from
  confidence: in | on to
  trust: in | on to
  cause: of | for
  knowledge: of about | on in
  experience: of with in | on
`;

/** These take "to" and a plain verb, and never -ing. */
export const THEN_TO = `want decide hope refuse manage agree afford offer promise plan learn expect wish pretend tend threaten volunteer choose fail aim arrange
  attempt swear prepare deserve intend struggle hesitate claim seek`;
/** These take -ing, and never "to" and a plain verb. */
export const THEN_ING = `enjoy avoid finish suggest mind consider practise practice risk deny admit miss imagine postpone delay recommend dislike resist quit appreciate detest anticipate involve
  fancy keep tolerate justify discuss mention resent`;
/** Whom, then "to" and a plain verb: "I want you to come". */
export const SOMEONE_TO =
  'want ask tell allow advise remind invite encourage force expect order persuade convince warn enable cause require permit beg urge teach forbid prepare train';
/** To whom: "explain to me". */
export const TO_SOMEONE =
  'explain describe mention say propose report announce confess confirm suggest introduce demonstrate reveal reply respond apologize apologise speak talk listen belong happen';
/** Whom, right behind them: "tell me", never "tell to me". */
export const SOMEONE =
  'tell ask call phone thank help invite advise allow remind inform answer visit contact warn convince persuade congratulate forgive greet kiss support trust meet accompany disturb bother protect blame encourage teach believe';

/** These take "to" and a plain verb: "able to go". */
export const ADJECTIVE_TO = 'able unable willing unwilling eager likely unlikely supposed allowed ready ought';
/** Time and trouble, which take -ing: "spend the evening reading", "have difficulty understanding". */
export const SPENT =
  'time evening evenings day days week weekend weekends morning afternoon hour hours minute minutes month months year years life holiday holidays summer summers night nights';
/** School subjects, games and the like, which somebody is good at. */
export const SKILLS =
  'math maths mathematics physics chemistry biology history geography sport sports football soccer tennis chess basketball swimming cooking drawing singing dancing painting languages english french german spanish italian chinese grammar music art computers programming';
/** Paid for things. */
export const MONEY = 'money euro euros dollar dollars pound pounds cash fortune fortunes cents salary savings budget';
