import { CODE_MINUTES } from '@tailgate/contract/facts';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { keptCodeRequest } from '#features/accounts/sign-in/code-request.ts';
import { PasswordForm } from '#features/accounts/sign-in/password-form.tsx';
import { SignInFrame, SignInSkeleton } from '#features/accounts/sign-in/sign-in-frame.tsx';
import { homeOf } from '#shell/guards/home-of.ts';
import { readReturnSearch, type ReturnSearch } from '#shell/guards/log-out-search.ts';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { restoredSession } from '#shell/session/renew-session.ts';
import { NOBODY, type Session } from '#shell/session/session.ts';
import { authenticationHint } from '#shell/session/session-hints.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { currentTimeMs } from '#ui/dates/clock.ts';
import { SkeletonFields } from '#ui/feedback/skeleton.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { loadAreaRoutes } from '../area-routes.ts';

const CodeForm = lazy(async () => ({ default: (await import('#features/accounts/sign-in/code-form.tsx')).CodeForm }));
const PhoneForm = lazy(async () => ({
  default: (await import('#features/accounts/sign-in/phone-form.tsx')).PhoneForm,
}));
const AwaitingStep = lazy(async () => ({
  default: (await import('#features/accounts/second-step/awaiting-step.tsx')).AwaitingStep,
}));

/** What all areas load comes while the person still types: on a slow line it would take a second after the answer. */
const fetchFrame = (): void => {
  // What fails here is fetched again, and reported, when it is needed.
  void loadAreaRoutes?.().catch(() => undefined);
  void import('#shell/layouts/area.tsx').catch(() => undefined);
  void import('#shell/layouts/area-not-found.tsx').catch(() => undefined);
};

/** Which way in, and how far. In the address, so that back and reload keep the place. */
type Step = 'phone' | 'code';
type LoginSearch = ReturnSearch & { readonly step?: Step };

const Login = () => {
  const { step, ...wish } = Route.useSearch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const onTyped = (identifier: string) => {
    if (typed === '') fetchFrame();
    setTyped(identifier);
  };
  const request = Route.useLoaderData();
  const [awaiting, setAwaiting] = useState<Session['awaiting']>(null);
  const onSignedIn = (session: Session) => {
    setAwaiting(session.awaiting);
    if (!session.awaiting) void navigate({ href: homeOf(session, wish), replace: true });
  };

  if (awaiting) {
    return (
      <Suspense fallback={<SignInSkeleton />}>
        <AwaitingStep awaiting={awaiting} onSignedIn={onSignedIn} />
      </Suspense>
    );
  }
  if (request) {
    return (
      <EntryLayout
        title="Enter your code"
        lead={`If ${phoneInWords(request.typed)} has an account, a code is on its way. It is valid for ${CODE_MINUTES} minutes.`}
      >
        <Suspense fallback={<SkeletonFields fields={1} buttons={1} />}>
          <CodeForm key={request.sessionId} wish={wish} request={request} onSignedIn={onSignedIn} />
        </Suspense>
      </EntryLayout>
    );
  }
  if (step) {
    return (
      <EntryLayout title="Log in with a code" lead="We text six digits to your phone. No password needed.">
        <Suspense fallback={<SkeletonFields fields={1} buttons={2} />}>
          <PhoneForm
            wish={wish}
            typed={typed}
            onTyped={onTyped}
            onSent={() => void navigate({ to: '/login', search: { ...wish, step: 'code' } })}
          />
        </Suspense>
      </EntryLayout>
    );
  }
  return (
    <SignInFrame>
      <PasswordForm wish={wish} identifier={typed} onIdentifier={onTyped} onSignedIn={onSignedIn} />
    </SignInFrame>
  );
};

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...readReturnSearch(search),
    ...((search['step'] === 'phone' || search['step'] === 'code') && { step: search['step'] }),
  }),
  beforeLoad: async ({ search }) => {
    // Visitors of this page are rarely signed in: ask the server only when a session hint exists.
    const isLikely = authenticationHint().role !== NOBODY;
    const session = isLikely ? await restoredSession().catch(() => null) : sessionStore.current();
    if (session) throw redirect({ href: homeOf(session, search), replace: true });
  },
  loaderDeps: ({ search }) => ({ step: search.step }),
  loader: ({ deps }) => (deps.step === 'code' ? keptCodeRequest(currentTimeMs()) : null),
  component: Login,
  pendingComponent: SignInSkeleton,
});
