import { useQuery } from '@tanstack/react-query';
import { CircleX, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { StatusBadge } from '#shell/account/status-badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DashboardColumn } from '#ui/pages/dashboard-page.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { MessageDialog, type Asking } from './applicant-dialog.tsx';
import { applicantQuery, dayInWords, KIND_WORDS, type Applicant } from './applicants-query.ts';
import { ApproveButton } from './approve-button.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import classes from '../onboarding.module.css';

const addressInWords = ({ physicalAddress: at }: Applicant): string =>
  at ? `${at.address}, ${at.city}, ${at.stateOrProvince} ${at.postalCode}` : 'Missing';

const emailInWords = ({ email, pendingEmail }: Applicant): string =>
  email ?? (pendingEmail === null ? '–' : `${pendingEmail} (not confirmed yet)`);

/** What the applicant handed in, and the decision about it. */
export const ApplicantDetail = ({ id }: { id: string }) => {
  const applicant = useQuery(applicantQuery(id));
  if (!applicant.data)
    return (
      <DashboardColumn span={12}>
        <Card>
          <LoadingState what="the application" of={[applicant]} rows={8} />
        </Card>
      </DashboardColumn>
    );
  return (
    <>
      <DashboardColumn span={8} next>
        <Answers applicant={applicant.data} />
        <License applicant={applicant.data} />
      </DashboardColumn>
      <DashboardColumn span={4}>
        <Decision applicant={applicant.data} />
        <ReadinessCard applicant={applicant.data} />
      </DashboardColumn>
    </>
  );
};

const sentInWords = ({ submittedAt, status }: Applicant): string => {
  if (submittedAt !== null) return dayInWords(submittedAt);
  return status === 'new' ? 'Not yet' : 'Not recorded';
};

const Answers = ({ applicant }: { applicant: Applicant }) => (
  <Card title="Application" aside={<StatusBadge status={applicant.status} />}>
    <Rows label="Application">
      <Row title="Applies as" meta={KIND_WORDS[applicant.serviceCategory]} />
      <Row title="Phone" meta={applicant.phone ? phoneInWords(applicant.phone) : '–'} />
      <Row title="Email" meta={emailInWords(applicant)} />
      <Row title="Address" meta={addressInWords(applicant)} />
      {applicant.businessName !== null && <Row title="Business name" meta={applicant.businessName} />}
      {applicant.description !== '' && <Row title="Description" meta={applicant.description} />}
      {applicant.numberOfVehicles !== null && <Row title="Vans" meta={String(applicant.numberOfVehicles)} />}
      {applicant.referredBy && <Row title="Referred by" meta={applicant.referredBy.displayName} />}
      {applicant.terms && (
        <Row
          title="Terms accepted"
          meta={`Version ${applicant.terms.version}, ${dayInWords(applicant.terms.acceptedAt)}`}
        />
      )}
      {applicant.policies && (
        <Row
          title="Policies accepted"
          meta={`Version ${applicant.policies.version}, ${dayInWords(applicant.policies.acceptedAt)}`}
        />
      )}
      <Row title="Sent" meta={sentInWords(applicant)} />
    </Rows>
  </Card>
);

const License = ({
  applicant: { driverLicenseFront: front, driverLicenseBack: back, serviceCategory },
}: {
  applicant: Applicant;
}) => {
  if (serviceCategory !== 'grooming') return null;
  const sides = [
    ['Front', front],
    ['Back', back],
  ] as const;
  return (
    <Card title="Driver’s license">
      <CardBody>
        {front === null && back === null ? (
          <p className={classes['quiet']}>Not added.</p>
        ) : (
          <div className={classes['licenses']}>
            {sides.map(
              ([label, side]) =>
                side && (
                  <figure key={label}>
                    <img src={side.sizes.large} alt={`${label} of the driver’s license`} />
                    <figcaption>{label}</figcaption>
                  </figure>
                ),
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
};

const Decision = ({ applicant }: { applicant: Applicant }) => {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { can, requested, declined, status, displayName } = applicant;
  const isDecided = !can.approve && !can.requestMore && !can.decline;
  return (
    <Card title="Decision">
      <CardBody>
        <div className={classes['stack']}>
          {requested && status === 'new' && (
            <Notice tone="info">
              You asked on {dayInWords(requested.date)}: <span className={classes['message']}>{requested.message}</span>
            </Notice>
          )}
          {declined && (
            <Notice tone="warning">
              Declined on {dayInWords(declined.date)}: <span className={classes['message']}>{declined.message}</span>
            </Notice>
          )}
          {isDecided && !declined && <p className={classes['quiet']}>This application is decided.</p>}
          {can.decline && !can.approve && !requested && (
            <p className={classes['quiet']}>{displayName} has not sent the application yet.</p>
          )}
          <div className={classes['decisions']}>
            {can.approve && <ApproveButton applicant={applicant} />}
            {can.requestMore && (
              <Button
                icon={<MessageCircleQuestion size={18} aria-hidden />}
                onClick={() => setAsking({ applicant, what: 'ask' })}
              >
                Ask for more
              </Button>
            )}
            {can.decline && (
              <Button
                look="danger"
                icon={<CircleX size={18} aria-hidden />}
                onClick={() => setAsking({ applicant, what: 'decline' })}
              >
                Decline application
              </Button>
            )}
          </div>
        </div>
      </CardBody>
      <MessageDialog of={asking} onClose={() => setAsking(null)} />
    </Card>
  );
};
