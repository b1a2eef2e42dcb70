/** Tone decides the voice: how the offer is made, how skills are introduced, what is said between, what is asked for at the end. */
import type { GigRequest } from './request.ts';
import type { Offer } from './offer.ts';

export interface Tone {
  /** The first words, by how the title was worded. */
  readonly lead: Readonly<Record<Offer['shape'], readonly string[]>>;
  /** Takes {items} in one sentence. */
  readonly list: readonly string[];
  /** Stands over the same as bullets. */
  readonly heading: readonly string[];
  /** What working together is like; each stands anywhere. */
  readonly asides: readonly string[];
  /** One thing to do next. */
  readonly closings: readonly string[];
}

export const TONES: Readonly<Record<GigRequest['tone'], Tone>> = {
  Default: {
    lead: {
      action: [
        'I will {action}. You tell me what you need, I do the work, and you get something you can use as it is.',
        'Let me {action}, so that you can get on with everything else.',
        'What you get here is simple to say: I will {action}.',
      ],
      goal: [
        'This gig is for you if you want to {action}.',
        'You want to {action}. That is what I can help you with.',
        'If your plan is to {action}, you have come to the right page.',
      ],
      thing: [
        'What you get here is {thing}, made for your case and nobody else’s.',
        'If you need {thing}, this is what I do.',
        'I offer {thing}: you tell me what it is for, and I do the rest.',
      ],
      person: [
        'If you are looking for {person}, you have found one.',
        'I am {person}, and this page tells you what I can do for you.',
        'You need {person}. Here is what you get when you order from me.',
      ],
      question: [
        '{question} Then this is what I do for you.',
        '{question} If so, I can help.',
        '{question} Here is what I can do about it.',
      ],
      named: [
        'What I offer, in one line: {title}.',
        'This gig is about one thing: {title}.',
        'Here is what you can order from me: {title}.',
      ],
    },
    list: ['My skills and tools: {items}.', 'What I bring to the job: {items}.', 'What I can draw on: {items}.'],
    heading: ['What I bring to the job:', 'What goes into the work:', 'What you can count on me for:'],
    asides: [
      'You deal with me directly, from the first message to the delivery.',
      'If something in your plan will not work, I say so before I start.',
      'Plain words are enough; you do not need to know the jargon.',
      'I would rather ask one question too many than deliver the wrong thing.',
      'You always know where the work stands.',
      'No two jobs are the same, so I read every brief from the beginning.',
      'I answer in whole sentences and not with a list of links.',
      'A small job gets the same attention as a large one.',
    ],
    closings: [
      'Send me a message with what you need and when you need it, and I will tell you how I would go about it.',
      'Not sure whether this fits? Write to me first and describe your case in two or three lines.',
      'Place your order when you are ready, or ask me anything beforehand.',
      'A short description of your project is all I need to answer you. I will take it from there.',
      'Write me two lines about what you have in mind. That is all it takes to begin.',
    ],
  },
  Professional: {
    lead: {
      action: [
        'I will {action}, working to an agreed brief and an agreed scope.',
        'My service is clearly defined: I will {action}.',
        'Please consider this gig if you would like someone to {action} with care and without fuss.',
      ],
      goal: [
        'This service is intended for clients who want to {action}.',
        'Clients who wish to {action} will find a structured service here.',
        'If you intend to {action}, I can support you with a clear plan.',
      ],
      thing: [
        'This service provides {thing}, prepared to an agreed brief.',
        'I provide {thing} with a defined scope and an orderly delivery.',
        'The service on offer is {thing}, carried out with care and documented where that helps.',
      ],
      person: [
        'I offer my services as {person}, on clear terms and to an agreed brief.',
        'I am {person}, available for individual orders with a defined scope.',
        'Clients who require {person} are welcome to review the details below.',
      ],
      question: [
        '{question} I provide exactly this service, to an agreed brief.',
        '{question} The details of my service are set out below.',
        '{question} I would be glad to take the assignment on.',
      ],
      named: [
        'The service on offer: {title}.',
        'This gig covers the following service: {title}.',
        'My service, stated briefly: {title}.',
      ],
    },
    list: [
      'Relevant skills and tools: {items}.',
      'The following is at your disposal: {items}.',
      'My qualifications for the work: {items}.',
    ],
    heading: ['Relevant skills and tools:', 'Areas of competence:', 'What I contribute:'],
    asides: [
      'The scope is confirmed in writing before work begins.',
      'Material you share is used for your order and for nothing else.',
      'Any point that affects time or cost is raised before it becomes a problem.',
      'Communication is courteous, prompt and to the point.',
      'Agreed requirements are checked one by one before delivery.',
      'Where a decision is yours to make, I set out the options and their consequences.',
      'Every delivery is accompanied by a short, factual summary.',
      'I accept an order only where I can carry it out properly.',
    ],
    closings: [
      'Please send your brief and your deadline, and I will confirm what can be done.',
      'I invite you to contact me with your requirements before you place the order.',
      'For an accurate start, kindly include your material and your objectives in the first message.',
      'You are welcome to request clarification of any point; otherwise, simply place the order and attach your brief.',
      'Please get in touch with a short outline of the project, and I will reply with the next step.',
    ],
  },
  Friendly: {
    lead: {
      action: [
        'Hello, and thanks for stopping by! I will {action}, and I’ll try to make it easy for you.',
        'Hi there! I’d love to {action}.',
        'Nice to meet you! Let me {action} while you look after everything else on your list.',
      ],
      goal: [
        'Hello! If you’d like to {action}, you’re in good company here.',
        'Hi there! So you want to {action}? I’d love to help.',
        'Welcome! This little corner is for people who want to {action}.',
      ],
      thing: [
        'Hello! If you’re looking for {thing}, I’d be happy to help.',
        'Hi there! I offer {thing}, with a real person at the other end who reads what you write.',
        'Welcome! What you’ll get from me is {thing}, made with you in mind.',
      ],
      person: [
        'Hello! I’m {person}, and I’d be happy to work with you.',
        'Hi there! Looking for {person}? Nice to meet you.',
        'Welcome! I’m {person}, and I like people who ask questions.',
      ],
      question: [
        '{question} Hello, then! I’d be happy to help.',
        '{question} You’re not alone, and I’d love to lend a hand.',
        '{question} Hi! Let’s sort it out together.',
      ],
      named: [
        'Hello, and welcome! Here’s what I do: {title}.',
        'Hi there! I’d be happy to help you with this: {title}.',
        'Welcome! My gig in a few words: {title}.',
      ],
    },
    list: [
      'A little about what I bring along: {items}.',
      'Here’s what I can do for you: {items}.',
      'What I feel at home with: {items}.',
    ],
    heading: ['A little about what I bring along:', 'Here’s what I can help you with:', 'What I feel at home with:'],
    asides: [
      'There are no silly questions here, so just ask.',
      'If you’ve never ordered anything like this before, I’ll walk you through it.',
      'I’ll keep you posted along the way, so you won’t have to wonder.',
      'Take your time with the brief; it’s fine to send it in pieces.',
      'I like it best when you feel you could write to me at any point.',
      'Even half an idea is a good place to begin.',
      'I write back like a person, because I am one.',
      'We can go one step at a time, there’s no exam at the end.',
    ],
    closings: [
      'Drop me a message and tell me a bit about your project. I’d love to hear from you!',
      'Just say hello and tell me what you need; we’ll work out the rest together.',
      'Got a question? Write to me any time before you order, I’m happy to help.',
      'Send me a few lines about what you’re hoping for, and we’ll get going.',
      'If this sounds right, press order and tell me your story. I’m looking forward to it!',
    ],
  },
  Creative: {
    lead: {
      action: [
        'Picture the finished thing in your hands. Getting it there is my part: I will {action}.',
        'Every good piece of work begins as a scribble on a napkin. Hand me yours, and I will {action}.',
        'You bring the spark, I bring the matches: let me {action}.',
      ],
      goal: [
        'Somewhere between the wish and the doing lies a blank page. If you want to {action}, let’s fill it.',
        'You want to {action}. Think of me as the lamp on the desk beside you.',
        'To {action} is a small adventure. I carry the map.',
      ],
      thing: [
        'Think of {thing} cut to measure, the way a tailor would do it.',
        'On the workbench today: {thing}, waiting for your story.',
        'A blank page, your idea, and at the end of it {thing}.',
      ],
      person: [
        'Every project needs somebody who looks twice. I am {person}, and looking twice is half of the job.',
        'Imagine {person} who treats your idea as if it were the first one. I do my best to be that.',
        'You bring the idea in its raw state. I am {person}, and raw ideas are what I like.',
      ],
      question: [
        '{question} Then let’s draw the door and walk through it.',
        '{question} Bring the loose threads; I will find the pattern.',
        '{question} That is where my favourite kind of work begins.',
      ],
      named: [
        'A sign over the workshop door says: {title}.',
        'If this gig were a book, its title would be this: {title}.',
        'On the workbench today: {title}.',
      ],
    },
    list: ['My palette: {items}.', 'In the drawer under the workbench: {items}.', 'The ingredients I cook with: {items}.'],
    heading: ['On my palette:', 'In the drawer under the workbench:', 'The ingredients:'],
    asides: [
      'I look for the one detail that makes a thing yours.',
      'The first idea is a visitor; I wait to see who comes after it.',
      'A brief is a seed, and I like to know what soil it came from.',
      'Odd wishes are welcome; they are often the best part of a brief.',
      'What looks easy at the end has usually been turned around a few times.',
      'I leave room for the lucky accident, and I know when to stop.',
      'A good question at the start colours everything that follows.',
      'I keep the rough edges that give a thing its character.',
    ],
    closings: [
      'Send me the napkin, the photo or the half-sentence you have, and let’s see what it turns into.',
      'Tell me the story behind your project; the order button is only the first page.',
      'Write to me with the picture you have in your head, however blurred. We’ll bring it into focus.',
      'Leave me a note with the first thing that comes to mind, and I will answer with a thought of my own.',
      'Bring me your idea as it is, crumbs and all. Press order, and the work begins.',
    ],
  },
  Persuasive: {
    lead: {
      action: [
        'You could spend your evenings on this. Or you could have me {action} and keep the evenings.',
        'You know that it needs doing, and that it keeps sliding down the list. I will {action}, and it is off that list.',
        'Why put it off any longer? Let me {action}, and judge by the result.',
      ],
      goal: [
        'How long have you wanted to {action}? It is easier with somebody who knows the way.',
        'Most plans fail at the first step. If you want to {action}, this is the first step, and it is a small one.',
        'You can go on meaning to {action}, or you can begin this week.',
      ],
      thing: [
        'You know why you need {thing}. What is missing is the person who does it, and that can be settled today.',
        'What would change for you if you had {thing} that simply did its job?',
        'You can keep putting it off, or you can have {thing} and move on to what comes next.',
      ],
      person: [
        'You can search for {person} all week. Or you can read on for one minute and decide.',
        'What you need is {person} who listens first and works second. Judge for yourself below.',
        'The right {bare} saves you the second attempt. Here is why that could be me.',
      ],
      question: [
        '{question} Then every week of waiting only makes it later.',
        '{question} You already know the answer, so let’s talk about how.',
        '{question} It is less work than you fear, because most of it is mine.',
      ],
      named: [
        'One line that can save you a long search: {title}.',
        'You came here looking for something. Is it this? {title}.',
        'Here is the thing you can cross off your list today: {title}.',
      ],
    },
    list: [
      'Why me? For good reasons: {items}.',
      'What makes the difference: {items}.',
      'Ask what stands behind the work, and here is the answer: {items}.',
    ],
    heading: [
      'Why it makes sense to hand this to me:',
      'What makes the difference:',
      'What you would have to learn yourself otherwise:',
    ],
    asides: [
      'Think of what the hours are worth that you would spend on it yourself.',
      'The second attempt is always the expensive one; let’s get it right at the first.',
      'You risk a few lines of text: describe your case, and see whether my answer makes sense to you.',
      'A clear brief takes you ten minutes, and then the work is on my desk instead of yours.',
      'What you decide today is done while others are still comparing.',
      'You will notice the difference at the first look, because I ask what others guess.',
      'Waiting costs something too; it only sends no invoice.',
      'If my answer does not convince you, you have lost two minutes.',
    ],
    closings: [
      'So what is keeping you? Send me your brief now and have one thing fewer to think about.',
      'Order today, and the first step is behind you before you close this page.',
      'Do not take my word for it: write to me, ask your hardest question, and decide by the answer.',
      'You have read this far for a reason. Message me, and let’s find out whether I am the right person for it.',
      'Press order, send your details, and hand this one over.',
    ],
  },
  Enthusiastic: {
    lead: {
      action: [
        'I love this kind of work! I will {action}, and I’ll bring all my energy to it.',
        'Yes, let’s do this! I will {action}.',
        'This is my favourite sort of order: I get to {action}!',
      ],
      goal: [
        'So you want to {action}? Wonderful, let’s go!',
        'There are few things I enjoy more than helping people who want to {action}!',
        'You want to {action}, and I can hardly wait to help!',
      ],
      thing: [
        'Ask me about {thing}, and I could talk all day. Better still: let me do it for you!',
        'Here it comes: {thing}, made with real joy in the craft!',
        'You need {thing}? Great, because that is exactly what I love to do!',
      ],
      person: [
        'I’m {person}, and I still get excited about every new order!',
        'Looking for {person} with energy to spare? Here I am!',
        'You’ve found {person} who really enjoys the work!',
      ],
      question: [
        '{question} Fantastic, because I can’t wait to get started!',
        '{question} Then you’ll like what comes next!',
        '{question} Yes? Then let’s get going!',
      ],
      named: [
        'Here’s what gets me out of bed in the morning: {title}!',
        'This is the gig I’m excited about: {title}!',
        'One thing, done with joy: {title}!',
      ],
    },
    list: [
      'I could talk for hours about it all: {items}!',
      'What I love working with: {items}!',
      'Here’s what you can look forward to: {items}!',
    ],
    heading: ['What I love working with:', 'The things that make me tick:', 'All of this goes into your order:'],
    asides: [
      'A new brief is like a present, and I always want to open it at once!',
      'I get properly curious about other people’s projects, and yours will be no exception.',
      'The best moment of the day? When a delivery goes out and I know that it’s good!',
      'Big plans, small plans, strange plans: bring them all!',
      'I put the same energy into the last detail as into the first idea.',
      'Your questions are welcome at every stage, I love talking shop!',
      'Small orders make me just as happy as big ones!',
      'There is nothing like the moment when an idea clicks into place!',
    ],
    closings: [
      'Send me your idea right now, I can’t wait to read it!',
      'Come on, tell me all about it! One message is enough to get going.',
      'Press order, send your details, and let’s make something good!',
      'Write to me today, and I’ll read your brief the moment it arrives!',
      'Let’s get started! Send me a message with what you have so far.',
    ],
  },
  Confident: {
    lead: {
      action: [
        'I will {action}. Done properly, the first time I show it to you.',
        'My job is to {action}, and I know my job.',
        'Hand it over. I will {action}.',
      ],
      goal: [
        'You want to {action}. I know the way.',
        'If you mean to {action}, start here.',
        'You will {action}. I will show you how.',
      ],
      thing: [
        'You need {thing}. I know how to do it.',
        'I do {thing}. It is my job, and I take it seriously.',
        'One order, one result: {thing} that does what it should.',
      ],
      person: [
        'I am {person}. I know my trade.',
        'You want {person} who decides instead of dithering. Good.',
        'Stop searching: I am {person}, and I take on the job.',
      ],
      question: [
        '{question} I do that. Well.',
        '{question} Then hand it to me.',
        '{question} You have come to the right person.',
      ],
      named: ['I do one thing here: {title}.', 'My offer needs few words: {title}.', 'This is what I do: {title}.'],
    },
    list: ['My ground: {items}.', 'What I know: {items}.', 'What I stand on: {items}.'],
    heading: ['What I stand on:', 'My ground:', 'What I know:'],
    asides: [
      'I make decisions and can tell you the reason for each of them.',
      'You will get straight answers, including the ones you did not hope for.',
      'I take on what I can do well. I decline the rest.',
      'No padding, no excuses, no surprises.',
      'I know what to leave out.',
      'Once I have your brief, you can stop worrying about it.',
      'I say what I think, and I do what I say.',
      'My questions are few, and they are the right ones.',
    ],
    closings: [
      'Order now. I will do the rest.',
      'Send me the brief. You will get a clear answer.',
      'Write to me, tell me what you need, and I will tell you whether I am the one for it.',
      'You have what you need to decide. Place the order.',
      'Message me with the facts and the deadline. I take it from there.',
    ],
  },
  Conversational: {
    lead: {
      action: [
        'So, what’s this gig about? Pretty simple: I will {action}.',
        'You know that job that’s been on your list for weeks? I can {action}, and then it isn’t there any more.',
        'Let’s skip the sales talk. I will {action}, and you tell me how you’d like it.',
      ],
      goal: [
        'So you’d like to {action}. Where do you stand right now?',
        'Let me guess: you’ve been meaning to {action} for a while, right?',
        'People usually find me when they want to {action}. If that’s you, read on.',
      ],
      thing: [
        'So you need {thing}, and you’d rather not spend the weekend on it. Fair enough.',
        'Let’s talk about {thing}. You tell me what it’s for, I tell you how I’d do it.',
        'Need {thing}? Then we should talk.',
      ],
      person: [
        'So you’re looking for {person}. Well, that’s me.',
        'I’m {person}. What can I do for you?',
        'Let me introduce myself: I’m {person}, and I do this for people like you.',
      ],
      question: [
        '{question} I thought so. Let me tell you how I can help.',
        '{question} Then let’s talk about it.',
        '{question} If you just nodded, keep reading.',
      ],
      named: [
        'So, what do I do here? In short: {title}.',
        'Ask me what I’m selling and I’d say this: {title}.',
        'Here’s the short version: {title}.',
      ],
    },
    list: [
      'And what do I know about it? Well: {items}.',
      'You might wonder what I work with: {items}.',
      'Ask me about any of this: {items}.',
    ],
    heading: ['And what do I bring to it? This:', 'You might ask what I can do, so:', 'The things to ask me about:'],
    asides: [
      'You don’t have to have it all figured out; honestly, hardly anyone does.',
      'I’ll ask you things, you’ll tell me things, and that’s usually where it gets good.',
      'Something unclear? Just say so, I won’t mind.',
      'I’d rather talk it over first than guess and be wrong.',
      'And if I think that you don’t need me for it, I’ll tell you that too.',
      'It’s your project, after all, so you get the last word.',
      'I like to hear the story behind a job, it usually tells me more than the brief.',
      'You’d be surprised how much a five-line message can clear up.',
    ],
    closings: [
      'So, what are you working on? Send me a message and tell me.',
      'Want to talk it over first? Write to me, and we’ll see if it’s a fit.',
      'If it all sounds good, go ahead and order, and tell me how you imagine it.',
      'Any questions left? Ask away, my inbox is right there.',
      'Tell me what you’ve got in mind, and I’ll tell you how I’d tackle it.',
    ],
  },
  Expert: {
    lead: {
      action: [
        'I will {action}, with a method behind every decision.',
        'To do this well takes more than the right software. I will {action}, and I can explain each step of it.',
        'The order of the steps matters more than the tools. I will {action}, beginning with the question of what it has to achieve.',
      ],
      goal: [
        'Whoever wants to {action} gains most from a sound order of steps. I supply that order.',
        'To {action} is a matter of method. Here is mine.',
        'If you want to {action}, the first question is where you stand now. That is where I begin.',
      ],
      thing: [
        'I offer {thing}, based on analysis first and execution second.',
        'What separates useful work from the ordinary kind is the diagnosis before it. I offer {thing} with that diagnosis included.',
        'A result is only as good as the questions asked before it. On that principle I offer {thing}.',
      ],
      person: [
        'I am {person}. My work begins with an analysis and ends with something you can check.',
        'As {person}, I look at causes before I look at symptoms.',
        'I work as {person}, with a documented method and reasons for what I do.',
      ],
      question: [
        '{question} The answer depends on details, and those are what I look at first.',
        '{question} A sound answer begins with a diagnosis.',
        '{question} I approach it methodically, from requirement to result.',
      ],
      named: [
        'My field of work, precisely stated: {title}.',
        'This gig is limited to what I know in depth: {title}.',
        'The subject of this gig: {title}.',
      ],
    },
    list: ['The technical basis: {items}.', 'The work rests on the following: {items}.', 'Methods and tools in use: {items}.'],
    heading: ['The technical basis:', 'My working knowledge covers:', 'Methods and tools in use:'],
    asides: [
      'Where two approaches are possible, I name both and give a reason for the one I choose.',
      'Requirements come first, then constraints, and only then the solution.',
      'I test my assumptions early, while it still costs nothing to change them.',
      'The usual mistake is to begin with the tool; I begin with the purpose.',
      'What I deliver can be checked, point by point, against what was agreed.',
      'Details that nobody notices at first are often those that decide later.',
      'A clear definition of what is finished saves both sides a discussion.',
      'I separate what is known from what is assumed, and say which is which.',
    ],
    closings: [
      'Describe the initial situation and the intended result, and I will assess what is needed.',
      'Send me the material you have, and I will tell you what I see in it before you order.',
      'For a sound assessment, write to me with your goal, your constraints and your deadline.',
      'Put your technical questions to me first; a precise question gets a precise answer.',
      'Place the order with your requirements attached, and I will begin with the analysis.',
    ],
  },
  Casual: {
    lead: {
      action: [
        'Hey! Short version: I’ll {action}. No drama.',
        'Need a hand? I’ll {action}, you go and do something nicer.',
        'Hey there. I’ll {action}, you relax. Deal?',
      ],
      goal: [
        'Hey! Wanna {action}? Cool, same team.',
        'So you want to {action}. Nice one. Let’s get you there.',
        'Hey there. If you want to {action}, stick around.',
      ],
      thing: [
        'Hey! You need {thing}, I’ve got you.',
        'Quick one: I do {thing}. That’s pretty much the whole pitch.',
        'Hey there. Looking for {thing}? Say no more. Well, say a bit more, so I know what you’re after.',
      ],
      person: [
        'Hey! {person} here, ready when you are.',
        'Hey there. I’m {person}, nothing fancy about it, just good work.',
        'Need {person}? Yep, that’s me.',
      ],
      question: [
        '{question} Yeah, I can help with that.',
        '{question} Cool, let’s get it sorted.',
        '{question} No worries, I’ve got you.',
      ],
      named: ['Hey! Here’s the deal: {title}.', 'Quick version: {title}. That’s it, really.', 'Hey there. What I do: {title}.'],
    },
    list: ['Stuff I’m good with: {items}.', 'My bag of tricks: {items}.', 'What you get with me: {items}.'],
    heading: ['Stuff I’m good with:', 'My bag of tricks:', 'What I’ve got for you:'],
    asides: [
      'No stiff emails needed; just talk to me.',
      'Messy notes are fine, I’ve got a decent eye for what people mean.',
      'I’ll shout if something’s unclear.',
      'No fancy words, no waiting around for an answer you can’t use.',
      'Changed your mind halfway through the brief? Happens. Just tell me before I start.',
      'I like to keep it simple and get it done.',
      'Big or small, I don’t mind, as long as it’s fun or useful.',
      'I won’t drown you in questions, just the ones that matter.',
    ],
    closings: [
      'Sound good? Hit order and send me the bits.',
      'Ping me if you’ve got questions, I don’t bite.',
      'Drop me a line with what you need and when, and we’re off.',
      'Anyway, that’s me. Message me and tell me about your thing.',
      'Just say hi and tell me what’s up, we’ll figure it out.',
    ],
  },
};
