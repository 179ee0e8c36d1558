import { composeStories, type Meta } from '@storybook/react-vite';
import { render, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { createElement, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import preview from '../../.storybook/preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: Meta };

const storyFiles = import.meta.glob<StoryFile>(['./**/*.stories.tsx', '../shell/**/*.stories.tsx'], { eager: true });
const widgetFiles = Object.keys(
  import.meta.glob(['./*.tsx', '!./*.test.tsx', '!./*.stories.tsx', '!./*-parts.tsx'], { query: '?url' }),
);
const testFiles = Object.keys(import.meta.glob('./*.test.tsx', { query: '?url' }));

const storiesIn = (file: StoryFile, scheme: 'light' | 'dark') =>
  Object.entries<ComponentType>(
    composeStories(file, { ...preview, initialGlobals: { ...preview.initialGlobals, scheme } }),
  );

const everyStory = (['light', 'dark'] as const).flatMap((scheme) =>
  Object.entries(storyFiles).flatMap(([path, file]) =>
    storiesIn(file, scheme).map(([name, Story]) => ({ path, name, scheme, Story })),
  ),
);

const withEnding = (path: string, ending: string) => path.replace(/\.tsx$/, ending);

describe('the stories', () => {
  it.each(everyStory)('$path $name is accessible when it is $scheme', async ({ Story }) => {
    const { container } = render(createElement(Story));
    await waitFor(() => expect(container.childElementCount).toBeGreaterThan(0));
    // Colours are not known here: the shades of every brand are measured where they are made.
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });

  it.each(widgetFiles)('%s has stories and a test', (path) => {
    expect(Object.keys(storyFiles)).toContain(withEnding(path, '.stories.tsx'));
    expect(testFiles).toContain(withEnding(path, '.test.tsx'));
  });
});
