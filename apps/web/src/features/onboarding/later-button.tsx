import { Button } from '#ui/actions/button.tsx';
import classes from './onboarding.module.css';

interface LaterButtonProps {
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** Goes on without an answer. */
export const LaterButton = ({ children, ...button }: LaterButtonProps) => (
  <div className={classes['later']}>
    <Button look="text" compact busyLabel="Skipping…" {...button}>
      {children}
    </Button>
  </div>
);
