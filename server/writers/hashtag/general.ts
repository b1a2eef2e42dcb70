/** What a platform, a tone and an audience add, whatever the post is about. */
import type tool from '../../../tools/hashtag-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import { splitList } from './niche.ts';

type Request = PayloadOf<typeof tool>;

/**
 * `{core}` and `{light}` stand for the niche's names, `{tok}` and `{gram}` for its corners, `{work}` for what its trade
 * says. `{seen}`, `{skill}`, `{effort}` and `{vlog}` are its name too, where people look at it, learn it, keep at it or film
 * their days of it: #KnittingTips is read by many, #FaithTips and #PropertyInspo by nobody.
 */
export interface Manner {
  /** Made with the niche of the post. */
  readonly made: readonly string[];
  /** Whatever the post is about, the best first. */
  readonly tags: readonly string[];
}

/** Which of a niche's lists are used. */
export type Register = 'plain' | 'light' | 'trade';

const manner = (made: string, tags: string): Manner => ({ made: splitList(made), tags: splitList(tags) });

export const PLATFORMS: Record<Request['platform'], Manner & { readonly register: Register; readonly isBrief?: true }> = {
  'All Platforms': { ...manner('', ''), register: 'plain' },
  Instagram: {
    ...manner(
      '{gram} {seen}Inspo',
      'InstaGood PicOfTheDay PhotoOfTheDay InstaDaily IGDaily InstaMood InstaLove ReelsInstagram InstaMoment IGCommunity InstaStory ReelItFeelIt InstaLike InstaPhoto CarouselPost InstaReels ExplorePage InstaVibes',
    ),
    register: 'plain',
  },
  'Twitter/X': {
    ...manner('', 'ICYMI Trending TodayILearned Thread HotTake MustSee MustRead Thoughts NowYouKnow TrueStory TIL'),
    register: 'plain',
    isBrief: true,
  },
  TikTok: {
    ...manner(
      '{tok}',
      'FYP ForYou ForYouPage LearnOnTikTok TikTokCommunity SmallCreator DayInTheLife StoryTime POV ComeWithMe TikTokTips ViralVideo WatchThis SideOfTikTok RealTok MiniVlog',
    ),
    register: 'plain',
  },
  LinkedIn: {
    ...manner(
      '{work}',
      'Leadership Business Networking ProfessionalDevelopment CareerGrowth Innovation SmallBusiness Teamwork BusinessGrowth LessonsLearned Entrepreneurship WorkCulture FutureOfWork CustomerExperience Learning Strategy Mentorship Management PersonalBrand WorkLifeBalance Collaboration CompanyCulture Productivity Community SelfEmployed Communication ContinuousLearning Purpose Resilience ThoughtLeadership',
    ),
    register: 'trade',
  },
  Facebook: {
    ...manner(
      '{skill}Community',
      'Community LocalCommunity FriendsAndFamily FacebookReels ShareWithFriends FacebookGroup SupportLocal TagAFriend FacebookLive FBReels JoinTheConversation LocalLife GoodNews ShareTheLove TellAFriend',
    ),
    register: 'plain',
  },
  YouTube: {
    ...manner(
      '{skill}Tutorial {vlog}Vlog',
      'YouTube Shorts YouTubeShorts Vlog NewVideo YouTuber YouTubeVideo SmallYouTuber YouTubeChannel HowTo Subscribe WatchNow YouTubeCreator VideoOfTheDay FirstVideo DailyVlog BehindTheScenes LongForm',
    ),
    register: 'plain',
  },
  Pinterest: {
    ...manner(
      '{seen}Ideas {seen}Inspiration',
      'PinterestInspired PinterestIdeas Inspiration Ideas MoodBoard PinIt SaveForLater Aesthetic PinterestFinds PinnedIt DIYIdeas InspirationBoard VisionBoard StepByStep TryThis EasyIdeas SaveThis PinThis',
    ),
    register: 'plain',
  },
};

