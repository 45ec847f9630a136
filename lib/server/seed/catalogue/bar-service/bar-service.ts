import { barServicePage } from './page';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const homeGathering: CategoryTypeSeed = {
  id: 3401,
  seopath: 'home-gathering',
  hasPage: false,
  name: { fa: 'مهمانی خانگی', en: 'Gatherings at home', de: 'Feiern zu Hause', ar: 'ضيافة منزلية' },
  description: {
    fa: 'پذیرایی در خانه برای چند ساعت.',
    en: 'Serving at home for some hours.',
    de: 'Bewirtung zu Hause für einige Stunden.',
    ar: 'ضيافة في المنزل لبضع ساعات.',
  },
};

const ceremony: CategoryTypeSeed = {
  id: 3402,
  seopath: 'ceremony',
  hasPage: false,
  name: { fa: 'مراسم و ترحیم', en: 'Ceremonies', de: 'Trauer- und andere Feiern', ar: 'مراسم وعزاء' },
  description: {
    fa: 'پذیرایی در مسجد، تالار یا خانه.',
    en: 'Serving at a mosque, a hall or at home.',
    de: 'Bewirtung in Moschee, Saal oder zu Hause.',
    ar: 'ضيافة في مسجد أو قاعة أو منزل.',
  },
};

const officeEvent: CategoryTypeSeed = {
  id: 3403,
  seopath: 'office-event',
  hasPage: false,
  name: { fa: 'جلسه و همایش', en: 'Meetings and conferences', de: 'Sitzungen und Tagungen', ar: 'اجتماعات ومؤتمرات' },
  description: {
    fa: 'پذیرایی میان‌وعده در جلسه و همایش.',
    en: 'Refreshments at meetings and conferences.',
    de: 'Pausenbewirtung bei Sitzungen und Tagungen.',
    ar: 'ضيافة خفيفة في الاجتماعات والمؤتمرات.',
  },
};

const coffeeStand: CategoryTypeSeed = {
  id: 3404,
  seopath: 'coffee-stand',
  hasPage: false,
  name: { fa: 'میز چای و قهوه', en: 'Tea and coffee stand', de: 'Tee- und Kaffeestand', ar: 'ركن الشاي والقهوة' },
  description: {
    fa: 'میز نوشیدنی گرم با متصدی.',
    en: 'A stand for hot drinks, with an attendant.',
    de: 'Stand für Heißgetränke mit Bedienung.',
    ar: 'ركن مشروبات ساخنة مع مشرف.',
  },
};

export const barService: CategorySeed = {
  id: 34,
  seopath: 'bar-service',
  kind: 'task',
  matching: 'bids',
  position: 16,
  isHidden: true,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'خدمات پذیرایی', en: 'Reception service', de: 'Bewirtung', ar: 'خدمات الضيافة' },
  serviceName: {
    fa: 'پذیرایی در مهمانی و مراسم',
    en: 'Serving at gatherings',
    de: 'Bewirtung bei Feiern',
    ar: 'الضيافة في المناسبات',
  },
  keywords: {
    fa: 'پذیرایی، مهماندار، آبدارچی، میز سرو، مراسم',
    en: 'waiter, serving, reception, gathering',
    de: 'Service, Kellner, Bewirtung, Feier',
    ar: 'ضيافة، نادل، تقديم، مناسبات',
  },
  description: {
    fa: 'چیدن میز، پذیرایی از مهمان و جمع کردن؛ این خدمت فعلاً ارائه نمی‌شود.',
    en: 'Laying tables, serving guests and clearing up. Not offered at present.',
    de: 'Tische decken, Gäste bewirten, abräumen. Derzeit nicht im Angebot.',
    ar: 'تجهيز المائدة وتقديم الضيافة ورفعها. غير متاحة حاليًا.',
  },
  activeCityIds: [1],
  grades: [],
  types: [homeGathering, ceremony, officeEvent, coffeeStand],
  page: barServicePage,
};
