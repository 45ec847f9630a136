/** What other domains may use of reviews. */
export { readCategoryReviews } from './category-reviews';
export { toReviewerName } from './reviewer-name';
