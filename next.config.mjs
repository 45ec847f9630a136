import { dirname, join } from 'node:path';
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
  // A page's script gets the icons that it draws, in `npm run dev` too.
  experimental: { optimizePackageImports: ['lucide'] },
  turbopack: {
    root,
    resolveAlias: {
      // Half a kilobyte of each page's script for browsers that the framework does not run in.
      '../build/polyfills/polyfill-module': './lib/browser/framework-polyfills.ts',
    },
  },
  // Rendered pages stay in this process's memory, bounded; nothing that is asked for grows the build's folder.
  cacheHandler: join(root, 'lib/server/http/pages/page-cache/framework-cache.mjs'),
  cacheMaxMemorySize: 0,
  async headers() {
    // Their names stay when they change: a day later at most, everybody has the new one.
    const drawings = ['/icons/:file*', '/illustrations/:file*', '/images/:file*', '/share/:file*', '/favicon.ico'];
    return drawings.map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    }));
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig);
