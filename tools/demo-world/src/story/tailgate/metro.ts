import { AUSTIN_NEIGHBORHOODS } from '@tailgate/town';
import type { Metro } from '../site-story.ts';

/** Austin, Texas. */
export const metro: Metro = {
  marketName: 'Austin',
  timeZone: 'America/Chicago',
  state: 'TX',
  areaCodes: ['512', '737'],
  contactAreaCode: '830',
  neighborhoods: AUSTIN_NEIGHBORHOODS,
  addressNotes: [
    'Gate code 2044, then the second house on the left.',
    'Please park on the street, the driveway is steep.',
    'Ring the side door, the front bell is broken.',
    'Shade under the oak until about two.',
    'Outdoor outlet and spigot by the garage.',
    'Text on arrival, a baby may be asleep.',
    'Visitor parking is behind building C.',
    'Mind the sprinkler heads along the curb.',
  ],
};
