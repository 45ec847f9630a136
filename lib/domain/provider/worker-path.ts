/**
 * Where the professionals are listed, and where the page of one of them is (WIRE). Without locale, with their closing
 * slash.
 */
export const WORKERS_PATH = '/yar/';

export function toWorkerPath(workerCode: string): string {
  return `${WORKERS_PATH}${workerCode}/`;
}

/** Of a link into the order that names whom the customer wants, by the worker code. */
export const WORKER_PARAMETER = 'worker';

/**
 * Of a search on the list: a service by its path, a city and a neighbourhood by their numbers, and what is asked of
 * whom.
 */
export const WORKER_FILTERS = ['service', 'city', 'place', 'gender', 'rating'] as const;
export type WorkerFilter = (typeof WORKER_FILTERS)[number];
