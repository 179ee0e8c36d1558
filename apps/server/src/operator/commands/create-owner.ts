import { z } from 'zod';
import { createOwner, newOwner } from '../../modules/accounts/index.ts';
import { siteBySlug } from '../../modules/sites/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { asOwner } from '../../platform/db/as-owner.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { optionsOf, parsedAs, performing, text, type Invocation } from '../invocation.ts';
import { OperatorError, requireSettings, writeSecretFile } from '../settings.ts';
import { perform } from '../step.ts';

const POOL = { poolSize: 1, preparedStatements: 0 } as const;

export const run = async (call: Invocation): Promise<void> => {
  const { 'dry-run': isDryRun, ...given } = optionsOf(call.args, {
    site: text,
    email: text,
    'first-name': text,
    'last-name': text,
    'link-file': text,
  });
  const { site, linkFile, ...owner } = parsedAs(
    newOwner.extend({ site: z.string().min(1), linkFile: z.string().min(1) }),
    { ...given, firstName: given['first-name'], lastName: given['last-name'], linkFile: given['link-file'] },
  );
  const settings = requireSettings(call.environment, ['DATABASE_URL', 'PUBLIC_WEB_ORIGIN_PATTERN']);
  const found = await asOwner(settings.DATABASE_URL, (client) => siteBySlug(client, site));
  if (!found) throw new OperatorError(`There is no site ${site}: create-site makes one`);
  const origin = settings.PUBLIC_WEB_ORIGIN_PATTERN.replace('{site}', site).replace('{host}', found.hosts[0] ?? '');
  const db = openDatabase({ url: settings.DATABASE_URL, ...POOL, log: createLog('warn') });
  try {
    await db.inSite(found.id, async (tx) => {
      const creation = await createOwner(tx, owner, { clock: systemClock });
      const handOver = (token: string) => writeSecretFile(linkFile, `${origin}/reset-password?token=${token}\n`);
      await perform(performing(isDryRun, call), [
        { what: `${creation.what} (${linkFile})`, isDone: creation.isDone, apply: () => creation.apply(handOver) },
      ]);
    });
  } finally {
    await db.close();
  }
};
