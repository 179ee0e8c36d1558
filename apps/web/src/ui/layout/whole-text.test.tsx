import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { AcceptBelow, WholeText } from './whole-text.tsx';

const text = (
  <WholeText version="Version 2" changes="Clean the drain as well.">
    <p>Clean the tub after each day.</p>
  </WholeText>
);

it('stands above the button that accepts it', async () => {
  const onAccept = vi.fn();
  const onClose = vi.fn();
  renderUi(<AcceptBelow text={text} busy={false} onAccept={onAccept} onClose={onClose} />);
  const accept = screen.getByRole('button', { name: 'Accept' });
  const words = screen.getByText('Clean the tub after each day.');
  expect(words.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText(/Clean the drain as well/)).toBeDefined();
  await userEvent.click(accept);
  expect(onAccept).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('is accepted once, however often the button is pressed', async () => {
  const onAccept = vi.fn();
  renderUi(<AcceptBelow text={text} busy onAccept={onAccept} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Saving…' }));
  expect(onAccept).not.toHaveBeenCalled();
});
