import { holdChanges } from './change-queue';
import { holdClicks } from './click-queue';

/** What a person does before the framework is there, on a page that starts it at once. */
holdClicks();
holdChanges();
