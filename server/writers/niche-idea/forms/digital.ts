import type { Form } from '../form.ts';

export const DIGITAL: readonly Form[] = [
  {
    name: 'checklists',
    titles: ['[printable checklists|for]', '[one-page printables|for]'],
    sells: [
      'Sell {who} a set of [printable checklists|for], one decision to a page.',
      'Make [printable checklists|for] in large type that {who} can print, tick and stick to the wall, and sell them as a bundle.',
    ],
    fits: ['new', 'busy'],
    whys: [
      'A page that stops one forgotten step has paid for itself the first time it is used.',
      'Everything on it could be found for free; having it on one page is the product.',
    ],
    steps: [
      'Write one checklist from memory, let somebody follow it without your help, and correct it where they stop.',
      'Give the first page away to ten people, and ask each which page they would pay for next.',
    ],
    skill: [1, 2],
    cost: [0, 3],
    pays: 4,
    wait: 0,
    crowd: 3,
  },
  {
    name: 'templates',
    titles: ['[fill-in templates|for]', '[template pack|for]'],
    sells: [
      'Sell {who} {a} [template pack|for]: letters, plans and forms that they only have to finish.',
      'Make [fill-in templates|for] that take {who} from an empty page to a usable draft in a quarter of an hour.',
    ],
    fits: ['busy', 'firm', 'new'],
    whys: [
      'An empty page is the hard part, and it costs more evenings than anyone admits.',
      'Someone who has done it before knows which questions to leave out; that is what the price is for.',
    ],
    steps: [
      'Find the document you have made most often yourself, take out the private parts, and offer that first.',
      'Post one screenshot of a finished template with the question “would this have helped?” and count real answers.',
    ],
    skill: [1, 3],
    cost: [0, 3],
    pays: 6,
    wait: 1,
    crowd: 3,
  },
  {
    name: 'spreadsheet',
    titles: ['[planning spreadsheet|for]', '[cost calculator|for]'],
    sells: [
      'Sell {who} {a} [planning spreadsheet|for] that turns five numbers into an answer, with a note beside each cell.',
      'Make {a} [cost calculator|for] that shows {who} what something will really cost before they begin.',
    ],
    fits: ['frugal', 'keen', 'firm'],
    whys: ['A wrong guess costs far more than the file does.', 'Most people have the numbers and not the formula.'],
    steps: [
      'Work out one real case with a friend’s numbers, and write down every question you had to ask.',
      'Build the ugliest version that gives a right answer, and send it to three people before you make it pretty.',
    ],
    skill: [2, 4],
    cost: [0, 3],
    pays: 6,
    wait: 1,
    crowd: 1,
  },
  {
    name: 'handbook',
    titles: ['[short handbook|on]', '[plain-words guide|to]'],
    sells: [
      'Sell {a} [short handbook|on] to {who}: forty pages that answer their questions in the order in which they come up.',
      'Write {a} [plain-words guide|to] for {who} that puts the most expensive mistakes first.',
    ],
    fits: ['new', 'stuck'],
    whys: [
      'The facts are scattered over a hundred pages that contradict each other; one calm voice is worth paying for.',
      'A thin book that gets read is worth more than a thick one that does not.',
    ],
    steps: [
      'List the twenty questions people ask first, and answer five of them in a page each.',
      'Record yourself explaining it to a beginner for twenty minutes; the transcript is your first chapter.',
    ],
    skill: [1, 4],
    cost: [0, 3],
    pays: 5,
    wait: 2,
    crowd: 2,
  },
  {
    name: 'audio-guides',
    titles: ['[audio guides|for]', '[audio walk-throughs|for]'],
    sells: [
      'Record [audio guides|for] that talk {who} through each step while their hands are busy.',
      'Sell {who} a set of [ten-minute audio guides|for], spoken at the pace of the work.',
    ],
    fits: ['new', 'stuck'],
    whys: [
      'Reading and doing at once is clumsy; a voice leaves both hands free.',
      'A calm voice at the right moment feels like company, and company is rare at that point.',
    ],
    steps: [
      'Record one walk-through on a phone, in one take, and watch somebody use it.',
      'Time every step of one real session, since the pauses are what the buyer pays for.',
    ],
    skill: [1, 3],
    cost: [0, 3],
    pays: 5,
    wait: 1,
    crowd: 1,
  },
  {
    name: 'picture-pack',
    titles: ['[photo and graphics pack|on]', '[ready-made post pack|about]'],
    sells: [
      'Sell {a} [pack of pictures and captions|about] that {who} may use in their own posts and leaflets.',
      'Offer {who} a monthly [post pack|about], with pictures and captions ready to publish.',
    ],
    fits: ['firm', 'keen'],
    whys: [
      'Stock libraries have a thousand pictures on the subject and none that look like the real thing.',
      'Whoever has to publish every week runs out of pictures long before they run out of words.',
    ],
    steps: [
      'Make a pack of five, give it to one account that would use it, and see what they change.',
      'Look through twenty recent posts in the field and note which picture you see over and over again.',
    ],
    skill: [2, 4],
    cost: [0, 3],
    pays: 5,
    wait: 1,
    crowd: 2,
  },
  {
    name: 'workshop-pack',
    titles: ['[ready-to-run workshop pack|on]', '[training pack|on]'],
    sells: [
      'Sell {who} {a} [ready-to-run workshop pack|on] with slides, handouts and a script, so that they can hold the session themselves.',
      'Let {who} use {a} [training pack|on] under a yearly licence, and keep it up to date.',
    ],
    fits: ['firm'],
    whys: [
      'Preparing one good hour takes days, and those days are rarely in anyone’s timetable.',
      'A licence is paid out of a budget, and nobody in that room is spending their own money.',
    ],
    steps: [
      'Run the session once for free with six people, and keep only what they still remember at the end.',
      'Write the handout first; if it cannot stand alone, the pack is not ready to be sold.',
    ],
    skill: [3, 4],
    cost: [0, 3],
    pays: 7,
    wait: 2,
    crowd: 1,
  },
  {
    name: 'database',
    titles: ['[research database|on]', '[curated database|of sources on]'],
    sells: [
      'Keep {a} [research database|on] up to date (suppliers, sources, prices), and sell access to {who}.',
      'Sell {who} {a} [curated database|of sources on] that they can filter by place and price, refreshed every quarter.',
    ],
    fits: ['keen', 'firm'],
    whys: [
      'Collecting it takes weeks and using it takes minutes; that gap is the margin.',
      'A list that is out of date is worthless, so whoever keeps one current gets paid again.',
    ],
    steps: [
      'Collect the first fifty entries by hand and write down where each came from and when.',
      'Show twenty rows to three possible buyers and ask which column is missing.',
    ],
    skill: [2, 4],
    cost: [0, 3],
    pays: 7,
    wait: 2,
    crowd: 1,
  },
  {
    name: 'toolkit',
    titles: ['[expert toolkit|for]', '[method kit|for]'],
    sells: [
      'Sell {who} {a} [working toolkit|for]: the checklists, calculators and model documents that you use yourself.',
      'Package your own way of working as {a} [method kit|for] that {who} can apply without calling you.',
    ],
    fits: ['firm', 'keen'],
    whys: [
      'Whoever signs for the result pays readily for a second pair of eyes.',
      'There are plenty of introductions and next to nothing for people past the beginning.',
    ],
    steps: [
      'Write down the last five decisions you made in this field and the rule behind each one.',
      'Hand your rough method to one colleague, and note where they get stuck.',
    ],
    skill: [3, 4],
    cost: [0, 3],
    pays: 7,
    wait: 2,
    crowd: 1,
  },
];
