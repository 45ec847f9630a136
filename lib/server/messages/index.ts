/** What other domains may use of messages. */
export { hasSms, type MessageEvent, type SmsEvent } from './events';
export { findReader, listReaders, notify, queueMail, toNoticeWrites, type AddressedNotice, type Reader } from './queue';
