import 'server-only';

import { APP_DOWNLOAD_VARIABLES } from '@/lib/domain/site/app-paths';

export interface AppDownload {
  readonly name: keyof typeof APP_DOWNLOAD_VARIABLES;
  readonly url: string;
}

/**
 * The configured addresses of the app; others are not shown (BEHAVIOUR 12). The values were checked when the program
 * started (lib/server/start/configuration.ts).
 */
export function readAppDownloads(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly AppDownload[] {
  const names = Object.keys(APP_DOWNLOAD_VARIABLES) as AppDownload['name'][];
  return names.flatMap((name) => {
    const url = environment[APP_DOWNLOAD_VARIABLES[name]];
    return url ? [{ name, url }] : [];
  });
}
