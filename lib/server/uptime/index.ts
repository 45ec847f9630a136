export { listOutages } from './list-outages';
export { noteSignOfLife } from './note-sign-of-life';
