import { ChevronDown, Map } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { keepMapApp, MAP_APPS, readMapApp, toMapLink } from '@/lib/client/map-link';

interface MapWayProps {
  readonly point: { readonly latitude: number; readonly longitude: number };
  readonly label: string;
  readonly variant: 'secondary' | 'inverse';
}

/** The way there in the map that was chosen on this device last, and beside it the other maps. */
export function MapWay({ point, label, variant }: MapWayProps) {
  const t = useTranslations('provider.maps');
  const [chosen, setChosen] = useState(readMapApp);
  const look = toButtonClassName({ variant });
  return (
    <div className="flex grow gap-1">
      <a href={toMapLink(point, { app: chosen })} className={`${look} grow`}>
        <Icon icon={Map} />
        {label}
      </a>
      <details className="relative">
        <summary aria-label={t('choose')} className={`${look} min-w-touch cursor-pointer list-none !px-2`}>
          <Icon icon={ChevronDown} />
        </summary>
        <ul className="absolute end-0 top-full z-10 mt-1 min-w-40 rounded-card bg-card p-1 text-ink shadow-float">
          {MAP_APPS.map((app) => (
            <li key={app}>
              <a
                href={toMapLink(point, { app })}
                className="flex min-h-touch items-center rounded-field px-4 font-medium hover:bg-enamel-50"
                onClick={() => {
                  keepMapApp(app);
                  setChosen(app);
                }}
              >
                {t(app)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
