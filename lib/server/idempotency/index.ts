export { answerOnce, findEarlierAnswer, requireKeyedRequest, type KeyedRequest } from './idempotency';
