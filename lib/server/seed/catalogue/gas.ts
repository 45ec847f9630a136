import { orderingNotOpenYet } from './ordering-not-open-yet';
import type { CategorySeed } from './types';

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
    fa: 'نزدیک‌ترین خودروِ سوخت‌رسان بنزین را همان‌جا که ایستاده‌اید به باک می‌ریزد.',
    en: 'The nearest fuel truck fills your tank where you stand.',
    de: 'Der nächste Tankwagen füllt Ihren Tank, wo Sie stehen.',
    ar: 'تملأ أقرب شاحنة وقود خزانك حيث تقف.',
  },
  activeCityIds: [1],
  grades: [],
  types: [],
  page: {
    title: {
      fa: 'بنزین‌رسانی به خودرو',
      en: 'Petrol delivered to your car',
      de: 'Benzinlieferung ans Auto',
      ar: 'توصيل البنزين إلى سيارتك',
    },
    summary: {
      fa: 'جای خودرو، پلاک و لیتر را می‌گویید؛ آنچه ریخته شود حساب می‌شود و باقی به کیف پول برمی‌گردد.',
      en: 'You give the place, the plate and the litres. You pay for what is filled; the rest returns to your wallet.',
      de: 'Sie nennen Ort, Kennzeichen und Liter. Bezahlt wird, was getankt wird; der Rest geht ins Guthaben zurück.',
      ar: 'تذكر المكان واللوحة وعدد اللترات. تدفع ثمن ما عُبئ ويعود الباقي إلى محفظتك.',
    },
    metaTitle: {
      fa: 'بنزین در محل خودرو | پلاکفن',
      en: 'Petrol delivered to your car | Pelakfan',
      de: 'Benzin direkt ans Auto | Pelakfan',
      ar: 'توصيل البنزين إلى سيارتك | بلاكفن',
    },
    metaDescription: {
      fa: 'نزدیک‌ترین خودروِ سوخت‌رسان بنزین را همان‌جا که ایستاده‌اید به باک می‌ریزد. جای خودرو، پلاک و لیتر را می‌گویید؛ آنچه ریخته شود حساب می‌شود و باقی به کیف پول برمی‌گردد.',
      en: 'The nearest fuel truck fills your tank where you stand. You give the place, the plate and the litres. You pay for what is filled; the rest returns to your wallet.',
      de: 'Der nächste Tankwagen füllt Ihren Tank, wo Sie stehen. Sie nennen Ort, Kennzeichen und Liter. Bezahlt wird, was getankt wird; der Rest geht ins Guthaben zurück.',
      ar: 'تملأ أقرب شاحنة وقود خزانك حيث تقف. تذكر المكان واللوحة وعدد اللترات. تدفع ثمن ما عُبئ ويعود الباقي إلى محفظتك.',
    },
    done: [],
    notDone: [],
    steps: [],
    guarantees: [],
    questions: [
      orderingNotOpenYet,
      {
        question: {
          fa: 'چند لیتر می‌شود گرفت؟',
          en: 'How many litres can I have?',
          de: 'Wie viele Liter sind möglich?',
          ar: 'كم لترًا يمكنني طلبه؟',
        },
        answer: {
          fa: 'خودرو ۱۰ تا ۶۰ لیتر و موتورسیکلت ۳ تا ۱۲ لیتر.',
          en: 'Cars 10 to 60 litres, motorcycles 3 to 12.',
          de: 'Autos 10 bis 60 Liter, Motorräder 3 bis 12.',
          ar: 'للسيارة من ١٠ إلى ٦٠ لترًا وللدراجة النارية من ٣ إلى ١٢.',
        },
      },
      {
        question: {
          fa: 'بنزین به ظرف هم می‌ریزند؟',
          en: 'Do they fill canisters?',
          de: 'Werden Kanister gefüllt?',
          ar: 'هل تُملأ الأوعية؟',
        },
        answer: {
          fa: 'نه. برای ایمنی، فقط به باک خودرو یا موتورسیکلتی که پلاکش ثبت شده است.',
          en: 'No. For safety, only the tank of a vehicle whose plate is in the order.',
          de: 'Nein. Aus Sicherheit nur der Tank des Fahrzeugs, dessen Kennzeichen in der Bestellung steht.',
          ar: 'لا. حفاظًا على السلامة يُعبأ فقط خزان المركبة المسجلة لوحتها في الطلب.',
        },
      },
    ],
    priceNotes: [],
  },
};
