/** The dialogs that a visitor opens on any page. One file, so that the script of every page names it once. */
export { Invitation } from './invitation';
export { LoginDialog } from './login-dialog';
