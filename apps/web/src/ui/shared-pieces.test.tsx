import { composeStories, type Meta } from '@storybook/react-vite';
import { render, waitFor } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: Meta };
const storyFiles = import.meta.glob<StoryFile>('./*.stories.tsx', { eager: true });

/** The pieces of the specification, and where they are. Below 960 a dialog is a bottom sheet. */
const PIECES = {
  'modal dialogs': 'dialog',
  'bottom sheets': 'dialog',
  'waiting card': 'waiting-card',
  badge: 'badge',
  'expansion panels': 'expansion-panels',
  'price range': 'price-range-field',
  'price inputs': 'price-field',
  'time input': 'time-field',
  'date input': 'date-field',
  select: 'select-field',
  radio: 'radio-field',
  switch: 'switch-field',
  checkbox: 'checkbox-field',
  cards: 'card',
  spinner: 'spinner',
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
