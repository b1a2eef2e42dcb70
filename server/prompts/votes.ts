/**
 * Votes on prompts: one per voter and prompt, which can be changed or withdrawn. With each vote, the counts of its prompt are
 * computed from its votes and stored in the same transaction, so that they always agree, however many vote at once and whenever
 * the process ends.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { counted, DISLIKE, LIKE, openTables } from './voteTables.ts';

export type Vote = 'like' | 'dislike' | 'none';

export interface Tally {
  readonly likes: number;
  readonly dislikes: number;
}

export interface Votes {
  /** The counts of every prompt that was ever voted on, by its id. */
  readonly tallies: () => Promise<ReadonlyMap<string, Tally>>;
  /**
   * Records the vote, or withdraws it (`none`), and gives the new counts of the prompt. The same vote may be cast again.
   * @throws a transient failure (`isTransient`) where somebody else is writing, or the database cannot be reached.
   */
  readonly cast: (prompt: string, voter: string, vote: Vote) => Promise<Tally>;
  readonly close: () => Promise<void>;
}

/**
 * The key of a voter: the id where it fits, otherwise a hash of it. The column has 100 characters, and PostgreSQL allows no NUL.
 */
const keyOf = (voter: string): string =>
  /^[^\0]{0,100}$/u.test(voter) ? voter : createHash('sha256').update(voter).digest('hex');

/** PostgreSQL gives counts as text. */
const tallyOf = ({ likes, dislikes }: { likes: unknown; dislikes: unknown }): Tally => ({
  likes: Number(likes),
  dislikes: Number(dislikes),
});

/**
 * Opens the votes: in PostgreSQL where a URL is given, otherwise in a file (`:memory:` for none).
 * @throws where they cannot be opened; a transient failure where that may be tried again.
 */
export const openVotes = async (place: { url: string | undefined; file: string }): Promise<Votes> => {
  const db = await openTables(place);
  return {
    async tallies() {
      const rows = await db.selectFrom('tallies').selectAll().execute();
      return new Map(rows.map((row) => [row.prompt, tallyOf(row)]));
    },
    cast: (prompt, name, vote) =>
      db.transaction().execute(async (all) => {
        // Others who vote on the same prompt at the same time wait here, and then count this vote, too.
        await all
          .insertInto('tallies')
          .values({ prompt, likes: 0, dislikes: 0 })
          .onConflict((conflict) => conflict.column('prompt').doUpdateSet({ likes: sql`tallies.likes` }))
          .execute();
        const voter = keyOf(name);
        if (vote === 'none') await all.deleteFrom('votes').where('prompt', '=', prompt).where('voter', '=', voter).execute();
        else {
          const value = vote === 'like' ? LIKE : DISLIKE;
          await all
            .insertInto('votes')
            .values({ prompt, voter, value })
            .onConflict((conflict) => conflict.columns(['prompt', 'voter']).doUpdateSet({ value }))
            .execute();
        }
        const tally = tallyOf(await counted(all.selectFrom('votes').where('prompt', '=', prompt)).executeTakeFirstOrThrow());
        await all.updateTable('tallies').set(tally).where('prompt', '=', prompt).execute();
        return tally;
      }),
    close: () => db.destroy(),
  };
};
