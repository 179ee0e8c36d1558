import type { LinkProps } from '@tanstack/react-router';
import { FileCheck, History, Landmark, ListChecks, ListTree, type LucideIcon } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/rows.tsx';

interface Place {
  readonly to: NonNullable<LinkProps['to']>;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly meta: string;
}

const PLACES: readonly Place[] = [
  { to: '/staff/taxes', icon: Landmark, title: 'Taxes and fees', meta: 'Sales tax by state and ZIP code' },
  { to: '/staff/agreements', icon: FileCheck, title: 'Agreements', meta: 'Texts, versions and who accepted them' },
  { to: '/staff/reasons', icon: ListChecks, title: 'Reasons', meta: 'To cancel, move, decline or block' },
  { to: '/staff/menu', icon: ListTree, title: 'Menu', meta: 'Links of the public pages' },
  { to: '/staff/audit', icon: History, title: 'Audit log', meta: 'Who did what, and support access' },
];

/** The ways to what the tab bar of a phone has no room for. */
export const SiteLinksCard = () => (
  <Card title="Manage the site">
    <Rows label="Manage the site">
      {PLACES.map(({ to, icon, title, meta }) => (
        <RowLink key={to} to={to} search={{}} lead={<RowIcon icon={icon} />} title={title} meta={meta} />
      ))}
    </Rows>
  </Card>
);
