import { homeDisinfection } from './home-disinfection';
import { insects } from './insects';
import { officeDisinfection } from './office-disinfection';
import { disinfectionPage } from './page';
import { rodents } from './rodents';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const waterTank: CategoryTypeSeed = {
  id: 2005,
  seopath: 'water-tank',
  hasPage: false,
  name: { fa: 'مخزن آب', en: 'Water tanks', de: 'Wassertanks', ar: 'خزانات المياه' },
  description: {
    fa: 'تخلیه، شست‌وشو و ضدعفونی مخزن آب.',
    en: 'Emptying, washing and disinfecting the tank.',
    de: 'Leeren, waschen und desinfizieren.',
    ar: 'تفريغ الخزان وغسله وتعقيمه.',
  },
};

export const disinfection: CategorySeed = {
  id: 20,
  seopath: 'disinfection',
  kind: 'task',
  matching: 'bids',
  position: 12,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: {
    fa: 'ضدعفونی و سم‌پاشی',
    en: 'Disinfection and pest control',
    de: 'Desinfektion und Schädlinge',
    ar: 'تعقيم ومكافحة حشرات',
  },
  serviceName: {
    fa: 'ضدعفونی و سم‌پاشی محل',
    en: 'Disinfection and pest control on site',
    de: 'Desinfektion und Schädlingsbekämpfung',
    ar: 'التعقيم ومكافحة الحشرات',
  },
  keywords: {
    fa: 'سمپاشی، سوسک، ساس، موریانه، موش، مه‌پاشی، ضدعفونی خانه',
    en: 'pest control, cockroach, bedbug, termite, mouse, fogging, sanitising',
    de: 'Schädlinge, Kakerlaken, Wanzen, Termiten, Mäuse, Desinfektion',
    ar: 'مكافحة حشرات، صراصير، بق، نمل أبيض، فئران، تعقيم',
  },
  description: {
    fa: 'ضدعفونی خانه و محل کار و از بین بردن حشره و جونده با سم مجاز.',
    en: 'Disinfecting homes and workplaces, and clearing insects and rodents with permitted products.',
    de: 'Desinfektion von Wohn- und Arbeitsräumen, Insekten und Nager mit zugelassenen Mitteln bekämpft.',
    ar: 'تعقيم المنازل وأماكن العمل ومكافحة الحشرات والقوارض بمواد مرخصة.',
  },
  activeCityIds: [1, 3, 4],
  grades: [],
  types: [homeDisinfection, officeDisinfection, insects, rodents, waterTank],
  page: disinfectionPage,
};
