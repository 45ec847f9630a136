import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Step 5 as whoever bids needs it. */
export const taskScreens = {
  'task-details': toFetchedScreen(() => import('./task-details').then((module) => module.TaskDetailsQuestion)),
} satisfies Record<string, QuestionScreen>;
