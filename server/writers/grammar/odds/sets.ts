/** Words that are written for one another. A row is a set; words joined by "_" are two in the text ("it's"). */

/** Sound or look alike. */
const ALIKE = `its it_'s | their there they_'re | your you_'re | whose who_'s | hour our | then than | to too two | of have
  lose loose | loses looses | losing loosing | affect effect | affects effects | affected effected | affecting effecting
  accept except | advice advise | advices advises | practise practice | device devise | breath breathe | bath bathe
  cloth clothe | quite quiet | weather whether | where were we_'re | we_'re were | here hear | know now | knew new
  threw through | through thorough | though through | thought though | taught thought | past passed | piece peace
  plain plane | principal principle | principals principles | stationary stationery | complement compliment
  complements compliments | council counsel | desert dessert | deserts desserts | dairy diary | dose does | fair fare
  feel fell | fill feel | form from | great grate | heal heel | knight night | led lead | lie lay | lying laying
  lies lays | mail male | meat meet | moral morale | pair pear | personal personnel | poor pour | pray prey | quit quite
  rain reign | raise rise | raised rose | raises rises | raising rising | right write | rights writes | role roll
  sail sale | scene seen | sell sale | sense since | shore sure | sight site | sights sites | sit set | sitting setting
  son sun | steal steel | tail tale | things thinks | throne thrown | tide tied | do due | vain vein | wait weight
  waist waste | want wont | war wore | way weigh | ware wear | we us | week weak | weekend weekends | which witch
  who which | wood would | world word | world worlds | yours your | hers her | this these | be been | been being
  by buy | bye by | buy by bye | cell sell | cent sent scent | choose chose | choose choice | chose chosen
  cite site sight | course coarse | conscious conscience | collage college | bare bear | bares bears | brake break
  brakes breaks | board bored | born borne | allowed aloud | alter altar | already all_ready | altogether all_together
  maybe may_be | everyday every_day | anyone any_one | sometime some_time | anyway any_way | a_lot alot | into in_to
  onto on_to | assure ensure insure | imply infer | incite insight | later latter | lend borrow | lent borrowed
  lends borrows | learn teach | learned taught | learnt taught | lightning lightening | loath loathe | might mite
  morning mourning | naval navel | patience patients | peak peek pique | pole poll | pore pour | precede proceed
  presence presents | prophecy prophesy | respectively respectfully | root route | rap wrap | sweet suite | soar sore
  sole soul | stair stare | stairs stares | story storey | team teem | tow toe | there they_'re | beside besides
  adapt adopt | adapted adopted | or are | them then | quality quantity | lifes lives | believe belief
  believes beliefs | prove proof | proves proofs | success succeed | successes succeeds | excuse excused | hope hop
  different difference | important importance | difficult difficulty | silent silence | absent absence
  confident confidence | convenient convenience | violent violence | independent independence | intelligent intelligence
  health healthy | noise noisy | hunger hungry | danger dangerous | anger angry | fun funny | luck lucky
  thirst thirsty | friend friendly | interest interesting | economic economical | historic historical
  politics political | tragic tragedy | english england | sensible sensitive | worth worthy | asleep sleep
  dead died death | die dead | bored boring | cloths clothes | use used | suppose supposed | according accord
  advertise advertisement | analysis analyze | decide decision | behave behavior | between among | less fewer
  much many | little few | something anything | someone anyone | somebody anybody | somewhere anywhere | so such
  either neither | nor or | ever never | also too | during while | ago before | hard hardly | late lately | near nearly
  high highly | most almost | most mostly | every all | each every | others other | both all | which that who
  if whether | because of | because because_of | despite although | despite in | however but | by with | beat win
  beaten won | won beat | say tell | said told | says tells | saying telling | speak say | speaks says | spoke said
  talk say | make do | made did | makes does | making doing | done made | hear listen | heard listened | see look watch
  saw watched looked | seen watched looked | seeing watching looking | bring take | brought took | remember remind
  remembers reminds | remembered reminded | rob steal | robbed stole stolen | travel trip | travels trips | work job
  works jobs | person people | persons people | peoples people | man men | woman women | child children | farther father
  further father | amount number | big great | win gain earn | won gained earned | wins gains earns | grow raise
  grown raised | leaves lets | left let | miss lose | missed lost | feel felt | fall fell fallen
  find found | founded found | sink think | arrive come | arrived came | opportunity possibility
  fault mistake | cost price | damage damages | sympathetic nice | actual current | actually currently
  eventually finally | last latest | nowadays now | ill sick | high tall | small short | small little | fast quickly`;

/** A finger that slipped, or words so near in meaning that the sentence has to leave no doubt. */
const SLIPPED = `already yet | alone lonely | our are | were where | no know | for four | hole whole | mind mine | of off | one won
  read red | sea see | some sum | still steel | thing think | to do | want what | with whit | is his | that those
  than that | this his | has as | bee be | cannot can | an and | of if | on one | or our | the they | then the
  them they | there three | tree three | safe save | life live | lives life | live alive | close closed | some any
  very too | very much | until by | other another | another others | all whole | what which | what that | how what
  how like | like as | although even | expect wait | leave let | get become`;

/** The form that the place asks for. */
const CASES = `i me | he him | she her | who whom | my mine me | your yours you | her hers she | our ours us | their theirs them
  his him he | its it | me my | myself me i | you your | us our we | them their they | themselves them | himself him
  herself her | that which`;

const PREPOSITIONS =
  'of in on at to for from with by about into than as like since during over under between through after before against without within until upon among';

export const rowsOf = (table: string): readonly (readonly string[])[] =>
  table.split(/\||\n/).flatMap((row) => {
    const words = row.trim().split(/\s+/).filter(Boolean);
    return words.length > 1 ? [words] : [];
  });
export const CONFUSED = rowsOf(`${ALIKE} | ${CASES}`);
export const SLIPS = rowsOf(SLIPPED);
export const PREPOSITION_LIST = PREPOSITIONS.split(' ');
/** Nobody takes one of these for another, however many errors a text has. */
export const MEANING_MORE: ReadonlySet<string> = new Set(
  'without before after against under over within upon among between through into like until since during'.split(' '),
);
