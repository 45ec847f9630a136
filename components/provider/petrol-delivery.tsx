import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { toLatinDigits } from '@/lib/domain/digits';
import { LITRE_STEPS } from '@/lib/domain/truck-constants';
import { readMeasure } from '@/lib/domain/typed-number';
import { formatDigits, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { WorkDetail } from './work-move';

const MOST_LITRES = 100;

/** What was read off the meter, to a tenth of a litre; null for what is no such number. */
export function toLitres(text: string): number | null {
  const litres = readMeasure(text);
  if (litres === null) return null;
  const measured = Math.round(litres * LITRE_STEPS) / LITRE_STEPS;
  return measured > 0 && measured <= MOST_LITRES ? measured : null;
}

/** How many litres went into the tank: the sum follows them (gas/adddelivery). */
export function PetrolDelivery({ work, onDone }: { work: WorkDetail; onDone: () => void }) {
  const t = useTranslations('petrol.delivery');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { petrol, state, priceChange, taskid } = work;
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { isSending, failure, send } = useSending();
  if (!petrol || state !== 'IN_PROGRESS' || priceChange?.state === 'open') return null;
  const litres = toLitres(text);
  const before = petrol.deliveredLitres ?? petrol.litreVolume;
  const differenceRial = litres === null ? 0 : Math.round((litres - before) * petrol.litreRial);
  const submit = async () => {
    if (litres === null) return setIsChecked(true);
    const sent = await send(() => callFromBrowser('gas/adddelivery', { taskid, litreVolume: litres }));
    if (!sent.ok) return;
    setText('');
    setIsChecked(false);
    onDone();
  };
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h3 className="text-18 font-bold">{t('title')}</h3>
        <p className="text-stone-500">{t('text', { litres: formatNumber(petrol.litreVolume, locale) })}</p>
      </div>
      <TextField
        label={t('litres')}
        inputMode="decimal"
        autoComplete="off"
        value={formatDigits(text, locale)}
        onChange={(event) => setText(toLatinDigits(event.target.value))}
        error={isChecked && litres === null ? t('wrong') : undefined}
      />
      {litres !== null && (
        <p aria-live="polite" className="font-semibold">
          {t(differenceRial > 0 ? 'more' : differenceRial < 0 ? 'less' : 'as', {
            price: formatTomans(work.priceRial + differenceRial, locale),
          })}
        </p>
      )}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <Button variant="secondary" className="self-start" isLoading={isSending} onClick={() => void submit()}>
        {t('send')}
      </Button>
    </Card>
  );
}
