import type { SignerFilter } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { RowLink, Rows } from '#ui/layout/rows.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { signersQuery, type StaffAgreement } from './staff-agreements-query.ts';
import classes from '../agreements.module.css';

interface SignersCardProps {
  readonly id: string;
  readonly counts: StaffAgreement['counts'];
}

type Signer = NonNullable<Awaited<ReturnType<ReturnType<typeof signersQuery>['queryFn']>>>['items'][number];

const stateOf = ({ acceptedAt, acceptedVersion }: Signer): string => {
  if (acceptedAt) return `Accepted ${deviceDay(acceptedAt)}`;
  return acceptedVersion === null ? 'Nothing accepted' : `Accepted version ${acceptedVersion}`;
};

/** Who accepted the published version, and who has not. */
export const SignersCard = ({ id, counts }: SignersCardProps) => {
  const [filter, setFilter] = useState<SignerFilter>('unsigned');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const signers = useQuery(signersQuery(id, { filter, search, page }));
  const { data } = signers;
  return (
    <Card title="People">
      <CardBody>
        <div className={classes['text']}>
          <FilterPills
            label="Filter"
            single
            pills={[
              { value: 'unsigned', label: 'Not accepted', count: counts.unsigned },
              { value: 'signed', label: 'Accepted', count: counts.signed },
            ]}
            chosen={[filter]}
            onChange={([next = 'unsigned']) => {
              setFilter(next);
              setPage(1);
            }}
          />
          <SearchField
            label="Search people"
            value={search}
            onChange={(words) => {
              setSearch(words);
              setPage(1);
            }}
          />
        </div>
      </CardBody>
      {!data && <LoadingState what="the people" of={[signers]} rows={4} />}
      {data?.items.length === 0 && (
        <EmptyState level={3} title="Nobody">
          {search === '' ? 'Nobody is in this list.' : 'Nobody in this list has that name.'}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <Rows label="People">
          {data.items.map((person) => (
            <RowLink
              key={person.id}
              to="/staff/people/$personId"
              params={{ personId: person.id }}
              title={person.displayName}
              meta={person.email ?? 'No email'}
              aside={stateOf(person)}
            />
          ))}
        </Rows>
      )}
      {data && <PageButtons {...data} onMove={(offset) => setPage(offset / data.limit + 1)} />}
    </Card>
  );
};
