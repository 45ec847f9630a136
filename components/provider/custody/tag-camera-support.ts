/** What a browser's own detector of codes is here: the part of it that is used. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type CodeDetectorClass = new (options: { readonly formats: readonly string[] }) => CodeDetector;

/** The browser's own detector; null in one that has none, where codes are typed. */
export function createCodeDetector(): CodeDetector | null {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: CodeDetectorClass };
  return BarcodeDetector ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

/** Whether tags can be scanned here at all. */
export function hasTagCamera(): boolean {
  return 'BarcodeDetector' in globalThis && typeof navigator !== 'undefined' && 'mediaDevices' in navigator;
}
