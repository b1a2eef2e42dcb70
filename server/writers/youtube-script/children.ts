/** What a video for children has in place of grown-up talk: first words, games, breaks, things to try. */
import type { Beat, Said } from './stock.ts';

export const CHILDREN_HOOKS: readonly Said[] = [
  'Quick, what do you know about {short}? Shout it out! I’m listening. In a few minutes you’ll know even more.',
  'Psst. Come a bit closer. I’m going to tell you a secret about {short}.',
  'Three, two, one, go! Today we’re finding out all about {short}, and you’re going to help me.',
  'I’ve got a question, and it’s all about {short}. Can you keep it in your head until the end? Good. Here we go.',
];

export const CHILDREN_PROMISES: readonly Said[] = [
  'There’ll be something to look at, something to guess, and something to try.',
  'Listen carefully, because there’s a riddle on the way.',
  'If you don’t understand a word, don’t worry. I’ll explain it, or you can ask the person next to you.',
];

export const CHILDREN_BEATS: readonly Beat[] = [
  {
    heading: 'Guess first!',
    place: 'early',
    says: [
      '[On screen: a big question mark]\nHere’s a guessing game. [Ask an easy question with three answers.] Is it one, two, or three? Hold up that many fingers. Higher, so I can see them!',
      '[Sound: a short drum roll]\nAnd the answer is [the right answer]! If you guessed it, take a bow. If you didn’t, you’ve just learned something new, and that’s even better.',
      'Now try the same question on somebody at home. I wonder if they’ll get it.',
    ],
  },
  {
    heading: 'Stand up and stretch',
    says: [
      '[Music: something bouncy]\nWe’ve been sitting for a while, so everybody up! Reach for the ceiling. Shake your hands. Turn around once. Now sit down again, as softly as a cat.',
      'Could you do it? Great. My knees made a funny noise. Did yours?',
      'All right, ears on again. There’s more to see.',
    ],
  },
  {
    heading: 'Something to make',
    says: [
      '[B-roll: crayons, paper, small hands drawing]\nGet some paper and something to draw with. Draw [something from this video], as big as the page. It doesn’t have to look right. It only has to be yours.',
      'If you need scissors or glue, ask a grown-up to help you. They’re good at that part, and they secretly love it.',
      'When you’re done, hang it up where you can see it, and tell somebody what it shows.',
    ],
  },
  {
    heading: 'True or false?',
    says: [
      '[On screen: a green hand and a red hand]\nLet’s play true or false. I’ll say something, and you put your hand up if you think it’s true. Ready? [Say something surprising that’s true.] Hands up, or hands down?',
      'It’s true! Amazing, isn’t it? Here’s another one: [say something that sounds right but isn’t]. Think about it. Don’t look at your neighbor’s hand.',
      'That one’s false, and it tricked me, too. If it tricked you, you’re in good company.',
    ],
  },
  {
    heading: 'The giant and the mouse',
    says: [
      '[B-roll: something very big, then something very small]\nLet’s think about how big things are. Imagine a giant looking down at {short}. What would a giant see? [Describe it from far away.]',
      'Now you’re as small as a mouse. Look up! What does it look like from down there? [Describe it from very close.]',
      'Same thing, and yet it looks completely different. That’s a good trick for finding things out: look from far away, and then look from very close.',
    ],
  },
  {
    heading: 'A question from a child',
    says: [
      '[On screen: a child’s handwriting]\nSomebody your age asked me this: [a question a child really asked you, with the parents’ permission]. What a good question! I had to go and look it up.',
      'And this is what I found out: [the answer, in words a child would use]. Did you know that? I didn’t, and I’m quite old.',
      'There are no silly questions. A silly question is usually a clever one with its pajamas on.',
    ],
  },
  {
    heading: 'Close your eyes',
    says: [
      '[On screen: nothing but a soft color]\nClose your eyes. No peeking! Imagine that you’re right there, in the middle of it. What can you hear? [Make the sound, or play it.]',
      'What can you smell? Is it warm or cold? Stretch out one hand, very slowly. What are you touching? [Leave a little time.]',
      'And open your eyes. Welcome back! Where were you? Tell somebody, before you forget it.',
    ],
  },
  {
    heading: 'A new word',
    says: [
      '[On screen: the word, one letter at a time]\nI’ve got a new word for you, and it’s a good one: [the word]. Say it slowly. Now say it fast. Now whisper it, as if it were a secret.',
      'It means [what it means, in easy words]. So the next time you see [an example], you can point and say it. People will be very impressed.',
      'How many times can you use it today? I managed four, and one of them was at breakfast.',
    ],
  },
  {
    heading: 'The silly version',
    says: [
      '[Music: a trombone, a bit wrong]\nNow let’s get it wrong on purpose. What if everything worked the other way round? [Tell the silliest version you can think of.] Wouldn’t that be odd?',
      'Why can’t it be like that? Think for a second. [Give the reason in one easy sentence.] So sometimes a silly idea helps us to understand the real one.',
      'Can you make up an even sillier one? Tell it to somebody with a very serious face.',
    ],
  },
  {
    heading: 'Find the difference',
    says: [
      '[On screen: two pictures, side by side]\nHere are two pictures. They look the same, don’t they? They aren’t! There are three differences, and you’ve got ten seconds. [Count down quietly.]',
      'Did you find all three? The first one is [the first]. The second one is [the second]. And the last one is very sneaky: [the third].',
      'You’ve got sharp eyes. People who find things out for a living look at things exactly like that.',
    ],
  },
  {
    heading: 'Be the expert',
    place: 'late',
    says: [
      '[On camera: hand an imaginary microphone to the viewer]\nNow you’re the expert, and I’m the one who knows nothing. Excuse me, could you explain {short} to me? I’ll wait. [Nod and listen.]',
      'Oh, I see! And why’s that? [Wait again.] Fascinating. You should have your own show.',
      'If there was a bit you couldn’t explain, that’s fine. Now you know exactly what to ask next.',
    ],
  },
  {
    heading: 'Listen to this',
    says: [
      '[Sound: a mystery sound, three seconds]\nShh. What was that? Listen once more. [Play the sound again.] Is it an animal, a machine, or something in the kitchen?',
      'It was [what it was]! It’s got something to do with what we’re talking about, because [the connection].',
      'Try it with somebody at home: make a sound behind your back and let them guess. A spoon in a cup is a hard one.',
    ],
  },
  {
    heading: 'Big feelings',
    says: [
      '[On camera: sit down on the floor]\nSometimes a new thing is a bit scary, or a bit sad, or it’s so exciting that you can’t sit still. When I found out about this, I felt [how you felt].',
      'How do you feel about it? Make a face that shows it. Oh, that’s a good face.',
      'Whatever you feel, you can tell somebody. Feelings get smaller when they’re shared, apart from the nice ones. Those get bigger.',
    ],
  },
  {
    heading: 'The riddle',
    says: [
      '[On screen: the riddle, with a picture for each line]\nHere’s a riddle. [Say your riddle, slowly, twice.] Who am I? Don’t answer yet, give the others a chance.',
      'I’ll give you a hint: [a hint]. And another one, because I’m nice: [an easier hint].',
      'Yes! It’s [the answer]. Riddles are fun to make, too. Choose a thing, and don’t say its name.',
    ],
  },
  {
    heading: 'Slow motion',
    says: [
      '[B-roll: the best moment, as slow as your camera can go]\nSome things happen so fast that you can’t see them. So let’s slow it down. Watch carefully. [Play it slowly.] Did you see that bit in the middle?',
      'One more time, and I’ll point at it. [Play it again.] There! Most grown-ups miss that.',
      'Can you move in slow motion? Lift your arm as if you were underwater. Now blink slowly. That one’s really hard.',
    ],
  },
  {
    heading: 'What would you do?',
    says: [
      '[On camera: chin on your hands]\nImagine that you’re in charge for one day. Everybody listens to you, even the teachers. What would you change about this? [Give two funny ideas of your own.]',
      'Think about who’d be happy with your idea. Is there anybody who wouldn’t like it? What could you say to them?',
      'That’s what being in charge is like. It’s mostly thinking, and then you have to be kind about it.',
    ],
  },
  {
    heading: 'A story about it',
    says: [
      '[B-roll: a soft toy, or a drawing, in the leading role]\nOnce there was somebody about your size who’d never heard of any of this. Let’s call them [choose a name]. One morning, [say what they discovered].',
      'At first they didn’t believe their eyes. They rubbed them, and looked again, and it was still there. So they did something clever: [what they did].',
      'And in the end, [how it ended]. I like that story. You can change the ending if you’ve got a better one.',
    ],
  },
  {
    heading: 'My funny mistake',
    says: [
      '[On camera: cover your face with your hands, then peek]\nDo you want to hear about a mistake I made? You have to promise not to laugh. All right, you may laugh a bit. [Tell a small mistake of your own.]',
      'Do you know what I did then? I tried again, and the second time it was only half as bad. That’s how it goes with almost everything.',
      'What was your best mistake this week? A good mistake is one that you can tell as a story at dinner.',
    ],
  },
  {
    heading: 'Go and look',
    says: [
      '[B-roll: a window, a garden or a street, from a child’s height]\nWhen this video is over, here’s something you can look for: [something a child can find at home or outside, with a grown-up]. See how many you can find.',
      'You don’t need any special things for it. You only need your eyes, and perhaps a pocket.',
      'If you don’t find one today, look again tomorrow. Explorers hardly ever find it on the first day.',
    ],
  },
  {
    heading: 'What we’ve found out',
    place: 'late',
    says: [
      '[On screen: one picture for each thing]\nLet’s count on our fingers what we’ve found out. Thumb: [the first thing]. Pointing finger: [the second thing]. Middle finger, the longest: [the most important thing].',
      'Can you still say the first one, without looking? Look at your thumb, it knows.',
      'There are two fingers left. Those are for what you’ll find out by yourself.',
    ],
  },
];
