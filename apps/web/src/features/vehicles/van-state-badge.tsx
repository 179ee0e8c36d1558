import type { VehicleState } from '@tailgate/contract/facts';
import { PlainBadge } from '#ui/badges/badge-parts.tsx';
import { STATE_LOOKS } from './vehicle-words.ts';

export const VanStateBadge = ({ state }: { state: VehicleState }) => {
  const { word, tone, icon } = STATE_LOOKS[state];
  return (
    <PlainBadge tone={tone} icon={icon}>
      {word}
    </PlainBadge>
  );
};
