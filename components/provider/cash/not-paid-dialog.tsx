import { Check } from 'lucide';
import { useTranslations } from 'next-intl';

import { SendDialog } from '@/components/shared/send-dialog';
import { Icon } from '@/components/ui/icon';
import type { CallError } from '@/lib/contract/call-error';

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
  return (
    <SendDialog
      title={t('title')}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      isSending={isSending}
      failure={failure}
      onSend={onConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
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
    </SendDialog>
  );
}
