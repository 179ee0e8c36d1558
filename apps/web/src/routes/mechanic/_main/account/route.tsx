import { createFileRoute } from '@tanstack/react-router';
import { SettingsArea } from '../../../-account/settings-area.tsx';

const MechanicAccount = () => <SettingsArea role="mechanic" />;

export const Route = createFileRoute('/mechanic/_main/account')({ component: MechanicAccount });
