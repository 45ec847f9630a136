export { codeRefusals, orderMoves, partnerFailures, payments, timedJobFailures, type Partner } from './metrics';
export { getRequestId, noteRoute } from './request-scope';
