import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { freshSettingsQuery } from '../site-settings.ts';
import { BrandForm } from './brand-form.tsx';

/** The name, colours and addresses of the site. */
export const BrandEditor = () => {
  const settings = useQuery(freshSettingsQuery());
  if (settings.data) return <BrandForm settings={settings.data} />;
  return (
    <Card>
      {settings.isPending ? (
        <SkeletonRows rows={5} label="Loading the brand" />
      ) : (
        <ErrorState
          title="The brand didn’t load"
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
    </Card>
  );
};
