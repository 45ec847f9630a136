import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { refreshDesk } from '../desk-fresh';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { useMayMake } from '../use-may-make';
import { AskPaperDialog, type AskedPaper } from './ask-paper-dialog';
import { PaperRequestCard } from './paper-request-card';

interface PersonPapersProps {
  readonly userId: number;
  /** A professional, or an applicant on whom the desk decides. */
  readonly mayAsk: boolean;
}

/** The papers that one person was asked for, and the way to ask for one more; nothing for a role that reads none. */
export function PersonPapers({ userId, mayAsk }: PersonPapersProps) {
  const t = useTranslations('paper-requests.desk');
  const [isAsking, setIsAsking] = useState(false);
  const mayRead = useMayMake()('operator/getallpaperrequest');
  const { data, error, mutate } = useCall('operator/getallpaperrequest', mayRead ? { userid: userId } : null, {
    refreshInterval: QUEUE_REFRESH_MS,
  });
  const ask = async ({ kind, dueday, reason }: AskedPaper) => {
    await callFromBrowser('operator/askpaper', { userid: userId, kind, dueday, reason });
    setIsAsking(false);
    refreshDesk();
  };
  if (!mayRead) return null;
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  const requests = data?.lstPaperRequest ?? [];
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('title')}</h3>
      {data && requests.length === 0 && <p className="text-14 text-stone-500">{t('none')}</p>}
      <ul className="flex flex-col gap-3">
        {requests.map((request) => (
          <PaperRequestCard key={request.requestid} request={request} onDone={refreshDesk} />
        ))}
      </ul>
      {mayAsk && (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('ask')}
        </Button>
      )}
      {isAsking && <AskPaperDialog userId={userId} onAsk={ask} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}
