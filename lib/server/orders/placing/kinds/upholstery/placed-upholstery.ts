import { CallError } from '@/lib/contract/call-error';
import { quoteUpholstery } from '@/lib/funnel/kinds/upholstery/quote';

import { requirePriceBook } from '../../../../prices';
import { chosenProvider } from '../../matching/chosen-provider';
import { requireAnswer } from '../../order-place';
import type { PlacedKind } from '../../placed-kind';

/**
 * Sofas and mattresses: priced by seat and grade, and washed where they stand by whom the customer chose. What is
 * counted there is another final price.
 */
export const placedUpholstery = {
  call: 'clean/addcleanrequest',
  async requireQuote(executor, { srvcattypeid, grade, upholstery }, place, ports) {
    const book = await requirePriceBook(executor, { kind: 'upholstery', ...place }, ports);
    const service = {
      typeId: requireAnswer(srvcattypeid, 'srvcattypeid'),
      cityId: place.cityId,
      grade: requireAnswer(grade, 'grade'),
    };
    const quote = quoteUpholstery({ ...service, upholstery }, book);
    if (!quote) throw new CallError('service-not-available');
    return quote;
  },
  matching: chosenProvider,
} as const satisfies PlacedKind;
