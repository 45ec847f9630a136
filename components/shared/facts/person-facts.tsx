import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import type { WorkerGrade } from '@/lib/contract/provider-enumerations';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

type FreeProvider = CallAnswer<'serviceprovider/filterserviceprovider'>['lstServiceProvider'][number];

interface PersonFactsProps {
  readonly person: Pick<FreeProvider, 'fullname' | 'merchantName' | 'gender' | 'workerCode' | 'carWashMethod'> & {
    readonly workerGrade?: WorkerGrade;
  };
}

/** A person's facts: gender, standing, the own page's code, the firm, and the method of a car washer (SPEC 3). */
export function PersonFacts({ person }: PersonFactsProps) {
  const t = useTranslations('order.provider');
  const locale = useLocale();
  const { fullname, merchantName, gender, workerCode, workerGrade, carWashMethod } = person;
  return (
    <span className="flex w-full flex-wrap gap-x-3 gap-y-1 text-14 text-stone-500">
      <span>{t(`gender.${gender}`)}</span>
      {workerGrade && <span>{t(`grades.${workerGrade}`)}</span>}
      <span>{t.rich('code', { code: () => <bdi dir="ltr">{formatDigits(workerCode, locale)}</bdi> })}</span>
      {merchantName !== '' && merchantName !== fullname && (
        <span>{t.rich('firm', { name: () => <WrittenText text={merchantName} /> })}</span>
      )}
      {carWashMethod && <span>{t(`carWash.${carWashMethod}`)}</span>}
    </span>
  );
}
