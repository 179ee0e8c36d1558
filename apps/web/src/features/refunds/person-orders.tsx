import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#ui/actions/text-link.tsx';
import { STATUS_LOOKS } from '#ui/badges/badge-looks.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { statusLook } from '#features/appointments/index.ts';
import { momentOf } from './money-words.ts';
import { personOrdersQuery, type SiteOrder } from './order-money-query.ts';
import type { OrdersArea } from './orders-table.tsx';

interface PersonOrdersProps {
  readonly id: string;
  readonly area: OrdersArea;
}

/** What it came to, and what of it went back. */
const moneyWords = ({ total, refunded }: SiteOrder): string =>
  [total === null ? null : inDollars(total), refunded > 0 ? `${inDollars(refunded)} refunded` : null]
    .filter((words) => words !== null)
    .join(' · ');

/** The latest orders of a person, as customer or groomer, each leading to its money. */
export const PersonOrders = ({ id, area }: PersonOrdersProps) => {
  const orders = useQuery(personOrdersQuery(id));
  const { data } = orders;
  return (
    <Card
      title="Orders"
      {...(data &&
        data.total > 0 && {
          aside: (
            <TextLink to={area} search={{ search: id }}>
              {data.total === 1 ? '1 order' : `All ${data.total} orders`}
            </TextLink>
          ),
        })}
    >
      {!data && <LoadingState what="the orders" of={[orders]} rows={3} />}
      {data?.items.length === 0 && <EmptyState title="No orders yet">Orders of this person show here.</EmptyState>}
      {data && data.items.length > 0 && (
        <Rows label="Orders">
          {data.items.map((order) => {
            const { tone, word } = statusLook(order.status);
            const other = order.customer.id === id ? order.serviceProvider : order.customer;
            return (
              <RowLink
                key={order.id}
                to={`${area}/$orderId`}
                params={{ orderId: order.id }}
                lead={<RowIcon icon={STATUS_LOOKS[tone].icon} />}
                title={momentOf(order.appointmentStart, order.timeZone)}
                meta={`${other.displayName} · ${word}`}
                aside={moneyWords(order)}
              />
            );
          })}
        </Rows>
      )}
    </Card>
  );
};
