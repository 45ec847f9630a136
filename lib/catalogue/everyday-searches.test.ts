import { searchServices, type SearchableService } from '@/lib/domain/text/search-services';
import type { Locale } from '@/lib/i18n/locales';

import { readCategories } from './categories';
import { categoryFacts } from './category-facts';

/** People's search words by the service or type that they mean: `service/type`. Queries are separated by a bar. */
const MEANT: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fa: {
    'house-cleaning/regular-cleaning': 'نظافت خانه|نظافت‌چی|کارگر خونه|تمیز کردن خانه|گردگیری|نظافتجی',
    'house-cleaning/deep-cleaning': 'خونه تکونی|خانه تکانی|نظافت عمیق|نظافت عید',
    'house-cleaning/office-cleaning': 'نظافت دفتر|نظافت مطب|نظافت مغازه',
    'house-cleaning/stairwell-cleaning': 'راه پله|شستن پله|نظافت پارکینگ',
    'house-cleaning/after-move-cleaning': 'نظافت بعد از بنایی|خانه نوساز|نظافت خانه خالی',
    'house-cleaning/party-cleaning': 'نظافت بعد از مهمانی|تمیزکاری بعد از مهمونی',
    'laundry/everyday-clothes': 'لباس کثیف|لاندری|شستن پیراهن',
    'laundry/suits-and-coats': 'کت و شلوار|کت‌وشلوار|پالتو|کاپشن',
    'laundry/curtains-and-bedding': 'پرده شویی|شستن پتو|لحاف|روتختی',
    'laundry/formal-dresses': 'لباس عروس|لباس شب|لباس مجلسی',
    'laundry/ironing-only': 'اتو کشیدن|اتو کردن لباس|پیراهن چروک',
    'carpet-cleaning/machine-made': 'فرش شویی|فرش شور|شستن فرش|فرش کثیف',
    'carpet-cleaning/hand-woven': 'فرش دستبافت|فرش ابریشم|قالی کاشان',
    'carpet-cleaning/kilim-and-gabbeh': 'گبه|جاجیم|شستن گلیم',
    'carpet-cleaning/sofa-cleaning': 'مبل شویی|خوشخواب|شستن تشک|شستن مبل',
    'carpet-cleaning/fringe-repair': 'رفوگر|ریشه فرش|سوراخ فرش|سوختگی فرش',
    'carwash/waterless': 'کارواش نانو|ماشین کثیف|شستشوی ماشین|کارواش در منزل',
    'carwash/water-wash': 'روشویی ماشین|کارواش با آب',
    'carwash/detailing': 'پولیش ماشین|خط و خش|سرامیک خودرو',
    'carwash/interior': 'صفر شویی|توشویی ماشین|صندلی ماشین',
    'carwash/engine-bay': 'موتورشویی|شستن موتور',
    gas: 'بنزین|سوخت|بنزین تموم کردم|باک خالی|بنزبن',
    'handyman/assembling': 'مونتاژ تخت|سرهم کردن کمد|وسایل ایکیا',
    'handyman/drilling-and-hanging': 'نصب تلویزیون به دیوار|نصاب پرده|سوراخ کردن دیوار|دریل',
    'handyman/painting': 'نقاش ساختمان|رنگ کردن خانه|رنگ آمیزی|نقاشی خونه',
    'handyman/locks': 'کلید ساز|کلیدساز|قفل ساز|قفل‌سازی|کلید گم شده|پشت در موندم|قفل خراب',
    'handyman/doors-and-windows': 'توری پنجره|لولای در|دستگیره در|شیشه بری',
    'handyman/small-repairs': 'آچار فرانسه|تعمیر صندلی|تعمیر کشو',
    'home-appliances/washing-machine':
      'ماشین لباسشویی|ماشين لباسشويي|ماشین لباس شویی|تعمیر لباسشویی|لباسشویی خرابه|ماشین ظرفشویی|ماشین لباسشویس|تعمیرکار لباسشویی',
    'home-appliances/fridge': 'یخچال خرابه|یخچال|یخچال سرد نمی‌کند|فریزر|تعمیر یخچال|یخچالم خراب شده|سرویس یخچال|یخچل',
    'home-appliances/cooler': 'کولر گازی|شارژ گاز کولر|اسپلیت|سرویس کولر|کولر آبی|کولر خراب است',
    'home-appliances/water-heater': 'آبگرمکن|آب گرم نمی‌شود|پکیج خرابه|سرویس پکیج',
    'home-appliances/oven-and-hob': 'اجاق گاز|هود آشپزخانه خراب|فر خراب|گاز رومیزی',
    'home-appliances/small-appliances': 'جارو برقی|مایکروفر|چرخ گوشت|پنکه|تلویزیون خراب',
    'home-service/plumbing': 'لوله کش|لوله ترکیده|نشت آب|ترکیدگی لوله|چکه می‌کند',
    'home-service/heating': 'شوفاژ|رادیاتور گرم نمی‌شود|موتورخانه|بخاری',
    'home-service/cooling': 'فن کوئل|چیلر|کانال کولر',
    'home-service/drain-unblocking': 'لوله باز کن|لوله بازکنی|چاه گرفته|توالت گرفته|فاضلاب گرفته|سینک گرفته',
    'home-service/bathroom-fittings': 'شیر آب خراب|توالت فرنگی|فلاش تانک|روشویی نصب|دوش',
    'home-service/water-pump': 'پمپ آب|فشار آب کم است',
    'electric-service/fault-finding': 'برق رفته|اتصالی برق|برق قطع شده|برق کش|برق ندارم',
    'electric-service/sockets-and-switches': 'پریز|تعویض پریز|کلید برق|دیمر',
    'electric-service/lighting': 'لوستر|نصب لوستر|لامپ|هالوژن',
    'electric-service/fuse-box': 'تابلو برق|فیوز سوخته|سیم ارت',
    'electric-service/intercom': 'آیفون خراب|زنگ در|در باز کن|آیفون تصویری',
    'moving-service/pickup': 'وانت|وانت بار|حمل بار کوچک',
    'moving-service/nissan': 'نیسان بار|جابجایی وسایل',
    'moving-service/khavar': 'اسباب کشی|کامیون|خاور|جابه‌جایی خانه|اثاث کشی منزل',
    'moving-service/movers-only': 'کارگر اسباب کشی|باربر|تخلیه بار',
    'moving-service/packing': 'بسته بندی وسایل|کارتن|چیدن جهیزیه',
    'online-testing/check-up': 'چک آپ|آزمایش خون در خانه|کلسترول|چربی خون',
    'online-testing/prescribed-tests': 'آزمایش بارداری|نسخه پزشک',
    'online-testing/diabetes': 'قند خون|دیابت|تست قند',
    'online-testing/thyroid-and-vitamins': 'تیروئید|ویتامین دی|کم خونی',
    'online-testing/infectious-tests': 'تست کرونا|آنفولانزا',
    'disinfection/home-disinfection': 'ضد عفونی خانه|ضدعفونی منزل',
    'disinfection/office-disinfection': 'ضدعفونی مغازه|ضدعفونی شرکت',
    'disinfection/insects': 'سوسک دارم|ساس تخت|مورچه|سم پاشی سوسک|پشه',
    'disinfection/rodents': 'موش|تله موش',
    'disinfection/water-tank': 'تانکر آب|شستن مخزن آب',
    'rebuilding-service/tiling': 'کاشی کار|کاشی شکسته|بندکشی|سرامیک کف',
    'rebuilding-service/plaster-and-drywall': 'گچ کار|سقف کاذب|ترک دیوار',
    'rebuilding-service/flooring': 'پارکت|لمینت|کفپوش',
    'rebuilding-service/kitchen-cabinets': 'کابینت ساز|کمد دیواری|نجار',
    'rebuilding-service/roof-insulation': 'ایزوگام|پشت بام|چکه سقف',
    'camera-repair/cctv': 'دوربین مدار بسته|دوربین امنیتی|دزدگیر',
    'camera-repair/photo-cameras': 'دوربین عکاسی|دوربین دیجیتال',
    'camera-repair/sensor-cleaning': 'لکه روی عکس|سرویس دوربین',
    'camera-repair/flash-and-tripod': 'سه پایه|فلاش دوربین',
    'camera-repair/lenses': 'لنز خراب|قارچ لنز',
    'assorted/gardening': 'باغبان|هرس درخت|چمن زنی|گلدان',
    'assorted/sewing': 'خیاط|کوتاه کردن شلوار|تعویض زیپ',
    'assorted/cooking-help': 'آشپز|آشپزی|غذای نذری',
    'assorted/errands': 'خرید نان|نوبت گرفتن',
    'assorted/other': 'کار متفرقه|معلم خصوصی',
  },
  en: {
    'house-cleaning/regular-cleaning': 'cleaner|maid|cleaning lady|house cleaning|housekeeper',
    'house-cleaning/deep-cleaning': 'deep clean|spring cleaning',
    'laundry/ironing-only': 'ironing|iron shirts',
    'laundry/formal-dresses': 'wedding dress',
    'carpet-cleaning/sofa-cleaning': 'sofa cleaning|couch|mattress cleaning',
    'carpet-cleaning/machine-made': 'rug cleaning|dirty carpet',
    'carwash/waterless': 'carwash|car wash|wash my car|mobile carwash',
    gas: 'petrol|fuel|out of gas|empty tank',
    'handyman/locks': 'locksmith|locked out|lost key|lock smith|locksmit',
    'handyman/assembling': 'ikea|furniture assembly|flat pack',
    'handyman/drilling-and-hanging': 'tv mounting|hang curtains',
    'handyman/painting': 'painter|paint a room',
    'home-appliances/washing-machine': 'washing machine|dishwasher|washingmachine|my washing machine is broken',
    'home-appliances/fridge': 'fridge|refrigerator|fridge repair|refridgerator',
    'home-appliances/cooler': 'air conditioner|ac repair',
    'home-service/plumbing': 'plumber|burst pipe|leaking pipe|plummer|i need a plumber',
    'home-service/drain-unblocking': 'blocked drain|clogged toilet',
    'electric-service/fault-finding': 'electrician|no power|electritian',
    'electric-service/sockets-and-switches': 'socket|light switch',
    'moving-service/khavar': 'removals|moving house|moving truck',
    'moving-service/packing': 'bubble wrap|packers',
    'online-testing/check-up': 'blood test|cholesterol',
    'disinfection/insects': 'cockroach|bed bugs|pest control|bedbugs',
    'rebuilding-service/flooring': 'parquet|laminate',
    'rebuilding-service/roof-insulation': 'leaking roof',
    'camera-repair/cctv': 'security camera',
    'assorted/gardening': 'gardener|lawn mowing',
  },
  de: {
    'house-cleaning/regular-cleaning': 'Putzfrau|Reinigungskraft|Wohnung putzen|Haushaltshilfe',
    'house-cleaning/stairwell-cleaning': 'Treppenhausreinigung|Treppe putzen',
    'laundry/ironing-only': 'bügeln|Buegelservice|Hemden bügeln',
    'laundry/formal-dresses': 'Brautkleid',
    'carpet-cleaning/machine-made': 'Teppichwäsche|Teppich reinigen',
    'carpet-cleaning/sofa-cleaning': 'Sofa reinigen|Matratze',
    'carwash/waterless': 'Autowäsche|Auto waschen',
    gas: 'Benzin|Sprit|tanken',
    'handyman/locks': 'Schlüsseldienst|ausgesperrt|Schluesseldienst',
    'handyman/assembling': 'Möbel aufbauen|IKEA|Schrank aufbauen',
    'handyman/painting': 'Maler|Wand streichen',
    'home-appliances/washing-machine': 'Waschmaschine|Waschmaschine kaputt|Geschirrspüler|Waschmachine',
    'home-appliances/fridge': 'Kühlschrank|Kuehlschrank|Kühlschrank kühlt nicht',
    'home-appliances/cooler': 'Klimaanlage',
    'home-service/plumbing': 'Klempner|Rohrbruch|Installateur',
    'home-service/heating': 'Heizung|Heizkörper kalt',
    'home-service/drain-unblocking': 'Abfluss verstopft|Toilette verstopft',
    'electric-service/fault-finding': 'Elektriker|Stromausfall|Kurzschluss|Elektricker',
    'electric-service/sockets-and-switches': 'Steckdose',
    'moving-service': 'Umzug',
    'moving-service/khavar': 'Umzugswagen|Möbelwagen',
    'online-testing/check-up': 'Blutabnahme|Cholesterin',
    'disinfection/insects': 'Kakerlaken|Bettwanzen|Kammerjäger',
    'rebuilding-service/tiling': 'Fliesenleger|Bad fliesen',
    'rebuilding-service/roof-insulation': 'Dachdecker',
    'assorted/gardening': 'Gärtner|Rasen mähen|Gaertner',
  },
  ar: {
    'house-cleaning/regular-cleaning': 'عاملة تنظيف|تنظيف البيت|شغالة',
    'laundry/ironing-only': 'كي الملابس|كوي',
    'laundry/formal-dresses': 'فستان زفاف|فستان سهرة',
    'carpet-cleaning/machine-made': 'غسيل السجاد|تنظيف السجاد',
    'carpet-cleaning/sofa-cleaning': 'تنظيف الكنب|مراتب',
    'carwash/waterless': 'غسيل السيارة|غسيل سيارات|غسيل السياره',
    gas: 'بنزين|وقود',
    'handyman/locks': 'صانع مفاتيح|فتح الباب|نسيت المفتاح',
    'handyman/painting': 'دهان|صباغ',
    'home-appliances/washing-machine': 'غسالة|الغسالة معطلة|تصليح غسالة|الغساله',
    'home-appliances/fridge': 'ثلاجة|الثلاجة لا تبرد|تصليح الثلاجة|براد',
    'home-appliances/cooler': 'مكيف|تصليح مكيف|صيانة المكيف',
    'home-service/plumbing': 'سباك|تسرب الماء',
    'home-service/drain-unblocking': 'تسليك المجاري|المرحاض مسدود',
    'electric-service/fault-finding': 'كهربائي|انقطاع الكهرباء',
    'moving-service/khavar': 'نقل أثاث|نقل عفش|شاحنة',
    'online-testing/check-up': 'فحص دم|تحليل دم|كوليسترول',
    'disinfection/insects': 'صراصير|نمل|مكافحة الحشرات',
    'rebuilding-service/tiling': 'مبلط|تبليط الحمام',
    'assorted/gardening': 'بستاني|قص العشب',
  },
};

