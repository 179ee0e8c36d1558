import type { ReactNode } from 'react';
import { SignupHeader } from './signup-header.tsx';
import classes from './signup-layout.module.css';
import { MAIN_ID } from './skip-link.tsx';

/** Around every page on the way to an account that works. */
export const SignupLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SignupHeader />
    <main id={MAIN_ID} tabIndex={-1} className={classes['main']}>
      {children}
    </main>
  </>
);
