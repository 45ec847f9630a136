import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Steps 31 and 33. */
export const laundryScreens = {
  basket: toFetchedScreen(() => import('./basket').then((module) => module.BasketQuestion)),
} satisfies Record<string, QuestionScreen>;
