import { Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LinkToShare } from '@/components/shared/link-to-share';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { share } from '@/lib/client/device-acts';
import { useSending } from '@/lib/client/use-sending';
import { isVisitShareable } from '@/lib/domain/order/visit-sharing';
import { toRecipientPath } from '@/lib/domain/site/order-links';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

interface ShareVisitProps {
  readonly task: TaskDetail;
  readonly onChange: () => void;
}

/**
 * A live page of the visit to show to others, by a link that ends with it (BEHAVIOUR 17). A shared visit is one line.
 * It is open right after the sharing.
 */
export function ShareVisit({ task, onChange }: ShareVisitProps) {
  const t = useTranslations('order-following.share');
  const toErrorText = useErrorText();
  const locale = useLocale();
  const snackbar = useSnackbar();
  const { isSending, failure, send } = useSending();
  const [isJustShared, setIsJustShared] = useState(false);
  const { taskid, visitKey, recipientName } = task;
  // A recipient has a page of their own.
  if (recipientName !== null || !isVisitShareable(task)) return null;
  const toPath = (key: string) => toLocalePath(locale, toRecipientPath(key));
  async function start() {
    const sent = await send(() => callFromBrowser('visitshare/sharevisit', { taskid }));
    setIsJustShared(sent.ok);
    onChange();
    if (sent.ok)
      await share({ text: t('message'), url: new URL(toPath(sent.answer.visitKey), window.location.origin).href });
  }
  async function end() {
    const sent = await send(() => callFromBrowser('visitshare/endsharing', { taskid }));
    if (sent.ok) snackbar.show({ text: t('ended'), tone: 'success' });
    onChange();
  }
  const problem = failure && <Notice tone="error">{toErrorText(failure)}</Notice>;
  if (visitKey === null)
    return (
      <div className="flex flex-col gap-3">
        <Button variant="quiet" className="-ms-5 self-start" isLoading={isSending} onClick={() => void start()}>
          <Icon icon={Share2} />
          {t('open')}
        </Button>
        {problem}
      </div>
    );
  const words = {
    link: t('link'),
    share: t('send'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    message: t('message'),
  };
  return (
    <Fold icon={Share2} title={t('title')} isOpen={isJustShared}>
      <div className="flex flex-col gap-4">
        <p className="max-w-prose text-14 text-stone-500">{t('text')}</p>
        <LinkToShare path={toPath(visitKey)} words={words} />
        <Button variant="quiet" className="-ms-5 self-start" isLoading={isSending} onClick={() => void end()}>
          {t('end')}
        </Button>
        {problem}
      </div>
    </Fold>
  );
}
