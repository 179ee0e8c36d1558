import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notify } from '../notifications/index.ts';
import { accountById } from './accounts.queries.ts';
import { displayNameOf } from './accounts.rules.ts';
import { recipientOf } from './recipient-of.ts';

type Named = Awaited<ReturnType<typeof accountById>>;

/** Support works in a person's name, but their name is theirs: they hear of another one. */
export const tellOfNewName = async (tx: Tx, before: Named, platform: Platform): Promise<void> => {
  const name = displayNameOf(await accountById(tx, before.id));
  if (name === displayNameOf(before)) return;
  await notify(tx, platform, 'renamedBySupport', {
    to: await recipientOf(tx, before.id),
    by: null,
    variables: { name },
  });
};
