import { getTranslations } from 'next-intl/server';

import { Plate } from '@/components/ui/plate';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';
import { isPublicRoute } from '@/lib/i18n/public-routes';

const HERO_PICTURE_URL = '/illustrations/hero.svg';

type Slide = CallAnswer<'boot/getallcategoryv3'>['lstSlider'][number];

interface SliderProps {
  readonly locale: Locale;
  readonly slides: readonly Slide[];
}

/**
 * The bundle's slides, to be scrolled by finger, wheel or arrow keys: nothing moves by itself, and nothing needs a
 * script (row S-30).
 */
export async function Slider({ locale, slides }: SliderProps) {
  // A page of this site is only linked when it is there.
  const shown = slides.filter(({ linkUrl }) => !linkUrl.startsWith('/') || isPublicRoute(linkUrl));
  if (shown.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <section aria-label={t('slider')}>
      <ul className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto scroll-smooth px-4 pb-2 pt-1 desktop:mx-0 desktop:px-0">
        {shown.map((slide) => (
          <li key={slide.linkUrl} className="w-[88%] shrink-0 grow snap-start tablet:w-[46%] wide:w-[30%]">
            <Plate className="flex h-full items-center gap-4 p-5 transition-shadow narrow:flex-col narrow:items-start has-[a:hover]:shadow-float">
              <Picture url={slide.imageUrl} />
              <a
                href={toLocalePath(locale, slide.linkUrl)}
                className="text-16 font-bold leading-snug after:absolute after:inset-0 after:rounded-card desktop:text-18"
              >
                {slide.title}
              </a>
            </Plate>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The street of doors is wide; a square would show what lies beside it in the sheet. */
function Picture({ url }: { url: string }) {
  const isStreet = url === HERO_PICTURE_URL;
  return (
    <ServicePicture
      url={url}
      name="hero"
      size={80}
      className={isStreet || url === '' ? 'aspect-[14/9] h-20 w-auto rounded-field' : 'size-20 rounded-field'}
    />
  );
}
