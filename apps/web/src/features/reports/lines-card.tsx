import { EARNING_LINES, EARNING_LINE_WORDS } from '@tailgate/contract/facts';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { inThree, isTaken, LINE_ICONS, sumOf } from './report-words.ts';
import type { EarningLines } from './reports-query.ts';
import classes from './reports.module.css';

interface LinesCardProps {
  readonly title: string;
  readonly lines: EarningLines;
  readonly net: number;
  readonly netLabel: string;
  readonly children?: ReactNode;
}

const Lines = ({ of, taken }: { of: EarningLines; taken: boolean }) =>
  EARNING_LINES.filter((line) => isTaken(line) === taken).map((line) => {
    const amount = sumOf(of.filter((each) => each.line === line).map((each) => each.amount));
    const Icon = LINE_ICONS[line];
    return (
      amount !== 0 && (
        <tr key={line}>
          <th scope="row">
            <span className={classes['lineName']}>
              <Icon size={18} aria-hidden />
              {EARNING_LINE_WORDS[line]}
            </span>
          </th>
          <td>{inDollars(amount)}</td>
        </tr>
      )
    );
  });

/** From services to the net: what adds, then what is taken, then what is left. */
export const LinesCard = ({ title, lines, net, netLabel, children }: LinesCardProps) => {
  const { work, tips, taken } = inThree(lines);
  return (
    <Card title={title}>
      <table className={classes['lines']} aria-label={title}>
        <tbody>
          <Lines of={lines} taken={false} />
          {taken !== 0 && (
            <tr className={classes['subtotal']}>
              <th scope="row">Before fees</th>
              <td>{inDollars(sumOf([work, tips]))}</td>
            </tr>
          )}
          <Lines of={lines} taken />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{netLabel}</th>
            <td>{inDollars(net)}</td>
          </tr>
        </tfoot>
      </table>
      {children}
    </Card>
  );
};
