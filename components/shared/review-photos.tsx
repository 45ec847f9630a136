import { getTranslations } from 'next-intl/server';

import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

interface ReviewPhotosProps {
  readonly locale: Locale;
  readonly photos: CallAnswer<'pdp/fetch'>['lstReview'][number]['lstPhoto'];
}

/** A review's photos: the customer's own, and those of the work that both sides agreed to show. */
export async function ReviewPhotos({ locale, photos }: ReviewPhotosProps) {
  if (photos.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'ratings' });
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ fileurl, moment }) => (
        <li key={fileurl} className="flex flex-col items-center text-12 text-stone-500">
          <a href={fileurl} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-field">
            <img
              src={fileurl}
              alt={t(`photo.${moment ?? 'own'}`)}
              loading="lazy"
              decoding="async"
              className="size-24 bg-stone-50 object-cover"
            />
          </a>
          {moment !== null && <span aria-hidden>{t(`moment.${moment}`)}</span>}
        </li>
      ))}
    </ul>
  );
}
