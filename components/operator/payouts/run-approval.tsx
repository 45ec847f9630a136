import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DecisionDialog } from '../decision-dialog';
import { HeldRows } from './held-rows';
import type { Run } from './payout-run';

const ApproveDialog = dynamic(
  toPatientLoader(() => import('./approve-dialog').then((module) => module.ApproveDialog)),
  { ssr: false },
);

interface RunApprovalProps {
  readonly run: Run;
  readonly onChange: () => void;
}

/** The hash of the rows, the two operators who answer for it, and the second one's moves. */
export function RunApproval({ run, onChange }: RunApprovalProps) {
  const t = useTranslations('payout-runs');
  const [open, setOpen] = useState<'approve' | 'dissolve' | null>(null);
  const { runid, hash, state, bar, lstHeld } = run;
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChange();
  };
  const dissolve = async (reason: string) => {
    await callFromBrowser('operator/dissolvepayoutrun', { runid, reason });
    done();
  };
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-16 font-semibold">{t('hash')}</h3>
      <p className="font-medium">
        <bdo dir="ltr">{hash.match(/.{1,4}/g)?.join(' ')}</bdo>
      </p>
      <p className="text-14 text-stone-500">{t('hashText')}</p>
      <Signatures run={run} />
      {state === 'made' && bar !== null && <p className="text-14">{t(`bars.${bar}`)}</p>}
      {state === 'made' && <HeldRows text={t('held.approve')} rows={lstHeld} />}
      {state === 'made' && bar === null && (
        <div className="flex flex-col items-stretch gap-2">
          {lstHeld.length === 0 && <Button onClick={() => setOpen('approve')}>{t('approve')}</Button>}
          <Button variant="secondary" onClick={() => setOpen('dissolve')}>
            {t('dissolve')}
          </Button>
        </div>
      )}
      {open === 'approve' && <ApproveDialog run={run} onApproved={done} onClose={close} />}
      {open === 'dissolve' && (
        <DecisionDialog
          keptAs={`payout-run-${runid}-dissolve`}
          title={t('dissolve')}
          text={t('dissolveText')}
          sendLabel={t('dissolve')}
          onSend={dissolve}
          onClose={close}
        />
      )}
    </Card>
  );
}

function Signatures({ run: { state, madeBy, madeAtMs, decidedBy, decidedAtMs } }: { run: Run }) {
  const t = useTranslations('payout-runs');
  const locale = useLocale();
  return (
    <dl className="flex flex-col gap-2 border-y border-stone-200 py-3">
      <div>
        <dt className="text-14 text-stone-500">{t('first')}</dt>
        <dd>
          <WrittenText text={madeBy} /> · {formatInstant(madeAtMs, locale)}
        </dd>
      </div>
      <div>
        <dt className="text-14 text-stone-500">{t('second')}</dt>
        <dd>
          {decidedAtMs === null ? (
            t('noSecond')
          ) : (
            <>
              {decidedBy !== null && (
                <>
                  <WrittenText text={decidedBy} /> ·{' '}
                </>
              )}
              {state === 'dissolved' && <>{t('states.dissolved')} · </>}
              {formatInstant(decidedAtMs, locale)}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
