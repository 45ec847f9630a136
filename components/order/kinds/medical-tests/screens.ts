import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Steps 2 and 36, with their edits. */
export const medicalTestsScreens = {
  tests: toFetchedScreen(() => import('./tests').then((module) => module.TestsQuestion)),
  persons: toFetchedScreen(() => import('./persons').then((module) => module.PersonsQuestion)),
} satisfies Record<string, QuestionScreen>;
