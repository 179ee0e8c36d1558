import { composeStories, type Meta } from '@storybook/react-vite';
import { render, waitFor } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: Meta };
const storyFiles = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true });

/** The pieces of the specification, and where they are. Below 960 a dialog is a bottom sheet. */
const PIECES = {
  'modal dialogs': 'actions/dialog',
  'bottom sheets': 'actions/dialog',
  'waiting card': 'feedback/waiting-card',
  badge: 'badges/badge',
  'expansion panels': 'layout/expansion-panels',
  'price range': 'fields/price-range-field',
  'price inputs': 'fields/price-field',
  'time input': 'dates/time-field',
  'date input': 'dates/date-field',
  select: 'fields/select-field',
  radio: 'fields/radio-field',
  switch: 'fields/switch-field',
  checkbox: 'fields/checkbox-field',
  cards: 'layout/card',
  spinner: 'feedback/spinner',
};

describe('the shared pieces', () => {
  it.each(Object.entries(PIECES))('RL-widgets-05 have %s: %s', async (_piece, file) => {
    const stories = storyFiles[`./${file}.stories.tsx`];
    if (!stories) throw new Error(`${file} has no stories`);
    const shown = Object.values<ComponentType>(composeStories(stories, preview));
    expect(shown.length).toBeGreaterThan(0);
    for (const Story of shown) {
      const { container, unmount } = render(createElement(Story));
      await waitFor(() => expect(container.childElementCount).toBeGreaterThan(0));
      unmount();
    }
  });
});
