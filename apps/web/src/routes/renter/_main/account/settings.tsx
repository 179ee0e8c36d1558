import { createFileRoute } from '@tanstack/react-router';
import { readSettingsSearch } from '#features/providers/settings/missing.ts';
import { SettingsScreen } from '../../../-account/settings-screen.tsx';

const RenterSettings = () => <SettingsScreen account="/renter/account" missing={Route.useSearch().missing} />;

export const Route = createFileRoute('/renter/_main/account/settings')({
  staticData: { tabs: false },
  validateSearch: readSettingsSearch,
  component: RenterSettings,
});
