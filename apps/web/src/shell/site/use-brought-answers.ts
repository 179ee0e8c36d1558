import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { broughtByPage } from './brought-by-page.ts';

/**
 * Puts what the server drew this page from into the cache, before a screen below asks for it: the app shows the same
 * page at once.
 */
export const useBroughtAnswers = (): void => {
  const client = useQueryClient();
  useState(() => {
    for (const [key, answer] of broughtByPage().answers ?? [])
      if (client.getQueryData(key) === undefined)
        client.setQueryData(key, answer, { updatedAt: performance.timeOrigin });
    return null;
  });
};
