import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface AskDialogProps {
  readonly title: ReactNode;
  readonly text: string;
  /** The button's words, a verb. */
  readonly confirmLabel: string;
  /** Leaves everything as it is; “Cancel” without it. */
  readonly keepLabel?: string;
  readonly isDestructive?: boolean;
  /** Rejects where it failed: the dialog then says why and stays. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks once more before something is gone, or is done that others hear of. Load it when it is used. */
export function AskDialog({ onConfirm, onClose, isDestructive = false, children, ...words }: AskDialogProps) {
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  // It is done once it is closed, which is its caller's.
  const { isSending, failure, send } = useSending({ staysBusy: true });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text}
      closeLabel={common('close')}
      firstFocus="field"
      footer={
        <>
          <Button
            variant={isDestructive ? 'destructive' : 'primary'}
            isLoading={isSending}
            onClick={() => void send(onConfirm)}
          >
            {words.confirmLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.keepLabel ?? common('cancel')}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <Notice tone="error" className={children ? 'mt-4' : undefined}>
          {toErrorText(failure)}
        </Notice>
      )}
    </Dialog>
  );
}
