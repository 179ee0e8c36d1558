import { Button } from '#ui/actions/button.tsx';
import { CodeEntry } from '#shell/forms/code-entry.tsx';
import { signInCodeFailure } from '../sign-in/sign-in-failure.ts';

interface CodeStepProps {
  readonly action: string;
  readonly isPending: boolean;
  readonly autoFocus?: boolean;
  readonly send: (code: string, onError: (error: Error) => void) => void;
}

/** The code of an authenticator app. */
export const CodeStep = ({ action, isPending, autoFocus = false, send }: CodeStepProps) => (
  <CodeEntry
    label="Code from your app"
    autoFocus={autoFocus}
    isPending={isPending}
    failureOf={signInCodeFailure}
    send={send}
  >
    {() => (
      <Button look="filled" type="submit" fullWidth busy={isPending} busyLabel="Checking…">
        {action}
      </Button>
    )}
  </CodeEntry>
);
