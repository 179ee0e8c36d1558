import type { Client } from 'pg';
import type { WorldName } from './tags.ts';
import { World, type Row } from './world.ts';

/** What somebody has who works, copied from the person of the other site. */
const copiesFor = ({ personId, tag }: World): Readonly<Record<string, Row>> => ({
  accounts: { id: personId, email: `${tag}.neighbor@example.test`, phone: null },
  providers: { account_id: personId, vanity_url: null, groomer_referral_code: null, customer_referral_code: null },
});

/** A second person on the other site, with little more than an account: somebody whom calls there can be about. */
export const buildNeighbor = async (owner: Client, worlds: ReadonlyMap<WorldName, World>): Promise<World> => {
  const person = worlds.get('otherSite');
  if (!person) throw new Error('There is no other site');
  const neighbor = new World(person.name, person.site, person.roles);
  for (const [table, changes] of Object.entries(copiesFor(neighbor))) {
    const { rows } = await owner.query<Row>(
      `insert into ${table} select (jsonb_populate_record(t, $1)).* from ${table} t
       where ${table === 'accounts' ? 'id' : 'account_id'} = $2 limit 1 returning *`,
      [JSON.stringify(changes), person.personId],
    );
    for (const row of rows) neighbor.add(table, row);
  }
  return neighbor;
};
