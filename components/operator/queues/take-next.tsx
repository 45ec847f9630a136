import { useTranslations } from 'next-intl';

import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { Key } from '@/components/shared/keys/key';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSnackbar } from '@/components/ui/snackbar';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { DeskQueue } from '@/lib/contract/desk-enumerations';
import { QUEUES } from '@/lib/domain/desk/queues';
import { useRouter } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { refreshDesk } from '../desk-fresh';

/** Takes the case of nobody's that is due first, and opens it. */
export function TakeNext({ queue }: { queue: DeskQueue | null }) {
  const t = useTranslations('desk-queues');
  const router = useRouter();
  const snackbar = useSnackbar();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const take = async () => {
    const sent = await send(() => callFromBrowser('operator/takenext', queue ? { queue } : {}));
    if (!sent.ok) return;
    refreshDesk();
    const { taken } = sent.answer;
    if (taken) router.push(QUEUES[taken.queue].toPath(taken.caseid));
    else snackbar.show({ text: t('nothingToTake'), tone: 'neutral' });
  };
  usePageKeys({ KeyN: () => void take() });
  return (
    <>
      <Button aria-keyshortcuts="n" isLoading={isSending} onClick={() => void take()}>
        {t('takeNext')} <Key name="N" />
      </Button>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </>
  );
}
