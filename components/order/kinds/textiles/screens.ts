import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Steps 2 and 30, with their edits. */
export const textileScreens = {
  grade: toFetchedScreen(() => import('./grade').then((module) => module.GradeQuestion)),
  'return-date-time': toFetchedScreen(() => import('./return-time').then((module) => module.ReturnTimeQuestion)),
} satisfies Record<string, QuestionScreen>;
