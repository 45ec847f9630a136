import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Steps 26 and 27, with their edits. */
export const carwashScreens = {
  'car-type': toFetchedScreen(() => import('./car-type').then((module) => module.CarTypeQuestion)),
  'car-service': toFetchedScreen(() => import('./car-service').then((module) => module.CarServiceQuestion)),
} satisfies Record<string, QuestionScreen>;
