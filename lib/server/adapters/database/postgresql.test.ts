import { describeDatabase } from '../../ports/database.suite';
import { createTestDatabase } from '../../testing/database';

const isReachable = process.env.DATABASE_URL_TEST !== undefined;

if (isReachable) describeDatabase('postgresql', createTestDatabase);
else it.skip('database: postgresql (set DATABASE_URL_TEST to run it)', () => undefined);
