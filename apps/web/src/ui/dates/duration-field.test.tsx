import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { DurationField } from './duration-field.tsx';

const show = (props: { initial?: number | null; stepMinutes?: 5 | 15; heard?: (minutes: number | null) => void }) => {
  const { initial = null, heard = () => undefined, ...rest } = props;
  renderUi(
    <WithValue<number | null> initial={initial} heard={heard}>
      {(value, onChange) => <DurationField label="Duration" value={value} onChange={onChange} {...rest} />}
    </WithValue>,
  );
  return screen.getByLabelText<HTMLSelectElement>('Duration');
};
const values = (select: HTMLSelectElement) => [...select.options].map((option) => option.value).filter(Boolean);

it('RL-time-input-01 offers steps of 5 minutes up to 300', () => {
  const offered = values(show({}));
  expect(offered).toHaveLength(60);
  expect([offered[0], offered[1], offered.at(-1)]).toEqual(['5', '10', '300']);
});

it('RL-time-input-01 offers steps of 15 minutes where wanted', () => {
  const offered = values(show({ stepMinutes: 15 }));
  expect([offered[0], offered[1], offered.at(-1)]).toEqual(['15', '30', '300']);
});

it('reports minutes', async () => {
  const heard = vi.fn<(minutes: number | null) => void>();
  await userEvent.selectOptions(show({ heard }), '1 hr 30 min');
  expect(heard).toHaveBeenLastCalledWith(90);
});

it('keeps a duration between the steps', () => {
  expect(show({ initial: 52 }).value).toBe('52');
});
