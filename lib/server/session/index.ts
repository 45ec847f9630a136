/** The parts of the session that other domains may use. */
export { toNetworkMark } from './network-mark';
export {
  endAllSessions,
  endAtBroker,
  endSession,
  endSessionRows,
  findSession,
  forgetOtherDevices,
  isKnownDevice,
  notePassword,
  rememberDevice,
  startSession,
  toSessionId,
  type SessionOwner,
  type StartedSession,
} from './store';
export { isViewer } from './person-view';
export { signTaskLink } from './task-link';
