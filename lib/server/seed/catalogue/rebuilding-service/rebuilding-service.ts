import { flooring } from './flooring';
import { kitchenCabinets } from './kitchen-cabinets';
import { rebuildingServicePage } from './page';
import { plasterAndDrywall } from './plaster-and-drywall';
import { tiling } from './tiling';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const roofInsulation: CategoryTypeSeed = {
  id: 3205,
  seopath: 'roof-insulation',
  hasPage: false,
  name: { fa: 'عایق بام', en: 'Roof insulation', de: 'Dachabdichtung', ar: 'عزل السطح' },
  description: {
    fa: 'ایزوگام و رفع نم بام و تراس.',
    en: 'Bitumen sheets and damp on roofs and balconies.',
    de: 'Bitumenbahnen, Feuchtigkeit an Dach und Balkon.',
    ar: 'عزل السطح والشرفة ومعالجة الرطوبة.',
  },
};

export const rebuildingService: CategorySeed = {
  id: 32,
  seopath: 'rebuilding-service',
  kind: 'task',
  matching: 'bids',
  position: 15,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'بازسازی', en: 'Renovation', de: 'Renovierung', ar: 'ترميم وتجديد' },
  serviceName: {
    fa: 'بازسازی خانه و محل کار',
    en: 'Renovation of homes and offices',
    de: 'Renovierung von Wohnung und Büro',
    ar: 'ترميم المنازل والمكاتب',
  },
  keywords: {
    fa: 'بازسازی، بنایی، کاشی‌کاری، گچ‌کاری، کناف، کابینت، پارکت، ایزوگام',
    en: 'renovation, tiling, plaster, drywall, kitchen cabinets, parquet, roofing',
    de: 'Renovierung, Fliesen, Putz, Trockenbau, Küchenmöbel, Parkett, Dach',
    ar: 'ترميم، بلاط، جص، ألواح جبس، خزائن مطبخ، باركيه، عزل',
  },
  description: {
    fa: 'کاشی، گچ و کناف، کف‌پوش، کابینت و بازسازی کامل؛ با بازدید و پیشنهاد مکتوب.',
    en: 'Tiles, plaster and drywall, floors, cabinets and full renovation, after a visit and a written quote.',
    de: 'Fliesen, Putz und Trockenbau, Böden, Küchen und Komplettsanierung, mit Besichtigung und schriftlichem Angebot.',
    ar: 'البلاط والجص والأرضيات والخزائن والترميم الكامل بعد معاينة وعرض مكتوب.',
  },
  activeCityIds: [1, 2, 5],
  grades: [],
  types: [tiling, plasterAndDrywall, flooring, kitchenCabinets, roofInsulation],
  page: rebuildingServicePage,
};
