/** The people who run the marketplace: for every domain that tells them something. */
export { hasOperator, holdOperators, listOperators } from './operators';
export { deliverWaitingNews, keepForFirstOperator, removeWaitingNewsOf } from './waiting-news';
