import { createFileRoute } from '@tanstack/react-router';
import { PhoneStep } from '#features/visitor-booking/person/phone-step.tsx';
import { FlowPage } from './-flow.tsx';
import { readOrderingSearch } from './-search.ts';

const Login = () => {
  const search = readOrderingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <FlowPage page="/ordering/login" title="Your phone number" search={search}>
      {(session) => (
        <PhoneStep onSent={() => void navigate({ to: '/ordering/verification', search: { session: session.id } })} />
      )}
    </FlowPage>
  );
};

export const Route = createFileRoute('/ordering/login')({ component: Login });
