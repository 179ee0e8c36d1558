import { APPLICANT_FILTERS, type ApplicantFilter } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FilterPills } from '#ui/filter-pills.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { Facts, RowLink, Rows } from '#ui/rows.tsx';
import { applicantsQuery, dayInWords, KIND_WORDS, type Applicant } from './applicants-query.ts';

const WORDS: Readonly<Record<ApplicantFilter, string>> = {
  waiting: 'To review',
  asked: 'Asked for more',
  started: 'Not sent yet',
  approved: 'Setting up',
  declined: 'Declined',
};
const EMPTY: Readonly<Record<ApplicantFilter, readonly [title: string, words: string]>> = {
  waiting: ['Nothing to review', 'New applications are listed here, the oldest first.'],
  asked: ['Nobody to wait for', 'Applicants whom you asked for more are listed here until they answer.'],
  started: ['No open sign-ups', 'People who registered and have not sent their application are listed here.'],
  approved: ['Nobody is setting up', 'Approved groomers are listed here until customers can book them.'],
  declined: ['Nothing declined', 'Applications that you decline are listed here.'],
};

interface ApplicantsListProps {
  readonly search: TableSearch;
  readonly onSearch: (place: { readonly search: TableSearch; readonly resetScroll: boolean }) => unknown;
}

const filterIn = ({ filter }: TableSearch): ApplicantFilter =>
  APPLICANT_FILTERS.find((known) => known === filter) ?? 'waiting';

type Listed = Pick<
  Applicant,
  'id' | 'displayName' | 'serviceCategory' | 'city' | 'stateOrProvince' | 'submittedAt' | 'startedAt'
>;

const placeOf = ({ city, stateOrProvince }: Listed): string | null =>
  city === null ? null : [city, stateOrProvince].filter(Boolean).join(', ');

/** Who wants to work on the site, by where their application stands. */
export const ApplicantsList = ({ search, onSearch }: ApplicantsListProps) => {
  const filter = filterIn(search);
  const page = /^[1-9]\d{0,3}$/.test(search['page'] ?? '') ? Number(search['page']) : 1;
  const applicants = useQuery(applicantsQuery(filter, page));
  const { data } = applicants;
  const [title, words] = EMPTY[filter];
  return (
    <DashboardColumn span={12}>
      <FilterPills
        label="Filter"
        single
        pills={APPLICANT_FILTERS.map((value) => ({
          value,
          label: WORDS[value],
          ...(data && { count: data.counts[value] }),
        }))}
        chosen={[filter]}
        onChange={([next = 'waiting']) =>
          void onSearch({ search: next === 'waiting' ? {} : { filter: next }, resetScroll: false })
        }
      />
      <Card>
        {!data && <LoadingState what="the applications" of={[applicants]} rows={6} />}
        {data?.items.length === 0 && (
          <EmptyState level={2} title={title}>
            {words}
          </EmptyState>
        )}
        {data && data.items.length > 0 && (
          <Rows label="Applications">
            {data.items.map((one) => (
              <RowLink
                key={one.id}
                to="/staff/applicants/$applicantId"
                params={{ applicantId: one.id }}
                search={search}
                lead={<PersonAvatar id={one.id} name={one.displayName} photoUrl={null} size={44} />}
                title={one.displayName}
                meta={
                  <Facts>
                    {[
                      KIND_WORDS[one.serviceCategory],
                      placeOf(one),
                      one.submittedAt === null
                        ? `Started ${dayInWords(one.startedAt)}`
                        : `Sent ${dayInWords(one.submittedAt)}`,
                    ]}
                  </Facts>
                }
              />
            ))}
          </Rows>
        )}
      </Card>
      {data && (
        <PageButtons
          {...data}
          onMove={(offset) =>
            void onSearch({
              search: { ...(filter !== 'waiting' && { filter }), page: String(offset / data.limit + 1) },
              resetScroll: true,
            })
          }
        />
      )}
    </DashboardColumn>
  );
};
