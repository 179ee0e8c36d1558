import { createFileRoute } from '@tanstack/react-router';
import { readSettingsSearch } from '#features/providers/settings/missing.ts';
import { SettingsScreen } from '../../../-account/settings-screen.tsx';

const MechanicSettings = () => <SettingsScreen account="/mechanic/account" missing={Route.useSearch().missing} />;

export const Route = createFileRoute('/mechanic/_main/account/settings')({
  staticData: { tabs: false },
  validateSearch: readSettingsSearch,
  component: MechanicSettings,
});
