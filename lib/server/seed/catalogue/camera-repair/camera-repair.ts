import { cctv } from './cctv';
import { lenses } from './lenses';
import { cameraRepairPage } from './page';
import { photoCameras } from './photo-cameras';
import { sensorCleaning } from './sensor-cleaning';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const flashAndTripod: CategoryTypeSeed = {
  id: 3005,
  seopath: 'flash-and-tripod',
  hasPage: false,
  name: { fa: 'فلاش و سه‌پایه', en: 'Flashes and tripods', de: 'Blitze und Stative', ar: 'الفلاش والحامل' },
  description: {
    fa: 'تعمیر فلاش، سه‌پایه و گیمبال.',
    en: 'Repair of flashes, tripods and gimbals.',
    de: 'Reparatur von Blitzen, Stativen und Gimbals.',
    ar: 'إصلاح الفلاش والحوامل والمثبتات.',
  },
};

export const cameraRepair: CategorySeed = {
  id: 30,
  seopath: 'camera-repair',
  kind: 'task',
  matching: 'bids',
  position: 14,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'تعمیر دوربین', en: 'Camera repair', de: 'Kamerareparatur', ar: 'إصلاح الكاميرات' },
  serviceName: {
    fa: 'تعمیر دوربین عکاسی و مداربسته',
    en: 'Camera and CCTV repair',
    de: 'Kameras und Videoüberwachung',
    ar: 'إصلاح الكاميرات وأنظمة المراقبة',
  },
  keywords: {
    fa: 'دوربین مداربسته، دوربین عکاسی، لنز، سنسور، شاتر، فلاش، دی‌وی‌آر، نصب دوربین',
    en: 'camera, lens, sensor, shutter, flash, CCTV, recorder',
    de: 'Kamera, Objektiv, Sensor, Verschluss, Blitz, Überwachung, Rekorder',
    ar: 'كاميرا، عدسة، حساس، غالق، فلاش، كاميرات مراقبة، مسجل',
  },
  description: {
    fa: 'دوربین عکاسی، لنز و فلاش، و نصب و تعمیر دوربین مداربسته.',
    en: 'Cameras, lenses and flashes, and the fitting and repair of CCTV.',
    de: 'Kameras, Objektive und Blitze sowie Einbau und Reparatur von Videoüberwachung.',
    ar: 'الكاميرات والعدسات والفلاش وتركيب كاميرات المراقبة وإصلاحها.',
  },
  activeCityIds: [1],
  grades: [],
  types: [photoCameras, lenses, sensorCleaning, cctv, flashAndTripod],
  page: cameraRepairPage,
};
