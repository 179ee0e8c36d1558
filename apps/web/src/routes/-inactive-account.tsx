import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { useSite } from '#shell/site/site-context.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Anchor } from '#ui/text-link.tsx';
import classes from './log-out.module.css';

/** Logging in again would lead straight back here, so the page says whom to contact instead. */
export const InactiveAccount = () => {
  const { appName, serviceEmail } = useSite();
  return (
    <EntryLayout
      title="Your account is inactive"
      lead={`The ${appName} team has deactivated it. Your data is kept, but you can’t use the account until they reactivate it.`}
    >
      <div className={classes['content']}>
        {serviceEmail && (
          <p>
            To ask why or to reactivate it, email <Anchor href={`mailto:${serviceEmail}`}>{serviceEmail}</Anchor>.
          </p>
        )}
        <ButtonLink to="/login" fullWidth>
          Log in with another account
        </ButtonLink>
      </div>
    </EntryLayout>
  );
};
