import { Share2 } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { canShare, share } from './share.ts';

interface ShareButtonProps {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

/** The phone's own way of passing something on; nothing where there is none, since it can be copied. */
export const ShareButton = ({ label, ...shared }: ShareButtonProps) =>
  canShare() && (
    <Button
      look="tint"
      compact
      icon={<Share2 size={18} aria-hidden />}
      aria-label={label}
      onClick={() => share(shared)}
    >
      Share
    </Button>
  );
