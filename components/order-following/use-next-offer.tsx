import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import type { FreeProvider } from '@/components/shared/provider-facts';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { TaskDetail } from './task-detail';

export interface Hour {
  readonly gDate: string;
  readonly deliverytimeid: number;
  readonly startHour: number;
  readonly endHour: number;
}

interface NextOffer {
  readonly task: TaskDetail;
  readonly onClose?: () => void;
  readonly onOffered: () => void;
}

/**
 * Offers the order, and says of whom it was told that they are gone. Only that one is sent: the server puts nobody in
 * their place.
 */
export function useNextOffer({ task, onClose, onOffered }: NextOffer, refresh: () => Promise<unknown>) {
  const t = useTranslations('order-following.nextProvider');
  const toErrorText = useErrorText();
  const snackbar = useSnackbar();
  const [offered, setOffered] = useState<FreeProvider | null>(null);
  const { isSending, failure, send } = useSending();
  const isGone = failure?.key === 'slot-taken' || failure?.key === 'nobody-free';
  async function offer(provider: FreeProvider, hour: Hour | null) {
    const sent = await send(() => {
      setOffered(provider);
      return callFromBrowser('reqandpay/offernextprovider', {
        taskid: task.taskid,
        workerUserId: provider.userId,
        ...(hour && { gDate: hour.gDate, deliverytimeid: hour.deliverytimeid }),
      });
    });
    if (!sent.ok) return void (await refresh());
    snackbar.show({
      text: <IsolatedNames text={t('done', { name: toIsolatedName(provider.fullname) })} />,
      tone: 'success',
    });
    onClose?.();
    onOffered();
  }
  return {
    offer,
    isSending,
    gone: isGone ? offered : null,
    problem: failure && !isGone ? toErrorText(failure) : null,
  };
}
