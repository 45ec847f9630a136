import type { Configuration } from '../../start/configuration';

export interface PolicyOptions {
  readonly configuration: Pick<
    Configuration,
    'SITE_URL' | 'MQTT_PUBLIC_URL' | 'MAP_TILES_URL' | 'MAIN_API_URL' | 'FILE_API_URL'
  >;
  /** Their hashes as sources: `'sha256-…'`. */
  readonly inlineScripts: readonly string[];
  /** The framework evaluates and injects its own scripts while pages are being written. */
  readonly isDevelopment: boolean;
}

const ORIGIN = /^(?:https?|wss?):\/\/[\w.*:[\]-]+/;

/**
 * A page's allowed sources. Scripts: this site's files and the inline scripts that are named, nothing else. Styles may
 * be inline, because dialogs put one into the page that keeps the ground from scrolling. It has the width of the
 * visitor's scroll bar in it, so no hash can name it.
 */
export function toContentSecurityPolicy({ configuration, inlineScripts, isDevelopment }: PolicyOptions): string {
  const { SITE_URL, MQTT_PUBLIC_URL, MAP_TILES_URL, MAIN_API_URL, FILE_API_URL } = configuration;
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : inlineScripts;
  // Safari before 15.4 does not count this site's own WebSockets as 'self'.
  const sockets = [
    toOrigin(SITE_URL?.replace(/^http/, 'ws')),
    toOrigin(MQTT_PUBLIC_URL),
    ...(isDevelopment ? ['ws:'] : []),
  ];
  // A catalogue of a host elsewhere names its pictures where that host keeps them.
  const pictures = [toOrigin(MAIN_API_URL), toOrigin(FILE_API_URL)];
  const directives: Readonly<Record<string, readonly (string | null)[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    // A file that somebody is about to upload is a blob: of the page's own, shown and read before it is sent.
    'img-src': ["'self'", 'data:', 'blob:', toOrigin(MAP_TILES_URL?.replace('{s}', '*')), ...pictures],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', ...sockets],
    'form-action': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== null))].join(' '))
    .join('; ');
}

/** Scheme, host and port alone; null for nothing and for addresses on this site. */
function toOrigin(url: string | undefined): string | null {
  return ORIGIN.exec(url ?? '')?.[0] ?? null;
}
