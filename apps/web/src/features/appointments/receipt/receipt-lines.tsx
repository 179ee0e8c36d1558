import type { ReceiptLine } from '@tailgate/contract/facts';
import { inDollars } from '#ui/words/dollars.ts';
import classes from './receipt.module.css';

interface ReceiptLinesProps {
  /** What they are, for those who cannot see it. */
  readonly label: string;
  readonly lines: readonly ReceiptLine[];
  readonly currency: string;
}

/** What was paid for, or how: names on the left, amounts on the right. */
export const ReceiptLines = ({ label, lines, currency }: ReceiptLinesProps) => (
  <table className={classes['lines']} aria-label={label}>
    <tbody>
      {lines.map(({ name, amount, look }, at) => (
        <tr key={at} data-look={look}>
          <th scope="row">{name}</th>
          <td>{inDollars(amount, currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
