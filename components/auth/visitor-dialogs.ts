/** The dialogs that a visitor opens on any page. One file, so that the script of every page names it once. */
export { Invitation } from './invitation';
export { VisitorDialog } from './visitor-dialog';
