import type { CategoryTypeSeed } from '../types';

export const sofaCleaning: CategoryTypeSeed = {
  id: 704,
  seopath: 'sofa-cleaning',
  hasPage: true,
  name: { fa: 'مبل‌شویی', en: 'Sofa cleaning', de: 'Polsterreinigung', ar: 'تنظيف الأرائك' },
  description: {
    fa: 'شست‌وشوی مبل و صندلی در خانه با دستگاه مکنده.',
    en: 'Sofas and chairs cleaned at home with an extraction machine.',
    de: 'Sofas und Stühle, zu Hause mit dem Sprühsauger gereinigt.',
    ar: 'تنظيف الأرائك والكراسي في المنزل بآلة الشفط.',
  },
  page: {
    title: {
      fa: 'مبل‌شویی در خانه',
      en: 'Sofas cleaned at home',
      de: 'Polsterreinigung zu Hause',
      ar: 'تنظيف الأرائك في المنزل',
    },
    summary: {
      fa: 'برای مبل پارچه‌ای، صندلی ناهارخوری، تشک و پشتی تخت که نمی‌شود به قالیشویی برد. دستگاه مکنده را به خانه می‌آورند و مبل همان روز آمادهٔ خشک شدن است.',
      en: 'For fabric sofas, dining chairs, mattresses and headboards that cannot go to a laundry. The extraction machine comes to you, and the seats are drying the same day.',
      de: 'Für Stoffsofas, Esszimmerstühle, Matratzen und Kopfteile, die in keine Wäscherei können. Der Sprühsauger kommt zu Ihnen, noch am selben Tag beginnt das Trocknen.',
      ar: 'للأرائك القماشية وكراسي الطعام والمراتب ومسند السرير التي لا تُنقل إلى مغسلة. تأتي آلة الشفط إليك وتبدأ الأرائك بالجفاف في اليوم نفسه.',
    },
    metaTitle: {
      fa: 'مبل‌شویی در منزل با دستگاه مکنده | پلاکفن',
      en: 'Sofa and mattress cleaning at home | Pelakfan',
      de: 'Sofa- und Matratzenreinigung zu Hause | Pelakfan',
      ar: 'تنظيف الأرائك والمراتب في المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی مبل، صندلی و تشک در خانه با پاشش شوینده و مکش آب. هر مبل هفت‌نفره دو تا سه ساعت؛ خشک شدن شش تا دوازده ساعت با پنجرهٔ باز.',
      en: 'Sofas, chairs and mattresses cleaned at home by spray and extraction. A seven-seat set takes two to three hours and dries in six to twelve.',
      de: 'Sofas, Stühle und Matratzen zu Hause im Sprüh-Saug-Verfahren. Eine siebensitzige Garnitur dauert zwei bis drei Stunden, Trocknung sechs bis zwölf.',
      ar: 'تنظيف الأرائك والكراسي والمراتب في المنزل بالرش والشفط. طقم لسبعة يستغرق ساعتين إلى ثلاث ويجف في ست إلى اثنتي عشرة ساعة.',
    },
    done: [
      {
        fa: 'جاروی درز و زیر تشکچه‌ها پیش از خیس شدن',
        en: 'Seams and beneath the cushions vacuumed dry first',
        de: 'Nähte und unter den Kissen trocken saugen',
        ar: 'شفط الدرزات وتحت الوسائد قبل البلل',
      },
      {
        fa: 'آزمایش شوینده در پشت مبل',
        en: 'Testing the cleaner at the back of the sofa',
        de: 'Reiniger an der Rückseite testen',
        ar: 'اختبار المنظف في ظهر الأريكة',
      },
      {
        fa: 'پاشش، ده دقیقه ماندن، برس نرم',
        en: 'Spray, ten minutes of waiting, soft brush',
        de: 'Sprühen, zehn Minuten warten, weiche Bürste',
        ar: 'رش وانتظار عشر دقائق ثم فرشاة ناعمة',
      },
      {
        fa: 'مکش آب آلوده تا دو بار',
        en: 'Dirty water extracted, up to twice',
        de: 'Schmutzwasser absaugen, bis zu zweimal',
        ar: 'شفط الماء المتسخ حتى مرتين',
      },
      {
        fa: 'تمیز کردن دسته، پایهٔ چوبی و زیر کوسن',
        en: 'Arms, wooden feet and beneath the cushions wiped',
        de: 'Armlehnen, Holzfüße und unter Kissen gereinigt',
        ar: 'مسح المساند والأرجل الخشبية وما تحت الوسائد',
      },
      {
        fa: 'لکهٔ چای، چربی و خودکار، جدا از بقیه',
        en: 'Tea, grease and biro treated separately',
        de: 'Tee, Fett und Kuli gesondert behandelt',
        ar: 'معالجة بقع الشاي والدهن والحبر على حدة',
      },
      {
        fa: 'دو طرف تشک تخت، اگر سفارش داده باشید',
        en: 'Both sides of a mattress, if ordered',
        de: 'Beide Seiten der Matratze, wenn bestellt',
        ar: 'وجها المرتبة إن طُلبت',
      },
    ],
    notDone: [
      { fa: 'مبل چرم و جیر', en: 'Leather and suede', de: 'Leder und Veloursleder', ar: 'الجلد والشمواه' },
      {
        fa: 'پارچهٔ مخمل قدیمی که رنگ می‌دهد',
        en: 'Old velvet that bleeds',
        de: 'Alter Samt, der abfärbt',
        ar: 'المخمل القديم الذي ينفض لونه',
      },
      {
        fa: 'تعویض اسفنج، فنر و رویه',
        en: 'New foam, springs or covers',
        de: 'Neuer Schaum, Federn oder Bezüge',
        ar: 'تبديل الإسفنج والنوابض والأغطية',
      },
      {
        fa: 'بوی ادرار حیوان که به اسفنج رسیده است',
        en: 'Pet urine that has reached the foam',
        de: 'Tierurin, der im Schaum sitzt',
        ar: 'بول الحيوان الذي بلغ الإسفنج',
      },
    ],
    steps: [
      {
        title: { fa: 'شمارش نشیمن', en: 'Counting seats', de: 'Sitze zählen', ar: 'عدّ المقاعد' },
        text: {
          fa: 'تعداد نشیمن، صندلی و تشک را می‌نویسید و پارچه را از نزدیک عکس می‌گیرید.',
          en: 'You enter seats, chairs and mattresses and photograph the fabric close up.',
          de: 'Sie geben Sitze, Stühle und Matratzen an und fotografieren den Stoff.',
          ar: 'تكتب عدد المقاعد والكراسي والمراتب وتصوّر القماش عن قرب.',
        },
      },
      {
        title: { fa: 'جای کار', en: 'Place to work', de: 'Platz schaffen', ar: 'مكان العمل' },
        text: {
          fa: 'یک پریز، آب گرم و دو متر جا کنار مبل لازم است؛ فرش زیر مبل را لوله کنید.',
          en: 'A socket, warm water and two metres of room are needed; roll up the carpet underneath.',
          de: 'Nötig sind Steckdose, warmes Wasser und zwei Meter Platz; Teppich darunter aufrollen.',
          ar: 'يلزم مقبس وماء دافئ ومتران من المساحة؛ ولفّ السجادة تحتها.',
        },
      },
      {
        title: { fa: 'شست‌وشو و مکش', en: 'Wash and extraction', de: 'Waschen und absaugen', ar: 'الغسل والشفط' },
        text: {
          fa: 'مبل تکه به تکه شسته می‌شود تا هیچ‌جا مدت زیادی خیس نماند.',
          en: 'It is done section by section, so that no part stays wet for long.',
          de: 'Es geht Abschnitt für Abschnitt, damit nichts lange nass bleibt.',
          ar: 'يُعمل جزءًا جزءًا حتى لا يطول بلل أي موضع.',
        },
      },
      {
        title: { fa: 'تحویل نم‌دار', en: 'Handing over damp', de: 'Feucht übergeben', ar: 'التسليم رطبًا' },
        text: {
          fa: 'رنگ و لکه‌ها را با هم می‌بینید؛ لکه‌ای که نرفته است نشان داده می‌شود و بعد تأیید می‌کنید.',
          en: 'You look at colour and stains together, are shown what stayed, and confirm.',
          de: 'Gemeinsam sehen Sie Farbe und Flecken, auch was blieb, und bestätigen.',
          ar: 'تتفقدان اللون والبقع معًا، ويُعرض عليك ما بقي، ثم تؤكد.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر تعداد نشیمن در خانه با سفارش فرق داشت، تفاوت ردیف به ردیف می‌آید و بدون تأیید شما شروع نمی‌شود.',
        en: 'If the seats counted differ from the order, the difference is itemised, and work begins only with your approval.',
        de: 'Weicht die Zahl der Sitze ab, wird die Differenz aufgeschlüsselt; begonnen wird erst mit Ihrer Zustimmung.',
        ar: 'إن خالف عدد المقاعد الطلب يُفصَّل الفرق بندًا بندًا ولا يبدأ العمل إلا بموافقتك.',
      },
      {
        fa: 'تا خشک شدن مبل هم پول امانت می‌ماند: ۴۸ ساعت وقت دارید هاله یا بو را بگویید.',
        en: 'The money stays held while the sofa dries: you have 48 hours to report rings or smells.',
        de: 'Auch beim Trocknen bleibt das Geld verwahrt: 48 Stunden, um Ränder oder Geruch zu melden.',
        ar: 'يبقى المال محفوظًا ريثما تجف الأريكة: لك ٤٨ ساعة للإبلاغ عن هالة أو رائحة.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'کی می‌توانیم روی مبل بنشینیم؟',
          en: 'When may we sit on it?',
          de: 'Wann darf man wieder sitzen?',
          ar: 'متى يمكن الجلوس عليها؟',
        },
        answer: {
          fa: 'پارچهٔ نازک شش ساعت، شانل و مخمل تا دوازده ساعت، در زمستان یک شب. پنکه بگذارید و تشکچه‌ها را ایستاده نگه دارید.',
          en: 'Thin fabric after six hours, chenille and velvet up to twelve, in winter overnight. Use a fan and stand the cushions upright.',
          de: 'Dünner Stoff nach sechs, Chenille und Samt bis zwölf Stunden, im Winter über Nacht. Ein Ventilator hilft; stellen Sie die Kissen hochkant.',
          ar: 'القماش الرقيق بعد ست ساعات والشانيل والمخمل حتى اثنتي عشرة، وفي الشتاء ليلة. استعمل مروحة وأوقف الوسائد.',
        },
      },
      {
        question: {
          fa: 'هالهٔ آب روی مبل می‌ماند؟',
          en: 'Will there be water marks?',
          de: 'Bleiben Wasserränder?',
          ar: 'هل تبقى آثار ماء؟',
        },
        answer: {
          fa: 'وقتی تنها یک لکه شسته شود، بله. برای همین همهٔ نشیمن از درز تا درز خیس و مکیده می‌شود. خودتان پیش از آمدن لکه را آب نزنید.',
          en: 'If only a spot is wetted, yes. That is why a seat is done seam to seam. Do not wet stains yourself beforehand.',
          de: 'Wenn nur ein Punkt nass wird, ja. Darum wird der Sitz von Naht zu Naht gemacht. Befeuchten Sie Flecken nicht vorab.',
          ar: 'إن بُلّت بقعة وحدها نعم. لذا يُبلل المقعد من درزة إلى درزة. فلا تبلل البقع قبل الزيارة.',
        },
      },
      {
        question: {
          fa: 'مبل پف می‌کند یا آب می‌رود؟',
          en: 'Will the cover shrink?',
          de: 'Läuft der Bezug ein?',
          ar: 'هل ينكمش القماش؟',
        },
        answer: {
          fa: 'پارچهٔ پلی‌استر نه. کتان و پنبهٔ طبیعی شاید یک تا دو درصد؛ نیرو این را با برچسب و آزمایش می‌سنجد و با آب کمتر کار می‌کند.',
          en: 'Polyester does not. Linen and natural cotton may, by one or two per cent; the cleaner checks label and test and works drier.',
          de: 'Polyester nicht. Leinen und Baumwolle vielleicht ein bis zwei Prozent; dann wird nach Etikett und Probe trockener gearbeitet.',
          ar: 'البوليستر لا. الكتان والقطن قد ينكمشان واحدًا إلى اثنين بالمئة؛ فيُراعى الملصق والاختبار ويُعمل بماء أقل.',
        },
      },
      {
        question: {
          fa: 'تشک تخت را چند وقت یک بار بشویم؟',
          en: 'How often should a mattress be cleaned?',
          de: 'Wie oft eine Matratze?',
          ar: 'كل كم تُنظَّف المرتبة؟',
        },
        answer: {
          fa: 'سالی یک بار، در فصل خشک. بعد از آن هر دو طرف باید کامل خشک شود، حدود یک روز؛ ملافه را زودتر نیندازید.',
          en: 'Once a year in the dry season. Both sides must then dry, about a day; leave the sheets off till then.',
          de: 'Einmal im Jahr, in der trockenen Zeit. Beide Seiten müssen rund einen Tag trocknen; so lange ohne Laken.',
          ar: 'مرة في السنة في الفصل الجاف. ويجب أن يجف الوجهان نحو يوم؛ فلا تضع الشراشف قبله.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'قیمت از تعداد نشیمن و تکه‌ها به دست می‌آید و در خانه شمارش می‌شود.',
        en: 'The price follows from the number of seats and pieces, counted at home.',
        de: 'Der Preis ergibt sich aus Sitzen und Stücken, gezählt vor Ort.',
        ar: 'السعر من عدد المقاعد والقطع وتُعد في المنزل.',
      },
      {
        fa: 'ال‌شکل، تخت‌شو و مبل بزرگ‌تر از هفت نفره جای بیشتری حساب می‌شود.',
        en: 'L-shapes, sofa beds and sets above seven seats count for more.',
        de: 'Eckgarnituren, Schlafsofas und mehr als sieben Sitze zählen höher.',
        ar: 'الأرائك الزاوية والسريرية وما فوق سبعة مقاعد تُحسب أكثر.',
      },
      {
        fa: 'لکه‌بری ویژه ردیف جدا دارد و پیش از کار گفته می‌شود.',
        en: 'Special stain work is a line of its own, named before starting.',
        de: 'Fleckenarbeit ist ein eigener Posten und wird vorher genannt.',
        ar: 'لمعالجة البقع الخاصة بند مستقل يُذكر قبل العمل.',
      },
    ],
  },
};
