import { LogOut } from 'lucide-react';
import { RowIcon, RowLink } from '#ui/rows.tsx';

export const LogOutRow = () => (
  <RowLink
    to="/log-out"
    preload={false}
    lead={
      <RowIcon>
        <LogOut size={20} aria-hidden />
      </RowIcon>
    }
    title="Log out"
    meta="On this device only"
  />
);
