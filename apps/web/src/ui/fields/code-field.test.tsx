import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { WithValue } from '../../testing/with-value.tsx';

import { CodeField } from './code-field.tsx';

const show = (onComplete: (code: string) => void) =>
  renderUi(
    <WithValue initial="">
      {(value, onChange) => <CodeField label="Code" value={value} onChange={onChange} onComplete={onComplete} />}
    </WithValue>,
  );

const field = () => screen.getByLabelText<HTMLInputElement>('Code');

it('takes a pasted code with its spaces and is complete once', async () => {
  const complete = vi.fn<(code: string) => void>();
  show(complete);
  field().focus();
  await userEvent.paste('123 456');
  expect(field().value).toBe('123456');
  await userEvent.type(field(), '7');
  expect(complete.mock.calls).toEqual([['123456']]);
});

it('leaves out what is no digit', async () => {
  const complete = vi.fn<(code: string) => void>();
  show(complete);
  await userEvent.type(field(), '12a-3');
  expect(field().value).toBe('123');
  expect(complete).not.toHaveBeenCalled();
});
