'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';

import { Queue } from '../queue';
import { useQueue } from '../use-queue';
import { PausePlace } from './pause-place';
import { PauseProvider } from './pause-provider';
import { PauseRow } from './pause-row';

/** All pauses, those that last first, and the ways to make another (decision 0154). */
export function PausesScreen() {
  const t = useTranslations('pauses');
  const { data, readAgain, queue } = useQueue('operator/getallpause', {});
  const [making, setMaking] = useState<'place' | 'provider' | null>(null);
  const close = () => setMaking(null);
  const done = () => {
    close();
    readAgain();
  };
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      {data && (
        <div className="flex flex-wrap gap-3">
          {data.mayPausePlaces && <Button onClick={() => setMaking('place')}>{t('makePlace')}</Button>}
          {data.mayPausePeople && (
            <Button variant={data.mayPausePlaces ? 'secondary' : 'primary'} onClick={() => setMaking('provider')}>
              {t('makeProvider')}
            </Button>
          )}
        </div>
      )}
      <Queue name="pauses" rows={data?.lstPause} {...queue}>
        {(pause) => <PauseRow key={pause.pauseid} pause={pause} onChange={readAgain} />}
      </Queue>
      {making === 'place' && data && (
        <PausePlace cities={data.lstCity} services={data.lstService} onDone={done} onClose={close} />
      )}
      {making === 'provider' && <PauseProvider onDone={done} onClose={close} />}
    </div>
  );
}
