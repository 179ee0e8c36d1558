/** What we use of a service worker's push, whose types cannot be in one program with a page's. */
interface OpenPage {
  focus(): Promise<unknown>;
  postMessage(message: OpenMessage): void;
}

export interface PushEvents {
  readonly push: { readonly data: { json(): unknown } | null; waitUntil(work: Promise<unknown>): void };
  readonly notificationclick: {
    readonly notification: { readonly data: unknown; close(): void };
    waitUntil(work: Promise<unknown>): void;
  };
}

export interface PushScope {
  readonly clients: {
    matchAll(filter: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  addEventListener<Name extends keyof PushEvents>(name: Name, listener: (event: PushEvents[Name]) => void): void;
}

/** What the worker says to a page that is open: go there, as a link would. */
export interface OpenMessage {
  readonly say: 'open';
  readonly path: string;
}

export const isOpenMessage = (data: unknown): data is OpenMessage =>
  typeof data === 'object' && data !== null && 'say' in data && data.say === 'open' && 'path' in data;

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** A path of ours; anything else leads home. */
const pathIn = (value: unknown): string => {
  const path = textOr(value, '/');
  return /^\/(?![/\\])/.test(path) ? path : '/';
};

/** A browser that was promised visible notifications must show one, even when it cannot read what came. */
const noticeIn = ({ data }: PushEvents['push']): { title: string; options: NotificationOptions } => {
  let content: Partial<Record<'title' | 'body' | 'path' | 'tag', unknown>> = {};
  try {
    const read = data?.json();
    if (typeof read === 'object' && read !== null) content = read;
  } catch {
    // Not of our form.
  }
  return {
    title: textOr(content.title, 'New notification'),
    options: {
      body: textOr(content.body, ''),
      tag: textOr(content.tag, ''),
      icon: '/icons/icon-192.png',
      data: { path: pathIn(content.path) },
    },
  };
};

export const listenForPush = (self: PushScope): void => {
  self.addEventListener('push', (event) => {
    const { title, options } = noticeIn(event);
    event.waitUntil(self.registration.showNotification(title, options));
  });

  self.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const path = pathIn((notification.data as { path?: unknown } | null)?.path);
    event.waitUntil(openPage(self, path));
  });
};

/** In the page that is open already, without a reload: somebody may be in the middle of something. */
const openPage = async ({ clients }: PushScope, path: string): Promise<void> => {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) {
    await clients.openWindow(path);
    return;
  }
  await page.focus();
  page.postMessage({ say: 'open', path });
};
