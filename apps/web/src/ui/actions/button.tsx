import {
  Button as MantineButton,
  Loader,
  type ButtonProps as MantineButtonProps,
  type ElementProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** `filled` at most once on a screen; `tint` for repeated actions in rows; `danger` is an outline, so that a red brand stays safe. */
export type Look = 'filled' | 'outline' | 'tint' | 'text' | 'danger';

const VARIANT = {
  filled: 'filled',
  outline: 'outline',
  tint: 'light',
  text: 'subtle',
  danger: 'danger',
} as const satisfies Record<Look, string>;

interface Shape extends Pick<MantineButtonProps, 'className' | 'fullWidth' | 'disabled' | 'children' | 'rightSection'> {
  readonly look?: Look;
  readonly icon?: ReactNode;
  readonly compact?: boolean;
}

const shaped = <Rest extends Shape>({ look = 'outline', compact = false, icon, ...rest }: Rest) => ({
  variant: VARIANT[look],
  'data-look': look,
  'data-compact': compact || undefined,
  leftSection: icon,
  ...rest,
});

interface ButtonProps extends Shape, ElementProps<'button', keyof Shape | 'color'> {
  readonly busy?: boolean;
  /** What the button says while it works. */
  readonly busyLabel?: string;
}

/** A press while it works does nothing, but the button stays reachable, so that focus is not lost. */
export const Button = ({ busy = false, busyLabel, onClick, type = 'button', icon, children, ...rest }: ButtonProps) => (
  <MantineButton
    {...shaped(rest)}
    type={type}
    leftSection={busy ? <Loader size={18} color="currentColor" /> : icon}
    aria-disabled={busy || undefined}
    data-busy={busy || undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {busy && busyLabel ? busyLabel : children}
  </MantineButton>
);

type AnchorButtonProps = Shape & ElementProps<'a', keyof Shape | 'color'>;

/** A link out of the app (a phone call, a file) that looks like a button. */
export const AnchorButton = (props: AnchorButtonProps) => <MantineButton component="a" {...shaped(props)} />;

/** A link to another screen that looks like a button. */
export const ButtonLink = createLink(AnchorButton);
