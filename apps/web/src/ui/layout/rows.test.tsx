import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Facts, Row, RowButton, RowLink, Rows } from './rows.tsx';

it('is a named list', () => {
  renderUi(
    <Rows label="Vans">
      <Row title="Van 1" meta={<Facts>{['Sprinter', null, '2022']}</Facts>} />
      <Row title="Van 2" />
    </Rows>,
  );
  expect(screen.getByRole('list', { name: 'Vans' }).children).toHaveLength(2);
  expect(screen.getByText('2022').previousElementSibling?.textContent).toBe('Sprinter');
});

it('opens another screen from the whole row', () => {
  renderUi(
    <Rows label="Customers">
      <RowLink to="/" title="Priya Raman" meta="14 visits" aside="$575" />
    </Rows>,
  );
  const link = screen.getByRole('link', { name: /^Priya Raman/ });
  expect(link.textContent).toBe('Priya Raman14 visits$575');
  expect(link.getAttribute('href')).toBe('/');
  expect(link.querySelector('svg[aria-hidden]')).toBeTruthy();
});

it('opens something here from the whole row, by mouse and by keyboard', async () => {
  const open = vi.fn();
  renderUi(
    <Rows label="Facts">
      <RowButton title="Gate code" meta="4418" onClick={open} />
    </Rows>,
  );
  await userEvent.click(screen.getByText('4418'));
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledTimes(2);
});
