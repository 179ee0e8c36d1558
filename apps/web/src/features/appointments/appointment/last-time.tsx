import { centsOf, showMoney, type Cents } from '@tailgate/values/money';
import { Button } from '#ui/actions/button.tsx';
import { read } from '#shell/api/read.ts';
import { ORDER_PATH as ORDER } from '../appointments-query.ts';
import classes from './appointment.module.css';

const MINUTE_MS = 60_000;

/** What the groomer asked before for the same work, and what the customer last tipped. */
export const lastPricesQuery = (id: string) => ({
  ...read(`GET ${ORDER}/last-prices`, { params: { id } }),
  staleTime: 10 * MINUTE_MS,
});

interface LastTimeProps {
  /** In dollars, the latest first. */
  readonly amounts: readonly number[];
  readonly current: Cents | null;
  readonly currency: string;
  readonly onUse: (amount: Cents) => void;
}

/** `Last time $85.00, before $80.00`, and one tap to take it. */
export const LastTime = ({ amounts, current, currency, onUse }: LastTimeProps) => {
  const [last, ...before] = amounts.map((amount) => centsOf(amount));
  if (last === undefined) return null;
  const others = [...new Set(before)].filter((amount) => amount !== last);
  return (
    <p className={classes['lastTime']}>
      <span>
        Last time {showMoney(last, currency)}
        {others.length > 0 && `, before ${others.map((amount) => showMoney(amount, currency)).join(', ')}`}
      </span>
      {last !== current && (
        <Button compact look="text" onClick={() => onUse(last)}>
          Use {showMoney(last, currency)}
        </Button>
      )}
    </p>
  );
};
