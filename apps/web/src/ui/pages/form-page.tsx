import type { ReactNode } from 'react';
import classes from './form-page.module.css';

interface FormPageProps {
  readonly header: ReactNode;
  /** A map or a table as the form: it takes the width that the aside leaves. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Settings, editors and steps: one form, at most 720 px wide, with or without an aside. */
export const FormPage = ({ header, wide = false, children }: FormPageProps) => (
  <div data-page="form">
    {header}
    <div className={classes['body']} data-wide={wide || undefined}>
      {children}
    </div>
  </div>
);

interface FormAndAsideProps {
  /** Preview, help or summary: beside the form on desktops, below it elsewhere. */
  readonly aside: ReactNode;
  /** Where they do not fit beside each other: only this part. Both when it is left out. */
  readonly only?: 'form' | 'aside' | undefined;
  readonly children: ReactNode;
}

/** The two columns of a form page, for the part of the page that knows what belongs into them. */
export const FormAndAside = ({ aside, only, children }: FormAndAsideProps) => (
  <div className={classes['columns']} data-only={only}>
    <div className={classes['form']}>{children}</div>
    <aside className={classes['aside']}>{aside}</aside>
  </div>
);
