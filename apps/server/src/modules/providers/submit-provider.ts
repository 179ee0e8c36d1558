import type { Tx } from '../../platform/db/database.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { providers } from './provider.effects.ts';

/** Hands the application of a new provider in. */
export const submitProvider = async (tx: Tx, accountId: string, platform: Platform): Promise<void> => {
  const viewer = { accountId, impersonatorId: null };
  await transition(tx, providers, { id: accountId, name: 'submit', actor: 'provider', viewer }, platform);
};
