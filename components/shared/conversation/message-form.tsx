import { SendHorizontal } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { v4 as createUuid } from 'uuid';

import { useKeptForm } from '@/components/forms/fields/use-kept-form';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { useSending } from '@/lib/client/use-sending';
import { LONGEST_MESSAGE } from '@/lib/domain/constants/messages';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { Attachment } from './message-attachment';

export interface AttachmentSlot {
  readonly attachment: Attachment | null;
  readonly onChange: (attachment: Attachment | null) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

export interface SentWords {
  readonly text: string;
  readonly fileid: number | null;
  /** Stays as long as the words do: sent again, they are one message. */
  readonly key: string;
}

interface MessageFormProps {
  /** The name under which unsent words stay in the tab. */
  readonly keptAs: string;
  readonly hint?: string | undefined;
  /** The problem of an empty message. */
  readonly neededText: string;
  /** The place for a photo or a voice note; none where words alone are taken. */
  readonly attach?: ((slot: AttachmentSlot) => ReactNode) | undefined;
  /** Its reader, where that has to be said; `isMade` is false until somebody was chosen. */
  readonly reader?: { readonly isMade: boolean; readonly toField: (isMissing: boolean) => ReactNode } | undefined;
  readonly write: (words: SentWords) => Promise<unknown>;
  readonly onSent: () => void;
}

interface Written {
  readonly text: string;
  readonly attachment: Attachment | null;
}

const NOTHING: Written = { text: '', attachment: null };
/** About as many as a line of a phone holds. */
const LETTERS_A_LINE = 36;
const MOST_ROWS = 6;

/** One line until there is more to see of what was written. */
function toRows(text: string): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)));
  return Math.min(
    MOST_ROWS,
    lines.reduce((sum, count) => sum + count, 0),
  );
}

/**
 * A word, a photo or a voice note. The message stays until it has arrived; sent again on a bad network, it is one
 * message.
 */
export function MessageForm({ keptAs, hint, neededText, attach, reader, write, onSent }: MessageFormProps) {
  const t = useTranslations('conversation');
  const toErrorText = useErrorText();
  const { form, setForm, settle } = useKeptForm(keptAs, NOTHING);
  const [isBusy, setIsBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { isSending, failure, send, forget } = useSending();
  const toKey = useKeyOf();
  const attachment = attach ? form.attachment : null;
  const isEmpty = form.text.trim() === '' && attachment === null;
  const isMissing = isTried && isEmpty;

  async function submit() {
    setIsTried(true);
    if (isEmpty || isBusy || reader?.isMade === false) return;
    const words = { text: form.text, fileid: attachment?.fileid ?? null };
    const sent = await send(() => write({ ...words, key: toKey({ ...words, isWithoutFile: !attach }) }));
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
      {reader?.toField(isTried && !reader.isMade)}
      {/* The acts stand at the line that is being written, and above what a field says about itself. */}
      <div className={classNames('flex flex-wrap gap-x-1 gap-y-2', isMissing || hint ? 'items-start' : 'items-end')}>
        {attach?.({
          attachment,
          onChange: (changed) => change({ attachment: changed }),
          onBusyChange: setIsBusy,
        })}
        <div className="min-w-0 grow basis-28 [&_textarea]:resize-none">
          <Textarea
            isLabelHidden
            label={t('label')}
            placeholder={t('label')}
            hint={hint}
            rows={toRows(form.text)}
            maxLength={LONGEST_MESSAGE}
            value={form.text}
            error={isMissing ? neededText : undefined}
            onChange={(event) => change({ text: event.target.value })}
          />
        </div>
        <Button type="submit" isLoading={isSending || isBusy} className="shrink-0 max-tablet:!px-3">
          <Icon icon={SendHorizontal} size={24} isDirectional />
          <span className="max-tablet:sr-only">{t('send')}</span>
        </Button>
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
