import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Toaster } from '#shell/errors/toaster.tsx';
import { useVinScan } from './vin-scan.tsx';

const Scan = ({ onFound }: { onFound: (vin: string) => void }) => useVinScan(onFound);
const VIN = '1FTBR2C86PKA41906';

describe('a photo of the barcode', () => {
  let said: readonly string[] = [];
  const offer = (formats: readonly string[]) =>
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = () => Promise.resolve(formats);
        detect = () => Promise.resolve(said.map((rawValue) => ({ rawValue })));
      },
    );
  const show = () => {
    const found = vi.fn<(vin: string) => void>();
    const { container } = renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <Scan onFound={found} />
        <Toaster />
      </QueryClientProvider>,
    );
    return { found, container };
  };
  const take = async (container: HTMLElement) => {
    await screen.findByRole('button', { name: /^Scan the VIN/ });
    const input = container.querySelector('input');
    expect(input?.getAttribute('capture')).toBe('environment');
    if (input) await userEvent.upload(input, new File(['photo'], 'door.jpg', { type: 'image/jpeg' }));
  };
  beforeEach(() => vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined })));
  afterEach(() => vi.unstubAllGlobals());

  it.each([[[VIN]], [['9006215', `I${VIN}`]], [[`https://door.example.com/?vin=${VIN}&plant=KC`]], [[`*${VIN}*`]]])(
    'of %j fills in the VIN',
    async (texts) => {
      offer(['code_39', 'ean_13']);
      said = texts;
      const { found, container } = show();
      await take(container);
      await waitFor(() => expect(found).toHaveBeenCalledWith(VIN));
    },
  );

  it.each([[[]], [['9006215', '1FTBR2C86PKA41907']]])('of %j says what to do', async (texts) => {
    offer(['code_128']);
    said = texts;
    const { found, container } = show();
    await take(container);
    await screen.findByText(/^No VIN found in this photo/);
    expect(found).not.toHaveBeenCalled();
  });

  it('is not offered where the browser reads no barcodes of vans', async () => {
    offer(['ean_13']);
    show();
    await new Promise((done) => requestAnimationFrame(done));
    expect(screen.queryByRole('button', { name: /^Scan the VIN/ })).toBeNull();
  });
});
