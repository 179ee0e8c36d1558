import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { WithValue } from '../testing/with-value.tsx';

import { TimeField } from './time-field.tsx';

const show = (props: {
  initial?: string | null;
  min?: string;
  max?: string;
  heard?: (time: string | null) => void;
}) => {
  const { initial = null, heard = () => undefined, ...rest } = props;
  renderUi(
    <WithValue<string | null> initial={initial} heard={heard}>
      {(value, onChange) => <TimeField label="Start time" value={value} onChange={onChange} {...rest} />}
    </WithValue>,
  );
  return screen.getByLabelText<HTMLSelectElement>('Start time');
};
const values = (select: HTMLSelectElement) => [...select.options].map((option) => option.value).filter(Boolean);

it('RL-time-input-02 offers the quarter hours from 00:00 to 23:45', () => {
  const offered = values(show({}));
  expect(offered).toHaveLength(96);
  expect([offered[0], offered[1], offered.at(-1)]).toEqual(['00:00', '00:15', '23:45']);
});

it('RL-time-input-06 shows the clock in words and tells HH:MM', async () => {
  const heard = vi.fn<(time: string | null) => void>();
  await userEvent.selectOptions(show({ heard }), '5:15 PM');
  expect(heard).toHaveBeenLastCalledWith('17:15');
});

it('stays within its limits, but keeps what was set before', () => {
  const offered = values(show({ initial: '07:10', min: '08:00', max: '09:00' }));
  expect(offered).toEqual(['07:10', '08:00', '08:15', '08:30', '08:45', '09:00']);
});
