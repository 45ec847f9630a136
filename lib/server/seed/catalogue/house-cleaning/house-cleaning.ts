import { afterMoveCleaning } from './after-move';
import { deepCleaning } from './deep';
import { officeCleaning } from './office';
import { houseCleaningPage } from './page';
import { regularCleaning } from './regular';
import { stairwellCleaning } from './stairwell';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const partyCleaning: CategoryTypeSeed = {
  id: 306,
  seopath: 'party-cleaning',
  hasPage: false,
  name: {
    fa: 'نظافت پیش و پس از مهمانی',
    en: 'Before and after a party',
    de: 'Reinigung vor und nach dem Fest',
    ar: 'التنظيف قبل الضيافة وبعدها',
  },
  description: {
    fa: 'آماده کردن خانه برای مهمان، یا شستن ظرف‌ها و جمع‌وجور کردن پس از رفتن او.',
    en: 'Getting the home ready for guests, or the washing-up and tidying after they have gone.',
    de: 'Die Wohnung für Gäste vorbereiten oder danach abwaschen und aufräumen.',
    ar: 'تجهيز المنزل للضيوف، أو غسل الأواني والترتيب بعد مغادرتهم.',
  },
};

export const houseCleaning: CategorySeed = {
  id: 3,
  seopath: 'house-cleaning',
  kind: 'cleaning',
  matching: 'provider',
  position: 1,
  isHidden: false,
  isSpecial: false,
  isOrderable: true,
  name: { fa: 'نظافت منزل', en: 'House cleaning', de: 'Hausreinigung', ar: 'تنظيف المنزل' },
  serviceName: {
    fa: 'نظافت منزل و محل کار',
    en: 'Home and office cleaning',
    de: 'Reinigung für Wohnung und Büro',
    ar: 'تنظيف المنازل والمكاتب',
  },
  keywords: {
    fa: 'نظافتچی، کارگر نظافت، خانه‌تکانی، تمیزکاری، شستن شیشه، راه‌پله، نظافت شرکت، خدمات منزل',
    en: 'cleaner, maid, housekeeping, spring cleaning, windows, stairs, office cleaning, move-out',
    de: 'Putzhilfe, Reinigungskraft, Haushaltshilfe, Frühjahrsputz, Fenster putzen, Treppenhaus, Büroreinigung',
    ar: 'عاملة نظافة، تنظيف شقق، تنظيف شامل، تنظيف نوافذ، تنظيف سلالم، تنظيف مكاتب',
  },
  description: {
    fa: 'نیروی نظافت با امتیاز و مدارک روشن، برای ساعتی که خودتان می‌گویید. قیمت پیش از سفارش معلوم است.',
    en: 'Cleaners with visible ratings and checked documents, at the hour you name. You know the price before you order.',
    de: 'Reinigungskräfte mit sichtbarer Bewertung und geprüften Unterlagen, zu Ihrer Zeit. Der Preis steht vorher fest.',
    ar: 'عاملون بتقييمات ظاهرة ووثائق مراجَعة في الساعة التي تحددها، والسعر معروف قبل الطلب.',
  },
  activeCityIds: [1, 2, 3, 4, 5, 6],
  grades: [],
  types: [regularCleaning, deepCleaning, officeCleaning, stairwellCleaning, afterMoveCleaning, partyCleaning],
  page: houseCleaningPage,
};
