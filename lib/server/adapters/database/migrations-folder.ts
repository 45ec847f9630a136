import { join } from 'node:path';

/** The program is started in the project's folder (lib/dev/start.mjs sees to it), bundled or not. */
export const migrationsFolder = join(process.cwd(), 'lib/server/migrations');
