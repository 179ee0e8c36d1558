import { createElement, use, type ComponentType } from 'react';

type Screen = ComponentType<object>;
type Loaded = Promise<Screen | Failure>;

class Failure {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/**
 * A screen whose file comes when it is needed. The build puts it in the place of the router's own, which asks React to
 * wait with `use()` only until the file is there, and not in the render after: React refuses to rely on that.
 */
export const lazyRouteComponent = (load: () => Promise<Readonly<Record<string, unknown>>>, exported = 'default') => {
  let loading: Loaded | undefined;
  let failed = false;
  /** Never rejects: the router hears of a failure from the screen, which its error page stands around. */
  const start = (): Loaded =>
    (loading ??= load().then(
      (file) => file[exported] as Screen,
      (error: unknown) => {
        failed = true;
        return new Failure(error);
      },
    ));
  /** Asks again for a file that did not come; rendering again does not. */
  const preload = (): Loaded => {
    if (failed) loading = undefined;
    failed = false;
    return start();
  };
  const Lazy = (props: object) => {
    const screen = use(start());
    if (screen instanceof Failure) throw screen.error;
    return createElement(screen, props);
  };
  return Object.assign(Lazy, { preload });
};
