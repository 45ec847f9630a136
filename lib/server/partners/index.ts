export { readPartners } from './read-partners';
export { requireSms } from './require-sms';
