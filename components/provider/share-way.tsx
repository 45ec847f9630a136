import { MapPinCheck } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Switch } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { hasPositionConsent, keepPositionConsent } from '@/lib/client/position-consent';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { useUserAccount } from '@/lib/client/user-account';
import { WAY_POSITION } from '@/lib/domain/constants/providers';
import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';
import { formatClock } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import { useSharedPosition } from './use-shared-position';

const METRES_A_KM = 1000;

interface ShareWayProps {
  readonly taskId: number;
  /** The reader goes for a company, which sees the position, too. */
  readonly isForCompany: boolean;
  /** Where the way leads; null where the address was not set on the map. */
  readonly door?: Coordinates | null;
  /** The place of the next move, under the thumb; without it the arrival is said here. */
  readonly dock?: HTMLElement | null;
  readonly onArrived: () => void;
}

/**
 * On the way (BEHAVIOUR 17): whether the customer sees where the provider is, and that they have arrived. Off until it
 * is turned on for this job. A work that is read without network may be further by now: whether it is on the way is
 * asked anew.
 */
export function ShareWay({ taskId, isForCompany, door = null, dock = null, onArrived }: ShareWayProps) {
  const account = useUserAccount();
  const { data, mutate } = useCall('ontheway/getposition', account ? { taskid: taskId } : null);
  if (!account || !data?.isOnTheWay) return null;
  return (
    <OwnWay
      key={account.userId}
      taskId={taskId}
      userId={account.userId}
      arrivedAtMs={data.arrivedAtMs}
      isForCompany={isForCompany}
      door={door}
      dock={dock}
      onChange={async () => {
        await mutate();
        onArrived();
      }}
    />
  );
}

interface OwnWayProps extends Pick<ShareWayProps, 'taskId' | 'isForCompany'> {
  readonly userId: number;
  readonly door: Coordinates | null;
  readonly dock: HTMLElement | null;
  readonly arrivedAtMs: number | null;
  /** Reads the way again. */
  readonly onChange: () => Promise<unknown>;
}

function OwnWay({ taskId, userId, door, arrivedAtMs, isForCompany, dock, onChange }: OwnWayProps) {
  const t = useTranslations('on-the-way.share');
  const toErrorText = useErrorText();
  const [isAgreed, setIsAgreed] = useState(() => hasPositionConsent({ userId, taskId }));
  const hasArrived = arrivedAtMs !== null;
  const isOn = isAgreed && !hasArrived;
  const { isSending, failure, send } = useSending();
  const { sentAtMs, problem, places, withoutSharing } = useSharedPosition(taskId, isOn);
  const turn = (agrees: boolean) => {
    setIsAgreed(agrees);
    keepPositionConsent({ userId, taskId }, agrees);
    if (!agrees)
      void send(() =>
        withoutSharing(() => callFromBrowser('ontheway/shareposition', { taskid: taskId, position: null })),
      );
  };
  const arrive = () =>
    send(() =>
      withoutSharing(async () => {
        await callFromBrowser('ontheway/arrive', { taskid: taskId });
        await onChange();
      }),
    );
  const isAtDoor = isOn && door !== null && standsAt(door, places);
  const arriveByItself = useEffectEvent(() => void arrive());
  useEffect(() => {
    if (isAtDoor) arriveByItself();
  }, [isAtDoor]);
  const arrival = (
    <Button size="large" className="w-full" isLoading={isSending} onClick={() => void arrive()}>
      <Icon icon={MapPinCheck} />
      {t('arrive')}
    </Button>
  );
  if (hasArrived)
    return (
      <Card className="flex flex-col gap-3">
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p aria-live="polite" className="text-turquoise-600">
          {t('arrived')}
        </p>
      </Card>
    );
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      <Switch
        label={t(isForCompany ? 'switchTeam' : 'switch')}
        description={t(isForCompany ? 'textTeam' : 'text')}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
        className="w-full"
      />
      <div aria-live="polite" className="empty:hidden">
        {isOn && problem && <Notice tone="warning">{t(`problems.${problem}`)}</Notice>}
        {isOn && !problem && <SentLine sentAtMs={sentAtMs} />}
        {isOn && !problem && door && <p className="text-14 text-stone-500">{t('byItself')}</p>}
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      </div>
      {dock ? createPortal(arrival, dock) : arrival}
    </Card>
  );
}

/** The last positions in a row are at the door: somebody stands there, and does not drive past. */
function standsAt(door: Coordinates, places: readonly Coordinates[]): boolean {
  const { metres, positions } = WAY_POSITION.atDoor;
  const isNear = (place: Coordinates) => toDistanceKm(place, door) * METRES_A_KM <= metres;
  return places.length >= positions && places.every(isNear);
}

function SentLine({ sentAtMs }: { sentAtMs: number | null }) {
  const t = useTranslations('on-the-way.share');
  const locale = useLocale();
  return (
    <p className="text-14 text-stone-500">
      {t('on')} {sentAtMs !== null && t('sentAt', { time: formatClock(sentAtMs, locale) })}
    </p>
  );
}
