import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { decodedFacts, decodedTitle, type Decoded } from './vehicle-words.ts';
import classes from './decoded-row.module.css';

interface DecodedRowProps {
  readonly of: Decoded;
  readonly action?: ReactNode;
}

/** What the VIN says about a van. */
export const DecodedRow = ({ of, action }: DecodedRowProps) => (
  <div className={classes['row']} role="status">
    <BadgeCheck size={20} aria-hidden className={classes['icon']} />
    <div className={classes['words']}>
      <strong>{decodedTitle(of)}</strong>
      <span>{decodedFacts(of)}</span>
    </div>
    {action}
  </div>
);
