import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Steps 38, 40 and 42, with their edits. */
export const gasScreens = {
  'truck-location': toFetchedScreen(() => import('./car-place').then((module) => module.CarPlaceQuestion)),
  vehicle: toFetchedScreen(() => import('./vehicle').then((module) => module.VehicleQuestion)),
  fuel: toFetchedScreen(() => import('./fuel').then((module) => module.FuelQuestion)),
} satisfies Record<string, QuestionScreen>;
