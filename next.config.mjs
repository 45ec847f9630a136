import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';

const root = dirname(fileURLToPath(import.meta.url));

/** @type {import('next').NextConfig} */
const nextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // `/services` and `/services/` are two pages, so slashes are decided in middleware.ts, never by the framework.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  skipProxyUrlNormalize: true,
  // `npm run check` checks the types of everything at once; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  async headers() {
    return [{ source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] }];
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig);
