import { ecoGrade } from './eco';
import { handWoven } from './hand-woven';
import { kilimAndGabbeh } from './kilim-and-gabbeh';
import { machineMade } from './machine-made';
import { carpetCleaningPage } from './page';
import { sofaCleaning } from './sofa-cleaning';
import { vipGrade } from './vip';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const fringeRepair: CategoryTypeSeed = {
  id: 705,
  seopath: 'fringe-repair',
  hasPage: false,
  name: { fa: 'ریشه و رفو', en: 'Fringe and repair', de: 'Fransen und Reparatur', ar: 'الأهداب والرفو' },
  description: {
    fa: 'تعویض ریشه، شیرازه و رفوی پارگی‌های کوچک.',
    en: 'New fringes, selvedges and the mending of small tears.',
    de: 'Neue Fransen und Kanten, kleine Risse ausbessern.',
    ar: 'تجديد الأهداب والحواف ورفو التمزقات الصغيرة.',
  },
};

export const carpetCleaning: CategorySeed = {
  id: 7,
  seopath: 'carpet-cleaning',
  kind: 'carpet',
  matching: 'provider',
  position: 5,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'قالیشویی', en: 'Carpet cleaning', de: 'Teppichwäsche', ar: 'غسيل السجاد' },
  serviceName: {
    fa: 'قالیشویی و مبل‌شویی',
    en: 'Carpet and upholstery cleaning',
    de: 'Teppich- und Polsterreinigung',
    ar: 'غسيل السجاد والمفروشات',
  },
  keywords: {
    fa: 'فرش، قالی، گلیم، موکت، قالیچه، فرش دستباف، فرش ماشینی، مبل‌شویی، رفوگری',
    en: 'rug, carpet, kilim, hand-woven, moquette, sofa cleaning',
    de: 'Teppich, Kelim, handgeknüpft, Teppichboden, Sofa reinigen',
    ar: 'سجاد، زولية، كليم، سجاد يدوي، موكيت، تنظيف كنب',
  },
  description: {
    fa: 'فرش را از خانه می‌برند، متر می‌کنند، می‌شویند و خشک و لوله‌شده پس می‌آورند.',
    en: 'Rugs are taken from your home, measured, washed and brought back dry and rolled.',
    de: 'Teppiche werden abgeholt, vermessen, gewaschen und trocken gerollt zurückgebracht.',
    ar: 'يؤخذ السجاد من المنزل ويُقاس ويُغسل ويعود جافًا ملفوفًا.',
  },
  activeCityIds: [1, 2, 3, 4, 5, 6],
  grades: [ecoGrade, vipGrade],
  types: [machineMade, handWoven, kilimAndGabbeh, sofaCleaning, fringeRepair],
  page: carpetCleaningPage,
};
