type Words = { [key: string]: string | Words };
export function findTypedNumbers(text: string, locale: string): string[];
export function findTypedNumbersInMessages(namespace: string, locale: string, messages: Words): string[];
export function findTypedNumbersInCatalogue(seopath: string, locale: string, content: Words): string[];
export function findUncountedArabic(place: string, content: Words): string[];
