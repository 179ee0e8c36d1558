import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarDays, PawPrint, UserRound } from 'lucide-react';
import { ACCOUNT_PAGES } from '#features/accounts/account-pages.ts';
import { dayOf, statusLook, timeOf } from '#features/appointments/appointment-words.ts';
import type { Appointment } from '#features/appointments/appointments-query.ts';
import { shortDate } from '#features/appointments/calendar/calendar-days.ts';
import type { CustomerRow } from '#features/customers/customers-query.ts';
import { read } from '#shell/api/read.ts';
import { matches, type Found, type FoundGroup } from '#shell/palette/found.ts';
import { pagesOf } from '#shell/palette/pages.ts';
import type { PaletteProps } from '#shell/palette/use-palette.tsx';
import { MOST_FOUND, useWords } from '#shell/palette/use-words.ts';
import { useCalendarHabits, type CalendarHabits } from '#shell/periods/calendar-habits.ts';
import { PaletteOf } from './palette-of.tsx';

const PAGES = pagesOf('groomer');
const SHOWN = new Set<string>(PAGES.map(({ to }) => to));

/** Pages that the navigation has no place for; those of the account's own list. */
const SETTINGS: readonly Found[] = ACCOUNT_PAGES.groomer
  .flatMap(({ pages }) => pages)
  .filter(({ to }) => !SHOWN.has(to))
  .map(({ to, title, icon }) => ({ id: to, title, icon, to }));

const customer = ({ id, displayName, city }: CustomerRow): Found => ({
  id: `customer ${id}`,
  title: displayName,
  meta: city,
  icon: UserRound,
  to: '/groomer/customers/$customerId',
  params: { customerId: id },
});

/** A pet has its place with its customer. */
const petsOf = ({ id, displayName, petSummaries }: CustomerRow, typed: string): readonly Found[] =>
  petSummaries
    .filter(({ name }) => matches(name, typed))
    .map((pet) => ({
      id: `pet ${pet.id}`,
      title: pet.name,
      meta: displayName,
      icon: PawPrint,
      to: '/groomer/customers/$customerId',
      params: { customerId: id },
    }));

const appointment = (of: Appointment, timeZone: string, clock: CalendarHabits['clock']): Found => ({
  id: `appointment ${of.id}`,
  title: of.customer.displayName,
  meta: [
    shortDate(dayOf(of.appointmentStart, timeZone)),
    timeOf(of.appointmentStart, timeZone, clock),
    statusLook(of.status).word,
  ].join(' · '),
  icon: CalendarDays,
  to: '/groomer/appointments/$orderId',
  params: { orderId: of.id },
});

const useRecords = (asked: string | undefined) => {
  const { clock } = useCalendarHabits();
  const search = asked ?? '';
  const how = { enabled: asked !== undefined, placeholderData: keepPreviousData };
  const customers = useQuery({
    ...read('GET /v2/service-provider/customer/list', { query: { search, limit: MOST_FOUND } }),
    ...how,
  });
  const appointments = useQuery({
    ...read('GET /v2/service-schedule/service-provider/orders', {
      query: { customer_search: search, order: 'desc', limit: MOST_FOUND },
    }),
    ...how,
  });
  const found = customers.data?.items ?? [];
  const groups: readonly FoundGroup[] = [
    { label: 'Customers', items: found.map(customer) },
    { label: 'Pets', items: found.flatMap((one) => petsOf(one, search)).slice(0, MOST_FOUND) },
    {
      label: 'Appointments',
      items: (appointments.data?.items ?? []).map((one) =>
        appointment(one, appointments.data?.timeZone ?? 'UTC', clock),
      ),
    },
  ];
  return { groups, queries: [customers, appointments] };
};

/** Everything that a groomer works with. */
export const GroomerPalette = (props: PaletteProps) => {
  const words = useWords();
  return (
    <PaletteOf
      {...props}
      words={words}
      placeholder="Pages, customers, pets, appointments"
      pages={PAGES}
      settings={SETTINGS}
      records={useRecords(words.asked)}
    />
  );
};
