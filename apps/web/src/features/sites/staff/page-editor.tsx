import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { writtenPageQuery, type PageKey } from '../site-pages.ts';
import { PageForm } from './page-form.tsx';

/** One text of the site, to be written. */
export const PageEditor = ({ page }: { page: PageKey }) => {
  const written = useQuery(writtenPageQuery(page));
  // A form that was started keeps its values; it resets only on request.
  const [round, setRound] = useState(0);
  if (written.data) {
    return (
      <PageForm
        key={`${page} ${round}`}
        page={written.data}
        onReload={async () => {
          await written.refetch();
          setRound(round + 1);
        }}
        onReset={() => setRound(round + 1)}
      />
    );
  }
  return (
    <Card>
      <LoadingState what="the text" of={[written]} rows={4} />
    </Card>
  );
};
