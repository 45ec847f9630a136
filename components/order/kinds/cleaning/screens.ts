import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';
import { CleaningDetailsQuestion } from './cleaning-details';

/** Steps 22 and 23, with their edits. */
export const cleaningScreens = {
  'cleaning-details': { Screen: CleaningDetailsQuestion, isBeginning: true },
  pets: toFetchedScreen(() => import('./pets').then((module) => module.PetsQuestion)),
} satisfies Record<string, QuestionScreen>;
