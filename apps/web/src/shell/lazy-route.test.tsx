import { act, render, screen } from '@testing-library/react';
import { Component, startTransition, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyRouteComponent } from './lazy-route.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? (
      <button onClick={() => this.setState({ failed: false })}>Try again</button>
    ) : (
      this.props.children
    );
  }
}

/** Lets React finish what waits for promises, too. */
const settled = (act: () => unknown): Promise<void> => Promise.resolve(act()).then(() => undefined);

const Page = () => <p>Your day</p>;

describe('a screen whose file comes later', () => {
  it('is waited for without a complaint of React', async () => {
    const complaints = vi.spyOn(console, 'error');
    onTestFinished(() => complaints.mockRestore());
    const { promise, resolve } = Promise.withResolvers<{ component: typeof Page }>();
    const Lazy = lazyRouteComponent(() => promise, 'component');
    // As the app begins: nothing stands around the first screen, and what the server drew stays meanwhile.
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(() => settled(() => startTransition(() => root.render(<Lazy />))));
    await act(async () => {
      resolve({ component: Page });
      await promise;
    });
    await screen.findByText('Your day');
    expect(complaints).not.toHaveBeenCalled();
    await act(() => settled(() => root.unmount()));
  });

  it('is asked for once, however often it is prepared and shown', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Page }));
    const Lazy = lazyRouteComponent(load);
    await Lazy.preload();
    await Lazy.preload();
    await act(() =>
      settled(() =>
        render(
          <Suspense>
            <Lazy />
          </Suspense>,
        ),
      ),
    );
    screen.getByText('Your day');
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows that its file did not come, and asks again when it is tried again', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaints.mockRestore());
    const load = vi
      .fn<() => Promise<object>>()
      .mockRejectedValueOnce(new Error('Failed'))
      .mockResolvedValue({ default: Page });
    const Lazy = lazyRouteComponent(load as () => Promise<{ default: typeof Page }>);
    await act(() =>
      settled(() =>
        render(
          <Boundary>
            <Suspense>
              <Lazy />
            </Suspense>
          </Boundary>,
        ),
      ),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(load).toHaveBeenCalledOnce();
    await Lazy.preload();
    await act(() => settled(() => again.click()));
    await screen.findByText('Your day');
  });
});
