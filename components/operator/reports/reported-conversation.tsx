import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { WrittenText } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

type Page = CallAnswer<'operator/getreportedconversation'>;
type Message = Page['lstMessage'][number];

interface ReportedConversationProps {
  readonly reportId: number;
  /** The one that is reported; null where all is. */
  readonly messageId: number | null;
}

/** Sealed until the operator opens it: every reading is an entry of the log. */
export function ReportedConversation({ reportId, messageId }: ReportedConversationProps) {
  const t = useTranslations('desk.report');
  const toErrorText = useErrorText();
  const [pages, setPages] = useState<readonly Page[]>([]);
  const { isSending, failure, send } = useSending();
  const first = pages[0];
  const read = async () => {
    const beforeId = first?.nextBeforeId;
    const sent = await send(() =>
      callFromBrowser('operator/getreportedconversation', { reportid: reportId, beforeId }),
    );
    if (sent.ok) setPages([sent.answer, ...pages]);
  };
  const messages = pages.flatMap(({ lstMessage }) => lstMessage);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-16 font-semibold">{t('conversation')}</h2>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {first === undefined && <p className="text-14 text-stone-500">{t('sealed')}</p>}
      {(first === undefined || first.nextBeforeId !== null) && (
        <Button variant="secondary" className="self-start" isLoading={isSending} onClick={() => void read()}>
          {t(first === undefined ? 'open' : 'earlierMessages')}
        </Button>
      )}
      {first !== undefined && messages.length === 0 && <p className="text-14 text-stone-500">{t('noMessages')}</p>}
      <ol className="flex flex-col gap-2">
        {messages.map((message) => (
          <Row key={message.messageId} message={message} isReported={message.messageId === messageId} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ message, isReported }: { message: Message; isReported: boolean }) {
  const t = useTranslations('desk.report');
  const from = useTranslations('conversation.from');
  const locale = useLocale();
  return (
    <li
      className={classNames(
        'rounded-field border px-3 py-2',
        isReported ? 'border-2 border-pomegranate-600 bg-pomegranate-50' : 'border-stone-200',
      )}
    >
      <p className="flex flex-wrap gap-x-4 text-12 text-stone-500">
        <span>{from(message.from)}</span>
        <span>{formatInstant(message.sentAtMs, locale)}</span>
        {isReported && <span className="font-semibold text-pomegranate-600">{t('thisOne')}</span>}
      </p>
      <WrittenText text={message.text} />
      {message.fileurl !== null && (
        <p>
          <a href={message.fileurl} target="_blank" rel="noreferrer" className="font-semibold text-enamel-700">
            {t('file')}
          </a>
        </p>
      )}
    </li>
  );
}
