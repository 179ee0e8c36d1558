import type { ProviderRole } from '@tailgate/contract';
import { Outlet } from '@tanstack/react-router';
import { SettingsFrame } from '#features/accounts/settings-frame.tsx';

/** Around all pages of an account. */
export const SettingsArea = ({ role }: { role: ProviderRole }) => (
  <SettingsFrame role={role}>
    <Outlet />
  </SettingsFrame>
);
