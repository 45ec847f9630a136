import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Notice } from '@/components/ui/notice';
import { Switch } from '@/components/ui/checkbox';
import { callFromBrowser } from '@/lib/client/browser';
import { useSending } from '@/lib/client/use-sending';
import type { CallAnswer } from '@/lib/contract';
import { useErrorText } from '@/lib/i18n/use-error-text';

type WorkPhotos = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['workPhotos']>;

interface PhotoPublicityProps {
  readonly taskId: number;
  readonly publicity: WorkPhotos['publicity'];
}

/** One side's word that others may see the photos of before and after: saved at once, and taken back as easily. */
export function PhotoPublicity({ taskId, publicity }: PhotoPublicityProps) {
  const t = useTranslations('photos.publicity');
  const toErrorText = useErrorText();
  const [saved, setSaved] = useState(publicity);
  const { isSending, failure, send } = useSending();
  if (!saved) return null;
  const change = async (isenable: boolean) => {
    const sent = await send(() => callFromBrowser('workphoto/setpublic', { taskid: taskId, isenable }));
    if (sent.ok) setSaved(sent.answer.workPhotos.publicity);
  };
  return (
    <div>
      <Switch
        label={t('label')}
        description={t('text')}
        checked={saved.isAgreed}
        disabled={isSending}
        onChange={(event) => void change(event.target.checked)}
      />
      <p role="status" className="text-14 text-stone-500 empty:hidden">
        {saved.isAgreed && t(saved.isOtherAgreed ? 'shown' : 'waits')}
      </p>
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </div>
  );
}
