import { callAhead } from '@/lib/client/use-call';

import { toFetchedScreen, type QuestionScreen } from '../../shell/question-screen';

/** Steps 34 and 3 of a removal, with their edits. */
export const movingScreens = {
  movers: {
    ...toFetchedScreen(() => import('./movers').then((module) => module.MoversQuestion)),
    // Once it is known where the removal begins, its edit begins with the vehicles there.
    loadOwn: async ({ locationid }) => {
      if (locationid !== null) await callAhead('moving/getallvehicle', { locationid });
    },
  },
  'moving-addresses': {
    ...toFetchedScreen(() => import('./moving-addresses').then((module) => module.MovingAddressesQuestion)),
    loadOwn: () => callAhead('user/getdeliveryaddress', {}),
  },
} satisfies Record<string, QuestionScreen>;
