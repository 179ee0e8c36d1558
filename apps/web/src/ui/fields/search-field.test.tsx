import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { SearchField } from './search-field.tsx';

it('reports each keystroke', async () => {
  const onChange = vi.fn();
  renderUi(<SearchField label="Search services" value="nai" onChange={onChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search services' }), 'l');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('nail');
});
