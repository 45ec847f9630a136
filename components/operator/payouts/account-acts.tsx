import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { HeardLabel } from '@/components/shared/heard-label';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { ShownSheba } from '@/components/shared/shown-sheba';
import { Button } from '@/components/ui/button';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';

import { usePasswordAgain } from '../use-password-again';
import type { Account } from './account-facts';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface AccountActsProps {
  readonly account: Account;
  readonly onConfirmed: () => void;
}

/** The operator's word that an account is its person's own. */
export function AccountActs({ account, onConfirmed }: AccountActsProps) {
  const t = useTranslations('payout-runs.accounts');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        <HeardLabel seen={t('confirm')} label={`${t('confirm')}: {name}`} name={account.fullname} />
      </Button>
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
    </div>
  );
}

interface ConfirmDialogProps extends AccountActsProps {
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
