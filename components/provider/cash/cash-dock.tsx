import { Banknote, Calculator, X } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { formatTomans } from '@/lib/i18n/formats';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { useLocale } from '@/lib/i18n/location';

import type { WorkDetail } from '../work-move';
import { toCashAtDoor, useCashRecording } from './cash-at-door';

const NotPaidDialog = dynamic(
  toPatientLoader(() => import('./not-paid-dialog').then((module) => module.NotPaidDialog)),
  { ssr: false },
);

const MachineDialog = dynamic(
  toPatientLoader(() => import('./machine-dialog').then((module) => module.MachineDialog)),
  { ssr: false },
);

/** How the cash of a finished job ended, in one press where it was paid. */
export function CashDock({ work, onChange }: { readonly work: WorkDetail; readonly onChange: () => void }) {
  const t = useTranslations('provider.cash');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const [asked, setAsked] = useState<'machine' | 'not-paid' | null>(null);
  const { running, failure, record } = useCashRecording(work, onChange);
  const dueRial = toCashAtDoor(work);
  if (dueRial === 0) return null;
  const amount = formatTomans(dueRial, locale);
  return (
    <StickyActionBar className="max-desktop:order-last">
      <div data-moves={work.taskid} className="flex min-w-0 grow flex-col gap-2">
        {failure && asked === null && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <Button
          size="large"
          isLoading={running === 'cash'}
          disabled={running !== null}
          onClick={() => void record('cash', dueRial)}
        >
          <Icon icon={Banknote} />
          {t('took', { amount })}
        </Button>
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <Button variant="secondary" disabled={running !== null} onClick={() => setAsked('machine')}>
            <Icon icon={Calculator} />
            {t('byMachine')}
          </Button>
          <Button variant="secondary" disabled={running !== null} onClick={() => setAsked('not-paid')}>
            <Icon icon={X} className="text-pomegranate-600" />
            {t('notPaid')}
          </Button>
        </div>
      </div>
      {asked === 'machine' && (
        <MachineDialog
          amountRial={dueRial}
          isSending={running === 'pos'}
          failure={failure}
          onConfirm={(reference) => void record('pos', dueRial, { reference })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'not-paid' && (
        <NotPaidDialog
          dueRial={dueRial}
          isSending={running === 'none'}
          failure={failure}
          onConfirm={(partRial) => void record('none', 0, partRial > 0 ? { partRial } : {})}
          onClose={() => setAsked(null)}
        />
      )}
    </StickyActionBar>
  );
}
