/** The refresh cookie is shared by all tabs: when one changes who is signed in, the others must not go on as before. */
export type News = 'changed' | 'ended';

const CHANNEL = 'tailgate.session';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

export const tellOtherTabs = (news: News): void => channel?.postMessage(news);

export const hearOtherTabs = (listener: (news: News) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === 'changed' || data === 'ended') listener(data);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
