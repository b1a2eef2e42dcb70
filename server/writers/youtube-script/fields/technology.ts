/** Cameras, devices, software. */
import type { Field } from '../stock.ts';

export const TECHNOLOGY: readonly Field[] = [
  {
    words:
      /\b(?:cameras?|photos?|photography|photographers?|portrait photo\w*|lens|lenses|lighting|video editing|filming|filmmaking|vlogging|drones?|lightroom|selfies?|timelapse)\b/,
    says: {
      need: '[B-roll: a window, a face, a phone]\nYou need light and something to hold the camera still. The camera you have is probably good enough. A window on a cloudy day makes softer light than most lamps, and a pile of books makes a perfectly good tripod.',
      first:
        '[B-roll: the same face, turned toward the light]\nLook for the light before you look through the lens. Turn your subject toward it, or turn yourself around them. Wipe the lens. Then decide what the picture is of, in one word, and move until that one thing is the biggest.',
      main: '[B-roll: three frames of one scene]\nTake each shot three times: one wide, one closer, one from an angle that feels wrong. Lock the focus on the eyes. Keep the horizon straight, check the edges for things that grow out of heads, and if a picture’s dull, step closer.',
      check:
        '[B-roll: pictures on a bigger screen]\nLook at the results on a bigger screen, and zoom in on the eyes or the smallest letters. Sharp? Bright parts not washed out? Then choose hard. Keep one in ten. People judge you by the worst one you show them.',
      mistake:
        'The mistake behind most disappointing pictures is a new piece of gear instead of a new position. Walk around. Kneel down. Wait for the light. It costs nothing, and it’s the one thing that people with great pictures really do differently.',
      why: '[On screen: aperture, time, sensitivity]\nA camera collects light, and there are three ways to get more of it: open wider, wait longer, or amplify. Open wider, and less of the scene is sharp. Wait longer, and movement blurs. Amplify, and you get grain. Every setting is a trade between those three.',
      choose:
        '[B-roll: the same scene, shot on each one]\nThe way to compare cameras is to take the pictures that you take anyway: a face indoors in the evening, something that moves, and a bright window behind someone. Same place, same minute. Then look at skin, shadows and blur. Numbers on a box don’t show you any of that.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:ai|chatgpt|machine learning|llms?|neural networks?|prompts?|chatbots?|deepfakes?|artificial intelligence|automation|robots?)\b/,
    says: {
      need: '[B-roll: a task written on paper]\nYou need one real task, something that you do every week, and an example of a good result. Without those two, every demonstration looks amazing, and you can’t say if it helped. And keep private data out of it until you know where it goes.',
      first:
        '[B-roll: a short request, then a better one]\nStart with something whose answer you already know. You’ll see right away where it’s strong and where it makes things up with a straight face. That’s the most important lesson there is, and it takes five minutes.',
      main: '[B-roll: the request growing line by line]\nSay who it’s for, what you want, what it should look like, and what to leave out. Give an example. Then treat the result as a first draft from an eager trainee: read it, correct it, and ask again. The second answer is usually the useful one.',
      check:
        '[On screen: a claim, and the source for it]\nCheck every name, number and quotation against a source that isn’t the machine. It can sound just as sure when it’s wrong. Then ask yourself whether you’d sign the result, because your name is the one on it.',
      mistake:
        'The mistake is to hand over the judgment along with the typing. Let it suggest, sort, shorten and rephrase. Deciding what’s true and what’s fair stays with you, and so does the blame.',
      why: '[On screen: a sentence, and the likely next word]\nA language system like that has read an enormous amount of text, and it has learned which words tend to follow which. It continues a pattern. Often that looks like knowledge, and often it is close to it. But nothing in it looks up whether a sentence is true, unless somebody has built that in.',
      choose:
        '[B-roll: the same task given to each one]\nTo compare such tools, give each of them the same five tasks from your own week. Time it, including your corrections. Then read what happens to your data and what it costs after the free month. The most impressive demo is seldom the one you keep.',
    },
  },
  {
    isOfMind: true,
    words:
      /\b(?:python|javascript|typescript|java|rust|code|coding|coders?|programming|programmers?|react|html|css|sql|git|github|gitlab|docker|kubernetes|apis?|apps?|algorithms?|excel|spreadsheets?|notion|wordpress|websites?|linux|software|databases?|ci\/cd|devops|debug\w*|recursion|open source|figma|blender|photoshop)\b/,
    says: {
      need: '[B-roll: an editor, a terminal, the documentation]\nYou need a machine, the official documentation, and a small project that you actually want. Keep the project tiny. A page with one button that works beats a grand plan, because you can finish it, and finishing is where you learn.',
      first:
        '[B-roll: the smallest working version]\nStart with the smallest version that runs, even if it only prints one line. Save that state. From now on you always have something that works to go back to, and you only ever have to ask what changed since then.',
      main: '[B-roll: change one thing, run it, look]\nChange one thing, run it, look, and only then change the next. Read the error message from the top, slowly, as if it were a letter to you. It nearly always names the file and the line. And give things honest names, because you’ll be the one reading them in March.',
      check:
        '[B-roll: breaking it on purpose]\nTry to break it. Leave the field empty, type a word where a number belongs, do it twice, do it on a phone. When it survives that, ask somebody else to use it while you keep quiet. That’s hard, and you’ll learn more than from any test you write yourself.',
      mistake:
        'The mistake is copying something that works without knowing why. It’s fine until it stops, and then you’re holding a stranger’s puzzle. If you can’t say what a line does, take it out and watch what happens.',
      why: '[On screen: input, steps, output]\nUnderneath, it’s always the same three things: something comes in, a few clear steps happen to it, and something goes out. A computer does exactly those steps, very fast, and never what you meant. So most of the skill lies in saying what you mean.',
      choose:
        '[B-roll: the same small job, done in each]\nCompare them with one small real job, from setup to finish, and note how long it took and where you got stuck. Look at the documentation, the date of the last update, and how you’d get your data out again. Features are easy to list. Leaving is what’s expensive.',
    },
  },
  {
    words:
      /\b(?:phones?|smartphones?|iphones?|androids?|laptops?|tablets?|headphones?|earbuds|keyboards?|mouse|monitors?|tvs?|smartwatch(?:es)?|pcs?|computers?|wi-?fi|router|printers?|gadgets?|macbooks?|ipads?|consoles?|speakers?|gpus?|samsung|sony|pixel|switches|charger|batter(?:y|ies)|vr|e-?readers?|kindle)\b/,
    says: {
      need: '[B-roll: cable, charger, backup running]\nA backup, a charger, and the exact model number. Make the backup first, even for something small. The model number is on the back or in the settings, and it’s the difference between the right instructions and ones that nearly fit.',
      first:
        '[B-roll: restart, then the settings]\nStart by restarting it, and I’m serious. Then install the updates that are waiting, and try again. It sounds like a joke, and it clears up more faults than anything else, because it puts everything back into a known state.',
      main: '[B-roll: one setting changed, then tested]\nAfter that, change one setting at a time and test in between. Write down what it said before. Swap the simple things first: another cable, another socket, another network. If the trouble moves with the cable, you’ve found it.',
      check:
        '[B-roll: an ordinary day of use]\nUse it for a full day in the way that you normally would. Charge it, carry it around, let it sleep and wake up. What’s fixed on the desk and broken on the train isn’t fixed.',
      mistake:
        'The expensive mistake is replacing it too soon. A new battery, a cleaned port or a full reset gives many devices another couple of years. Ask what it costs to repair before you look at what’s new.',
      why: '[On screen: battery, storage, heat]\nDevices slow down for a few plain reasons: the battery ages, the storage fills up, or they get too hot and hold back to protect themselves. Look at those three before you blame the maker. Two of them you can do something about today.',
      choose:
        '[B-roll: each device doing the same everyday job]\nWhen you compare devices, start from the three things you do every single day, and test those. After that come battery life, repairs and the years of updates you’re promised. A feature that you use twice a year shouldn’t decide about one that you use two hundred times.',
    },
  },
];
