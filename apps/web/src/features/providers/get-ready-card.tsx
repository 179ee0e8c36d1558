import type { ProviderRole } from '@tailgate/contract';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import classes from './get-ready-card.module.css';
import type { readinessOf } from './readiness.ts';
import { placeOfTask, wordsOfTask } from './tasks.tsx';

interface GetReadyCardProps extends Pick<ReturnType<typeof readinessOf>, 'left' | 'total' | 'done'> {
  readonly role: ProviderRole;
}

/** What the account still lacks, each row leading to where it is added; nothing once all is done. */
export const GetReadyCard = ({ role, left, total, done }: GetReadyCardProps) => {
  if (left.length === 0) return null;
  return (
    <Card title="Get ready" aside={<span className={classes['count']}>{`${done} of ${total} done`}</span>}>
      <Rows label="Get ready">
        {left.map((task) => {
          const { icon, title, meta } = wordsOfTask(task, role);
          return (
            <RowLink key={task} {...placeOfTask(task, role)} lead={<RowIcon icon={icon} />} title={title} meta={meta} />
          );
        })}
      </Rows>
    </Card>
  );
};
