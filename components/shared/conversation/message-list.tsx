import { Check, CheckCheck, MessagesSquare } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { NumbersInOrder, WrittenText } from '@/components/ui/written-text';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatClock, formatJalaliDate } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { Message } from './use-conversation';

type Side = 'customer' | 'provider' | 'recipient';

/** The link to earlier messages. */
interface Earlier {
  readonly isThere: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly load: () => void;
}

/** A notice about the order between the messages. */
export interface ToldNotice {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  /** The address behind it; null for the order's own page. */
  readonly path: string | null;
  readonly createdAtMs: number;
}

interface MessageListProps {
  readonly messages: readonly Message[];
  readonly side: Side;
  readonly earlier: Earlier;
  readonly emptyText: string;
  /** Stand among the messages by their time; none on the page of the order, which tells them itself. */
  readonly notices?: readonly ToldNotice[];
  /** The list is as high as the window allows, with the message form in sight. */
  readonly isTall?: boolean;
  /** Ready sentences stand between the list and the form, which stays in the window. */
  readonly hasSentences?: boolean;
  /** It has all the height that its window leaves. */
  readonly isFilling?: boolean;
}

type Entry =
  | { readonly key: string; readonly atMs: number; readonly message: Message }
  | { readonly key: string; readonly atMs: number; readonly notice: ToldNotice };

const NO_NOTICES: readonly ToldNotice[] = [];

/** By time. What was told before the first message waits for the messages that are not there yet. */
function toEntries(messages: readonly Message[], notices: readonly ToldNotice[], hasEarlier: boolean): Entry[] {
  const sinceMs = hasEarlier ? (messages[0]?.sentAtMs ?? 0) : 0;
  return [
    ...notices
      .filter(({ createdAtMs }) => createdAtMs >= sinceMs)
      .map((notice) => ({ key: `notice-${notice.id}`, atMs: notice.createdAtMs, notice })),
    ...messages.map((message) => ({ key: `message-${message.messageId}`, atMs: message.sentAtMs, message })),
  ].toSorted((one, other) => one.atMs - other.atMs);
}

