import { useTranslations } from 'next-intl';

import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { useCounted } from '@/components/shared/use-counted';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SlideButton } from '@/components/ui/slide-button';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { LITRE_STEPS } from '@/lib/domain/constants/trucks';
import { RIALS_A_TOMAN } from '@/lib/domain/money/money';
import { readMeasure } from '@/lib/domain/text/typed-number';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { Keypad, toShownNumber } from './keypad';
import type { WorkDetail } from './work-move';
import { MomentPhotos } from './work-photos';

const NOTHING_TYPED = { text: '' };
const MOST_LITRES = 100;
/** The longest typed value: 100.0. */
const LONGEST = 5;

/** The meter's litres, to a tenth; null for an invalid number. */
export function toLitres(text: string): number | null {
  const litres = readMeasure(text);
  if (litres === null) return null;
  const measured = Math.round(litres * LITRE_STEPS) / LITRE_STEPS;
  return measured > 0 && measured <= MOST_LITRES ? measured : null;
}

/**
 * How many litres went into the tank: the sum follows them (gas/adddelivery). A slip of one sign moves money, so the
 * slide says the number once more.
 */
export function PetrolDelivery({ work, onDone }: { work: WorkDetail; onDone: () => void }) {
  const t = useTranslations('petrol.delivery');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { petrol, state, priceChange, taskid } = work;
  // What was read from the meter stays while the page is read anew.
  const { form, setForm, settle } = useKeptForm(`petrol-litres-${taskid}`, NOTHING_TYPED);
  const { text } = form;
  const setText = (typed: string) => setForm({ text: typed });
  const { isSending, failure, send } = useSending();
  if (!petrol || state !== 'IN_PROGRESS' || priceChange?.state === 'open') return null;
  const litres = toLitres(text);
  const before = petrol.deliveredLitres ?? petrol.litreVolume;
  const differenceRial = litres === null ? 0 : Math.round((litres - before) * petrol.litreRial);
  const isOwn = !work.handed?.isForCompany;
  const said = { litres: litres === null ? '' : formatNumber(litres, locale) };
  const submit = async () => {
    if (litres === null) return;
    const sent = await send(() => callFromBrowser('gas/adddelivery', { taskid, litreVolume: litres }));
    if (!sent.ok) return;
    settle(NOTHING_TYPED);
    onDone();
  };
  return (
    <Card data-moves={work.taskid} className="flex flex-col gap-4">
      <div>
        <h3 className="text-18 font-bold">{t('title')}</h3>
        <p className="text-stone-500">{t('text', { litres: formatNumber(petrol.litreVolume, locale) })}</p>
      </div>
      <MomentPhotos
        work={work}
        moment="after"
        words={{ title: t('photo.title'), add: t('photo.add') }}
        onChange={onDone}
      />
      <Pump litres={litres} priceRial={isOwn ? work.priceRial + differenceRial : null} />
      <TextField
        label={t('litres')}
        // The page has keys of its own: a keyboard would cover the pump.
        inputMode="none"
        autoComplete="off"
        value={toShownNumber(text, locale)}
        onChange={(event) => setText(toLatinDigits(event.target.value))}
        error={text !== '' && litres === null ? t('wrong') : undefined}
      />
      <Keypad value={text} mostLength={LONGEST} hasPoint disabled={isSending} onValueChange={setText} />
      {litres !== null && isOwn && <Outcome priceRial={work.priceRial} differenceRial={differenceRial} />}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <SlideButton
        // Another number is asked about anew.
        key={text}
        label={litres === null ? t('send') : t('isRight', said)}
        question={t('sure', said)}
        confirmLabel={t('confirm')}
        look={petrol.deliveredLitres === null ? 'primary' : 'secondary'}
        disabled={litres === null}
        isLoading={isSending}
        onDone={() => void submit()}
      />
    </Card>
  );
}

/** The new price, and the refund to the customer. */
function Outcome({ priceRial, differenceRial }: { readonly priceRial: number; readonly differenceRial: number }) {
  const t = useTranslations('petrol.delivery');
  const locale = useLocale();
  const values = {
    price: formatTomans(priceRial + differenceRial, locale),
    difference: formatTomans(Math.abs(differenceRial), locale),
  };
  return (
    <p aria-live="polite" className={classNames('font-semibold', differenceRial < 0 && 'text-turquoise-600')}>
      {t(differenceRial > 0 ? 'more' : differenceRial < 0 ? 'less' : 'as', values)}
    </p>
  );
}

/** The litres, as large as on a pump, and their price; null for a driver who is told no sums. */
function Pump({ litres, priceRial }: { readonly litres: number | null; readonly priceRial: number | null }) {
  const t = useTranslations('petrol.delivery');
  const locale = useLocale();
  // On the way to a new sum, too, people read whole tomans.
  const sum = useCounted(litres === null ? 0 : (priceRial ?? 0) / RIALS_A_TOMAN, 'professional');
  return (
    <div aria-hidden className="plate on-enamel flex flex-col gap-2 p-4">
      <p className="relative text-enamel-100">{t('litres')}</p>
      <p className="relative text-pump font-bold leading-none tabular-nums text-saffron-300">
        {litres === null ? '–' : formatNumber(litres, locale)}
      </p>
      {priceRial !== null && litres !== null && (
        <p className="relative border-t border-white/30 pt-2 text-36 font-bold text-white small-phone:text-28">
          {formatTomans(sum.shown * RIALS_A_TOMAN, locale)}
        </p>
      )}
    </div>
  );
}
