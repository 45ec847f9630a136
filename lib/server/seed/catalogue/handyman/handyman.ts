import { assembling } from './assembling';
import { doorsAndWindows } from './doors-and-windows';
import { drillingAndHanging } from './drilling-and-hanging';
import { locks } from './locks';
import { handymanPage } from './page';
import { painting } from './painting';
import type { CategorySeed, CategoryTypeSeed } from '../types';

const smallRepairs: CategoryTypeSeed = {
  id: 1206,
  seopath: 'small-repairs',
  hasPage: false,
  name: { fa: 'تعمیرهای کوچک', en: 'Small repairs', de: 'Kleine Reparaturen', ar: 'إصلاحات صغيرة' },
  description: {
    fa: 'کارهای پراکنده‌ای که در یکی دو ساعت تمام می‌شود.',
    en: 'Odd jobs that take an hour or two.',
    de: 'Kleinigkeiten, die ein bis zwei Stunden dauern.',
    ar: 'أعمال متفرقة تُنجز في ساعة أو ساعتين.',
  },
};

export const handyman: CategorySeed = {
  id: 12,
  seopath: 'handyman',
  kind: 'task',
  matching: 'bids',
  position: 4,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'کارهای خرده‌ریز خانه', en: 'Handyman', de: 'Handwerker', ar: 'أعمال منزلية صغيرة' },
  serviceName: {
    fa: 'نصب، تعمیر و کارهای خانه',
    en: 'Assembly, hanging and small repairs',
    de: 'Montage, Aufhängen, kleine Reparaturen',
    ar: 'تركيب وتعليق وإصلاحات صغيرة',
  },
  keywords: {
    fa: 'نصاب، دریل‌کاری، نصب پرده، نصب تلویزیون، مونتاژ کمد، قفل‌سازی، نقاشی ساختمان',
    en: 'handyman, drilling, TV mounting, furniture assembly, locksmith, painter',
    de: 'Handwerker, bohren, TV-Montage, Möbelaufbau, Schlüsseldienst, Maler',
    ar: 'فني، ثقب، تعليق تلفاز، تركيب أثاث، أقفال، دهان',
  },
  description: {
    fa: 'نصب و مونتاژ، دریل‌کاری، قفل، رنگ و تعمیرهای کوچک؛ چند متخصص قیمت می‌دهند و شما انتخاب می‌کنید.',
    en: 'Assembly, drilling, locks, paint and small repairs: several people quote, you choose.',
    de: 'Montage, Bohren, Schlösser, Farbe und kleine Reparaturen: mehrere machen Angebote, Sie wählen.',
    ar: 'تركيب وثقب وأقفال ودهان وإصلاحات صغيرة: يعرض عدة فنيين أسعارهم وتختار أنت.',
  },
  activeCityIds: [1, 2, 3, 4, 5],
  grades: [],
  types: [assembling, drillingAndHanging, painting, locks, doorsAndWindows, smallRepairs],
  page: handymanPage,
};
