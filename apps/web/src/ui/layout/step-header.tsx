import classes from './step-header.module.css';

interface StepHeaderProps {
  readonly step: number;
  readonly of: number;
  readonly title: string;
}

export const StepHeader = ({ step, of, title }: StepHeaderProps) => (
  <div className={classes['header']}>
    <p className={classes['step']}>
      Step {step} of {of}
    </p>
    <h1>{title}</h1>
    {/* The words above say the same. */}
    <div className={classes['bar']} aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={classes['segment']} data-done={index < step || undefined} />
      ))}
    </div>
  </div>
);
