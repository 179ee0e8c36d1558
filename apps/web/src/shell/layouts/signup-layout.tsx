import type { ReactNode } from 'react';
import { SignupHeader } from './signup-header.tsx';
import classes from './signup-layout.module.css';
import { MAIN_ID } from './skip-link.tsx';

interface SignupLayoutProps {
  /** A map or a table needs more room than a form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Around every page on the way to an account that works. */
export const SignupLayout = ({ wide = false, children }: SignupLayoutProps) => (
  <>
    <SignupHeader />
    <main id={MAIN_ID} tabIndex={-1} className={classes['main']} data-wide={wide || undefined}>
      {children}
    </main>
  </>
);
