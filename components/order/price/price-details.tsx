import { ChevronUp } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { takesBids } from '@/lib/funnel/engine';

import { GuidePrice } from '../bids/guide-price-fetched';
import { useOrder } from '../state/order-context';
import { PriceOfCity } from './price-of-city';
import { PriceSoFar } from './price-so-far';

const PriceSheet = dynamic(
  toPatientLoader(() => import('./price-sheet').then((module) => module.PriceSheet)),
  { ssr: false },
);

/** The price so far, which opens to the lines it is made of. */
export function PriceDetails() {
  const t = useTranslations('order');
  const { price, walk, followedTaskId } = useOrder();
  const [isOpen, setIsOpen] = useState(false);
  const [sum, way] = [useId(), useId()];
  if (!price.answer) return takesBids(walk.flow) && followedTaskId === null ? <GuidePrice /> : <PriceSoFar />;
  return (
    <PriceOfCity>
      {/* What is said as it changes lies beside the button: inside, it would be but a part of the button's name. */}
      <div className="relative flex min-h-touch items-center gap-2">
        <span id={sum}>
          <PriceSoFar />
        </span>
        <Icon icon={ChevronUp} className="text-enamel-600" />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${sum} ${way}`}
          className="absolute inset-0 rounded-field"
          onClick={() => setIsOpen(true)}
        >
          <span id={way} className="sr-only">
            {t('price.open')}
          </span>
        </button>
      </div>
      {isOpen && <PriceSheet onClose={() => setIsOpen(false)} />}
    </PriceOfCity>
  );
}
