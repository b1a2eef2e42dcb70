/**
 * Words that are wrong among certain others, one use on each line: `what stands before [what is wrong] what stands behind = what is
 * right | something else that is right`. Words of one place are parted by "/". "~lose" is any form of the verb, and "{~miss}"
 * writes another verb in that form; "{2}" is the second wrong word, "{2.many}" and the like a form of it, "{a}" and "{an}" the article
 * that fits behind it and before it. "?" behind a word: it may be missing; "!" before one: it must not stand there; "…": it stands
 * somewhere before; "^": a clause begins. Words in capitals are the sets below or a part of speech; "(shown)": the writer decides.
 */
/** What something has, and what it is then. */
export const QUALITIES = `danger dangerous, success successful, beauty beautiful, difference different, importance important, difficulty difficult, kindness kind,
  confidence confident, patience patient, intelligence intelligent, silence silent, independence independent, convenience convenient,
  violence violent, absence absent, anger angry, luck lucky, happiness happy, sadness sad, hunger hungry, health healthy, noise noisy,
  thirst thirsty, friend friendly, care careful, pain painful, peace peaceful, stress stressful, power powerful, fame famous, safety safe,
  truth true, death dead, honesty honest, loyalty loyal, cruelty cruel, possibility possible, necessity necessary, comfort comfortable,
  responsibility responsible, stupidity stupid, popularity popular, curiosity curious, generosity generous, use useful, help helpful,
  wonder wonderful, color colorful, colour colourful`;

export const SETS: Readonly<Record<string, string>> = {
  THE: 'the a an my your his her its our their this that these those some any no every each another',
  OWN: 'my your his her our their its the',
  WHO: 'i you he she it we they',
  WHOM: 'me him her us them you it',
  BE: "am is are was were be been being 'm 's 're",
  HAVE: "have has had having 've",
  NOT: "not n't never cannot",
  SEEM: "am is are was were be been being 'm 's 're feel feels felt look looks looked seem seems seemed get gets got become became",
  VERY: 'very so too really extremely quite',
  MONTH: 'january february march april may june july august september october november december',
  DAY: 'monday tuesday wednesday thursday friday saturday sunday',
  SEASON: 'spring summer autumn winter',
  GOOD: `good nice great bad big small new old beautiful long short little lovely wonderful terrible horrible strange funny interesting boring
    important difficult easy hard huge large tall young pretty happy sad quiet noisy cheap expensive famous serious special strong similar
    modern perfect delicious exciting amazing friendly clever kind rich poor tiny common useful popular fantastic awful hot cold warm`,
  THING: `day man woman boy girl person place house flat apartment city town village country film movie book game friend teacher student car bike
    dog cat trip holiday party meal dinner story view idea week night weekend evening problem mistake hotel room song job garden kitchen
    restaurant school company project question present gift surprise experience opportunity reason family phone computer dress jacket
    picture letter message meeting lesson exam test moment life accident feeling voice smile nose heart`,
  TIME: 'second seconds minute minutes hour hours day days week weeks month months year years mile miles dollar dollars euro euros pound pounds page pages',
  TIMES: 'seconds minutes hours days weeks months years miles dollars euros pounds pages times',
  ASKING:
    'know knows knew wonder wondered wondering ask asked asking decide decided see sure check tell doubt find discuss care unsure remember',
};

interface Uses {
  /** "{right}" is what it should be, "{wrong}" what stands there. */
  readonly message: string;
  readonly lines: string;
}

