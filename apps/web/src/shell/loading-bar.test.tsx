import { MantineProvider } from '@mantine/core';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LoadingBar } from './loading-bar-place.tsx';
import './loading-bar-view.tsx';
import { startLoadingBar } from './loading-bar.ts';

type Subscribe = Parameters<typeof startLoadingBar>[0]['subscribe'];

const open = () => {
  const heard = new Map<string, (event: { fromLocation?: object }) => void>();
  const subscribe = ((name: string, listener: () => void) => {
    heard.set(name, listener);
    return () => heard.delete(name);
  }) as unknown as Subscribe;
  const stop = startLoadingBar({ subscribe });
  onTestFinished(() => act(stop));
  render(
    <MantineProvider env="test">
      <LoadingBar />
    </MantineProvider>,
  );
  return {
    leave: (fromLocation: object = {}) => act(() => heard.get('onBeforeLoad')?.({ fromLocation })),
    enter: () => act(() => heard.get('onBeforeLoad')?.({})),
    arrive: () => act(() => heard.get('onResolved')?.({})),
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => document.querySelector<HTMLElement>('[aria-hidden] [role=progressbar]');
const isShown = () => bar()?.parentElement?.hasAttribute('data-mounted') ?? false;
const progress = () => Number(bar()?.getAttribute('aria-valuenow'));

describe('the loading bar', () => {
  it('RL-loading-bar-01 starts 200 ms after leaving a page', async () => {
    const { leave } = open();
    leave();
    await pass(199);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
  });

  it('RL-loading-bar-01 does not appear for a page that is there sooner, nor for the first one', async () => {
    const { leave, enter, arrive } = open();
    leave();
    await pass(150);
    arrive();
    await pass(1000);
    expect(isShown()).toBe(false);
    enter();
    await pass(1000);
    expect(isShown()).toBe(false);
  });

  it('RL-loading-bar-02 runs for about 5 s', async () => {
    const { leave } = open();
    leave();
    await pass(200 + 4_000);
    expect(progress()).toBeGreaterThan(60);
    expect(progress()).toBeLessThan(100);
    await pass(1_100);
    expect(progress()).toBe(100);
    expect(isShown()).toBe(true);
  });

  it('RL-loading-bar-03 hides 500 ms after finishing', async () => {
    const { leave, arrive } = open();
    leave();
    await pass(700);
    arrive();
    expect(progress()).toBe(100);
    await pass(499);
    expect(isShown()).toBe(true);
    await pass(1);
    expect(isShown()).toBe(false);
  });
});
