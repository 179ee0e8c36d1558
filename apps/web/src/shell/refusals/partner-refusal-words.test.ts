import { expect, it } from 'vitest';
import { partnerRefusalWords, type PartnerRefusal } from './partner-refusal-words.ts';

it.each<[PartnerRefusal, string]>([
  [{ cause: 'appointment', timeOff: null }, 'has another appointment'],
  [{ cause: 'drive_to', timeOff: null }, 'too long a drive'],
  [{ cause: 'time_off', timeOff: { from: '2026-11-14', to: '2026-11-22' } }, 'away Nov 14 – Nov 22'],
  [{ cause: 'time_off', timeOff: { from: '2026-11-14', to: '2026-11-14' } }, 'away Nov 14'],
  [{ cause: 'no_van', timeOff: null }, 'has no van at that time'],
  [{ cause: 'outside_zones', timeOff: null }, 'outside their work zones'],
])('a partner who cannot take it because of %j is said to be so', (refusal, words) => {
  expect(partnerRefusalWords(refusal)).toBe(words);
});
