import 'server-only';

import { readAnsweringHours, type AnsweringHours } from '@/lib/domain/site/answering-hours';
import type { Locale } from '@/lib/i18n/locales';

const NETWORKS = ['instagram', 'telegram', 'whatsapp', 'linkedin', 'aparat'] as const;
const BADGES = ['enamad', 'samandehi'] as const;

interface NamedPage<Name extends string> {
  readonly name: Name;
  readonly url: string;
}

/** The operator's configured contact details: null and empty lists are not shown (BEHAVIOUR 12). */
export interface ContactDetails {
  /** The configured phones, in Latin digits. */
  readonly phones: readonly string[];
  readonly email: string | null;
  readonly address: string | null;
  /** The answering hours; empty where none are configured. */
  readonly hours: readonly AnsweringHours[];
  readonly networks: readonly NamedPage<(typeof NETWORKS)[number]>[];
  readonly badges: readonly NamedPage<(typeof BADGES)[number]>[];
  readonly blogUrl: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The values were checked when the program started (lib/server/start/configuration.ts). */
export function readContactDetails(locale: Locale, environment: Environment = process.env): ContactDetails {
  const isPersianScript = locale === 'fa' || locale === 'ar';
  const listPages = <Name extends string>(names: readonly Name[], toVariable: (name: string) => string) =>
    names.flatMap((name) => {
      const url = environment[toVariable(name.toUpperCase())];
      return url ? [{ name, url }] : [];
    });
  return {
    phones: (environment.CONTACT_PHONES ?? '')
      .split(',')
      .map((phone) => phone.trim())
      .filter(Boolean),
    email: environment.CONTACT_EMAIL || null,
    address: environment[isPersianScript ? 'CONTACT_ADDRESS' : 'CONTACT_ADDRESS_EN'] || null,
    hours: readAnsweringHours(environment.CONTACT_HOURS ?? '') ?? [],
    networks: listPages(NETWORKS, (name) => `SOCIAL_${name}`),
    badges: listPages(BADGES, (name) => `TRUST_${name}_URL`),
    blogUrl: environment.BLOG_URL || null,
  };
}
