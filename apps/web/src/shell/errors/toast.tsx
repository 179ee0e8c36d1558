import { UnstyledButton } from '@mantine/core';
import { notifications, type NotificationData } from '@mantine/notifications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import classes from './toast.module.css';

export const TOAST_LIFE_MS = 5000;
/** Long enough to read what was done and decide to undo it. */
const ACTION_LIFE_MS = 10_000;
export const TOAST_POSITION = 'bottom-right';

/** The one thing that can be done about it, mostly `Undo`. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface Toast {
  readonly message: string;
  readonly details?: readonly string[];
  readonly action?: ToastAction | undefined;
  /** Until it is taken or closed. */
  readonly stays?: boolean;
}

const Action = ({ toastId, action }: { toastId: string; action: ToastAction }) => (
  <UnstyledButton
    className={classes['action'] ?? ''}
    onClick={() => {
      notifications.hide(toastId);
      action.onPress();
    }}
  >
    {action.label}
  </UnstyledButton>
);

const Words = ({ message, details = [] }: Toast) => (
  <div className={classes['words']}>
    {message}
    {details.length > 0 && (
      <ul className={classes['details']}>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    )}
  </div>
);

let shown: string | null = null;

/** One toast at a time: a newer one replaces the older. What stays until it is taken is left alone. */
const replaceShown = (id: string, stays: boolean): void => {
  if (shown !== null && shown !== id) notifications.hide(shown);
  shown = stays ? null : id;
};

const show = (tone: 'success' | 'danger', toast: Toast) => {
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  // The same words twice are one toast. With an action they are two: each takes back its own change.
  const id = toast.action ? crypto.randomUUID() : `${tone}:${toast.message}`;
  const life = !toast.stays && (toast.action ? ACTION_LIFE_MS : TOAST_LIFE_MS);
  // Mantine waits while a mouse is on it, but not while the keyboard is.
  const waitWhileFocused = {
    onFocus: () => notifications.update({ ...data, autoClose: false }),
    onBlur: () => notifications.update({ ...data, autoClose: life }),
  };
  const data: NotificationData = {
    id,
    role: tone === 'danger' ? 'alert' : 'status',
    autoClose: life,
    position: TOAST_POSITION,
    icon: <Icon aria-hidden />,
    classNames: classes,
    className: tone,
    closeButtonProps: { 'aria-label': 'Close' },
    message: (
      <div className={classes['line']}>
        <Words {...toast} />
        {toast.action && <Action toastId={id} action={toast.action} />}
      </div>
    ),
    ...waitWhileFocused,
  };
  replaceShown(id, toast.stays ?? false);
  notifications.show(data);
};

export const toastSuccess = (message: string, action?: ToastAction): void => show('success', { message, action });
/** Something that can be done now or later. */
export const toastOffer = (message: string, action: ToastAction): void =>
  show('success', { message, action, stays: true });
export const toastFailure = (toast: Toast): void => show('danger', toast);
