import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText, UserRound } from 'lucide-react';
import { rolesInWords } from '#features/accounts/people/people-filters.ts';
import { momentOf } from '#features/refunds/money-words.ts';
import { read } from '#shell/api/read.ts';
import type { FoundGroup } from '#shell/palette/found.ts';
import { pagesOf } from '#shell/palette/pages.ts';
import type { PaletteProps } from '#shell/palette/use-palette.tsx';
import { MOST_FOUND, useWords } from '#shell/palette/use-words.ts';
import { useDuties } from '#shell/staff/use-duties.ts';
import { PaletteOf } from './palette-of.tsx';

interface Area {
  readonly role: 'staff' | 'support';
  /** Whether the account may open a page: what it may not open is not searched either. */
  readonly opens: (path: string) => boolean;
}

const useRecords = ({ role, opens }: Area, asked: string | undefined) => {
  const [people, orders] = [`/${role}/people`, `/${role}/orders`] as const;
  const query = { search: asked ?? '', limit: MOST_FOUND };
  const how = (path: string) => ({
    enabled: asked !== undefined && opens(path),
    placeholderData: keepPreviousData,
  });
  const foundPeople = useQuery({ ...read('GET /v2/account/people', { query }), ...how(people) });
  const foundOrders = useQuery({ ...read('GET /v2/staff/orders', { query }), ...how(orders) });
  const groups: readonly FoundGroup[] = [
    {
      label: 'People',
      items: (foundPeople.data?.items ?? []).map((person) => ({
        id: `person ${person.id}`,
        title: person.displayName,
        meta: [rolesInWords(person), person.email ?? person.phone ?? ''].filter(Boolean).join(' · '),
        icon: UserRound,
        to: `${people}/$personId`,
        params: { personId: person.id },
      })),
    },
    {
      label: 'Orders',
      items: (foundOrders.data?.items ?? []).map((order) => ({
        id: `order ${order.id}`,
        title: order.customer.displayName,
        meta: `${momentOf(order.appointmentStart, order.timeZone)} · ${order.serviceProvider.displayName}`,
        icon: ReceiptText,
        to: `${orders}/$orderId`,
        params: { orderId: order.id },
      })),
    },
  ];
  return { groups, queries: [foundPeople, foundOrders] };
};

const SitePalette = ({ area, ...props }: PaletteProps & { readonly area: Area }) => {
  const words = useWords();
  return (
    <PaletteOf
      {...props}
      words={words}
      placeholder="Pages, people, orders"
      pages={pagesOf(area.role, area.opens)}
      records={useRecords(area, words.asked)}
    />
  );
};

/** For staff, what their duties cover. */
export const StaffPalette = (props: PaletteProps) => (
  <SitePalette {...props} area={{ role: 'staff', opens: useDuties().opens }} />
);

const everything = () => true;
export const SupportPalette = (props: PaletteProps) => (
  <SitePalette {...props} area={{ role: 'support', opens: everything }} />
);
