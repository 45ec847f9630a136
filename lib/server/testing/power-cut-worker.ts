import { workerData } from 'node:worker_threads';

import { recordPowerCut } from './power-cut-files';

/** The embedded database's thread on a disk that forgets unsynced writes: see power-cut-files.ts. */
recordPowerCut(workerData.directory, `${workerData.directory}.after-power-cut`);
await import('../adapters/database/embedded/worker');
