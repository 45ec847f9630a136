import { getTranslations } from 'next-intl/server';

import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { listPlaceFacts } from './place-facts';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

interface CityServiceCardProps {
  readonly locale: Locale;
  readonly city: Bundle['lstCity'][number];
  readonly category: Bundle['lstCategoriesWithSubCategories'][number];
  readonly page: CallAnswer<'pdp/fetch'>;
}

/** One service in a city's list, with what is known of it there. */
export async function CityServiceCard({ locale, city, category, page }: CityServiceCardProps) {
  const opening = await getTranslations({ locale, namespace: 'opening' });
  const facts = await listPlaceFacts(locale, page);
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-stone-200 bg-card p-4 transition-colors has-[a:hover]:border-enamel-300">
      <div className="flex items-center gap-3 narrow:flex-col narrow:items-start">
        <ServicePicture
          url={category.iconUrl}
          name={category.seopath}
          size={56}
          className="size-14 self-start rounded-field"
        />
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h3 className="text-18 font-bold">
            <a
              href={toLocalePath(locale, `/services-at-location/${city.seopath}/${category.seopath}/`)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {category.serviceName}
            </a>
          </h3>
          {!category.isOrderable && <Badge>{opening('badge')}</Badge>}
        </div>
      </div>
      {facts.length > 0 ? (
        <dl className="flex flex-col gap-1 text-14">
          {facts.map(({ key, icon, title, text }) => (
            <div key={key} className="flex items-start gap-2">
              <dt>
                <Icon icon={icon} size={16} className="mt-1 text-enamel-600" />
                <span className="sr-only">{title}</span>
              </dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-14 text-stone-500">{category.serviceNameDesc}</p>
      )}
    </li>
  );
}
