import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { AnchorButton, Button, ButtonLink } from './button.tsx';

it('keeps its place while it works: pressing does nothing, focus stays', async () => {
  const onClick = vi.fn();
  renderUi(
    <Button busy busyLabel="Saving…" onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('does not submit a form by default', async () => {
  const onSubmit = vi.fn();
  renderUi(
    <form onSubmit={onSubmit}>
      <Button>Add a line</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('can be a link inside the app, and one out of it', () => {
  renderUi(
    <>
      <ButtonLink to="/">Go to home</ButtonLink>
      <AnchorButton href="tel:+15125550123">Call now</AnchorButton>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', 'tel:+15125550123']);
});
