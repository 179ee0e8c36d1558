import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './expansion-panels.module.css';

export interface Panel {
  readonly id: string;
  readonly title: string;
  readonly meta?: string;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
}

interface ExpansionPanelsProps {
  readonly panels: readonly Panel[];
  /** The ids of those that are open at first. */
  readonly open?: readonly string[];
  /** Whether opening one leaves the others open. */
  readonly several?: boolean;
}

export const ExpansionPanels = ({ panels, open = [], several = false }: ExpansionPanelsProps) => (
  <Accordion<boolean>
    multiple={several}
    defaultValue={several ? [...open] : (open[0] ?? null)}
    classNames={classes}
    chevron={<ChevronDown size={20} aria-hidden />}
    order={3}
  >
    {panels.map(({ id, title, meta, icon, content }) => (
      <Accordion.Item key={id} value={id}>
        <Accordion.Control icon={icon}>
          {title}
          {meta && <span className={classes['meta']}>{meta}</span>}
        </Accordion.Control>
        <Accordion.Panel>{content}</Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
);
