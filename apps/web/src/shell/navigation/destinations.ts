import type { ProviderRole, Role } from '@tailgate/contract';
import { isProviderRole } from '@tailgate/contract/facts';
import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarDays,
  CalendarPlus,
  ChartColumn,
  CircleHelp,
  CircleUserRound,
  FileText,
  History,
  House,
  Landmark,
  LayoutGrid,
  ListTree,
  Menu,
  Palette,
  PawPrint,
  ReceiptText,
  Settings,
  ShieldUser,
  UsersRound,
  Van,
  type LucideIcon,
} from 'lucide-react';
import { accountOf, questionsOf } from './account-places.ts';

interface Spot {
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface Destination {
  readonly to: NonNullable<LinkProps['to']>;
  /** Pages that belong to it, though their addresses are elsewhere. */
  readonly also?: readonly NonNullable<LinkProps['to']>[];
  /** In the phone's tab bar; five at most. */
  readonly tab?: Spot;
  /** In the desktop's rail. */
  readonly rail?: Spot;
}

const everywhere = (to: Destination['to'], icon: LucideIcon, label: string): Destination => ({
  to,
  tab: { label, icon },
  rail: { label, icon },
});

const home = (to: Destination['to'], label = 'Home', icon: LucideIcon = House) => everywhere(to, icon, label);

/** 'More' under the thumb, 'Settings' where there is room to say it. */
const account = (role: ProviderRole): Destination => ({
  to: accountOf(role),
  tab: { label: 'More', icon: Menu },
  rail: { label: 'Settings', icon: Settings },
});

/** What each role finds in its navigation: only pages that exist. */
export const DESTINATIONS: Readonly<Record<Role, readonly Destination[]>> = {
  groomer: [
    home('/groomer'),
    everywhere('/groomer/appointments', CalendarDays, 'Schedule'),
    everywhere('/groomer/customers', UsersRound, 'Customers'),
    { to: '/groomer/reports', rail: { label: 'Reports', icon: ChartColumn } },
    { ...account('groomer'), also: ['/groomer/my-van'] },
  ],
  fleet_owner: [
    home('/fleet-owner', 'Overview', LayoutGrid),
    everywhere('/fleet-owner/appointments', CalendarDays, 'Calendar'),
    { ...everywhere('/fleet-owner/account/vehicles', Van, 'Vans'), also: ['/fleet-owner/vans/$vehicleId'] },
    { to: '/fleet-owner/documents', rail: { label: 'Documents', icon: FileText } },
    {
      to: '/fleet-owner/customers',
      also: [
        '/fleet-owner/add-customer/select-services',
        '/fleet-owner/add-customer/appointment-details',
        '/fleet-owner/add-customer/recurring-appointment',
        '/fleet-owner/add-customer/success',
        '/fleet-owner/add-customer/done',
      ],
      rail: { label: 'Renters', icon: UsersRound },
    },
    account('fleet_owner'),
  ],
  mechanic: [home('/mechanic'), account('mechanic')],
  renter: [home('/renter'), account('renter')],
  customer: [
    home('/customer'),
    everywhere('/customer/new', CalendarPlus, 'Book'),
    everywhere('/customer/appointments', CalendarDays, 'Bookings'),
    everywhere('/customer/pets', PawPrint, 'Pets'),
    everywhere('/customer/account', CircleUserRound, 'Account'),
  ],
  staff: [
    home('/staff'),
    everywhere('/staff/people', UsersRound, 'People'),
    everywhere('/staff/orders', ReceiptText, 'Orders'),
    { to: '/staff/taxes', rail: { label: 'Taxes', icon: Landmark } },
    everywhere('/staff/pages', FileText, 'Pages'),
    { to: '/staff/menu', rail: { label: 'Menu', icon: ListTree } },
    everywhere('/staff/brand', Palette, 'Brand'),
    { to: '/staff/team', rail: { label: 'Team', icon: ShieldUser } },
    { to: '/staff/audit', rail: { label: 'Audit log', icon: History } },
  ],
  support: [
    home('/support'),
    everywhere('/support/people', UsersRound, 'People'),
    everywhere('/support/orders', ReceiptText, 'Orders'),
  ],
};

/** Whether a destination is for the account. */
export type Shows = (to: string) => boolean;

export const destinationsOf = (role: Role, shows: Shows = () => true): readonly Destination[] =>
  DESTINATIONS[role].filter(({ to }) => shows(to));

/** The part of an address that every one of its pages has. */
const prefixOf = (place: string): string => place.replace(/\/\$.*$/, '');

/** The destination of a role that a path belongs to: of several that match, the most specific; home at last. */
export const destinationAt = (role: Role, pathname: string): Destination | undefined =>
  DESTINATIONS[role]
    .flatMap((destination) =>
      [destination.to, ...(destination.also ?? [])].map((place) => ({ place: prefixOf(place), destination })),
    )
    .filter(({ place }) => pathname === place || pathname.startsWith(`${place}/`))
    .sort((one, other) => other.place.length - one.place.length)[0]?.destination;

/** On a phone, what has no tab of its own lies under 'More'. */
export const tabAt = (role: Role, pathname: string): Destination | undefined => {
  const place = destinationAt(role, pathname);
  return place?.tab ? place : DESTINATIONS[role].find(({ tab }) => tab?.icon === Menu);
};

/** At the foot of the rail. */
export const helpOf = (role: Role) => (isProviderRole(role) ? questionsOf(role) : '/s/contact-us');
export const HelpIcon = CircleHelp;
