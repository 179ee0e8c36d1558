import type { ProviderRole } from '@tailgate/contract';
import { isBookingStep } from '@tailgate/contract/facts';
import type { Readiness } from '#shell/account/sign-up-query.ts';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import classes from './get-ready-card.module.css';
import { readinessInWords } from '#shell/account/readiness-words.ts';
import { placeOfTask, wordsOfTask } from './tasks.tsx';

interface GetReadyCardProps {
  readonly role: ProviderRole;
  readonly readiness: Readiness;
  /** The page lists by itself what a booking needs: only the rest is here. */
  readonly rest?: boolean;
}

/** What the account still lacks, each row leading to where it is added; nothing once all is done. */
export const GetReadyCard = ({ role, readiness, rest = false }: GetReadyCardProps) => {
  // The application has a card of its own, with what was decided about it.
  const rows = readiness.open.filter((task) => task !== 'application').filter((task) => !rest || !isBookingStep(task));
  if (rows.length === 0) return null;
  const title = rest ? 'Can wait' : 'Get ready';
  return (
    <Card title={title} aside={<span className={classes['count']}>{readinessInWords(readiness)}</span>}>
      <Rows label={title}>
        {rows.map((task) => {
          const { icon, title, meta } = wordsOfTask(task, role);
          return (
            <RowLink key={task} {...placeOfTask(task, role)} lead={<RowIcon icon={icon} />} title={title} meta={meta} />
          );
        })}
      </Rows>
    </Card>
  );
};
