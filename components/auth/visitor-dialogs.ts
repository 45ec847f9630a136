/** What a visitor may open on any page, in one file: it is named once in the script that every page has. */
export { Invitation } from './invitation';
export { LoginDialog } from './login-dialog';
