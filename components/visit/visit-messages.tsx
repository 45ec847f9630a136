import { useTranslations } from 'next-intl';

import { MessageForm } from '@/components/shared/conversation/message-form';
import { MessageList } from '@/components/shared/conversation/message-list';
import { LoadFailure } from '@/components/shared/load-failure';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { LabelWithName } from '@/components/ui/written-text';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** Faster than the visit itself: somebody waits for an answer. */
const REFRESH_MS = 10_000;
/** A visit is talked about in a few words: the newest page has them all. */
const NOTHING_EARLIER = { isThere: false, isLoading: false, hasFailed: false, load: () => undefined };

interface VisitMessagesProps {
  readonly visitKey: string;
  /** The first name of who ordered. */
  readonly customer: string;
}

/** The messages between the person at the address and the provider. Renders nothing before there is a correspondent. */
export function VisitMessages({ visitKey, customer }: VisitMessagesProps) {
  const t = useTranslations('visit.messages');
  const toConversationWord = useTranslations('conversation');
  const locale = useLocale();
  const { data, error, mutate } = useCall('orderrecipient/getmessages', { visitKey }, { refreshInterval: REFRESH_MS });
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-48 rounded-card" />;
  const { lstMessage, standing, closesAtMs } = data;
  if (standing === 'not-begun') return null;
  if (standing !== 'open' && lstMessage.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">
          <LabelWithName label={t('text', { customer: '{name}' })} name={customer} />
        </p>
      </div>
      <MessageList messages={lstMessage} side="recipient" earlier={NOTHING_EARLIER} emptyText={t('empty')} />
      {standing === 'open' ? (
        <>
          {closesAtMs !== null && (
            <p className="text-14 text-stone-500">
              {toConversationWord('closes', { time: formatInstant(closesAtMs, locale) })}
            </p>
          )}
          <MessageForm
            keptAs="visit-message"
            neededText={t('needed')}
            write={({ text, key }) => callFromBrowser('orderrecipient/writemessage', { visitKey, text, key })}
            onSent={() => void mutate()}
          />
        </>
      ) : (
        <Notice tone="info">
          {standing === 'stopped' ? (
            toConversationWord('standing.stopped')
          ) : (
            <LabelWithName
              label={t(standing === 'blocked' ? 'blocked' : 'closed', { customer: '{name}' })}
              name={customer}
            />
          )}
        </Notice>
      )}
    </Card>
  );
}
