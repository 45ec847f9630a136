import { LocateFixed, Maximize, Minus, Plus, type IconNode } from 'lucide';
import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';

import type { PositionProblem } from './use-own-position';

interface MapControlsProps {
  readonly onZoom: (steps: number) => void;
  readonly onShowAll: () => void;
  /** Left out where the reader's own place is of no use. */
  readonly self?: OwnPlace;
}

interface OwnPlace {
  readonly onFind: () => void;
  readonly isFinding: boolean;
  readonly problem: PositionProblem | null;
}

/** Closer, further, the whole city, and where somebody is themselves. */
export function MapControls({ onZoom, onShowAll, self }: MapControlsProps) {
  const t = useTranslations('order.map');
  return (
    <div className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-col items-start gap-2">
      {self && (
        <p
          role="status"
          className="max-w-80 rounded-field bg-card px-3 py-2 text-14 text-ink shadow-float empty:hidden"
        >
          {self.problem && t(`problems.${self.problem}`)}
        </p>
      )}
      <div className="flex w-full flex-wrap justify-between gap-2">
        {self ? <FindSelf {...self} /> : <span />}
        <div className="pointer-events-auto flex divide-s divide-stone-200 overflow-hidden rounded-field bg-card shadow-float">
          <MapButton icon={Plus} label={t('closer')} onPress={() => onZoom(1)} />
          <MapButton icon={Minus} label={t('further')} onPress={() => onZoom(-1)} />
          <MapButton icon={Maximize} label={t('whole')} onPress={onShowAll} />
        </div>
      </div>
    </div>
  );
}

function FindSelf({ onFind, isFinding }: OwnPlace) {
  const t = useTranslations('order.map');
  return (
    <button
      type="button"
      onClick={isFinding ? undefined : onFind}
      aria-disabled={isFinding}
      className="pointer-events-auto inline-flex min-h-touch items-center gap-2 rounded-field bg-card px-3 text-14 font-semibold text-enamel-700 shadow-float hover:bg-enamel-50"
    >
      {isFinding ? <Spinner /> : <Icon icon={LocateFixed} />}
      {t('findSelf')}
    </button>
  );
}

function MapButton({ icon, label, onPress }: { icon: IconNode; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid h-11 w-11 place-items-center text-enamel-700 -outline-offset-2 hover:bg-enamel-50"
    >
      <Icon icon={icon} />
    </button>
  );
}
