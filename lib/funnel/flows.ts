import type { ServiceKind } from '@/lib/domain/service-kind';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { carpetFlow } from '@/lib/funnel/kinds/carpet';
import { carwashFlow } from '@/lib/funnel/kinds/carwash';
import { cleaningFlow } from '@/lib/funnel/kinds/cleaning';
import { gasFlow } from '@/lib/funnel/kinds/gas';
import { laundryFlow } from '@/lib/funnel/kinds/laundry';
import { movingFlow } from '@/lib/funnel/kinds/moving';
import { taskFlow } from '@/lib/funnel/kinds/task';
import { testingFlow } from '@/lib/funnel/kinds/testing';

/** How each kind of service is ordered. */
export const FLOWS: Readonly<Record<ServiceKind, ServiceFlow>> = {
  cleaning: cleaningFlow,
  laundry: laundryFlow,
  carpet: carpetFlow,
  carwash: carwashFlow,
  task: taskFlow,
  moving: movingFlow,
  gas: gasFlow,
  testing: testingFlow,
};
