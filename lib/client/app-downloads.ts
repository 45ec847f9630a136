import 'server-only';

const VARIABLES = {
  apk: 'APP_APK_URL',
  bazaar: 'APP_BAZAAR_URL',
  myket: 'APP_MYKET_URL',
  googlePlay: 'APP_GOOGLE_PLAY_URL',
  appStore: 'APP_STORE_URL',
} as const;

export interface AppDownload {
  readonly name: keyof typeof VARIABLES;
  readonly url: string;
}

/** Where the app is to be had, as far as it is configured; the rest is not shown (BEHAVIOUR 12). The values were checked when the program started (lib/server/configuration.ts). */
export function readAppDownloads(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): readonly AppDownload[] {
  const names = Object.keys(VARIABLES) as AppDownload['name'][];
  return names.flatMap((name) => {
    const url = environment[VARIABLES[name]];
    return url ? [{ name, url }] : [];
  });
}
