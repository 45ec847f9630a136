import { checkUp } from './check-up';
import { diabetes } from './diabetes';
import { onlineTestingPage } from './page';
import { prescribedTests } from './prescribed-tests';
import { thyroidAndVitamins } from './thyroid-and-vitamins';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const infectiousTests: CategoryTypeSeed = {
  id: 2405,
  seopath: 'infectious-tests',
  hasPage: false,
  name: { fa: 'آزمایش‌های تنفسی', en: 'Respiratory tests', de: 'Atemwegstests', ar: 'فحوص تنفسية' },
  description: {
    fa: 'تست کرونا و آنفلوانزا با نمونهٔ بینی و گلو.',
    en: 'Covid and influenza tests by swab.',
    de: 'Tests auf Corona und Grippe per Abstrich.',
    ar: 'فحص كورونا والإنفلونزا بمسحة.',
  },
};

export const onlineTesting: CategorySeed = {
  id: 24,
  seopath: 'online-testing',
  kind: 'testing',
  matching: 'provider',
  position: 11,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'آزمایش در منزل', en: 'Medical tests at home', de: 'Labortests zu Hause', ar: 'تحاليل طبية في المنزل' },
  serviceName: {
    fa: 'نمونه‌گیری و آزمایش در محل',
    en: 'Sampling and tests at your place',
    de: 'Probenahme bei Ihnen',
    ar: 'أخذ العينات في منزلك',
  },
  keywords: {
    fa: 'آزمایش خون، نمونه‌گیری، چکاپ، آزمایشگاه، قند خون، تست بارداری، آزمایش ادرار',
    en: 'blood test, check-up, laboratory, blood sugar, sampling, urine test',
    de: 'Bluttest, Check-up, Labor, Blutzucker, Probenahme',
    ar: 'تحليل دم، فحص شامل، مختبر، سكر الدم، أخذ عينة',
  },
  description: {
    fa: 'نمونه‌گیر آزمایشگاه به خانه می‌آید و جواب، آنلاین به دستتان می‌رسد.',
    en: 'A laboratory’s sampler comes to your home, and the results reach you online.',
    de: 'Eine Laborkraft kommt zu Ihnen nach Hause, die Ergebnisse erhalten Sie online.',
    ar: 'يأتي مندوب المختبر إلى منزلك وتصلك النتائج عبر الإنترنت.',
  },
  activeCityIds: [1, 2],
  grades: [],
  types: [checkUp, prescribedTests, diabetes, thyroidAndVitamins, infectiousTests],
  page: onlineTestingPage,
};
