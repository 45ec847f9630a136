/** What other domains may use of the session. */
export {
  endAllSessions,
  endSession,
  endSessionRows,
  findSession,
  forgetOtherDevices,
  isKnownDevice,
  rememberDevice,
  startSession,
  toSessionId,
  type StartedSession,
} from './store';
export { signTaskLink } from './task-link';
