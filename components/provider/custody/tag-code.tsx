import { useTranslations } from 'next-intl';

import { toQrDrawing } from '@/components/ui/qr-path';

/** The tag of a piece as a code that a camera reads: shown on the phone, or printed with the page. */
export function TagCode({ tag }: { tag: string }) {
  const t = useTranslations('textiles.work');
  const { size, path } = toQrDrawing(tag);
  return (
    <svg
      role="img"
      aria-label={t('code', { tag })}
      viewBox={`0 0 ${size} ${size}`}
      className="size-20 rounded-field bg-light narrow:size-16"
      shapeRendering="crispEdges"
    >
      <path d={path} className="stroke-ink" />
    </svg>
  );
}
