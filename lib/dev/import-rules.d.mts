export function findTarget(file: string, specifier: string): string | null;
export declare const MUTUAL_DOMAINS: readonly string[];
export function findServerDomain(file: string): string | null;
export function findForbidden(file: string, specifier: string, isTypeOnly: boolean): string | null;
