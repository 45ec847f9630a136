import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';

import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { CallError } from '@/lib/contract/call-error';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface SendDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly sendLabel: string;
  readonly sendLook?: ButtonLook['variant'];
  /** The way out beside the button that sends; left out where the cross is enough. */
  readonly keepLabel?: string;
  readonly isSending: boolean;
  /** The reason of the last failure. It stands above the typed words, which stay. */
  readonly failure: CallError | null;
  /** Where the first problem is looked for. */
  readonly place?: Ref<HTMLDivElement>;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with one thing to send. */
export function SendDialog({
  title,
  description,
  sendLabel,
  sendLook,
  keepLabel,
  isSending,
  failure,
  place,
  onSend,
  onClose,
  children,
}: SendDialogProps) {
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant={sendLook} isLoading={isSending} onClick={onSend}>
            {sendLabel}
          </Button>
          {keepLabel !== undefined && (
            <Button variant="quiet" onClick={onClose}>
              {keepLabel}
            </Button>
          )}
        </>
      }
    >
      <div ref={place} className="flex flex-col gap-4">
        {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
        {children}
      </div>
    </Dialog>
  );
}
