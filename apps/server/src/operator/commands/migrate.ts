import { migrate, pendingMigrations } from '../../platform/db/migrate.ts';
import { optionsOf, type Invocation } from '../invocation.ts';
import { requireSettings } from '../settings.ts';

export const run = async (call: Invocation): Promise<void> => {
  const { 'dry-run': isDryRun } = optionsOf(call.args, {});
  const urls = requireSettings(call.environment, ['DATABASE_URL_OWNER', 'DATABASE_URL_JOBS']);
  if (isDryRun) {
    for (const name of await pendingMigrations(urls.DATABASE_URL_OWNER)) call.say(`would apply ${name}`);
    return;
  }
  await migrate({ owner: urls.DATABASE_URL_OWNER, jobs: urls.DATABASE_URL_JOBS }, call.say);
};
