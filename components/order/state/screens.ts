import { callAhead } from '@/lib/client/use-call';
import type { QuestionKind } from '@/lib/funnel/kinds';

import { bidScreens } from '../bids/screens';
import { kindScreens } from '../kinds/kinds';
import { toFetchedScreen, type QuestionScreen } from '../shell/question-screen';
import { NotOpenQuestion } from '../questions/not-open';
import { ServiceTypeQuestion } from '../questions/service-type';

/** A question of services that cannot be ordered yet. */
const NOT_OPEN: QuestionScreen = { Screen: NotOpenQuestion };

/** A screen for each question that some kind of service asks. */
const SCREENS = {
  'service-type': { Screen: ServiceTypeQuestion, isBeginning: true },
  address: {
    ...toFetchedScreen(() => import('../questions/address').then((module) => module.AddressQuestion)),
    loadOwn: () => callAhead('user/getdeliveryaddress', {}),
  },
  'date-time': toFetchedScreen(() => import('../questions/date-time').then((module) => module.DateTimeQuestion)),
  description: toFetchedScreen(() => import('../questions/description').then((module) => module.DescriptionQuestion)),
  provider: {
    ...toFetchedScreen(() => import('../questions/provider').then((module) => module.ProviderQuestion)),
    // Who is chosen stands in its place.
    hasNoSummary: true,
    isWide: true,
  },
  'pre-invoice': {
    ...toFetchedScreen(() => import('../pre-invoice/pre-invoice').then((module) => module.PreInvoiceQuestion)),
    hasNoSummary: true,
    isWide: true,
  },
  'bank-payment': {
    ...toFetchedScreen(() => import('../pre-invoice/bank-payment').then((module) => module.BankPaymentQuestion)),
    hasNoSummary: true,
  },
  // Step 6 is shown by order-funnel.tsx before any question.
  done: { ...NOT_OPEN, hasNoSummary: true },
  ...bidScreens,
  ...kindScreens,
  'child-type': NOT_OPEN,
} satisfies Record<QuestionKind, QuestionScreen>;

export function toScreen(question: QuestionKind): QuestionScreen {
  return SCREENS[question];
}
