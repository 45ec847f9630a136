/** Papers that the desk asked for, for other domains. */
export { endingPaperRequests } from './end-requests';
