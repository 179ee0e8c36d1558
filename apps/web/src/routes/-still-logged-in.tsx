import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { connectivity } from '#shell/connectivity/online.ts';
import { LonePage } from '#shell/layouts/lone-page.tsx';
import { useSession } from '#shell/session/session-store.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';

/**
 * Only the server can end a session: its cookie is out of reach of this page, and would bring the person back as soon
 * as the server is. So nothing is forgotten here that would merely look like being logged out.
 */
export const StillLoggedIn = () => {
  const router = useRouter();
  const session = useSession();
  const [isTrying, setIsTrying] = useState(false);
  // Informs the connectivity watcher, which retries when the connection is back.
  useEffect(() => connectivity.doubt(), []);
  const tryAgain = async () => {
    setIsTrying(true);
    await router.invalidate();
    setIsTrying(false);
  };
  return (
    <LonePage
      title="You are still logged in"
      action={
        <Button look="filled" fullWidth busy={isTrying} busyLabel="Logging out…" onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
      links={
        session && (
          <ButtonLink to="/" look="text" compact>
            Stay logged in
          </ButtonLink>
        )
      }
    >
      Logging out needs a connection, because our server has to end your session. We’ll try again as soon as you’re back
      online. On a shared device, keep this page open until then.
    </LonePage>
  );
};
