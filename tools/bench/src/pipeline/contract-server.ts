import { answerUntilParentLeaves } from '../served-by-child.ts';
import { contractApp } from './contract-app.ts';

await answerUntilParentLeaves(await contractApp());
