import { createFileRoute, redirect } from '@tanstack/react-router';
import { isUnreachable } from '#shell/api/api-error.ts';
import { readLogOutSearch } from '#shell/guards/log-out-search.ts';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { PageFailed } from '#shell/layouts/page-failed.tsx';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import { logOut } from '#shell/session/change-session.ts';
import { restoredSession } from '#shell/session/renew-session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { StillLoggedIn } from './-still-logged-in.tsx';
import classes from './log-out.module.css';

const LoggedOut = () => {
  const { sessionExpired, ...wish } = Route.useSearch();
  return (
    <EntryLayout
      title="You are logged out"
      lead={
        wish.redirect ? 'Log in to go back to where you were.' : 'See you soon. Your bookings and messages are safe.'
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
  // What is said without network cannot be fetched then: it comes with the app.
  codeSplitGroupings: [['component', 'pendingComponent']],
  validateSearch: readLogOutSearch,
  beforeLoad: async ({ preload }) => {
    // A link that is merely hovered must not log anybody out.
    if (preload) return;
    const session = await restoredSession();
    const own = session && (await logOut(session));
    if (own) throw redirect({ to: AREA_OF_ROLE[own.role], replace: true });
  },
  component: LoggedOut,
  errorComponent: (props) => (isUnreachable(props.error) ? <StillLoggedIn /> : <PageFailed {...props} />),
  pendingComponent: EntrySkeleton,
});
