/**
 * The audit of operators' acts and reads, for the handler of calls, and for the domains whose papers and words the desk
 * reads.
 */
export { answerAudited, noteDeskRead, noteRefusal } from './audit-call';
