import type { CallAnswer } from '@/lib/contract';

import { toOrganizationId } from './structured-data';

type Worker = CallAnswer<'workerprofile/getDetail'>;

interface WorkerPage {
  readonly url: string;
  readonly siteUrl: string;
  /** The professional's description on the page. */
  readonly description: string;
  /** The picture of a business without one of its own. */
  readonly shareImageUrl: string;
}

const CONTEXT = 'https://schema.org';
const COUNTRY = 'IR';

/** Whether search engines may show the page of a professional: of one on a break at once no more. */
export function isWorkerShown({ statusEnum }: Pick<Worker, 'statusEnum'>): boolean {
  return statusEnum === 'ACTIVE';
}

/**
 * A professional's page with the person, and the business (SPEC 3 "Worker profile"). The business's address is the
 * city: a street may be that of a home. Its rating may stand there, because another house collects it (decision 0108).
 */
export function toWorkerData(worker: Worker, { url, siteUrl, description, shareImageUrl }: WorkerPage) {
  const { fullname, writtenName, aboutWorker, registrationDate } = worker;
  const image = findPortraitUrl(worker, siteUrl);
  const name = { name: fullname, ...(writtenName !== fullname && { alternateName: writtenName }) };
  const page = {
    '@context': CONTEXT,
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    dateCreated: registrationDate,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      ...name,
      url,
      description: aboutWorker || description,
      ...(image !== null && { image }),
      worksFor: { '@id': `${url}#business` },
      memberOf: { '@id': toOrganizationId(siteUrl) },
    },
  };
  const business = {
    '@context': CONTEXT,
    '@type': 'LocalBusiness',
    '@id': `${url}#business`,
    ...name,
    url,
    description,
    image: image ?? shareImageUrl,
    ...toBusinessFacts(worker),
  };
  return [page, business] as const;
}

/** Null where nobody has given a picture: a drawn figure is nobody's face. */
function findPortraitUrl({ images }: Worker, siteUrl: string): string | null {
  const portrait = images.find(({ docType }) => docType === 'profile');
  return portrait ? new URL(portrait.url, siteUrl).href : null;
}

function toBusinessFacts({ lstCity, lstService, slogan, reviews, workerRate, reviewCount }: Worker) {
  const [city] = lstCity;
  return {
    ...(slogan !== '' && { slogan }),
    address: { '@type': 'PostalAddress', addressCountry: COUNTRY, ...(city && { addressLocality: city.name }) },
    ...(lstCity.length > 0 && { areaServed: lstCity.map(({ name }) => ({ '@type': 'City', name })) }),
    ...(lstService.length > 0 && {
      makesOffer: lstService.map(({ name }) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
    }),
    ...(workerRate !== null &&
      reviews.length > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: workerRate,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
        review: reviews.map((review) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: review.name },
          datePublished: new Date(review.createdAtMs).toISOString().slice(0, 10),
          reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
          ...(review.text !== '' && { reviewBody: review.text }),
        })),
      }),
  };
}
