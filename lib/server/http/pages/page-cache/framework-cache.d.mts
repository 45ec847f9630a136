/** See framework-cache.mjs. */
export default class FrameworkCache {
  get(
    key: string,
  ): Promise<{ readonly value: unknown; readonly cacheControl: unknown; readonly lastModified: number } | null>;
  set(
    key: string,
    value: unknown,
    context?: { readonly cacheControl?: { readonly revalidate: number | false; readonly expire?: number } },
  ): Promise<void>;
  revalidateTag(): Promise<void>;
  resetRequestCache(): void;
}
