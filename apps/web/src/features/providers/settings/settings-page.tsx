import { useQuery } from '@tanstack/react-query';
import { useSession } from '#shell/session/session-store.ts';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import type { Missing } from './missing.ts';
import { SettingsForm } from './settings-form.tsx';
import type { SettingsParts } from './settings-form-type.ts';
import { settingsQuery } from './settings-query.ts';
import { ThemeCard } from './theme-card.tsx';

interface SettingsPageProps {
  readonly missing?: Missing | undefined;
  readonly parts: SettingsParts;
}

export const SettingsPage = ({ missing, parts }: SettingsPageProps) => {
  const session = useSession();
  const settings = useQuery({ ...settingsQuery(), refetchOnWindowFocus: false });
  if (!session) return null;
  if (settings.data)
    return (
      <SettingsForm key={session.user.id} settings={settings.data} session={session} missing={missing} parts={parts}>
        <parts.SignInCard />
        <ThemeCard />
      </SettingsForm>
    );
  return (
    <Card>
      <LoadingState what="your settings" of={[settings]} rows={6} />
    </Card>
  );
};
