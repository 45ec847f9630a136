/** What other domains may use of the kinds. */
export { getServerKind } from './kinds';
export { requireAnswer } from './require-answer';
export {
  NOTHING_LISTED,
  type ListedPrices,
  type OrderQuote,
  type PlainVisit,
  type PricedAnswers,
  type PriceRow,
  type PriceTableRequest,
  type UsualAnswers,
} from './server-kind';
