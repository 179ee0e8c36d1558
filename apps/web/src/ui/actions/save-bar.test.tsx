import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { SaveBar } from './save-bar.tsx';

const show = (more: object = {}) => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const onDiscard = vi.fn();
  renderUi(
    <>
      <form id="editor" ref={(form) => form?.addEventListener('submit', onSubmit)} />
      <SaveBar form="editor" busy={false} onDiscard={onDiscard} {...more} />
    </>,
  );
  return { onSubmit, onDiscard };
};

describe('the save bar', () => {
  it('submits the form it belongs to, and discards', async () => {
    const { onSubmit, onDiscard } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onDiscard).toHaveBeenCalledTimes(1);
  });

  it('says what changed, or why saving failed', () => {
    show({ detail: 'Thursday, 1 h longer' });
    expect(screen.getByText('Thursday, 1 h longer')).toBeTruthy();
    show({ problem: 'You’re offline.' });
    expect(screen.getByRole('alert').textContent).toBe('You’re offline.');
  });
});
