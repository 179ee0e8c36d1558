import { createFileRoute, redirect } from '@tanstack/react-router';
import { isUnreachable } from '#shell/api/api-error.ts';
import { readOnce } from '#shell/api/read.ts';
import { readLogOutSearch } from '#shell/guards/log-out-search.ts';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { PageFailed } from '#shell/layouts/page-failed.tsx';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import { logOut } from '#shell/session/change-session.ts';
import { restoredSession } from '#shell/session/renew-session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { InactiveAccount } from './-inactive-account.tsx';
import { lacksRole } from './-lacks-role.ts';
import { OtherRole } from './-other-role.tsx';
import { StillLoggedIn } from './-still-logged-in.tsx';
import classes from './log-out.module.css';

interface Left {
  /** Of an inactive account: why staff declined its application. */
  readonly declinedBecause?: string | null;
}

/** Asked while the session still answers; leaving goes on without it. */
const reasonOfDecline = (): Promise<string | null> =>
  readOnce('GET /v2/service-provider/sign-up/steps', {}).then(
    ({ declinedByStaff }) => declinedByStaff?.message ?? null,
    () => null,
  );

const LogOut = () => {
  const { sessionExpired, inactive, confirmed: _confirmed, ...wish } = Route.useSearch();
  const { declinedBecause } = Route.useRouteContext();
  const session = useSession();
  if (session && lacksRole(session, wish)) return <OtherRole session={session} wish={wish} />;
  if (inactive) return <InactiveAccount declinedBecause={declinedBecause ?? null} />;
  return (
    <EntryLayout
      title="You are logged out"
      lead={
        wish.redirect ? 'Log in to continue where you left off.' : 'See you soon. Your bookings and messages are safe.'
      }
    >
      <div className={classes['content']}>
        {sessionExpired && <Notice tone="info">Your session has ended. Please log in again.</Notice>}
        <ButtonLink to="/login" search={wish} look="filled" fullWidth>
          Log in
        </ButtonLink>
      </div>
    </EntryLayout>
  );
};

export const Route = createFileRoute('/log-out')({
  // The offline message cannot be fetched while offline: it is bundled.
  codeSplitGroupings: [['component', 'pendingComponent']],
  validateSearch: readLogOutSearch,
  beforeLoad: async ({ preload, search }): Promise<Left> => {
    // Preloading a hovered link must not log out.
    if (preload) return {};
    const session = await restoredSession();
    // A link to another role's page is a mistake, not a wish to log out.
    if (session && !search.confirmed && lacksRole(session, search)) return {};
    const declinedBecause = session && search.inactive ? await reasonOfDecline() : null;
    const own = session && (await logOut(session));
    if (own) throw redirect({ to: AREA_OF_ROLE[own.role], replace: true });
    return { declinedBecause };
  },
  component: LogOut,
  errorComponent: (props) => (isUnreachable(props.error) ? <StillLoggedIn /> : <PageFailed {...props} />),
  pendingComponent: EntrySkeleton,
});
