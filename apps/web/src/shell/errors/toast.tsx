import { notifications } from '@mantine/notifications';
import { CircleAlert, CircleCheck } from 'lucide-react';
import classes from './toast.module.css';

export const TOAST_LIFE_MS = 5000;
export const TOAST_POSITION = 'bottom-right';

interface Toast {
  readonly message: string;
  readonly details?: readonly string[];
}

const show = (tone: 'success' | 'danger', { message, details = [] }: Toast) => {
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  notifications.show({
    // The same words twice are one toast.
    id: `${tone}:${message}`,
    role: tone === 'danger' ? 'alert' : 'status',
    autoClose: TOAST_LIFE_MS,
    position: TOAST_POSITION,
    icon: <Icon aria-hidden />,
    classNames: classes,
    className: tone,
    closeButtonProps: { 'aria-label': 'Close' },
    message: (
      <>
        {message}
        {details.length > 0 && (
          <ul className={classes['details']}>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </>
    ),
  });
};

export const toastSuccess = (message: string): void => show('success', { message });
export const toastFailure = (toast: Toast): void => show('danger', toast);
