import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteSettings } from '#shell/session/session-hints.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { siteSettingsQuery } from '../site-settings.ts';
import { BrandForm } from './brand-form.tsx';

/** The name, colors and addresses of the site. Read anew, and not changed by later reads while somebody edits. */
export const BrandEditor = () => {
  const settings = useQuery({ ...siteSettingsQuery(), refetchOnMount: 'always' });
  const [edited, setEdited] = useState<SiteSettings>();
  if (!edited && settings.isFetchedAfterMount && settings.isSuccess) setEdited(settings.data);
  if (edited) return <BrandForm settings={edited} onSaved={setEdited} />;
  return (
    <Card>
      <LoadingState what="the brand" of={[settings]} rows={5} />
    </Card>
  );
};
