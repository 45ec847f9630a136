import { Ban, EllipsisVertical, Flag, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dropdown } from '@/components/layout/dropdown';
import { Icon } from '@/components/ui/icon';
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
  /** Its matter, where nothing else on the page says it. */
  readonly title: string | undefined;
  /** Until when there is time to write; null where that is not limited. */
  readonly closes: string | null;
  readonly onChange: () => void;
}

/** The head of a conversation, with a menu that ends it after one question, or shows it to support. */
export function ConversationActions({ taskId, standing, messages, title, closes, onChange }: ConversationActionsProps) {
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
    <div className="flex flex-col gap-2">
      <div className="flex min-h-touch items-center gap-2">
        <p className="min-w-0 grow whitespace-pre-line text-14 text-stone-500">
          {[title, closes].filter(Boolean).join('\n')}
        </p>
        {isBlocked && (
          <Button variant="secondary" isLoading={isSending} onClick={() => void send(turn)}>
            {t('unblock')}
          </Button>
        )}
        <Dropdown
          label={<Icon icon={EllipsisVertical} />}
          accessibleLabel={t('menu')}
          hasChevron={false}
          className="relative shrink-0"
          panelClassName="end-0 top-full w-max max-w-60 p-1"
        >
          <div className="flex flex-col">
            {standing === 'open' && (
              <Act icon={Ban} onPress={() => setIsSure(true)}>
                {t('block')}
              </Act>
            )}
            <Act icon={Flag} onPress={() => setIsReporting(true)}>
              {t('report.open')}
            </Act>
          </div>
        </Dropdown>
      </div>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {isReported && <Notice tone="success">{t('report.sent')}</Notice>}
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

function Act({ icon, onPress, children }: { icon: IconNode; onPress: () => void; children: string }) {
  return (
    <Button variant="quiet" className="!justify-start !px-3" onClick={onPress}>
      <Icon icon={icon} />
      {children}
    </Button>
  );
}
