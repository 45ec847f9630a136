import { detailing } from './detailing';
import { interior } from './interior';
import { carwashPage } from './page';
import { waterWash } from './water-wash';
import { waterless } from './waterless';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const engineBay: CategoryTypeSeed = {
  id: 905,
  seopath: 'engine-bay',
  hasPage: false,
  name: { fa: 'شست‌وشوی موتور', en: 'Engine bay', de: 'Motorraum', ar: 'غسيل المحرك' },
  description: {
    fa: 'گرد و چربی محفظهٔ موتور با پوشاندن بخش‌های برقی.',
    en: 'Dust and grease in the engine bay, with electrical parts covered.',
    de: 'Staub und Fett im Motorraum, elektrische Teile abgedeckt.',
    ar: 'إزالة غبار المحرك ودهونه مع تغطية الأجزاء الكهربائية.',
  },
};

export const carwash: CategorySeed = {
  id: 9,
  seopath: 'carwash',
  kind: 'carwash',
  matching: 'provider',
  position: 3,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'کارواش', en: 'Car wash', de: 'Autowäsche', ar: 'غسيل السيارات' },
  serviceName: {
    fa: 'کارواش در محل',
    en: 'Car wash at your place',
    de: 'Autowäsche vor Ort',
    ar: 'غسيل السيارة في مكانك',
  },
  keywords: {
    fa: 'شستن ماشین، کارواش سیار، نانو، کارواش بدون آب، دیتیلینگ، صفرشویی، واکس، پولیش',
    en: 'mobile car wash, waterless, detailing, polish, wax, interior',
    de: 'mobile Autowäsche, wasserlos, Aufbereitung, Politur, Wachs, Innenraum',
    ar: 'غسيل متنقل، غسيل بلا ماء، تلميع، شمع، تنظيف داخلي',
  },
  description: {
    fa: 'خودرو در پارکینگ خانه یا محل کار شسته می‌شود؛ بدون آب، با آب یا با شست‌وشوی کامل داخل.',
    en: 'Your car is washed where it stands, at home or at work: waterless, with water, or on the inside too.',
    de: 'Ihr Auto wird gewaschen, wo es steht, zu Hause oder im Büro: wasserlos, mit Wasser oder auch innen.',
    ar: 'تُغسل سيارتك حيث تقف، في المنزل أو العمل: بلا ماء أو بالماء أو من الداخل.',
  },
  activeCityIds: [1, 2, 3, 5],
  grades: [],
  types: [waterless, waterWash, detailing, interior, engineBay],
  page: carwashPage,
};
