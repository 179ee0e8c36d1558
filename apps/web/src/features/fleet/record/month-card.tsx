import { Sum, Sums } from '#ui/figures/sums.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { monthOfDate } from '../track/day-words.ts';
import type { VanRecord } from './record-query.ts';
import { lineInWords } from './record-words.ts';
import classes from './record.module.css';

/** What the van comes to this month, line by line; nothing of it is paid yet. */
export const MonthCard = ({ month: { from, lines, booked } }: Pick<VanRecord, 'month'>) => (
  <Card title={`Booked in ${monthOfDate(from)}`}>
    <CardBody>
      {lines.length === 0 ? (
        <p className={classes['none']}>Nothing is booked on this van’s plans this month.</p>
      ) : (
        <Sums label={`Booked in ${monthOfDate(from)}`}>
          {lines.map((line, at) => (
            <Sum
              // Two weeks that the month cuts can look alike.
              key={`${line.kind} ${line.driver.id} ${at}`}
              name={`${line.driver.name}, ${lineInWords(line)}`}
              look={line.amount < 0 ? 'less' : undefined}
            >
              {inDollars(line.amount)}
            </Sum>
          ))}
          <Sum name="Booked" look="total">
            {inDollars(booked)}
          </Sum>
        </Sums>
      )}
    </CardBody>
  </Card>
);
