import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { freshSettingsQuery } from '../site-settings.ts';
import { BrandForm } from './brand-form.tsx';

/** The name, colours and addresses of the site. */
export const BrandEditor = () => {
  const settings = useQuery(freshSettingsQuery());
  if (settings.data) return <BrandForm settings={settings.data} />;
  return (
    <Card>
      <LoadingState what="the brand" of={[settings]} rows={5} />
    </Card>
  );
};
