import type { ServiceKind } from '@/lib/contract/enumerations';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { carpetFlow } from '@/lib/funnel/kinds/carpet/flow';
import { carwashFlow } from '@/lib/funnel/kinds/carwash/flow';
import { cleaningFlow } from '@/lib/funnel/kinds/cleaning/flow';
import { gasFlow } from '@/lib/funnel/kinds/gas/flow';
import { laundryFlow } from '@/lib/funnel/kinds/laundry/flow';
import { movingFlow } from '@/lib/funnel/kinds/moving/flow';
import { taskFlow } from '@/lib/funnel/kinds/task/flow';
import { medicalTestsFlow } from '@/lib/funnel/kinds/medical-tests/flow';
import { upholsteryFlow } from '@/lib/funnel/kinds/upholstery/flow';

/** How each kind of service is ordered. */
export const FLOWS = {
  cleaning: cleaningFlow,
  laundry: laundryFlow,
  carpet: carpetFlow,
  upholstery: upholsteryFlow,
  carwash: carwashFlow,
  task: taskFlow,
  moving: movingFlow,
  gas: gasFlow,
  testing: medicalTestsFlow,
} satisfies Record<ServiceKind, ServiceFlow>;

/**
 * Every question that some kind asks. The tables of components/order have a screen and words for each, or do not
 * compile.
 */
export type QuestionKind = (typeof FLOWS)[ServiceKind][number]['question'];
