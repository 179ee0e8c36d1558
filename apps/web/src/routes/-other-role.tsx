import type { Role } from '@tailgate/contract';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { AREA_OF_ROLE, NAME_OF_ROLE } from '#shell/roles.ts';
import type { Session } from '#shell/session/session.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { WishForRole } from './-lacks-role.ts';
import classes from './log-out.module.css';

interface OtherRoleProps {
  readonly session: Pick<Session, 'role' | 'roles' | 'user'>;
  readonly wish: WishForRole;
}

const inSentence = (role: Role) => NAME_OF_ROLE[role].toLowerCase();

/** A link to a page of a role that this account does not have. */
export const OtherRole = ({ session, wish }: OtherRoleProps) => (
  <EntryLayout
    title={`This page needs a ${inSentence(wish.role)} account`}
    lead={`You’re logged in as ${session.user.displayName} (${session.roles.map(inSentence).join(', ')}).`}
  >
    <div className={classes['content']}>
      <ButtonLink to={AREA_OF_ROLE[session.role]} look="filled" fullWidth>
        Go to your home page
      </ButtonLink>
      {session.roles.length > 1 && (
        <ButtonLink to="/switch-role" fullWidth>
          Switch role
        </ButtonLink>
      )}
      <ButtonLink to="/log-out" search={{ ...wish, confirmed: true }} preload={false} fullWidth>
        Log in with another account
      </ButtonLink>
    </div>
  </EntryLayout>
);
