// Decodes untrusted uploads outside of the API process: an image that exhausts memory or never finishes ends only this
// process. It has no credentials and opens no connections.
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import type { ImageOrder, ImageOutcome } from './image-process.ts';
import { lowerPriority } from './lower-priority.ts';
import { resizeImage } from './resize-image.ts';

const [MAX_BYTES = 0, MAX_PROCESSOR_MS = 0] = process.argv.slice(2).map(Number);
const LOOK_EVERY_MS = 20;

// Images are decoded by threads that exist by now, and on Linux a priority belongs to a thread.
const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
threads.forEach(lowerPriority);
// One thread per image and no cache.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const open = (maxPixels: number) => (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' });

const workOn = async ({ bytes, maxPixels, wanted }: ImageOrder): Promise<ImageOutcome> => {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { fine: false, because: 'too_many_pixels' };
    return { fine: true, image: wanted === 'sizes' ? await resizeImage(open(maxPixels), bytes) : { width, height } };
  } catch {
    return { fine: false, because: 'not_readable' };
  }
};

const work = async (order: ImageOrder) => {
  const before = process.cpuUsage();
  const isTooExpensive = () => {
    const { user, system } = process.cpuUsage(before);
    return process.memoryUsage.rss() > MAX_BYTES || (user + system) / 1000 > MAX_PROCESSOR_MS;
  };
  // Decoding runs in another thread, so this one can monitor it.
  const watch = setInterval(() => {
    if (isTooExpensive()) process.exit(1);
  }, LOOK_EVERY_MS);
  const outcome = await workOn(order);
  clearInterval(watch);
  process.send?.(outcome);
};

process.on('disconnect', () => process.exit());
process.on('message', (order: ImageOrder) => void work(order));
process.send?.('ready');
