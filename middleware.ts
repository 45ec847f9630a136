import { NextResponse, type NextRequest } from 'next/server';
import { REFERRAL_COOKIE_DAYS } from '@/lib/domain/constants/identity';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { findReferralToken, REFERRAL_COOKIE_NAME } from '@/lib/domain/person/referral';
import { toMissingAddressCookie } from '@/lib/domain/site/missing-address';
import { NOT_FOUND_PATH } from '@/lib/i18n/public-routes';
import { decideRoute, type RouteDecision } from '@/lib/i18n/route-decision';
import { isNoindexHost, NOINDEX } from '@/lib/seo/noindex-hosts';
import { openSessionSeal, SESSION_COOKIE, type SealedSession } from '@/lib/server/session/seal';

export const config = {
  runtime: 'nodejs',
  // Pages only: calls, the broker, the framework's own files and files with an extension pass by.
  matcher: '/((?!_next/|api/|mqtt$|.*\\.[^/]*$).*)',
};

const PERMANENT = 308;

/** Opened only to decide on a redirect; every call checks the session itself. */
async function findSession(request: NextRequest): Promise<SealedSession | null> {
  const sealed = request.cookies.get(SESSION_COOKIE)?.value;
  const secret = process.env.SESSION_SECRET;
  if (!sealed || !secret) return null;
  const session = await openSessionSeal(sealed, secret);
  return session !== null && session.expiresAtMs > Date.now() ? session : null;
}

async function respond(decision: RouteDecision, request: NextRequest): Promise<NextResponse> {
  const toUrl = (path: string) => new URL(path, request.url);
  const redirect = (location: string, status?: number) => {
    const response = NextResponse.redirect(toUrl(location), status);
    if (status !== PERMANENT && location.endsWith(NOT_FOUND_PATH))
      response.headers.append('set-cookie', toMissingAddressCookie(new URL(request.url).pathname, location));
    return response;
  };
  if (decision.kind === 'redirect') return redirect(decision.location, decision.status);
  if (decision.loginLocation && !(await findSession(request))) return redirect(decision.loginLocation);
  if (decision.elseLocation && !(await findSession(request))?.isOperator) return redirect(decision.elseLocation);
  return NextResponse.rewrite(toUrl(decision.path), { status: decision.status });
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  // `request.nextUrl` hides closing slashes; the plain address does not.
  const url = new URL(request.url);
  const decision = decideRoute(url);
  const response = await respond(decision, request);

  const isMissing = decision.kind === 'page' && decision.status === 404;
  if (isMissing || isNoindexHost(request.headers.get('host') ?? '', process.env.NOINDEX_HOSTS))
    response.headers.set('X-Robots-Tag', NOINDEX);

  const referralToken = findReferralToken(url.searchParams);
  if (referralToken) {
    response.cookies.set(REFERRAL_COOKIE_NAME, referralToken, {
      maxAge: (REFERRAL_COOKIE_DAYS * DAY_MS) / 1000,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: process.env.SITE_URL?.startsWith('https:') ?? false,
    });
  }
  return response;
}
