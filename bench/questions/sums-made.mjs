// Everyday sums made up at random, with what they come to on their way: nobody's questions, and as many as are wanted. A sum of money
// is put together from what is bought, done or earned, then something is taken off it, put on it, shared, or compared with what there is.

export const maker = (random) => {
  const pick = (...of) => of[Math.floor(random() * of.length)];
  const whole = (from, to) => from + Math.floor(random() * (to - from + 1));
  const chance = (share) => random() < share;
  const cents = (value) => Math.round(value * 100) / 100;
  const price = (from, to) =>
    chance(0.4) ? whole(from, to) : cents(from + Math.floor(random() * (to - from) * 20) / 20 - pick(0, 0, 0.01));
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
  const many = (value) => (value <= 12 && value > 1 && chance(0.3) ? words[value] : String(value));

  const context = () => {
    const sign = pick('£', '£', '£', '$', '$', '$', '€', '₹', 'none');
    const large = sign === '₹' ? 20 : 1;
    const said = (value) => {
      const typed = Number.isInteger(value)
        ? value >= 1000 && chance(0.7)
          ? value.toLocaleString('en')
          : String(value)
        : value.toFixed(2);
      return sign === 'none' ? typed : `${sign}${typed}`;
    };
    return { sign, large, said, price: (from, to) => price(from * large, to * large) };
  };
  const THINGS = [
    'jersey',
    'cap',
    'ticket',
    'plant',
    'mug',
    'book',
    'bulb',
    'shirt',
    'panel',
    'chair',
    'table',
    'cake',
    'pizza',
    'coffee',
    'roll',
    'candle',
    'bag',
    'lamp',
    'bracket',
    'towel',
    'pen',
    'seat',
    'ball',
    'bracelet',
    'sandwich',
    'brush',
    'tile',
    'post',
    'slab',
    'tyre',
    'filter',
    'card',
    'jar',
    'basket',
    'tent',
    'pillow',
    'wreath',
    'folder',
    'hamper',
    'rose',
    'loaf',
    'mat',
    'badge',
    'net',
    'racket',
    'paddle',
    'helmet',
    'saddle',
    'hen',
    'goat',
    'brick',
    'hinge',
    'door',
    'window',
    'hoodie',
    'medal',
    'trophy',
    'programme',
    'lesson',
    'session',
    'visit',
    'game',
    'wash',
    'cut',
    'lunch',
    'breakfast',
    'dinner',
  ];
  const plural = (word) =>
    /(?:s|sh|ch|x)$/.test(word)
      ? `${word}es`
      : /loaf$/.test(word)
        ? 'loaves'
        : /[^aeiou]y$/.test(word)
          ? `${word.slice(0, -1)}ies`
          : `${word}s`;
  const PEOPLE = [
    'people',
    'kids',
    'of us',
    'friends',
    'families',
    'guests',
    'children',
    'members',
    'players',
    'pupils',
    'adults',
    'housemates',
    'neighbours',
    'students',
    'workers',
    'mates',
  ];
  const each = () => pick(' each', ' each', ' a piece', ' apiece', ' each');
  const timed = () =>
    pick(
      ['hour', 'hours'],
      ['hour', 'hours'],
      ['hour', 'hrs'],
      ['day', 'days'],
      ['week', 'weeks'],
      ['month', 'months'],
      ['night', 'nights'],
      ['lesson', 'lessons'],
      ['visit', 'visits'],
    );

  /** One item of a bill: its words and its values. */
  const item = (c) => {
    const thing = pick(...THINGS);
    const kind = whole(0, 9);
    if (kind < 4) {
      const [count, cost] = [whole(2, 40), c.price(1, 60)];
      const text = pick(
        `${many(count)} ${plural(thing)} at ${c.said(cost)}${pick('', ' each', ' a piece')}`,
        `${many(count)} ${plural(thing)} that are ${c.said(cost)}${each()}`,
        `${many(count)} ${plural(thing)}, ${c.said(cost)} each`,
        `${many(count)} ${plural(thing)} @ ${c.said(cost)}`,
        `${many(count)} ${plural(thing)} costing ${c.said(cost)}${each()}`,
        `${many(count)} x ${thing} at ${c.said(cost)}`,
      );
      return { text, values: [count * cost], value: count * cost };
    }
    if (kind < 7) {
      const [one, more] = timed();
      const [count, cost] = [chance(0.3) ? whole(1, 12) + 0.5 : whole(2, 14), c.price(8, 90)];
      const typed = count % 1 === 0 ? many(count) : pick(`${count}`, `${words[Math.floor(count)]} and a half`);
      const text = pick(
        `${typed} ${more} at ${c.said(cost)}${pick(` an ${one}`, ` a ${one}`, ` per ${one}`, '')
          .replace(/an (?=[^aeiouh])/, 'a ')
          .replace(/a (?=hour)/, 'an ')}`,
        `${typed} ${more} of ${pick('labour', 'work', 'help', 'cleaning', 'coaching', 'my time', 'driving', 'hire')} at ${c.said(cost)}${pick(` per ${one}`, '')}`,
        `${pick('hire', 'labour', 'the room', 'a helper', 'the digger', 'storage')} ${c.said(cost)} ${one === 'hour' ? 'an hour' : `a ${one}`} for ${typed} ${more}`,
      );
      return { text, values: [count * cost], value: count * cost };
    }
    const cost = c.price(3, 400);
    const text = pick(
      `${c.said(cost)} of ${pick('parts', 'materials', 'food', 'drinks', 'paint', 'stock', 'timber', 'flowers')}`,
      `${c.said(cost)} for ${pick('parts', 'delivery', 'the hall', 'the van', 'petrol', 'postage', 'a permit', 'the skip', 'cleaning', 'the ' + thing)}`,
      `${pick('delivery', 'parts', 'the call out', 'the ' + thing, 'a ' + thing, 'materials', 'postage', 'fitting', 'insurance')} ${pick('', 'is ', 'was ', 'at ', 'costs ')}${c.said(cost)}`,
    );
    return { text, values: [cost], value: cost };
  };
  const joinUp = (texts) =>
    texts.length === 1
      ? texts[0]
      : `${texts.slice(0, -1).join(', ')}${pick(' and ', ', ', ' plus ', ', plus ', ' and ')}${texts.at(-1)}`;
  /** Each price for each of the people: "13 kids, jerseys 18.75 each and caps 11.50 each". */
  const kitted = (c) => {
    const count = whole(3, 45);
    const [one, other] = [pick(...THINGS), pick(...THINGS)];
    const [first, second] = [c.price(2, 40), c.price(2, 40)];
    const who = pick(...PEOPLE);
    const sum = first + second;
    const text = pick(
      `${many(count)} ${who}, ${plural(one)} ${c.said(first)} each and ${plural(other)} ${c.said(second)} each`,
      `${many(count)} ${who} each need a ${one} at ${c.said(first)} and a ${other} at ${c.said(second)}`,
      `a ${one} is ${c.said(first)} and a ${other} is ${c.said(second)} and there are ${many(count)} ${who}`,
      `for ${many(count)} ${who} it is ${c.said(first)} for the ${one} and ${c.said(second)} for the ${other} per head`,
    );
    return { text, values: [sum, sum * count, first * count, second * count], value: sum * count, count, who };
  };
  const bill = (c) => {
    if (chance(0.2)) return kitted(c);
    const items = Array.from({ length: pick(1, 1, 2, 2, 2, 3, 3, 4) }, () => item(c));
    let [value, values] = [0, []];
    const [into] = [[]];
    for (const one of items) {
      value += one.value;
      into.push(value);
      values = [...values, ...one.values, value];
    }
    // In any order.
    for (const one of items) for (const other of items) values.push(one.value + other.value);
    return {
      text: joinUp(items.map(({ text }) => text)),
      values,
      value,
      isPlain: items.length === 1 && items[0].values[0] === value,
    };
  };
  const OPEN = [
    '',
    '',
    '',
    '',
    'got ',
    'bought ',
    'we need ',
    'i need ',
    'ordering ',
    'i did ',
    'i am quoting a customer: ',
    'the job was ',
    'party costs: ',
    'we had ',
    'my order is ',
    'for the fete: ',
    'for the trip its ',
  ];
  const ASK = [
    'what is the total',
    'how much is that',
    'how much altogether',
    'what does it come to',
    'what will it cost',
    'total?',
    'what is the bill',
    'how much do i owe',
    'how much in all',
    'what do i pay',
    'what should i charge',
    'what do i invoice',
    'how much will that be',
  ];

  const onIt = (c, value) => {
    const percent = pick(5, 8, 10, 12, 12.5, 15, 18, 20, 20, 20, 25, 7.5, 6, 13);
    const text = pick(
      `${pick('plus', 'and', 'then', 'add')} ${percent}% ${pick('vat', 'tax', 'tip', 'service', 'sales tax', 'gst', 'for wastage', 'service charge', 'booking fee', 'delivery surcharge')}${pick('', ' on top', ' on the lot', ' on that')}`,
      `vat is ${percent}%`,
      `vat at ${percent}%`,
      `vat ${percent} % on the lot`,
      `we ${pick('want to leave', 'are leaving', 'left', 'add')} a ${percent}% tip`,
      `${percent}% tip`,
      `${percent}% sales tax`,
      `it goes up by ${percent}%`,
    );
    return { text, values: [(value * percent) / 100], value: value * (1 + percent / 100) };
  };
  const offIt = (c, value) => {
    if (chance(0.65)) {
      const percent = pick(5, 10, 10, 15, 20, 25, 30, 40, 50, 35);
      const text = pick(
        `${percent}% off`,
        `with ${percent}% off`,
        `less ${percent}% discount`,
        `they give us ${percent}% discount`,
        `${percent}% off everything`,
        `i get ${percent}% ${pick('staff', 'trade', 'student')} discount`,
        `i knock off ${percent}%`,
        `minus ${percent}%`,
        `the agent takes ${percent}%`,
        `${percent}% commission goes off`,
      );
      return { text, values: [(value * percent) / 100], value: value * (1 - percent / 100) };
    }
    const most = Math.max(2, Math.floor(value * 0.8));
    const off = whole(1, most);
    const text = pick(
      `i have a ${c.said(off)} voucher`,
      `less the ${c.said(off)} deposit already paid`,
      `${c.said(off)} off with a coupon`,
      `minus ${c.said(off)} deposit`,
      `the club pays ${c.said(off)} of it`,
      `${pick('the council', 'a sponsor', 'the pizza place', 'my mum', 'the pta', 'a local firm')} gave us ${c.said(off)}`,
      `${pick('my dad', 'the school', 'the boss')} is putting in ${c.said(off)}`,
      `we already paid ${c.said(off)}`,
    );
    return { text, values: [], value: value - off };
  };
  const END = ['', '?', '?', '.'];
  const link = () => pick(', ', ', ', '. ', '. ', ' and ', '; ');

  const money = () => {
    const c = context();
    const made = bill(c);
    let { value } = made;
    const values = [...made.values];
    let text = `${pick(...OPEN)}${made.text}`;
    let last;
    const change = (one, name) => {
      text += `${link()}${one.text}`;
      values.push(...one.values, one.value);
      last = one.values.length > 0 ? { value: one.values[0], name } : undefined;
      value = one.value;
    };
    if (chance(0.3)) change(offIt(c, value), 'off');
    if (chance(0.3)) change(onIt(c, value), 'on');
    // The same story, asked another way.
    if (last && chance(0.2))
      return {
        text: `${text}${link()}${last.name === 'off' ? pick('how much do i save', 'what is the discount', 'how much comes off', 'how much is that off') : pick('how much is the vat', 'how much is the tax', 'how much extra is that', 'how much is the tip', 'what is added')}`,
        values,
        value: last.value,
      };
    const end = whole(0, 9);
    if (end < 3) return { text: `${text}${link()}${pick(...ASK)}`, values, value };
    if (end < 6) {
      const count = whole(2, 30);
      const who = pick(...PEOPLE);
      const known = made.count !== undefined && chance(0.7) ? made.count : count;
      values.push(known);
      text +=
        known === made.count
          ? `${link()}${pick('if they split it evenly how much each', 'how much does each one pay', 'what is it per head', 'split evenly between them, how much is each one', `if the ${made.who} split what's left evenly how much is each one`, 'how much each')}`
          : `${link()}${pick(`split between ${many(count)} ${who}`, `shared by ${many(count)} ${who}`, `there are ${many(count)} ${who} sharing it`, `${many(count)} of us are splitting it`, `divided between ${many(count)} ${who}`)}${link()}${pick('how much each', 'what does each pay', 'what is my share', 'how much per person', 'how much is each one', 'what do we each owe')}`;
      return { text, values, value: value / known };
    }
    if (end < 8) {
      const have = Math.ceil(value * (1 + random())) + whole(0, 5);
      const text2 = pick(
        `i have ${c.said(have)}`,
        `our budget is ${c.said(have)}`,
        `i started with ${c.said(have)}`,
        `i paid with ${c.said(have)}`,
        `we raised ${c.said(have)}`,
        `there was ${c.said(have)} in the kitty`,
      );
      text = chance(0.5) ? `${text}${link()}${text2}` : `${text2}${link()}${text}`;
      return {
        text: `${text}${link()}${pick('how much is left', 'what is left', 'how much change do i get', 'how much will be left over', 'what do i have left', 'whats left in the pot')}`,
        values,
        value: have - value,
      };
    }
    if (end < 9) {
      const [one, more] = pick(['week', 'weeks'], ['month', 'months'], ['day', 'days']);
      const count = whole(2, 52);
      return {
        text: `${text} every ${one}${link()}${pick('how much is that over', 'what does that come to in', 'how much in', 'what will it cost over')} ${many(count)} ${more}`,
        values: [...values, ...made.values.map((own) => own * count)],
        value: value * count,
      };
    }
    const have = Math.max(1, Math.floor(value * (0.2 + 0.7 * random())));
    const text2 = pick(
      `i have saved ${c.said(have)}`,
      `we have ${c.said(have)} so far`,
      `we have raised ${c.said(have)} already`,
      `i already have ${c.said(have)}`,
      `there is ${c.said(have)} in the fund`,
    );
    return {
      text: `${text}${link()}${text2}${link()}${pick('how much more do we need', 'how much more do i need', 'how much short are we', 'what is still to find', 'how much are we short')}`,
      values,
      value: value - have,
    };
  };

  const percents = () => {
    const c = context();
    const kind = whole(0, 11);
    const a = chance(0.5) ? whole(10, 2000) : c.price(5, 600);
    const percent = pick(3, 4, 5, 7.5, 8, 10, 12, 12.5, 15, 18, 20, 25, 30, 35, 40, 60);
    const thing = pick(...THINGS);
    if (kind === 0)
      return {
        text: pick(
          `what is ${percent}% of ${c.said(a)}`,
          `${percent} percent of ${c.said(a)}?`,
          `how much is a ${percent}% tip on ${c.said(a)}`,
          `what is the vat on ${c.said(a)} at ${percent}%`,
          `what should i leave for a ${percent}% tip on ${c.said(a)}`,
          `deposit is ${percent}% of ${c.said(a)}, how much is that`,
          `the agent takes ${percent}% of ${c.said(a)}. what is the commission`,
          `${percent}% commission on ${c.said(a)}, how much is it`,
        ),
        values: [],
        value: (a * percent) / 100,
      };
    if (kind === 1)
      return {
        text: pick(
          `a ${thing} was ${c.said(a)} and has ${percent}% off, what do i pay`,
          `${c.said(a)} with ${percent}% off?`,
          `what is ${c.said(a)} less ${percent}%`,
          `the ${thing} costs ${c.said(a)}, ${percent}% off in the sale, sale price?`,
          `house sold for ${c.said(a)} and the realtor takes ${percent}%, what do we get`,
          `my pay of ${c.said(a)} was cut by ${percent}%, what is it now`,
          `salary ${c.said(a)} less ${percent}% pension, what is left`,
        ),
        values: [(a * percent) / 100],
        value: a * (1 - percent / 100),
      };
    if (kind === 2)
      return {
        text: pick(
          `add ${percent}% vat to ${c.said(a)}`,
          `${c.said(a)} plus ${percent}% vat`,
          `${c.said(a)} ${thing} with ${percent}% sales tax, what will it ring up as`,
          `my rent of ${c.said(a)} goes up ${percent}%, what is the new rent`,
          `what is ${c.said(a)} after a ${percent}% rise`,
          `quote is ${c.said(a)} + vat at ${percent}%, how much in total`,
          `pay is ${c.said(a)} and i get a ${percent}% raise, what will i earn`,
          `meal came to ${c.said(a)} and we leave ${percent}%, what is the total`,
        ),
        values: [(a * percent) / 100],
        value: a * (1 + percent / 100),
      };
    if (kind === 2 + 7)
      return {
        text: pick(
          `i get ${c.said(a)} an hour and the boss is giving me ${percent}% more, how much extra is that an hour`,
          `a ${thing} was ${c.said(a)} and has ${percent}% off, how much do i save`,
          `rent of ${c.said(a)} goes up ${percent}%, how much more is that`,
          `${c.said(a)} plus ${percent}% vat, how much is the vat`,
          `bill was ${c.said(a)} and we leave a ${percent}% tip, how much is the tip`,
          `the ${thing} is ${c.said(a)} less ${percent}%. how much is the discount`,
        ),
        values: [],
        value: (a * percent) / 100,
      };
    if (kind === 2 + 8) {
      const count = whole(2, 12);
      const off = chance(0.6);
      const factor = off ? 1 - percent / 100 : 1 + percent / 100;
      return {
        text: off
          ? pick(
              `${many(count)} ${plural(thing)} at ${percent}% off ${c.said(a)} each${link()}how much altogether`,
              `${plural(thing)} are ${c.said(a)} each with ${percent}% off${link()}what do ${many(count)} cost`,
            )
          : pick(
              `${many(count)} ${plural(thing)} at ${c.said(a)} each plus ${percent}% ${pick('vat', 'tax')}${link()}total?`,
              `${plural(thing)} are ${c.said(a)} each before ${percent}% tax${link()}what do ${many(count)} come to`,
            ),
        values: [count * a, a * factor, (a * percent) / 100, (count * a * percent) / 100],
        value: count * a * factor,
      };
    }
    if (kind === 2 + 9) {
      const b = whole(60, 900);
      const parts = pick(
        [0.25, 0.375, '3/8', '25%'],
        [0.5, 0.2, 'half', '20%'],
        [1 / 3, 0.25, 'a third', '25%'],
        [0.3, 0.45, '30%', '45%'],
        [0.4, 0.25, '40%', '25%'],
        [0.1, 0.6, '10%', '60%'],
      );
      const [one, other] = parts[2] === '3/8' ? [0.375, 0.25] : [parts[0], parts[1]];
      const who = pick('children', 'members', 'people', 'plants', 'guests');
      return {
        text: pick(
          `there are ${b * 24} ${who}, ${parts[2]} walk, ${parts[3]} cycle and the rest come by car. how many come by car`,
          `of ${b * 24} ${who} ${parts[2]} want tea and ${parts[3]} coffee, the rest nothing${link()}how many want nothing`,
        ),
        values: [b * 24 * one, b * 24 * other, one + other, b * 24 * (one + other), b * 24 * (1 - one)],
        value: b * 24 * (1 - one - other),
      };
    }
    if (kind === 3)
      return {
        text: pick(
          `${c.said(a)} including vat at ${percent}%, what was it before vat`,
          `the ${thing} cost ${c.said(a)} after ${percent}% tax, what is the price without tax`,
          `i paid ${c.said(a)} inc ${percent}% vat, how much before the vat`,
          `after a ${percent}% rise my rent is ${c.said(a)}, what was it before`,
        ),
        values: [],
        value: a / (1 + percent / 100),
      };
    if (kind === 4)
      return {
        text: pick(
          `paid ${c.said(a)} for a ${thing} after ${percent}% off, what was the original price`,
          `${plural(thing)} are ${c.said(a)} after ${percent}% off. what were they originally`,
          `sale price ${c.said(a)}, that is ${percent}% off, what was it before`,
          `with ${percent}% knocked off it was ${c.said(a)}. full price?`,
        ),
        values: [],
        value: a / (1 - percent / 100),
      };
    const b = whole(Math.ceil(a * 1.02), Math.ceil(a * 2));
    if (kind === 5)
      return {
        text: pick(
          `went from ${c.said(a)} to ${c.said(b)}, what percent rise is that`,
          `rent was ${c.said(a)} and now its ${c.said(b)}, what percentage increase`,
          `my pay goes from ${c.said(a)} to ${c.said(b)}. what is that in percent`,
          `${thing} price up from ${c.said(a)} to ${c.said(b)}, percentage rise?`,
        ),
        values: [b - a],
        value: ((b - a) / a) * 100,
      };
    if (kind === 6)
      return {
        text: pick(
          `was ${c.said(b)} now ${c.said(a)}, what percent off is that`,
          `numbers dropped from ${b} to ${whole(1, 1) * a}, what percentage drop is that`,
          `reduced from ${c.said(b)} to ${c.said(a)}, what percentage is that`,
        ),
        values: [b - a],
        value: ((b - a) / b) * 100,
      };
    const [x, y] = [whole(3, 60), whole(61, 120)];
    if (kind === 7)
      return {
        text: pick(
          `${x} out of ${y}, what percent is that`,
          `i got ${x} out of ${y} in a test. what percentage`,
          `${x} of the ${y} ${pick('members', 'seats', 'eggs')} ${pick('voted', 'were taken', 'hatched')}, what percentage is that`,
        ),
        values: [],
        value: (x / y) * 100,
      };
    const many_ = whole(2, 40) * 20;
    const share = pick(5, 10, 15, 20, 25, 30, 40, 45, 60, 65, 70, 75);
    const who = pick('members', 'pupils', 'eggs', 'seats', 'tickets', 'students', 'houses');
    return chance(0.5)
      ? {
          text: pick(
            `there are ${many_} ${who} and ${share}% are gone, how many are left`,
            `${share}% of ${many_} ${who} did not turn up, how many did`,
            `of ${many_} ${who} ${share}% are new, how many are not`,
          ),
          values: [(many_ * share) / 100],
          value: many_ * (1 - share / 100),
        }
      : {
          text: pick(
            `there are ${many_} ${who}, ${share}% are new. how many are new`,
            `${share}% of our ${many_} ${who} are local, how many is that`,
          ),
          values: [],
          value: (many_ * share) / 100,
        };
  };

  const amounts = () => {
    const c = context();
    const thing = pick(...THINGS);
    const kind = whole(0, 32);
    if (kind === 0) {
      const [need, rate] = [whole(200, 3000), whole(10, 150)];
      const have = whole(20, need - rate - 1);
      const one = pick('week', 'month', 'fortnight');
      const weeks = chance(0.5);
      const count = whole(3, 40);
      const head = pick(
        `the ${thing} costs ${c.said(need)} and i have ${c.said(have)}`,
        `need ${c.said(need)} for the ${thing}, got ${c.said(have)} saved`,
        `i am saving for a ${c.said(need)} ${thing} and have ${c.said(have)} put by`,
        `i owe ${c.said(need)} and paid off ${c.said(have)}`,
      );
      return weeks
        ? {
            text: `${head}${link()}${pick(`at ${c.said(rate)} a ${one} how many ${one}s`, `i can save ${c.said(rate)} a ${one}, how many ${one}s will it take`, `if i put in ${c.said(rate)} every ${one} how many ${one}s till i get there`)}`,
            values: [need - have, (need - have) / rate],
            value: Math.ceil((need - have) / rate - 1e-9),
          }
        : {
            text: `${head}${link()}${pick(`there are ${many(count)} ${one}s left, how much a ${one}`, `how much per ${one} for ${many(count)} ${one}s`, `if i have ${many(count)} ${one}s, how much must i save each ${one}`)}`,
            values: [need - have],
            value: (need - have) / count,
          };
    }
    if (kind === 1) {
      const [need, size] = [whole(20, 400), whole(4, 30)];
      const pack = pick('pack', 'box', 'tray', 'bag', 'crate', 'case', 'carton');
      const cost = c.price(2, 40);
      const packs = Math.ceil(need / size);
      const head = pick(
        `${plural(thing)} come in ${plural(pack)} of ${size} and i need ${need}`,
        `i need ${need} ${plural(thing)}, they come ${size} to a ${pack}`,
        `need ${need} ${plural(thing)} and a ${pack} holds ${size}`,
        `there are ${size} ${plural(thing)} in a ${pack} and we want ${need}`,
      );
      return chance(0.5)
        ? {
            text: `${head}${link()}how many ${plural(pack)} ${pick('do i need', 'do i buy', 'is that', 'should we order')}`,
            values: [need / size],
            value: packs,
          }
        : need % size === 0
          ? { text: `${head}${link()}a ${pack} is ${c.said(cost)}${link()}${pick(...ASK)}`, values: [packs], value: packs * cost }
          : { text: `${head}${link()}how many ${plural(pack)}`, values: [need / size], value: packs };
    }
    if (kind === 2) {
      const [long, wide] = [whole(2, 12) + pick(0, 0.5, 0.2), whole(2, 9) + pick(0, 0.5, 0.4)];
      const unit = pick('m', ' metres', ' feet', 'm');
      const cost = c.price(4, 60);
      const area = long * wide;
      const head = pick(
        `${pick('room', 'patio', 'lawn', 'floor', 'deck')} is ${long}${unit} by ${wide}${unit}`,
        `${long}${unit} x ${wide}${unit} ${pick('floor', 'wall', 'garden', 'bed')}`,
        `carpet for a room ${long}${unit} long and ${wide}${unit} wide`,
      );
      const square = unit === ' feet' ? 'square foot' : pick('square metre', 'sq m', 'm2');
      if (chance(0.4))
        return {
          text: `${head}${link()}${c.said(cost)} ${pick('a', 'per')} ${square}${link()}${pick(...ASK)}`,
          values: [area],
          value: area * cost,
        };
      if (chance(0.5)) return { text: `${head}${link()}what is the area`, values: [], value: area };
      const covers = whole(2, 12);
      return {
        text: `${head}${link()}one ${pick('tin', 'bag', 'pack', 'box')} covers ${covers} ${square === 'square foot' ? 'square feet' : 'square metres'}${link()}how many do i need`,
        values: [area, area / covers],
        value: Math.ceil(area / covers - 1e-9),
      };
    }
    if (kind === 3) {
      const [far, does, cost] = [whole(20, 500), whole(20, 60), c.price(2, 7)];
      const way = chance(0.4) ? 2 : 1;
      const text = `${pick(`car does ${does} miles to the gallon`, `my van gets ${does} mpg`, `the truck does ${does} miles per gallon`)}${link()}gas is ${c.said(cost)} a gallon${link()}${way === 2 ? `its ${far} miles each way` : pick(`trip is ${far} miles`, `driving ${far} miles`, `a ${far} mile trip`)}${link()}${pick('what will the gas cost', 'how much for fuel', 'fuel cost?', 'what does it cost me in gas')}`;
      return {
        text,
        values: [far * way, (far * way) / does, far / does, (far / does) * cost],
        value: ((far * way) / does) * cost,
      };
    }
    if (kind === 4) {
      const [far, pay, days] = [whole(4, 60), pick(0.25, 0.45, 0.5, 0.6, 0.65, 0.3), whole(2, 6)];
      const typed =
        c.sign === '£' || c.sign === 'none'
          ? `${Math.round(pay * 100)}p`
          : c.sign === '$'
            ? `${Math.round(pay * 100)} cents`
            : c.said(pay);
      const way = chance(0.6) ? 2 : 1;
      return {
        text: `${far} miles ${way === 2 ? 'each way' : 'a day'}${link()}${many(days)} days${pick(' a week', '')}${link()}${typed} a mile${link()}${pick('what can i claim', 'how much is that', 'what do i get')}`,
        values: [far * way, far * way * days, far * days, far * pay, far * way * pay, pay * days],
        value: far * way * days * pay,
      };
    }
    if (kind === 5) {
      const [serves, wants] = [whole(2, 12), whole(3, 40)];
      const [amount, unit] = [
        whole(1, 20) * pick(25, 50, 1),
        pick('g of flour', 'ml of milk', 'cups of rice', 'g of butter', 'eggs', 'kg of potatoes', 'oz of cheese'),
      ];
      const noun = unit.replace(/^.* of /, '');
      const text = pick(
        `recipe for ${serves} ${pick('people', 'biscuits', 'scones')} needs ${amount}${/^(?:g|ml|kg|oz)\b/.test(unit) ? '' : ' '}${unit}${link()}how much ${noun} for ${wants}`,
        `${amount} ${unit} makes ${serves} ${pick('cakes', 'biscuits', 'portions')}${link()}how much for ${wants}`,
        `${amount} ${unit} feeds ${serves}${link()}how much do i need for ${wants}`,
      );
      return { text, values: [amount / serves, wants / serves, amount * wants], value: (amount / serves) * wants };
    }
    if (kind === 6) {
      const [hours, days, pay] = [whole(3, 10) + pick(0, 0.5), whole(2, 6), c.price(9, 30)];
      const weeks = chance(0.35) ? whole(2, 50) : 1;
      const text = `${pick('i work', 'i do', 'she works', '')} ${hours} hours a day${link()}${many(days)} days a week at ${c.said(pay)} an hour${weeks > 1 ? ` for ${weeks} weeks` : ''}${link()}${pick('what do i earn', 'how much is my pay', 'what is that before tax', 'how much will i make')}`;
      return {
        text,
        values: [hours * days, hours * pay, days * pay, hours * days * pay, hours * days * weeks, days * weeks],
        value: hours * days * pay * weeks,
      };
    }
    if (kind === 7) {
      const [hours, extra, pay] = [whole(20, 40), whole(2, 12), c.price(9, 30)];
      const by = pick(['time and a half', 1.5], ['double time', 2], ['time and a half', 1.5]);
      const text = pick(
        `${hours} hours at ${c.said(pay)} an hour and ${many(extra)} hours overtime at ${by[0]}`,
        `i am on ${c.said(pay)} an hour and did ${hours} hours plus ${many(extra)} hours at ${by[0]}`,
        `did ${hours} normal hours at ${c.said(pay)} then ${many(extra)} hours on sunday at ${by[0]}`,
      );
      return {
        text: `${text}${link()}${pick('what is my pay', 'what should i get before tax', 'how much do i earn', 'gross for the week')}`,
        values: [hours * pay, pay * by[1], extra * by[1], extra * pay, pay * by[1] * extra, hours + extra * by[1]],
        value: hours * pay + extra * pay * by[1],
      };
    }
    if (kind === 8) {
      const [one, other] = [whole(1000, 90000), whole(40, 900)];
      const cost = pick(0.12, 0.2, 0.274, 0.35, 0.15, 0.29);
      const fixed = chance(0.4) ? c.price(5, 30) : 0;
      const typed =
        c.sign === '£'
          ? `${Number((cost * 100).toFixed(2))}p`
          : c.sign === '$'
            ? `${Number((cost * 100).toFixed(2))} cents`
            : c.said(cost);
      return {
        text: `meter was ${one} and is now ${one + other}${link()}${typed} a unit${fixed ? `${link()}plus ${c.said(fixed)} standing charge` : ''}${link()}${pick('what is the bill', 'how much do i owe', 'what will it cost')}`,
        values: [other, other * cost],
        value: other * cost + fixed,
      };
    }
    if (kind === 9) {
      const [down, count, pay] = [whole(20, 900), pick(6, 10, 12, 18, 24, 36, 48), c.price(10, 200)];
      const all = down + count * pay;
      const cash = Math.floor(all * (0.7 + 0.25 * random()));
      const head = pick(
        `${c.said(down)} ${pick('deposit', 'down', 'up front', 'first')} and ${count} ${pick('payments', 'monthly payments', 'instalments', 'months')} of ${c.said(pay)}`,
        `finance is ${c.said(down)} down then ${c.said(pay)} a month for ${count} months`,
      );
      return chance(0.5)
        ? {
            text: `${head}${link()}${pick('how much in total', 'what do i pay altogether', 'total cost?')}`,
            values: [count * pay],
            value: all,
          }
        : {
            text: `${head}${link()}cash price is ${c.said(cash)}${link()}${pick('how much more is it on finance', 'how much extra would i pay', 'what is the difference')}`,
            values: [count * pay, all],
            value: all - cash,
          };
    }
    if (kind === 10) {
      const [count, sell, buy] = [whole(5, 120), c.price(6, 40), c.price(1, 5)];
      const fixed = chance(0.5) ? whole(5, 60) : 0;
      return {
        text: `${pick('sold', 'we sold', 'i sell')} ${count} ${plural(thing)} at ${c.said(sell)} each${link()}${pick('they cost me', 'each one costs', 'materials are')} ${c.said(buy)} each${fixed ? `${link()}the stall was ${c.said(fixed)}` : ''}${link()}${pick('what profit did i make', 'how much profit', 'what do i make', 'profit?')}`,
        values: [count * sell, count * buy, sell - buy, (sell - buy) * count, count * sell - fixed, count * buy + fixed],
        value: count * (sell - buy) - fixed,
      };
    }
    if (kind === 11) {
      const bottom = pick(2, 3, 4, 5, 8, 10);
      const top = bottom === 2 ? 1 : whole(1, bottom - 1);
      const all = bottom * whole(4, 60);
      const named =
        bottom === 2
          ? 'half'
          : bottom === 3
            ? top === 1
              ? 'a third'
              : 'two thirds'
            : bottom === 4 && top !== 2
              ? top === 1
                ? 'a quarter'
                : 'three quarters'
              : `${top}/${bottom}`;
      const isLeft = chance(0.6);
      return {
        text: isLeft
          ? pick(
              `had ${all} ${plural(thing)} and sold ${named} of them${link()}how many are left`,
              `${named} of my ${all} ${plural(thing)} are gone${link()}how many have i got left`,
              `gave away ${named} of ${all} ${plural(thing)}, how many remain`,
            )
          : pick(
              `${named} of ${all} ${plural(thing)} are broken, how many is that`,
              `how many is ${named} of ${all} ${plural(thing)}`,
            ),
        values: [(all * top) / bottom],
        value: isLeft ? all - (all * top) / bottom : (all * top) / bottom,
      };
    }
    if (kind === 12) {
      const [fast, minutes] = [whole(4, 70), pick(10, 15, 20, 30, 40, 45, 50, 75, 90)];
      const unit = pick(['mph', 'miles'], ['km/h', 'km']);
      return chance(0.5)
        ? {
            text: `${pick('i cycle', 'train goes', 'we drive', 'walking')} at ${fast} ${unit[0]} for ${minutes} minutes${link()}how far is that`,
            values: [],
            value: (fast * minutes) / 60,
          }
        : { text: `${fast * 2} ${unit[1]} at ${fast} ${unit[0]}, how many hours`, values: [], value: 2 };
    }
    if (kind === 13) {
      const [most, size] = [whole(200, 2000), whole(8, 60)];
      const unit = pick('kg', ' kg', ' lb');
      return {
        text: pick(
          `trailer takes ${most}${unit} and a bale is ${size}${unit}, how many bales can i carry`,
          `${most}${unit} limit${link()}each sack weighs ${size}${unit}${link()}how many sacks fit`,
        ),
        values: [most / size],
        value: Math.floor(most / size + 1e-9),
      };
    }
    if (kind === 14) {
      const [stock, use] = [whole(20, 300), whole(2, 9)];
      const unit = pick('tablets', 'litres', 'kg', 'nappies', 'bales', 'pods');
      return {
        text: pick(
          `i have ${stock} ${unit} and use ${use} a day${link()}how many days will they last`,
          `${stock} ${unit}, ${use} a day, how many days is that`,
          `we get through ${use} ${unit} a day and have ${stock}. how long will it last`,
        ),
        values: [stock / use],
        value: chance(0.5) && stock % use !== 0 ? stock / use : stock / use,
      };
    }
    const noun = plural(thing);
    if (kind === 16) {
      const [batch, times] = [whole(6, 40), whole(2, 9)];
      const amount = whole(1, 30) / pick(1, 2, 10);
      const unit = pick('kg of flour', 'litres of milk', 'g of yeast', 'cups of sugar', 'eggs');
      return {
        text: pick(
          `one batch makes ${batch} ${noun} and uses ${amount} ${unit}${link()}how much for ${batch * times} ${noun}`,
          `${amount} ${unit} makes ${batch} ${noun}, how much do i need for ${batch * times}`,
          `it takes ${amount} ${unit} for ${batch} ${noun}. what do i need for ${batch * times}`,
        ),
        values: [times, amount / batch],
        value: amount * times,
      };
    }
    if (kind === 17) {
      const [daily, cost] = [whole(2, 12), c.price(1, 9)];
      return {
        text: pick(
          `${many(daily)} ${noun} a day at ${c.said(cost)} each, what is that for a week`,
          `we use ${many(daily)} ${noun} a day and they are ${c.said(cost)} each${link()}how much a week`,
        ),
        values: [daily * cost, daily * 7, cost * 7],
        value: daily * cost * 7,
      };
    }
    if (kind === 18) {
      const [count, hire, ticket] = [whole(6, 60), whole(100, 900), c.price(3, 30)];
      const who = pick('children', 'people', 'members', 'of us', 'players');
      return {
        text: pick(
          `${pick('coach', 'minibus', 'hall', 'boat')} hire is ${c.said(hire)} and tickets are ${c.said(ticket)} each, ${count} ${who}${link()}how much must each one pay`,
          `${count} ${who} sharing a ${c.said(hire)} coach, plus ${c.said(ticket)} entry each${link()}cost per person`,
          `${c.said(hire)} for the coach and ${c.said(ticket)} per head for lunch${link()}${count} ${who}${link()}what is it each`,
        ),
        values: [hire / count, count * ticket, count * ticket + hire],
        value: hire / count + ticket,
      };
    }
    if (kind === 19) {
      const [a, b, d, e] = [whole(2, 8), whole(2, 6), whole(2, 8), whole(2, 6) + 0.5];
      const cost = c.price(5, 50);
      return {
        text: `two ${pick('rooms', 'beds', 'walls', 'lawns')}, one ${a} m by ${b} m and the other ${d} m by ${e} m${link()}${c.said(cost)} a square metre${link()}${pick(...ASK)}`,
        values: [a * b, d * e, a * b + d * e, a * b * cost, d * e * cost],
        value: (a * b + d * e) * cost,
      };
    }
    if (kind === 20) {
      const [all, rate] = [whole(5, 60), whole(5, 40)];
      const what = pick(
        ['pages', 'read', 'night'],
        ['km', 'run', 'day'],
        ['pages', 'do', 'day'],
        ['orders', 'pack', 'hour'],
        ['miles', 'walk', 'day'],
      );
      return {
        text: pick(
          `i ${what[1]} ${rate} ${what[0]} ${what[2] === 'hour' ? 'an' : 'a'} ${what[2]} and there are ${all * rate} ${what[0]}${link()}how many ${what[2]}s`,
          `${all * rate} ${what[0]} at ${rate} a ${what[2]}, how many ${what[2]}s is that`,
        ),
        values: [],
        value: all,
      };
    }
    if (kind === 21) {
      const [count, cost] = [pick(2, 3, 4, 5, 6, 8, 10, 12, 20, 24), c.price(4, 90)];
      return {
        text: pick(
          `i paid ${c.said(cost)} for ${many(count)} ${pick('metres', 'kilos', 'litres', noun)}${link()}what is it each`,
          `${many(count)} ${noun} cost ${c.said(cost)}, how much is one`,
          `${c.said(cost)} for ${many(count)} ${noun}, what is that each`,
          `${many(count)} metres of cloth for ${c.said(cost)}, how much a metre`,
        ),
        values: [],
        value: cost / count,
      };
    }
    if (kind === 22) {
      const year = whole(180, 700) * 100;
      const by = pick(['month', 12], ['week', 52]);
      return chance(0.6)
        ? {
            text: pick(
              `salary is ${c.said(year)} a year, what is that a ${by[0]}`,
              `i earn ${c.said(year)} a year${link()}how much a ${by[0]}`,
              `${c.said(year)} per year is what per ${by[0]}`,
            ),
            values: [],
            value: year / by[1],
          }
        : {
            text: pick(
              `i pay ${c.said(year / 100)} a ${by[0]}, how much is that a year`,
              `${c.said(year / 100)} per ${by[0]}, what is it per year`,
            ),
            values: [],
            value: (year / 100) * by[1],
          };
    }
    if (kind === 23) {
      const [count, cost, sells] = [whole(8, 60), whole(20, 200), c.price(4, 20)];
      return {
        text: pick(
          `a ${pick('crate', 'box', 'sack', 'tray')} of ${count} ${noun} cost me ${c.said(cost)} and i sell each for ${c.said(sells)}${link()}what do i gain`,
          `bought ${count} ${noun} for ${c.said(cost)} the lot, selling them at ${c.said(sells)} each${link()}profit?`,
          `${count} ${noun} sold at ${c.said(sells)}, stock cost ${c.said(cost)} in all${link()}what did i make`,
        ),
        values: [count * sells],
        value: count * sells - cost,
      };
    }
    if (kind === 24) {
      const [count, gift] = [whole(3, 30), whole(5, 40)];
      const cost = Math.floor(count * gift * (0.4 + 1.2 * random())) + 1;
      const isShort = cost > count * gift;
      return {
        text: `${many(count)} ${pick('friends', 'people', 'of us', 'families')} ${pick('put in', 'chip in', 'gave', 'pay')} ${c.said(gift)} each${link()}the ${pick('present', 'trip', thing)} ${pick('is', 'costs', 'cost')} ${c.said(cost)}${link()}${isShort ? pick('how much are we short', 'how much more is needed') : pick('how much is left', 'what is left over')}`,
        values: [count * gift],
        value: Math.abs(count * gift - cost),
      };
    }
    if (kind === 25) {
      const [count, each_] = [whole(3, 40), pick(5, 10, 15, 20, 25, 40, 45)];
      return chance(0.5)
        ? {
            text: pick(
              `${count} ${noun} at ${each_} minutes each, how many minutes`,
              `each ${thing} takes ${each_} minutes and i have ${count} to do${link()}how long in minutes`,
            ),
            values: [],
            value: count * each_,
          }
        : {
            text: pick(
              `each ${thing} takes ${each_} minutes and i have ${count} to do${link()}how many hours`,
              `${count} ${noun} at ${each_} minutes each, how many hours is that`,
            ),
            values: [count * each_],
            value: (count * each_) / 60,
          };
    }
    if (kind === 26) {
      const costs = Array.from({ length: whole(2, 4) }, () => whole(20, 900));
      const sum = costs.reduce((so, one) => so + one, 0);
      const income = sum + whole(30, 1500);
      const names = ['rent', 'bills', 'car', 'food', 'phone', 'childcare', 'fuel', 'gym'].sort(() => random() - 0.5);
      const into = [];
      costs.reduce((so, one) => (into.push(so - one), so - one), income);
      return {
        text: `${pick('i earn', 'my pay is', 'take home', 'we get', 'income')} ${c.said(income)}${pick(' a month', '')}${link()}${costs.map((one, at) => `${names[at]} ${pick('is ', '', '')}${c.said(one)}`).join(', ')}${link()}${pick('what is left over', 'how much is left', 'what have i got left', 'what remains')}`,
        values: [...into, sum, ...costs.map((one, at) => costs.slice(0, at + 1).reduce((so, own) => so + own, 0))],
        value: income - sum,
      };
    }
    if (kind === 27) {
      const [a, b, d, e] = [whole(2, 15), whole(2, 9), whole(2, 15), whole(2, 9)];
      const [who, unit] = pick(
        ['volunteers', 'hours'],
        ['kids', 'laps'],
        ['boxes', 'kg'],
        ['members', 'shifts'],
        ['crates', 'bottles'],
      );
      return {
        text: pick(
          `${a} ${who} did ${b} ${unit} each and ${d} did ${e} ${unit} each${link()}how many ${unit} in all`,
          `${a} ${who} with ${b} ${unit} and ${d} with ${e} ${unit}${link()}total ${unit}?`,
        ),
        values: [a * b, d * e],
        value: a * b + d * e,
      };
    }
    if (kind === 28) {
      const list = Array.from({ length: whole(3, 5) }, () => whole(20, 900));
      const sum = list.reduce((so, one) => so + one, 0);
      return {
        text: `${pick('scores were', 'we took', 'the bills were', 'sales of', 'marks of')} ${list.slice(0, -1).join(', ')} and ${list.at(-1)}${link()}what is the ${pick('average', 'mean')}`,
        values: [...list.map((_, at) => list.slice(0, at + 1).reduce((so, own) => so + own, 0)), sum, list.length],
        value: sum / list.length,
      };
    }
    if (kind === 29) {
      const [one, other, days] = [whole(2, 12), whole(3, 20), whole(2, 6)];
      const unit = pick('km', 'miles', 'pages', 'lengths', 'hours');
      return {
        text: `${one} ${unit} a day for ${many(days)} days and ${other} ${unit} on ${pick('saturday', 'sunday', 'the last day')}${link()}${pick(`how many ${unit} in all`, 'what is the total', `total ${unit}`)}`,
        values: [one * days],
        value: one * days + other,
      };
    }
    if (kind === 30) {
      const [lasts, cost, times] = [whole(3, 30), c.price(5, 60), whole(2, 9)];
      return {
        text: pick(
          `a ${pick('bag', 'tub', 'sack', 'box')} lasts ${lasts} days and costs ${c.said(cost)}${link()}what does it cost me for ${lasts * times} days`,
          `one ${pick('bag', 'tub', 'roll')} at ${c.said(cost)} does ${lasts} days, cost for ${lasts * times} days?`,
        ),
        values: [times, cost / lasts],
        value: cost * times,
      };
    }
    if (kind === 31) {
      const [most, each_, count] = [whole(60, 300), whole(2, 8), whole(3, 12)];
      const left = Math.max(most, each_ * count + whole(3, 40));
      return {
        text: pick(
          `had ${left} litres and used ${each_} litres on each of ${count} ${noun}${link()}how much is left`,
          `${left} ${noun} in the box, ${count} kids took ${each_} each${link()}how many are left`,
          `there are ${left} seats and ${count} rows of ${each_} are reserved${link()}how many are free`,
        ),
        values: [each_ * count],
        value: left - each_ * count,
      };
    }
    if (kind === 32) {
      const [all, given, bag] = [whole(15, 90), whole(2, 10), pick(1.5, 2, 2.5, 3, 5)];
      const filled = Math.floor((all - given) / bag + 1e-9);
      return {
        text: `${pick('picked', 'dug', 'got', 'made')} ${all} kg of ${pick('plums', 'potatoes', 'honey', 'compost')}${link()}gave ${given} kg ${pick('away', 'to mum')}${link()}the rest goes in ${bag} kg bags${link()}how many full bags`,
        values: [all - given, (all - given) / bag],
        value: filled,
      };
    }
    const [start, out, into] = [whole(30, 400), whole(3, 28), whole(3, 60)];
    const second = whole(1, 20);
    return pick(
      {
        text: `${pick('had', 'started with', 'there were')} ${start} ${plural(thing)}${link()}${pick('sold', 'gave away', 'used', 'lost')} ${out}${link()}${pick('got', 'bought', 'made')} ${into} more${link()}how many now`,
        values: [start - out, start + into],
        value: start - out + into,
      },
      {
        text: `${pick('had', 'had a stock of', 'we had')} ${start} ${plural(thing)}${link()}${out} ${pick('were broken', 'went off', 'were returned', 'got stolen')} and we sold ${second}${link()}how many are left`,
        values: [start - out, start - second, out + second],
        value: start - out - second,
      },
      {
        text: `${many(out)} rows of ${into} ${plural(thing)}${link()}${second} are ${pick('broken', 'taken', 'missing')}${link()}how many ${pick('good ones', 'are left', 'can be used')}`,
        values: [out * into],
        value: out * into - second,
      },
    );
  };

  const SLIPS = [
    [/\bwhat is\b/g, 'whats'],
    [/\bhow much\b/g, 'how much'],
    [/ and /g, ' & '],
    [/\bi am\b/g, 'im'],
    [/\bi have\b/g, 'ive got'],
    [/ ?%/g, ' %'],
    [/ ?%/g, ' percent'],
    [/ ?%/g, ' per cent'],
    [/\bhours?\b/g, 'hrs'],
  ];
  const ASIDES = [
    'my son is 7',
    'we have been open 12 years',
    'the van seats 9',
    'its the 3rd time i ask',
    'it took me 2 weeks to find',
    'i am 46',
  ];
  return () => {
    const made = chance(0.4) ? money() : chance(0.35) ? percents() : amounts();
    let { text } = made;
    if (chance(0.25)) {
      const [from, to] = pick(...SLIPS);
      text = text.replace(from, to);
    }
    if (chance(0.05)) text = `${pick(...ASIDES)}. ${text}`;
    if (chance(0.15)) text = `${pick('hi, ', 'hello ', 'quick one: ', 'can you work this out, ', 'help please. ', 'so ')}${text}`;
    if (!/[?.]$/.test(text)) text += pick(...END);
    if (chance(0.4)) text = text[0].toUpperCase() + text.slice(1);
    return { set: 'made', question: text, values: [...made.values, made.value], answer: made.value };
  };
};
