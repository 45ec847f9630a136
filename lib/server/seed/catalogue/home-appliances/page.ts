import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const homeAppliancesPage: ProductPageSeed = {
  title: {
    fa: 'تعمیر لوازم خانگی در محل',
    en: 'Appliance repair at your home',
    de: 'Hausgeräte-Reparatur vor Ort',
    ar: 'إصلاح الأجهزة المنزلية في منزلك',
  },
  summary: {
    fa: 'مارک، مدل، کد خطا و رفتار دستگاه را می‌نویسید و تعمیرکارهای همان دستگاه تا دو ساعت قیمت می‌دهند. عیب‌یابی و اجرت در پیشنهاد نوشته است و هیچ قطعه‌ای بدون اجازهٔ شما عوض نمی‌شود.',
    en: 'You note make, model, error code and what the appliance does, and for two hours technicians for that very appliance send quotes. Diagnosis and labour are in the quote; no part is changed without your consent.',
    de: 'Sie nennen Marke, Modell, Fehlercode und Verhalten; zwei Stunden lang schicken Fachkräfte für genau dieses Gerät Angebote. Diagnose und Arbeit stehen darin, kein Teil wird ohne Ihr Ja getauscht.',
    ar: 'تكتب الماركة والطراز ورمز الخطأ وسلوك الجهاز، ويعرض فنيو هذا الجهاز أسعارهم خلال ساعتين. الفحص والأجرة مذكوران في العرض، ولا تُبدَّل قطعة دون إذنك.',
  },
  metaTitle: {
    fa: 'تعمیر لوازم خانگی در منزل با پیشنهاد قیمت | پلاکفن',
    en: 'Appliance repair at home, quotes first | Pelakfan',
    de: 'Hausgeräte reparieren: Angebote vorab | Pelakfan',
    ar: 'إصلاح الأجهزة المنزلية بعروض مسبقة | بلاكفن',
  },
  metaDescription: {
    fa: 'تعمیر لباسشویی، ظرفشویی، یخچال، کولر، آبگرمکن، اجاق و فر در خانه. با مدل و کد خطا سفارش دهید تا تعمیرکار قطعهٔ محتمل را همراه بیاورد.',
    en: 'Washing machines, dishwashers, fridges, coolers, water heaters, hobs and ovens repaired at home. Give model and error code, and the likely part comes along.',
    de: 'Wasch- und Spülmaschinen, Kühlgeräte, Klimageräte, Warmwasser, Herd und Ofen vor Ort repariert. Mit Modell und Fehlercode kommt das richtige Teil gleich mit.',
    ar: 'إصلاح الغسالات والثلاجات والمكيفات والسخانات والمواقد والأفران في المنزل. اذكر الطراز ورمز الخطأ ليُحضر الفني القطعة المحتملة معه.',
  },
  done: [
    {
      fa: 'عیب‌یابی در محل با ابزار اندازه‌گیری، نه با حدس',
      en: 'Diagnosis on the spot, by measuring rather than guessing',
      de: 'Fehlersuche vor Ort mit Messgerät statt Vermutung',
      ar: 'تشخيص العطل في مكانه بأجهزة القياس لا بالتخمين',
    },
    {
      fa: 'تعویض قطعه پس از شنیدن قیمت و موافقت شما',
      en: 'Parts replaced after you have heard the price and agreed',
      de: 'Teiletausch, nachdem Sie den Preis kennen und zugestimmt haben',
      ar: 'تبديل القطعة بعد معرفة سعرها وموافقتك',
    },
    {
      fa: 'سرویس دوره‌ای: رسوب‌زدایی، فیلتر، روغن‌کاری، شارژ و شست‌وشو',
      en: 'Routine care: descaling, filters, oiling, recharging, washing',
      de: 'Wartung: Entkalken, Filter, Schmieren, Befüllen, Reinigen',
      ar: 'الصيانة الدورية: إزالة الترسبات والمرشحات والتزييت والتعبئة والغسل',
    },
    {
      fa: 'نصب و راه‌اندازی دستگاه تازه‌ای که به آب و برق آماده وصل می‌شود',
      en: 'Connecting a new appliance to water and power that are already there',
      de: 'Anschluss neuer Geräte an vorhandene Wasser- und Stromanschlüsse',
      ar: 'وصل جهاز جديد بماء وكهرباء جاهزين',
    },
    {
      fa: 'تعمیر لوازم کوچک: جاروبرقی، مایکروویو، چرخ گوشت، اتو و قهوه‌ساز',
      en: 'Small appliances: vacuum cleaners, microwaves, mincers, irons and coffee makers',
      de: 'Kleingeräte: Staubsauger, Mikrowelle, Fleischwolf, Bügeleisen, Kaffeemaschine',
      ar: 'الأجهزة الصغيرة: المكنسة والميكروويف والمفرمة والمكواة وآلة القهوة',
    },
    {
      fa: 'گفتن صریح، اگر تعمیر از خرید نو گران‌تر تمام شود',
      en: 'An honest word when repairing would cost more than buying',
      de: 'Ein offenes Wort, wenn sich Reparieren nicht rechnet',
      ar: 'مصارحتك إن كان الإصلاح أغلى من الشراء',
    },
  ],
  notDone: [
    {
      fa: 'دستگاه دارای گارانتی معتبر',
      en: 'Appliances with a valid warranty',
      de: 'Geräte mit gültiger Garantie',
      ar: 'الأجهزة ذات الضمان الساري',
    },
    {
      fa: 'لوله‌کشی و برق‌کشی تازه تا پای دستگاه',
      en: 'New water pipes or wiring up to the appliance',
      de: 'Neue Wasser- oder Stromleitungen bis zum Gerät',
      ar: 'تمديد أنابيب أو أسلاك جديدة حتى الجهاز',
    },
    {
      fa: 'دستگاه‌های صنعتی، رستورانی و پزشکی',
      en: 'Industrial, restaurant and medical equipment',
      de: 'Industrie-, Gastronomie- und Medizingeräte',
      ar: 'الأجهزة الصناعية والطبية وأجهزة المطاعم',
    },
    {
      fa: 'دستکاری کنتور، علمک گاز و پلمب شرکت‌ها',
      en: 'Touching meters, gas risers or the utilities’ seals',
      de: 'Eingriffe an Zählern, Gasanschlüssen oder Plomben',
      ar: 'العبث بالعدادات أو وصلات الغاز أو أختام الشركات',
    },
  ],
  steps: [
    {
      title: {
        fa: 'برچسب مدل را پیدا کنید',
        en: 'Find the model label',
        de: 'Typenschild suchen',
        ar: 'ابحث عن ملصق الطراز',
      },
      text: {
        fa: 'لباسشویی: لبهٔ در؛ یخچال: دیوارهٔ داخلی؛ کولر و آبگرمکن: بدنه؛ اجاق: زیر صفحه. عکس برچسب و نمایشگر از هر توضیحی بهتر است.',
        en: 'Washing machine: door rim; fridge: inside wall; cooler and water heater: casing; hob: underneath. A photo of label and display beats any description.',
        de: 'Waschmaschine: Türrand; Kühlschrank: Innenwand; Klima- und Warmwassergerät: Gehäuse; Kochfeld: Unterseite. Ein Foto von Schild und Anzeige sagt am meisten.',
        ar: 'الغسالة: حافة الباب. الثلاجة: الجدار الداخلي. المكيف والسخان: الهيكل. الموقد: أسفله. صورة الملصق والشاشة خير من أي شرح.',
      },
    },
    {
      title: { fa: 'پیشنهادها را مقایسه کنید', en: 'Weigh the quotes', de: 'Angebote abwägen', ar: 'قارن العروض' },
      text: {
        fa: 'ارزان‌ترین همیشه کم‌خرج‌ترین نیست: ببینید قطعه اصلی است یا متفرقه، چه چیزی در قیمت هست و نظر مشتری‌های قبلی دربارهٔ همان دستگاه چیست.',
        en: 'The lowest quote is not always the cheapest: see which kind of part is meant, what the sum covers and what earlier customers wrote.',
        de: 'Das niedrigste Angebot ist nicht immer das billigste: Welche Teile sind gemeint, was ist enthalten, was schreiben frühere Kunden?',
        ar: 'الأرخص ليس دائمًا الأوفر: انظر ما نوع القطعة وما الذي يشمله السعر وماذا كتب العملاء السابقون.',
      },
    },
    {
      title: {
        fa: 'عیب‌یابی، بعد تصمیم',
        en: 'Diagnosis, then you decide',
        de: 'Diagnose, dann entscheiden Sie',
        ar: 'فحص ثم قرارك',
      },
      text: {
        fa: 'تعمیرکار عیب و مبلغ تازه را در سفارش می‌نویسد. می‌پذیرید و کار ادامه می‌یابد، یا نمی‌پذیرید و مبلغ همان می‌ماند که در پیشنهاد بود.',
        en: 'The technician enters the fault and the new sum in the order. You accept and the work goes on, or you refuse and the sum stays as it was in the quote.',
        de: 'Die Fachkraft trägt Fehler und neue Summe ein. Sie stimmen zu und es geht weiter, oder Sie lehnen ab und es bleibt bei der Summe des Angebots.',
        ar: 'يسجل الفني العطل والمبلغ الجديد في الطلب. تقبل فيستمر العمل، أو ترفض فيبقى المبلغ كما في العرض.',
      },
    },
    {
      title: {
        fa: 'آزمایش جلوی چشم شما',
        en: 'Tested before your eyes',
        de: 'Probelauf vor Ihren Augen',
        ar: 'تجربة أمام عينيك',
      },
      text: {
        fa: 'دستگاه یک دور کار می‌کند و قطعهٔ کهنه را تحویل می‌گیرید. بعد کار را تأیید می‌کنید یا تا ۴۸ ساعت صبر می‌کنید.',
        en: 'The appliance runs once and you are handed the old part. Then you confirm, or wait out the 48 hours.',
        de: 'Das Gerät läuft einmal durch, das alte Teil bekommen Sie. Dann bestätigen Sie oder lassen die 48 Stunden verstreichen.',
        ar: 'يعمل الجهاز دورة وتتسلم القطعة القديمة. ثم تؤكد أو تنتظر ٤٨ ساعة.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'مبلغ تعمیر تا تأیید شما یا ۴۸ ساعت پس از پایان به تعمیرکار نمی‌رسد، و اگر کار را نپسندید برمی‌گردد.',
      en: 'The repair money reaches the technician only with your confirmation or after 48 hours, and comes back to you if the work is not right.',
      de: 'Das Geld für die Reparatur erhält die Fachkraft erst mit Ihrer Bestätigung oder nach 48 Stunden; stimmt die Arbeit nicht, geht es an Sie zurück.',
      ar: 'لا يصل ثمن الإصلاح إلى الفني إلا بتأكيدك أو بعد ٤٨ ساعة، ويعود إليك إن لم يعجبك العمل.',
    },
    {
      fa: 'پیشنهادها محرمانه است: تعمیرکارها قیمت هم را نمی‌دانند و انگیزه‌ای برای هم‌قیمت شدن ندارند.',
      en: 'No technician knows another’s price, for repair quotes are sealed, so none can match it.',
      de: 'Keine Fachkraft kennt den Preis der anderen und kann sich daran ausrichten, denn die Angebote sind verdeckt.',
      ar: 'العروض مغلقة: لا يعرف فني سعر غيره فلا يتفقون على سعر واحد.',
    },
    {
      fa: 'دربارهٔ هر تعمیرکار، مدرک فنی، گواهی عدم سوءپیشینه (اگر داده باشد) و نظرهای پس از کار را می‌خوانید.',
      en: 'For each technician you can read certificates, a no-criminal-record certificate if handed in, and reviews written after real jobs.',
      de: 'Zu jeder Fachkraft lesen Sie Fachnachweise, ein Führungszeugnis, falls vorgelegt, und Rezensionen nach getaner Arbeit.',
      ar: 'تقرأ عن كل فني شهاداته الفنية، وشهادة حسن السيرة إن قدّمها، والآراء المكتوبة بعد العمل.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'اگر تعمیر نصرفد چه؟',
        en: 'What if a repair is not worth it?',
        de: 'Und wenn sich die Reparatur nicht lohnt?',
        ar: 'ماذا لو لم يكن الإصلاح مجديًا؟',
      },
      answer: {
        fa: 'پیشنهاد متخصص می‌گوید عیب‌یابی چقدر است؛ بیشتر از آن، بدون تأیید شما کاری انجام نمی‌شود. قاعدهٔ سرانگشتی: وقتی تعمیر از نصف قیمت نو بگذرد و دستگاه بیش از ده سال داشته باشد، نو بخرید.',
        en: 'The quote names the price of the diagnosis; nothing beyond it is done without your approval. A rule of thumb: above half the price of a new one, at over ten years of age, buy new.',
        de: 'Das Angebot nennt den Preis der Diagnose; darüber hinaus geschieht nichts ohne Ihre Zustimmung. Faustregel: Kostet es mehr als die Hälfte eines neuen und ist das Gerät über zehn Jahre alt, kaufen Sie neu.',
        ar: 'يذكر العرض ثمن الفحص، ولا يُنجز ما زاد عليه دون موافقتك. والقاعدة: إن جاوز الإصلاح نصف ثمن الجديد وعمر الجهاز فوق عشر سنوات فاشترِ جديدًا.',
      },
    },
    {
      question: {
        fa: 'دستگاهم گارانتی دارد؛ سفارش بدهم؟',
        en: 'My appliance is under warranty. Should I order?',
        de: 'Mein Gerät hat noch Garantie. Soll ich bestellen?',
        ar: 'جهازي تحت الضمان، فهل أطلب؟',
      },
      answer: {
        fa: 'اول به نمایندگی همان شرکت زنگ بزنید؛ باز کردن دستگاه به دست دیگری معمولاً گارانتی را باطل می‌کند.',
        en: 'Call the maker’s service first; opening it elsewhere usually ends the warranty.',
        de: 'Rufen Sie zuerst den Hersteller an; fremdes Öffnen beendet meist die Garantie.',
        ar: 'اتصل أولًا بوكيل الشركة، ففتحه لدى غيرها يبطل الضمان عادةً.',
      },
    },
    {
      question: {
        fa: 'دستگاه را به کارگاه می‌برند؟',
        en: 'Will it be taken to a workshop?',
        de: 'Kommt das Gerät in die Werkstatt?',
        ar: 'هل يُنقل الجهاز إلى الورشة؟',
      },
      answer: {
        fa: 'بیشتر تعمیرها در خانه است. برای بلبرینگ دیگ، برد الکترونیکی یا موتور یخچال گاهی کارگاه لازم می‌شود؛ رسیدی با شمارهٔ سریال و روز بازگشت بگیرید.',
        en: 'Most repairs happen at home. Drum bearings, circuit boards or compressors sometimes need a workshop: get a receipt with the serial number and the day of return.',
        de: 'Meist nicht. Trommellager, Platinen oder Kompressoren verlangen sie manchmal: Lassen Sie sich eine Quittung mit Seriennummer und Rückgabetag geben.',
        ar: 'أغلب الإصلاحات في المنزل. رمان البلي أو اللوحة الإلكترونية أو الضاغط قد تحتاج ورشة: خذ إيصالًا فيه الرقم التسلسلي ويوم الإرجاع.',
      },
    },
    {
      question: {
        fa: 'نوسان برق به دستگاه آسیب می‌زند؟',
        en: 'Do voltage swings do harm?',
        de: 'Schaden Spannungsschwankungen?',
        ar: 'هل تضر تقلبات الكهرباء؟',
      },
      answer: {
        fa: 'بله، بیش از همه به موتور یخچال و برد. ولتاژ باید میان ۲۰۰ و ۲۳۰ ولت بماند. محافظ با تأخیر سه تا پنج دقیقه بگذارید و با قطع برق، دوشاخهٔ یخچال و کولر گازی را بکشید.',
        en: 'Yes, to compressors and boards above all. The voltage should stay between 200 and 230 volts. Use a protector with a delay of three to five minutes, and unplug fridge and air conditioner in a power cut.',
        de: 'Ja, vor allem Kompressoren und Platinen. 200 bis 230 Volt sind in Ordnung. Ein Schutzstecker mit drei bis fünf Minuten Verzögerung hilft; ziehen Sie bei Stromausfall die Stecker von Kühlschrank und Klimagerät.',
        ar: 'نعم، وخاصة الضواغط واللوحات. ينبغي أن يبقى الجهد بين ٢٠٠ و٢٣٠ فولتًا. ضع واقيًا بتأخير ثلاث إلى خمس دقائق، وافصل الثلاجة والمكيف عند انقطاع الكهرباء.',
      },
    },
    {
      question: {
        fa: 'اگر عیب چند روز بعد برگشت چه؟',
        en: 'What if the fault returns some days later?',
        de: 'Was, wenn der Fehler nach Tagen wiederkommt?',
        ar: 'ماذا لو عاد العطل بعد أيام؟',
      },
      answer: {
        fa: 'شمارهٔ تعمیرکار در صفحهٔ سفارش است؛ زنگ بزنید و عیب را بگویید. پیش از انتخاب بپرسید برای کار و قطعه چند روز ضمانت می‌دهد؛ آنچه در پیشنهادش بنویسد مبنای گفت‌وگو خواهد بود.',
        en: 'The technician’s number is on the order’s page: call and describe it. Ask before choosing how many days they stand by work and part; what they put in the quote is what counts.',
        de: 'Die Nummer der Fachkraft steht auf der Auftragsseite: Rufen Sie an und schildern Sie den Fehler. Fragen Sie vor der Wahl, wie lange sie für Arbeit und Teil einsteht; was im Angebot steht, zählt.',
        ar: 'رقم الفني في صفحة الطلب، فاتصل به وصف العطل. واسأله قبل الاختيار كم يومًا يضمن العمل والقطعة، فما يكتبه في عرضه هو المعتمد.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'هر تعمیرکار قیمت خودش را می‌دهد، با اجرت یک‌جا یا ساعتی؛ جدول ثابتی در کار نیست.',
      en: 'Every technician sets their own price, lump sum or hourly; there is no fixed table.',
      de: 'Jede Fachkraft nennt ihren Preis, pauschal oder je Stunde; eine feste Tabelle gibt es nicht.',
      ar: 'كل فني يضع سعره، مقطوعًا أو بالساعة، ولا جدول ثابت.',
    },
    {
      fa: 'بیشتر تعمیرکارها دستمزد عیب‌یابی را حتی بدون تعمیر هم می‌گیرند، چون وقت و رفت‌وآمد برده است؛ در پیشنهاد ببینید از اجرت کم می‌شود یا نه.',
      en: 'Most charge for the diagnosis even without a repair, for it took time and a journey; the quote says whether it comes off the labour.',
      de: 'Die meisten berechnen die Diagnose auch ohne Reparatur, denn sie kostet Zeit und Anfahrt; ob sie angerechnet wird, steht im Angebot.',
      ar: 'أغلبهم يتقاضى أجر الفحص ولو دون إصلاح لأنه وقت وانتقال، ويبيّن العرض هل يُخصم من الأجرة.',
    },
    {
      fa: 'کد خطا و مدل روشن، قیمت را پایین می‌آورد: تعمیرکار بار دوم نمی‌آید.',
      en: 'A clear error code and model bring the price down: no second journey.',
      de: 'Mit Fehlercode und Modell wird es günstiger, denn die zweite Anfahrt entfällt.',
      ar: 'رمز الخطأ والطراز الواضحان يخفضان السعر، فلا حاجة إلى زيارة ثانية.',
    },
  ],
};
