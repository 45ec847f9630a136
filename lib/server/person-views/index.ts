/** Looking at the site with a person's eyes: for the door of the calls, and for the timers. */
export { answerInView } from './answer-in-view';
export { endingViews } from './tell';
