import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { SettingsArea } from '../../../-account/settings-area.tsx';

const GroomerAccount = () => {
  // Not a setting: it only has its address here.
  const isSchedule = useLocation({ select: ({ pathname }) => pathname === '/groomer/account/schedule' });
  return isSchedule ? <Outlet /> : <SettingsArea role="groomer" />;
};

/** Here a groomer makes good what keeps the rest of the area closed. */
export const Route = createFileRoute('/groomer/_main/account')({
  staticData: { waives: ['emergency-contact'], openTo: ['approved'] },
  component: GroomerAccount,
});
