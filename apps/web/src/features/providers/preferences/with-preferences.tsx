import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { preferencesQuery, type Preferences } from './preferences-query.ts';

export const WithPreferences = ({ children }: { children: (saved: Preferences) => ReactNode }) => {
  const preferences = useQuery(preferencesQuery);
  if (preferences.data) return children(preferences.data);
  return (
    <Card>
      <LoadingState what="your preferences" of={[preferences]} rows={4} />
    </Card>
  );
};
