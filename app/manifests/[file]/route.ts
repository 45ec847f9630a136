import { getTranslations } from 'next-intl/server';

import { isLocale } from '@/lib/i18n/locales';
import { toManifest } from '@/lib/seo/manifest';

export const dynamic = 'force-dynamic';

interface ManifestProps {
  params: Promise<{ file: string }>;
}

/** The web app manifest of one language, such as /manifests/fa.webmanifest. */
export async function GET(_request: Request, { params }: ManifestProps): Promise<Response> {
  const locale = (await params).file.replace(/\.webmanifest$/, '');
  if (!isLocale(locale)) return new Response('not found', { status: 404 });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const words = {
    name: layout('site.title'),
    shortName: layout('site.name'),
    description: layout('site.description'),
    services: layout('links.services'),
    orders: layout('links.orders'),
    contact: layout('links.contact'),
  };
  return Response.json(toManifest(locale, words), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
