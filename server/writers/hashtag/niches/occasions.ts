/** Kinds of posts and days of the year: they say what happens, whatever it is about. */
import { occasion, type Niche } from '../niche.ts';

export const OCCASIONS: readonly Niche[] = [
  occasion({
    words: 'opening~ grand-opening open-day launch~ launching now-open launched~ opens relaunch doors-open ribbon',
    tags: 'GrandOpening NowOpen OpeningDay NewBusiness ComeAndVisit NewInTown OpeningSoon DoorsOpen LaunchDay SaveTheDate OpeningWeekend ComeSayHello',
    fun: 'BigDay ItsHappening LetsParty',
    work: 'BusinessLaunch NewVenture Announcement Milestone',
  }),
  occasion({
    words:
      'sale flash-sale discount off~ offer deal~ bargain clearance voucher coupon half-price promo reduced bogo saving-event',
    tags: 'Sale FlashSale SpecialOffer LimitedTimeOffer ShopNow Discount BigSale Deals DealOfTheDay Savings OnSale SaleNowOn',
    fun: 'BargainHunter TreatYourself RetailTherapy',
    work: 'RetailPromotion SpecialOffer CustomerOffer',
  }),
  occasion({
    words: 'giveaway win-a competition~ prize-draw raffle~ enter-to-win tag-a-friend contest~',
    tags: 'Giveaway Competition WinIt PrizeDraw GiveawayTime FreebieFriday CompetitionTime EnterToWin',
    fun: 'FingersCrossed FeelingLucky',
    work: 'CustomerAppreciation',
  }),
  occasion({
    words: 'win~ won~ winner prize~ award medal champion trophy first-place finalist shortlisted nominated honoured',
    tags: 'AwardWinning Winner PrizeWinner ProudMoment HardWorkPaysOff Award BestInShow CelebrateSuccess LocalWinners BigNews SmallTeamBigWin',
    fun: 'WeWon OverTheMoon HappyDance',
    work: 'Award Recognition AwardWinners IndustryAwards',
  }),
  occasion({
    words:
      'finished~ finish~ graduated passed~ completed~ achieve achievement milestone proud~ celebrate~ celebration~ years~ anniversary finally~ made-it~ qualified accomplished',
    tags: 'Milestone ProudMoment NeverGiveUp DreamsDoComeTrue HardWorkPaysOff Celebrate NewChapter Achievement KeepGoing DoneIt WorthTheWait',
    fun: 'WeDidIt HappyDance FinallyDone',
    work: 'CareerMilestone Achievement NewChapter',
  }),
  occasion({
    words: 'thank~ thanks~ grateful gratitude thankful appreciate appreciation kindness',
    tags: 'ThankYou Grateful Gratitude Thankful Appreciation GoodPeople Kindness CustomerAppreciation FeelingGrateful',
    fun: 'AllTheFeels HeartFull',
    work: 'CustomerAppreciation TeamAppreciation Gratitude',
  }),
  occasion({
    words:
      'event~ workshop webinar conference festival~ fair~ fete talk~ ticket~ concert~ exhibition meetup open-mic quiz~ saturday-night masterclass course~ class~',
    tags: 'Events WhatsOn SaveTheDate LocalEvents ThingsToDo BookNow JoinUs Workshop EventDay UpcomingEvents',
    fun: 'SeeYouThere PlansSorted',
    work: 'EventProfs Networking Conference ProfessionalDevelopment',
  }),
  occasion({
    words: "father's-day fathers-day stepdad stepfather best-dad",
    tags: 'FathersDay HappyFathersDay BestDad FathersDayGift DadLife Dad Fatherhood FathersDayIdeas ProudDad',
    fun: 'DadJokes GirlDad',
    work: 'FathersDay',
  }),
  occasion({
    words: "mother's-day mothers-day best-mom best-mum stepmom",
    tags: 'MothersDay HappyMothersDay BestMom MothersDayGift MomLife Motherhood MothersDayIdeas ThankYouMom',
    fun: 'MumLife MomLife',
    work: 'MothersDay',
  }),
  occasion({
    words: 'saturday~ sunday~ weekend friday~',
    tags: 'Weekend WeekendVibes WeekendPlans ThingsToDo SundayFunday HappyWeekend HelloWeekend',
    fun: 'FridayFeeling SaturdayVibes WeekendMode',
    work: 'WeekendReads',
  }),
  occasion({
    words: 'monday~',
    tags: 'MondayMotivation NewWeek MondayMood HappyMonday StartOfTheWeek',
    fun: 'MondayBlues MondayMemes',
    work: 'MondayMotivation',
  }),
  occasion({
    words: 'morning~ dawn~ early~ sunrise breakfast 6am 5am wake~',
    tags: 'EarlyMorning MorningRoutine EarlyStart GoodMorning MorningPerson RiseAndShine',
    fun: 'EarlyBird NotAMorningPerson',
    work: 'EarlyStart',
  }),
  occasion({
    words: 'midnight insomnia late-night night-owl nightshift night-shift sleepless',
    tags: 'NightOwl LateNight MidnightThoughts UpLate AfterDark CantSleep',
    fun: 'NightOwlClub WhoElse WhyAmIAwake',
    work: 'WorkLifeBalance',
  }),
  occasion({
    words: 'christmas xmas santa advent festive mince-pie stocking carol reindeer nativity',
    tags: 'Christmas ChristmasGifts FestiveSeason ChristmasIdeas ChristmasShopping MerryChristmas HolidaySeason ChristmasMarket GiftIdeas StockingFillers',
    fun: 'ChristmasJumper TisTheSeason',
    work: 'SeasonalCampaign HolidayMarketing',
  }),
  occasion({
    words: 'halloween pumpkin spooky costume trick-or-treat witch ghost',
    tags: 'Halloween SpookySeason PumpkinSeason HalloweenIdeas HalloweenCostume PumpkinCarving October31',
    fun: 'SpookyVibes Boo',
    work: 'SeasonalCampaign',
  }),
  occasion({
    words: 'easter egg-hunt bunny good-friday',
    tags: 'Easter HappyEaster EasterWeekend EasterIdeas EasterEggHunt SpringHoliday',
    fun: 'SomeBunny EasterTreats',
    work: 'SeasonalCampaign',
  }),
  occasion({
    words: 'birthday party~ balloon cake-and-candles turning~ celebrate-birthday',
    tags: 'Birthday HappyBirthday BirthdayParty PartyIdeas BirthdayGift CelebrationTime PartyTime BirthdayIdeas',
    fun: 'BirthdayVibes AnotherYearWiser',
    work: 'EventPlanning',
  }),
  occasion({
    words: 'spring~ blossom daffodil april~',
    tags: 'Spring SpringVibes SpringTime HelloSpring SpringIsHere SignsOfSpring SpringSeason',
    fun: 'SpringFeeling',
    work: 'NewSeason',
  }),
  occasion({
    words: 'summer~ july~ august~ heatwave summertime',
    tags: 'Summer SummerVibes SummerTime HelloSummer SummerDays SummerFun SummerSeason',
    fun: 'SummerMood SunsOut',
    work: 'SummerSeason',
  }),
  occasion({
    words: 'autumn~ fall-colours october~ november~ cosy cozy leaves~',
    tags: 'Autumn AutumnVibes HelloAutumn AutumnColours CosySeason FallVibes AutumnDays',
    fun: 'SweaterWeather CosyVibes',
    work: 'NewSeason',
  }),
  occasion({
    words: 'winter~ december~ january~ february~ frosty snowman',
    tags: 'Winter WinterVibes WinterDays HelloWinter WinterWarmer CosyWinter',
    fun: 'HotChocolateWeather',
    work: 'WinterSeason',
  }),
  occasion({
    words: 'gift~ present~ gift-idea gift-guide gift-box keepsake handmade-gift',
    tags: 'GiftIdeas UniqueGifts GiftsForHer GiftsForHim PersonalisedGifts GiftGuide ThoughtfulGifts ShopSmall',
    fun: 'GiftGoals',
    work: 'CorporateGifts',
  }),
  occasion({
    words: 'mug~ cup~ glassware kitchenware homeware tableware plate~ crockery teapot',
    tags: 'Mugs MugLove Homeware Kitchenware Tableware CoffeeMug MugCollection HomeAccessories NewMug Drinkware',
    fun: 'MugShot MugAddict',
    work: 'HomewareBrand RetailIndustry',
  }),
  occasion({
    words: 'move~ moved~ moving~ moving-out moving-house relocate new-house new-flat packing boxes starting-over',
    tags: 'BigMove NewStart MovingDay FreshStart MovingHome NewChapter NewHome NewBeginnings StartingOver',
    fun: 'NoLookingBack',
    work: 'NewBeginnings FreshStart',
  }),
  occasion({
    words: 'migrate~ migration~ switched switching moved~ replatform',
    tags: 'Migration MakingTheMove LessonsLearned BigMove NewStart',
    fun: 'NoLookingBack',
    work: 'LessonsLearned ChangeManagement Migration',
  }),
  occasion({
    words: 'sold-out sold~ restock back-in-stock new-arrivals pre-order preorder limited-edition drop~',
    tags: 'SoldOut NewArrivals BackInStock PreOrder LimitedEdition ComingSoon NewIn OrderNow',
    fun: 'GoingFast MustHave',
    work: 'SmallBusinessWins CustomerDemand',
  }),
];
