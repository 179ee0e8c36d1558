import { composeStories, type Meta } from '@storybook/react-vite';
import { render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { createElement, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: Meta };

const storyFiles = import.meta.glob<StoryFile>(['./**/*.stories.tsx', '../shell/**/*.stories.tsx'], { eager: true });
const widgetFiles = Object.keys(
  import.meta.glob(
    [
      './*/*.tsx',
      // Pieces of one widget each, and drawings.
      '!./{address-field,crop,map,pictures,table,words}/*.tsx',
      '!./**/*.test.tsx',
      '!./**/*.stories.tsx',
      '!./**/*-parts.tsx',
    ],
    { query: '?url' },
  ),
);
const testFiles = Object.keys(import.meta.glob('./*/*.test.tsx', { query: '?url' }));

const storiesIn = (file: StoryFile, scheme: 'light' | 'dark') =>
  Object.entries<ComponentType>(
    composeStories(file, { ...preview, initialGlobals: { ...preview.initialGlobals, scheme } }),
  );

const storiesOf = (scheme: 'light' | 'dark') =>
  Object.entries(storyFiles).flatMap(([path, file]) =>
    storiesIn(file, scheme).map(([name, Story]) => ({ path, name, Story })),
  );

const show = async (Story: ComponentType): Promise<void> => {
  const { container } = render(createElement(Story));
  await waitFor(() => expect(container.childElementCount).toBeGreaterThan(0));
};

const withEnding = (path: string, ending: string) => path.replace(/\.tsx$/, ending);

describe('the stories', () => {
  it.each(storiesOf('light'))('$path $name is accessible', async ({ Story }) => {
    await show(Story);
    const { violations } = await axe.run(document.body, {
      // Styles are not loaded here: contrast is checked where the shades of every brand are derived.
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  // Dark changes colors and pictures, which axe cannot judge here.
  it.each(storiesOf('dark'))('$path $name is shown in the dark', ({ Story }) => show(Story));

  it.each(widgetFiles)('%s has stories and a test', (path) => {
    expect(Object.keys(storyFiles)).toContain(withEnding(path, '.stories.tsx'));
    expect(testFiles).toContain(withEnding(path, '.test.tsx'));
  });
});
