import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { Card } from '#ui/layout/card.tsx';
import { RowIcon, RowLink, Rows } from '#ui/layout/rows.tsx';
import { leadsInWords } from './lead-words.ts';
import { leadsQuery } from './leads-query.ts';

/** The way to the leads, with how many wait for staff. */
export const LeadsCard = () => {
  const open = useQuery(leadsQuery('open', 1)).data?.counts.open;
  return (
    <Card>
      <Rows label="Leads">
        <RowLink
          to="/staff/leads"
          search={{}}
          lead={<RowIcon icon={UserRoundPlus} />}
          title="Leads"
          meta={open ? leadsInWords(open) : 'People no groomer could serve'}
        />
      </Rows>
    </Card>
  );
};
