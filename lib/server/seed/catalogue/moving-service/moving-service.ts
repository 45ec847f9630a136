import { khavar } from './khavar';
import { moversOnly } from './movers-only';
import { nissan } from './nissan';
import { movingServicePage } from './page';
import { pickup } from './pickup';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const packing: CategoryTypeSeed = {
  id: 1405,
  seopath: 'packing',
  hasPage: false,
  name: { fa: 'بسته‌بندی', en: 'Packing', de: 'Packen', ar: 'التغليف' },
  description: {
    fa: 'بسته‌بندی اثاث و ظروف با کارتن و ضربه‌گیر.',
    en: 'Furniture and china packed in boxes with padding.',
    de: 'Möbel und Geschirr in Kartons mit Polsterung.',
    ar: 'تغليف الأثاث والأواني بصناديق ومواد واقية.',
  },
};

export const movingService: CategorySeed = {
  id: 14,
  seopath: 'moving-service',
  kind: 'moving',
  matching: 'bids',
  position: 7,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'اسباب‌کشی و اتوبار', en: 'Moving', de: 'Umzug', ar: 'نقل الأثاث' },
  serviceName: {
    fa: 'اسباب‌کشی و حمل بار',
    en: 'Moving and transport',
    de: 'Umzug und Transport',
    ar: 'نقل الأثاث والبضائع',
  },
  keywords: {
    fa: 'اتوبار، باربری، وانت‌بار، نیسان، خاور، کارگر باربر، بسته‌بندی اثاث، حمل اثاثیه',
    en: 'movers, van, truck, packing, furniture transport, porter',
    de: 'Umzugshelfer, Transporter, Lkw, Packen, Möbeltransport',
    ar: 'نقل عفش، شاحنة، عمال نقل، تغليف أثاث',
  },
  description: {
    fa: 'خودرو، کارگر و بسته‌بندی برای اسباب‌کشی در شهر یا میان شهرها.',
    en: 'Vehicle, movers and packing for a move within the city or between cities.',
    de: 'Fahrzeug, Helfer und Packen für den Umzug in der Stadt oder zwischen Städten.',
    ar: 'مركبة وعمال وتغليف للنقل داخل المدينة أو بين المدن.',
  },
  activeCityIds: [1, 2, 3, 4, 5, 6],
  grades: [],
  types: [pickup, nissan, khavar, moversOnly, packing],
  page: movingServicePage,
};
