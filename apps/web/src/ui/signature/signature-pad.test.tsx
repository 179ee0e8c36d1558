import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { SignaturePad, type Signature } from './signature-pad.tsx';

const INK = new Blob(['ink'], { type: 'image/png' });

// What a browser draws with and jsdom does not have.
beforeEach(() => {
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(INK));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () => {
  const changes = vi.fn();
  const Signing = () => {
    const [signature, setSignature] = useState<Signature | null>(null);
    const change = (next: Signature | null) => {
      changes(next);
      setSignature(next);
    };
    return <SignaturePad label="Signature" value={signature} onChange={change} />;
  };
  const { container } = renderUi(<Signing />);
  return { changes, canvas: () => container.querySelector('canvas') };
};

const draw = (canvas: HTMLCanvasElement) => {
  const at = (clientX: number) => ({ clientX, clientY: 40, pointerId: 1, buttons: 1, isPrimary: true, pressure: 0.5 });
  fireEvent.pointerDown(canvas, at(10));
  fireEvent.pointerMove(canvas, at(60));
  fireEvent.pointerUp(canvas, { ...at(60), buttons: 0 });
};

it('hands a drawing over as a picture, and clears it', async () => {
  const { changes, canvas } = show();
  const sheet = await vi.waitUntil(() => canvas()?.dataset['ready'] && canvas(), { timeout: 60_000 });
  draw(sheet);
  await expect
    .poll(() => changes)
    .toHaveBeenLastCalledWith({
      kind: 'drawn',
      image: INK,
      drawing: { width: 0, height: 0, strokes: [[0, 0, 0, 0]] },
    });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(changes).toHaveBeenLastCalledWith(null);
});

it('can be done by keyboard alone: a typed name counts as well', async () => {
  const { changes } = show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Priya Raman');
  expect(changes).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Priya Raman' });
  await userEvent.clear(screen.getByRole('textbox'));
  expect(changes).toHaveBeenLastCalledWith(null);
});

it('asks for the name where nothing can be drawn', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  show();
  expect(await screen.findByText('Drawing doesn’t work here. Type your name instead.')).toBeTruthy();
});
