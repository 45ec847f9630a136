/** What other domains may use of messages. */
export { getChannels, type MessageEvent } from './events';
export { findReader, listReaders, notify, queueMail, toNoticeWrites, type AddressedNotice, type Reader } from './queue';
