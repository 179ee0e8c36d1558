import type { CallAnswer } from '@tailgate/contract';
import { useQuery } from '@tanstack/react-query';
import { read } from '#shell/api/read.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';

const LIST = 'GET /v2/staff/overdue-rounds';
type Round = CallAnswer<typeof LIST>['items'][number];

const LATE: Record<Round['name'], string> = {
  payouts: 'Payouts of this week have not run.',
  ledgerMonth: 'Last month’s books have not been closed.',
  reconciliation: 'Payments have not been compared with the card processor.',
};

const lastRun = ({ lastRunAt }: Round): string => {
  if (lastRunAt === null) return '';
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return ` Last run: ${format.format(new Date(lastRunAt))}.`;
};

/** Money that is late; nothing at all while everything runs as it should. */
export const OverdueRounds = () => {
  const rounds = useQuery(read(LIST)).data?.items ?? [];
  if (rounds.length === 0) return null;
  return (
    <DashboardColumn span={12} next>
      <Notice tone="warning">
        {rounds.map((round) => (
          <div key={round.name}>
            {LATE[round.name]}
            {lastRun(round)}
          </div>
        ))}
        <div>This is made up for automatically as soon as the background service is back.</div>
      </Notice>
    </DashboardColumn>
  );
};
