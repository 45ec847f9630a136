/**
 * The paths for getting the app and for installing the site itself (SPEC 2). They stand here because an SMS leads
 * there, too.
 */
export const RECEIVE_APP_PATH = '/receive-app/';
export const WEB_APP_PATH = '/web-app/';

/** The variable of the configuration that names each place where the app is to be had (BEHAVIOUR 12). */
export const APP_DOWNLOAD_VARIABLES = {
  apk: 'APP_APK_URL',
  bazaar: 'APP_BAZAAR_URL',
  myket: 'APP_MYKET_URL',
  googlePlay: 'APP_GOOGLE_PLAY_URL',
  appStore: 'APP_STORE_URL',
} as const;
