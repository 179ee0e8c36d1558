import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import type { useOfferings } from './use-offerings.ts';

/** What stands there until the services do. */
export const ServicesState = ({ asked }: ReturnType<typeof useOfferings>) => (
  <Card>
    <LoadingState what="your services" of={asked} rows={4} />
  </Card>
);
