import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { Notice } from '@/components/ui/notice';
import { fromNavigator } from '@/lib/client/browser-features';

import { createCodeDetector } from './tag-camera-support';

/** A tag stays before the camera for longer than one look takes. */
const LOOK_EVERY_MS = 250;

/** The camera's picture. It reports each tag once, until it reads another one. */
export function TagCamera({ onTag }: { onTag: (tag: string) => void }) {
  const t = useTranslations('textiles.work');
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onTag);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    told.current = onTag;
  }, [onTag]);
  useEffect(() => {
    const detector = createCodeDetector();
    let stream: MediaStream | null = null;
    let lastTag = '';
    let isStopped = false;
    const look = async () => {
      const screen = video.current;
      if (!detector || !screen || screen.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
      const [code] = await detector.detect(screen).catch(() => []);
      if (isStopped || !code || code.rawValue === lastTag) return;
      lastTag = code.rawValue;
      told.current(code.rawValue);
    };
    const open = async () => {
      try {
        const opened = await fromNavigator('mediaDevices')?.getUserMedia({ video: { facingMode: 'environment' } });
        if (!opened) return setHasFailed(true);
        stream = opened;
        if (isStopped) opened.getTracks().forEach((track) => track.stop());
        else if (video.current) video.current.srcObject = opened;
      } catch {
        setHasFailed(true);
      }
    };
    void open();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      isStopped = true;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  if (hasFailed) return <Notice tone="error">{t('cameraFailed')}</Notice>;
  return (
    <video ref={video} autoPlay playsInline muted className="aspect-square w-full rounded-card bg-ink object-cover" />
  );
}
