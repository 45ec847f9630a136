import { splitLocalePath } from '@/lib/i18n/paths';
import { findPublicRoute, ORDER_FLOW_PATH } from '@/lib/i18n/public-routes';

const OWN_FILES = ['/healthz', '/readyz', '/api/openapi.json'];
const FOLDERS: readonly (readonly [string, string])[] = [
  ['/_next/static/', '/_next/static/{file}'],
  ['/_next/', '/_next/{file}'],
  ['/api/dev/', '/api/dev/{call}'],
  ['/api/', '/api/{unknown}'],
  ['/dev/', '/dev/{page}'],
  ['/pictures/', '/pictures/{file}'],
];

/**
 * The template that an address belongs to, for log lines and metrics. It is one of a short list, whatever a stranger
 * asks for, and never an id or a query. A call's own template is known only after it was matched (noteRoute).
 */
export function toRouteLabel(path: string): string {
  if (OWN_FILES.includes(path)) return path;
  const folder = FOLDERS.find(([start]) => path.startsWith(start));
  if (folder) return folder[1];
  const { path: page } = splitLocalePath(path);
  if (page === ORDER_FLOW_PATH) return ORDER_FLOW_PATH;
  return findPublicRoute(page) ?? (/\.[^/]*$/.test(page) ? '/{file}' : '/{unknown}');
}
