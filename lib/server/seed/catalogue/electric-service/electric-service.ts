import { faultFinding } from './fault-finding';
import { fuseBox } from './fuse-box';
import { lighting } from './lighting';
import { electricServicePage } from './page';
import { socketsAndSwitches } from './sockets-and-switches';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const intercom: CategoryTypeSeed = {
  id: 1605,
  seopath: 'intercom',
  hasPage: false,
  name: { fa: 'آیفون و دربازکن', en: 'Intercom', de: 'Türsprechanlage', ar: 'الإنتركم' },
  description: {
    fa: 'تعمیر و نصب آیفون صوتی و تصویری.',
    en: 'Repair and fitting of audio and video intercoms.',
    de: 'Reparatur und Einbau von Sprech- und Videoanlagen.',
    ar: 'إصلاح الإنتركم الصوتي والمرئي وتركيبه.',
  },
};

export const electricService: CategorySeed = {
  id: 16,
  seopath: 'electric-service',
  kind: 'task',
  matching: 'bids',
  position: 9,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'برق‌کاری', en: 'Electrician', de: 'Elektriker', ar: 'كهربائي' },
  serviceName: { fa: 'برق ساختمان', en: 'Electrical work', de: 'Elektroarbeiten', ar: 'أعمال الكهرباء' },
  keywords: {
    fa: 'برقکار، سیم‌کشی، کلید و پریز، لوستر، فیوز، اتصالی، آیفون تصویری، هالوژن',
    en: 'electrician, wiring, sockets, lighting, fuse, short circuit, intercom',
    de: 'Elektriker, Verkabelung, Steckdosen, Lampen, Sicherung, Kurzschluss, Türsprechanlage',
    ar: 'كهربائي، تمديدات، مقابس، إنارة، قاطع، إنتركم',
  },
  description: {
    fa: 'رفع اتصالی، کلید و پریز، روشنایی، تابلو و آیفون.',
    en: 'Faults, sockets and switches, lighting, fuse boxes and intercoms.',
    de: 'Störungen, Steckdosen und Schalter, Beleuchtung, Sicherungskästen, Sprechanlagen.',
    ar: 'الأعطال والمقابس والإنارة ولوحات القواطع والإنتركم.',
  },
  activeCityIds: [1, 2, 3, 4],
  grades: [],
  types: [faultFinding, socketsAndSwitches, lighting, fuseBox, intercom],
  page: electricServicePage,
};
