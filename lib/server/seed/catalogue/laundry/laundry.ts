import { curtainsAndBedding } from './curtains-and-bedding';
import { laundryEco } from './eco';
import { everydayClothes } from './everyday-clothes';
import { formalDresses } from './formal-dresses';
import { laundryPage } from './page';
import { suitsAndCoats } from './suits-and-coats';
import { laundryVip } from './vip';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const ironingOnly: CategoryTypeSeed = {
  id: 505,
  seopath: 'ironing-only',
  hasPage: false,
  name: { fa: 'فقط اتو', en: 'Ironing only', de: 'Nur bügeln', ar: 'كيّ فقط' },
  description: {
    fa: 'اتوکشی لباسی که خودتان شسته‌اید.',
    en: 'Ironing of clothes you have washed yourself.',
    de: 'Bügeln selbst gewaschener Kleidung.',
    ar: 'كيّ ملابس غسلتها بنفسك.',
  },
};

export const laundry: CategorySeed = {
  id: 5,
  seopath: 'laundry',
  kind: 'laundry',
  matching: 'provider',
  position: 2,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'خشک‌شویی', en: 'Laundry', de: 'Wäscherei', ar: 'غسيل وكيّ' },
  serviceName: {
    fa: 'خشک‌شویی و اتوشویی',
    en: 'Laundry and dry-cleaning',
    de: 'Wäsche und Textilreinigung',
    ar: 'الغسيل والتنظيف الجاف',
  },
  keywords: {
    fa: 'خشکشویی، اتوشویی، لباسشویی، شستن لباس، اتوکشی، پرده، کت‌وشلوار، لباس عروس، پتو',
    en: 'dry cleaning, ironing, washing, suit, curtains, wedding dress, blanket',
    de: 'Reinigung, Bügeln, Waschen, Anzug, Vorhänge, Brautkleid, Decke',
    ar: 'غسيل ملابس، تنظيف جاف، كيّ، بدلة، ستائر، فستان زفاف، بطانية',
  },
  description: {
    fa: 'لباس را از در خانه می‌گیرند، در دو درجهٔ اقتصادی و ویژه می‌شویند و اتوکشیده پس می‌آورند.',
    en: 'Clothes are fetched from your door, cleaned in an economy or special grade and brought back ironed.',
    de: 'Die Kleidung wird an der Tür abgeholt, in der Stufe Spar oder Spezial gereinigt und gebügelt zurückgebracht.',
    ar: 'تؤخذ الملابس من باب المنزل وتُنظف بدرجة اقتصادية أو خاصة وتعود مكوية.',
  },
  activeCityIds: [1, 2, 3],
  grades: [laundryEco, laundryVip],
  types: [everydayClothes, suitsAndCoats, curtainsAndBedding, formalDresses, ironingOnly],
  page: laundryPage,
};
