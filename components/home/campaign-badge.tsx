import { Tag } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { offerClassName } from './offer-look';

interface CampaignBadgeProps {
  readonly locale: Locale;
  readonly bundle: Pick<
    CallAnswer<'boot/getallcategoryv3'>,
    'isEnableCampign' | 'urlCampign' | 'lstCategoriesWithSubCategories'
  >;
}

/**
 * The bundle's campaign as a link. Renders nothing without one, or where its service cannot be ordered yet (row S-30).
 */
export async function CampaignBadge({
  locale,
  bundle: { isEnableCampign, urlCampign, lstCategoriesWithSubCategories },
}: CampaignBadgeProps) {
  if (!isEnableCampign || urlCampign === '') return null;
  const service = lstCategoriesWithSubCategories.find(({ seopath }) => urlCampign.startsWith(`/services/${seopath}/`));
  if (service && !service.isOrderable) return null;
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <a href={toLocalePath(locale, urlCampign)} className={offerClassName}>
      <Icon icon={Tag} className="text-saffron-300" />
      {service ? t('campaign.service', { service: service.serviceName }) : t('campaign.other')}
    </a>
  );
}
