import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { v4 as createUuid } from 'uuid';

import { useKeptForm } from '@/components/forms/use-kept-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { LONGEST_MESSAGE } from '@/lib/domain/constants';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { MessageAttachment, type Attachment } from './message-attachment';

interface MessageFormProps {
  readonly taskId: number;
  readonly masksContact: boolean;
  readonly onSent: () => void;
}

interface Written {
  readonly text: string;
  readonly attachment: Attachment | null;
}

const NOTHING: Written = { text: '', attachment: null };

/** A word, a photo or a voice note. What was written stays until it has arrived; sent again on a bad network, it is one message. */
export function MessageForm({ taskId, masksContact, onSent }: MessageFormProps) {
  const t = useTranslations('conversation');
  const toErrorText = useErrorText();
  const { form, setForm, settle } = useKeptForm(`message-${taskId}`, NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send, forget } = useSending();
  const toKey = useKeyOf();
  const isEmpty = form.text.trim() === '' && form.attachment === null;

  async function submit() {
    setIsTried(true);
    if (isEmpty || isBusy) return;
    const words = { text: form.text, fileid: form.attachment?.fileid ?? null };
    const sent = await send(() =>
      callFromBrowser('ordermessage/addmessage', { taskid: taskId, ...words, key: toKey(words) }),
    );
    if (sent.ok) {
      settle(NOTHING);
      setIsTried(false);
    }
    onSent();
  }
  const change = (part: Partial<Written>) => {
    forget();
    setForm((known) => ({ ...known, ...part }));
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure && (
        <Notice tone="error">
          <p>{toErrorText(failure)}</p>
          {failure.key === 'network-failed' && <p>{t('offline')}</p>}
        </Notice>
      )}
      <Textarea
        label={t('label')}
        hint={masksContact ? t('masks') : undefined}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        value={form.text}
        error={isTried && isEmpty ? t('needed') : undefined}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={isSending || isBusy}>
          {t('send')}
        </Button>
        <MessageAttachment
          attachment={form.attachment}
          onChange={(attachment) => change({ attachment })}
          onBusyChange={setIsBusy}
        />
      </div>
    </form>
  );
}

/** Another key for other words. */
function useKeyOf(): (words: object) => string {
  const last = useRef({ words: '', key: '' });
  return (request) => {
    const words = JSON.stringify(request);
    if (last.current.words !== words || words === '') last.current = { words, key: createUuid() };
    return last.current.key;
  };
}
