import { VenetianMask } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import type { Session } from '../session/session.ts';
import classes from './impersonation-words.module.css';

const impersonationText = ({
  impersonatorId,
  impersonatorName,
}: Pick<Session, 'impersonatorId' | 'impersonatorName'>): string =>
  impersonatorName ? `Impersonated by ${impersonatorName}` : `Impersonated By UserId=${impersonatorId ?? ''}`;

const MINUTE_MS = 60_000;

/** 'Under a minute left' at the end, so that nobody starts something they cannot finish. */
export const timeLeftText = (endsAt: string, now: Date): string => {
  const minutes = Math.floor((Date.parse(endsAt) - now.getTime()) / MINUTE_MS);
  return minutes < 1 ? 'Under a minute left' : `${minutes} min left`;
};

const TimeLeft = ({ endsAt }: { readonly endsAt: string }) => (
  <span className={classes['time']}>{timeLeftText(endsAt, useNow())}</span>
);

/** Who acts for whom, and for how long. */
export const ImpersonationWords = ({ session }: { readonly session: Session }) => (
  <div className={classes['banner']} role="status" data-impersonation>
    <VenetianMask size={20} aria-hidden className={classes['icon']} />
    <span className={classes['words']}>{impersonationText(session)}</span>
    {session.impersonationEndsAt && <TimeLeft endsAt={session.impersonationEndsAt} />}
    <ButtonLink to="/log-out" preload={false} compact className={classes['leave'] ?? ''}>
      Log out
    </ButtonLink>
  </div>
);
