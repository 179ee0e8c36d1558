import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import classes from './text-link.module.css';

export const Anchor = ({ className, ...rest }: ComponentProps<'a'>) => (
  <a className={[classes['link'], className].filter(Boolean).join(' ')} {...rest} />
);

/** A link to another screen. */
export const TextLink = createLink(Anchor);
