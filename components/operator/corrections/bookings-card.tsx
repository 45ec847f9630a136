import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';
import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { SecondAnswer } from '../second-answer';
import { CorrectDialog, type Booking } from './correct-dialog';

interface BookingsCardProps {
  /** The subject of the bookings: an order or a person. */
  readonly of: { readonly taskid: number } | { readonly userid: number };
  readonly onChange: () => void;
}

/** The bookings that operators made by hand, each with its correction, for finance. Renders nothing without any. */
export function BookingsCard({ of, onChange }: BookingsCardProps) {
  const t = useTranslations('corrections');
  const { data: desk } = useCall('operator/getdesk', {});
  const mayRead = desk !== undefined && mayMakeDeskCall(desk.lstRole, 'operator/getallbooking');
  const { data, error, mutate } = useCall('operator/getallbooking', mayRead ? of : null);
  const [correcting, setCorrecting] = useState<Booking | null>(null);
  const changed = () => {
    setCorrecting(null);
    void mutate();
    onChange();
  };
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data || data.lstBooking.length === 0) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h3 id="bookings" className="text-16 font-semibold">
        {t('title')}
      </h3>
      <ul aria-labelledby="bookings" className="flex flex-col divide-y divide-stone-200">
        {data.lstBooking.map((booking) => (
          <Row key={booking.postingid} booking={booking} onCorrect={() => setCorrecting(booking)} onChange={changed} />
        ))}
      </ul>
      {correcting && <CorrectDialog booking={correcting} onDone={changed} onClose={() => setCorrecting(null)} />}
    </Card>
  );
}

interface RowProps {
  readonly booking: Booking;
  readonly onCorrect: () => void;
  readonly onChange: () => void;
}

function Row({ booking, onCorrect, onChange }: RowProps) {
  const t = useTranslations('corrections');
  const locale = useLocale();
  const { postingid, reason, atMs, bookedRial, lstCorrection, mayCorrect, pending } = booking;
  const answer = async (isconfirmed: boolean) => {
    await callFromBrowser('operator/confirmcorrection', { postingid, isconfirmed });
    onChange();
  };
  return (
    <li className="flex flex-col gap-2 py-2 text-14">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-semibold">{t(`bookings.${reason}`)}</span>
        <span>{formatTomans(bookedRial, locale)}</span>
        <span className="text-stone-500">{formatInstant(atMs, locale)}</span>
      </p>
      {lstCorrection.map(({ rial, atMs: correctedAtMs, operator, reason: why }) => (
        <p key={correctedAtMs} className="text-stone-500">
          <LabelWithName
            label={t('corrected', {
              amount: formatTomans(rial, locale),
              name: '{name}',
              time: formatInstant(correctedAtMs, locale),
            })}
            name={operator}
          />{' '}
          <WrittenText text={why} />
        </p>
      ))}
      {pending && (
        <SecondAnswer
          question={t('pending', {
            amount: formatTomans(pending.rial, locale),
            reason: toIsolatedName(pending.reason),
          })}
          mayAnswer={!pending.isOwn}
          answer={answer}
        />
      )}
      {mayCorrect && (
        <div>
          <Button variant="secondary" onClick={onCorrect}>
            {t('correct')}
          </Button>
        </div>
      )}
    </li>
  );
}
