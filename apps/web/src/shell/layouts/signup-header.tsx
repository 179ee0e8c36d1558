import { ButtonLink } from '#ui/actions/button.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { useSession } from '../session/session-store.ts';
import { BrandMark } from './brand-mark.tsx';
import classes from './signup-header.module.css';

/** On top of every sign-up page: who is signing up, or the way in for who has an account already. */
export const SignupHeader = () => {
  const session = useSession();
  return (
    <header className={classes['header']}>
      <div className={classes['inner']}>
        <BrandMark size={34} />
        <div className={classes['person']}>
          {session ? (
            <>
              <PersonAvatar id={session.user.id} name={session.user.displayName} photoUrl={null} size={36} />
              <span className={classes['name']}>{session.user.displayName}</span>
              <ButtonLink to="/log-out" preload={false} look="text" compact>
                Log out
              </ButtonLink>
            </>
          ) : (
            <>
              <span className={classes['question']}>Already have an account?</span>
              <ButtonLink to="/login" compact>
                Log in
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </header>
  );
};
