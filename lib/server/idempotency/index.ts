export { answerOnce, findEarlierAnswer, findKeyedRequest, requireKeyedRequest, type KeyedRequest } from './idempotency';