/** Searches for services that nobody here offers. */
const NOT_MEANT: Readonly<Record<Locale, string>> = {
  fa: 'بلیط هواپیما|پیتزا|لپ تاپ|گوشی موبایل|دندانپزشک|تاکسی|وکیل|هتل|بیمه عمر|استخدام منشی|فوتبال|کتاب|سینما|طلا|اجاره آپارتمان|zzzz|؟؟|qwerty',
  en: 'flight ticket|pizza|laptop|dentist|taxi|lawyer|hotel|insurance|football|cinema|zzzz|gold price|smartphone|visa',
  de: 'Flugticket|Pizza|Laptop|Zahnarzt|Taxi|Rechtsanwalt|Hotel|Versicherung|Fußball|Kino|zzzz|Visum',
  ar: 'تذكرة طيران|بيتزا|محمول|طبيب أسنان|محامي|فندق|تأمين صحي|كرة القدم|سينما|ذهب',
};

const MOST_SERVICES = 4;
const categories = readCategories();
const toServices = (locale: Locale): readonly (SearchableService & { readonly seopath: string })[] =>
  categories
    .filter(({ isHidden }) => !isHidden)
    .map(({ seopath, serviceName, keywords, types, grades }) => ({
      seopath,
      name: serviceName[locale],
      keywords: keywords[locale],
      entries: [
        ...types.map((type) => ({ name: type.name[locale], keywords: type.keywords?.[locale] ?? '' })),
        ...grades.map((grade) => ({ name: grade.name[locale] })),
      ],
    }));
