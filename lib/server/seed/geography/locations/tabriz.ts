import type { LocationSeed } from '../types';

export const tabrizLocations = [
  { id: 6001, cityId: 6, zoneId: 1, name: { fa: 'ولیعصر', en: 'Valiasr' }, latitude: 38.068, longitude: 46.335 },
  { id: 6002, cityId: 6, zoneId: 1, name: { fa: 'رشدیه', en: 'Roshdieh' }, latitude: 38.06, longitude: 46.355 },
  { id: 6003, cityId: 6, zoneId: 1, name: { fa: 'باغمیشه', en: 'Baghmisheh' }, latitude: 38.085, longitude: 46.345 },
  { id: 6004, cityId: 6, zoneId: 2, name: { fa: 'ائل‌گلی', en: 'El Goli' }, latitude: 38.025, longitude: 46.365 },
  { id: 6005, cityId: 6, zoneId: 2, name: { fa: 'زعفرانیه', en: 'Zaferanieh' }, latitude: 38.035, longitude: 46.345 },
  { id: 6006, cityId: 6, zoneId: 2, name: { fa: 'پرواز', en: 'Parvaz' }, latitude: 38.04, longitude: 46.335 },
  { id: 6007, cityId: 6, zoneId: 3, name: { fa: 'آبرسان', en: 'Abresan' }, latitude: 38.068, longitude: 46.32 },
  { id: 6008, cityId: 6, zoneId: 3, name: { fa: 'لاله', en: 'Laleh' }, latitude: 38.045, longitude: 46.26 },
  { id: 6009, cityId: 6, zoneId: 4, name: { fa: 'قراملک', en: 'Qaramalek' }, latitude: 38.085, longitude: 46.235 },
  { id: 6010, cityId: 6, zoneId: 4, name: { fa: 'حکم‌آباد', en: 'Hokmabad' }, latitude: 38.09, longitude: 46.265 },
  { id: 6011, cityId: 6, zoneId: 5, name: { fa: 'مرزداران', en: 'Marzdaran' }, latitude: 38.055, longitude: 46.375 },
  {
    id: 6012,
    cityId: 6,
    zoneId: 5,
    name: { fa: 'شهرک اندیشه', en: 'Andisheh Town' },
    latitude: 38.04,
    longitude: 46.385,
  },
  { id: 6013, cityId: 6, zoneId: 7, name: { fa: 'رواسان', en: 'Ravasan' }, latitude: 38.05, longitude: 46.23 },
  { id: 6014, cityId: 6, zoneId: 8, name: { fa: 'بازار', en: 'Bazaar' }, latitude: 38.08, longitude: 46.292 },
  { id: 6015, cityId: 6, zoneId: 8, name: { fa: 'تربیت', en: 'Tarbiat' }, latitude: 38.075, longitude: 46.292 },
  { id: 6016, cityId: 6, zoneId: 10, name: { fa: 'شهناز', en: 'Shahnaz' }, latitude: 38.07, longitude: 46.297 },
  { id: 6017, cityId: 6, zoneId: 10, name: { fa: 'سرخاب', en: 'Sorkhab' }, latitude: 38.09, longitude: 46.3 },
] satisfies LocationSeed[] as LocationSeed[];
