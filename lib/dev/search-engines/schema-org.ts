import { z } from 'zod';

/**
 * Search engines' requirements for each kind of structured data on the pages (Google Search Central, "Structured data";
 * schema.org).
 */
const address = z.url({ protocol: /^https?$/ });
const words = z.string().trim().min(1);
const reference = z.object({ '@id': address });
const organization = z.object({ '@type': z.literal('Organization'), '@id': address, name: words, url: address });
const listItem = z.object({ '@type': z.literal('ListItem'), position: z.number().int().positive(), name: words });
const rating = z.object({
  '@type': z.literal('Rating'),
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
});
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

function isInOrder(items: readonly { position: number }[]): boolean {
  return items.every(({ position }, index) => position === index + 1);
}

const context = z.object({ '@context': z.literal('https://schema.org') });

export const structuredData = z.discriminatedUnion('@type', [
  context.extend({
    ...organization.shape,
    description: words,
    logo: z.object({
      '@type': z.literal('ImageObject'),
      url: address,
      width: z.number().min(112),
      height: z.number().min(112),
    }),
    sameAs: z.array(address).min(1).optional(),
    email: z.email().optional(),
    address: z
      .object({ '@type': z.literal('PostalAddress'), streetAddress: words, addressCountry: z.string().length(2) })
      .optional(),
    contactPoint: z
      .array(
        z.object({
          '@type': z.literal('ContactPoint'),
          contactType: words,
          telephone: words,
          areaServed: z.string().length(2),
        }),
      )
      .min(1)
      .optional(),
  }),
  context.extend({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: words,
    url: address,
    description: words,
    inLanguage: z.enum(['fa', 'en', 'de', 'ar']),
    publisher: reference,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().regex(/^https?:\/\/[^{]+\/services\/\?q=\{search_term_string\}$/),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  context.extend({
    '@type': z.literal('Service'),
    '@id': address,
    name: words,
    url: address,
    description: words,
    serviceType: words.optional(),
    image: address.optional(),
    provider: organization,
    areaServed: z.array(z.object({ '@type': z.literal('City'), name: words })).min(1),
    offers: z
      .object({
        '@type': z.literal('AggregateOffer'),
        url: address,
        lowPrice: z.number().positive(),
        priceCurrency: z.literal('IRR'),
        availability: z.literal('https://schema.org/InStock'),
      })
      .optional(),
    // Search engines show no rating of a service.
    aggregateRating: z.undefined().optional(),
    review: z.undefined().optional(),
  }),
  context.extend({
    '@type': z.literal('ProfilePage'),
    '@id': address,
    url: address,
    dateCreated: day,
    mainEntity: z.object({
      '@type': z.literal('Person'),
      '@id': address,
      name: words,
      alternateName: words.optional(),
      url: address,
      description: words,
      image: address.optional(),
      worksFor: reference,
      memberOf: reference,
    }),
  }),
  context.extend({
    '@type': z.literal('LocalBusiness'),
    '@id': address,
    name: words,
    alternateName: words.optional(),
    url: address,
    description: words,
    image: address,
    slogan: words.optional(),
    // A street may be that of a home.
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressCountry: z.literal('IR'),
      addressLocality: words.optional(),
    }),
    areaServed: z
      .array(z.object({ '@type': z.literal('City'), name: words }))
      .min(1)
      .optional(),
    makesOffer: z
      .array(
        z.object({
          '@type': z.literal('Offer'),
          itemOffered: z.object({ '@type': z.literal('Service'), name: words }),
        }),
      )
      .min(1)
      .optional(),
    aggregateRating: z
      .object({
        '@type': z.literal('AggregateRating'),
        ratingValue: z.number().min(1).max(5),
        reviewCount: z.number().int().positive(),
        bestRating: z.literal(5),
        worstRating: z.literal(1),
      })
      .optional(),
    review: z
      .array(
        z.object({
          '@type': z.literal('Review'),
          author: z.object({ '@type': z.literal('Person'), name: words }),
          datePublished: day,
          reviewRating: rating,
          reviewBody: words.optional(),
        }),
      )
      .min(1)
      .optional(),
  }),
  context.extend({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(listItem.extend({ item: address }))
      .min(2)
      .refine(isInOrder),
  }),
  context.extend({
    '@type': z.literal('ItemList'),
    numberOfItems: z.number().int().positive(),
    itemListElement: z
      .array(listItem.extend({ url: address }))
      .min(1)
      .refine(isInOrder),
  }),
  context.extend({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
]);
