import { CallError } from '@/lib/contract/call-error';
import type { CarWashMethod } from '@/lib/contract/enumerations';
import { quoteCarWash } from '@/lib/funnel/kinds/carwash/quote';

import { requirePriceBook } from '../../../../prices';
import { chosenProvider } from '../../matching/chosen-provider';
import { requireAnswer } from '../../order-place';
import type { PlacedKind } from '../../placed-kind';

/** How a car is washed while nobody has said it: every kind of wash is offered there. */
const USUAL_METHOD: CarWashMethod = 'on-site';

/** A car wash: priced by body, kind of wash and method, done by whom the customer chose. */
export const placedCarWash = {
  call: 'car/addcarwashrequest',
  async requireQuote(executor, draft, place, ports) {
    const book = await requirePriceBook(executor, { kind: 'carwash', ...place }, ports);
    const quote = quoteCarWash(
      {
        typeId: requireAnswer(draft.srvcattypeid, 'srvcattypeid'),
        cityId: place.cityId,
        bodyTypeId: requireAnswer(draft.carTypeId, 'carTypeId'),
        method: draft.carWashLocation ?? USUAL_METHOD,
      },
      book,
    );
    if (!quote) throw new CallError('service-not-available');
    return quote;
  },
  matching: chosenProvider,
} as const satisfies PlacedKind;
