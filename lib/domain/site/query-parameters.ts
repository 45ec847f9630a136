/** The parameter of a search on the list of services. */
export const SEARCH_PARAMETER = 'q';
/** The parameter of the funnel's step (SPEC 2). */
export const ORDER_STEP_PARAMETER = 'order-step';
/** The parameter of the draft that the tab works on, by its id. */
export const ORDER_DRAFT_PARAMETER = 'draft';
/** The words of a search on the list of services. */
export const ORDER_TASK_PARAMETER = 'task';
