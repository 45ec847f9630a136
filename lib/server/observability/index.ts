export { codeRefusals, orderMoves, payments, timedJobFailures } from './metrics';
export { getRequestId, noteRoute } from './request-scope';
