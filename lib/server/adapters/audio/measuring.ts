/** The thread's message once it is loaded and begins to read a recording. */
export const MEASURING = 'measuring';
