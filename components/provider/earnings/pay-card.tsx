import { Landmark } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { BankName } from '@/components/shared/payouts/bank-name';
import { PayoutForm } from '@/components/shared/payouts/payout-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Plate } from '@/components/ui/plate';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { formatDigits, formatInstant, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Pay } from './pay';

interface PayCardProps {
  readonly pay: Pay;
  readonly onPaidOut: () => void;
}

/** The digits of a Sheba by which people know it. */
const KNOWN_DIGITS = 4;

/** The next payout: its day, its bank, what is free of it, and the way to have that sooner. */
export function PayCard({ pay, onPaidOut }: PayCardProps) {
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { availableRial, sheba, obstacle, dueDate } = pay;
  const canAsk = obstacle === null && availableRial >= PAYOUT.leastRials;
  return (
    <div className="flex flex-col gap-3">
      {/* What the bank returned is the one thing to mend here. */}
      <Plate
        look="hero"
        className={obstacle === 'sheba-blocked' ? 'flex flex-col gap-4 bg-pomegranate-600' : 'flex flex-col gap-4'}
      >
        <PayoutHead pay={pay} day={formatJalaliDate(dueDate, locale)} />
        <FreePart pay={pay} />
        <PayoutNote pay={pay} />
        {canAsk && (
          <Button variant="inverse" size="large" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('sooner')}
          </Button>
        )}
      </Plate>
      {canAsk && isOpen && (
        <Card>
          {/* A new sum begins with all that there is. */}
          <PayoutForm
            key={availableRial}
            call="payout/requestpayout"
            leastRials={PAYOUT.leastRials}
            availableRials={availableRial}
            dueDate={dueDate}
            sheba={sheba}
            toSureText={(words) => t('sureText', words)}
            onPaidOut={() => {
              setOpen(false);
              onPaidOut();
            }}
          />
        </Card>
      )}
    </div>
  );
}

function PayoutHead({ pay: { payableRial, sheba, obstacle }, day }: { pay: Pay; day: string }) {
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="flex items-center gap-3">
        <Icon icon={Landmark} size={32} />
        <div>
          <h2 className="text-14 font-medium">{t('title')}</h2>
          {sheba !== null && (
            <p className="text-14">
              <BankName sheba={sheba} />{' '}
              <span className="own-direction">…{formatDigits(sheba.slice(-KNOWN_DIGITS), locale)}</span>
            </p>
          )}
          {obstacle === null && payableRial > 0 && <p className="text-18 font-bold">{day}</p>}
        </div>
      </div>
      <p className="text-28 font-bold leading-tight narrow:text-18">{formatTomans(payableRial, locale)}</p>
    </div>
  );
}

/** How much of it is free already, as a bar and in words. */
function FreePart({ pay: { payableRial, availableRial, waitingRial, unconfirmedRial } }: { pay: Pay }) {
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  const parts = [
    { key: 'available', rials: availableRial },
    ...(waitingRial > 0 ? [{ key: 'waiting', rials: waitingRial } as const] : []),
    ...(unconfirmedRial > 0 ? [{ key: 'unconfirmed', rials: unconfirmedRial } as const] : []),
  ] as const;
  const whole = payableRial + unconfirmedRial;
  return (
    <>
      {whole > 0 && (
        <span aria-hidden className="flex h-3 overflow-hidden rounded-full bg-light/25">
          <span className="bg-light" style={{ inlineSize: `${(availableRial * 100) / whole}%` }} />
        </span>
      )}
      <dl className="flex flex-col gap-1 text-14">
        {parts.map(({ key, rials }) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-4">
            <dt>{t(key)}</dt>
            <dd className="font-semibold">{formatTomans(rials, locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Why nothing goes to the bank, else when it goes by itself. */
function PayoutNote({ pay: { obstacle, obstacleEndsAtMs, availableRial, rhythm } }: { pay: Pay }) {
  const t = useTranslations('pay.balance');
  const locale = useLocale();
  const time = obstacleEndsAtMs === null ? '' : formatInstant(obstacleEndsAtMs, locale);
  if (obstacle !== null) return <p className="font-semibold">{t(`obstacles.${obstacle}`, { time })}</p>;
  return (
    <p className="text-14">
      {t(`rules.${rhythm ?? 'weekly'}`)}
      {availableRial < PAYOUT.leastRials && <> {t('tooLittle')}</>}
    </p>
  );
}
