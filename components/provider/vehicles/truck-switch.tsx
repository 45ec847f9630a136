import { Power } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { askPosition } from '@/components/shared/map/use-own-position';
import { useServerNowMs } from '@/components/shared/use-remaining';
import { useOwnVehicles, type OwnVehicles } from '@/components/forms/work-vehicles/use-own-vehicles';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceChips } from '@/components/ui/choice';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { TRUCK_POSITION } from '@/lib/domain/constants/trucks';
import { formatClock, formatDigits } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { TruckDayView, type TruckDay } from './truck-day';
import { TruckTank } from './truck-tank';

type Problem = Extract<Awaited<ReturnType<typeof askPosition>>, string>;

/** The switch of a driver whose truck is approved: online, the truck takes orders. `TruckWatch` sends its position. */
export function TruckSwitch({ day = null }: { readonly day?: TruckDay | null }) {
  const { data, keep } = useOwnVehicles();
  const usable = data?.lstVehicle.filter(({ use, isUsable }) => use === 'petrol-truck' && isUsable) ?? [];
  if (!data || usable.length === 0) return null;
  return data.truck?.isOnline ? (
    <Online data={data} day={day} onChange={keep} />
  ) : (
    <Offline trucks={usable} lastId={data.truck?.vehicleid ?? null} onChange={keep} />
  );
}

interface OnlineProps {
  readonly data: OwnVehicles;
  readonly day: TruckDay | null;
  readonly onChange: (answer: OwnVehicles) => void;
}

function Online({ data, day, onChange }: OnlineProps) {
  const t = useTranslations('work-vehicles.truck');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const seenAtMs = data.truck?.seenAtMs ?? 0;
  const onlineSinceMs = data.truck?.onlineSinceMs;
  // It grows old before the next answer says so.
  const nowMs = useServerNowMs(data.serverNowMs) ?? data.serverNowMs;
  const isStale = nowMs - seenAtMs > TRUCK_POSITION.freshMs;
  const vehicle = data.lstVehicle.find(({ vehicleid }) => vehicleid === data.truck?.vehicleid);
  const end = async () => {
    const sent = await send(() => callFromBrowser('workvehicle/gooffline', {}));
    if (sent.ok) onChange(sent.answer);
  };
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="flex items-center gap-2 text-18 font-bold">
        <span
          aria-hidden
          className={classNames('size-3 shrink-0 rounded-full', isStale ? 'bg-stone-500' : 'bg-turquoise-600')}
        />
        {t(isStale ? 'staleTitle' : 'online')}
      </h2>
      <div aria-live="polite" className="flex flex-col gap-1">
        {isStale ? <Notice tone="warning">{t('stale')}</Notice> : <p>{t('onlineText')}</p>}
        <p className="text-14 text-stone-500">
          {t('seen', { minutes: Math.max(0, Math.floor((nowMs - seenAtMs) / MINUTE_MS)) })}{' '}
          {typeof onlineSinceMs === 'number' && t('since', { time: formatClock(onlineSinceMs, locale) })}
        </p>
      </div>
      {data.truck && day && (
        <TruckDayView truck={data.truck} number={vehicle?.truckNumber ?? ''} day={day} ageMs={nowMs - seenAtMs} />
      )}
      {vehicle && <TruckTank data={data} capacity={vehicle.capacity} onChange={onChange} />}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <OffSwitch isStale={isStale} isLoading={isSending} onPress={() => void end()} />
    </Card>
  );
}

interface OffSwitchProps {
  /** Its position is old: nobody is offered this truck, and the switch is grey. */
  readonly isStale: boolean;
  readonly isLoading: boolean;
  readonly onPress: () => void;
}

/** As large as a slide, with its knob at the end: on. */
function OffSwitch({ isStale, isLoading, onPress }: OffSwitchProps) {
  const t = useTranslations('work-vehicles.truck');
  return (
    <button
      type="button"
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? undefined : onPress}
      className={classNames(
        'relative flex min-h-16 w-full items-center justify-center rounded-card py-2 ps-4 pe-20 text-center text-18 font-bold leading-snug transition-colors forced-colors:border',
        isStale ? 'bg-stone-200 text-stone-500' : 'bg-turquoise-600 text-white',
      )}
    >
      {t('goOffline')}
      <span
        aria-hidden
        className="absolute inset-y-1 end-1 flex w-16 items-center justify-center rounded-field bg-card text-enamel-700"
      >
        {isLoading ? <Spinner /> : <Icon icon={Power} size={24} />}
      </span>
    </button>
  );
}

interface OfflineProps {
  readonly trucks: OwnVehicles['lstVehicle'];
  /** With which the driver was online last. */
  readonly lastId: number | null;
  readonly onChange: (answer: OwnVehicles) => void;
}

function Offline({ trucks, lastId, onChange }: OfflineProps) {
  const t = useTranslations('work-vehicles.truck');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [chosenId, setChosenId] = useState(lastId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isSending, failure, send } = useSending();
  const chosen = trucks.find(({ vehicleid }) => vehicleid === chosenId) ?? trucks[0];
  const begin = async () => {
    setProblem(null);
    const sent = await send(async () => {
      const found = await askPosition();
      if (typeof found === 'string') {
        setProblem(found);
        return null;
      }
      const { latitude: googleLat, longitude: googleLong } = found;
      return callFromBrowser('workvehicle/goonline', { vehicleid: chosen?.vehicleid ?? 0, googleLat, googleLong });
    });
    if (sent.ok && sent.answer) onChange(sent.answer);
  };
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="flex items-center gap-2 text-18 font-bold">
        <span aria-hidden className="size-3 shrink-0 rounded-full bg-stone-500" />
        {t('offline')}
      </h2>
      <p>{t('offlineText')}</p>
      {trucks.length > 1 && (
        <ChoiceChips
          legend={t('choose')}
          choices={trucks.map(({ vehicleid, truckNumber }) => ({
            value: vehicleid,
            label: <bdi>{formatDigits(truckNumber, locale)}</bdi>,
          }))}
          value={chosen?.vehicleid ?? null}
          onValueChange={setChosenId}
        />
      )}
      {problem && <Notice tone="warning">{t(`problems.${problem}`)}</Notice>}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <Button size="large" className="w-full" isLoading={isSending} onClick={() => void begin()}>
        {t('goOnline')}
      </Button>
    </Card>
  );
}
