type Messages = { [key: string]: string | Messages };
export function flatten(messages: Messages): [string, string][];
export function listPlaceholders(message: string): string[];
export function findProblems(namespace: string, byLocale: Record<string, Messages>): string[];
export function findWordlessErrors(errorKeys: string[], words: Messages): string[];
