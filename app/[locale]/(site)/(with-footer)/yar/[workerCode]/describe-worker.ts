import { getTranslations } from 'next-intl/server';

import { listServices, type Worker } from '@/components/yar/worker';
import { formatNumber } from '@/lib/i18n/formats';
import { getDirection, type Locale } from '@/lib/i18n/locales';
import { fitDescription, fitTitle } from '@/lib/seo/fit-description';

/** The title and the description of a professional's page, as long as a search engine shows them. */
export async function describeWorker(
  locale: Locale,
  worker: Worker,
): Promise<{ readonly title: string; readonly description: string }> {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const { fullname: name, lstCity, reviewCount } = worker;
  const service = listServices(worker)[0]?.serviceName;
  const city = lstCity[0]?.name;
  const plain = t('metaTitles.plain', { name });
  const ofService = service === undefined ? [] : [t('metaTitles.ofService', { name, service })];
  const inCity = service === undefined || city === undefined ? [] : [t('metaTitles.inCity', { name, service, city })];
  const [first = plain, ...others] = [...inCity, ...ofService, plain];
  const comma = getDirection(locale) === 'rtl' ? '، ' : ', ';
  return {
    title: fitTitle([first, ...others]),
    description: fitDescription(await listFacts(locale, worker), (known) => {
      const facts = known.join(comma);
      return reviewCount > 0 ? t('metaDescription', { name, facts }) : t('metaDescriptionNew', { name, facts });
    }),
  };
}

/** Facts that set this professional apart, the strongest first. Facts that are old tomorrow are left out. */
async function listFacts(locale: Locale, worker: Worker): Promise<string[]> {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const places = await getTranslations({ locale, namespace: 'places.facts' });
  const { lstCity, workerRate, reviewCount, totalTasks } = worker;
  const [service = '', ...otherServices] = listServices(worker).map(({ serviceName }) => serviceName);
  const where = lstCity[0] ? t('metaCity', { city: lstCity[0].name }) : '';
  const rating =
    workerRate === null
      ? ''
      : places('ratingText', {
          rating: formatNumber(workerRate, locale, { maximumFractionDigits: 1 }),
          count: reviewCount,
          shown: formatNumber(reviewCount, locale),
        });
  const jobs = totalTasks > 0 ? t('jobs', { count: totalTasks }) : '';
  return [`${service} ${where}`.trim(), rating, jobs, ...otherServices].filter(Boolean);
}
