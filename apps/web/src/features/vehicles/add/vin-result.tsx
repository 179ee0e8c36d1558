import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DecodedRow } from '../decoded-row.tsx';
import classes from './new-van.module.css';
import type { VinLookup } from './use-vin-lookup.ts';

interface VinResultProps {
  readonly of: VinLookup;
  readonly onRetry: () => void;
  readonly onSkip: () => void;
}

/** What the VIN says, or why it says nothing and how to go on. */
export const VinResult = ({ of: { state, facts, isReady }, onRetry, onSkip }: VinResultProps) => {
  if (state === 'known' && facts) return <DecodedRow of={facts} />;
  if (state === 'unknown')
    return <Notice tone="warning">We do not know this VIN. Enter make, model and year yourself.</Notice>;
  if (state !== 'away') return null;
  return (
    <Notice tone="warning">
      {isReady
        ? 'The VIN is saved with the van. You can look it up later.'
        : 'VIN lookup is not available right now. Your VIN is kept here.'}
      <span className={classes['ways']}>
        <Button compact onClick={onRetry}>
          Try again
        </Button>
        {!isReady && (
          <Button compact look="text" onClick={onSkip}>
            Continue without
          </Button>
        )}
      </span>
    </Notice>
  );
};
