import { PURPOSES } from '@tailgate/contract/facts';
import { CreditCard, FileText, Gavel, HandCoins, Pencil, Split, Undo2, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { productInWords } from '#features/appointments/index.ts';
import { BalanceBadge } from './balance-badge.tsx';
import { ACCOUNT_WORDS, momentOf, sumOf, WAY_WORDS } from './money-words.ts';
import type { Booking, OrderMoney, Refund } from './order-money-query.ts';
import classes from './order-money.module.css';

interface PartProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly note: string;
  readonly amount?: string;
  readonly children?: ReactNode;
}

/** One part of the money of an order: a heading, and below it what was booked. */
const Part = ({ icon: Icon, name, note, amount, children }: PartProps) => (
  <section className={classes['part']}>
    <h3 className={classes['partHead']}>
      <Icon size={18} aria-hidden />
      <span>
        {name} <span className={classes['note']}>{note}</span>
      </span>
      {amount !== undefined && <span className={classes['amount']}>{amount}</span>}
    </h3>
    {children}
  </section>
);

const side = (amount: number, isDebit: boolean) => (amount > 0 === isDebit ? inDollars(Math.abs(amount)) : '');

/** The entries of a transaction, debit and credit in columns of their own, and their equal sums. */
const Entries = ({ of, name }: { of: Booking; name: string }) => (
  <table className={classes['ledger']} aria-label={`Ledger entries of ${name}`}>
    <thead>
      <tr>
        <th scope="col">Ledger account</th>
        <th scope="col">Debit</th>
        <th scope="col">Credit</th>
      </tr>
    </thead>
    <tbody>
      {of.entries.map(({ account, party, amount, reason }, index) => (
        // Entries have no id of their own, and their order never changes.
        <tr key={`${of.id} ${index}`}>
          <th scope="row">
            {ACCOUNT_WORDS[account]}
            <span className={classes['note']}>
              {' '}
              {[reason.replaceAll('_', ' '), party?.displayName].filter(Boolean).join(', ')}
            </span>
          </th>
          <td>{side(amount, true)}</td>
          <td>{side(amount, false)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Sum</th>
        <td>{inDollars(sumOf(of.entries, 'debit'))}</td>
        <td>{inDollars(sumOf(of.entries, 'credit'))}</td>
      </tr>
    </tfoot>
  </table>
);

const REFUND_NOTES: Readonly<Record<Refund['status'], string>> = {
  pending: ' · waiting for the processor',
  succeeded: '',
  failed: ' · failed',
};

const CHARGE_WORDS: Readonly<Record<OrderMoney['charges'][number]['status'], string>> = {
  pending: 'waiting for the processor',
  captured: 'charged',
  declined: 'declined',
  failed: 'failed',
  cancelled: 'canceled',
};

const DISPUTE_WORDS: Readonly<Record<OrderMoney['disputes'][number]['status'], string>> = {
  open: 'waiting for the bank',
  won: 'won',
  lost: 'lost',
};

const Edits = ({ of: { order } }: { of: OrderMoney }) => {
  const { petServices, upsells, customCharges } = order;
  if (petServices.length === 0 && customCharges.length === 0 && upsells.length === 0) return null;
  return (
    <table className={classes['edits']} aria-label="What is on the order">
      <tbody>
        {petServices.map(({ id, service, pet, finalServicePrice }) => (
          <tr key={id}>
            <th scope="row">
              {service.name}, {pet.name}
            </th>
            <td>{inDollars(finalServicePrice)}</td>
          </tr>
        ))}
        {upsells.map((product) => (
          <tr key={product.id ?? product.name}>
            <th scope="row">{productInWords(product)}</th>
            <td>{inDollars(product.total)}</td>
          </tr>
        ))}
        {customCharges.map(({ id, title, type, amount }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{inDollars(type === 'discount' ? -amount : amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const RefundPart = ({ of, openedAt }: { of: Refund; openedAt: string }) => (
  <Part
    icon={Undo2}
    name="Refund"
    note={`${openedAt} · ${WAY_WORDS[of.way]}${REFUND_NOTES[of.status]}`}
    amount={inDollars(of.amount)}
  >
    <p className={classes['reason']}>
      {of.reason}
      {of.by && ` (${of.by.displayName})`}
    </p>
    {of.bookings.map((booking) => (
      <Entries key={booking.id} of={booking} name="the refund" />
    ))}
  </Part>
);

/** Who has what in the end. */
const Sums = ({ of }: { of: OrderMoney['sums'] }) => (
  <dl className={classes['sums']}>
    {(
      [
        ['Customer paid', of.customerPaid],
        ['Groomer gets', of.groomerGets],
        ['Platform keeps', of.platformKeeps],
      ] as const
    ).map(([name, amount]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{inDollars(amount)}</dd>
      </div>
    ))}
  </dl>
);

/** From the quote to the payout: every part, and what the ledger says of it. */
export const MoneyCard = ({ of }: { of: OrderMoney }) => {
  const { order, charges, bookings, refunds, disputes, payouts, sums } = of;
  const moment = (instant: string) => momentOf(instant, order.timeZone);
  return (
    <Card title="Money" aside={<BalanceBadge isBalanced={of.isBalanced} />}>
      <Part
        icon={FileText}
        name="Quote"
        note={moment(order.bookedAt)}
        amount={
          order.minPrice === order.maxPrice
            ? inDollars(order.minPrice)
            : `${inDollars(order.minPrice)}–${inDollars(order.maxPrice)}`
        }
      />
      <Part icon={Pencil} name="Order" note="with tax and tip" amount={inDollars(order.finalPrices.total)}>
        <Edits of={of} />
      </Part>
      {charges.map((charge) => (
        <Part
          key={charge.id}
          icon={CreditCard}
          name={PURPOSES[charge.purpose].words}
          note={`${moment(charge.openedAt)} · ${charge.card} · ${CHARGE_WORDS[charge.status]}`}
          amount={inDollars(charge.amount)}
        />
      ))}
      {bookings.map((booking) =>
        booking.kind === 'tip' ? (
          <Part key={booking.id} icon={HandCoins} name="Tip" note={`added later, ${moment(booking.date)}`}>
            <Entries of={booking} name="the tip" />
          </Part>
        ) : (
          <Part key={booking.id} icon={Split} name="Split" note={`at completion, ${moment(booking.date)}`}>
            <Entries of={booking} name="the split" />
          </Part>
        ),
      )}
      {refunds.map((refund) => (
        <RefundPart key={refund.id} of={refund} openedAt={moment(refund.openedAt)} />
      ))}
      {disputes.map((dispute) => (
        <Part
          key={dispute.id}
          icon={Gavel}
          name="Dispute"
          note={`${moment(dispute.openedAt)} · ${dispute.reason.replaceAll('_', ' ')} · ${DISPUTE_WORDS[dispute.status]}`}
          amount={inDollars(dispute.amount)}
        >
          {dispute.bookings.map((booking) => (
            <Entries key={booking.id} of={booking} name="the dispute" />
          ))}
        </Part>
      ))}
      {payouts.map((payout) => (
        <Part
          key={payout.id}
          icon={Wallet}
          name="Payout"
          note={`${moment(payout.date)} · ${payout.isReturned ? 'sent back by the bank' : 'with everything else that was owed'}`}
          amount={inDollars(payout.amount)}
        >
          {payout.bookings.map((booking) => (
            <Entries key={booking.id} of={booking} name="the payout" />
          ))}
        </Part>
      ))}
      <Sums of={sums} />
    </Card>
  );
};
