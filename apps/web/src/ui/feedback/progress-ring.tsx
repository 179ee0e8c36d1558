import { CircleCheck } from 'lucide-react';
import classes from './progress-ring.module.css';

const SIZES = { sm: { box: 18, stroke: 3 }, lg: { box: 52, stroke: 5 } } as const;

interface ProgressRingProps {
  readonly done: number;
  readonly of: number;
  /** What is counted ('Photos'); null where words beside it say so already. */
  readonly label: string | null;
  /** The large one says its percentage. */
  readonly size?: keyof typeof SIZES;
}

const percentOf = (done: number, of: number): number => {
  if (done >= of) return 100;
  // What is not done never reads 100%.
  return Math.min(99, Math.max(0, Math.round((done / of) * 100)));
};

/** A part of a whole that is being completed: '3 of 5'. */
export const ProgressRing = ({ done, of, label, size = 'sm' }: ProgressRingProps) => {
  const percent = percentOf(done, of);
  const isDone = percent === 100;
  return (
    <span
      className={classes['ring']}
      data-size={size}
      data-done={isDone || undefined}
      data-none={percent === 0 || undefined}
      {...(label === null
        ? { 'aria-hidden': true }
        : {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': of,
            'aria-valuenow': Math.min(of, Math.max(0, done)),
            'aria-valuetext': `${done} of ${of}`,
          })}
    >
      {isDone && size === 'sm' ? <CircleCheck size={20} aria-hidden /> : <Ring size={size} percent={percent} />}
      {size === 'lg' && (
        <span className={classes['percent']} aria-hidden>
          {percent}%
        </span>
      )}
    </span>
  );
};

const Ring = ({ size, percent }: { size: keyof typeof SIZES; percent: number }) => {
  const { box, stroke } = SIZES[size];
  const circle = { cx: box / 2, cy: box / 2, r: (box - stroke) / 2, fill: 'none', strokeWidth: stroke };
  return (
    <svg width={box} height={box} aria-hidden focusable="false">
      <circle {...circle} className={classes['track']} />
      <circle
        {...circle}
        className={classes['share']}
        pathLength={100}
        strokeDasharray={`${percent} 100`}
        transform={`rotate(-90 ${box / 2} ${box / 2})`}
      />
    </svg>
  );
};
