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
  participate: in | to on
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
  discuss: - | about
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
`;

export const AFTER_ADJECTIVE = `
  afraid: of | from by
  scared: of | from
  frightened: of | from
  terrified: of | from
  interested: in | on for about at by with
  proud: of | with from about for
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
`;

export const AFTER_NOUN = `
  reason: for | of
  effect: on of | to
  influence: on of | to
  alternative: to | of than
  reaction: to | on
  contribution: to | for
`;

/** These take "to" and a plain verb, and never -ing. */
export const THEN_TO =
  'want decide hope refuse manage agree afford offer promise plan learn expect wish pretend tend threaten volunteer choose fail aim arrange attempt swear';
/** These take -ing, and never "to" and a plain verb. */
export const THEN_ING =
  'enjoy avoid finish suggest mind consider practise practice risk deny admit miss imagine postpone delay recommend dislike resist quit appreciate detest anticipate';
/** Whom, then "to" and a plain verb: "I want you to come". */
export const SOMEONE_TO =
  'want ask tell allow advise remind invite encourage force expect order persuade convince warn enable cause require permit beg urge teach forbid';
/** To whom: "explain to me". */
export const TO_SOMEONE =
  'explain describe mention say propose report announce confess reply respond apologize apologise speak talk listen belong happen';
/** Whom, right behind them: "tell me", never "tell to me". */
export const SOMEONE =
  'tell ask call phone thank help invite advise allow remind inform answer visit contact warn convince persuade congratulate forgive greet kiss support trust meet accompany disturb bother protect blame encourage teach';
