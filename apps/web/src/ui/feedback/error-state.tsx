import { CloudAlert } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import classes from './states.module.css';

interface ErrorStateProps {
  readonly title: string;
  readonly children?: string | undefined;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

export const ErrorState = ({
  title,
  children = 'Check your connection and try again.',
  onRetry,
  retrying = false,
}: ErrorStateProps) => (
  <div className={classes['error']} role="alert">
    <span className={classes['tile']}>
      <CloudAlert size={20} aria-hidden />
    </span>
    <div className={classes['errorWords']}>
      <strong>{title}</strong>
      <p className={classes['words']}>{children}</p>
    </div>
    <Button compact busy={retrying} onClick={onRetry}>
      Try again
    </Button>
  </div>
);
