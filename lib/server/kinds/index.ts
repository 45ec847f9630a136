/** The parts of the kinds that other domains may use. */
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
  type UsualRials,
} from './server-kind';
