import { useTranslations } from 'next-intl';

import { GiftCodeField, useGiftCode } from '@/components/forms/gift-code';

import { FormCard } from './form-card';

export function GiftCodeForm() {
  const t = useTranslations('account.giftCode');
  const gift = useGiftCode();
  return (
    <FormCard title={t('title')} hint={t('text')} onSubmit={() => void gift.submit()}>
      <GiftCodeField {...gift} />
    </FormCard>
  );
}
