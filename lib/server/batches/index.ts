/** Work on many rows that a timer begins, for every domain: a row that fails holds up no other. */
export { defineBatch, putOff, type Batch, type BatchSearch } from './batch';
export { defineRowBatch } from './row-batch';
