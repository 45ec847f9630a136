export {
  answerKeyed,
  answerOnce,
  findEarlierAnswer,
  findKeyedRequest,
  requireKeyedRequest,
  requireKeyedRequestOf,
  type KeyedRequest,
} from './idempotency';
export { takeTurn } from './turns';
