/** What other domains may use of messages. */
export { findReader, listReaders, notify, queueMail, toNoticeWrites, type AddressedNotice, type Reader } from './queue';
