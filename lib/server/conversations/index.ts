// What other domains may use of conversations; their calls are known to handlers.ts.
export { isMessageFileFor } from './message-file';