export const TONES: Record<Request['tone'], Manner & { readonly register?: Register }> = {
  Default: manner('', ''),
  Professional: {
    ...manner(
      '{work}',
      'BestPractices IndustryInsights Expertise BusinessInsights QualityMatters CaseStudy ProfessionalDevelopment IndustryNews BusinessTips LessonsLearned',
    ),
    register: 'trade',
  },
  Casual: {
    ...manner(
      '',
      'JustBecause EverydayMoments LittleThings GoodVibes HappyDays LifeLately KeepItReal GoodTimes SimplePleasures NoFilterNeeded DayByDay Chill',
    ),
    register: 'light',
  },
  Trendy: {
    ...manner(
      '{seen}Inspo',
      'Trending TrendAlert Vibes MoodBoard Aesthetic MainCharacterEnergy Obsessed TrendingNow Iconic CoreMemory NewObsession Vibe',
    ),
    register: 'light',
  },
  Motivational: manner(
    '{effort}Motivation {seen}Inspiration',
    'KeepGoing YouCanDoIt NeverGiveUp StayMotivated BelieveInYourself Motivation OneStepAtATime DreamBig ProgressNotPerfection MakeItHappen Persistence Determination KeepShowingUp',
  ),
  Humorous: {
    ...manner(
      '{light}Humor {light}Memes',
      'Funny LOL JustForLaughs Humor SoTrue Relatable Comedy LaughOutLoud SorryNotSorry SendHelp Oops FunnyBecauseItsTrue',
    ),
    register: 'light',
  },
  Educational: manner(
    '{skill}Tips {skill}101 {seen}Tips',
    'LearnSomethingNew DidYouKnow HowTo TipsAndTricks Learning Education StepByStep QuickTips Explained KnowledgeIsPower TipOfTheDay LearnTogether',
  ),
  'Brand-focused': {
    ...manner(
      '{work}',
      'BrandStory MeetTheMaker BehindTheBrand OurStory BrandLaunch SmallBrand MadeWithCare BrandValues BehindTheScenes SupportSmallBrands MeetTheTeam NewBrand BrandLove',
    ),
    register: 'trade',
  },
};

export const AUDIENCES: Record<Request['audience'], Manner> = {
  Everyone: manner('', ''),
  Beginners: manner(
    '{skill}ForBeginners Beginner{skill}',
    'ForBeginners BeginnerFriendly StartHere FirstSteps Newbie LearnTheBasics GettingStarted BeginnerTips EverybodyStartsSomewhere',
  ),
  Professionals: manner('{work}', 'WorkingProfessionals WorkLife Professionals AfterWork OfficeLife CareerPeople CareerMinded'),
  Students: manner('', 'Students StudentLife StudentTips UniLife CampusLife StudyBreak CollegeLife StudentBudget'),
  Entrepreneurs: manner(
    '{work}',
    'Entrepreneurs EntrepreneurLife Founders StartupLife FounderLife SideHustle Solopreneur Entrepreneurship',
  ),
  Marketers: manner(
    '',
    'Marketers MarketingIdeas MarketingTips DigitalMarketing ContentMarketing MarketingInspiration MarketingCommunity',
  ),
  Developers: manner('', 'Developers DevCommunity DevLife SoftwareEngineers Coders WebDev TechCommunity'),
  'Business Owners': manner(
    '{work}',
    'BusinessOwners SmallBusinessOwner BusinessOwner SmallBizTips LocalBusiness RunYourBusiness BusinessTips SmallBizOwners',
  ),
  'Industry Experts': manner(
    '{work}',
    'IndustryExperts ExpertAdvice ThoughtLeadership IndustryInsights ExpertOpinion SubjectMatterExpert PeerLearning ExpertView',
  ),
};

/** In posts about grief these replace tone, platform and everything else. */
export const GENTLE: Manner = manner(
  '',
  `LittleJoys GentleReminder WarmWords Hope TogetherAlways Memories Love Support Kindness Strength Healing Remember Peace Comfort
  ThinkingOfYou OneDayAtATime LovedOnes Compassion WithLove NeverForgotten Cherished Family Friendship ListeningEar BeKind
  TakeYourTime HoldOn Courage Rest SmileThroughTears LifeStories Togetherness`,
);

/** Where nothing is known of a post, or more tags are asked for than its niche has. */
export const EVERYDAY: readonly string[] = splitList(
  `Inspiration Community Everyday RealLife Ideas Discover Creativity Stories GoodThings NewPost Explore Learn Share SmallJoys
  Together MakeItCount Tips Inspired Curious Today WorthSharing JoinIn Connect Moments GoodNews LoveThis Simple Passion
  Motivation Discovery TryThis Support Celebrate LocalLove FreshStart DoWhatYouLove OurStory HaveALook SomethingNew AllWelcome
  DailyInspiration ShareYourStory PeopleFirst NeverStopLearning FoundThis`,
);
