import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { ReliabilityEvents } from '@/components/shared/reliability-events';
import { Button } from '@/components/ui/button';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { SentPapers } from './standing-papers';

const ExcuseDialog = dynamic(
  toPatientLoader(() => import('./excuse-dialog').then((module) => module.ExcuseDialog)),
  { ssr: false },
);

type Standing = CallAnswer<'provider/getsanctions'>;
type Event = Standing['lstReliability'][number];

interface OwnEventsProps {
  readonly events: readonly Event[];
  readonly nowMs: number;
  readonly onSent: () => void;
}

/** The events that changed the provider's points, each with its papers or the form to send them. */
export function OwnEvents({ events, nowMs, onSent }: OwnEventsProps) {
  const t = useTranslations('provider.excuse');
  const locale = useLocale();
  const [asked, setAsked] = useState<Event | null>(null);
  const takesPapers = ({ excuseDueAtMs }: Event) => excuseDueAtMs !== null && excuseDueAtMs >= nowMs;
  return (
    <>
      <ReliabilityEvents events={events}>
        {(event) => (
          // Above the link that covers its row.
          <div className="relative flex flex-col items-start empty:hidden">
            {event.excuse && <SentPapers urls={event.excuse.lstPaperUrl} />}
            {takesPapers(event) && (
              <Button variant="quiet" onClick={() => setAsked(event)}>
                {t('add')}
              </Button>
            )}
          </div>
        )}
      </ReliabilityEvents>
      {asked && (
        <ExcuseDialog
          taskId={asked.taskid}
          due={formatInstant(asked.excuseDueAtMs ?? nowMs, locale)}
          onSent={() => {
            setAsked(null);
            onSent();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
