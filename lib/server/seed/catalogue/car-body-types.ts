import type { CarBodyTypeSeed } from './types';

export const carBodyTypes = [
  { id: 1, name: { fa: 'هاچ‌بک', en: 'Hatchback', de: 'Schrägheck', ar: 'هاتشباك' } },
  { id: 2, name: { fa: 'سدان (صندوق‌دار)', en: 'Saloon', de: 'Limousine', ar: 'سيدان' } },
  { id: 3, name: { fa: 'کراس‌اوور', en: 'Crossover', de: 'Crossover', ar: 'كروس أوفر' } },
  { id: 4, name: { fa: 'شاسی‌بلند', en: 'Large SUV', de: 'Großer Geländewagen', ar: 'دفع رباعي كبير' } },
  { id: 5, name: { fa: 'کوپه و کروک', en: 'Coupé or convertible', de: 'Coupé oder Cabrio', ar: 'كوبيه أو مكشوفة' } },
  { id: 6, name: { fa: 'وانت', en: 'Pickup', de: 'Pick-up', ar: 'شاحنة صغيرة' } },
  { id: 7, name: { fa: 'ون', en: 'Van', de: 'Van', ar: 'حافلة صغيرة (فان)' } },
] satisfies CarBodyTypeSeed[] as CarBodyTypeSeed[];
