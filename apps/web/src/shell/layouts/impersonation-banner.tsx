import { VenetianMask } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { isImpersonated, type Session } from '../session/session.ts';
import { useSession } from '../session/session-store.ts';
import classes from './impersonation-banner.module.css';

export const impersonationText = ({
  impersonatorId,
  impersonatorName,
}: Pick<Session, 'impersonatorId' | 'impersonatorName'>): string =>
  impersonatorName ? `Impersonated by ${impersonatorName}` : `Impersonated By UserId=${impersonatorId ?? ''}`;

/** On top of every page for as long as somebody acts for somebody else; it cannot be closed. */
export const ImpersonationBanner = () => {
  const session = useSession();
  if (!session || !isImpersonated(session)) return null;
  return (
    <div className={classes['banner']} role="status">
      <VenetianMask size={20} aria-hidden className={classes['icon']} />
      <span className={classes['words']}>{impersonationText(session)}</span>
      <ButtonLink to="/log-out" preload={false} compact className={classes['leave'] ?? ''}>
        Log out
      </ButtonLink>
    </div>
  );
};
