import { UnstyledButton } from '@mantine/core';
import { Search } from 'lucide-react';
import { use } from 'react';
import classes from './palette-icon.module.css';
import { PaletteOpener } from './use-palette.tsx';

/** On phones, where the rail with its search is away. */
export const PaletteIcon = () => {
  const open = use(PaletteOpener);
  if (!open) return null;
  return (
    <UnstyledButton className={classes['icon'] ?? ''} aria-label="Search" onClick={open}>
      <Search size={24} aria-hidden />
    </UnstyledButton>
  );
};
