export { requirePapers } from './require-papers.ts';
