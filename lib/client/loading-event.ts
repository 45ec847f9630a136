/** Dispatched on `window` with `detail.isLoading` when the first call begins and when the last one ends. */
export const LOADING_EVENT = 'pelakfan:loading';
