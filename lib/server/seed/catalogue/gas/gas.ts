import { gasPage } from './page';
import type { CategorySeed } from '../types';

export const gas: CategorySeed = {
  id: 22,
  seopath: 'gas',
  kind: 'gas',
  matching: 'truck',
  position: 6,
  isHidden: false,
  isSpecial: false,
  isOrderable: false,
  name: { fa: 'بنزین در محل', en: 'Petrol delivery', de: 'Benzin vor Ort', ar: 'توصيل البنزين' },
  serviceName: {
    fa: 'بنزین‌رسانی به خودرو',
    en: 'Petrol delivered to your car',
    de: 'Benzinlieferung ans Auto',
    ar: 'توصيل البنزين إلى سيارتك',
  },
  keywords: {
    fa: 'بنزین، سوخت، سوخت‌رسانی، بنزین تمام کردم، پمپ بنزین سیار، موتورسیکلت',
    en: 'petrol, fuel, gasoline, out of fuel, mobile filling, motorcycle',
    de: 'Benzin, Kraftstoff, Tank leer, mobile Tankstelle, Motorrad',
    ar: 'بنزين، وقود، نفد الوقود، تعبئة متنقلة، دراجة نارية',
  },
  description: {
    fa: 'نزدیک‌ترین خودروی سوخت‌رسان بنزین را همان‌جا که ایستاده‌اید به باک می‌ریزد.',
    en: 'The nearest fuel truck fills your tank where you stand.',
    de: 'Der nächste Tankwagen füllt Ihren Tank, wo Sie stehen.',
    ar: 'تملأ أقرب شاحنة وقود خزانك حيث تقف.',
  },
  activeCityIds: [1],
  grades: [],
  types: [],
  page: gasPage,
};
