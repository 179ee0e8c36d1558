import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastFailure, toastOffer, toastSuccess } from './toast.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <Toaster />
    </MantineProvider>,
  );
});
afterEach(() => {
  act(() => notifications.clean());
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a toast', () => {
  it('RL-errors-09 goes after 5000 ms', async () => {
    act(() => toastSuccess('Saved'));
    await pass(4900);
    expect(screen.getByText('Saved')).toBeTruthy();
    await pass(1000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be undone for ten seconds', async () => {
    act(() => toastSuccess('Booking accepted', { label: 'Undo', onPress: vi.fn() }));
    await pass(9900);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    await pass(1000);
    expect(screen.queryByText('Booking accepted')).toBeNull();
  });

  it('stays while the pointer is over it', async () => {
    act(() => toastSuccess('Saved'));
    await pass(1000);
    fireEvent.mouseEnter(screen.getByRole('status'));
    await pass(10_000);
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('RL-errors-10 appears bottom-right', async () => {
    act(() => toastSuccess('Saved'));
    await pass(0);
    expect(screen.getByText('Saved').closest('[data-position]')?.getAttribute('data-position')).toBe('bottom-right');
  });

  it('RL-errors-02 lists each entry, and is announced at once when it is an error', async () => {
    act(() => toastFailure({ message: 'Please check.', details: ['Email is required', 'Phone is too long'] }));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toContain('Please check.');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Email is required',
      'Phone is too long',
    ]);
  });

  it('stays for as long as the focus is in it', async () => {
    act(() => toastSuccess('Saved'));
    await pass(1000);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await pass(10_000);
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    await pass(6000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be undone once, and is gone then', async () => {
    const onPress = vi.fn();
    act(() => toastSuccess('Booking accepted', { label: 'Undo', onPress }));
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(1000);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Booking accepted')).toBeNull();
  });

  it('is replaced by a newer one, which takes back its own change', async () => {
    const first = vi.fn();
    const second = vi.fn();
    act(() => toastSuccess('Booking accepted', { label: 'Undo', onPress: first }));
    act(() => toastSuccess('Booking accepted', { label: 'Undo', onPress: second }));
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('leaves an offer alone that stays until it is taken', async () => {
    act(() => toastOffer('A new version is ready', { label: 'Reload', onPress: vi.fn() }));
    act(() => toastSuccess('Saved'));
    await pass(1000);
    expect(screen.getByText('A new version is ready')).toBeTruthy();
    expect(screen.getByText('Saved')).toBeTruthy();
  });
});