export const USAGE: readonly Uses[] = [
  {
    message: 'These sound or look alike: here it is “{right}”.',
    lines: `
      to/cannot/can/not/n't/unable to? [except] any/the/your/my/our/this/that/these/his/her/their offer/liability/responsibility/invitation/apology/apologies/job/cards/card/payment/payments/terms/order/application/position/further/more/such = accept
      BE/WHO/will/would/'ll/'d/should/can [defiantly] NOT? THE/BASE/ADJ/PARTICIPLE/ING/going/worth/one/in/on/at = definitely
      HAVE/~break/~go/~come/~start/~finish/~leave/broke/been THE? !BE [all ready] END/and/but/by/in/on/at/for = already
      ~lose/~take/~leave/~bring/~do/~finish/~recover/~sell/~give/~keep/~use/~love/~change/~miss/~find/~increase/~extend/~defend/~show/~pay/~raise/~open/~close [there] NOUN END/and/but/at/in/on/for/because/when/to/after/before = their
      THE/very/too/so/was/were/are/~come/~hang/~work [lose] !THE = loose
      a/an/some [lose] = loose
      can/could/will/would/may/might/must/should/'ll/'d/not/n't [loose] = lose
      to [loose] THE/WHOM/weight/money/time/hope/control/everything = lose
      HAVE NOT? [loose/loosed] THE/WHOM/NUM/some/all/weight/money/everything = lost
      WHO [loosed] THE/WHOM/NUM/some/weight/money/everything = lost
      he/she/it/who/team/company/everyone [looses] = loses
      a/the/such/real/bad/sore/biggest [looser] END/and/but/in/because = loser
      [principle] of THE school/college/academy = principal
      the/our/of/my [principle] of our/my/her/his/your/their = principal
      school/vice/assistant/deputy [principle] = principal
      [principle] reason/reasons/cause/causes/aim/purpose/objective/problem/source/character/actor/dancer/concern/beneficiary/residence/investigator/author/difference = principal
      the/our/new/old/my [principle] said/says/told/asked/announced/called/spoke/retired/gave/has/~introduce = principal
      in/matter/question/point/on [principal] END = principle
      basic/guiding/moral/general/underlying/fundamental/key/same [principal] of/END/that/is = principle
      basic/guiding/moral/general/underlying/fundamental [principals] = principles
      a/an/THE big/bad/good/great/positive/negative/strong/huge/little/side/lasting/immediate/profound/major/real/greenhouse/adverse/direct/opposite/ADJ [affect] = effect
      a/an/the/no/any/its/their/what/and/an [affect] of/on/END = effect
      side/greenhouse/special/positive/negative/bad/harmful/long-term/ADJ [affects] = effects
      the/its/their/no/any/of [affects] of/on/END = effects
      ~take/in/into/of/to [affect] END/from/on = effect
      can/could/will/would/may/might/must/should/'ll/not/n't/also/does/do/did/greatly/negatively/directly/really/badly [effect] THE/WHOM/everyone/people/all/children/NAME/how/both !change !changes = affect
      to [effect] WHOM/everyone/people/our/my/your/his/children = affect
      it/this/that/which/he/she/also/who/directly/negatively/really/weather/noise/stress/pollution [effects] THE/WHOM/everyone/people/many/all/children/how/both = affects
      BE NOT? badly/directly/negatively/greatly/seriously/severely/really/much? [effected] by/END = affected
      BE [effected] by = affected
      HAVE badly/negatively/really/greatly/also/not/already? [effected] THE/WHOM/everyone/people/many/all !change !changes = affected
      THE/in/of more/less/better/rather/other/fewer/bigger/smaller [then] NUM/THE/WHOM/i/we/half/any/most/usual/before/expected = than
      rather/other [then] = than
      now and/since/until/by/back/just/even/and/but/or [than] END/WHO = then
      ^^ [than] WHO = then
      and/because/but/that/if/when/think/hope/know/so/sure/where/as [its] in/at/on/from/for/by/not/been/a/an/the/my/your/our/his/her/their/really/just/also/always/never/probably/going/getting/raining/about/like/up/over/time/been/nice/better/worth/hard/easy/important/true/clear/possible/cold/hot/late !existence = it's
      ^ [its] in/at/on/from/for/by/not/been/a/an/the/my/your/our/his/her/their/really/just/also/always/never/probably/going/getting/raining/about/like/up/over/time/been/nice/better/worth/hard/easy/important/true/clear/possible/cold/hot/late !existence = it's
      THE front/rear/hand/foot/car/bike? [break] pedal/lights/light/lever/fluid/pads/cable = brake
      ~hit/~slam/~press/~apply/~step/~check/~test/~fix/~repair/~tread on? the/his/my/her/your/their [break] END/too/and/hard/late/suddenly/when/but = brake
      ~hit/~slam/~press/~apply/~step/~check/~test/~fix/~repair/~tread/~pump on? the/his/my/her/your/their [breaks] END/too/and/hard/late/suddenly/when/but/on/in/of = brakes
      hand/front/rear/foot/parking/car/bike/new [breaks] END/and/are/were/on/do/did/failed/need = brakes
      to/can/could/will/would/not/n't/not/may/might/'ll [brake] THE/WHOM/down/up/into/in/out !car !vehicle !bus !train !bike = break
      tea/lunch/coffee/christmas/summer/spring/short/quick/a/need/commercial/~take/~have [brake] END/from/at/and/for/in/between/after = break
      'm/am/was/were/get/got/getting/so/very/feel/feeling/really/felt/too/is/are/be [board] END/of/with/and/at/by/because = bored
      'm/am [board] = bored
      ca n't/cannot/not [bare] = bear
      could n't/not/hardly/barely [bare] = bear
      [bare] in/with mind/me/us = bear
      [baring] in mind = bearing
      polar/teddy/grizzly/brown/black [bare] = bear
      i/he/she/we/they/HAVE [past] the/my/his/her/our/their/a/an/me/him/us/it/them/all/every !point !age = passed
      time/years/days/months/weeks/hours/summer/winter [past] by/quickly/slowly/since/END = passed
      ~walk/~go/~drive/~run/~ride/~fly/~rush/right/straight/half/quarter/way/~look/~come/~get [passed] THE/NUM/WHOM/each = past
      the/in the/over the [passed] few/week/weeks/month/months/year/years/decade/two/three/couple/ten/NUM/END = past
      BE NOT? [aloud] to/in/END/on/here/there/inside/out/at/by = allowed
      ~get/~receive/~pay/~give/~have/~hear so? a/many/some/lots/lot/any/nice/lovely/me/her/him/us/them/my of? nice/great? [complement] = compliment
      ~get/~receive/~pay/~give/~have/~hear so? many/some/lots/lot/any/no/nice/lovely/me/her/him/us/them/my of? nice/great? [complements] = compliments
      [complimentary] colors/colours/skills/color/colour/therapy/therapies/medicine = complementary
      [complementary] drink/drinks/breakfast/ticket/tickets/copy/wine/upgrade/service/shuttle/wifi/parking/bottle = complimentary
      [complemented] WHOM on/for = complimented
      for/delicious/favourite/favorite/chocolate/~order/~eat/~skip/and/main/~have a/the/any/some/my? [desert] END/i/we/and/after/wine/menu/is/was/with = dessert
      delicious/favourite/favorite/chocolate/yummy/homemade [deserts] = desserts
      sahara/gobi/mojave/atacama/hot/across/through/arabian/in the? [dessert] END/sand/and/for/heat/is/with/of = desert
      everyone/everybody/nobody/everything/nothing/anyone/anything/all/them/us/day/days/one/ones/week/came [accept] for/on/THE/WHOM/NAME = except
      can/could/will/would/please/not/n't/must/should/'ll/happily/gladly [except] THE/WHOM/cash/cards/payment/payments/responsibility/defeat/this/that/all/credit/NAME = accept
      BE [excepted] as/by/at/into/in/for/to = accepted
      office/school/some/new/~buy/~sell/of/~order/more/the/our [stationary] END/for/shop/store/cupboard/and/supplies/items/order/from = stationery
      BE/~remain/~stay/a/the [stationery] car/cars/traffic/vehicle/bus/bike/van/when = stationary
      ~remain/~stay/~keep/completely [stationery] = stationary
      'm/am/is/are/was/were/be/been/'s/'re/~feel/~seem/~look/~get/become [quiet] a/an/ADJ/often/sure/well/likely !last !next = quite
      a [quiet] good/big/large/nice/expensive/important/long/difficult/interesting = quite
      ~keep/be/stay/very/too/so [quite] END/please/in/during/and = quiet
      a/the/this [quite] place/street/area/town/village/life/room/evening/night/corner/morning/neighbourhood/neighborhood/neighbour = quiet
      the/bad/good/nice/awful/lovely/rainy/sunny/hot/cold/wet/winter/summer/terrible/beautiful/this/of/stormy/british [whether] END/is/was/forecast/has/in/report/conditions/today/for/and/changed = weather
      ASKING me/him/her/us/them? [weather] WHO/to/the/or/this/that/there = whether
      over/right/~come/~live/~work/~stay/~arrive/~sit/~be/around/out/in/up/down/from NOT/back/already? [hear] END/and/in/for/at/with/since/every/to/now/on/yet = here
      can/could/n't/not/'ll/did/cannot/never [here] THE/WHOM/from/about/NAME/what/anything = hear
      to [here] from/about/that/your/his/her/their/the/what = hear
      do/did/does n't/not [no] what/how/where/why/who/when/if/that/THE/WHOM/anything/END/about = know
      WHO/to/you/let me/us? [no] what/how/where/why/who/if/that = know
      WHO [new] that/WHOM/the/how/what/where/nothing/about/WHO/my/his/her/everything/exactly = knew
      brand/a/the [knew] NOUN = new
      last/next/every/per/each/this/twice/once/a/whole a? [weak] END/i/we/he/she/they/because/for/and = week
      two/three/four/five/six/NUM/few/many/several [weaks] = weeks
      very/too/so/~feel/~look [week] END/and/from/after/today/to = weak
      ~lose/~gain/~watch/~put on/my/some? on? [wait] END/and/because/by/fast/in/so = weight
      ca n't/cannot/please/to [weight] for/to/until/END = wait
      for [sell] END/at/in/on/and/by = sale
      ~go/~come/~travel/~get home/there/here? [buy] bus/train/car/plane/bike = by
      to/can/will/could/should [by] a/an/some/new/it/me/the !now/then/time/end/way = buy
      red/raw/minced/~eat/~buy/~cook/fresh/no any/the/some/more? [meet] END/and/in/for/on/at/or/because/from/with/is = meat
      to/can/will/could/should/'ll/let/~want [meat] WHOM/my/your/up/at/with/again = meet
      cups/cup/grams/g/bag/spoon/spoons/tablespoons/of [flower] END/and/with/in/into/to = flour
      to/can/could/will/not/n't/'ll [sea] WHOM/the/my/if/how/what/you/why = see
      in/by/near/to/into the [see] END/and/was/is/in/with = sea
      my/our [sun] is/was/has/and/who/END/goes/likes/will/had = son
      the [son] shines/shining/rises/rose/sets/set/~come = sun
      half an/a? [our] END/and/late/later/ago/before/to/by = hour
      two/three/four/five/six/seven/eight/NUM/few/many/several/for [ours] END/and/late/later/ago/before/to/by/of/a/in/on/at = hours
      in/to/of/with/at/from/for [hour] house/school/friends/friend/parents/office/team/holiday/car/flat/home/teacher/family/town/country/neighbours/neighbors/own/lives/children = our
      to/can/will/could/should/please/'ll/not/n't [right] a/me/to/in/down/it/back/an/her/him/them !wrong = write
      all/the/that's/was/is/not [write] answer/way/thing/time/side/hand/place/choice/person/one/direction/END = right
      ASKING me/him/her/us/them? [were/wear] WHO/the/BE/to = where
      ~want/~have/~need/~like/must/should/will/not/n't/could to? [where] a/the/my/your/his/her/jeans/glasses/it/them/clothes/shoes/uniforms/masks = wear
      place/house/shop/city/town/hotel/school/restaurant/office/country/room [were] WHO/HELPER = where
      we/they/there [where] not/at/in/very/so/a/the/ING/PARTICIPLE/ADJ/many/some/all/no/no = were
      in/of/on/,/house/book/car [witch] BE/WHO/has/have/can/will/~make/means = which
      WHO [wood] HELPER/BASE/like/be/have/never = would
      i/he/she/we/they/you [though] WHO/that/about/of/WHOM/the/my/there/was = thought
      ~go/~walk/~look/~get/~run/~pass/~come/~drive [trough/though/thought/thorough] THE = through
      BE/HAVE [thought] by/how/math/maths/english = taught
      he/she/who/they/teacher/mother/father/~have [thought] me/us how/to/english/maths/math/french/spanish/a/the = taught
      ~wear/~buy/~wash/~put/new/old/dirty/warm/my/his/her/their/summer/winter/of/some/nice/baby on? [cloths] END/and/in/for/are/were/to/that/on/from = clothes
      to/can/could/n't/not/cannot/hardly/barely [breath] END/in/out/through/deeply/the/properly/well/normally/easily/under/because/fresh/and = breathe
      ~take/deep/his/her/my/of/a/out [breathe] END/and/of/in/before/when = breath
      to/can/will/n't/not/must/could/should [chose] = choose
      yesterday/HAVE NOT? [choosed] = chosen
      BE [laying] on/in/down/there/awake/under/beside/about/around/at !wait = lying
      to/can/will/just/~go/should and? [lay] down END/on/in/for/and/because/now/a = lie
      WHO/NOUN [layed] down = lay
      WHO [laid] down END/on/in/by/for/under/beside/and/next/at/because/to = lay
      prices/price/sun/costs/cost/rents/rent/temperature/temperatures/taxes/levels/unemployment/sales/population [raised] by/to/from/sharply/last/in/END/again/and/over/quickly = rose
      [loosing] !THE = losing
      ~take/~have/~play/important/big/key/leading/main/active/vital/major/huge/a/central/the [roll] in = role
      [roll] model/models/play = role
      one/NUM/a [peace] of paper/cake/advice/bread/furniture/land/music = piece
      in [piece] END/and/with = peace
      ~write/a/my/his/her/online/daily [dairy] END/every/about/entry/of/and/for = diary
      [diary] products/product/farm/cows/cow/milk/farmer/food = dairy
      [could care less] about/what/who/how/if/that = couldn't care less
      who/people/everyone/someone/anyone/nobody/man/woman/person/anybody/everybody [whose] ever/been/never/always/not/already/just/got/a/the/been/very/also = who's
      of [coarse] = course
      [coarse] of/in the/english/maths/study/action/history/french = course
      ~take/~have/~start/~attend/~finish a/the/this [coarse] = course
      [except] my/our/his/her/this apology/apologies/invitation/offer/thanks/proposal/decision = accept
      ~go/~come/~get [threw] THE/WHOM = through
      bus/train/plane/taxi/air [fair] END/is/was/has/to/and/for/went = fare
      fun/fare/book/trade/job [fare] END/in/on/at/was/is/! !to = fair
      it/that/not/is/was/BE [fare] to/that/END = fair
      his/her/my/their/your [hole] life/body/family/house/time/day/class/world = whole
      the/in the/of the [steal] industry/factory/door/plant/bars/bridge/pan = steel
      with/of/a/the lot/lots/of? [patients] END/with/to/and/you/is/for = patience (shown)
      has/had/have no/more/much/little/enough/the/a of? [patients] with/for/to/END = patience
      ~thank WHOM for your [patients] = patience
      ~have/~has/~make/no/any/your/my/good/the [advise] END/about/on/for/was/is/from/to = advice
      WHO [advice] WHOM/that/to = advise
      ~have/in/of/the/good/bad [moral/morals] of the/END/staff/troops/team = morale
      BE/in/high/low/team/staff/employee/staff's [moral] END/is/was/has/and/in = morale
      military/sales/hospital/security/trained/medical [personal] END/are/were/have/must/who/should = personnel
      my/a/for/very/highly [personnel] reasons/life/problems/opinion/trainer/belongings/items/information/details/data/experience = personal
      [pubic] school/transport/opinion/library/toilets/health/park/holiday/sector/services = public`,
  },
  {
    message: 'English joins these words differently: here it is “{right}”.',
    lines: `
      ~write/~be/~act/~say/~do/~call/~email [in respond] to = in response
      on/in [behave/behalve] of = behalf
      ^ [thanks] you = thank
      [~lose] THE !my !his train/bus/plane/flight/ferry/tram/coach/connection/boat = {~miss}
      [~lose] my/his/her/our train/bus/plane/flight/ferry/connection/lesson/class/stop = {~miss}
      [~lose] the/a/an/my/this/his/that good/great/big? chance/opportunity/lesson/class/lecture/appointment/deadline = {~miss}
      [~make] THE? homework/housework/shopping/laundry/dishes/washing-up/sport/sports/research/yoga/exercises/gymnastics/judo/karate/ironing = {~do}
      [~make] me/him/her/us/them/you? a favour/favor = {~do}
      [~make] my/your/his/her/our/their best/homework/duty/military = {~do}
      [~do] a/an/the/my/this/that/some/any/another/many/too/more/same/lot ADJ? mistake/mistakes/decision/decisions/effort/appointment/complaint/promise/joke/excuse/choice/mess/list/reservation/phone/call/cake/noise/plan/plans/suggestion/money/difference/offer/speech/progress/fuss/discovery/proposal/impression/profit/fortune/arrangement = {~make}
      [~do] mistakes/friends/noise/progress/money/plans/fun/sense/jokes/efforts/decisions = {~make}
      [~make/~do] a/an/the/some/many/any/lots/ADJ? of? nice/good/few? photo/photos/photograph/photographs/selfie/selfies = {~take}
      [~make] a/the/my/an quick/hot/long/little? shower/nap/exam/test/bath/break/rest/pause = {~take}
      [~do] a quick/hot/long/little/short? shower/nap/bath/break/rest/pause/photo/look/seat = {~take}
      [~do] an/the/my/his/her/this/that/our/final/english ADJ? exam/exams = {~take}
      [~give] my/an/the/his/her/final/our final/last? exam/exams = {~take}
      [~make/~do] a/the/my/his/her/birthday/our big/surprise/birthday? party/barbecue/picnic/conversation/dream/accident/nightmare = {~have}
      [~make] a/an short/long/nice/little? walk/ride/swim/run = {~go for}
      [~do] a/an/the trip/tour/journey = {~go on}
      [~make/~do] a/the/this/terrible/ADJ crime/crimes/murder/suicide/sin = {~commit}
      [~make/~do] suicide/crimes = {~commit}
      [~make/~do] a/some/many/me/us/him/her/them a/some/many? question/questions = {~ask}
      [~make/~do/~give] attention END/to/in/when = {~pay}
      [~take] a/the/my/our/some quick/nice/big? coffee/breakfast/lunch/dinner/beer/drink/tea/sandwich/meal/snack END/with/in/at/and/together/before/after/there/to = {~have}
      [~take] breakfast/lunch/dinner/supper END/with/in/at/and/together/before/after/there/every = {~have}
      [~drink/~eat] the/a/my/your/his/her/some/this? medicine/medicines/pills/pill/tablets/tablet/antibiotics/drugs = {~take}
      [~win] a good/the/my/enough/much/more/lot living/money/salary/euros/dollars = {~earn}
      [~win/~gain] NUM euros/dollars/pounds a/per month/week/hour/year/day = {~earn}
      [~open] the/a/this/my/your light/lights/tv/television/radio/heating/heater/lamp/fan/air-conditioning/air/computer/tap = {~turn on}
      [~close] the/a/this/my/your light/lights/tv/television/radio/heating/heater/lamp/fan/air-conditioning/air/tap = {~turn off}
      [~look/~see] the/a/some/this? tv/television = {~watch}
      [~look] a/the/this/that film/movie/match/game/show/video/series = {~watch}
      [~hear] the? music/radio/podcasts = {~listen to}
      [~pass] my/our/his/her/their/the/a/some/all holiday/holidays/vacation/weekend/summer/evening/christmas/winter/days/week with/in/at/together/by/on/there = {~spend}
      [~pass] a very/really? good/nice/great/wonderful/lovely time/day/evening/weekend/holiday = {~have}
      [~know] some/many/lots/a/new/lot of? new people/friends = {~meet}
      [~rob] my/his/her/our/their/the/a/some ADJ? bike/wallet/phone/money/car/bag/purse/laptop/keys/bicycle/jewels/mobile = {~steal}
      [~steal] the/a/this bank = {~rob}
      [~borrow] me/him/us/them the/a/an/some/my/your/NUM/his/her/money = {~lend}
      [~learn] me/us/him/them/you to/how/english/the/french/maths/spanish/a = {~teach}
      [~remember] me/us/him/them/her/you of/about/to call/buy/send/bring/take/my/the/his/her/do/a = {~remind}
      ca n't/not/cannot/do n't/to [~remind] his/her/its/their/my/the name/number/names/address/word/password/title = {~remember}
      [~say] the truth/joke = {~tell}
      [~say] a/me/him/her/us/them/lies/stories/jokes/some lie/lies/joke/jokes/story/stories = {~tell}
      [~say] lies/jokes/stories = {~tell}
      [~say] a speech = {~give}
      [~tell] hello/goodbye/sorry/yes/no/thanks/good to/END/and/morning/night/me = {~say}
      [~grow] up THE children/kids/son/daughter = {~bring}
      you/we/they/i have [how] do/does/did you/we/they/one/people call = what
      [how] do/does/did you/we/they/one/people call it/this/that/these/them/a/an/the = what
      [how] do/does/did/is/was PHRASE look/looks/looked like = what
      ASKING me/him/us/her? [how] PHRASE looks/looked/look like = what
      i [have] very/so/really? hungry/thirsty/afraid/sleepy/tired/wrong/sick/married/happy/sad/ill/hot/scared/sure/right = am
      he/she/it [has] very/so/really? hungry/thirsty/afraid/sleepy/tired/wrong/sick/married/happy/sad/ill/hot/scared/sure/right = is
      you/we/they [have] very/so/really? hungry/thirsty/afraid/sleepy/tired/wrong/sick/married/happy/sad/ill/hot/scared/sure/right = are
      i/he/she/it [had] very/so/really? hungry/thirsty/afraid/sleepy/tired/sick/ill/scared/sure/sad = was
      i [have reason] END/and/but/because = am right
      you/we/they [have reason] END/and/but/because = are right
      he/she [has reason] END/and/but/because = is right
      it/this/that/which/not/n't/plan/idea/story [~have] no/any/much? sense END/and/to/because/but = {~make}
      ~have/~has [experience like] a/an? PERSON = experience as
      experience/work/works/worked/working/job [like] a/an PERSON = as
      experience/work/works/worked/working/job [like] PERSON = as a
      at/in/from [the begin] of/END/we/i/it/was/and = the beginning
      for [all intensive] purposes = all intents and
      one [in] the same = and
      case [and] point = in
      by [in] large = and
      deep/deeply [seeded] = seated
      [sneak peak] = sneak peek
      [peaked/peeked] my/his/her/our/their/your interest/curiosity/attention = piqued
      [~make] due with = make do (shown)
      ~nip it/this/that in the [butt] = bud
      on [accident] = by accident (shown)
      with [effective] from = effect
      [in regards to] = with regard to | regarding
      [with regards to] = with regard to | regarding
      [in regard of] = with regard to
      [since long/long] time = for a long
      [since a long time] = for a long time
      [since long] END = for a long time
      BE/HAVE …HAVE [from] NUM/many/several/some/a/two/three/few years/months/weeks/days/hours/long END/and/but/now = for
      more [and] more and = more
      [the both] !of = both
      [both of] two = both
      had [n't of] PARTICIPLE = n't
      ~get/~fall/~take/~jump/~climb [off of] = off
      between you and [i] = me
      can/could [not hardly] = hardly
      [could n't] hardly/barely/scarcely = could
      [ca n't] hardly/barely/scarcely = can
      [was/were/am/is went] = went
      [was/were/am/is came] = came
      [was/were/is/are arrived] in/on/to/late/early/yesterday/here/there/last/home/END = arrived
      [was/were happened/died/occurred/appeared/disappeared/existed] !by = {2}
      [was borned/bornt] = was born
      [borned] = born
      the/a/such/that/this [year/month/week/day/night/evening previous] = previous {1}
      [at/in/of the past] NUM/few TIMES = in the past
      …like/likes/liked/as WHO does/do/did [it] END = 
      [two/three/four/five/six/seven/eight/nine/ten/NUM] am/pm [in the morning/evening/afternoon/night] = {1}
      ~wait/~look/~stay/~hear [so forward] = forward
      [~return/~revert/~reply/~refer back] to = {1}`,
  },
  {
    message: 'The small word is another one here: “{right}”.',
    lines: `
      i am/was/'m so/very/really/too/quite? proud/ashamed of [me] = myself
      [at] the morning/afternoon/evening END/and/i/we/he/she/they/when/because/but/at/before/with = in
      [on] the morning/afternoon/evening END/and/but = in
      [in/on] night END/and/i/we/he/she/they/when/because/but = at
      [in/on] noon/midnight END/and/i/we/he/she/they/to/on/for = at
      [in/on] NUM o'clock/pm/am/a.m./p.m. = at
      [at/in] DATE of? MONTH = on
      [at/in] MONTH DATE !of = on
      [at] MONTH END/and/i/we/he/she/they/when/because/YEAR/to/for/with/but = in
      [at/on] YEAR END/and/in/when/i/we/he/she/they/with/because/to/for = in
      [in/at] my/your/his/her/our/their birthday/birthdays/wedding/anniversary END/and/i/we/he/she/they/with/to/last = on
      [in/on] christmas/easter END/and/we/i/they/he/she/with/my/time = at
      [at/on] SEASON END/and/i/we/he/she/they/when/because/it/the/but = in
      [in/with] the age of = at
      [in] the same time END/as/, = at
      [on] the moment END/i/we/he/she/they/it = at
      [in this moment] END/i/we/he/she/they = at the moment
      [on/at/to] the future/past END/i/we/and/but/he/she = in
      [in/at] my/his/her/our/their/your/the way home/to/back/there/here/from/out = on
      [in/from/for] the one hand/other = on
      [in/at] the other hand = on
      [by/for/on/from/to/at] my/his/her/our opinion END/the/it/this/we/they/people/i/he/she/there/is = in
      [on/in/by] my/his/her/their/this/our/your point of view = from
      [in/at] tv/television/facebook/instagram/youtube/twitter/tiktok/linkedin END/and/i/we/he/she/they/every/last/yesterday/when/but/about/that/with/for = on
      [in/on/at] internet = on the internet
      [in] the tv/television/radio/internet END/and/i/we/he/she/they/every/last/yesterday/when/but/about/that/in/for/to = on
      [in/at] your/our/their/the/my/his/this/her website/webpage/site/facebook/instagram/homepage/blog = on
      [in/at] your/our/their/the/my/his/this web site/page = on
      in/on/at/your/our/the [web site] = website
      [at/in the page] NUM = on page
      [in] page NUM = on
      ~read/~see/~write/~find/~hear it/this/that/about/them? this/that/it? [on/at] the/a/this/an local/daily/old? newspaper/paper/book/article/magazine/newspapers/novel/dictionary/encyclopedia = in
      BE/people/person/man/woman/girl/boy/who/me/see/you/him/her/us/they [on/at] the/this/that picture/photo/photograph/mirror/sky/world END/and/is/are/was/were/with/i/we/to/but = in
      [on/at] the world/sky/mirror END/and/i/we/is/are/to/but/at = in
      MOST NOUN NOUN? [of] the world/country/city/town/region/village = in
      most ADJ NOUN [of] the world/country/city/town/region/village = in
      ~hang/~put/~be/~stick/~paint/picture [in] the wall/ceiling/door/fridge END/and/of/above/next/with/for = on (shown)
      ~hang/~hang [in/at] the/my/our wall/ceiling = on
      ~sit/~lie/~sleep/~fall/~put/~leave/~sleep [in/at] the/a floor/sofa/couch/bench/roof/beach END/and/with/in/all/for/because/of = on
      ~jump [in] the table/sofa/chair/wall/roof/bench/horse = on
      BE/~leave/~put/~place it/them/keys/book [in] the table END/and/in/next/with/for/when/near = on
      [in/on] the bus stop/station = at
      ~meet/~wait/~be/~see/~arrive/~eat me/us/him/her/them/you/for? [on] the station/airport/party/cinema/restaurant/hotel/university/reception/conference/supermarket/office END/and/at/in/with/to/because/yesterday/tomorrow/when/for/on = at
      BE/~study/~work/~stay/~teach [on/in] home END/and/because/all/with/today/yesterday/when/to/for/alone = at
      BE/~study/~teach/~learn [on] school/university/college = at
      ~stay/~lie/~be/~read [at/on] bed END/and/all/because/until/with/for/when = in
      ~live/~stay/~be/~work/~grow up? [at/on] the/a/this/that big/small/same? country/countryside/city/town/village/neighbourhood/neighborhood END/and/with/where/for/because/of/near/but = in
      ~go/~come/~travel/~drive/~arrive there/home/here? [by] my/his/her/our/their car = in
      ~go/~come/~travel/~drive/~arrive there/home/here? [by] my/his/her/our/their bike/bicycle/motorbike = on
      ~go/~come/~travel/~arrive there/home/here/to/work/school? work/school/NAME? [with the/my/a] train/tram/plane/metro/bus/subway/taxi/ferry/car/bike END/to/and/because/from/every/in/but = by
      ~get [on] the/a/my/our taxi/car/cab = in
      ~get [off] the/a/my/our taxi/car/cab = out of
      BE/~go/~come/back/~travel [in/to/for] holiday/holidays/vacation END/in/with/to/and/for/this/last/next/at/when/because/together = on
      [in/at] vacation/vacations END/with/to/and/for/this/last/next/when/i/we = on vacation
      ~go/BE [in/to] a trip/cruise/diet/tour/journey/date = on
      [in/by/with] purpose END/and/but/to/because = on
      [in/by] average END/WHO/the/people/a = on
      [in/on/for] mistake END/and/i/we/he/she/instead = by
      ~learn/~know PHRASE [from/with/in/of] heart = by
      [at/on] a hurry/rush END/and/to/because/this/when = in
      ~speak/~talk/~say/~ask/~answer in/with? [with] a/an ADJ voice = in
      [under] the rain/sun/snow END/and/for/because/all/without/to = in
      [by/through] the help of = with the help of (shown)
      [on] the middle/centre/center of = in
      [at/on] danger END/and/of/because/when = in
      [in] the left/right hand? side = on
      [in/on] the top/bottom of = at
      ~stop/~sit/~stand/~park/~wait/~live/right/BE [in/at front] THE !of = in front of
      ~sit/~stand/~park/~live/BE/right [next] the/my/his/her/our/their/a/me/him/us/them = next to
      ~get/~come/~walk/~climb [out] the/my/his/her/our car/house/building/room/office/water/bed/bus/taxi/shower/pool = out of
      !BE [instead] ING/THE/WHOM = instead of
      [because] the/this/my/his/her/their/our bad/heavy/terrible/strong/rain/traffic/weather/noise/war/storm/snow/illness/accident/delay/cold/heat rain/traffic/weather/noise/snow/storm/wind/END END? !VERB = because of
      [because] the/this/my/his/her/their/our rain/traffic/weather/noise/war/storm/snow/illness/accident/delay/cold/heat END = because of
      [because of] i/he/she/we/they = because
      [in spite] THE !of = in spite of
      [despite of] = despite
      [inspite of] = in spite of
      [inspite] !of = in spite of
      [despite] i/he/she/we/they VERB = although
      ^ [although/though] the/my/his/her/our/their/this bad/heavy/ADJ? rain/traffic/weather/noise/illness/cold/heat/difficulties/problems/storm/snow/age , = despite
      [due/thanks/according/owing] the/my/his/her/our/their/your/this !to = {1} to
      [regardless] the/my/his/her/our/their/your/this/what/how = regardless of
      a [lot/couple/bit] people/things/money/friends/countries/places/problems/work/information/books/food/fun/students/mistakes/questions/homework/children/tourists = {1} of
      !a !NUM !one [hundred/thousand/million/dozen] of MANY/people/them = {1.many}
      two/three/four/five/six/seven/eight/nine/ten/several/few/NUM [hundreds/thousands/millions/billions] MANY/people/of = {1.one}
      two/three/four/five/six/seven/eight/nine/ten/several/few/NUM [hundred/thousand/million of] MANY/people !the = {1}
      between NUM/MONTH/DAY/YEAR [to/until/till/-] NUM/MONTH/DAY/YEAR = and
      between NUM am/pm/o'clock [to/until/till] NUM/noon/midnight = and
      [until/till to] = until
      …HAVE [for] YEAR END/and/when/but/because = since
      …HAVE [for/from] last DAY/MONTH/year/week/month/summer/winter/SEASON END/and/when/but = since
      …HAVE …lived/worked/been/known/studied/waited [for] DAY/MONTH/yesterday END/and/when/but = since
      [at/in/from] my childhood END/i/we/and = in
      in love [of/to/for/from] me/him/her/us/them/you/a/my/his/the/this/NAME = with
      BE/~get dressed [with/by/of] black/white/red/blue/a/an/his/her/their/my/jeans = in
      BE made [by/with/off/out] leather/wood/glass/plastic/metal/gold/silver/steel/cotton/stone/wool/paper/concrete/bricks = of
      ~apologise/~apologize [with/at] WHOM/my/his/her/the/our/your/their = to
      ~complain [with/at] me/him/her/us/them/the/my/his manager/neighbour/owner/police/teacher/boss/about = to
      ~take/~took part [at/on/to/of/for] = in
      ~look/looking forward [for/of/in/at] = to
      ~agree [to] your/his/her/their/my/the/this opinion/view/idea/point/statement/author = with
      ~agree [to] WHOM END/that/about/on/and/when = with
      ~spend/~waste PHRASE [for/in/to] clothes/food/books/games/rent/shoes/drinks/tickets/gifts/presents/cigarettes/alcohol/it/them/a/the/my/his/her = on (shown)
      money/euros/dollars/pounds/salary [for] clothes/food/books/games/rent/shoes/drinks/tickets/gifts/presents/cigarettes/alcohol/video = on (shown)
      ~rise/~increase/~fall/~drop/~grow/~decrease/~go/rose/risen up/down? [with/for/in/of] NUM %/percent/per/dollars/euros/points/pounds = by
      ~pay/~payed in/with/by? [with/in] credit/debit card = by
      ~answer/~speak/~talk/~write [on/with/by] english/french/german/spanish/italian/russian/arabic/chinese/japanese/turkish/polish/portuguese END/and/but/because/with/when/to = in
      [with] other words END = in
      ~arrive [to] home = home
      ~arrive/~get [to/at/in] home END/and/at/late/early/from/i/we = home
      ~return/~come/~go/~get/~drive/~walk back? [to] home END/and/at/late/early/from/i/we/after/because = home
      ~live/~stay/~study/was/is/born [at] london/paris/berlin/spain/italy/france/germany/england/canada/america/australia/china/india/japan/brazil/mexico/rome/madrid/europe = in
      ~come/~came/~move/~emigrate/~fly/~travel/~went/~go back/here? [in] canada/america/germany/france/spain/italy/england/australia/london/paris/berlin/europe/ireland/poland/brazil/japan/china/india/mexico/usa/uk = to
      ~learn/~hear/~know/~find/~read about/out/of/it/this/that? [by] the/a local/daily? news/newspaper/paper/radio/internet/tv/friend/television = from
      ~live/~stay [by/at] my/his/her/our cousin/uncle/aunt/parents/grandparents/grandmother/brother/sister/friend/friends/mother/family/grandma END/and/in/for/until/because/when/at = with
      ~write/~call/~phone/~come/~go/~use it/here/there? [for] ask/know/tell/see/find/get/buy/make/help/inform/apply/complain/request/learn/improve/study/work/meet/visit/say/confirm = to
      ~put/~write your/my/the/his/her/a name/signature/address [in] the form/list/envelope/door/letter = on
      ~ask [to] me/him/us/them/my/his/her where/what/if/why/how/when/who/about/for = 
      ~call/~phone/~ring [to] me/him/us/them/my/his/our mother/father/sister/brother/aunt/uncle/friend/friends/boss/parents/wife/husband/doctor/mum/mom/dad/manager/END/and/at/when/tomorrow/later/back/tonight = 
      [on] next/last monday/tuesday/wednesday/thursday/friday/saturday/sunday/week/month/year END = `,
  },
  {
    message: 'The verb takes another form here: “{right}”.',
    lines: `
      ^^ how long [you/we/they are] ING here/there/NOUN/NAME? END/in/at/with/for/on = have {1} been
      ^^ how long [he/she/it is] ING here/there/NOUN/NAME? END/in/at/with/for/on = has {1} been
      ^^ how long [you/we/they have] PARTICIPLE here/there/NOUN/NAME? END/in/at/with/for/on = have {1}
      ^^ how long [he/she/it has] PARTICIPLE here/there/NOUN/NAME? END/in/at/with/for/on = has {1}
      ^ [do you/we/they/i can/could/must/should/will/would] BASE = {3} {2}
      ^ [does he/she/it can/could/must/should/will/would] BASE = {3} {2}
      son/daughter/baby/brother/sister/child/boy/girl/husband/wife/mother/father/he/she/who [has NUM years] END/and/but/, = is {2} years old
      capable/incapable [to BASE] = of {2.ing}
      ~prevent/~discourage/~stop me/him/her/us/them/you/people/it [to BASE] = from {2.ing}
      ~prevent/~discourage the/my/his/their/our/a NOUN [to BASE] = from {2.ing}
      no use [to BASE] = {2.ing}
      no/any/much/the point [to BASE] = in {2.ing}
      ca/could/can n't/not stand/help [to BASE] = {2.ing}
      cannot stand/help [to BASE] = {2.ing}
      HAVE/machine/phone/computer/car/fridge/printer ~stop [to work/function] END/after/and/when/since/yesterday/because/properly/last = {2.ing}
      ~stop [to smoke/rain/snow/worry/cry/complain/bark/believe/breathe/exist/function] = {2.ing}
      ~fail/failed [in ING] THE/WHOM/NOUN/to = to {2.base}
      ~fail/failed [to ING] = to {2.base}
      ~look/looking forward [to BASE] = to {2.ing}
      ~look/looking forward [BASE] WHOM/from/the/your/my = to {1.ing}
      [~suggest me/us/him/them/her] a/an/the/some/any/this/that = {1}
      'd/had better/rather [to BASE] = {2}
      would rather [to BASE] = {2}
      WHO/MANY used to [ING] !of = {1.base}
      ~thank/thanks/~forgive/sorry you/WHOM/so/very? so/very/much/lot? for [to BASE] = {2.ing}
      'm/am/get/getting/got NOT? used to [BASE] THE/at/in/on/to/up/with/alone/WHOM/late/early/so = {1.ing}
      ~feel/feel like/as [to BASE] = {2.ing}
      insist [to BASE] = on {2.ing}
      after/before/without [to BASE] THE/WHOM/in/on/from/to/home/and = {2.ing}
      ~be/~get/~become very/really/so? [interested to] work/study/buy/join/travel/apply/visit/teach/play/start/do/participate = interested in
      BE very/really/so? [interested to learn] NOUN/a/the/english/french/spanish/new/NAME/END = interested in learning
      BE [interested in] work/study/buy/join/travel/apply/visit/teach/learn THE/WHOM/NOUN/in/to/for = interested in
      interested in [BASE] THE/WHOM/MANY/for/new/about = {1.ing}
      ~be/BE/~get/am/is [afraid/scared to] ING = of
      ~deny/~admit/~regret [to have] PARTICIPLE = having
      ~make/~let/~made me/him/us/them/people/you [to BASE] = {2}
      ~make/~let/~made me/him/us/them/you [ING] = {1.base}
      ~make/~made her [to BASE] = {2}
      ~see/~hear/~watch/~feel me/him/us/them/her [to come/go/leave/cry/run/walk/fall/play/sing/enter/laugh/dance/talk/cross] = {2}
      ~want/~ask/~tell/~expect/~allow/~help/~advise/~invite me/him/us/them/you [to ING] THE/WHOM/in/on/at/to/with/END = to {2.base}
      i/you/we/they/he/she/it can/could/will/would/should/must/might [ING] THE/WHOM/in/on/at/to = {1.base}
      ~decide/~hope/~plan/~refuse/~promise/~manage/~agree/~offer/~want/~need/~expect/~learn/~choose/~wish/'d/like [to ING] THE/WHOM/in/on/at/to/with/from/by/END/a = to {2.base}
      ~decide/~refuse/~promise/~agree/~hope/~plan [ING] THE/WHOM/in/to/by/at/with/home/there/back/away/!on = to {1.base}
      i/you/we/they/he/she need/needs/needed/want/wants/wanted [go/come/buy/get/find/make/take/speak/tell/know/learn/see/eat/leave/finish/pay/bring/become/meet/send/write/give/do/be/have/ask/wake/sleep/spend/choose/improve/understand] = to {1}
      it BE worth [to BASE] = {2.ing}
      worth [to see/visit/read/watch/try/buy/do/make/go/know/mention/take] = {2.ing}
      busy [to BASE] THE/WHOM/with/NOUN = {2.ing}
      offer/offers/contract/licence/license/ticket/visa/agreement will/would [be lapsed/expired/occurred/happened] = {2.base}
      i/you/we/they/he/she will [going to] = be going to | go to
      [will going] to = will be going | will go`,
  },
  {
    message: 'A word is missing here: “{right}”.',
    lines: `
      BE [same] in/for/with/every/everywhere/END = the same
      in/of/from [all the world] = the whole world
      ^ he/she/it [very/so/too/really] ADJ !NOUN = is {1}
      ^ they/we/you [very/so/too/really] ADJ !NOUN = are {1}
      ^ i [very/so/too/really] ADJ !NOUN = am {1}
      and/but/because/that/when he/she/it [very/so/too/really] ADJ !NOUN = is {1}
      and/but/because/that/when they/we/you [very/so/too/really] ADJ !NOUN = are {1}
      ^^ this/it/he/she [the/a/an/my/our/not/his/her] NOUN/ADJ/MOST !VERB = is {1}
      !VERB there [many/several/lots/few/two/three/some] NOUN/of/people !times !days !weeks !years !hours = are {1}
      ^^ [sun/moon/sky/weather/police] is/was/are/were/has/shines/will/shone = the {1.lower}
      because/when/and/but/that/if [sun/sky/weather/moon/police/internet] is/was/are/were/has/shines/will/shone = the {1}
      is/are/was/were/am/be/'m/'re [MOST] ONE !'s = the {1}
      is/are/was/were/am/be/'m/'re [most] GOOD/ADJ THING = the {1}
      BE/~have/~buy/~need/~want/~see/~find/~make/~get/~live in? [GOOD] THING END/and/in/for/to/with/but/because/when/that/who/near/at/on/from/where/, = {an} {1}
      BE/~have/~buy/~need/~want/~see/~find/~make/~get [very/really/quite GOOD] THING END/and/in/for/to/with/but/because/when/that/who/near/at/on/from/where = a {1} {2}
      [so] very? GOOD THING = such {a}
      [so] very? GOOD weather/news/people/friends/food/music/work/things/days/places = such
      [such] GOOD THING = such {a}
      what [GOOD] THING END = {an} {1}
      ^ what [pity/shame/mess/surprise/nightmare/waste/relief/coincidence/day/night] END/that/to = a {1}
      [in/to/from/at usa/uk/netherlands/philippines/maldives] END/and/in/for/to/with/because/where/last/when/is = {1} the {2}
      in/to/from/at/~visit/~leave/around/across/of [united] states/kingdom/arab/nations = the {1}
      ~search [a/an/my/new/cheap/work/information/jobs] job/flat/apartment/keys/solution/answer/END/about/in/on = for {1}
      ~look [a/an/my] new/good/cheap? job/flat/apartment/solution/hotel/partner/girlfriend/house/keys/glasses = for {1}
      ~ask me/him/her/us/them? [help/permission/forgiveness/advice/money/information/directions] END/to/about/from/when/and/because = for {1}
      ~ask me/him/her/us/them? [a/the/my/an] refund/discount/bill/raise/loan/menu/appointment/explanation = for {1}
      ~pay [the/my/a/our] ticket/tickets/meal/food/drinks/coffee/course/books/hotel/dress/shoes/dinner/lunch/room END/and/with/by/in/yesterday/because = for {1}
      ~fill [the/this/that/a/your/my] enclosed/attached/following/application/online/registration? form/forms/questionnaire/application = in {1} | out {1}
      ~give birth [a/the/her/an/his] = to {1}
      ~be/BE/~get/~stay [same] ONE/as/size/age = the {1}
      in/at/on/with [same] time/day/place/way/school/class/house/city/room/company = the {1}
      ~play [guitar/piano/violin/drums/flute] END/and/in/very/since/for/every/when/with = the {1}
      in/during/at [morning/afternoon/evening] END/and/i/we/he/she/they/it = the {1}
      ^ [couple/lot] of NOUN = a {1} of
      !a/the/last/first/past/next/these/those/very/another [few] minutes/days/weeks/months/years/hours ago/later = a few
      ~listen [music/songs/podcasts/the/a/my] radio/music/teacher/song/END/and/in/on/when/every/at/while/to/with = to {1}
      ~wait/waiting [the/a/my/your/his/her/our/an] bus/train/answer/reply/friend/friends/results/taxi/email/letter/response/call/boss/doctor !to = for {1}
      ~arrive [the/my] airport/station/hotel/office/school = at {1}
      ~go/~went/~going/went [school/bed/church/university/college/work] END/and/by/at/every/early/late/on/because/with/in = to {1}
      ~agree [you/him/them/her/me] END/that/and/because/about/but = with {1}
      thank you [your/the] help/email/letter/reply/support/time/message/answer/information/invitation/quick/prompt/kind = for {1}
      thanks [your/the] help/email/letter/reply/support/time/message/answer/information/invitation = for {1}
      ~explain/~describe/~suggest/~mention [me/him/us/them] what/how/why/that/where/everything/all/when/it/about = to {1}
      ~smile/~laugh/~shout/~stare [me/him/us/them] = at {1}`,
  },
  {
    message: 'What can be counted, and how: “{right}”.',
    lines: `
      all my/his/her/our/their/your/the [PERSON] !'s !and !or VERB/in/at/who/from/were/END = {1.many} (shown)
      all my/his/her/our/their/your [friend/student/classmate/colleague/neighbour/neighbor/teacher/brother/sister/cousin/relative/child/kid] = {1.many}
      OWN long/blond/blonde/black/brown/dark/curly/short/grey/gray/straight? [hairs are/were] = hair is
      long/blond/blonde/black/brown/dark/curly/grey/gray/straight/~cut/~wash/~brush my/his/her/your? [hairs] = hair
      the/these/those/all/some/most [peoples] are/were/who/have/here/there/think/say/like/do/can/will/want/live = people
      many/some/young/old/other/poor/rich/few/lot of? [peoples] !of = people
      a/an/the/my/his/her/their [NUM years/year old] NOUN = {1}-year-old
      a/an/the/my/his/her/our/their [NUM TIMES] holiday/trip/flight/journey/course/walk/drive/break/stay/contract/period/film/movie/meeting/delay/visit/internship/training/project/plan/war/old/relationship/lesson/warranty/guarantee/lease/deadline = {1}-{2.one}
      NUM - [years/months/weeks/days/hours/minutes] - old/long = {1.one}
      NUM [week/day/month/year/hour/minute 's] holiday/time/notice/work/pay/rent/rest/experience/leave/vacation/delay/drive/walk/wages = {1.many}'
      one of my/the/his/her/our/their/your best/most/ADJ? ADJ? [friend/reason/problem/teacher/place/day/city/country/book/film/movie/student/thing/colleague/brother/sister/example/benefit/advantage/child/kid/memory] END/is/was/in/who/that/to/of/and/are/has/had/i/because/from/for/came/told/said/lives/lived/works = {1.many}
      good/a/new/of pair of? new/good/nice/old/black? [headphone/glove/shoe/sock/earring/glass/trouser/sunglass/boot/jean/scissor] = {1.many}
      two/three/four/five/six/seven/eight/nine/ten/many/several/few/these/those/all/some [peoples/persons] = people
      [less] people/students/children/cars/friends/mistakes/problems/jobs/books/things/trees/countries/tourists/customers/women/men/pupils/cases/errors/hours/calories/opportunities/options/houses/shops/houses/visitors/accidents/animals/employees/workers/teachers = fewer
      [amount/amounts] of people/students/children/cars/friends/mistakes/problems/jobs/books/things/trees/countries/tourists/customers/women/men/pupils/cases/errors/visitors/accidents/animals/employees/workers/emails/complaints = number
      how [much] people/students/children/cars/friends/mistakes/books/things/times/days/years/hours/brothers/sisters/languages/countries/pages/kilometres/miles/euros/dollars/languages = many
      how/so/too/as/very [many] money/time/water/work/food/traffic/information/homework/sugar/milk/rain/coffee/bread/luggage/advice/noise/fun/space/energy/help/furniture/pollution = much
      [an/a] information/advice/furniture/homework/equipment/luggage/knowledge/news/progress/software/evidence/feedback END/about/from/for/on/that/and/in/to = some
      [an/a other] ONE = another
      [others] people/countries/students/things/languages/cities/books/words = other
      as GOOD/ADJ [than/that/like] WHOM/i/we/he/she/they/the/my/your/his/mine/yours/before/a/in = as
      as ADJ/well/much/many/soon/fast [than/that] WHOM/i/we/he/she/they/the/my/your/his/mine/yours/before = as
      not/n't so/as ADJ [than/like] WHOM/i/we/he/she/they/the/my/your/his/mine/yours/before = as
      the same NOUN? [than/like] WHOM/i/we/he/she/they/my/your/his/mine/yours/before/me/last = as
      twice/three/times/half as ADJ [than] = as
      [comparing/compare] to/with THE/last/other NOUN/year/countries/ADJ END/NOUN/, = compared
      less/more ADJ [that/as/then] me/him/her/us/them/you/mine/yours/his/hers/before/ever = than
      [worser/badder] = worse
      [worstest/baddest] = worst
      [bestest/goodest] = best
      [gooder] = better
      [funner] = more fun
      [more worse/better/worst] = {2}
      the [better] NOUN in/of the village/world/town/city/class/country/family/school/year = best
      the [worse] NOUN in/of the/my village/world/town/city/class/country/family/school/year/life = worst`,
  },
  {
    message: 'It is written otherwise: “{right}”.',
    lines: `
      ^ [may be] WHO/there/THE/tomorrow/next/later/NAME/because = maybe
      , [may be] on/in/at/next/tomorrow/later/WHO/the/a = maybe
      it/he/she/they/there/this/that/which/we [maybe] a/an/the/too/not/possible/necessary/difficult/better/worth/ADJ/ING = may be
      [any one] can/could/who/else/will/is/has/knows/know/wants/want/would/should/in/here/there/seen/got = anyone
      [every one] is/has/was/knows/likes/wants/in/who/can/will/else/should/must/had/here/there/loves/thinks/needs = everyone
      [some one] is/who/told/has/else/to/called/said/stole/took/was/in/at/can/could/will/left = someone
      [no body] is/was/knows/knew/can/could/will/else/has/had/came/likes/wants/told/in/there = nobody
      [every/any/some body] is/was/knows/knew/can/could/will/else/has/had/came/likes/wants/told/in/there/who = {1}body
      [some/any/every/no thing] is/was/else/to/that/happened/wrong/new/about/END/special/in = {1}thing
      ^ [some times] WHO/the/my/people/it = sometimes
      WHO [some times] VERB = sometimes
      BE/HAVE/'ve [all ready] here/there/been/done/gone/left/PARTICIPLE/late/in = already
      WHO [all ready] VERB = already
      WHO/can/and/should [all so] VERB = also
      [all most] everyone/every/all/NUM/the/always/finished/done/there/everything/nothing/PARTICIPLE = almost
      [with out] THE/any/WHOM/ING = without
      [through out] the/my/his/her/our = throughout
      ^ [how ever] , = however
      [never the less] = nevertheless
      ~go/~come/~get/~walk/~run/~put/~turn/~look/~break/~move/~fall/~bump/~drive [in to] THE = into
      [in stead] = instead
      [my self] END/and/to/with/in/for/but/by/because/at/on/that/when = myself
      [him self] = himself
      [her self] END/and/to/with/in/for/but/by/because/at/on/that/when = herself
      [it self] = itself
      [your self] END/and/to/with/in/for/but/by/because/at/on/that/when/at = yourself
      [them selfs/selves/self] = themselves
      [our self/selfs/selves] = ourselves
      [week end/ends] = weekend
      [birth day] = birthday
      [home work] END/and/for/every/is/was/in/on/because = homework
      [house work] END/and/for/every/is/was/in/on/because = housework
      [class/room/house/team/flat/school mate] = {1}mate
      [class/room/house/team/flat/school mates] = {1}mates
      [class/bed/bath/bath room] = {1}room
      [class/bed/bath rooms] = {1}rooms
      [sun glasses] = sunglasses
      [foot/basket/volley/base ball] = {1}ball
      [note book/books] = notebook
      [key board] = keyboard
      [air port] = airport
      [news paper] = newspaper
      [grand mother/father/parents/son/daughter/children] = grand{2}
      [up/down stairs] END/and/to/in/with/because/when/is/are = {1}stairs
      [break fast] END/and/at/in/with/is/was = breakfast
      an/the/my/your/his/her/our/their/in/of/for/a [every day] life/problem/use/clothes/english/object/objects/things/language/activities/routine/problems/tasks/lives/work = everyday
      to/can/could/will/please/must/should/n't/you/i/we/and/they [login/logout/signup] to/in/END/with/and/on/using/here/for = {1.apart}
      to/can/could/will/please/must/should/n't/you/i/we/they [setup] a/an/the/my/your/it/our/this = set up
      to/can/could/will/please/must/should/n't/you/i/we/they [backup] your/my/the/all/it/our/this = back up
      to/can/could/will/please/must/should/n't/you/i/we/they [checkout/workout/pickup/cleanup] the/my/your/it/a/our/this/at/every/how/what/from/them/him/her = {1.apart}
      [who ever] = whoever
      [what ever] END/you/he/she/they/the/i = whatever
      [when/where ever] i/you/we/he/she/they/possible = {1}ever
      [near by] END/and/with/the = nearby
      [every/any where] END/in/and/else/to/you/i = {1}where
      [out side] of?/the/in/END = outside
      [in side] the/my/his/her/of/END = inside
      [over time] pay/work = overtime
      my/his/her/your/our/their [self esteem/confidence/control] = self-{2}
      ^ [NOUN 's] £/$/€/are/were/have = {1.many}
      the/my/our/these/those/all [MANY '] are/were/have/do/will/can/live/work/came/went = {1}
      some/all/many/several/additional/new/these/those/other/two/three/of/significant/extra ADJ? [cost/finding/result/problem/idea/book/photo/video/ticket/student/product/price/friend/egg/tomato/potato/apple/banana/car/house/taxi/pizza/menu/toy/flower/drink/customer/teacher/parent/neighbour/neighbor/member/employee/worker/player/visitor/guest/service 's] END/and/for/in/on/of/with/are/were/at/to/from/that/who/have = {1.many}
      the [finding/result/cost/detail/benefit/advantage/price/problem/instruction/question/answer/photo/picture/goal/objective/requirement 's] of/are/were/END/in/from/for/have = {1.many}`,
  },
  {
    message: 'Another kind of word is wanted here: “{right}”.',
    lines: `
      ~do very/really/so/pretty? [good] in/on/at the/my/his/her/their/our/this/that/your ADJ? test/tests/exam/exams/interview/class/race/match/game/school/competition/driving = well
      ~do very/really/so/pretty? [good] in/at school/math/maths/english/exams = well
      ~work/~study/~try/~train/~practise/~practice very/so/really? [hardly] END/all/every/for/to/at/in/and/because/on/this = hard
      ~taste/~smell/~sound/~look/~feel/~seem very/so/really? [deliciously] = delicious
      ~taste/~smell/~sound/~seem very/so/really/quite? [wonderfully/terribly/horribly/beautifully/strangely/sweetly/nicely/badly] END/and/but/to = {1.plain}
      BE/~seem/~look/~feel NOT? very/so/really/quite? [perfectly/seriously/dangerously/beautifully/easily/quickly/slowly/happily/sadly/angrily/nervously/carefully/differently/correctly] END = {1.plain}
      a/an/the/very/this/that/most/more/so [danger] road/place/animal/job/area/street/man/driver/game/situation/city/dog/thing/sport/part/people/moment = dangerous
      a/an/the/very/most/more [success] businessman/man/woman/person/company/business/life/career/people/year/meeting/project/student = successful
      a/an/the/very/most/more/this/that/your/her/my/our [beauty] city/place/girl/woman/country/house/day/view/town/garden/beach/flower/flowers/dress/eyes/song/village/island/people/things = beautiful
      i/you/he/she/we/they is/are/was/were/am/'m/'s/'re NOT? [danger/success/beauty/difference/importance/difficulty/kindness/confidence/patience/intelligence/silence/independence/convenience/violence/absence/anger/luck/happiness/sadness/hunger/health/noise/thirst/friend/care/pain/peace/stress/power/fame/safety/truth/death/honesty/loyalty/cruelty/possibility/necessity/responsibility/stupidity/popularity/curiosity/generosity/comfort/use/help/wonder/color/colour] END/to/and/for/but/because/that/in/with/about/when = {1.quality}
      it is/was/'s NOT? very/so? [difficulty/importance/possibility/necessity/danger/use/help] to/for/that = {1.quality}
      very/too/extremely/so [danger/success/beauty/difference/importance/difficulty/kindness/confidence/patience/intelligence/silence/independence/convenience/violence/anger/luck/happiness/sadness/hunger/health/noise/thirst/honesty/comfort] = {1.quality}
      near/just/almost/took/for [near] a/NUM/two/three/the week/hour/month/year/weeks/hours/months/years/half/whole = nearly
      ~take/~last/~be/took/lasted/for/cost/costs us/me/him/her/them? [near] a/an/NUM/two/three/ten week/hour/month/year/weeks/hours/months/years/half/whole/dollars/euros = nearly
      , [specially] when/if/in/on/for/the/my/at/because/with/those/this/children = especially
      patients/people/students/women/men/man/woman/person/someone/anyone/everyone/friend/friends/colleague/colleagues/clients/client/doctor/nurse/teacher/teachers/girl/boy/children/workers/worker/neighbour/neighbor/uncle/aunt/cousin/candidate/candidates/employees/employee/player/players/guest/guests/tourists/parents [which] VERB/never/always/also/can/could/will/would/had/has/have = who
      people/students/women/men/children/parents/workers/guests/pupils/employees/visitors/customers/friends/neighbours/neighbors/patients who [was] = were
      people/students/women/men/children/parents/workers/guests/pupils/employees/visitors/customers/friends/neighbours/neighbors/patients who [is] = are
      people/students/women/men/children/parents/workers/guests/pupils/employees/visitors/customers/friends/neighbours/neighbors/patients who [has] = have
      people/students/women/men/children/parents/workers/guests/pupils/employees/visitors/customers/friends/neighbours/neighbors/patients who [lives/works/wants/needs/likes/comes/goes/thinks/uses/makes/takes/gets/believes/knows/does] = {1.base}
      ~let/~contact/~call/~email/~ask/~tell/to/for/with/between/~join/~help/~invite/~give NOUN/NAME/WHOM and/or [myself] = me
      ^ NOUN/NAME and [myself] VERB = I
      BE [not longer] !than = no longer
      not/n't/never/hardly/without ~have/~see/~do/~know/~want/~say/~need/~eat/~get/~tell/~hear/~find/~give/~take/~make WHOM? [nothing] END/about/to/from/in/for/because/wrong/new/else/special = anything
      not/n't/never ~have/~see/~do/~know/~want/~need/~eat/~get/~find/~make/~take [no] NOUN/more/ADJ = any
      not/n't/never ~see/~know/~tell/~meet/~ask/~hurt/~kill/~like/~hear/~trust/~find/~help/~invite [nobody/noone] = anybody
      not/n't/never ~see/~know/~tell/~meet/~ask/~hurt/~like/~hear/~trust/~help [no one] = anyone
      not/n't/never ~go/~find/~see/~be/~travel/~get [nowhere] = anywhere
      SEEM [enough old/young/big/tall/strong/good/warm/hot/cold/rich/clever/smart/fast/long/wide/large/safe/brave/lucky/clean/easy] END/to/for = {2} enough
      have/has/had [not/n't still] PARTICIPLE = not yet
      i/you/we/they/he/she [never/always/often/usually/sometimes/rarely am/is/are/was/were] ADJ/late/at/in/here/a/very/so/on/happy/there !END = {2} {1}
      a/an/the/my/his/her/this/that/new [car/house/dress/shirt/bag/jacket/bike/coat/hat/pen/skirt/dog/cat/t-shirt/book/flower/table/door/phone red/blue/green/black/white/yellow/brown/grey/pink/purple/orange] END/and/with/for/in/but/because/yesterday/from = {2} {1}
      BE/a/an a/an? [film/book/city/place/person/story/movie/man/woman/girl/boy/job/country/game/lesson/teacher/restaurant/hotel/problem/question very/so/really interesting/beautiful/good/nice/important/difficult/big/expensive/kind/funny/boring/exciting/famous/intelligent/friendly/delicious/old/popular/strange/dangerous] END/and/for/because/in/with/but = {2} {3} {1}`,
  },
];
