import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import classes from './provider-page.module.css';

const SAID_FOR_MS = 2000;
const WORDS = { idle: 'Share', copied: 'Link copied', refused: 'Couldn’t copy' } as const;

/** Not every browser has a sheet. */
const CAN_SHARE = typeof navigator !== 'undefined' && typeof (navigator as Partial<Navigator>).share === 'function';

/** The sheet of the phone where there is one; elsewhere the link is copied. */
export const ShareButton = ({ title }: { title: string }) => {
  const [said, setSaid] = useState<keyof typeof WORDS>('idle');
  useEffect(() => {
    if (said === 'idle') return;
    const timer = setTimeout(() => setSaid('idle'), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const share = async (): Promise<void> => {
    const url = location.origin + location.pathname;
    try {
      if (CAN_SHARE) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('copied');
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid('refused');
    }
  };
  return (
    <span className={classes['needsScript']} aria-live="polite">
      <Button compact icon={<Share2 size={18} aria-hidden />} onClick={() => void share()}>
        {WORDS[said]}
      </Button>
    </span>
  );
};
