/** The parts of reviews that other domains may use. */
export { readCategoryReviews } from './category-reviews';
export { listReviewedDistricts, readDistrictReviews, type ReviewedDistrict } from './district-reviews';
export { listReviews } from './list-reviews';
export { listSentences } from './sentences';
export { findModeration, isInForce, listReviewMeasures } from './moderation/store';
export { readProviderRatings } from './ratings';
