import type { CategoryTypeSeed } from '../types';

export const photoCameras: CategoryTypeSeed = {
  id: 3001,
  seopath: 'photo-cameras',
  hasPage: true,
  name: { fa: 'دوربین عکاسی', en: 'Photo cameras', de: 'Fotokameras', ar: 'كاميرات التصوير' },
  description: {
    fa: 'شاتر، نمایشگر، دکمه و آب‌خوردگی.',
    en: 'Shutters, displays, buttons and water damage.',
    de: 'Verschluss, Display, Tasten und Wasserschäden.',
    ar: 'الغالق والشاشة والأزرار وأضرار الماء.',
  },
  page: {
    title: {
      fa: 'تعمیر دوربین عکاسی',
      en: 'Photo camera repair',
      de: 'Reparatur von Fotokameras',
      ar: 'إصلاح كاميرات التصوير',
    },
    summary: {
      fa: 'برای دوربین آینه‌دار، بدون‌آینه یا کامپکتی که روشن نمی‌شود، شاترش گیر کرده یا آب خورده است. بدنه با رسید به میز کار می‌رود و پس از آزمایش سرعت و فوکوس برمی‌گردد.',
      en: 'For a DSLR, mirrorless or compact camera that stays dead, whose shutter sticks or which got wet. The body goes to the bench against a receipt and returns after speed and focus have been tested.',
      de: 'Für Spiegelreflex-, System- und Kompaktkameras, die nicht mehr angehen, deren Verschluss klemmt oder die nass wurden. Das Gehäuse geht gegen Beleg in die Werkstatt und kommt nach Zeiten- und Fokustest zurück.',
      ar: 'لكاميرا عاكسة أو بلا مرآة أو مدمجة لا تعمل أو علق غالقها أو دخلها الماء. يذهب الجسم إلى الورشة بإيصال ويعود بعد اختبار السرعات والتركيز.',
    },
    metaTitle: {
      fa: 'تعمیر شاتر، نمایشگر و برد دوربین عکاسی | پلاکفن',
      en: 'Camera repair: shutter, screen, water damage | Pelakfan',
      de: 'Kamera reparieren: Verschluss, Display, Wasser | Pelakfan',
      ar: 'إصلاح غالق الكاميرا وشاشتها وأضرار الماء | بلاكفن',
    },
    metaDescription: {
      fa: 'تعویض شاتر و نمایشگر، تعمیر دکمه، فلاش داخلی و جای کارت، و نجات دوربین آب‌خورده. شمارهٔ شاتر را بنویسید تا پیشنهادها دقیق باشد.',
      en: 'Shutter and screen replacement, buttons, built-in flash, card slot, and first aid for wet cameras. Give the shutter count for exact quotes.',
      de: 'Verschluss und Display tauschen, Tasten, eingebauter Blitz, Kartenschacht, Hilfe nach Wasserschaden. Nennen Sie die Auslösezahl für genaue Angebote.',
      ar: 'تبديل الغالق والشاشة وإصلاح الأزرار والفلاش الداخلي ومدخل البطاقة وإنقاذ الكاميرا المبتلة. اذكر عداد الغالق لتكون العروض أدق.',
    },
    done: [
      {
        fa: 'تعویض یا روان کردن شاتر و موتور بالابرندهٔ آینه',
        en: 'Replacing or freeing the shutter and the mirror motor',
        de: 'Verschluss und Spiegelmotor gangbar machen oder tauschen',
        ar: 'تبديل الغالق أو محرك المرآة أو تحريرهما',
      },
      {
        fa: 'تعویض نمایشگر، فلت لولای آن و شیشهٔ محافظ',
        en: 'New screen, hinge cable or cover glass',
        de: 'Display, Scharnierkabel oder Schutzglas erneuern',
        ar: 'تبديل الشاشة أو كابل مفصلها أو زجاجها الواقي',
      },
      {
        fa: 'تعمیر دکمهٔ شاتر، چرخک‌ها، در باتری و جای کارت با پین خمیده',
        en: 'Release button, dials, battery door and card slots with bent pins',
        de: 'Auslöser, Einstellräder, Akkufach und Kartenschächte mit verbogenen Kontakten',
        ar: 'إصلاح زر الالتقاط والأقراص وباب البطارية ومدخل البطاقة المثني الإبر',
      },
      {
        fa: 'خشک و شسته شدن بردهای آب‌خورده با الکل خالص، پیش از آنکه سبز شوند',
        en: 'Cleaning wet boards with pure alcohol before they corrode',
        de: 'Nasse Platinen mit reinem Alkohol säubern, bevor sie korrodieren',
        ar: 'تنظيف اللوحات المبتلة بالكحول النقي قبل أن تتأكسد',
      },
      {
        fa: 'تنظیم پشت‌فوکوس و آزمایش سرعت از یک سی‌ام تا یک چهارهزارم ثانیه',
        en: 'Adjusting back focus and testing speeds from 1/30 to 1/4000 second',
        de: 'Backfokus justieren und Zeiten von 1/30 bis 1/4000 Sekunde prüfen',
        ar: 'ضبط التركيز الخلفي واختبار السرعات من جزء من ثلاثين إلى جزء من أربعة آلاف من الثانية',
      },
    ],
    notDone: [
      {
        fa: 'تضمین برگشت دوربینی که در آب شور افتاده است',
        en: 'A promise that a camera dropped in salt water will live again',
        de: 'Zusage, dass eine ins Salzwasser gefallene Kamera wieder läuft',
        ar: 'الوعد بعودة كاميرا سقطت في ماء مالح',
      },
      {
        fa: 'باز کردن قفل دوربین گم‌شده یا بی‌سند',
        en: 'Unlocking found cameras or those without proof of ownership',
        de: 'Entsperren von Fundkameras ohne Eigentumsnachweis',
        ar: 'فك قفل كاميرا مفقودة أو بلا إثبات ملكية',
      },
      {
        fa: 'رنگ‌آمیزی و نو کردن ظاهر بدنه',
        en: 'Repainting or cosmetic renewal',
        de: 'Lackieren und optische Auffrischung',
        ar: 'طلاء الجسم وتجديد مظهره',
      },
    ],
    steps: [
      {
        title: { fa: 'شمارش شاتر', en: 'Shutter count', de: 'Auslösungen', ar: 'عداد الغالق' },
        text: {
          fa: 'تعداد شاتر را از منو یا از یک عکس تازه بخوانید؛ شاتر آماتوری برای حدود صد هزار و حرفه‌ای برای دویست تا چهارصد هزار عکس ساخته شده است.',
          en: 'Read it from the menu or a fresh picture; entry-level shutters are made for about a hundred thousand frames, professional ones for two to four hundred thousand.',
          de: 'Lesen Sie die Zahl im Menü oder aus einem neuen Bild ab; Einsteigerverschlüsse halten rund hunderttausend, professionelle zwei- bis vierhunderttausend Aufnahmen.',
          ar: 'اقرأه من القائمة أو من صورة حديثة، فغالق المبتدئين مصمم لنحو مئة ألف صورة والاحترافي لمئتين إلى أربعمئة ألف.',
        },
      },
      {
        title: { fa: 'باز کردن و عکس گرفتن', en: 'Opening and showing', de: 'Öffnen und zeigen', ar: 'الفتح والإطلاع' },
        text: {
          fa: 'تعمیرکار پس از باز کردن، عکس جای خراب را می‌فرستد و می‌گوید کدام قطعه عوض می‌شود.',
          en: 'Once it is open, the technician sends a picture of the damage and says which part must be changed.',
          de: 'Nach dem Öffnen schickt der Techniker ein Foto des Schadens und nennt das nötige Teil.',
          ar: 'بعد الفتح يرسل الفني صورة موضع التلف ويذكر القطعة اللازمة.',
        },
      },
      {
        title: { fa: 'آزمایش پس از تعمیر', en: 'Trial after repair', de: 'Test danach', ar: 'الاختبار بعد الإصلاح' },
        text: {
          fa: 'صد عکس پشت سر هم، چند ویدئوی بلند و یک دور کار همهٔ دکمه‌ها، و بعد بستن پیچ‌ها.',
          en: 'A hundred frames in a burst, some long videos and every button once, before the last screws go in.',
          de: 'Erst kommen hundert Serienbilder, einige lange Videos und jede Taste einmal, dann die letzten Schrauben.',
          ar: 'مئة صورة متتابعة وبضعة مقاطع طويلة وتجربة كل الأزرار قبل شد آخر البراغي.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'تعمیرکاران، تا ده نفر، فقط از روی شرح و عکس شما در ۲ ساعت قیمت می‌دهند و شما امتیازشان را کنار آن می‌بینید.',
        en: 'Within 2 hours up to ten technicians price the job from your words and pictures, each with a rating beside the sum.',
        de: 'Bis zu zehn Techniker kalkulieren binnen 2 Stunden nach Ihren Angaben; die Bewertung steht neben der Summe.',
        ar: 'يسعّر حتى عشرة فنيين العمل من وصفك وصورك خلال ساعتين، وتقييم كل منهم بجانب سعره.',
      },
      {
        fa: 'تا وقتی تعمیرکار تعیین نشده است، از سفارش بی‌هزینه برمی‌گردید؛ شاید باتری تازه مشکل را حل کرد.',
        en: 'Until a technician is assigned you may withdraw at no cost, if a fresh battery turns out to be the cure.',
        de: 'Solange niemand zugeteilt ist, können Sie kostenlos zurücktreten, falls doch nur der Akku schuld war.',
        ar: 'لك أن تتراجع بلا كلفة ما لم يُعيَّن فني، فقد تكون بطارية جديدة هي الحل.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'دوربینم در آب افتاد؛ اول چه کنم؟',
          en: 'My camera fell into water. What first?',
          de: 'Die Kamera fiel ins Wasser. Was zuerst?',
          ar: 'سقطت كاميرتي في الماء، فماذا أفعل أولًا؟',
        },
        answer: {
          fa: 'روشنش نکنید. باتری و کارت را درآورید، درها را باز و رو به پایین بگذارید و تا ۲۴ ساعت به تعمیرکار برسانید. برنج نمک و گرد می‌دهد و سشوار قطعه را خم می‌کند.',
          en: 'Do not switch it on. Take out battery and card, leave the doors open and facing down, and get it to a technician within 24 hours. Rice adds dust, and a hair dryer warps parts.',
          de: 'Schalten Sie sie nicht ein. Nehmen Sie Akku und Karte heraus, lassen Sie die Klappen offen nach unten zeigen und bringen Sie sie binnen 24 Stunden in die Werkstatt. Reis bringt Staub, der Föhn verzieht Teile.',
          ar: 'لا تشغلها. أخرج البطارية والبطاقة واترك الأبواب مفتوحة إلى الأسفل وأوصلها إلى فني خلال ٢٤ ساعة. الأرز يضيف غبارًا ومجفف الشعر يعوج القطع.',
        },
      },
      {
        question: {
          fa: 'خطای «ارتباط لنز با بدنه» از لنز است یا دوربین؟',
          en: 'The camera reports a lens communication error. Lens or body?',
          de: 'Meldung „Kommunikation mit Objektiv gestört“: Objektiv oder Kamera?',
          ar: 'خطأ في اتصال العدسة بالجسم، أيهما المعطل؟',
        },
        answer: {
          fa: 'لنز دیگری ببندید؛ اگر خطا رفت، عیب از لنز یا کنتاکت‌های آن است. کنتاکت‌ها را با پارچهٔ بی‌پرز و کمی الکل پاک کنید، گاهی همین بس است.',
          en: 'Try another lens: if the error goes, it lies with the lens or its contacts. Wipe these with a lint-free cloth and a little alcohol; sometimes that is all.',
          de: 'Ein anderes Objektiv ansetzen: Verschwindet die Meldung, liegt es am Objektiv oder seinen Kontakten. Diese mit fusselfreiem Tuch und etwas Alkohol wischen; manchmal genügt das.',
          ar: 'ركّب عدسة أخرى، فإن زال الخطأ فالعلة في العدسة أو أطرافها. امسح الأطراف بقماش بلا وبر وقليل من الكحول، فقد يكفي ذلك.',
        },
      },
      {
        question: {
          fa: 'عکس‌ها نیمه‌سیاه می‌شود؛ چه شده است؟',
          en: 'Half of each picture is black. What is it?',
          de: 'Die Bilder sind halb schwarz. Was ist los?',
          ar: 'تظهر الصور نصف سوداء، ما السبب؟',
        },
        answer: {
          fa: 'یکی از پرده‌های شاتر نمی‌رسد. تا تعمیر با سرعت بالا عکس نگیرید؛ تیغهٔ شکسته می‌تواند سنسور را خط بیندازد.',
          en: 'One shutter curtain lags. Until it is repaired avoid high speeds; a broken blade can scratch the sensor.',
          de: 'Ein Verschlussvorhang hinkt nach. Bis zur Reparatur keine kurzen Zeiten: Eine gebrochene Lamelle kann den Sensor zerkratzen.',
          ar: 'إحدى ستارتي الغالق متأخرة. تجنب السرعات العالية حتى الإصلاح، فالشفرة المكسورة قد تخدش الحساس.',
        },
      },
      {
        question: {
          fa: 'دوربین آنالوگ هم تعمیر می‌شود؟',
          en: 'Are film cameras repaired too?',
          de: 'Werden auch analoge Kameras repariert?',
          ar: 'هل تُصلح كاميرات الفيلم؟',
        },
        answer: {
          fa: 'بله، اگر در شرح بنویسید. فوم آینه و درزگیر نور در دوربین‌های چهل‌ساله معمولاً پودر شده و باید عوض شود؛ فیلم را پیش از تحویل درآورید.',
          en: 'Yes, if you say so. In forty-year-old cameras the mirror foam and light seals have usually crumbled and need renewing; take the film out first.',
          de: 'Ja, bitte geben Sie es an. Bei vierzig Jahre alten Kameras sind Spiegeldämpfer und Lichtdichtungen meist zerbröselt und zu ersetzen; nehmen Sie den Film vorher heraus.',
          ar: 'نعم إن ذكرت ذلك. ففي ما عمره أربعون عامًا يكون إسفنج المرآة وعوازل الضوء قد تفتت عادةً ويلزم تبديله، وأخرج الفيلم أولًا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'در تعویض شاتر قیمت قطعه بیشتر حساب است؛ فول‌فریم گران‌تر از کراپ.',
        en: 'In a shutter replacement the part is most of the bill; full frame costs more than crop.',
        de: 'Beim Verschluss ist das Teil der größte Posten; Vollformat kostet mehr als APS-C.',
        ar: 'في تبديل الغالق القطعة هي معظم الكلفة، والإطار الكامل أغلى من المقصوص.',
      },
      {
        fa: 'آب‌خوردگی نرخ ساعت می‌خواهد، چون پیش از باز کردن کسی اندازه‌اش را نمی‌داند.',
        en: 'Water damage is best priced by the hour, since nobody knows its extent before opening.',
        de: 'Wasserschäden werden besser nach Stunden bezahlt, weil vor dem Öffnen niemand das Ausmaß kennt.',
        ar: 'أضرار الماء تناسبها أجرة الساعة إذ لا يعرف أحد مداها قبل الفتح.',
      },
    ],
  },
};
