import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import type { Tone } from './badge-looks.ts';
import classes from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
  /** The colours of the count. */
  readonly tone?: Tone;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What belongs to the chosen tab. */
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowLeft: (from, last) => (from === 0 ? last : from - 1),
  ArrowRight: (from, last) => (from === last ? 0 : from + 1),
  Home: () => 0,
  End: (_from, last) => last,
};

const Count = ({ count, tone = 'cancelled' }: { count: number; tone?: Tone | undefined }) => (
  <span
    className={classes['count']}
    data-tone={tone}
    style={{ background: `var(--st-${tone}-bg)`, color: `var(--st-${tone}-fg)` }}
  >
    {count}
  </span>
);

export const Tabs = <Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const moveOn = (event: KeyboardEvent): void => {
    const from = tabs.findIndex((tab) => tab.value === value);
    const to = STEPS[event.key]?.(from, tabs.length - 1);
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChange(next.value);
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes['tabs']} onKeyDown={moveOn}>
        {tabs.map((tab) => (
          <UnstyledButton
            key={tab.value}
            className={classes['tab'] ?? ''}
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.count !== undefined && <Count count={tab.count} tone={tab.tone} />}
            <span>{tab.label}</span>
          </UnstyledButton>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
};
