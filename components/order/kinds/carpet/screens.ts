import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Steps 2 and 15. */
export const carpetScreens = {
  carpets: toFetchedScreen(() => import('./carpets').then((module) => module.CarpetsQuestion)),
} satisfies Record<string, QuestionScreen>;
