import { Camera, Check, Phone } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Countdown } from '@/components/shared/countdown';
import { FailureNotice } from '@/components/shared/failure-notice';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { useFileSending } from '@/components/forms/fields/use-upload';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { callFromBrowser } from '@/lib/client/browser';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { uploadFromBrowser } from '@/lib/client/upload';
import { useSending } from '@/lib/client/use-sending';
import { toWorkName } from '@/lib/domain/order/work-name';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { WorkDetail } from './work-move';

const AskDialog = dynamic(
  toPatientLoader(() => import('@/components/shared/ask-dialog').then((module) => module.AskDialog)),
  { ssr: false },
);

interface DoorWaitProps {
  readonly work: WorkDetail;
  readonly onChange: () => void;
}

/**
 * At a door that stays closed (BEHAVIOUR 30): the message, the countdown that both sides see, the proof, and then the
 * report.
 */
export function DoorWait({ work, onChange }: DoorWaitProps) {
  const t = useTranslations('provider.door');
  const { doorWait } = work;
  if (doorWait === null || doorWait.arrivedAtMs === null) return null;
  return (
    <Card data-moves={work.taskid} className="flex flex-col items-start gap-4">
      <h2 className="text-18 font-bold">{t('title')}</h2>
      {doorWait.customerWord && <Notice tone="warning">{t(`says.${doorWait.customerWord}`)}</Notice>}
      <FirstMessage work={work} onChange={onChange} />
      <Proof work={work} onChange={onChange} />
      <Report work={work} onChange={onChange} />
    </Card>
  );
}

function Done({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-turquoise-600">
      <Icon icon={Check} />
      {children}
    </p>
  );
}

/** A call is written to the customer, too: the tap begins the countdown even where nobody answers. */
function FirstMessage({ work: { taskid, contactMobile, doorWait }, onChange }: DoorWaitProps) {
  const t = useTranslations('provider.door');
  const toErrorText = useErrorText();
  const { failure, send } = useSending();
  if (!doorWait?.lstMissing.includes('write')) return <Done>{t('written')}</Done>;
  const call = async () => {
    await send(() => callFromBrowser('ordermessage/callcustomer', { taskid }));
    onChange();
  };
  return (
    <>
      <p>{t('callText')}</p>
      {contactMobile && (
        <a
          href={`tel:${contactMobile}`}
          className={toButtonClassName({ variant: 'secondary' })}
          onClick={() => void call()}
        >
          <Icon icon={Phone} />
          {t('call')}
        </a>
      )}
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </>
  );
}

/** The shared position, or a photo of the door. */
function Proof({ work: { taskid, doorWait }, onChange }: DoorWaitProps) {
  const t = useTranslations('provider.door');
  const upload = useFileSending(
    async (file, fileName, options) => {
      const { lstFileDocument } = await uploadFromBrowser('uploadimage', file, fileName, options);
      for (const { fileid } of lstFileDocument)
        await callFromBrowser('workphoto/addworkphoto', { taskid, moment: 'door', fileid });
    },
    onChange,
    () => undefined,
  );
  if (doorWait?.isNear) return <Done>{t('near')}</Done>;
  if (!doorWait?.lstMissing.includes('photo')) return <Done>{t('photoThere')}</Done>;
  return (
    <>
      <p>{t('photo')}</p>
      {upload.percent === null ? (
        <UploadButton
          label={t('photoAdd')}
          icon={Camera}
          accept="image/jpeg,image/png,image/webp"
          onFile={(file) => upload.start(file, file.name)}
        />
      ) : (
        <UploadItem
          percent={upload.percent}
          progressLabel={t('photoSending')}
          removeLabel={t('photoCancel')}
          onRemove={upload.cancel}
        >
          <span>{t('photoSending')}</span>
        </UploadItem>
      )}
      <FailureNotice problem={upload.error} error={upload.cause} onRetry={upload.retry} />
    </>
  );
}

/** The countdown, and after it the report, which is asked about once. */
function Report({ work, onChange }: DoorWaitProps) {
  const t = useTranslations('provider');
  const [isAsked, setIsAsked] = useState(false);
  const { waitsUntilMs = null, lstMissing = [] } = work.doorWait ?? {};
  const leftMs = useRemainingMs(waitsUntilMs, work.serverNowMs);
  if (waitsUntilMs === null) return null;
  const report = async () => {
    try {
      await makeOwnMove({ taskId: work.taskid, workName: toWorkName(work), move: 'reportNoAccess' });
      setIsAsked(false);
    } finally {
      onChange();
    }
  };
  const isProved = !lstMissing.some((step) => step !== 'wait');
  return (
    <>
      {leftMs === 0 ? <p>{t('door.over')}</p> : leftMs !== null && <Countdown leftMs={leftMs} label={t('door.left')} />}
      <Button variant="destructive" disabled={leftMs !== 0 || !isProved} onClick={() => setIsAsked(true)}>
        {t('moves.reportNoAccess')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('moves.reportNoAccess')}
          text={t('sure.reportNoAccess')}
          confirmLabel={t('confirm.reportNoAccess')}
          keepLabel={t('notYet')}
          isDestructive
          onConfirm={report}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
