'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/i18n/use-error-text';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** What the button does, as a verb. */
  readonly confirmLabel: string;
  /** Rejects where it failed: the dialog then says why and stays. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before something is gone. Load it when it is used. */
export function ConfirmDialog({ title, text, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setIsRunning(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(toErrorText(error));
      setIsRunning(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="destructive" isLoading={isRunning} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="error">{failure}</Notice>}
    </Dialog>
  );
}
