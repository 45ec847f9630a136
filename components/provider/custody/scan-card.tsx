import { ScanLine } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useSending } from '@/lib/client/use-sending';
import { isWholeTag } from '@/lib/domain/text/tag';
import { useErrorText } from '@/lib/i18n/use-error-text';

import type { WorkDetail } from '../work-move';
import { hasTagCamera } from './tag-camera-support';

const TagCamera = dynamic(
  toPatientLoader(() => import('./tag-camera').then((module) => module.TagCamera)),
  { ssr: false },
);

interface ScanCardProps {
  readonly work: WorkDetail;
  readonly onScanned: () => void;
}

/** The hand-over that is due: each tag is scanned with the camera, or its code is typed; its last letter enters it. */
export function ScanCard({ work, onScanned }: ScanCardProps) {
  const t = useTranslations('textiles');
  const { tag, scannedName, error, isSending, type, enter } = useScanning(work, onScanned);
  const { custody } = work;
  const stage = custody?.nextStage ?? null;
  if (!custody || stage === null || stage === 'picked-up') return null;
  return (
    <Card className="flex flex-col gap-4 max-desktop:order-first">
      <div>
        <h3 className="text-18 font-bold">{t(`work.scanTitle.${stage}`)}</h3>
        <p className="text-14 text-stone-500">{t('work.scanHint')}</p>
      </div>
      <p aria-live="polite" className="font-semibold">
        {custody.missingCount > 0 ? t('missing', { count: custody.missingCount }) : t('all')}
      </p>
      {custody.missingCount > 0 && (
        <form
          className="flex items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void enter(tag);
          }}
        >
          <div className="grow">
            <TextField
              label={t('work.tagField')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              error={error}
              value={tag}
              onChange={(event) => type(event.target.value)}
            />
          </div>
          <Button type="submit" variant="secondary" className="mt-8" isLoading={isSending}>
            {t('work.scan')}
          </Button>
        </form>
      )}
      <div role="status">
        {scannedName !== null && <Notice tone="success">{t('work.scanned', { name: scannedName })}</Notice>}
      </div>
      {custody.missingCount > 0 && <CameraPart onTag={(text) => void enter(text)} />}
    </Card>
  );
}

/** Sends typed or scanned tags to the hand-over that is due. */
function useScanning({ taskid, custody }: WorkDetail, onScanned: () => void) {
  const t = useTranslations('textiles.work');
  const toErrorText = useErrorText();
  const [tag, setTag] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [scannedName, setScannedName] = useState<string | null>(null);
  const { isSending, failure, send } = useSending();
  const stage = custody?.nextStage;
  const awaited = custody?.lstPiece.filter(({ lstScan }) => lstScan.every((scan) => scan.stage !== stage)) ?? [];
  async function enter(text: string) {
    setIsTried(true);
    setScannedName(null);
    if (text.trim() === '') return;
    const sent = await send(() => callFromBrowser('custody/scantag', { taskid, tag: text, ...(stage && { stage }) }));
    if (sent.ok) {
      const { pieceid, custody: scanned } = sent.answer;
      setScannedName(scanned.lstPiece.find((piece) => piece.pieceid === pieceid)?.pieceName ?? null);
      setTag('');
      setIsTried(false);
    }
    onScanned();
  }
  function type(text: string) {
    setTag(text);
    const tags = awaited.map((piece) => piece.tag);
    if (!isSending && isWholeTag(text, tags)) void enter(text);
  }
  const error = failure ? toErrorText(failure) : isTried && tag.trim() === '' ? t('tagWrong') : undefined;
  return { tag, scannedName, error, isSending, type, enter };
}

/** The camera, where the browser reads codes itself; elsewhere they are typed. */
function CameraPart({ onTag }: { onTag: (tag: string) => void }) {
  const t = useTranslations('textiles.work');
  const [isOpen, setIsOpen] = useState(false);
  if (!hasTagCamera()) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(!isOpen)}>
        <Icon icon={ScanLine} />
        {t(isOpen ? 'cameraStop' : 'camera')}
      </Button>
      {isOpen && <TagCamera onTag={onTag} />}
    </>
  );
}
