/**
 * Brings an empty database the migrations and the samples, so that later rows stand beside them: `seed-program
 * <postgresql://…>`.
 */
import { openPostgresql } from '@/lib/server/adapters/database/postgresql';
import { seedDemo } from '@/lib/server/seed/demo';

import { createMarketplaceApp } from '../marketplace-app';

const [url = ''] = process.argv.slice(2);
const database = await openPostgresql(url);
await database.migrate();
await seedDemo(createMarketplaceApp(database).context);
await database.close();
