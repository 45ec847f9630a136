import { cookingHelp } from './cooking-help';
import { errands } from './errands';
import { gardening } from './gardening';
import { assortedPage } from './page';
import { sewing } from './sewing';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const other: CategoryTypeSeed = {
  id: 2605,
  seopath: 'other',
  hasPage: false,
  name: { fa: 'کار دیگر', en: 'Something else', de: 'Etwas anderes', ar: 'عمل آخر' },
  description: {
    fa: 'کارتان را بنویسید تا اهل فن پیشنهاد بدهند.',
    en: 'Describe the job, and those who do it send quotes.',
    de: 'Beschreiben Sie die Arbeit, Fachkräfte machen Angebote.',
    ar: 'صف عملك ليقدم أهل الخبرة عروضهم.',
  },
};

export const assorted: CategorySeed = {
  id: 26,
  seopath: 'assorted',
  kind: 'task',
  matching: 'bids',
  position: 13,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'خدمات گوناگون', en: 'Assorted services', de: 'Verschiedenes', ar: 'خدمات متنوعة' },
  serviceName: { fa: 'خدمات گوناگون', en: 'Other services', de: 'Weitere Leistungen', ar: 'خدمات أخرى' },
  keywords: {
    fa: 'باغبانی، خیاطی، کمک آشپز، پرستاری حیوان، آموزش، عکاسی، پیک',
    en: 'gardening, tailoring, cooking help, photography, errands',
    de: 'Garten, Schneiderei, Kochhilfe, Fotografie, Botengänge',
    ar: 'بستنة، خياطة، مساعدة طبخ، تصوير، مشاوير',
  },
  description: {
    fa: 'کارهایی که در دسته‌های دیگر نیست: باغچه، خیاطی، خرید و پیگیری.',
    en: 'Work that fits nowhere else: gardens, sewing, shopping and errands.',
    de: 'Was sonst nirgends passt: Garten, Nähen, Einkäufe und Botengänge.',
    ar: 'أعمال لا تندرج تحت غيرها: الحديقة والخياطة والتسوق والمشاوير.',
  },
  activeCityIds: [1, 2],
  grades: [],
  types: [gardening, sewing, cookingHelp, errands, other],
  page: assortedPage,
};
