import { attempt, fromNavigator, fromWindow } from '@/lib/client/browser-features';

/** The used part of a browser's own detector of codes. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type CodeDetectorClass = new (options: { readonly formats: readonly string[] }) => CodeDetector;

/** The browser's own detector; null in one that has none, where codes are typed. */
export function createCodeDetector(): CodeDetector | null {
  const Detector = findDetectorClass();
  return attempt(() => Detector && new Detector({ formats: ['qr_code'] })) ?? null;
}

/** Whether tags can be scanned here at all. */
export function hasTagCamera(): boolean {
  return findDetectorClass() !== undefined && fromNavigator('mediaDevices') !== undefined;
}

function findDetectorClass(): CodeDetectorClass | undefined {
  // TypeScript does not know of it yet.
  return fromWindow('BarcodeDetector' as keyof typeof globalThis) as CodeDetectorClass | undefined;
}
