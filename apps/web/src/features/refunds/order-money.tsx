import { useQuery } from '@tanstack/react-query';
import { Headset, History, Undo2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { useDuties } from '#shell/staff/use-duties.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Facts, Row, RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { detailLook } from '#features/appointments/index.ts';
import { MoneyCard } from './money-card.tsx';
import { momentOf, moveInWords, refundState } from './money-words.ts';
import { orderMoneyQuery, type OrderMoney as Money } from './order-money-query.ts';
import type { OrdersArea } from './orders-table.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import classes from './order-money.module.css';

interface OrderHeaderProps {
  readonly id: string;
  readonly area: OrdersArea;
  readonly search: TableSearch;
}

/** Whose order it is, where it stands, and the refund. */
export const OrderHeader = ({ id, area, search }: OrderHeaderProps) => {
  const { data } = useQuery(orderMoneyQuery(id));
  const [isRefunding, setIsRefunding] = useState(false);
  const back = { to: area, label: 'Orders', search };
  if (!data) return <PageHeader title="Order" back={back} />;
  return (
    <>
      <PageHeader
        title={`Order of ${data.order.customer.displayName}`}
        back={back}
        lead={<OrderLead of={data} />}
        actions={
          data.refundable.length > 0 && (
            <Button icon={<Undo2 size={20} aria-hidden />} onClick={() => setIsRefunding(true)}>
              Refund…
            </Button>
          )
        }
      />
      <RefundDialog of={data} opened={isRefunding} onClose={() => setIsRefunding(false)} />
    </>
  );
};

/** The whole money of one order, for those who answer questions about it. */
export const OrderMoney = ({ id, area }: { id: string; area: OrdersArea }) => {
  const money = useQuery(orderMoneyQuery(id));
  const { data } = money;
  if (!data)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="the order" of={[money]} rows={8} />
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <DashboardColumn span={6}>
        <PeopleCard of={data} area={area} />
        <TimelineCard of={data} />
        <ActivityCard of={data} />
      </DashboardColumn>
      <DashboardColumn span={6}>
        <MoneyCard of={data} />
      </DashboardColumn>
    </>
  );
};

const OrderLead = ({ of }: { of: Money }) => {
  const { order } = of;
  const { tone, word } = detailLook(order);
  const refunded = refundState(of);
  return (
    <span className={classes['lead']}>
      <Badge tone={tone}>{word}</Badge>
      {refunded && (
        <Badge tone="cancelled" icon={Undo2}>
          {refunded}
        </Badge>
      )}
      <span>
        {momentOf(order.appointmentStart, order.timeZone)} · {order.address.address}, {order.address.city}
      </span>
      <CopyButton text={order.id} label="Copy order number" />
    </span>
  );
};

const PEOPLE = { '/staff/orders': '/staff/people', '/support/orders': '/support/people' } as const;

/** Who may read people opens their record. */
const PeopleCard = ({ of: { order }, area }: { of: Money; area: OrdersArea }) => {
  const mayOpen = useDuties().has('people') || area === '/support/orders';
  const people = [
    { role: 'Customer', ...order.customer },
    { role: 'Groomer', ...order.serviceProvider },
  ];
  return (
    <Card title="People">
      <Rows label="People">
        {people.map(({ role, id, displayName }) => {
          const row = { lead: <PersonAvatar id={id} name={displayName} />, title: displayName, meta: role };
          return mayOpen ? (
            <RowLink key={role} to={`${PEOPLE[area]}/$personId`} params={{ personId: id }} {...row} />
          ) : (
            <Row key={role} {...row} />
          );
        })}
      </Rows>
    </Card>
  );
};

const TimelineCard = ({ of: { timeline, order } }: { of: Money }) => (
  <Card title="Timeline">
    {timeline.length === 0 ? (
      <CardBody>
        <p className={classes['hint']}>No steps are recorded for this appointment.</p>
      </CardBody>
    ) : (
      <Rows label="Timeline">
        {timeline.map(({ date, move, by }) => (
          <Row
            key={`${date} ${move}`}
            lead={<RowIcon icon={History} />}
            title={moveInWords(move)}
            meta={<Facts>{[momentOf(date, order.timeZone), by?.displayName ?? 'By itself']}</Facts>}
          />
        ))}
      </Rows>
    )}
  </Card>
);

const ActivityCard = ({ of: { activity, order } }: { of: Money }) => (
  <Card title="Who did what">
    {activity.length === 0 ? (
      <CardBody>
        <p className={classes['hint']}>
          No changes are recorded. Prices, charges, payment and refunds show here with who changed them.
        </p>
      </CardBody>
    ) : (
      <Rows label="Who did what">
        {activity.map(({ id, date, title, by, bySupport }) => (
          <Row
            key={id}
            lead={<RowIcon icon={bySupport ? Headset : UserRound} />}
            title={title}
            meta={
              <Facts>
                {[
                  momentOf(date, order.timeZone),
                  by?.displayName ?? null,
                  bySupport && `${bySupport.displayName} for them${bySupport.reason ? `: ${bySupport.reason}` : ''}`,
                ]}
              </Facts>
            }
          />
        ))}
      </Rows>
    )}
  </Card>
);
