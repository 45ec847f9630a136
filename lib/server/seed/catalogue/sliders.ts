import type { SliderSeed } from './types';

export const sliders = [
  {
    name: 'house-cleaning',
    linkUrl: '/services/house-cleaning/',
    title: {
      fa: 'نظافت خانه با قیمت ساعتی روشن، پیش از سفارش',
      en: 'House cleaning, with the hourly price shown before you order',
      de: 'Hausreinigung: der Stundenpreis steht vor der Bestellung fest',
      ar: 'تنظيف المنزل بسعر ساعة واضح قبل الطلب',
    },
  },
  {
    name: 'regular-cleaning',
    linkUrl: '/services/house-cleaning/regular-cleaning/',
    title: {
      fa: 'نظافت عادی خانه، با نیرویی که خودتان انتخاب می‌کنید',
      en: 'Regular cleaning by somebody you choose yourself',
      de: 'Regelmäßige Reinigung durch eine Kraft Ihrer Wahl',
      ar: 'تنظيف عادي للمنزل على يد من تختاره بنفسك',
    },
  },
  {
    name: 'join-us',
    linkUrl: '/joinus/',
    title: {
      fa: 'کارتان تمیز است؟ با پلاکفن کار بگیرید',
      en: 'Good at your trade? Find work with Pelakfan',
      de: 'Sie verstehen Ihr Handwerk? Finden Sie Aufträge mit Pelakfan',
      ar: 'هل تتقن حرفتك؟ اعثر على عمل مع بلاكفن',
    },
  },
] satisfies SliderSeed[] as SliderSeed[];
