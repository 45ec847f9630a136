interface Packages {
  packages: Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>;
}
export function isInstalled(lock: Packages, installed: Packages): boolean;
