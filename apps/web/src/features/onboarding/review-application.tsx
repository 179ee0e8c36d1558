import { PROVIDER_ROLE_OF_KIND } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { providerQuery } from '#shell/account/account-query.ts';
import { read } from '#shell/api/read.ts';
import { settingsOf } from '#shell/navigation/account-places.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { Row, Rows } from '#ui/layout/rows.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { stepsQuery, type SignUpProgress } from '#shell/account/sign-up-query.ts';
import { useReportStep } from './onboarding-query.ts';
import classes from './onboarding.module.css';

/** What staff asked for before they decide. */
export const StaffRequest = ({ progress: { requestedByStaff, serviceCategory } }: { progress: SignUpProgress }) =>
  requestedByStaff && (
    <Notice tone="warning">
      <strong>We need something more:</strong> <span className={classes['message']}>{requestedByStaff.message}</span>
      {serviceCategory !== 'grooming' && (
        <p>
          <TextLink to={settingsOf(PROVIDER_ROLE_OF_KIND[serviceCategory])}>Change your details</TextLink>, then send
          the application again.
        </p>
      )}
    </Notice>
  );

const emailInWords = (email: string | null, pending: string | null): string =>
  email ?? (pending === null ? 'Missing' : `${pending} (open the link that we sent there to confirm it)`);

interface ReviewApplicationProps {
  readonly step: 'confirmation' | 'signup';
  readonly onSent: () => void;
}

/** Everything at a glance before it is handed in. */
export const ReviewApplication = ({ step, onSent }: ReviewApplicationProps) => {
  const profile = useQuery(providerQuery);
  const steps = useQuery(stepsQuery);
  const me = useQuery(read('GET /v2/account/me'));
  const report = useReportStep(onSent);
  if (!profile.data || !steps.data) return <LoadingState what="your application" of={[profile, steps]} rows={5} />;
  // Sending leads on by itself.
  if (steps.data.status !== 'new' && report.isIdle) return <Navigate to={steps.data.nextPath} replace />;
  const { displayName, phoneNumber, email, physicalAddress, preferences } = profile.data;
  const hasLicense = preferences.driverLicenseFront !== null && preferences.driverLicenseBack !== null;
  const own = steps.data.steps.find(({ key }) => key === step);
  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!report.isPending) report.mutate({ body: { step, status: 'done' } });
      }}
    >
      <StaffRequest progress={steps.data} />
      {own?.blockedBecause != null && <Notice tone="warning">{own.blockedBecause}</Notice>}
      <Card>
        <Rows label="Your application">
          <Row
            title="Name"
            meta={displayName}
            {...(step === 'confirmation' && { aside: <EditProfile>Change</EditProfile> })}
          />
          <Row title="Phone" meta={phoneNumber ? phoneInWords(phoneNumber) : '–'} />
          <Row title="Email" meta={emailInWords(email, me.data?.pendingEmail ?? null)} />
          <Row
            title="Address"
            meta={
              physicalAddress
                ? `${physicalAddress.address}, ${physicalAddress.city}, ${physicalAddress.stateOrProvince}`
                : 'Missing'
            }
            {...(step === 'confirmation' &&
              !physicalAddress && { aside: <EditProfile aria-label="Add address">Add</EditProfile> })}
          />
          {step === 'confirmation' && (
            <Row
              title="Driver’s license"
              meta={hasLicense ? 'Front and back added' : 'Not added. You can add it while we review.'}
              aside={
                <ButtonLink look="text" compact to="/groomer/signup/upload-driver-license">
                  {hasLicense ? 'Change' : 'Add'}
                </ButtonLink>
              }
            />
          )}
        </Rows>
      </Card>
      <PageButton busy={report.isPending} busyLabel="Sending…">
        Send application
      </PageButton>
    </form>
  );
};

const EditProfile = (props: { readonly children: string; readonly 'aria-label'?: string }) => (
  <ButtonLink look="text" compact to="/groomer/signup/profile" {...props} />
);
