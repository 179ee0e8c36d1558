import type { LiveMessage } from '@tailgate/contract';
import { afterCommit } from '../db/after-commit.ts';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';

/** Publishes a live message after the transaction has committed. */
export const publishLive = (tx: Tx, message: LiveMessage, { live }: Pick<Platform, 'live'>): void =>
  afterCommit(tx, () => live.publish(message));
