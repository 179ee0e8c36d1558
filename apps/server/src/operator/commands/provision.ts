import { systemClock } from '../../platform/clock.ts';
import { optionsOf, parsedAs, performing, secretsOption, text, type Invocation } from '../invocation.ts';
import { provision } from '../provision/provision.ts';
import { openSecretsFolder } from '../secrets-folder.ts';

export const run = async (call: Invocation): Promise<void> => {
  const { 'dry-run': isDryRun, database, ...rest } = optionsOf(call.args, { secrets: text, database: text });
  const folder = openSecretsFolder(parsedAs(secretsOption, rest).secrets);
  const options = { database: database ?? 'tailgate', folder, now: systemClock.now() };
  await provision(call.environment, options, performing(isDryRun, call));
};
