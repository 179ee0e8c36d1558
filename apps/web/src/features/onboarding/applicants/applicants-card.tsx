import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { applicantsQuery } from './applicants-query.ts';

const waitingInWords = (waiting: number): string =>
  waiting === 1 ? '1 application to review' : `${waiting} applications to review`;

/** The way to the applications, with how many wait for staff. */
export const ApplicantsCard = () => {
  const waiting = useQuery(applicantsQuery('waiting', 1)).data?.counts.waiting;
  return (
    <Card>
      <Rows label="Applications">
        <RowLink
          to="/staff/applicants"
          search={{}}
          lead={<RowIcon icon={UserPlus} />}
          title="Applications"
          meta={waiting ? waitingInWords(waiting) : 'Groomers, fleet owners, mechanics and renters'}
        />
      </Rows>
    </Card>
  );
};
