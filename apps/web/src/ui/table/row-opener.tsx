import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Anchor } from '../text-link.tsx';
import classes from './table.module.css';

const Opener = (props: ComponentProps<'a'>) => <Anchor {...props} className={classes['opener']} />;

/** The name of a row as the link to it; a press anywhere else on the row follows it too. */
export const RowOpener = createLink(Opener);
