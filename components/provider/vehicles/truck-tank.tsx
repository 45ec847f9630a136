import { Droplet } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { OwnVehicles } from '@/components/forms/work-vehicles/use-own-vehicles';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { LITRE_STEPS, TRUCK_TANK } from '@/lib/domain/constants/trucks';
import { readMeasure } from '@/lib/domain/text/typed-number';
import { formatNumber } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

interface TruckTankProps {
  readonly data: OwnVehicles;
  /** Litres that it holds. */
  readonly capacity: number;
  readonly onChange: (answer: OwnVehicles) => void;
}

/** The rest in the tank of the truck that is online, and the number of orders that it is enough for. */
export function TruckTank({ data, capacity, onChange }: TruckTankProps) {
  const t = useTranslations('work-vehicles.tank');
  const locale = useLocale();
  const left = data.truck?.litresLeft ?? capacity;
  const litres = (count: number) => formatNumber(count, locale, { maximumFractionDigits: 1 });
  const orders = Math.floor(left / TRUCK_TANK.usual);
  return (
    <section aria-label={t('title')} className="flex w-full flex-col gap-2 rounded-field border border-stone-200 p-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex items-center gap-2 font-semibold">
          <Icon icon={Droplet} className="text-enamel-600" />
          {t('title')}
        </span>
        <span>{t('left', { left: litres(left), capacity: litres(capacity) })}</span>
      </p>
      <span aria-hidden className="block h-3 overflow-hidden rounded-full bg-stone-200">
        <span className="block h-full rounded-full bg-enamel-600" style={{ width: `${(left / capacity) * 100}%` }} />
      </span>
      <div aria-live="polite">
        {left < TRUCK_TANK.least ? (
          <Notice tone="warning">{t('low', { least: litres(TRUCK_TANK.least) })}</Notice>
        ) : (
          <p className="text-14 text-stone-500">
            {t('enough', { count: orders, shown: formatNumber(orders, locale), litres: litres(TRUCK_TANK.usual) })}
          </p>
        )}
      </div>
      <Filling capacity={capacity} onChange={onChange} />
    </section>
  );
}

/** A full tank is a press; any other level is typed. */
function Filling({ capacity, onChange }: Pick<TruckTankProps, 'capacity' | 'onChange'>) {
  const t = useTranslations('work-vehicles.tank');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [text, setText] = useState(() => formatNumber(capacity, locale, { useGrouping: false }));
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send } = useSending();
  const typed = readMeasure(text);
  const isWrong = typed === null || typed > capacity;
  const fill = async () => {
    setIsTried(true);
    if (isWrong) return;
    const litres = Math.round(typed * LITRE_STEPS) / LITRE_STEPS;
    const sent = await send(() => callFromBrowser('workvehicle/filltank', { litres }));
    if (sent.ok) onChange(sent.answer);
  };
  return (
    <details>
      <summary className="min-h-touch cursor-pointer py-2 font-semibold text-enamel-700">{t('fill')}</summary>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void fill();
        }}
      >
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <TextField
          label={t('now')}
          inputMode="decimal"
          autoComplete="off"
          required
          error={isTried && isWrong ? t('wrong', { capacity: formatNumber(capacity, locale) }) : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary" isLoading={isSending}>
          {t('save')}
        </Button>
      </form>
    </details>
  );
}
