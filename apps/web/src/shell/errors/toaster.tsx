import { Notifications } from '@mantine/notifications';
import classes from './toaster.module.css';
import { TOAST_LIFE_MS, TOAST_POSITION } from './toast.tsx';

/** Shows the toasts; loaded after the first paint, what came before waits for it. */
export const Toaster = () => (
  <Notifications
    position={TOAST_POSITION}
    autoClose={TOAST_LIFE_MS}
    pauseResetOnHover="notification"
    limit={3}
    className={classes['toasts'] ?? ''}
  />
);
