import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import type { ConversationStanding } from '@/lib/contract/enumerations';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Message } from './use-conversation';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

const ReportDialog = dynamic(
  toPatientLoader(() => import('./report-dialog').then((module) => module.ReportDialog)),
  { ssr: false },
);

interface ConversationActionsProps {
  readonly taskId: number;
  readonly standing: ConversationStanding;
  /** The other side's loaded messages. */
  readonly messages: readonly Message[];
  readonly onChange: () => void;
}

/** Ends the conversation after one question, or shows it to support. */
export function ConversationActions({ taskId, standing, messages, onChange }: ConversationActionsProps) {
  const t = useTranslations('conversation');
  const toErrorText = useErrorText();
  const [isSure, setIsSure] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const [isReported, setIsReported] = useState(false);
  const { isSending, failure, send } = useSending();
  const isBlocked = standing === 'blocked-by-you';
  const turn = async () => {
    await callFromBrowser('ordermessage/blockconversation', { taskid: taskId, isBlocked: !isBlocked });
    setIsSure(false);
    onChange();
  };
  return (
    <div className="flex flex-col gap-2 border-t border-stone-200 pt-2">
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {isReported && <Notice tone="success">{t('report.sent')}</Notice>}
      <div className="-ms-5 flex flex-wrap gap-x-2">
        {(isBlocked || standing === 'open') && (
          <Button variant="quiet" isLoading={isSending} onClick={() => (isBlocked ? void send(turn) : setIsSure(true))}>
            {t(isBlocked ? 'unblock' : 'block')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsReporting(true)}>
          {t('report.open')}
        </Button>
      </div>
      {isSure && (
        <AskDialog
          title={t('sure.title')}
          text={t('sure.text')}
          confirmLabel={t('block')}
          keepLabel={t('sure.keep')}
          isDestructive
          onConfirm={turn}
          onClose={() => setIsSure(false)}
        />
      )}
      {isReporting && (
        <ReportDialog
          taskId={taskId}
          messages={messages}
          onClose={() => setIsReporting(false)}
          onReported={() => {
            setIsReported(true);
            setIsReporting(false);
          }}
        />
      )}
    </div>
  );
}
