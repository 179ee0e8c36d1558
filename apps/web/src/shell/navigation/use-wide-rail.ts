import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { browserStorage } from '../session/browser-storage.ts';

const KEY = 'tailgate.rail';
const AT_ONCE = { getInitialValueInEffect: false };

/** From 1264 px the rail is wide if pinned (remembered), from 1904 px always. */
export const useWideRail = () => {
  const hasRoom = useMediaQuery('(min-width: 1264px)', false, AT_ONCE);
  const isHuge = useMediaQuery('(min-width: 1904px)', false, AT_ONCE);
  const [pinned, keep] = useState(() => browserStorage.read(KEY) === 'pinned');
  const setPinned = (next: boolean) => {
    keep(next);
    if (next) browserStorage.write(KEY, 'pinned');
    else browserStorage.remove(KEY);
  };
  return { wide: isHuge || (hasRoom && pinned), setPinned: hasRoom && !isHuge ? setPinned : null };
};
