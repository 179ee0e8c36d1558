import classes from './own.module.css';

/** Breaks between the day and the time, and in neither of them. */
export const Moment = ({ day, time }: { day: string; time: string }) => (
  <span>
    <span className={classes['together']}>{day},</span> <span className={classes['together']}>{time}</span>
  </span>
);
