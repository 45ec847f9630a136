import { useTranslations } from 'next-intl';

import { CheckChips } from '@/components/ui/check-chips';
import { Disclosure } from '@/components/ui/disclosure';
import type { CallAnswer } from '@/lib/contract';

import type { WishFieldsProps } from './gift-code-fields';

export type Named = CallAnswer<'operator/getallgiftcode'>['lstCity'];

interface GiftCodePlacesProps extends Omit<WishFieldsProps, 'isTried'> {
  readonly cities: Named;
  readonly services: Named;
}

/** The cities and services of the orders that it pays for; none chosen is all. */
export function GiftCodePlaces({ wish, cities, services, onChange }: GiftCodePlacesProps) {
  const t = useTranslations('gift-codes');
  const toChoices = (named: Named) => named.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Disclosure title={t('places')}>
      <div className="flex flex-col gap-4">
        <CheckChips
          legend={t('cities')}
          hint={t('noneIsAll')}
          choices={toChoices(cities)}
          values={wish.cityIds}
          onValuesChange={(cityIds) => onChange({ cityIds })}
        />
        <CheckChips
          legend={t('services')}
          hint={t('noneIsAll')}
          choices={toChoices(services)}
          values={wish.serviceIds}
          onValuesChange={(serviceIds) => onChange({ serviceIds })}
        />
      </div>
    </Disclosure>
  );
}
