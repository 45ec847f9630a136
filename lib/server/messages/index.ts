/** The parts of messages that other domains may use. */
export { canBeAnsweredBySms, findAnswerCode, findAnsweredTaskId, hasAnswerCodes, keepAnswerCode } from './answer-codes';
export { isGivenUp } from './outbox/outgoing';
export { planClosing, planResending } from './outbox/plan';
export { hasSms, type MessageEvent, type SmsEvent } from './events';
export {
  findReader,
  listReaders,
  notify,
  notifyAll,
  queueMail,
  queueSms,
  toNoticeWrites,
  type AddressedNotice,
  type Reader,
} from './queue';
export { isSmsLeft } from './sms-left';
export { findSmsDelivery } from './sms-of-event';
