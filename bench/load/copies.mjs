// Two copies of the built product behind a balancer, sharing PostgreSQL; one dies in the middle of the votes.
// `npm run build && npm run bench:copies`, where PostgreSQL is installed.
import { ask, createTally, crowd } from './client.mjs';
import { startBalancer } from './proxy.mjs';
import { everything, load, say, startCopy, votable } from './suite.mjs';

const VOTERS = 2_000;
const AT_ONCE = 50;
const LIMIT = 300;

const { hasPostgres, startPostgres } = await load('tests/support/postgres.ts');
if (!hasPostgres()) {
  console.log('PostgreSQL is not installed: nothing was measured.');
  process.exit(0);
}

const database = await startPostgres();
const copies = await Promise.all([1, 2].map(() => startCopy({ DATABASE_URL: database.url })));
const balancer = await startBalancer(copies.map(({ url }) => url));
try {
  const found = JSON.parse((await ask(balancer.url, { method: 'GET', path: votable.search })).text);
  const [{ id, likes: before }] = found.data.prompts;
  const next = await everything(balancer.url);

  const voteOf = (voter) => ({ method: 'POST', path: votable.voteOn(id), body: JSON.stringify({ voter, vote: 'like' }) });
  const counts = { told: 0, lost: 0, again: 0 };
  /** Asks again with the same name until an answer comes, as a page does. */
  const vote = async (voter) => {
    for (;;) {
      const { status } = await ask(balancer.url, voteOf(voter));
      if (status === 200) return void counts.told++;
      if (status === 0) counts.lost++;
      else counts.again++;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  let voter = 0;
  let killed = Promise.resolve();
  const others = createTally();
  const isOver = () => voter >= VOTERS;
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, async () => {
      while (!isOver()) {
        const mine = voter++;
        if (mine === VOTERS / 2) killed = copies[0].kill();
        await vote(`voter-${mine}`);
      }
    }),
    crowd(AT_ONCE, balancer.url, next, others, isOver),
  ]);
  await killed;
  const left = JSON.parse((await ask(copies[1].url, { method: 'GET', path: votable.search })).text);
  const { likes } = left.data.prompts.find((prompt) => prompt.id === id) ?? left.data.prompts[0];

  say('votes given', VOTERS);
  say('votes counted', `${likes - before}: ${likes - before === VOTERS ? 'none lost, none doubled' : 'WRONG'}`);
  say('votes in flight at the copy that died', `${counts.lost}, sent again`);
  say('votes told to come back', counts.again);
  say('other requests in flight there', `${others.lost.length} of ${others.asked} lost (at most ${AT_ONCE} were in flight)`);
  say('other faults', [...others.faults].map(([what, times]) => `${what} × ${times}`).join(', ') || 'none');
} finally {
  await Promise.all(copies.map((copy) => copy.kill()));
  balancer.close();
  await database.stop();
}

// One limit for all copies: as many requests of one visitor as it allows, whichever copy they reach.
const shared = await startPostgres();
const limited = await Promise.all(
  [1, 2].map(() => startCopy({ DATABASE_URL: shared.url, RATE_LIMIT_PER_MINUTE: `${LIMIT}`, TRUSTED_PROXIES: '1', WARM: '0' })),
);
const front = await startBalancer(limited.map(({ url }) => url));
try {
  const answers = await Promise.all(
    Array.from({ length: LIMIT * 2 }, () => ask(front.url, { method: 'GET', path: '/api/capabilities' })),
  );
  const letIn = answers.filter(({ status }) => status === 200).length;
  say(`of ${LIMIT * 2} requests under a limit of ${LIMIT}`, `${letIn} were let in`);
} finally {
  await Promise.all(limited.map((copy) => copy.kill()));
  front.close();
  await shared.stop();
}
process.exit(0);
