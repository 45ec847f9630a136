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
    name: 'regular-plan',
    linkUrl: '/services/house-cleaning/regular-cleaning/',
    title: {
      fa: 'نظافت هفتگی با ۱۵ درصد تخفیف در هر نوبت',
      en: 'Weekly cleaning: 15% off every visit',
      de: 'Wöchentliche Reinigung: 15 % Rabatt auf jeden Termin',
      ar: 'تنظيف أسبوعي بخصم ١٥٪ على كل زيارة',
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
