import type { CategoryTypeSeed } from '../types';

export const sensorCleaning: CategoryTypeSeed = {
  id: 3003,
  seopath: 'sensor-cleaning',
  hasPage: true,
  name: { fa: 'تمیز کردن سنسور', en: 'Sensor cleaning', de: 'Sensorreinigung', ar: 'تنظيف الحساس' },
  description: {
    fa: 'پاک کردن سنسور با وسایل مخصوص، در حضور شما.',
    en: 'The sensor cleaned with proper tools, while you watch.',
    de: 'Sensor mit Spezialwerkzeug gereinigt, in Ihrem Beisein.',
    ar: 'تنظيف الحساس بأدوات خاصة وبحضورك.',
  },
  page: {
    title: {
      fa: 'تمیز کردن سنسور دوربین',
      en: 'Camera sensor cleaning',
      de: 'Sensorreinigung',
      ar: 'تنظيف حساس الكاميرا',
    },
    summary: {
      fa: 'برای وقتی که در آسمان عکس‌ها لکهٔ گرد خاکستری می‌بینید و تمیز شدن خودکار دوربین هم آن را نبرده است. کار پیش چشم شما انجام می‌شود و نیم ساعت بیشتر نمی‌کشد.',
      en: 'For round grey spots in the sky of your pictures that the camera’s own cleaning does not shake off. It is done while you watch and takes no more than half an hour.',
      de: 'Für runde graue Flecken im Himmel, die die Selbstreinigung der Kamera nicht abschüttelt. Es geschieht vor Ihren Augen und dauert höchstens eine halbe Stunde.',
      ar: 'لبقع رمادية مستديرة في سماء صورك لم يزلها تنظيف الكاميرا الذاتي. يجري العمل أمام عينيك ولا يتجاوز نصف ساعة.',
    },
    metaTitle: {
      fa: 'تمیز کردن سنسور دوربین در محل شما | پلاکفن',
      en: 'Sensor cleaning while you watch | Pelakfan',
      de: 'Sensorreinigung bei Ihnen vor Ort | Pelakfan',
      ar: 'تنظيف حساس الكاميرا عندك وبحضورك | بلاكفن',
    },
    metaDescription: {
      fa: 'گرد و لکهٔ سنسور با دمنده، قلم و سواب هم‌اندازهٔ سنسور پاک می‌شود؛ عکس آزمایشی پیش و پس از کار. فول‌فریم و کراپ، نیم ساعت، با باتری پر.',
      en: 'Dust and smears removed with blower, gel stick and swabs of your sensor’s width; test pictures before and after. Full frame or crop, half an hour.',
      de: 'Staub und Schlieren mit Blasebalg, Gelstift und passendem Swab entfernt; Testbild vorher und nachher. Vollformat oder APS-C, eine halbe Stunde.',
      ar: 'إزالة الغبار واللطخات بالمنفاخ والقلم الهلامي وماسحات بعرض الحساس، مع صورة اختبار قبل العمل وبعده. نصف ساعة للإطار الكامل أو المقصوص.',
    },
    done: [
      {
        fa: 'عکس آزمایشی از دیوار یا آسمان روشن با دیافراگم ۱۶ پیش از کار',
        en: 'A test picture of a bright wall or sky at f/16 beforehand',
        de: 'Testbild einer hellen Wand oder des Himmels bei Blende 16 vorab',
        ar: 'صورة اختبار لجدار فاتح أو للسماء بفتحة ١٦ قبل العمل',
      },
      {
        fa: 'دمیدن گرد خشک با پوار، دهانه رو به پایین',
        en: 'Blowing off dry dust with the mount facing down',
        de: 'Trockenen Staub mit dem Blasebalg lösen, Bajonett nach unten',
        ar: 'نفخ الغبار الجاف والفتحة إلى الأسفل',
      },
      {
        fa: 'سواب تر با محلول بی‌رد، هر سواب یک بار در هر جهت',
        en: 'A wet swab with residue-free fluid, one pass each way and then a new one',
        de: 'Feuchtreinigung mit rückstandsfreier Flüssigkeit, je Swab ein Zug pro Richtung',
        ar: 'مسح رطب بسائل لا يترك أثرًا، وكل ماسحة مرة واحدة في كل اتجاه',
      },
      {
        fa: 'پاک کردن آینه، صفحهٔ فوکوس و لبهٔ مانت از گرد',
        en: 'Dusting the mirror, focusing screen and rim of the mount',
        de: 'Spiegel, Mattscheibe und Bajonettrand entstauben',
        ar: 'إزالة الغبار عن المرآة وشاشة التركيز وحافة القاعدة',
      },
      {
        fa: 'عکس آزمایشی دوم و گذاشتن هر دو کنار هم',
        en: 'A second test picture, laid beside the first',
        de: 'Zweites Testbild neben dem ersten',
        ar: 'صورة اختبار ثانية توضع بجانب الأولى',
      },
    ],
    notDone: [
      {
        fa: 'برداشتن خط و کندگی روکش سنسور',
        en: 'Removing scratches or a peeling sensor coating',
        de: 'Kratzer oder abgelöste Sensorbeschichtung beheben',
        ar: 'إزالة الخدوش أو تقشر طلاء الحساس',
      },
      {
        fa: 'پیکسل داغ و سوخته؛ این با نرم‌افزار دوربین یا تعمیرگاه است',
        en: 'Hot or dead pixels, which are a matter of firmware or a repair',
        de: 'Hot- und Deadpixel; das ist Sache der Firmware oder Reparatur',
        ar: 'البكسلات الساخنة أو الميتة، فهي شأن البرنامج أو الإصلاح',
      },
      {
        fa: 'باز کردن بدنه برای گرد زیر فیلتر سنسور',
        en: 'Opening the body for dust beneath the sensor’s filter',
        de: 'Gehäuse öffnen wegen Staub unter dem Sensorfilter',
        ar: 'فك الجسم لإزالة غبار تحت مرشح الحساس',
      },
    ],
    steps: [
      {
        title: { fa: 'باتری پر', en: 'A full battery', de: 'Voller Akku', ar: 'بطارية ممتلئة' },
        text: {
          fa: 'باتری را کامل شارژ کنید؛ اگر میان کار شاتر بسته شود، پره روی سواب می‌افتد.',
          en: 'Charge it fully: should the shutter close midway, its blades fall on the swab.',
          de: 'Laden Sie ihn ganz auf: Schließt der Verschluss mittendrin, fallen die Lamellen auf den Swab.',
          ar: 'اشحنها كاملة، فلو أُغلق الغالق في الأثناء سقطت شفراته على الماسحة.',
        },
      },
      {
        title: { fa: 'جای بی‌باد', en: 'A still room', de: 'Zugfreier Platz', ar: 'مكان بلا هواء' },
        text: {
          fa: 'میزی کنار پنجره، کولر و پنکه خاموش، و بی‌فرش زیر پا اگر می‌شود.',
          en: 'A table by a window, cooler and fan off, preferably no rug underfoot.',
          de: 'Ein Tisch am Fenster, Kühler und Ventilator aus, möglichst kein Teppich darunter.',
          ar: 'طاولة قرب النافذة، والمكيف والمروحة مطفآن، والأفضل بلا سجاد تحتها.',
        },
      },
      {
        title: {
          fa: 'اول خشک، بعد تر',
          en: 'Dry first, wet second',
          de: 'Erst trocken, dann feucht',
          ar: 'الجاف أولًا ثم الرطب',
        },
        text: {
          fa: 'بیشتر لکه‌ها با دمنده می‌رود؛ سواب تر فقط برای آنچه چسبیده است.',
          en: 'Most spots go with the blower; the swab is only for what sticks.',
          de: 'Das meiste nimmt der Blasebalg mit; der Swab ist nur für Festsitzendes.',
          ar: 'أكثر البقع تزول بالنفخ، والماسحة لما التصق فقط.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'دو عکس آزمایشی، پیش و پس از کار، در کارت خودتان می‌ماند و با دیدن آن‌ها تأیید می‌کنید.',
        en: 'Both test pictures stay on your own card, and you approve after comparing them.',
        de: 'Beide Testbilder bleiben auf Ihrer Karte; Sie bestätigen nach dem Vergleich.',
        ar: 'تبقى صورتا الاختبار في بطاقتك، وتوافق بعد مقارنتهما.',
      },
      {
        fa: 'پیشنهاد یک‌جا را که انتخاب کردید، تعداد سواب‌ها چیزی به آن اضافه نمی‌کند.',
        en: 'Once you have chosen a lump-sum quote, the number of swabs adds nothing to it.',
        de: 'Haben Sie ein Festpreis-Angebot gewählt, ändert die Zahl der Swabs nichts daran.',
        ar: 'متى اخترت عرضًا مقطوعًا فلا يزيده عدد الماسحات شيئًا.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'خودم با گوش‌پاک‌کن پاک کنم؟',
          en: 'May I clean it myself with a cotton bud?',
          de: 'Kann ich selbst ein Wattestäbchen nehmen?',
          ar: 'هل أنظفه بنفسي بعود قطن؟',
        },
        answer: {
          fa: 'نه. پرز می‌اندازد و چوبش فیلتر را خط می‌اندازد. خودتان فقط با پوار دستی و حالت «تمیز کردن» دوربین بدمید؛ اسپری هوای فشرده مایع می‌پاشد.',
          en: 'No: it sheds lint, and the stick scratches. By yourself use only a rubber blower with the camera in cleaning mode; canned air spits liquid.',
          de: 'Nein, es fusselt und kratzt. Arbeiten Sie selbst nur mit dem Blasebalg im Reinigungsmodus; Druckluftspray spuckt Flüssigkeit.',
          ar: 'لا، فهو يترك وبرًا وعوده يخدش. استعمل بنفسك المنفاخ المطاطي فقط مع وضع التنظيف، فبخاخ الهواء يرش سائلًا.',
        },
      },
      {
        question: {
          fa: 'از کجا بفهمم لکه از سنسور است نه لنز؟',
          en: 'How do I know the spot is on the sensor and not the lens?',
          de: 'Woran erkenne ich, dass der Fleck auf dem Sensor sitzt?',
          ar: 'كيف أعرف أن البقعة على الحساس لا العدسة؟',
        },
        answer: {
          fa: 'لنز را عوض کنید و از دیوار سفید با دیافراگم بسته عکس بگیرید؛ لکه‌ای که سر جایش می‌ماند از سنسور است.',
          en: 'Change the lens and photograph a white wall with the aperture closed down: a spot that stays put is on the sensor.',
          de: 'Wechseln Sie das Objektiv und fotografieren Sie bei geschlossener Blende eine weiße Wand: Bleibt der Fleck an derselben Stelle, sitzt er auf dem Sensor.',
          ar: 'بدّل العدسة وصوّر جدارًا أبيض بفتحة ضيقة، فالبقعة الثابتة في موضعها على الحساس.',
        },
      },
      {
        question: {
          fa: 'هر چند وقت یک بار لازم است؟',
          en: 'How often is it needed?',
          de: 'Wie oft ist es nötig?',
          ar: 'كل كم يلزم؟',
        },
        answer: {
          fa: 'برای کسی که در فضای باز لنز عوض می‌کند سالی یک یا دو بار؛ پس از سفر کویر و دریا زودتر. اگر در دیافراگم ۸ چیزی نمی‌بینید، عجله نکنید.',
          en: 'Once or twice a year if you change lenses outdoors, sooner after deserts and beaches. If nothing shows at f/8, there is no hurry.',
          de: 'Ein- bis zweimal im Jahr, wenn Sie draußen Objektive wechseln, nach Wüste und Strand früher. Sieht man bei Blende 8 nichts, eilt es nicht.',
          ar: 'مرة أو مرتان في السنة لمن يبدل العدسات في الخارج، وأبكر بعد الصحراء والبحر. وإن لم يظهر شيء عند الفتحة ٨ فلا عجلة.',
        },
      },
      {
        question: {
          fa: 'سنسور متحرک دوربین بدون‌آینه را می‌شود پاک کرد؟',
          en: 'Can a stabilised mirrorless sensor be cleaned?',
          de: 'Geht das auch bei beweglichem Sensor?',
          ar: 'هل يُنظف حساس متحرك في كاميرا بلا مرآة؟',
        },
        answer: {
          fa: 'بله، با فشار کمتر و پس از قفل شدن سنسور در حالت تمیز کردن. مدل را در سفارش بنویسید.',
          en: 'Yes, with less pressure and once the cleaning mode has locked it. Give the model in the order.',
          de: 'Ja, mit weniger Druck und wenn der Reinigungsmodus ihn fixiert hat. Nennen Sie das Modell.',
          ar: 'نعم بضغط أخف وبعد أن يثبته وضع التنظيف. اذكر الطراز في الطلب.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'فول‌فریم سواب پهن‌تر (۲۴ میلی‌متر) می‌خواهد و اندکی گران‌تر از کراپ (۱۶ میلی‌متر) است.',
        en: 'Full frame needs the wider swab (24 mm) and costs a little more than crop (16 mm).',
        de: 'Vollformat braucht breitere Swabs (24 mm) und kostet etwas mehr als APS-C (16 mm).',
        ar: 'الإطار الكامل يحتاج ماسحة أعرض (٢٤ ملم) فيزيد قليلًا على المقصوص (١٦ ملم).',
      },
      {
        fa: 'دو سه دوربین در یک بازدید ارزان‌تر از نوبت‌های جداست؛ همه را در شرح بنویسید.',
        en: 'Two or three cameras in one visit cost less than separate ones; list them all.',
        de: 'Zwei, drei Kameras in einem Termin kommen günstiger; bitte alle angeben.',
        ar: 'كاميرتان أو ثلاث في زيارة واحدة أوفر من مواعيد متفرقة، فاذكرها كلها.',
      },
    ],
  },
};
