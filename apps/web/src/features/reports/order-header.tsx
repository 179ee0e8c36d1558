import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import { useToday } from '#shell/periods/use-today.ts';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { dayOf } from './report-words.ts';
import { orderQuery } from './reports-query.ts';

/** Whose order it is, and of which day; back to the same days of the list. */
export const OrderHeader = ({ id, search }: { id: string; search: TableSearch }) => {
  const { data } = useQuery(orderQuery(id));
  const { zone } = useToday();
  const customer = data?.charged?.customer.displayName;
  return (
    <PageHeader
      title={customer === undefined ? 'Order' : `Order of ${customer}`}
      lead={data && zone.data !== undefined && dayOf(data.date, zone.data)}
      back={{ to: '/groomer/reports/detail', label: 'orders', search }}
      actions={
        data && (
          <ButtonLink
            compact
            icon={<CalendarDays size={18} aria-hidden />}
            to="/groomer/appointments/$orderId"
            params={{ orderId: id }}
          >
            Appointment
          </ButtonLink>
        )
      }
    />
  );
};
