import type { Meter } from '@tailgate/contract/facts';
import { Button } from '#ui/actions/button.tsx';
import classes from './section.module.css';

/** A reading that cannot follow the last one, and what is true of it. */
export interface OddReading {
  readonly meter: Meter;
  readonly value: number;
  /** `corrects`: the earlier reading was wrong. */
  readonly way: 'corrects' | 'isNewMeter';
}

interface OddReadingWaysProps {
  readonly meter: Meter;
  readonly value: number | null;
  readonly onChoose: (odd: OddReading) => void;
}

/** The two ways in which a reading that was refused can be right. */
export const OddReadingWays = ({ meter, value, onChoose }: OddReadingWaysProps) =>
  value !== null && (
    <div className={classes['ways']}>
      <Button compact onClick={() => onChoose({ meter, value, way: 'corrects' })}>
        Correct the earlier reading
      </Button>
      <Button compact onClick={() => onChoose({ meter, value, way: 'isNewMeter' })}>
        Meter replaced
      </Button>
    </div>
  );
