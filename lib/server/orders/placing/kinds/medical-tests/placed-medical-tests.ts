import { CallError } from '@/lib/contract/call-error';
import { quoteMedicalTests } from '@/lib/funnel/kinds/medical-tests/quote';

import { requirePriceBook } from '../../../../prices';
import { chosenProvider } from '../../matching/chosen-provider';
import { requireAnswer } from '../../order-place';
import type { PlacedKind } from '../../placed-kind';

/** Medical tests at home: priced by test and person with one visit fee, done by whom the customer chose. */
export const placedMedicalTests = {
  call: 'clean/addcleanrequest',
  async requireQuote(executor, { srvcattypeid, testIds, personCount }, place, ports) {
    const book = await requirePriceBook(executor, { kind: 'testing', ...place }, ports);
    const typeId = requireAnswer(srvcattypeid, 'srvcattypeid');
    const quote = quoteMedicalTests({ typeId, cityId: place.cityId, testIds, personCount: personCount ?? 1 }, book);
    if (!quote) throw new CallError('service-not-available');
    return quote;
  },
  matching: chosenProvider,
} as const satisfies PlacedKind;
