import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { imageProcess, type ImageOrder, type ImageProcess } from './image-process.ts';
import { LOWER_PRIORITY } from './lower-priority.ts';

const GENEROUS = { maxBytes: 2 ** 30, maxProcessorMs: 60_000, withinMs: 60_000 };
const MEGABYTE = 2 ** 20;

const images = imageProcess(GENEROUS);
const strict: ImageProcess[] = [];
const strictly = (limits: Partial<typeof GENEROUS>) => {
  const made = imageProcess({ ...GENEROUS, ...limits });
  strict.push(made);
  return made;
};
afterAll(() => [images, ...strict].forEach((process) => process.close()));

const picture = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: { r: 200, g: 120, b: 40 } } });
const order = (bytes: Buffer, more: Partial<ImageOrder> = {}): ImageOrder => ({
  bytes,
  maxPixels: 25_000_000,
  wanted: 'sizes',
  ...more,
});

/** Child processes that decode images. */
const decoders = (): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-process.child'))
    .map(Number);
/** The threads that decode. */
const busyThreadsOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .filter((thread) => readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').startsWith('libvips'))
    .map(Number);

describe('the image process', () => {
  it('creates three sizes', async () => {
    const outcome = await images.run(order(await picture(300).png().toBuffer()));
    expect(outcome).toMatchObject({ fine: true, image: { width: 300, height: 300 } });
  });

  it('reads only the header when only the dimensions are requested', async () => {
    const whole = await picture(3_000).png().toBuffer();
    const outcome = await images.run(order(whole.subarray(0, 2_000), { wanted: 'pixels' }));
    expect(outcome).toEqual({ fine: true, image: { width: 3_000, height: 3_000 } });
  });

  it('rejects too many pixels before decoding', async () => {
    const outcome = await images.run(order(await picture(101).png().toBuffer(), { maxPixels: 10_000 }));
    expect(outcome).toEqual({ fine: false, because: 'too_many_pixels' });
  });

  it.each([
    ['avif', (edge: number) => picture(edge).avif({ effort: 0 })],
    ['gif', (edge: number) => picture(edge).gif()],
    ['tiff', (edge: number) => picture(edge).tiff()],
  ])('has no decoder for %s', async (_format, make) => {
    expect(await images.run(order(await make(16).toBuffer()))).toEqual({ fine: false, because: 'not_readable' });
  });

  it('is killed by an image that needs too much memory and restarts for the next one', async () => {
    const small = strictly({ maxBytes: MEGABYTE });
    const large = order(await picture(3_000).webp({ lossless: true, effort: 0 }).toBuffer());
    expect(await small.run(large)).toEqual({ fine: false, because: 'too_expensive' });
    expect(await small.run(large)).toEqual({ fine: false, because: 'too_expensive' });
  });

  it('is killed by an image that needs too much CPU time', async () => {
    const hasty = strictly({ maxProcessorMs: 5 });
    const large = order(await picture(3_000).webp({ lossless: true, effort: 0 }).toBuffer());
    expect(await hasty.run(large)).toEqual({ fine: false, because: 'too_expensive' });
  });

  it('decodes in threads of a lower priority than the API', async () => {
    const mine = strictly({});
    const before = new Set(decoders());
    const decoding = mine.run(order(await picture(4_900).png().toBuffer()));
    await expect.poll(() => decoders().filter((pid) => !before.has(pid))).toHaveLength(1);
    const [pid = 0] = decoders().filter((candidate) => !before.has(candidate));
    await expect.poll(() => busyThreadsOf(pid).length).toBeGreaterThan(0);
    expect(busyThreadsOf(pid).map(getPriority)).toSatisfy((all: number[]) => all.every((one) => one >= LOWER_PRIORITY));
    expect(await decoding).toMatchObject({ fine: true });
  });

  it('rejects with a timeout, not with a verdict, on a busy machine', async () => {
    const hasty = strictly({ withinMs: 5 });
    const large = order(await picture(3_000).webp({ lossless: true, effort: 0 }).toBuffer());
    await expect(hasty.run(large)).rejects.toMatchObject({ code: 'temporarily_unavailable' });
  });
});
