/** Work that time does on many rows, of which one that fails holds up no other: for every domain. */
export { defineBatch, putOff, type Batch, type BatchSearch } from './batch';
export { defineRowBatch } from './row-batch';
