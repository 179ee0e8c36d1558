import type { ReactNode } from 'react';
import classes from './form-group.module.css';

interface FormGroupProps {
  readonly title: string;
  /** One sentence under the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together: a heading, and a line above all but the first group. */
export const FormGroup = ({ title, lead, children }: FormGroupProps) => (
  <section className={classes['group']}>
    <h2>{title}</h2>
    {lead && <p className={classes['lead']}>{lead}</p>}
    <div className={classes['fields']}>{children}</div>
  </section>
);
