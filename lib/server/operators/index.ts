/** The people who run the marketplace: for every domain that tells them something or asks a second one. */
export {
  answerAsSecond,
  askForSecond,
  findApproval,
  listAsked,
  requireStranger,
  type ApprovalBasis,
} from './approvals';
export { findDeskRoles, hasOperator, holdOperators, listOperators, listWithDeskRole, setDeskRoles } from './operators';
export { deliverWaitingNews, keepForFirstOperator, removeWaitingNewsOf } from './waiting-news';
