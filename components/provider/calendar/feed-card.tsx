import { CalendarPlus } from 'lucide';
import { useTranslations } from 'next-intl';

import { LinkToShare, useWholeLink } from '@/components/shared/link-to-share';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import { useSending } from '@/lib/client/use-sending';
import { toFeedPath } from '@/lib/domain/site/order-links';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** The address at which the provider's own calendar follows the coming work. */
export function FeedCard({ feedKey }: { feedKey: string | null }) {
  const t = useTranslations('schedule.feed');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const snackbar = useSnackbar();
  const { mutate } = useCall('provider/getschedule', {});
  const { isSending, failure, send } = useSending();
  const path = feedKey === null ? null : toFeedPath(feedKey, locale);
  const renew = async () => {
    const sent = await send(() => callFromBrowser('provider/renewfeed', {}));
    if (!sent.ok) return;
    if (feedKey !== null) snackbar.show({ text: t('renewed'), tone: 'success' });
    await mutate();
  };
  const end = async () => {
    const sent = await send(() => callFromBrowser('provider/endfeed', {}));
    if (!sent.ok) return;
    snackbar.show({ text: t('ended'), tone: 'success' });
    await mutate();
  };
  // Calendars take this scheme as "follow this address"; http would be one download.
  const subscription = useWholeLink(path ?? '').replace(/^https?:/, 'webcal:');
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="max-w-prose text-14 text-stone-500">{t('text')}</p>
      </div>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
      {path === null ? (
        <Button variant="secondary" className="self-start" isLoading={isSending} onClick={() => void renew()}>
          {t('create')}
        </Button>
      ) : (
        <>
          <a href={subscription} className={classNames(toButtonClassName({ variant: 'secondary' }), 'self-start')}>
            <Icon icon={CalendarPlus} />
            {t('subscribe')}
          </a>
          <LinkToShare
            path={path}
            words={{
              link: t('link'),
              share: t('share'),
              copy: t('copy'),
              copied: t('copied'),
              copyFailed: t('copyFailed'),
              message: t('message'),
            }}
          />
          <p className="max-w-prose text-14 text-stone-500">{t('secret')}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" className="-ms-5" isLoading={isSending} onClick={() => void renew()}>
              {t('renew')}
            </Button>
            <Button variant="quiet" isLoading={isSending} onClick={() => void end()}>
              {t('end')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
