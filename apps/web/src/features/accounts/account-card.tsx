import { Mail, Phone } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { Row, RowIcon, Rows } from '#ui/rows.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import type { Account } from './account-query.ts';
import { StatusBadge } from './status-badge.tsx';

const Contact = ({ icon, label, value }: { icon: typeof Mail; label: string; value: string | null }) => (
  <Row lead={<RowIcon icon={icon} />} title={value ?? 'Not given'} meta={label} />
);

export const AccountCard = ({ account }: { account: Account }) => (
  <Card title="Your account" aside={account.status && <StatusBadge status={account.status} />}>
    <Rows label="Contact">
      <Contact icon={Mail} label="Email" value={account.email} />
      {account.status !== null && (
        <Contact icon={Phone} label="Phone" value={account.phone && phoneInWords(account.phone)} />
      )}
    </Rows>
  </Card>
);
