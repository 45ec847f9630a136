import { bathroomFittings } from './bathroom-fittings';
import { cooling } from './cooling';
import { drainUnblocking } from './drain-unblocking';
import { heating } from './heating';
import { homeServicePage } from './page';
import { plumbing } from './plumbing';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const waterPump: CategoryTypeSeed = {
  id: 2806,
  seopath: 'water-pump',
  hasPage: false,
  name: { fa: 'پمپ آب', en: 'Water pumps', de: 'Wasserpumpen', ar: 'مضخات المياه' },
  description: {
    fa: 'نصب و تعمیر پمپ و منبع تحت فشار.',
    en: 'Fitting and repairing pumps and pressure tanks.',
    de: 'Pumpen und Druckbehälter einbauen und reparieren.',
    ar: 'تركيب المضخات وخزانات الضغط وإصلاحها.',
  },
};

export const homeService: CategorySeed = {
  id: 28,
  seopath: 'home-service',
  kind: 'task',
  matching: 'bids',
  position: 10,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'تأسیسات ساختمان', en: 'Plumbing and heating', de: 'Sanitär und Heizung', ar: 'السباكة والتدفئة' },
  serviceName: {
    fa: 'تأسیسات، لوله و گرمایش',
    en: 'Plumbing, heating and cooling',
    de: 'Sanitär, Heizung, Kühlung',
    ar: 'السباكة والتدفئة والتبريد',
  },
  keywords: {
    fa: 'لوله‌کش، لوله بازکن، شیرآلات، نشتی، پکیج، رادیاتور، شوفاژ، فن‌کوئل، توالت فرنگی',
    en: 'plumber, leak, drain, tap, boiler, radiator, toilet',
    de: 'Klempner, Leck, Abfluss, Armatur, Therme, Heizkörper, WC',
    ar: 'سباك، تسرب، انسداد، حنفية، سخان مركزي، مشع، مرحاض',
  },
  description: {
    fa: 'نشتی، گرفتگی، شیرآلات، پکیج و رادیاتور، و سرویس سرمایش.',
    en: 'Leaks, blockages, taps, boilers and radiators, and cooling service.',
    de: 'Lecks, Verstopfungen, Armaturen, Thermen und Heizkörper, Kühlung.',
    ar: 'التسرب والانسداد والحنفيات والسخانات والمشعات وصيانة التبريد.',
  },
  activeCityIds: [1, 2, 3, 4],
  grades: [],
  types: [plumbing, heating, cooling, drainUnblocking, bathroomFittings, waterPump],
  page: homeServicePage,
};
