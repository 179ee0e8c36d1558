import { MAX_AGREEMENTS } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Failure } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseRequiredOption } from './save-draft.ts';
import { countAgreements, insertAgreement, upsertDraft, type Written } from './staff-agreements.queries.ts';

/** Starts an agreement with its first draft. */
export const createAgreement = async (
  tx: Tx,
  viewer: Viewer,
  { slug, ...written }: Written & { readonly slug: string },
  { clock }: Pick<Platform, 'clock'>,
): Promise<string> => {
  refuseRequiredOption(written);
  if ((await countAgreements(tx)) >= MAX_AGREEMENTS) throw new Failure('limit_reached');
  const now = clock.now();
  const made = await insertAgreement(tx, { id: newId(), slug, now });
  if (!made) throw new Failure('conflict', { message: 'Another agreement has this slug.' });
  const of = { agreementId: made.id, by: viewer.accountId, revision: 1 };
  await upsertDraft(tx, of, written, now);
  return made.id;
};
