import { ChevronUp } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

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
  if (!price.answer) return takesBids(walk.flow) && followedTaskId === null ? <GuidePrice /> : <PriceSoFar />;
  return (
    <PriceOfCity>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="flex min-h-touch items-center gap-2 rounded-field text-start"
        onClick={() => setIsOpen(true)}
      >
        <PriceSoFar />
        <Icon icon={ChevronUp} className="text-enamel-600" />
        <span className="sr-only">{t('price.open')}</span>
      </button>
      {isOpen && <PriceSheet onClose={() => setIsOpen(false)} />}
    </PriceOfCity>
  );
}
