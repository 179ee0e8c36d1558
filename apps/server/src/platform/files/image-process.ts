import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import type { ResizedImage } from './resize-image.ts';

export interface ImageOrder {
  readonly bytes: Buffer;
  readonly maxPixels: number;
  /** `pixels` reads only the header. */
  readonly wanted: 'sizes' | 'pixels';
}
interface Measured {
  readonly width: number;
  readonly height: number;
}
export type ImageRefusal = 'too_many_pixels' | 'not_readable' | 'too_expensive';
export type ImageOutcome =
  | { readonly fine: true; readonly image: ResizedImage | Measured }
  | { readonly fine: false; readonly because: ImageRefusal };

export interface ImageProcessLimits {
  readonly maxBytes: number;
  /** CPU time, which does not depend on the load of the machine. */
  readonly maxProcessorMs: number;
  /** Wall-clock limit, exceeded only on an overloaded machine. */
  readonly withinMs: number;
}

// Measured: the most expensive images within the pixel limit take 250 MB and 2 s of CPU time.
const LIMITS: ImageProcessLimits = { maxBytes: 350 * 1024 * 1024, maxProcessorMs: 10_000, withinMs: 60_000 };
const IDLE_MS = 30_000;

export interface ImageProcess {
  /** Processes one image at a time. Rejects on timeout, which says nothing about the image. */
  run(order: ImageOrder): Promise<ImageOutcome>;
  close(): void;
}

/** A child process for images: started on demand, ended when it exceeds its limits or is idle. */
export const imageProcess = (limits: ImageProcessLimits = LIMITS): ImageProcess => {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const isAlive = (candidate: ChildProcess | undefined): candidate is ChildProcess =>
    candidate?.exitCode === null && candidate.signalCode === null && candidate.connected;

  const start = async (): Promise<ChildProcess> => {
    const started = fork(
      join(import.meta.dirname, 'image-process.child.ts'),
      [limits.maxBytes, limits.maxProcessorMs].map(String),
      {
        serialization: 'advanced',
        execArgv: [],
        // Does not inherit our environment, which contains secrets. Fewer arenas, because glibc keeps freed memory in each.
        env: { MALLOC_ARENA_MAX: '2' },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    );
    started.on('error', () => undefined);
    const gone = once(started, 'exit').then(() => Promise.reject(new Error('The image process did not start')));
    await Promise.race([once(started, 'message'), gone]);
    return started;
  };

  const decode = async (order: ImageOrder): Promise<ImageOutcome> => {
    clearTimeout(idle);
    if (!isAlive(child)) child = await start();
    const running = child;
    const { promise, resolve, reject } = Promise.withResolvers<ImageOutcome>();
    const tooExpensive = () => resolve({ fine: false, because: 'too_expensive' });
    const timer = setTimeout(() => reject(new Failure('temporarily_unavailable')), limits.withinMs);
    running.once('message', resolve);
    running.once('exit', tooExpensive);
    running.send(order, (error) => error && tooExpensive());
    try {
      return await promise;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timer);
      running.off('message', resolve).off('exit', tooExpensive);
      idle = setTimeout(end, IDLE_MS).unref();
      // An idle child must not keep tests and seeds from exiting.
      running.unref();
      running.channel?.unref();
    }
  };

  return {
    run: (order) => {
      const result = last.then(() => decode(order));
      last = result.catch(() => undefined);
      return result;
    },
    close: end,
  };
};
