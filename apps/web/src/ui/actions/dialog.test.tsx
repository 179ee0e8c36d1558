import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { currentTimeMs } from '../dates/clock.ts';
import { Dialog } from './dialog.tsx';

const usual = window.matchMedia;
afterEach(() => {
  window.matchMedia = usual;
});
const onPhone = () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  HTMLElement.prototype.setPointerCapture = () => undefined;
};

const open = (grave = false) => {
  const onClose = vi.fn();
  renderUi(
    <Dialog title="Add a note" opened onClose={onClose} grave={grave}>
      <p>Words</p>
    </Dialog>,
  );
  const header = screen.getByText('Add a note').parentElement;
  if (!header) throw new Error('The dialog has no header');
  return { onClose, header };
};
const swipe = (header: HTMLElement, px: number) => {
  fireEvent.pointerDown(header, { clientY: 100, button: 0 });
  fireEvent.pointerMove(header, { clientY: 100 + px });
  const moved = screen.getByRole('dialog').style.translate;
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.pointerUp(header, { clientY: 100 + px });
  return moved;
};

describe('a dialog', () => {
  it('RL-widgets-05 is a modal dialog on wide screens, closed by its button and by Escape', async () => {
    const { onClose, header } = open();
    expect(header.dataset['sheet']).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog', { name: 'Add a note' })).toBeTruthy();
  });

  it('stays a dialog on phones when it is grave', () => {
    onPhone();
    expect(open(true).header.dataset['sheet']).toBeUndefined();
  });

  it('fills a phone where something is shown to somebody else, and is no sheet', () => {
    onPhone();
    renderUi(
      <Dialog title="Insurance card" opened onClose={vi.fn()} full>
        <p>Words</p>
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Insurance card' }).closest('[data-full-screen]')).not.toBeNull();
    expect(screen.getByText('Insurance card').parentElement?.dataset['sheet']).toBeUndefined();
  });
});

describe('a bottom sheet', () => {
  afterEach(() => vi.useRealTimers());

  it('RL-widgets-05 is what a dialog is on small screens: it follows the finger and closes when swiped down', () => {
    vi.useFakeTimers();
    onPhone();
    const { onClose, header } = open();
    expect(header.dataset['sheet']).toBe('true');
    expect(swipe(header, 140)).toBe('0 140px');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('goes back when it was pulled a little', () => {
    vi.useFakeTimers();
    onPhone();
    const { onClose, header } = open();
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(currentTimeMs);
    swipe(header, 40);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog').style.translate).toBe('none');
    vi.restoreAllMocks();
  });

  it('cannot be pulled up', () => {
    vi.useFakeTimers();
    onPhone();
    expect(swipe(open().header, -50)).toBe('none');
  });
});
