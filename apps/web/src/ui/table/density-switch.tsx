import { UnstyledButton } from '@mantine/core';
import { Rows2, Rows3 } from 'lucide-react';
import classes from './table-toolbar.module.css';

const CHOICES = [
  { roomy: true, label: 'Comfortable rows', icon: Rows2 },
  { roomy: false, label: 'Compact rows', icon: Rows3 },
] as const;

export const DensitySwitch = ({ roomy, onChange }: { roomy: boolean; onChange: (roomy: boolean) => void }) => (
  <div role="group" aria-label="Row height" className={classes['density']}>
    {CHOICES.map(({ roomy: value, label, icon: Icon }) => (
      <UnstyledButton
        key={label}
        className={classes['densityChoice'] ?? ''}
        aria-label={label}
        aria-pressed={roomy === value}
        onClick={() => onChange(value)}
      >
        <Icon size={18} aria-hidden />
      </UnstyledButton>
    ))}
  </div>
);
