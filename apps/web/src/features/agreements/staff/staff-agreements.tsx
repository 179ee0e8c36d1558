import { useQuery } from '@tanstack/react-query';
import type { AgreementState } from '@tailgate/contract/facts';
import { Badge, type Tone } from '#ui/badges/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { RowLink, Rows } from '#ui/layout/rows.tsx';
import { AUDIENCE_WORDS } from './agreement-values.ts';
import { staffAgreementsQuery, type StaffAgreementRow } from './staff-agreements-query.ts';

const STATES: Readonly<Record<AgreementState, readonly [Tone, string]>> = {
  draft: ['pending', 'Draft'],
  published: ['complete', 'Published'],
  retired: ['cancelled', 'Retired'],
};

export const StateBadge = ({ state }: { state: AgreementState }) => {
  const [tone, words] = STATES[state];
  return <Badge tone={tone}>{words}</Badge>;
};

const inWords = ({ version, hasDraft, audience, required, isOptional }: StaffAgreementRow): string =>
  [
    version > 0 ? `Version ${version}` : 'Never published',
    ...(hasDraft && version > 0 ? ['Draft waiting'] : []),
    audience.map((role) => AUDIENCE_WORDS[role]).join(', '),
    isOptional ? 'Optional' : required ? 'Required' : 'Not required',
  ].join(' · ');

/** The agreements of the site. */
export const StaffAgreements = () => {
  const agreements = useQuery(staffAgreementsQuery());
  return (
    <Card>
      {!agreements.data && <LoadingState what="the agreements" of={[agreements]} rows={6} />}
      {agreements.data?.length === 0 && (
        <EmptyState level={2} title="No agreements yet">
          Write the first one. Nobody sees it before you publish it.
        </EmptyState>
      )}
      {agreements.data && agreements.data.length > 0 && (
        <Rows label="Agreements">
          {agreements.data.map((agreement) => (
            <RowLink
              key={agreement.id}
              to="/staff/agreements/$agreementId"
              params={{ agreementId: agreement.id }}
              search={{}}
              title={agreement.title}
              meta={inWords(agreement)}
              aside={<StateBadge state={agreement.state} />}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
};
