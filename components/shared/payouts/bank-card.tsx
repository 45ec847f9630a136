import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ShebaField } from '@/components/forms/fields/sheba-field';
import { ShownSheba } from '@/components/shared/shown-sheba';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { findShebaProblem } from '@/lib/domain/person/sheba';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { BankName } from './bank-name';

interface BankCardProps {
  /** As the server keeps it: the Sheba, and whether an operator has confirmed its owner. */
  readonly account: Pick<CallAnswer<'payout/getwithdrawals'>, 'sheba' | 'isOwnerConfirmed'>;
  readonly onSaved: () => void;
}

/** A person's bank account, with the bank's name. */
export function BankCard({ account: { sheba, isOwnerConfirmed }, onSaved }: BankCardProps) {
  const t = useTranslations('pay.bank');
  const [isEdited, setEdited] = useState(false);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      {sheba === null ? (
        <p className="text-stone-500">{t('none')}</p>
      ) : (
        <div>
          <p className="font-semibold">
            <BankName sheba={sheba} />
          </p>
          <p className="break-all">
            <ShownSheba sheba={sheba} />
          </p>
          <p className="pt-2 text-14 text-stone-500">{t(isOwnerConfirmed ? 'confirmed' : 'unconfirmed')}</p>
        </div>
      )}
      {isEdited ? (
        <ShebaForm
          isFirst={sheba === null}
          onClose={() => setEdited(false)}
          onSaved={() => {
            setEdited(false);
            onSaved();
          }}
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setEdited(true)}>
            {t(sheba === null ? 'enter' : 'change')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface ShebaFormProps {
  /** No other one is replaced by it. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function ShebaForm({ isFirst, onClose, onSaved }: ShebaFormProps) {
  const t = useTranslations('pay.bank');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const submit = async () => {
    setAsked(true);
    if (findShebaProblem(typed) !== null) return;
    const sent = await send(() => callFromBrowser('payout/savesheba', { sheba: typed }));
    if (!sent.ok) return;
    snackbar.show({ text: t('saved'), tone: 'success' });
    onSaved();
  };
  return (
    <form
      noValidate
      aria-label={t(isFirst ? 'enter' : 'change')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ShebaField
        typed={typed}
        onTypedChange={(changed) => {
          setTyped(changed);
          setAsked(false);
        }}
        isAsked={isAsked}
      />
      <p className="text-14 text-stone-500">{t(isFirst ? 'holdFirst' : 'hold')}</p>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSending}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
