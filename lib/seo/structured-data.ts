import type { CallAnswer } from '@/lib/contract';

const CONTEXT = 'https://schema.org';

interface Crumb {
  readonly name: string;
  readonly url: string;
}

export function toBreadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, name: crumb.name, item: crumb.url })),
  };
}

export function toItemList(items: readonly Crumb[]) {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: item.name, url: item.url })),
  };
}

export function toQuestionPage(questions: CallAnswer<'pdp/fetch'>['lstQuestion']) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
  };
}

interface ServiceDescription {
  readonly name: string;
  readonly url: string;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly page: CallAnswer<'pdp/fetch'>;
}

/** A service with its lowest price; the rating only where its reviews are on the page (FACTS). */
export function toService({ name, url, siteUrl, siteName, page }: ServiceDescription) {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    url,
    description: page.summary,
    provider: { '@type': 'Organization', name: siteName, url: siteUrl },
    areaServed: page.lstCity.map((city) => ({ '@type': 'City', name: city.name })),
    ...(page.fromPriceRial !== null && {
      offers: { '@type': 'Offer', priceCurrency: 'IRR', price: page.fromPriceRial, url, availability: `${CONTEXT}/InStock` },
    }),
    ...(page.rating && page.lstReview.length > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: page.rating.average, reviewCount: page.rating.count },
      review: page.lstReview.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.name },
        reviewRating: { '@type': 'Rating', ratingValue: review.stars },
        reviewBody: review.text,
      })),
    }),
  };
}

/** The marketplace itself and its search (SPEC 2, home). */
export function toWebSite({ url, name }: Crumb) {
  return { '@context': CONTEXT, '@type': 'WebSite', name, url };
}

export function toOrganization({ url, name }: Crumb) {
  return { '@context': CONTEXT, '@type': 'Organization', name, url, logo: `${url}/icons/plate.svg` };
}
