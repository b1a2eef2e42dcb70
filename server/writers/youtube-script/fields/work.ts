/** Money, trade and jobs. Nothing here is advice on a particular investment. */
import type { Field } from '../stock.ts';

export const WORK: readonly Field[] = [
  {
    isOfMind: true,
    words:
      /\b(?:resumes?|résumés?|cv|job interviews?|cover letters?|salary|career|careers|promotion|job search|getting hired|quit my job|remote work|boss|coworkers?|linkedin)\b/,
    says: {
      need: '[B-roll: the job advert, marked with a pen]\nYou need the advert, a pen, and three true stories from your own work. Mark what they ask for in the advert. Then find the story that proves it for each mark. If you’ve got those, you’re better prepared than most people in the waiting room.',
      first:
        '[B-roll: one sentence, said aloud]\nStart with one sentence: what you do, for whom, and what gets better because of it. Say it aloud until it sounds like you. Everything else, the page and the conversation, is that sentence with evidence attached.',
      main: '[B-roll: situation, what you did, how it ended]\nTell each story in three steps: what was going on, what you did, and how it ended. Say “I” where it was you. Use a number if you have an honest one. And then stop talking. A short pause feels long to you, and calm to everyone else.',
      check:
        '[B-roll: a friend asking the questions]\nPractice with a friend who asks the question you’re afraid of. Record it. You’ll hear yourself apologize, or race, or both. Do it twice more, and the afraid part moves on to something smaller.',
      mistake:
        'The usual mistake is to send the same thing everywhere. One careful application takes an hour and beats twenty quick ones. The person reading has thirty of them and can tell within a line.',
      why: '[On screen: what they ask, what they mean]\nThe person across the table has a problem and a bit of fear: that they’ll choose wrong. So every question means the same thing underneath. Can you do it, will you do it, will we get along? Answer that, and the wording looks after itself.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:(?<!mak(?:e|ing) |earn )money|budgets?|budgeting|saving|savings|invest|investing|investments?|stocks|stock market|etfs?|index funds?|debt|mortgages?|credit|retire|retirement|pensions?|tax|taxes|crypto\w*|bitcoin|frugal|compound interest|inflation|interest rates?|insurance|financial|finances?)\b/,
    says: {
      need: '[B-roll: three months of statements on a table]\nYou need your last three statements, a sheet of paper, and one quiet hour. Write down what comes in, what has to go out, and what’s left. Most people have never seen those three numbers next to each other. I’m not a financial adviser, so take this as a way to think.',
      first:
        '[On screen: income, fixed costs, the rest]\nStart with the fixed costs, because you decide once and save every month. Contracts, subscriptions, insurance. Ask of each one: would I sign this again today? Whatever gets a no is the easiest money you’ll ever find.',
      main: '[B-roll: an automatic transfer being set up]\nThen make the good thing happen by itself. Let a fixed amount leave your account the day after you’re paid, before you can spend it. First toward expensive debt, then toward a cushion of a few months, and only after that toward anything with risk in it.',
      check:
        '[On screen: one number, once a month]\nLook at one number, once a month, on the same day: what you own minus what you owe. It should creep upward. Looking every day only makes you nervous, and nervous people sell low and buy high.',
      mistake:
        'The costly mistake is chasing what went up last year. By the time everybody’s talking about it, somebody’s hoping that you’ll buy theirs. If you can’t explain in two sentences how it earns its return, leave it.',
      why: '[On screen: a curve that starts flat and gets steep]\nMoney grows on what has already grown. A hundred at five percent is a hundred and five after a year, and the next five percent are counted on that. For years you see almost nothing, and then the curve bends. The same thing works against you with debt, and with rising prices.',
      choose:
        '[On screen: fees, risk, time]\nCompare three things: what it costs you every year, what you could lose in a bad year, and how quickly you can get out. Fees look tiny, and they’re the only part that’s certain. If someone hurries you, you already have your answer.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:business|businesses|(?:make|making|earn) money|marketing|etsy|sell|selling|freelanc\w+|clients?|startups?|seo|brand|branding|dropshipping|side hustle|e-?commerce|entrepreneurs?|small teams?)\b/,
    says: {
      need: '[B-roll: a list of ten real names]\nYou need ten people who might want it, by name. You don’t need a logo, a plan or a company car. If you can’t think of ten, that’s the first job. If you can, go and talk to them before you build any more.',
      first:
        '[B-roll: a conversation, taking notes]\nStart by asking, and don’t pitch. How do they do it today? What’s annoying about that? What have they already tried, and what did they pay? Listen for what they’ve done, because what people say they would do is mostly politeness.',
      main: '[B-roll: a first simple offer on one page]\nThen make the smallest offer that solves one of those annoyances, put a price on it, and ask for a yes or a no. Deliver it yourself, by hand, even if it’s slow. You’ll find out what matters while it’s still cheap to change.',
      check:
        '[On screen: who came back]\nCount who comes back and who sends a friend. Likes and visits are pleasant, and they pay for nothing. If the same people return without being asked, do more of exactly that. If nobody does, change the offer before you change the advertising.',
      mistake:
        'The favorite mistake is speaking to everybody. A message for everyone is heard by no one. Choose one kind of person, use the words they use, and don’t worry about the rest. The rest can overhear it.',
      why: '[On screen: trouble, trust, price]\nPeople pay when three things come together: it hurts enough, they trust you enough, and the price feels smaller than the trouble. If something doesn’t sell, one of the three is missing. It’s a lot cheaper to find out which than to shout louder.',
      choose:
        '[On screen: cost, effort, way out]\nWhen you compare tools or services for this, count the hours along with the price. Ask who else has to learn it, what happens to your data if you leave, and whether you’d miss it after a week without. Plenty of subscriptions fail that last one.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:meetings?|managers?|(?<!time |money |weight |project )management|leadership|leading|delegat\w+|feedback|teamwork|teams|hiring|onboarding|agenda|one-on-ones?)\b/,
    says: {
      need: '[B-roll: one line on a whiteboard]\nYou need one sentence that begins with “when we’re done”. When we’re done, we’ll have chosen a date. If you can’t finish that sentence, you don’t need the meeting, and everybody will thank you for the half hour.',
      first:
        '[B-roll: an invitation being written]\nStart with who’s missing, and who’s there for no reason. The one who decides has to be in the room. The ones who only have to know about it can read it afterward. With five people you get a talk. With twelve you get an audience.',
      main: '[B-roll: five people around a table, one of them writing]\nNow ask the quiet ones first, before the loud ones have set the tone. Write down every decision while you’re all still there, with one name and one date behind it. Two names mean nobody. And when something grows into a debate, park it, and give it a time of its own.',
      check:
        '[On screen: who, what, by when]\nAsk two people afterward, separately, what was decided. If they tell you the same thing, it went well. If they don’t, the talk was pleasant and the work hasn’t begun. It’s a slightly cruel test, and it takes two minutes.',
      mistake:
        'The mistake most of us make is to answer every question ourselves. It’s quick, and it teaches everyone to wait for you. Ask “what would you do?” and count to five. It’s a long five seconds, and it changes who thinks.',
      why: '[On screen: goal, trust, next step]\nPeople work well together when three things are clear: what it’s for, who decides, and what happens next. Where one of them is missing, you see it as something else. You see lateness, or politics, or silence. So before you work on the people, look for the missing one.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:public speaking|presentations?|presenting|speech(?:es)?|wedding toast|stage fright|slides?|powerpoint|talks?|small talk|conversations?|debate|debating|pitch)\b/,
    says: {
      need: '[B-roll: one card with three lines on it]\nOne sentence that people should still know tomorrow, one story that shows it, and one card with three lines. Leave the full text at home. If you read it out, they’ll wish you’d sent it to them.',
      first:
        '[B-roll: standing up, both feet on the floor]\nBegin with your feet. Put both of them flat on the floor, breathe out, look at one friendly face, and only then start to speak. The first sentence is the only one worth learning by heart, because it carries you through the part when your heart is loud.',
      main: '[B-roll: a hand opening, a pause]\nSay one thing at a time, in short sentences, and stop between them. Tell the story with a place and a person in it. When you get to the point that matters, slow down and lower your voice a little. Nobody ever complained that a talk was too short or too clear.',
      check:
        '[B-roll: practicing in front of one friend]\nPractice aloud, on your feet, in front of one person. Then ask only what they remember. If it isn’t your one sentence, move it to the front. Time yourself as well, because everything takes longer once there are faces.',
      mistake:
        'The usual mistake is trying not to be nervous. It doesn’t work, and it isn’t needed. A bit of shaking is invisible from the second row. Turn to what you want to give them, and the nerves have less to do.',
      why: '[On screen: a quick heart, an audience that can’t see it]\nYour body can’t tell an audience from danger, so it gets you ready to run. You get a quick heart, dry lips and fast words. That wave lasts a couple of minutes, and then it goes down by itself. If you know your first two minutes well, you’re through.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:youtube|youtuber|channels?|subscribers?|thumbnails?|instagram|tiktok|followers|social media|content creat\w+|podcasts?|podcasting|newsletters?|twitch|streaming|streamer|influencers?|go viral|viral|reels)\b/,
    says: {
      need: '[B-roll: a phone against a stack of books, a window]\nYou need a phone, a window, and something to say to one particular person. Good sound matters more than a good picture, because people forgive a dark room and they don’t forgive an echo. A wardrobe full of clothes makes a fine studio.',
      first:
        '[B-roll: ten lines on a sheet of paper]\nStart with ten titles. Write down ten things that you could make and that one person would look for. If you get to ten, you’ve got a subject. If you run dry at four, it’s too narrow for you, or it isn’t yours.',
      main: '[B-roll: recording, one take, then a simple cut]\nMake the first five quickly, one a week, and expect nothing from them. Say what it’s about in the first sentence. Cut every pause in which you’re only thinking. And choose a rhythm that you could keep up in your worst month, because people come back for what comes back.',
      check:
        '[On screen: the curve that shows where viewers leave]\nLook at one curve: where people leave. It falls a little at the start for everyone. Where it falls suddenly, go and watch that second yourself. You’ll nearly always hear the reason. That’s worth more than the number of followers.',
      mistake:
        'The usual mistake is to polish the things that nobody sees, like the logo, the intro, and the name. The second one is copying somebody’s style after they’ve had years to grow into it. Copy their patience. Leave them their jokes.',
      why: '[On screen: a promise, and the promise kept]\nPeople choose by the title and the picture, and they stay if the first half minute keeps that promise. Everything the machinery does with your work follows from those two, because it shows more of what people finish. So make a promise that you can keep.',
      choose:
        '[B-roll: the same sentence, recorded with each one]\nWhen it comes to equipment, buy in this order: sound, light, and only then the camera. Record the same sentence with each one in your own room. What sounds wonderful in a studio may sound like a bathroom at your place.',
    },
  },
];
