import { createFileRoute, Navigate } from '@tanstack/react-router';
import { CodeStep } from '#features/visitor-booking/person/code-step.tsx';
import { keptProof } from '#features/visitor-booking/person/kept-proof.ts';
import { FlowPage } from './-flow.tsx';
import { readOrderingSearch } from './-search.ts';

const Verification = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowPage page="/ordering/verification" title="Enter your code" search={search}>
      {(session) => {
        const proof = keptProof();
        const onward = { session: session.id };
        // No code is on its way, or it is too old.
        if (!proof) return <Navigate to="/ordering/login" search={onward} replace />;
        return (
          <CodeStep
            sessionId={session.id}
            proof={proof}
            onNew={() => void navigate({ to: '/ordering/profile', search: onward })}
          />
        );
      }}
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/verification')({ component: Verification });
