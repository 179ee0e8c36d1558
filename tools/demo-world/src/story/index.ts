import { saguaro } from './saguaro/index.ts';
import type { SiteStory } from './site-story.ts';
import { tailgate } from './tailgate/index.ts';

export const STORIES: readonly SiteStory[] = [tailgate, saguaro];
