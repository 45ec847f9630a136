/**
 * Reads `.env` of a folder, and the files beside it that the framework reads for its pages (`.env.local`,
 * `.env.production`), into process.env. What is set already stays.
 */
export async function readEnvironmentFiles(folder, isDevelopment = false) {
  const { default: environment } = await import('@next/env');
  environment.loadEnvConfig(folder, isDevelopment, { info: () => {}, error: console.error });
}
