import { answerUntilParentLeaves } from '../served-by-child.ts';
import { plainApp } from './plain-app.ts';

await answerUntilParentLeaves(plainApp());
