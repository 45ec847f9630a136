import { toFetchedScreen, type QuestionScreen } from '../../question-screen';

/** Steps 31 and 33. */
export const laundryScreens = {
  basket: toFetchedScreen(() => import('./basket').then((module) => module.BasketQuestion)),
} satisfies Record<string, QuestionScreen>;
