import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Steps 2 and 15. */
export const upholsteryScreens = {
  upholstery: toFetchedScreen(() => import('./upholstery').then((module) => module.UpholsteryQuestion)),
} satisfies Record<string, QuestionScreen>;
