import { Price } from '@/components/ui/price';
import { ServicePicture } from '@/components/ui/service-picture';
import { QuotingText } from '@/components/ui/written-text';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { findTypeName } from '../state/order-service';
import { useAnswerRows } from '../state/use-answer-rows';
import { isPerson } from './shown-answer';

/** The type has the line above the other answers. */
const isInName = (question: string) => question === 'service-type';

/**
 * The order at one glance: what is ordered, its answers in one sentence, and the price so far. It speaks no words of
 * its own, so that a dialog with other words can show it.
 */
export function useOrderGlimpse() {
  const { service, draft, price } = useOrder();
  const locale = useLocale();
  const rows = useAnswerRows().filter((row) => !isInName(row.question) && !isPerson(row));
  const name = findTypeName(service, draft.srvcattypeid) ?? service.name;
  const answers = rows.map(({ text }) => text.replaceAll('\n', ' ')).join(' · ');
  const dueRial = price.answer ? price.answer.priceRial - price.answer.discountRial : null;
  return (
    <div className="flex items-center gap-3 rounded-card border border-stone-200 bg-card p-3">
      <ServicePicture
        url={service.pictureUrl}
        name={service.seopath}
        size={40}
        className="size-10 shrink-0 rounded-field narrow:hidden"
      />
      <div className="min-w-0 grow leading-snug">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="font-semibold">{name}</p>
          {dueRial !== null && <Price text={formatTomans(dueRial, locale)} />}
        </div>
        {answers !== '' && (
          <p className="line-clamp-2 text-14 text-stone-500">
            <QuotingText text={answers} />
          </p>
        )}
      </div>
    </div>
  );
}
