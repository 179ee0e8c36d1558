import { createFileRoute } from '@tanstack/react-router';
import { readSettingsSearch } from '#features/providers/settings/missing.ts';
import { SettingsScreen } from '../../../-account/settings-screen.tsx';

const FleetOwnerSettings = () => <SettingsScreen account="/fleet-owner/account" missing={Route.useSearch().missing} />;

export const Route = createFileRoute('/fleet-owner/_main/account/settings')({
  staticData: { tabs: false },
  validateSearch: readSettingsSearch,
  component: FleetOwnerSettings,
});
