import { Button } from '#ui/actions/button.tsx';
import classes from './agreements.module.css';

/** Instead of a form in which nothing is left to accept. */
export const AllAccepted = ({ onDone }: { onDone: () => unknown }) => (
  <div className={classes['form']}>
    <p className={classes['lead']}>You have accepted everything. Thank you.</p>
    <Button look="filled" onClick={() => void onDone()}>
      Continue
    </Button>
  </div>
);
