import { setTimeout as delay } from 'node:timers/promises';

import type { Client } from 'pg';

import { withConnection } from './database.ts';
import type { Facts } from './facts.ts';
import { SEND_SMS_TASK, type UnsentText, type World } from './world.ts';

const PAUSE_MS = 30;
const RECONNECT_PAUSE_MS = 100;

async function writeAndRollBack(client: Client, world: World, text: UnsentText): Promise<void> {
  await client.query('begin');
  await client.query(`select set_config('app.site_id', $1, true)`, [world.site.id]);
  await client.query(
    `insert into client_events (id, site_id, account_id, message, at) values (gen_random_uuid(), $1, $2, $3, app.now())`,
    [world.site.id, world.stranger.id, text.marker],
  );
  await client.query('select app.add_job($1, $2, null, null, 12, 0)', [SEND_SMS_TASK, text.payload]);
  await client.query('rollback');
}

/** With the application's role: writes rows with a job and rolls them back. */
export async function rollBackUntil(
  world: World,
  facts: Pick<Facts, 'rolledBack'>,
  isOver: () => boolean,
): Promise<void> {
  const waiting = [...world.unsentTexts];
  const rollBackAll = async (client: Client) => {
    for (let text = waiting.shift(); text && !isOver(); text = waiting.shift()) {
      // Recorded first, because a lost connection rolls it back too.
      const fact = { marker: text.marker, phone: text.phone, wasWhole: false };
      facts.rolledBack.push(fact);
      await writeAndRollBack(client, world, text);
      fact.wasWhole = true;
      await delay(PAUSE_MS);
    }
  };
  while (!isOver() && waiting.length > 0) {
    await withConnection(world.databaseUrls.app, rollBackAll).catch(() => delay(RECONNECT_PAUSE_MS));
  }
}
