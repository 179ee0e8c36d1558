import { EARNING_KIND_WORDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '#shell/periods/use-today.ts';
import { Badge } from '#ui/badges/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { LinesCard } from './lines-card.tsx';
import { dayOf, KIND_TONES, WAY_WORDS } from './report-words.ts';
import { orderQuery, type OrderReport as Report } from './reports-query.ts';
import classes from './reports.module.css';

/** What one order brought, how it was paid, and what changed it later. */
export const OrderReport = ({ id }: { id: string }) => {
  const order = useQuery(orderQuery(id));
  const { zone } = useToday();
  const { data } = order;
  const timeZone = zone.data;
  if (!data || timeZone === undefined)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="the order" of={[order, zone]} rows={6} />
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <DashboardColumn span={6}>
        <LinesCard title="What you earned" lines={data.lines} net={data.net} netLabel="Net earnings" />
      </DashboardColumn>
      <DashboardColumn span={6}>
        {data.charged && <ChargedCard of={data.charged} />}
        <HistoryCard of={data} timeZone={timeZone} />
      </DashboardColumn>
    </>
  );
};

const Amount = ({ label, amount }: { label: string; amount: number }) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{inDollars(amount)}</td>
  </tr>
);

const ChargedCard = ({ of }: { of: NonNullable<Report['charged']> }) => (
  <Card
    title="What the customer paid"
    aside={
      <TextLink to="/groomer/customers/$customerId" params={{ customerId: of.customer.id }}>
        {of.customer.displayName}
      </TextLink>
    }
  >
    <table className={classes['lines']} aria-label="What the customer paid">
      <tbody>
        <Amount label="Order total, with tax and tip" amount={of.total} />
        {of.tax !== 0 && <Amount label="Of that, sales tax" amount={of.tax} />}
        {of.paidBy.map(({ way, amount }) => (
          <Amount key={way} label={`Paid by ${WAY_WORDS[way].toLowerCase()}`} amount={amount} />
        ))}
        {of.refunded !== 0 && <Amount label="Refunded" amount={-of.refunded} />}
      </tbody>
      {of.unpaid !== 0 && (
        <tfoot>
          <Amount label="Still unpaid" amount={of.unpaid} />
        </tfoot>
      )}
    </table>
  </Card>
);

const HistoryCard = ({ of: { history }, timeZone }: { of: Report; timeZone: string }) => (
  <Card title="History">
    <Rows label="History">
      {history.map(({ date, kind, net }) => (
        <Row
          key={`${date} ${kind}`}
          title={<Badge tone={KIND_TONES[kind]}>{EARNING_KIND_WORDS[kind]}</Badge>}
          meta={dayOf(date, timeZone)}
          aside={<span className={classes['amount']}>{inDollars(net)}</span>}
        />
      ))}
    </Rows>
  </Card>
);
