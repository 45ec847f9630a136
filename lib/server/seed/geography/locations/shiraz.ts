import type { LocationSeed } from '../types';

export const shirazLocations = [
  { id: 5001, cityId: 5, zoneId: 1, name: { fa: 'معالی‌آباد', en: 'Maaliabad' }, latitude: 29.66, longitude: 52.485 },
  { id: 5002, cityId: 5, zoneId: 1, name: { fa: 'قصردشت', en: 'Qasrdasht' }, latitude: 29.64, longitude: 52.505 },
  { id: 5003, cityId: 5, zoneId: 1, name: { fa: 'ارم', en: 'Eram' }, latitude: 29.635, longitude: 52.525 },
  { id: 5004, cityId: 5, zoneId: 1, name: { fa: 'ملاصدرا', en: 'Molla Sadra' }, latitude: 29.625, longitude: 52.515 },
  { id: 5005, cityId: 5, zoneId: 1, name: { fa: 'زند', en: 'Zand' }, latitude: 29.62, longitude: 52.535 },
  { id: 5006, cityId: 5, zoneId: 2, name: { fa: 'ابیوردی', en: 'Abivardi' }, latitude: 29.642, longitude: 52.545 },
  { id: 5007, cityId: 5, zoneId: 3, name: { fa: 'گلشن', en: 'Golshan' }, latitude: 29.63, longitude: 52.555 },
  {
    id: 5008,
    cityId: 5,
    zoneId: 4,
    name: { fa: 'شهرک گلستان', en: 'Golestan Town' },
    latitude: 29.705,
    longitude: 52.47,
  },
  { id: 5009, cityId: 5, zoneId: 4, name: { fa: 'بعثت', en: 'Besat' }, latitude: 29.6, longitude: 52.505 },
  { id: 5010, cityId: 5, zoneId: 5, name: { fa: 'زرهی', en: 'Zerehi' }, latitude: 29.585, longitude: 52.51 },
  { id: 5011, cityId: 5, zoneId: 6, name: { fa: 'فرهنگ‌شهر', en: 'Farhangshahr' }, latitude: 29.655, longitude: 52.47 },
  { id: 5012, cityId: 5, zoneId: 6, name: { fa: 'چمران', en: 'Chamran' }, latitude: 29.65, longitude: 52.49 },
  { id: 5013, cityId: 5, zoneId: 7, name: { fa: 'شهرک سعدی', en: 'Saadi Town' }, latitude: 29.625, longitude: 52.6 },
  { id: 5014, cityId: 5, zoneId: 8, name: { fa: 'بافت تاریخی', en: 'Old Town' }, latitude: 29.61, longitude: 52.545 },
  { id: 5015, cityId: 5, zoneId: 9, name: { fa: 'امیرکبیر', en: 'Amirkabir' }, latitude: 29.595, longitude: 52.475 },
] satisfies LocationSeed[] as LocationSeed[];
