import type { ContactDetails } from '@/lib/client/contact-details';
import type { CallAnswer } from '@/lib/contract';
import { SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';

const CONTEXT = 'https://schema.org';
const LOGO = { path: '/icons/app-512.png', side: 512 };

interface Crumb {
  readonly name: string;
  readonly url: string;
}

export function toBreadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: crumb.url,
    })),
  };
}

export function toItemList(items: readonly Crumb[]) {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: item.url,
    })),
  };
}

export function toQuestionPage(questions: CallAnswer<'pdp/fetch'>['lstQuestion']) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface ServiceDescription {
  readonly name: string;
  readonly url: string;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly page: CallAnswer<'pdp/fetch'>;
  /** Cities where it can be ordered, without those where it is paused. */
  readonly cities: readonly { readonly name: string }[];
  /** The full address of a picture of it. */
  readonly imageUrl?: string;
  /** The category's name. */
  readonly serviceType?: string;
}

/** A service with its lowest price. Search engines show no rating of a service, only of people (decision 0108). */
export function toService({ name, url, siteUrl, siteName, page, cities, imageUrl, serviceType }: ServiceDescription) {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    url,
    description: page.summary,
    ...(serviceType !== undefined && { serviceType }),
    ...(imageUrl !== undefined && { image: imageUrl }),
    provider: { '@type': 'Organization', '@id': toOrganizationId(siteUrl), name: siteName, url: siteUrl },
    ...(cities.length > 0 && { areaServed: cities.map((city) => ({ '@type': 'City', name: city.name })) }),
    ...(page.fromPriceRial !== null && { offers: toOffers(page.fromPriceRial, url) }),
  };
}

/** A longer order costs more: the price of the shortest one is the lowest of all. */
function toOffers(fromPriceRial: number, url: string) {
  return {
    '@type': 'AggregateOffer',
    url,
    lowPrice: fromPriceRial,
    priceCurrency: 'IRR',
    availability: `${CONTEXT}/InStock`,
  };
}

interface SiteDescription extends Crumb {
  /** The site's own address without a language; the others are its pages. */
  readonly siteUrl: string;
  readonly description: string;
}

interface WebSiteDescription extends SiteDescription {
  readonly language: string;
  /** The address at which the list of services searches. */
  readonly searchUrl: string;
}

/** The marketplace's site and its search (SPEC 2, home). */
export function toWebSite({ url, name, description, siteUrl, language, searchUrl }: WebSiteDescription) {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    description,
    inLanguage: language,
    publisher: { '@id': toOrganizationId(siteUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?${SEARCH_PARAMETER}={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

interface OrganizationDescription extends SiteDescription {
  /** The operator's configured contact details. */
  readonly contact: ContactDetails;
}

/** The marketplace's operator, with the configured contact details. */
export function toOrganization({ url, name, description, siteUrl, contact }: OrganizationDescription) {
  const { phones, email, address, networks, blogUrl } = contact;
  const pages = [...networks.map((network) => network.url), ...(blogUrl === null ? [] : [blogUrl])];
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': toOrganizationId(siteUrl),
    name,
    url,
    description,
    logo: { '@type': 'ImageObject', url: siteUrl + LOGO.path, width: LOGO.side, height: LOGO.side },
    ...(pages.length > 0 && { sameAs: pages }),
    ...(email !== null && { email }),
    ...(address !== null && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IR' } }),
    ...(phones.length > 0 && {
      contactPoint: phones.map((telephone) => ({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone,
        areaServed: 'IR',
      })),
    }),
  };
}

/** One organisation in every language: other pages point at it. */
export function toOrganizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}
