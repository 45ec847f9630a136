import { toQrDrawing } from '@/components/ui/qr-path';

/** A QR code, drawn on the server. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = toQrDrawing(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} className="stroke-enamel-900" />
    </svg>
  );
}
