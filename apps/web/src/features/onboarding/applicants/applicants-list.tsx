import { APPLICANT_FILTERS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Queue, queuePlace, type QueueScreen } from '#shell/tables/queue.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { Facts, RowLink, Rows } from '#ui/layout/rows.tsx';
import { applicantsQuery, dayInWords, KIND_WORDS, lacksLicense, type Applicant } from './applicants-query.ts';

const WORDS = {
  waiting: { label: 'To review', empty: ['Nothing to review', 'New applications are listed here, the oldest first.'] },
  asked: {
    label: 'Asked for more',
    empty: ['Nobody to wait for', 'Applicants whom you asked for more are listed here until they answer.'],
  },
  started: {
    label: 'Not sent yet',
    empty: ['No open sign-ups', 'People who registered and have not sent their application are listed here.'],
  },
  approved: {
    label: 'Setting up',
    empty: ['Nobody is setting up', 'Approved groomers are listed here until customers can book them.'],
  },
  declined: { label: 'Declined', empty: ['Nothing declined', 'Applications that you decline are listed here.'] },
} as const;

type Listed = Pick<
  Applicant,
  'id' | 'displayName' | 'serviceCategory' | 'city' | 'stateOrProvince' | 'hasLicense' | 'submittedAt' | 'startedAt'
>;

const placeOf = ({ city, stateOrProvince }: Listed): string | null =>
  city === null ? null : [city, stateOrProvince].filter(Boolean).join(', ');

/** Who wants to work on the site, by where their application stands. */
export const ApplicantsList = (screen: QueueScreen) => {
  const { filter, page } = queuePlace(screen.search, APPLICANT_FILTERS);
  const found = useQuery(applicantsQuery(filter, page));
  return (
    <Queue {...screen} filters={APPLICANT_FILTERS} words={WORDS} what="the applications" found={found}>
      {(applicants) => (
        <Rows label="Applications">
          {applicants.map((one) => (
            <RowLink
              key={one.id}
              to="/staff/applicants/$applicantId"
              params={{ applicantId: one.id }}
              search={screen.search}
              lead={<PersonAvatar id={one.id} name={one.displayName} photoUrl={null} size={44} />}
              title={one.displayName}
              {...(lacksLicense(one) && { aside: <Badge tone="pending">No license</Badge> })}
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
    </Queue>
  );
};
