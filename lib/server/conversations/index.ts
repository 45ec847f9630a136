// What other domains may use of conversations; their calls are known to handlers.ts.
export { readConversation } from './getallmessage';
export { isMessageFileFor, isReportedFile } from './message-file';
