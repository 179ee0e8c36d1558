import { Share2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { toastFailure } from '#shell/errors/toast.tsx';

interface ShareButtonProps {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Closing the share sheet is not an error. */
const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The phone's own way of passing something on; nothing where there is none, since the link can be copied. */
export const ShareButton = ({ label, ...shared }: ShareButtonProps) =>
  'share' in navigator && (
    <Button
      look="tint"
      compact
      icon={<Share2 size={18} aria-hidden />}
      aria-label={label}
      onClick={() => {
        navigator.share(shared).catch((error: unknown) => {
          if (!isChangeOfMind(error)) toastFailure({ message: 'Sharing didn’t work. Copy the link instead.' });
        });
      }}
    >
      Share
    </Button>
  );
