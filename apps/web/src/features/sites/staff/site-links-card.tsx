import type { LinkProps } from '@tanstack/react-router';
import {
  FileCheck,
  FileWarning,
  History,
  Landmark,
  ListChecks,
  ListTree,
  ShieldUser,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { useDuties } from '#shell/staff/use-duties.ts';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';

interface Place {
  readonly to: NonNullable<LinkProps['to']>;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly meta: string;
}

const PLACES: readonly Place[] = [
  { to: '/staff/taxes', icon: Landmark, title: 'Taxes and fees', meta: 'Sales tax by state and ZIP code' },
  { to: '/staff/agreements', icon: FileCheck, title: 'Agreements', meta: 'Texts, versions and who accepted them' },
  {
    to: '/staff/documents',
    icon: FileWarning,
    title: 'Van documents',
    meta: 'Expired, missing or about to expire',
  },
  { to: '/staff/reasons', icon: ListChecks, title: 'Reasons', meta: 'To cancel, move, decline or block' },
  { to: '/staff/menu', icon: ListTree, title: 'Menu', meta: 'Links of the public pages' },
  { to: '/staff/team', icon: ShieldUser, title: 'Team', meta: 'Staff and their duties' },
  { to: '/staff/audit', icon: History, title: 'Audit log', meta: 'Who did what, and support access' },
  {
    to: '/staff/failed-tasks',
    icon: TriangleAlert,
    title: 'Failed tasks',
    meta: 'Messages and payouts that did not go through',
  },
];

/** The ways to what the tab bar of a phone has no room for. */
export const SiteLinksCard = () => {
  const { opens } = useDuties();
  const places = PLACES.filter(({ to }) => opens(to));
  if (places.length === 0) return null;
  return (
    <Card title="Manage the site">
      <Rows label="Manage the site">
        {places.map(({ to, icon, title, meta }) => (
          <RowLink key={to} to={to} search={{}} lead={<RowIcon icon={icon} />} title={title} meta={meta} />
        ))}
      </Rows>
    </Card>
  );
};
