/**
 * The path of the list of professionals (WIRE), without locale, with its closing slash. A professional's page is below
 * it.
 */
export const WORKERS_PATH = '/yar/';

export function toWorkerPath(workerCode: string): string {
  return `${WORKERS_PATH}${workerCode}/`;
}

/** The parameter of a link into the order that names the wanted provider, by the worker code. */
export const WORKER_PARAMETER = 'worker';

/**
 * The parameters of a search on the list: a service by its path, a city and a neighbourhood by their numbers, gender
 * and rating.
 */
export const WORKER_FILTERS = ['service', 'city', 'place', 'gender', 'rating'] as const;
export type WorkerFilter = (typeof WORKER_FILTERS)[number];
