// Log-linear weights for the steps of a story, for `fit-sums.mjs`: at each state along a way that leads to the answer, the steps that
// do so are to be likelier than all others.

export const trieOf = (ways) => {
  const root = new Map();
  for (const way of ways) {
    let node = root;
    for (const step of way) {
      if (!node.has(step)) node.set(step, new Map());
      node = node.get(step);
    }
  }
  return root;
};

/** @param stories `{ tale, trie, weight }` */
export const learn = (m, stories, { epochs, random, decay = 1e-5, least = 3, rate: first = 0.12, drop = 0, log = () => {} }) => {
  // What is left out in turn must be made up for by the rest.
  const { startOf, optionsOf, after, END, BITS, pairsFor, ownFeatures, placeOf, REST } = m;
  const SIZE = 1 << BITS;
  const weights = new Float32Array(SIZE);
  const squares = new Float32Array(SIZE);
  const gradient = new Float32Array(SIZE);
  const counts = new Uint8Array(SIZE);
  const stamp = new Int32Array(SIZE).fill(-1);
  const touched = [];
  let salt = 0;
  const limit = Math.round(drop * 1024);
  const scale = 1 / (1 - drop);
  const isDropped = (place) => limit > 0 && ((Math.imul(place ^ salt, 0x9e3779b1) >>> 22) & 1023) < limit;
  const sumOf = (features, how) => {
    let sum = 0;
    for (let at = 0; at < features.length; at++) {
      const place = placeOf(features[at], how, BITS);
      if (!isDropped(place)) sum += weights[place];
    }
    return sum * scale;
  };
  const add = (features, how, amount) => {
    for (let at = 0; at < features.length; at++) {
      const place = placeOf(features[at], how, BITS);
      if (counts[place] < least || isDropped(place)) continue;
      if (gradient[place] === 0) touched.push(place);
      gradient[place] += amount;
    }
  };
  const optionsWith = ({ tale, pairs }, state) =>
    optionsOf(tale, state).map((option) => ({
      option,
      name: `${option.how}:${option.one}:${option.other}`,
      own: ownFeatures(tale, state, option),
      pair:
        option.how < END
          ? pairsFor(tale, pairs, state.items[option.one], state.items[option.how === REST ? option.one : option.other])
          : undefined,
    }));
  // First what stands in how many stories, along the first way.
  for (const [index, story] of stories.entries()) {
    story.pairs = new Map();
    let state = startOf(story.tale);
    let node = story.trie;
    const count = (features, how) => {
      for (let at = 0; at < features.length; at++) {
        const place = placeOf(features[at], how, BITS);
        if (stamp[place] === index) continue;
        stamp[place] = index;
        if (counts[place] < 255) counts[place]++;
      }
    };
    while (node.size > 0) {
      const options = optionsWith(story, state);
      for (const { option, own, pair } of options) {
        count(own, option.how);
        if (pair) count(pair, option.how);
      }
      const [name, next] = [...node][0];
      const { option } = options.find((one) => one.name === name);
      if (option.how >= END) break;
      state = after(state, option);
      node = next;
    }
    story.pairs = undefined;
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = first * (1 - (0.85 * epoch) / epochs);
    let [loss, states] = [0, 0];
    const order = stories
      .map((story) => [random(), story])
      .sort(([one], [other]) => one - other)
      .map(([, story]) => story);
    for (const story of order) {
      story.pairs = new Map();
      const scored = new Map();
      salt = Math.floor(random() * 2 ** 31);
      let state = startOf(story.tale);
      let node = story.trie;
      while (node.size > 0) {
        const options = optionsWith(story, state);
        const scores = options.map(({ option, own, pair }) => {
          let sum = sumOf(own, option.how);
          if (pair) {
            let by = scored.get(pair);
            if (!by) scored.set(pair, (by = []));
            by[option.how] ??= sumOf(pair, option.how);
            sum += by[option.how];
          }
          return sum;
        });
        const most = Math.max(...scores);
        const raised = scores.map((score) => Math.exp(score - most));
        const total = raised.reduce((so, one) => so + one, 0);
        let good = 0;
        const isGood = options.map(({ name }, at) => {
          const is = node.has(name);
          if (is) good += raised[at];
          return is;
        });
        loss -= Math.log(good / total);
        states++;
        for (const [at, { option, own, pair }] of options.entries()) {
          const slope = story.weight * (raised[at] / total - (isGood[at] ? raised[at] / good : 0));
          if (Math.abs(slope) < 2e-4) continue;
          add(own, option.how, slope);
          if (pair) add(pair, option.how, slope);
        }
        // On along one of the good ones, the likelier the more often.
        let drawn = random() * good;
        let chosen = -1;
        for (const [at] of options.entries())
          if (isGood[at]) {
            chosen = at;
            drawn -= raised[at];
            if (drawn <= 0) break;
          }
        const { option, name } = options[chosen];
        if (option.how >= END) break;
        state = after(state, option);
        node = node.get(name);
      }
      for (const place of touched) {
        const slope = gradient[place] + decay * weights[place];
        gradient[place] = 0;
        squares[place] += slope * slope;
        weights[place] -= (rate * slope) / (1e-2 + Math.sqrt(squares[place]));
      }
      touched.length = 0;
      story.pairs = undefined;
    }
    log(`epoch ${epoch}: ${(loss / states).toFixed(4)}`);
  }
  return weights;
};
