import { UnstyledButton } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Anchor } from '../actions/text-link.tsx';
import classes from './table.module.css';

/** The name of a row as a link out of the app; a press anywhere else on the row follows it too. */
export const RowAnchor = (props: ComponentProps<'a'>) => <Anchor {...props} className={classes['opener']} />;

/** The same for what opens on this screen. */
export const RowPress = ({ onPress, children }: { onPress: () => void; children: string }) => (
  <UnstyledButton className={`${classes['opener']} ${classes['press']}`} onClick={onPress}>
    {children}
  </UnstyledButton>
);

/** The same for a link to another screen. */
export const RowOpener = createLink(RowAnchor);
