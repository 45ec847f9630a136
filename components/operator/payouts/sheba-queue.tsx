'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { HeardLabel } from '@/components/shared/heard-label';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { BankName } from '@/components/shared/payouts/bank-name';
import { ShownSheba } from '@/components/shared/shown-sheba';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { Queue } from '../queue';
import { QueuedClock } from '../queues/queue-clocks';
import { usePasswordAgain } from '../use-password-again';
import { useQueue } from '../use-queue';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

type Account = CallAnswer<'operator/getallsheba'>['lstSheba'][number];

/** Bank accounts whose owner nobody has confirmed yet: no money goes there before (BEHAVIOUR 19). */
export function ShebaQueue() {
  const { data, readAgain, queue } = useQueue('operator/getallsheba', {});
  return (
    <div className="flex max-w-dialog-wide flex-col gap-4">
      <Queue name="accounts" rows={data?.lstSheba} {...queue}>
        {(account) => <AccountCard key={account.userid} account={account} onConfirmed={readAgain} />}
      </Queue>
    </div>
  );
}

function AccountCard({ account, onConfirmed }: { account: Account; onConfirmed: () => void }) {
  const t = useTranslations('payout-runs.accounts');
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const { fullname, nationalCode, sheba, isBlocked, waitingRial } = account;
  return (
    <li id={`case-${account.userid}`}>
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-18 font-bold">
            <WrittenText text={fullname} />
          </h2>
          <span className="flex flex-wrap items-center gap-2">
            <QueuedClock caseId={account.userid} />
            {isBlocked && <Badge tone="danger">{t('blocked')}</Badge>}
          </span>
        </div>
        <p>
          <ShownSheba sheba={sheba} /> · <BankName sheba={sheba} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-14 text-stone-500">
          <span>
            {nationalCode === null
              ? t('noNationalCode')
              : t('nationalCode', { code: formatDigits(nationalCode, locale) })}
          </span>
          {waitingRial > 0 && <span>{t('waiting', { sum: formatTomans(waitingRial, locale) })}</span>}
        </p>
        <div>
          <Button variant="secondary" onClick={() => setIsAsked(true)}>
            <HeardLabel seen={t('confirm')} label={`${t('confirm')}: {name}`} name={fullname} />
          </Button>
        </div>
      </Card>
      {isAsked && (
        <ConfirmDialog
          account={account}
          onConfirmed={() => {
            setIsAsked(false);
            onConfirmed();
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </li>
  );
}

interface ConfirmDialogProps {
  readonly account: Account;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

function ConfirmDialog({ account: { userid, sheba, fullname }, onConfirmed, onClose }: ConfirmDialogProps) {
  const t = useTranslations('payout-runs.accounts');
  const { field, withPassword } = usePasswordAgain();
  const confirm = async () => {
    await withPassword(() => callFromBrowser('operator/confirmsheba', { userid, sheba }));
    onConfirmed();
  };
  return (
    <AskDialog
      title={t('sure', { name: toIsolatedName(fullname) })}
      text={t('sureText')}
      confirmLabel={t('confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <p className="font-semibold">
          <ShownSheba sheba={sheba} />
        </p>
        {field}
      </div>
    </AskDialog>
  );
}
