import { LogOut } from 'lucide-react';
import { RowIcon, RowLink } from '#ui/layout/rows.tsx';

export const LogOutRow = () => (
  <RowLink to="/log-out" preload={false} lead={<RowIcon icon={LogOut} />} title="Log out" meta="On this device only" />
);
