import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

export const disinfection: CategorySeed = {
  id: 20,
  seopath: 'disinfection',
  kind: 'task',
  matching: 'bids',
  position: 12,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'ضدعفونی و سم‌پاشی', en: 'Disinfection and pest control', de: 'Desinfektion', ar: 'تعقيم ومكافحة حشرات' },
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
  types: [
    {
      id: 2001,
      seopath: 'home-disinfection',
      hasPage: true,
      name: { fa: 'ضدعفونی منزل', en: 'Home disinfection', de: 'Wohnungsdesinfektion', ar: 'تعقيم المنازل' },
      description: {
        fa: 'مه‌پاشی و ضدعفونی سطح‌ها پس از بیماری یا پیش از سکونت.',
        en: 'Fogging and surfaces, after an illness or before moving in.',
        de: 'Vernebelung und Flächen, nach Krankheit oder vor dem Einzug.',
        ar: 'رش ضبابي وتعقيم الأسطح بعد مرض أو قبل السكن.',
      },
    },
    {
      id: 2002,
      seopath: 'office-disinfection',
      hasPage: true,
      name: { fa: 'ضدعفونی محل کار', en: 'Workplace disinfection', de: 'Desinfektion am Arbeitsplatz', ar: 'تعقيم أماكن العمل' },
      description: {
        fa: 'دفتر، مطب، مهد کودک و فروشگاه، بیرون از ساعت کار.',
        en: 'Offices, surgeries, nurseries and shops, outside hours.',
        de: 'Büros, Praxen, Kitas und Läden außerhalb der Öffnungszeiten.',
        ar: 'المكاتب والعيادات والحضانات والمحال خارج الدوام.',
      },
    },
    {
      id: 2003,
      seopath: 'insects',
      hasPage: true,
      name: { fa: 'سوسک، ساس و مورچه', en: 'Insects', de: 'Insekten', ar: 'الحشرات' },
      description: {
        fa: 'سم‌پاشی و ژل‌گذاری متناسب با حشره.',
        en: 'Spray or gel, according to the insect.',
        de: 'Spritzen oder Gel, je nach Insekt.',
        ar: 'رش أو جل بحسب نوع الحشرة.',
      },
    },
    {
      id: 2004,
      seopath: 'rodents',
      hasPage: true,
      name: { fa: 'موش و جونده', en: 'Rodents', de: 'Nagetiere', ar: 'القوارض' },
      description: {
        fa: 'طعمه‌گذاری ایمن و بستن راه ورود.',
        en: 'Safe baiting and closing of entry points.',
        de: 'Sichere Köder und Verschluss der Zugänge.',
        ar: 'طعوم آمنة وسد منافذ الدخول.',
      },
    },
    {
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
    },
  ],
  page: {
    title: {
      fa: 'ضدعفونی و سم‌پاشی محل',
      en: 'Disinfection and pest control on site',
      de: 'Desinfektion und Schädlingsbekämpfung',
      ar: 'التعقيم ومكافحة الحشرات',
    },
    summary: {
      fa: 'نوع حشره یا دلیل ضدعفونی، متراژ و بودن کودک یا حیوان را بنویسید تا مادهٔ درست انتخاب شود.',
      en: 'Note the pest or the reason, the area, and whether there are children or pets, so that the right product is chosen.',
      de: 'Schädling oder Anlass, Fläche, Kinder und Tiere angeben, damit das richtige Mittel gewählt wird.',
      ar: 'اكتب نوع الحشرة أو السبب والمساحة ووجود أطفال أو حيوانات لاختيار المادة المناسبة.',
    },
    metaTitle: {
      fa: 'ضدعفونی و سم‌پاشی خانه و محل کار | پلاکفن',
      en: 'Disinfection and pest control | Pelakfan',
      de: 'Desinfektion und Schädlingsbekämpfung | Pelakfan',
      ar: 'التعقيم ومكافحة الحشرات | بلاكفن',
    },
    metaDescription: {
      fa: 'ضدعفونی خانه و محل کار و از بین بردن حشره و جونده با سم مجاز. نوع حشره یا دلیل ضدعفونی، متراژ و بودن کودک یا حیوان را بنویسید تا مادهٔ درست انتخاب شود.',
      en: 'Disinfecting homes and workplaces, and clearing insects and rodents with permitted products. Note the pest or the reason, the area, and whether there are children or pets, so that the right product is chosen.',
      de: 'Desinfektion von Wohn- und Arbeitsräumen, Insekten und Nager mit zugelassenen Mitteln bekämpft. Schädling oder Anlass, Fläche, Kinder und Tiere angeben, damit das richtige Mittel gewählt wird.',
      ar: 'تعقيم المنازل وأماكن العمل ومكافحة الحشرات والقوارض بمواد مرخصة. اكتب نوع الحشرة أو السبب والمساحة ووجود أطفال أو حيوانات لاختيار المادة المناسبة.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: {
          fa: 'چقدر باید بیرون بمانیم؟',
          en: 'How long must we stay out?',
          de: 'Wie lange müssen wir draußen bleiben?',
          ar: 'كم يجب أن نبقى خارج المنزل؟',
        },
        answer: {
          fa: 'به ماده بستگی دارد؛ پس از سم‌پاشی معمول چند ساعت و سپس تهویهٔ کامل. متخصص در پیشنهادش می‌نویسد.',
          en: 'It depends on the product: after ordinary spraying some hours, then full airing. The quote says so.',
          de: 'Je nach Mittel: nach üblichem Spritzen einige Stunden, dann gründlich lüften. Es steht im Angebot.',
          ar: 'بحسب المادة: بعد الرش المعتاد بضع ساعات ثم تهوية كاملة، ويُذكر ذلك في العرض.',
        },
      },
      {
        question: {
          fa: 'آکواریوم و پرنده چه می‌شود؟',
          en: 'What about aquariums and birds?',
          de: 'Was ist mit Aquarium und Vögeln?',
          ar: 'ماذا عن حوض الأسماك والطيور؟',
        },
        answer: {
          fa: 'پیش از کار از خانه بیرون ببرید؛ ماهی و پرنده به سم حساس‌ترند.',
          en: 'Take them out beforehand; fish and birds are the most sensitive.',
          de: 'Vorher aus der Wohnung bringen; Fische und Vögel sind am empfindlichsten.',
          ar: 'أخرجها قبل العمل، فالأسماك والطيور أشد تأثرًا.',
        },
      },
    ],
    priceNotes: [],
  },
};
