export { pageSourceOf } from './page-source.ts';