const toNameOf = (path: string, locale: Locale) => {
  const [category = '', type] = path.split('/');
  return categories.find(({ seopath }) => seopath === category)?.types.find(({ seopath }) => seopath === type)?.name[
    locale
  ];
};
const toCases = (locale: Locale) =>
  Object.entries(MEANT[locale]).flatMap(([path, queries]) => queries.split('|').map((query) => [query, path] as const));

describe.each(['fa', 'en', 'de', 'ar'] as const)('people’s searches in %s', (locale) => {
  const services = toServices(locale);
  const find = (query: string) => searchServices(services, query);

  it.each(toCases(locale))('%s finds %s, and at most a few others', (query, path) => {
    const hits = find(query);
    const [category] = path.split('/');
    const hit = hits.find(({ service }) => service.seopath === category);
    expect([query, hit?.service.seopath]).toEqual([query, category]);
    const type = toNameOf(path, locale);
    if (type !== undefined) expect(hit?.entries.map(({ name }) => name)).toContain(type);
    expect(hits.length).toBeLessThanOrEqual(MOST_SERVICES);
  });

  it.each(NOT_MEANT[locale].split('|'))('%s finds nothing', (query) =>
    expect(find(query).map(({ service, entries }) => [service.seopath, ...entries.map(({ name }) => name)])).toEqual(
      [],
    ),
  );
});

it('searches for every type in Persian, and for many in each language', () => {
  const paths = categoryFacts
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ seopath, types }) => types.map((type) => `${seopath}/${type.seopath}`));
  expect(toCases('fa').length).toBeGreaterThanOrEqual(200);
  for (const locale of ['en', 'de', 'ar'] as const) expect(toCases(locale).length).toBeGreaterThanOrEqual(40);
  expect(paths.filter((path) => MEANT.fa[path] === undefined)).toEqual([]);
});
