import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { callFromBrowser } from '@/lib/client/browser';
import { GIFT_CODE_ALONE_RIALS } from '@/lib/domain/constants/gifts';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { GiftCodeFields } from './gift-code-fields';
import { GiftCodePlaces, type Named } from './gift-code-places';
import { GiftCodeTermFields } from './gift-code-term-fields';
import { checkWish, EMPTY_WISH, toRequest, type GiftCodeWish } from './gift-code-wish';

interface MakeGiftCodeProps {
  readonly cities: Named;
  readonly services: Named;
  /** The server's, which decides what a code's last day may be. */
  readonly nowMs: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for all that a gift code is, and for the reason that the log keeps. */
export function MakeGiftCode({ cities, services, nowMs, onDone, onClose }: MakeGiftCodeProps) {
  const t = useTranslations('gift-codes');
  const locale = useLocale();
  const [today] = useState(() => toTehranDate(nowMs));
  const [wish, setWish] = useState(EMPTY_WISH);
  const change = (part: Partial<GiftCodeWish>) => setWish((now) => ({ ...now, ...part }));
  const make = async (reason: string) => {
    await callFromBrowser('operator/makegiftcode', { ...toRequest(wish, today), reason });
    onDone();
  };
  return (
    <DecisionDialog
      keptAs="gift-code-new"
      title={t('make')}
      text={t('makeText', { amount: formatTomans(GIFT_CODE_ALONE_RIALS, locale) })}
      sendLabel={t('make')}
      isAnswered={Object.values(checkWish(wish)).every(Boolean)}
      onSend={make}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <GiftCodeFields wish={wish} today={today} isTried={isTried} onChange={change} />
          <GiftCodeTermFields wish={wish} isTried={isTried} onChange={change} />
          <GiftCodePlaces wish={wish} cities={cities} services={services} onChange={change} />
        </>
      )}
    </DecisionDialog>
  );
}
