import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/events.ts';
import { transition } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { providers } from './provider.effects.ts';
import { settingsChanged } from './providers.events.ts';

interface Decision {
  readonly providerId: string;
  readonly name: 'approve' | 'requestMore' | 'decline';
}

/** What staff decide. A groomer becomes active with the last thing that a booking needs, others right away. */
export const decideApplication = async (
  tx: Tx,
  viewer: Viewer,
  { providerId: id, name }: Decision,
  platform: Platform,
): Promise<void> => {
  const { subject } = await transition(tx, providers, { id, name, actor: 'staff', viewer }, platform);
  if (name !== 'approve') return;
  if (subject.service_category === 'grooming') await emit(tx, settingsChanged, { providerId: id });
  else await transition(tx, providers, { id, name: 'activate', actor: 'system', viewer: null }, platform);
};
