import { useQuery } from '@tanstack/react-query';
import { Card, CardFoot } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { OWN_PAGE, ownPageQuery, type When } from './own-query.ts';
import { OwnRow } from './own-row.tsx';

const WORDS: Readonly<Record<When, { readonly label: string; readonly empty: string }>> = {
  upcoming: { label: 'Upcoming', empty: 'What you book shows here.' },
  past: { label: 'Past', empty: 'Completed and canceled appointments show here.' },
};

interface OwnListProps {
  readonly when: When;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Own appointments, a page at a time. */
export const OwnList = ({ when, page, onPage }: OwnListProps) => {
  const { label, empty } = WORDS[when];
  const offset = (page - 1) * OWN_PAGE;
  const found = useQuery(ownPageQuery(when, offset));
  if (!found.data)
    return (
      <Card title={label}>
        <LoadingState what="your appointments" of={[found]} rows={5} />
      </Card>
    );
  const { items, total } = found.data;
  return (
    <Card title={label}>
      {items.length === 0 ? (
        <EmptyState title="No appointments">{empty}</EmptyState>
      ) : (
        <Rows label={label}>
          {items.map((appointment) => (
            <OwnRow key={appointment.id} appointment={appointment} />
          ))}
        </Rows>
      )}
      {(total > OWN_PAGE || offset > 0) && (
        <CardFoot>
          <PageButtons
            total={total}
            limit={OWN_PAGE}
            offset={offset}
            items={items}
            onMove={(to) => onPage(to / OWN_PAGE + 1)}
          />
        </CardFoot>
      )}
    </Card>
  );
};
