import { UnstyledButton } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import classes from './rows.module.css';

export const Rows = ({ children, label }: { children: ReactNode; label: string }) => (
  <ul className={classes['rows']} aria-label={label}>
    {children}
  </ul>
);

interface RowProps {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  readonly aside?: ReactNode;
}

const Words = ({ title, meta, aside }: Omit<RowProps, 'lead'>) => (
  <>
    <span className={classes['words']}>
      <span className={classes['title']}>{title}</span>
      {meta && <span className={classes['meta']}>{meta}</span>}
    </span>
    {aside && <span className={classes['aside']}>{aside}</span>}
  </>
);

export const Row = ({ lead, ...words }: RowProps) => (
  <li className={classes['row']}>
    {lead}
    <Words {...words} />
  </li>
);

/** The chevron stays at the edge when the words need two lines. */
const Opening = ({ lead, ...words }: RowProps) => (
  <>
    {lead}
    <span className={classes['middle']}>
      <Words {...words} />
    </span>
    <ChevronRight size={20} aria-hidden className={classes['chevron']} />
  </>
);

const OpeningRow = ({ lead, title, meta, aside, ...link }: RowProps & Omit<ComponentProps<'a'>, keyof RowProps>) => (
  <li className={classes['item']}>
    <a {...link} className={classes['opening']}>
      <Opening lead={lead} title={title} meta={meta} aside={aside} />
    </a>
  </li>
);

/** The whole row opens another screen. */
export const RowLink = createLink(OpeningRow);

/** The whole row opens something on this screen. */
export const RowButton = ({ onClick, ...parts }: RowProps & { onClick: () => void }) => (
  <li className={classes['item']}>
    <UnstyledButton className={classes['opening'] ?? ''} onClick={onClick}>
      <Opening {...parts} />
    </UnstyledButton>
  </li>
);

/** At most three: in one line where there is room, one below the other on a phone. */
export const Facts = ({ children }: { children: readonly (string | null)[] }) => (
  <>
    {children
      .filter((fact) => fact !== null)
      .map((fact) => (
        <span key={fact} className={classes['fact']}>
          {fact}
        </span>
      ))}
  </>
);

export const RowIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className={classes['icon']}>
    <Icon size={20} aria-hidden />
  </span>
);
