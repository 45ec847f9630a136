'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';

import { Queue } from '../queue';
import { useQueue } from '../use-queue';
import { GiftCodeRow } from './gift-code-row';
import { MakeGiftCode } from './make-gift-code';

/** The gift codes with what was used of each, and the way to make another (DESK, finance). */
export function GiftsScreen() {
  const t = useTranslations('gift-codes');
  const { data, readAgain, queue } = useQueue('operator/getallgiftcode', {});
  const [isMaking, setIsMaking] = useState(false);
  const done = () => {
    setIsMaking(false);
    readAgain();
  };
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      {data && (
        <div>
          <Button onClick={() => setIsMaking(true)}>{t('make')}</Button>
        </div>
      )}
      <Queue name="giftCodes" rows={data?.lstGiftCode} {...queue}>
        {(code) => <GiftCodeRow key={code.codeid} code={code} onChange={readAgain} />}
      </Queue>
      {isMaking && data && (
        <MakeGiftCode
          cities={data.lstCity}
          services={data.lstService}
          nowMs={data.serverNowMs}
          onDone={done}
          onClose={() => setIsMaking(false)}
        />
      )}
    </div>
  );
}
