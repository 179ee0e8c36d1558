import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import classes from './settings.module.css';

const CHOICES: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Takes effect at once and is kept in this browser, not in the account. */
export const ThemeCard = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card title="Appearance">
      <CardBody>
        <div className={classes['fields']}>
          <ChoiceChips label="Appearance" choices={CHOICES} chosen={colorScheme} onChoose={setColorScheme} />
          <p className={classes['help']}>For this device only. System follows your phone or computer.</p>
        </div>
      </CardBody>
    </Card>
  );
};
