import type { LocationSeed } from '../types';

export const mashhadLocations = [
  { id: 4001, cityId: 4, zoneId: 1, name: { fa: 'احمدآباد', en: 'Ahmadabad' }, latitude: 36.295, longitude: 59.572 },
  { id: 4002, cityId: 4, zoneId: 1, name: { fa: 'سجاد', en: 'Sajjad' }, latitude: 36.317, longitude: 59.548 },
  { id: 4003, cityId: 4, zoneId: 1, name: { fa: 'فلسطین', en: 'Felestin' }, latitude: 36.310, longitude: 59.558 },
  { id: 4004, cityId: 4, zoneId: 2, name: { fa: 'مطهری شمالی', en: 'North Motahari' }, latitude: 36.325, longitude: 59.580 },
  { id: 4005, cityId: 4, zoneId: 2, name: { fa: 'عبدالمطلب', en: 'Abdolmottaleb' }, latitude: 36.335, longitude: 59.570 },
  { id: 4006, cityId: 4, zoneId: 2, name: { fa: 'فرامرز عباسی', en: 'Faramarz Abbasi' }, latitude: 36.340, longitude: 59.545 },
  { id: 4007, cityId: 4, zoneId: 3, name: { fa: 'خواجه‌ربیع', en: 'Khajeh Rabi' }, latitude: 36.325, longitude: 59.630 },
  { id: 4008, cityId: 4, zoneId: 4, name: { fa: 'طلاب', en: 'Tollab' }, latitude: 36.310, longitude: 59.645 },
  { id: 4009, cityId: 4, zoneId: 5, name: { fa: 'مهرآباد', en: 'Mehrabad' }, latitude: 36.295, longitude: 59.665 },
  { id: 4010, cityId: 4, zoneId: 6, name: { fa: 'کوی پلیس', en: 'Kuy-e Polis' }, latitude: 36.265, longitude: 59.640 },
  { id: 4011, cityId: 4, zoneId: 8, name: { fa: 'کوهسنگی', en: 'Kuhsangi' }, latitude: 36.277, longitude: 59.572 },
  { id: 4012, cityId: 4, zoneId: 8, name: { fa: 'امام رضا', en: 'Imam Reza' }, latitude: 36.282, longitude: 59.605 },
  { id: 4013, cityId: 4, zoneId: 9, name: { fa: 'هاشمیه', en: 'Hashemieh' }, latitude: 36.305, longitude: 59.510 },
  { id: 4014, cityId: 4, zoneId: 9, name: { fa: 'وکیل‌آباد', en: 'Vakilabad' }, latitude: 36.335, longitude: 59.480 },
  { id: 4015, cityId: 4, zoneId: 9, name: { fa: 'رضاشهر', en: 'Rezashahr' }, latitude: 36.300, longitude: 59.530 },
  { id: 4016, cityId: 4, zoneId: 10, name: { fa: 'قاسم‌آباد', en: 'Qasemabad' }, latitude: 36.355, longitude: 59.510 },
  { id: 4017, cityId: 4, zoneId: 11, name: { fa: 'سیدرضی', en: 'Seyyed Razi' }, latitude: 36.330, longitude: 59.515 },
  { id: 4018, cityId: 4, zoneId: 11, name: { fa: 'آزادشهر', en: 'Azadshahr' }, latitude: 36.335, longitude: 59.530 },
  { id: 4019, cityId: 4, zoneId: 12, name: { fa: 'الهیه', en: 'Elahieh' }, latitude: 36.380, longitude: 59.475 },
  { id: 4020, cityId: 4, zoneId: 13, name: { fa: 'ثامن', en: 'Samen' }, latitude: 36.288, longitude: 59.615 },
] satisfies LocationSeed[] as LocationSeed[];
