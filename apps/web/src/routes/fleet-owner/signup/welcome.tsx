import { createFileRoute } from '@tanstack/react-router';
import { MilestonePage } from '#features/onboarding/milestone-page.tsx';
import { useReportFleetOwnerStep } from '#features/onboarding/onboarding-query.ts';
import { SignupLayout } from '#shell/layouts/signup-layout.tsx';
import { useSite } from '#shell/site/site-context.ts';
import { Button } from '#ui/actions/button.tsx';

const Welcome = () => {
  const { appName } = useSite();
  const navigate = Route.useNavigate();
  const report = useReportFleetOwnerStep(({ nextPath }) => void navigate({ href: nextPath }));
  return (
    <SignupLayout>
      <MilestonePage
        title={`Welcome to ${appName}`}
        lead="Your account is ready. Add your vans, accept our policies, then we review your application."
        action={
          <Button
            look="filled"
            fullWidth
            busy={report.isPending}
            busyLabel="Loading…"
            onClick={() => report.mutate({ body: { step: 'welcome', status: 'done' } })}
          >
            Continue
          </Button>
        }
      />
    </SignupLayout>
  );
};

export const Route = createFileRoute('/fleet-owner/signup/welcome')({
  component: Welcome,
});