/** The messages by day, the newest last and in sight; earlier ones are loaded above on request. */
export function MessageList({
  messages,
  side,
  earlier,
  emptyText,
  notices = NO_NOTICES,
  isTall = false,
  hasSentences = false,
  isFilling = false,
}: MessageListProps) {
  const t = useTranslations('conversation');
  const locale = useLocale();
  const list = useScrollPlace(messages, notices.length);
  const entries = toEntries(messages, notices, earlier.isThere);
  if (entries.length === 0)
    return isFilling ? (
      <div className="flex grow flex-col items-center justify-center gap-3 px-6 py-10 text-center text-stone-500">
        <Icon icon={MessagesSquare} size={32} className="text-enamel-300" />
        <p className="max-w-prose">{emptyText}</p>
      </div>
    ) : (
      <p className="text-14 text-stone-500">{emptyText}</p>
    );
  return (
    <div
      ref={list}
      role="log"
      aria-label={t('list')}
      className={classNames(
        'flex flex-col gap-3 overflow-y-auto rounded-field bg-stone-50 p-3',
        isFilling
          ? 'min-h-40 flex-1'
          : isTall
            ? hasSentences
              ? 'max-h-[max(16rem,calc(100dvh-37rem))]'
              : 'max-h-[max(20rem,calc(100dvh-33rem))]'
            : 'max-h-96',
      )}
    >
      {/* A few words stand above the form that answers them. */}
      {isFilling && <span className="mt-auto" />}
      {earlier.hasFailed && <Notice tone="error">{t('earlierFailed')}</Notice>}
      {earlier.isThere && (
        <Button variant="secondary" className="self-center" isLoading={earlier.isLoading} onClick={earlier.load}>
          {t('earlier')}
        </Button>
      )}
      {entries.map((entry, index) => {
        const day = toTehranDate(entry.atMs);
        const before = entries[index - 1];
        const isNewDay = before === undefined || toTehranDate(before.atMs) !== day;
        return (
          <div key={entry.key} className="contents">
            {isNewDay && <p className="text-center text-12 text-stone-500">{formatJalaliDate(day, locale)}</p>}
            {'notice' in entry ? (
              <NoticeBubble notice={entry.notice} />
            ) : (
              <MessageBubble message={entry.message} side={side} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The newest comes into sight; what is put above keeps what was being read where it was, with the keys on the list. */
function useScrollPlace(messages: readonly Message[], noticeCount: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef({ firstId: 0, height: 0 });
  const firstId = messages[0]?.messageId ?? 0;
  const lastId = messages.at(-1)?.messageId;
  useEffect(() => {
    if (!list.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    // The keyboard can scroll it.
    list.current.tabIndex = 0;
  }, [lastId, noticeCount]);
  useLayoutEffect(() => {
    if (!list.current) return;
    const { scrollHeight } = list.current;
    if (firstId < shown.current.firstId) {
      list.current.scrollTop += scrollHeight - shown.current.height;
      list.current.focus({ preventScroll: true });
    }
    shown.current = { firstId, height: scrollHeight };
  }, [firstId, lastId]);
  return list;
}

function NoticeBubble({ notice: { title, body, path, createdAtMs } }: { notice: ToldNotice }) {
  const t = useTranslations('conversation');
  const locale = useLocale();
  return (
    <div className="flex w-full max-w-prose flex-col gap-1 self-center rounded-card bg-stone-200/60 px-4 py-2 text-14">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <bdi className="own-direction shrink-0 text-12 text-stone-500">{formatClock(createdAtMs, locale)}</bdi>
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        <NumbersInOrder text={body} />
      </p>
      {path !== null && (
        <Link href={path} className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700">
          {t('toPlace')}
        </Link>
      )}
    </div>
  );
}

function MessageBubble({ message, side }: { message: Message; side: Side }) {
  const t = useTranslations('conversation');
  const locale = useLocale();
  const isOwn = message.from === side;
  const quiet = isOwn ? 'text-enamel-100' : 'text-stone-500';
  return (
    <div
      className={classNames(
        'flex max-w-[85%] flex-col gap-1 rounded-card px-4 py-2',
        isOwn ? 'on-enamel self-end bg-enamel-700 text-white' : 'self-start border border-stone-200 bg-card',
      )}
    >
      <span className="sr-only">{t(`from.${isOwn ? 'you' : message.from}`)}</span>
      {side === 'provider' && (message.from === 'recipient' || message.isToRecipient) && (
        <span aria-hidden={!message.isToRecipient} className="text-12 font-semibold text-stone-500">
          {t(message.isToRecipient ? 'from.toRecipient' : 'from.recipient')}
        </span>
      )}
      {message.fileurl !== null && message.fileKind === 'photo' && <PhotoOf url={message.fileurl} />}
      {message.fileurl !== null && message.fileKind === 'voice' && (
        <audio controls preload="none" src={message.fileurl} aria-label={t('voice')} className="h-11 max-w-full" />
      )}
      {message.text && (
        <p>
          <WrittenText text={message.text} className="inline-block max-w-full" />
        </p>
      )}
      {message.isHidden && <p className={classNames('text-14', quiet)}>{t('hidden')}</p>}
      {message.isMasked && !message.isHidden && <p className={classNames('text-12', quiet)}>{t('masked')}</p>}
      <p className={classNames('flex items-center gap-1 text-12', quiet)}>
        <bdi className="own-direction">{formatClock(message.sentAtMs, locale)}</bdi>
        {isOwn && <Mark message={message} />}
      </p>
    </div>
  );
}

/** Whether it has arrived, and whether it was read. */
function Mark({ message }: { message: Message }) {
  const t = useTranslations('conversation');
  const mark = message.readAtMs !== null ? 'read' : message.deliveredAtMs !== null ? 'delivered' : 'sent';
  return (
    <span className={classNames('inline-flex items-center gap-1', mark === 'read' && 'font-semibold text-white')}>
      <Icon icon={mark === 'sent' ? Check : CheckCheck} size={16} />
      {t(`marks.${mark}`)}
    </span>
  );
}

function PhotoOf({ url }: { url: string }) {
  const t = useTranslations('conversation');
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('photoOpen')}
        onClick={() => setIsLarge(true)}
        className="overflow-hidden rounded-field"
      >
        <img src={url} alt="" className="h-40 w-full object-cover" />
      </button>
      {isLarge && (
        <Dialog
          open
          onOpenChange={(open) => !open && setIsLarge(false)}
          title={t('photo')}
          closeLabel={t('close')}
          size="wide"
        >
          <img src={url} alt={t('photo')} className="mx-auto max-h-[70vh] max-w-full rounded-field" />
        </Dialog>
      )}
    </>
  );
}
