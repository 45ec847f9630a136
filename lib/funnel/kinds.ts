import type { ServiceKind } from '@/lib/contract/enumerations';
import { carpet } from '@/lib/funnel/kinds/carpet/kind';
import { carwash } from '@/lib/funnel/kinds/carwash/kind';
import { cleaning } from '@/lib/funnel/kinds/cleaning/kind';
import { gas } from '@/lib/funnel/kinds/gas/kind';
import { laundry } from '@/lib/funnel/kinds/laundry/kind';
import { medicalTests } from '@/lib/funnel/kinds/medical-tests/kind';
import { moving } from '@/lib/funnel/kinds/moving/kind';
import { task } from '@/lib/funnel/kinds/task/kind';
import { upholstery } from '@/lib/funnel/kinds/upholstery/kind';

/** The funnel's manifest of each kind. */
export const KINDS = {
  cleaning,
  laundry,
  carpet,
  upholstery,
  carwash,
  gas,
  task,
  moving,
  testing: medicalTests,
} satisfies Record<ServiceKind, object>;

/**
 * Every question that some kind asks. The tables of components/order have a screen and words for each, or do not
 * compile.
 */
export type QuestionKind = (typeof KINDS)[ServiceKind]['flow'][number]['question'];
