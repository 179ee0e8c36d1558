export { askForReviewLater } from './reviews.jobs.ts';
