import { Check } from 'lucide';
import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { CallError } from '@/lib/contract/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';

const FOLLOWS = ['commission', 'customer', 'nextOrder', 'decision'] as const;

interface NotPaidDialogProps {
  readonly amount: string;
  readonly isSending: boolean;
  readonly failure: CallError | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what follows before it is recorded that the cash was not paid. Load it when it is used. */
export function NotPaidDialog({ amount, isSending, failure, onConfirm, onClose }: NotPaidDialogProps) {
  const t = useTranslations('provider.cash.dialog');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button isLoading={isSending} onClick={onConfirm}>
            {t('send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        <p className="font-semibold">{t('text', { amount })}</p>
        <ul className="flex flex-col gap-2">
          {FOLLOWS.map((key) => (
            <li key={key} className="flex items-start gap-2">
              <Icon icon={Check} className="mt-1 text-turquoise-600" />
              {t(`follows.${key}`)}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
