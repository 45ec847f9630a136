import { isProviderRole } from '@/lib/domain/provider/provider-roles';
import { PROVIDER_REGISTER_STATE, STATE_PARAMETER } from '@/lib/funnel/steps';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';

export const PROVIDER_REGISTER_PATH = '/joinus/register/';
const DASHBOARD_PATH = '/pelakman/dashboard/';

interface LoginPlaceOfPage {
  /** The address that the login page was opened at. */
  readonly url: URL;
  readonly roleId: number | null;
  readonly locale: Locale;
}

/**
 * Where a login as a page leads (T-06): the address that a guard set wins; then provider sign-up, the provider's
 * dashboard, home. A path on this site.
 */
export function toLoginTarget({ url, roleId, locale }: LoginPlaceOfPage): string {
  const next = findNext(url);
  if (next !== null) return next;
  if (isProviderRegisterFlow(url.searchParams)) return toLocalePath(locale, PROVIDER_REGISTER_PATH);
  return toLocalePath(locale, isProviderRole(roleId) ? DASHBOARD_PATH : '/');
}

export function isProviderRegisterFlow(query: URLSearchParams): boolean {
  return query.get(STATE_PARAMETER) === PROVIDER_REGISTER_STATE;
}

/**
 * `next` if it is a page of this site other than the login. An address that a browser would read as elsewhere is
 * refused.
 */
function findNext(url: URL): string | null {
  const asked = url.searchParams.get('next');
  if (!asked?.startsWith('/') || !URL.canParse(asked, url.origin)) return null;
  const target = new URL(asked, url.origin);
  // `/.//elsewhere` stays on this origin here, and leaves it as soon as its path is read as an address of its own.
  if (target.origin !== url.origin || target.pathname.startsWith('//')) return null;
  const { path } = splitLocalePath(target.pathname);
  if (/^\/(?:login|register|api)(?:\/|$)/.test(path)) return null;
  return target.pathname + target.search + target.hash;
}
