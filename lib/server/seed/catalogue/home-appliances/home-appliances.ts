import { cooler } from './cooler';
import { fridge } from './fridge';
import { ovenAndHob } from './oven-and-hob';
import { homeAppliancesPage } from './page';
import { washingMachine } from './washing-machine';
import { waterHeater } from './water-heater';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const smallAppliances: CategoryTypeSeed = {
  id: 1806,
  seopath: 'small-appliances',
  hasPage: false,
  name: { fa: 'لوازم کوچک', en: 'Small appliances', de: 'Kleingeräte', ar: 'الأجهزة الصغيرة' },
  description: {
    fa: 'جاروبرقی، مایکروویو، چرخ گوشت و مانند آن.',
    en: 'Vacuum cleaners, microwaves, mincers and the like.',
    de: 'Staubsauger, Mikrowelle, Fleischwolf und Ähnliches.',
    ar: 'المكنسة والميكروويف ومفرمة اللحم وأمثالها.',
  },
};

export const homeAppliances: CategorySeed = {
  id: 18,
  seopath: 'home-appliances',
  kind: 'task',
  matching: 'bids',
  position: 8,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'تعمیر لوازم خانگی', en: 'Appliance repair', de: 'Hausgeräte-Reparatur', ar: 'إصلاح الأجهزة المنزلية' },
  serviceName: {
    fa: 'تعمیر لوازم خانگی در محل',
    en: 'Appliance repair at home',
    de: 'Hausgeräte-Reparatur vor Ort',
    ar: 'إصلاح الأجهزة في المنزل',
  },
  keywords: {
    fa: 'تعمیر لباسشویی، یخچال، کولر گازی، کولر آبی، آبگرمکن، پکیج، ظرفشویی، تلویزیون، مایکروویو',
    en: 'washing machine, fridge, air conditioner, cooler, water heater, dishwasher, TV',
    de: 'Waschmaschine, Kühlschrank, Klimaanlage, Boiler, Spülmaschine, Fernseher',
    ar: 'غسالة، ثلاجة، مكيف، سخان ماء، غسالة صحون، تلفاز',
  },
  description: {
    fa: 'تعمیرکار به خانه می‌آید، عیب را می‌گوید و پیش از تعویض قطعه قیمت می‌دهد.',
    en: 'A technician comes to you, names the fault and quotes before any part is replaced.',
    de: 'Die Fachkraft kommt zu Ihnen, nennt den Fehler und den Preis, bevor ein Teil getauscht wird.',
    ar: 'يأتي الفني إليك فيحدد العطل ويذكر السعر قبل تبديل أي قطعة.',
  },
  activeCityIds: [1, 2, 3, 4, 5],
  grades: [],
  types: [washingMachine, fridge, cooler, waterHeater, ovenAndHob, smallAppliances],
  page: homeAppliancesPage,
};
