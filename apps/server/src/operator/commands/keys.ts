import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';
import { optionsOf, parsedAs, performing, secretsOption, text, type Invocation } from '../invocation.ts';
import { keys, PREPARED, ROTATED } from '../keys.ts';
import { openSecretsFolder } from '../secrets-folder.ts';
import { OperatorError } from '../settings.ts';

export const run = async (call: Invocation): Promise<void> => {
  const { 'dry-run': isDryRun, ...rest } = optionsOf(call.args, {
    secrets: text,
    prepare: text,
    rotate: text,
    drop: text,
  });
  const options = z.object({
    prepare: z.enum(PREPARED).optional(),
    rotate: z.enum(ROTATED).optional(),
    drop: z.string().optional(),
  });
  const { secrets, ...change } = parsedAs(secretsOption.extend(options.shape), rest);
  if (Object.values(change).filter(Boolean).length > 1)
    throw new OperatorError('One of --prepare, --rotate and --drop at a time');
  await keys(openSecretsFolder(secrets), change, systemClock.now(), performing(isDryRun, call));
};
