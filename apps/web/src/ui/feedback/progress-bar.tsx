import classes from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; omitted while the duration is unknown. */
  readonly percent?: number | undefined;
}

const inBounds = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

export const ProgressBar = ({ label, percent }: ProgressBarProps) => {
  const known = percent === undefined ? undefined : inBounds(percent);
  return (
    <div
      className={classes['track']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
    >
      <div
        className={classes['fill']}
        data-unknown={known === undefined || undefined}
        {...(known !== undefined && { style: { transform: `scaleX(${known / 100})` } })}
      />
    </div>
  );
};
