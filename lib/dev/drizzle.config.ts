import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './lib/server/schema/index.ts',
  out: './lib/server/migrations',
  casing: 'snake_case',
});
