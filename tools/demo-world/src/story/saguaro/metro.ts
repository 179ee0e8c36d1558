import { PHOENIX_NEIGHBORHOODS } from '@tailgate/town';
import type { Metro } from '../site-story.ts';

/** Phoenix, Arizona, without daylight saving time. */
export const metro: Metro = {
  marketName: 'Phoenix',
  timeZone: 'America/Phoenix',
  state: 'AZ',
  areaCodes: ['602', '480'],
  contactAreaCode: '928',
  neighborhoods: PHOENIX_NEIGHBORHOODS,
  addressNotes: [
    'Gate code 7310, visitors keep right.',
    'Please park on the north side, it has shade in the morning.',
    'Early visits only from June to September.',
    'Gravel drive, fine for a van, not for heels.',
    'Outdoor spigot by the carport, the water runs hot in summer.',
    'Ring twice, the dogs hear it before we do.',
    'Casita behind the main house.',
    'Leave the side gate closed, the tortoise escapes.',
  ],
};
