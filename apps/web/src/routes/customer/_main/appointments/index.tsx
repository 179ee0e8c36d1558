import { createFileRoute } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { OwnList } from '#features/appointments/own/own-list.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { textSearch } from '#shell/tables/text-search.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { DashboardColumn, DashboardPage } from '#ui/pages/dashboard-page.tsx';

const PILLS = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const;

const pageIn = (given: string | undefined): number => {
  const page = Number(given);
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1;
};

const Appointments = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const when = search['when'] === 'past' ? 'past' : 'upcoming';
  return (
    <DashboardPage
      header={
        <PageHeader
          title="Bookings"
          actions={
            <ButtonLink to="/customer/new" look="filled" icon={<CalendarPlus size={18} aria-hidden />}>
              Book
            </ButtonLink>
          }
        />
      }
    >
      <DashboardColumn span={8}>
        <FilterPills
          label="Which bookings"
          pills={PILLS}
          chosen={[when]}
          single
          onChange={([chosen = when]) => void navigate({ search: chosen === 'past' ? { when: 'past' } : {} })}
        />
        <OwnList
          when={when}
          page={pageIn(search['page'])}
          onPage={(page) =>
            void navigate({ search: { ...(when === 'past' && { when }), ...(page > 1 && { page: String(page) }) } })
          }
        />
      </DashboardColumn>
    </DashboardPage>
  );
};

export const Route = createFileRoute('/customer/_main/appointments/')({
  validateSearch: textSearch,
  component: Appointments,
});
