/** How the app is had, and how the site itself is installed (SPEC 2). Named here because an SMS leads there, too. */
export const RECEIVE_APP_PATH = '/receive-app/';
export const WEB_APP_PATH = '/web-app/';
