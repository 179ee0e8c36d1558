import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { fill } from '../../../testing/fill.ts';
import { acceptingStorage, uploadSlot } from '../../../testing/storage.ts';
import { imageOf, VAN } from '../van-samples.testing.ts';
import { openVans } from '../vans-app.testing.ts';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const open = async (van = VAN) =>
  await openVans({
    path: '/fleet-owner/account/vehicles/van-5?section=photos',
    van,
    first: [
      answer('POST /v2/attachment/images', uploadSlot('new', 'image/jpeg')),
      answer('POST /v2/attachment/images/:id/complete', imageOf('new')),
      ...acceptingStorage(),
    ],
  });

const tile = async (name: string) => within(await screen.findByRole('group', { name }));
const choose = async (view: string, action: string) => {
  await userEvent.click((await tile(view)).getByRole('button', { name: `Actions for ${view}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const photo = new File(['bytes'], 'rear.jpg', { type: 'image/jpeg' });
const inputOf = (name: string): HTMLInputElement => {
  const input = screen.getByRole('group', { name }).querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error(`${name} takes no file`);
  return input;
};

describe('the photos of a van', () => {
  it('are there by view, with the next one to take', async () => {
    await open();
    await screen.findByText('2 of 8');
    expect((await tile('Driver side')).getByText('Cover')).toBeTruthy();
    expect((await tile('Rear')).getByText('Drop a photo here')).toBeTruthy();
  });

  it('are saved as soon as they are uploaded', async () => {
    const { sent } = await open();
    await tile('Rear');
    await userEvent.upload(inputOf('Rear'), photo);
    await screen.findByText('Rear photo added');
    expect(sent).toEqual([{ images: [{ view: 'rear', id: 'new' }] }]);
    await screen.findByText('3 of 8');
  });

  it('can become the cover', async () => {
    const { sent } = await open();
    await choose('Front', 'Use as cover');
    await screen.findByText('Front is the cover');
    expect(sent).toEqual([{ images: [], cover: 'front' }]);
  });

  it('are removed, and put back by Undo with their place as cover', async () => {
    const { sent } = await open();
    await choose('Driver side', 'Remove');
    await screen.findByText('Driver side photo removed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Driver side photo is back');
    expect(sent).toEqual([
      { images: [{ view: 'driver_side', id: null }] },
      { images: [{ view: 'driver_side', id: 'driver_side' }], cover: 'driver_side' },
    ]);
  });

  it('refuse what is no photo', async () => {
    await open();
    await tile('Rear');
    await userEvent.upload(inputOf('Rear'), new File(['text'], 'a.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await screen.findByText(/This is not a JPEG, PNG or WebP file/);
  });
});

describe('the videos of a van', () => {
  it('are links to pages', async () => {
    const { sent } = await open();
    await fill(await screen.findByLabelText('Video link'), 'http://videos.example.test/1');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Enter a link that begins with https://');
    await fill(screen.getByLabelText('Video link'), 'https://videos.example.test/1');
    await userEvent.click(screen.getByRole('button', { name: 'Add another link' }));
    await fill(screen.getByLabelText('Video link 2'), ' https://videos.example.test/2 ');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Videos saved');
    await waitFor(() =>
      expect(sent).toEqual([{ videoLinks: ['https://videos.example.test/1', 'https://videos.example.test/2'] }]),
    );
  });
});
