// PGlite has neither a checkpointer nor much memory: without the first two the write-ahead log grows to hundreds of
// megabytes.
export const CLUSTER_SETTINGS = [
  'max_wal_size = 128MB',
  'shared_buffers = 32MB',
  'fsync = on',
  'wal_sync_method = fsync',
];
