import { holdChanges } from './change-queue';
import { holdClicks } from './click-queue';

/** Holds a person's clicks and changes until the framework is there, on a page that starts it at once. */
holdClicks();
holdChanges();
