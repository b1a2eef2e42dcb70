/**
 * Votes on prompts: one for each voter and prompt, changed or taken back at will. With each vote the counts of its prompt
 * are counted from its votes and kept beside them, both or neither, so that nothing can drift apart, whoever votes at once
 * and whenever the process ends.
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
   * Records the vote, or takes it back (`none`), and gives the prompt's new counts. The same vote may be cast again.
   * @throws a passing failure (`isPassing`) where somebody else writes, or the database is out of reach.
   */
  readonly cast: (prompt: string, voter: string, vote: Vote) => Promise<Tally>;
  readonly close: () => Promise<void>;
}

/** What a voter is called where it fits, else a name made of it: a column has 100 characters, and PostgreSQL no NUL. */
const keyOf = (voter: string): string =>
  /^[^\0]{0,100}$/u.test(voter) ? voter : createHash('sha256').update(voter).digest('hex');

/** PostgreSQL counts in text. */
const tallyOf = ({ likes, dislikes }: { likes: unknown; dislikes: unknown }): Tally => ({
  likes: Number(likes),
  dislikes: Number(dislikes),
});

/**
 * Opens the votes: in PostgreSQL where an address is given, else in a file (`:memory:` for none).
 * @throws where they cannot be opened; a passing failure where that may be tried again.
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
        // Whoever votes on the same prompt at once waits here, and then counts this vote, too.
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
