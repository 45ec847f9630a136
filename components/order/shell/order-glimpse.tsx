import { Price } from '@/components/ui/price';
import { ServicePicture } from '@/components/ui/service-picture';
import { QuotingText } from '@/components/ui/written-text';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { findTypeName } from '../state/order-service';
import { useAnswerRows } from '../state/use-answer-rows';
import { isPerson } from './shown-answer';

/** The type is the name above the other answers. */
const isInName = (question: string) => question === 'service-type';

/** An order at one glance: the name of its work, its answers in one sentence, and the price so far. */
export interface OrderGlimpse {
  readonly name: string;
  readonly pictureUrl: string;
  readonly seopath: string;
  readonly answers: string;
  /** Rial, after the discount; null before it is known. */
  readonly dueRial: number | null;
}

export function useOrderGlimpse(): OrderGlimpse {
  const { service, draft, price } = useOrder();
  const rows = useAnswerRows().filter((row) => !isInName(row.question) && !isPerson(row));
  return {
    name: findTypeName(service, draft.srvcattypeid) ?? service.name,
    pictureUrl: service.pictureUrl,
    seopath: service.seopath,
    answers: rows.map(({ text }) => text.replaceAll('\n', ' ')).join(' · '),
    dueRial: price.answer ? price.answer.priceRial - price.answer.discountRial : null,
  };
}

interface GlimpsedOrderProps {
  readonly order: OrderGlimpse;
  /** Its name and picture stand right above. */
  readonly isNamed?: boolean;
}

/** The order in one card. It speaks no words of its own, so that a dialog with other words can show it. */
export function GlimpsedOrder({
  order: { name, pictureUrl, seopath, answers, dueRial },
  isNamed = false,
}: GlimpsedOrderProps) {
  const locale = useLocale();
  return (
    <div className="flex items-center gap-3 rounded-card border border-stone-200 bg-card p-3">
      {!isNamed && (
        <ServicePicture
          url={pictureUrl}
          name={seopath}
          size={40}
          className="size-10 shrink-0 rounded-field narrow:hidden"
        />
      )}
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3 leading-snug">
        {!isNamed && <p className="font-semibold">{name}</p>}
        {isNamed && <Answers text={answers} />}
        {dueRial !== null && <Price text={formatTomans(dueRial, locale)} />}
        {!isNamed && (
          <div className="basis-full">
            <Answers text={answers} />
          </div>
        )}
      </div>
    </div>
  );
}

function Answers({ text }: { readonly text: string }) {
  return (
    text !== '' && (
      <p className="line-clamp-2 min-w-0 text-14 text-stone-500">
        <QuotingText text={text} />
      </p>
    )
  );
}
