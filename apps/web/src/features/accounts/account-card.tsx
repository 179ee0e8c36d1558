import type { ProviderRole, Role } from '@tailgate/contract';
import { History, Mail, Phone } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import { Row, RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import type { Account } from '#shell/account/account-query.ts';
import { StatusBadge } from '#shell/account/status-badge.tsx';
import { AREA_OF_ROLE } from '#shell/roles.ts';

type HomeRole = Exclude<Role, ProviderRole>;

const Contact = ({ icon, label, value }: { icon: typeof Mail; label: string; value: string | null }) => (
  <Row lead={<RowIcon icon={icon} />} title={value ?? 'Not given'} meta={label} />
);

/** With a role that has no account pages of its own, also the way to its activity. */
export const AccountCard = ({ account, role }: { account: Account; role?: HomeRole }) => (
  <Card title="Your account" aside={account.status && <StatusBadge status={account.status} />}>
    <Rows label="Contact">
      <Contact icon={Mail} label="Email" value={account.email} />
      {account.status !== null && (
        <Contact icon={Phone} label="Phone" value={account.phone && phoneInWords(account.phone)} />
      )}
      {role && (
        <RowLink
          to={`${AREA_OF_ROLE[role]}/activity`}
          lead={<RowIcon icon={History} />}
          title="Activity"
          meta="Logins and changes"
        />
      )}
    </Rows>
  </Card>
);
