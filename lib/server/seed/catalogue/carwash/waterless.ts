import type { CategoryTypeSeed } from '../types';

export const waterless: CategoryTypeSeed = {
  id: 901,
  seopath: 'waterless',
  hasPage: true,
  name: { fa: 'کارواش بدون آب', en: 'Waterless wash', de: 'Wasserlose Wäsche', ar: 'غسيل بلا ماء' },
  description: {
    fa: 'شست‌وشوی بدنه با محلول و دستمال میکروفایبر، بی‌نیاز به شیر آب.',
    en: 'Bodywork cleaned with solution and microfibre cloths, no tap needed.',
    de: 'Karosserie mit Lösung und Mikrofasertuch, ohne Wasseranschluss.',
    ar: 'تنظيف الهيكل بمحلول وقماش ناعم دون حاجة إلى صنبور.',
  },
  page: {
    title: {
      fa: 'کارواش بدون آب در پارکینگ',
      en: 'Waterless wash where you park',
      de: 'Wasserlose Wäsche am Stellplatz',
      ar: 'غسيل بلا ماء في الموقف',
    },
    summary: {
      fa: 'برای خودرویی که گرد و لک باران شهر دارد و در پارکینگ آپارتمان یا محل کار ایستاده است. نیرو با محلول و نزدیک سی دستمال میکروفایبر می‌آید و نه شیر آب می‌خواهد و نه کف‌شور.',
      en: 'For a car with city dust and rain marks, parked under a block of flats or at work. The washer comes with solution and some thirty microfibre cloths and needs neither tap nor drain.',
      de: 'Für Autos mit Stadtstaub und Regenflecken, die in der Tiefgarage oder am Büro stehen. Mitgebracht werden Lösung und rund dreißig Mikrofasertücher; Wasserhahn und Abfluss braucht es nicht.',
      ar: 'لسيارة عليها غبار المدينة وآثار المطر وتقف في موقف البناية أو العمل. يأتي العامل بمحلول ونحو ثلاثين فوطة ميكروفايبر ولا يحتاج إلى صنبور ولا مصرف.',
    },
    metaTitle: {
      fa: 'کارواش بدون آب در خانه و محل کار | پلاکفن',
      en: 'Waterless car wash at home or office | Pelakfan',
      de: 'Wasserlose Autowäsche am Stellplatz | Pelakfan',
      ar: 'غسيل السيارة بلا ماء في موقفك | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی بدنه، شیشه و رینگ با یک لیتر محلول به‌جای صد لیتر آب، در ۴۰ تا ۶۰ دقیقه. قیمت از نوع بدنهٔ خودرو است و پیش از پرداخت می‌آید.',
      en: 'Body, glass and rims with one litre of solution in place of a hundred of water, in 40 to 60 minutes. Priced by body type, and you see it before paying.',
      de: 'Karosserie, Glas und Felgen mit einem Liter Lösung statt hundert Litern Wasser, in 40 bis 60 Minuten. Der Preis richtet sich nach der Karosserie.',
      ar: 'تنظيف الهيكل والزجاج والعجلات بلتر واحد من المحلول بدل مئة لتر ماء في ٤٠ إلى ٦٠ دقيقة. السعر حسب نوع الهيكل ويظهر قبل الدفع.',
    },
    done: [
      {
        fa: 'پاشیدن محلول روی یک پنل و یک دقیقه ماندن تا گرد رها شود',
        en: 'Solution sprayed panel by panel, a minute to lift the dust',
        de: 'Lösung Feld für Feld aufsprühen, eine Minute wirken lassen',
        ar: 'رش المحلول على جزء جزء وانتظار دقيقة ليُرفع الغبار',
      },
      {
        fa: 'برداشتن با دستمال نو و بی‌فشار، هر دستمال چهار رو',
        en: 'Lifting it off with a fresh cloth, no pressure, four faces to a cloth',
        de: 'Mit frischem Tuch ohne Druck abnehmen, vier Seiten je Tuch',
        ar: 'رفعه بفوطة نظيفة دون ضغط، ولكل فوطة أربعة أوجه',
      },
      {
        fa: 'خشک و براق کردن با دستمال دوم',
        en: 'A second cloth to dry and shine',
        de: 'Mit dem zweiten Tuch trocknen und polieren',
        ar: 'التجفيف والتلميع بفوطة ثانية',
      },
      {
        fa: 'شیشه‌ها و آینه‌ها از بیرون با شیشه‌شوی',
        en: 'Windows and mirrors outside with glass cleaner',
        de: 'Scheiben und Spiegel außen mit Glasreiniger',
        ar: 'الزجاج والمرايا من الخارج بمنظف الزجاج',
      },
      {
        fa: 'رینگ و دور لاستیک با برس کوچک',
        en: 'Rims and tyre walls with a small brush',
        de: 'Felgen und Reifenflanken mit kleiner Bürste',
        ar: 'العجلات وجوانب الإطارات بفرشاة صغيرة',
      },
      {
        fa: 'لبه و کلاف درها و دور درِ باک',
        en: 'Door sills and edges, fuel flap surround',
        de: 'Türeinstiege und -kanten, Tankklappenrand',
        ar: 'حواف الأبواب وعتباتها ومحيط غطاء الوقود',
      },
    ],
    notDone: [
      {
        fa: 'گِل خشک، شن و خودروی برگشته از جادهٔ خاکی',
        en: 'Dried mud, sand and cars back from dirt tracks',
        de: 'Getrockneter Schlamm, Sand, Autos vom Feldweg',
        ar: 'الطين الجاف والرمل والسيارات العائدة من طرق ترابية',
      },
      {
        fa: 'قیر، صمغ درخت و چسب برچسب',
        en: 'Tar, tree sap and sticker glue',
        de: 'Teer, Baumharz und Kleberreste',
        ar: 'القار وصمغ الشجر ولاصق الملصقات',
      },
      {
        fa: 'شست‌وشوی زیر خودرو و گلگیر',
        en: 'Underbody and wheel arches',
        de: 'Unterboden und Radkästen',
        ar: 'أسفل السيارة وأقواس العجلات',
      },
      {
        fa: 'داخل کابین، مگر شست‌وشوی داخل هم سفارش داده باشید',
        en: 'The cabin, unless interior cleaning is ordered as well',
        de: 'Innenraum, außer er ist mitbestellt',
        ar: 'المقصورة ما لم تطلب تنظيفها أيضًا',
      },
    ],
    steps: [
      {
        title: { fa: 'گفتن جای خودرو', en: 'Where the car stands', de: 'Wo das Auto steht', ar: 'مكان السيارة' },
        text: {
          fa: 'طبقه و شمارهٔ پارکینگ و راه ورود را می‌نویسید؛ باید دور خودرو هفتاد سانتی‌متر جا باشد.',
          en: 'You note level, bay and way in; seventy centimetres of room all round are needed.',
          de: 'Sie nennen Ebene, Platz und Zugang; ringsum braucht es siebzig Zentimeter.',
          ar: 'تذكر الطابق ورقم الموقف والمدخل؛ ويلزم سبعون سنتيمترًا حول السيارة.',
        },
      },
      {
        title: { fa: 'آمدن و آزمودن', en: 'Arrival and test', de: 'Ankunft und Probe', ar: 'الوصول والفحص' },
        text: {
          fa: 'نیرو اول دست روی بدنه می‌کشد؛ اگر زبری شن باشد، پیش از شروع شست‌وشو با آب را پیشنهاد می‌دهد.',
          en: 'The washer first feels the paint; if it is gritty, a wash with water is suggested before starting.',
          de: 'Zuerst wird der Lack befühlt; ist er sandig, wird vor Beginn die Wäsche mit Wasser empfohlen.',
          ar: 'يتحسس العامل الطلاء أولًا؛ فإن وجد خشونة رمل اقترح الغسل بالماء قبل البدء.',
        },
      },
      {
        title: { fa: 'از سقف به پایین', en: 'From the roof down', de: 'Vom Dach abwärts', ar: 'من السقف إلى الأسفل' },
        text: {
          fa: 'سقف، شیشه، کاپوت، درها و در پایان رینگ؛ هیچ دستمالی از رینگ به بدنه برنمی‌گردد.',
          en: 'Roof, glass, bonnet, doors and rims last; no cloth goes back from rim to paint.',
          de: 'Dach, Glas, Haube, Türen, zuletzt Felgen; kein Tuch kehrt von der Felge zum Lack zurück.',
          ar: 'السقف والزجاج والغطاء والأبواب ثم العجلات أخيرًا؛ ولا تعود فوطة العجلات إلى الهيكل.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'قیمت با نوع بدنه و نوع شست‌وشو ثابت است و کثیف‌تر بودن خودرو آن را پس از سفارش بالا نمی‌برد.',
        en: 'Body type and kind of wash fix the price; a dirtier car does not raise it afterwards.',
        de: 'Karosserie und Waschart legen den Preis fest; mehr Schmutz erhöht ihn danach nicht.',
        ar: 'السعر ثابت بنوع الهيكل ونوع الغسيل ولا ترفعه زيادة الاتساخ بعد الطلب.',
      },
      {
        fa: 'نام و امتیاز کسی را که به پارکینگ شما می‌آید پیش از پرداخت می‌بینید؛ اگر او نتواند، جانشین تنها با رضایت شما فرستاده می‌شود.',
        en: 'You see the name and rating of whoever comes to your car park before paying; if they cannot come, a stand-in is sent only with your consent.',
        de: 'Name und Bewertung der Person sehen Sie vor der Zahlung; ist sie verhindert, kommt ein Ersatz nur mit Ihrem Einverständnis.',
        ar: 'ترى اسم القادم إلى موقفك وتقييمه قبل الدفع؛ فإن تعذر حضوره لا يُرسل بديل إلا برضاك.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'رنگ خط نمی‌افتد؟',
          en: 'Does it scratch the paint?',
          de: 'Wird der Lack dabei verkratzt?',
          ar: 'ألا يخدش الطلاء؟',
        },
        answer: {
          fa: 'محلول گرد را از رنگ جدا می‌کند و دستمال آن را بالا می‌برد، نه اینکه بکشد. خط از دستمال کثیف یا گِل می‌آید؛ برای همین هر پنل دستمال تازه دارد.',
          en: 'The solution floats the dust off and the cloth lifts rather than drags it. Scratches come from dirty cloths or mud, so each panel has a fresh one.',
          de: 'Die Lösung hebt den Staub ab, das Tuch nimmt ihn auf, statt zu schieben. Kratzer kommen von schmutzigen Tüchern oder Schlamm; darum für jedes Feld ein frisches.',
          ar: 'يفصل المحلول الغبار عن الطلاء وترفعه الفوطة لا تجرّه. والخدش من فوطة متسخة أو طين؛ لذا لكل جزء فوطة جديدة.',
        },
      },
      {
        question: {
          fa: 'خودروی تازه‌رنگ‌شده را هم می‌شود این‌طور شست؟',
          en: 'Can a freshly painted car be washed this way?',
          de: 'Geht das bei frisch lackierten Autos?',
          ar: 'هل يناسب سيارة حديثة الدهان؟',
        },
        answer: {
          fa: 'تا یک ماه پس از رنگ نه؛ رنگ هنوز دارد سفت می‌شود و محلول لک می‌اندازد. در این مدت با آب سرد و دستمال نرم بشویید.',
          en: 'Not for a month after painting: the coat still hardens and the solution may mark it. Use cold water and a soft cloth till then.',
          de: 'Im ersten Monat nicht: Der Lack härtet noch, die Lösung kann Flecken machen. Nehmen Sie so lange kaltes Wasser und ein weiches Tuch.',
          ar: 'ليس خلال شهر من الدهان، فهو ما زال يتصلب وقد يترك المحلول أثرًا. اكتفِ بماء بارد وقماش ناعم.',
        },
      },
      {
        question: {
          fa: 'در آفتاب تابستان می‌شود؟',
          en: 'Can it be done in the summer sun?',
          de: 'Geht das in der Sommersonne?',
          ar: 'هل يمكن تحت شمس الصيف؟',
        },
        answer: {
          fa: 'بدنهٔ داغ محلول را خشک می‌کند و ابر می‌ماند. سایه، پارکینگ یا صبح زود را بگذارید؛ کاپوت باید زیر دست خنک باشد.',
          en: 'Hot paint dries the solution and leaves clouds. Choose shade, garage or early morning; the bonnet should feel cool to the hand.',
          de: 'Heißer Lack trocknet die Lösung und hinterlässt Schlieren. Wählen Sie Schatten, Garage oder den frühen Morgen; die Haube sollte sich kühl anfühlen.',
          ar: 'الهيكل الساخن يجفف المحلول ويترك غيمًا. اختر الظل أو الموقف أو الصباح الباكر؛ وليكن الغطاء باردًا تحت اليد.',
        },
      },
      {
        question: {
          fa: 'تمیزی آن چقدر می‌ماند؟',
          en: 'How long does it last?',
          de: 'Wie lange hält es?',
          ar: 'كم يدوم؟',
        },
        answer: {
          fa: 'در هوای خشک شهر یک تا دو هفته. محلول کمی موم دارد و باران روی آن گلوله می‌شود، ولی جای واکس واقعی را نمی‌گیرد.',
          en: 'One to two weeks in dry city weather. The solution holds a little wax, so rain beads on it, but it does not replace real waxing.',
          de: 'Bei trockenem Stadtwetter ein bis zwei Wochen. Etwas Wachs lässt Regen abperlen, ersetzt aber kein echtes Wachsen.',
          ar: 'أسبوعًا إلى أسبوعين في جو جاف. فيه قليل من الشمع فتتكور عليه قطرات المطر لكنه لا يغني عن التشميع.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نوع بدنه، از هاچ‌بک تا ون، تنها چیزی است که نرخ بدون آب را عوض می‌کند.',
        en: 'Body type, from hatchback to van, is the only thing that changes the rate.',
        de: 'Nur die Karosserieform, vom Schrägheck bis zum Van, ändert den Preis.',
        ar: 'نوع الهيكل من الهاتشباك إلى الفان هو وحده ما يغيّر السعر.',
      },
      {
        fa: 'دو خودرو در یک پارکینگ، دو سفارش با ساعت پشت سر هم است.',
        en: 'Two cars in one car park are two orders, one hour after the other.',
        de: 'Zwei Autos am selben Ort sind zwei Aufträge nacheinander.',
        ar: 'سيارتان في موقف واحد طلبان متتاليان.',
      },
    ],
  },
};
