import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { WordsDialog } from '@/components/shared/words-dialog';
import { Select } from '@/components/ui/select';
import { callFromBrowser } from '@/lib/client/browser';
import { LONGEST_CONVERSATION_REPORT } from '@/lib/domain/constants/messages';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Message } from './use-conversation';

/** A line of the list of messages. */
const MOST_LETTERS = 60;
const WHOLE = '';

interface ReportDialogProps {
  readonly taskId: number;
  /** The other side's messages. */
  readonly messages: readonly Message[];
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Shows the conversation to support, one message of it or the whole. */
export function ReportDialog({ taskId, messages, onClose, onReported }: ReportDialogProps) {
  const t = useTranslations('conversation.report');
  const locale = useLocale();
  const [about, setAbout] = useState(WHOLE);
  const report = async (text: string) => {
    const messageid = about === WHOLE ? null : Number(about);
    await callFromBrowser('ordermessage/reportconversation', { taskid: taskId, text, messageid });
    onReported();
  };
  const toLabel = ({ text, sentAtMs }: Message) => {
    if (text === '') return t('attachment', { time: formatInstant(sentAtMs, locale) });
    return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
  };
  return (
    <WordsDialog
      keptAs={`conversation-report-${taskId}`}
      title={t('title')}
      text={t('text')}
      wordsLabel={t('words')}
      wordsWrong={t('wordsWrong')}
      longest={LONGEST_CONVERSATION_REPORT}
      sendLabel={t('send')}
      keepLabel={t('keep')}
      onSend={report}
      onClose={onClose}
    >
      {() =>
        messages.length > 0 && (
          <Select
            label={t('about')}
            value={about}
            onChange={(event) => setAbout(event.target.value)}
            options={[
              { value: WHOLE, label: t('whole') },
              ...messages.toReversed().map((message) => ({ value: message.messageId, label: toLabel(message) })),
            ]}
          />
        )
      }
    </WordsDialog>
  );
}
