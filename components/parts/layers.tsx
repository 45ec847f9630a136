'use client';

import { Camera } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { useSnackbar } from '@/components/ui/snackbar';
import { UploadButton, UploadItem } from '@/components/ui/upload';
import { toPatientLoader } from '@/lib/client/patient-loader';

import { Fields, Part } from './part';

const Dialog = dynamic(
  toPatientLoader(() => import('@/components/ui/dialog').then((module) => module.Dialog)),
  { ssr: false },
);
const Drawer = dynamic(
  toPatientLoader(() => import('@/components/ui/drawer').then((module) => module.Drawer)),
  { ssr: false },
);

const DRAWER = 'drawer';
const SENT_PERCENT = 40;
const TONES = ['neutral', 'success', 'error'] as const;
const MOBILES = ['sheet', 'full', 'card'] as const;

/** Before a file, while one is on its way, when it has arrived, and after one that was refused. */
export function Uploads() {
  const t = useTranslations('order.description');
  const words = { progressLabel: t('photoSending'), removeLabel: t('photoRemove'), onRemove: () => undefined };
  const button = { label: t('photoAdd'), icon: Camera, accept: 'image/*', onFile: () => undefined };
  return (
    <>
      <Part name="UploadButton">
        <Fields>
          <UploadButton {...button} hint={t('hint')} />
          <UploadButton {...button} error={t('tooLarge')} />
          <UploadButton {...button} isDisabled />
          <UploadButton {...button} look="button" />
        </Fields>
      </Part>
      <Part name="UploadItem">
        <Fields>
          <UploadItem {...words} percent={SENT_PERCENT}>
            {t('photo')}
          </UploadItem>
          <UploadItem {...words} percent={null}>
            {t('photoDone')}
          </UploadItem>
        </Fields>
      </Part>
    </>
  );
}

/** A name as the code has it. */
function InCode({ name }: { name: string }) {
  return (
    <span dir="ltr" lang="en">
      {name}
    </span>
  );
}

/** Layers over a page; each button names the layer's form on a phone. */
export function Layers() {
  const t = useTranslations('conversation');
  const common = useTranslations('common');
  const [open, setOpen] = useState<(typeof MOBILES)[number] | typeof DRAWER | null>(null);
  const snackbar = useSnackbar();
  const close = () => setOpen(null);
  return (
    <>
      <Part name="Dialog">
        {MOBILES.map((mobile) => (
          <Button key={mobile} variant="secondary" onClick={() => setOpen(mobile)}>
            <InCode name={mobile} />
          </Button>
        ))}
      </Part>
      <Part name="Drawer">
        <Button variant="secondary" onClick={() => setOpen(DRAWER)}>
          <InCode name={DRAWER} />
        </Button>
      </Part>
      <Part name="Snackbar">
        {TONES.map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => snackbar.show({ text: t('ready'), tone })}>
            <InCode name={tone} />
          </Button>
        ))}
      </Part>
      {open === DRAWER && (
        <Drawer open onOpenChange={close} title={t('sure.title')} closeLabel={t('close')}>
          <p className="p-4">{t('sure.text')}</p>
        </Drawer>
      )}
      {open !== null && open !== DRAWER && (
        <Dialog
          open
          onOpenChange={close}
          title={t('sure.title')}
          closeLabel={t('close')}
          mobile={open}
          footer={
            <>
              <Button onClick={close}>{common('confirm')}</Button>
              <Button variant="quiet" onClick={close}>
                {common('cancel')}
              </Button>
            </>
          }
        >
          <p>{t('sure.text')}</p>
        </Dialog>
      )}
    </>
  );
}
