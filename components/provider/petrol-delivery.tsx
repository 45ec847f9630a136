import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { LITRE_STEPS } from '@/lib/domain/constants/trucks';
import { readMeasure } from '@/lib/domain/text/typed-number';
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
  const [isSure, setIsSure] = useState(false);
  const { isSending, failure, send } = useSending();
  if (!petrol || state !== 'IN_PROGRESS' || priceChange?.state === 'open') return null;
  const litres = toLitres(text);
  const before = petrol.deliveredLitres ?? petrol.litreVolume;
  const differenceRial = litres === null ? 0 : Math.round((litres - before) * petrol.litreRial);
  const outcome =
    litres === null || work.handed?.isForCompany
      ? null
      : t(differenceRial > 0 ? 'more' : differenceRial < 0 ? 'less' : 'as', {
          price: formatTomans(work.priceRial + differenceRial, locale),
        });
  const ask = () => (litres === null ? setIsChecked(true) : setIsSure(true));
  const submit = async () => {
    if (litres === null) return;
    const sent = await send(() => callFromBrowser('gas/adddelivery', { taskid, litreVolume: litres }));
    setIsSure(false);
    if (!sent.ok) return;
    setText('');
    setIsChecked(false);
    onDone();
  };
  return (
    <Card data-moves={work.taskid} className="flex flex-col gap-4">
      <div>
        <h3 className="text-18 font-bold">{t('title')}</h3>
        <p className="text-stone-500">{t('text', { litres: formatNumber(petrol.litreVolume, locale) })}</p>
      </div>
      <Pump litres={litres} priceRial={work.handed?.isForCompany ? null : work.priceRial + differenceRial} />
      <TextField
        label={t('litres')}
        inputMode="decimal"
        autoComplete="off"
        value={formatDigits(text, locale)}
        onChange={(event) => setText(toLatinDigits(event.target.value))}
        error={isChecked && litres === null ? t('wrong') : undefined}
      />
      {outcome !== null && (
        <p aria-live="polite" className="font-semibold">
          {outcome}
        </p>
      )}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <Button variant={petrol.deliveredLitres === null ? 'primary' : 'secondary'} size="large" onClick={ask}>
        {t('send')}
      </Button>
      {isSure && litres !== null && (
        <LitresDialog
          litres={litres}
          outcome={outcome}
          isSending={isSending}
          onConfirm={() => void submit()}
          onClose={() => setIsSure(false)}
        />
      )}
    </Card>
  );
}

/** The litres, as large as on a pump, and their price; null for a driver who is told no sums. */
function Pump({ litres, priceRial }: { readonly litres: number | null; readonly priceRial: number | null }) {
  const t = useTranslations('petrol.delivery');
  const locale = useLocale();
  return (
    <div aria-hidden className="plate on-enamel flex flex-col gap-2 p-4">
      <p className="relative text-enamel-100">{t('litres')}</p>
      <p className="relative text-pump font-bold leading-none tabular-nums text-saffron-300">
        {litres === null ? '–' : formatNumber(litres, locale)}
      </p>
      {priceRial !== null && litres !== null && (
        <p className="relative border-t border-white/30 pt-2 text-28 font-bold text-white">
          {formatTomans(priceRial, locale)}
        </p>
      )}
    </div>
  );
}

interface LitresDialogProps {
  readonly litres: number;
  /** The new price; null for a driver of a company, who is told no sums. */
  readonly outcome: string | null;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A slip of one sign moves money, so the number is read once more, large. */
function LitresDialog({ litres, outcome, isSending, onConfirm, onClose }: LitresDialogProps) {
  const t = useTranslations('petrol.delivery');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sure')}
      closeLabel={common('close')}
      footer={
        <>
          <Button isLoading={isSending} onClick={onConfirm}>
            {t('confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      <p className="py-4 text-center text-36 font-bold">{t('sureLitres', { litres: formatNumber(litres, locale) })}</p>
      {outcome !== null && <p className="pb-2 font-semibold">{outcome}</p>}
      <p className="text-stone-500">{t('sureText')}</p>
    </Dialog>
  );
}
