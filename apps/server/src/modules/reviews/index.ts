export { askForReview } from './ask-for-review.ts';
