import { VisuallyHidden } from '@mantine/core';
import classes from './spinner.module.css';

export const SPINNER_SIZES = { sm: 16, md: 24, lg: 32, xl: 48, xxl: 64 } as const;
export const SPINNER_THEMES = ['primary', 'black', 'gray', 'white'] as const;

interface SpinnerProps {
  readonly size?: keyof typeof SPINNER_SIZES;
  readonly theme?: (typeof SPINNER_THEMES)[number];
  /** What is waited for; null where words beside it say so already. */
  readonly label?: string | null;
}

export const Spinner = ({ size = 'md', theme = 'primary', label = 'Loading' }: SpinnerProps) => (
  <span className={classes['spinner']} data-size={size} data-theme={theme} {...(label !== null && { role: 'status' })}>
    <svg width={SPINNER_SIZES[size]} height={SPINNER_SIZES[size]} viewBox="0 0 24 24" aria-hidden focusable="false">
      <circle cx="12" cy="12" r="9.5" fill="none" strokeWidth="3" className={classes['track']} />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" fill="none" strokeWidth="3" strokeLinecap="round" />
    </svg>
    {label !== null && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
