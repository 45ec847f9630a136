export interface PageFacts {
  readonly locale: string | null;
  readonly direction: string | null;
  readonly titles: readonly string[];
  readonly description: string | null;
  readonly robots: string;
  readonly canonicals: readonly string[];
  readonly alternates: readonly { readonly locale: string; readonly href: string }[];
  readonly headings: readonly string[];
  readonly mainCount: number;
  readonly headerCount: number;
  readonly footerCount: number;
  readonly ids: readonly string[];
  readonly anchors: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly Readonly<Record<string, string>>[];
  readonly resources: readonly string[];
  readonly mainText: string;
}

export function readPageFacts(html: string): PageFacts;
