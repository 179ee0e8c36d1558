import { useQuery } from '@tanstack/react-query';
import { useSession } from '#shell/session/session-store.ts';
import { Card } from '#ui/card.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import type { Missing } from './missing.ts';
import { SettingsForm } from './settings-form.tsx';
import type { SettingsParts } from './settings-form-type.ts';
import { settingsQuery } from './settings-query.ts';
import classes from './settings.module.css';
import { SignInCard } from './sign-in-card.tsx';
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
        <SignInCard email={settings.data.email} />
        <ThemeCard />
      </SettingsForm>
    );
  return (
    <div className={classes['page']}>
      <Card>
        <LoadingState what="your settings" of={[settings]} rows={6} />
      </Card>
    </div>
  );
};
