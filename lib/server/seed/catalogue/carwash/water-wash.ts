import type { CategoryTypeSeed } from '../types';

export const waterWash: CategoryTypeSeed = {
  id: 902,
  seopath: 'water-wash',
  hasPage: true,
  name: { fa: 'شست‌وشو با آب', en: 'Wash with water', de: 'Wäsche mit Wasser', ar: 'غسيل بالماء' },
  description: {
    fa: 'شست‌وشوی بدنه، رینگ و زیر گلگیر با آب پرفشار.',
    en: 'Body, rims and wheel arches with pressurised water.',
    de: 'Karosserie, Felgen und Radkästen mit Hochdruck.',
    ar: 'غسل الهيكل والعجلات وأقواسها بماء مضغوط.',
  },
  page: {
    title: {
      fa: 'شست‌وشوی خودرو با آب پرفشار',
      en: 'Pressure wash with water',
      de: 'Wäsche mit Wasserdruck',
      ar: 'غسيل بالماء المضغوط',
    },
    summary: {
      fa: 'برای خودروی گِلی، زمستان‌دیده یا برگشته از سفر شمال. نیرو با دستگاه و شلنگ می‌آید؛ از شما شیر آب، پریز و کف شیب‌دار می‌خواهد.',
      en: 'For a muddy car, one that has been through winter or home from a trip to the Caspian. The washer brings pump and hose; from you come a tap, a socket and a floor with a drain.',
      de: 'Für schlammige Autos nach Winter oder Ausflug ans Kaspische Meer. Hochdruckgerät und Schlauch kommen mit; von Ihnen Wasserhahn, Steckdose und Boden mit Ablauf.',
      ar: 'لسيارة موحلة أو خرجت من شتاء أو عادت من رحلة إلى بحر قزوين. يأتي العامل بالمضخة والخرطوم؛ ومنك صنبور ومقبس وأرضية بمصرف.',
    },
    metaTitle: {
      fa: 'شست‌وشوی خودرو با آب در محل | پلاکفن',
      en: 'Mobile car wash with water | Pelakfan',
      de: 'Mobile Autowäsche mit Hochdruck | Pelakfan',
      ar: 'غسيل السيارة بالماء في مكانك | بلاكفن',
    },
    metaDescription: {
      fa: 'شست‌وشوی بدنه، رینگ و زیر گلگیر با دستگاه پرفشار و شامپوی خنثی، خشک کردن و براق کردن لاستیک. حدود یک ساعت در حیاط یا پارکینگ روباز.',
      en: 'Body, rims and wheel arches by pressure washer and neutral shampoo, dried off, tyres dressed. About an hour in your yard or open car park.',
      de: 'Karosserie, Felgen und Radkästen mit Hochdruck und neutralem Shampoo, trocken gewischt, Reifen gepflegt. Rund eine Stunde im Hof oder auf dem Stellplatz.',
      ar: 'غسل الهيكل والعجلات وأقواسها بمضخة ضغط وشامبو متعادل ثم تجفيف وتلميع الإطارات. نحو ساعة في الفناء أو الموقف المكشوف.',
    },
    done: [
      {
        fa: 'کف برفی پیش از دست زدن، تا شن شل شود',
        en: 'Snow foam before any hand touches the car, so grit comes loose',
        de: 'Schaum vor jeder Berührung, damit sich Sand löst',
        ar: 'رغوة كثيفة قبل أي لمس ليتحرر الرمل',
      },
      {
        fa: 'آب‌کشی پرفشار از سی سانتی‌متری',
        en: 'Pressure rinse from thirty centimetres',
        de: 'Hochdruckspülung aus dreißig Zentimetern',
        ar: 'شطف بالضغط من ثلاثين سنتيمترًا',
      },
      {
        fa: 'شست‌وشو با دستکش پشمی و دو سطل',
        en: 'Wash mitt and two buckets',
        de: 'Waschhandschuh und zwei Eimer',
        ar: 'غسل بقفاز صوفي ودلوين',
      },
      {
        fa: 'رینگ، لاستیک و زیر چهار گلگیر',
        en: 'Rims, tyres and four wheel arches',
        de: 'Felgen, Reifen und vier Radkästen',
        ar: 'العجلات والإطارات والأقواس الأربعة',
      },
      {
        fa: 'شستن زیرپایی‌های لاستیکی',
        en: 'Rubber floor mats washed',
        de: 'Gummimatten waschen',
        ar: 'غسل الدواسات المطاطية',
      },
      {
        fa: 'خشک کردن با حوله و هوای دمنده در درزها',
        en: 'Dried with towel, and air blown into gaps',
        de: 'Abtrocknen mit Tuch, Spalten ausblasen',
        ar: 'تجفيف بمنشفة ونفخ الهواء في الفواصل',
      },
    ],
    notDone: [
      { fa: 'شستن موتور و برق خودرو', en: 'Engine and electrics', de: 'Motor und Elektrik', ar: 'المحرك والكهرباء' },
      {
        fa: 'شستن روی خیابان یا کوچه که آب به جوی می‌ریزد',
        en: 'Washing on the street, where the water runs into the gutter',
        de: 'Waschen auf der Straße mit Abfluss in den Rinnstein',
        ar: 'الغسل في الشارع حيث يسيل الماء إلى المجرى',
      },
      {
        fa: 'گرفتن خط و لکهٔ رنگ',
        en: 'Removing scratches or paint stains',
        de: 'Kratzer oder Farbflecken entfernen',
        ar: 'إزالة الخدوش وبقع الدهان',
      },
    ],
    steps: [
      {
        title: { fa: 'جای مناسب', en: 'A suitable place', de: 'Geeigneter Platz', ar: 'المكان المناسب' },
        text: {
          fa: 'حیاط، پارکینگ با کف‌شور یا باغ؛ رضایت مدیر ساختمان را پیش از آمدن بگیرید.',
          en: 'A yard, a garage with drain or a garden; ask the building manager beforehand.',
          de: 'Hof, Garage mit Ablauf oder Garten; vorher die Hausverwaltung fragen.',
          ar: 'فناء أو موقف بمصرف أو حديقة؛ واستأذن مدير المبنى مسبقًا.',
        },
      },
      {
        title: { fa: 'بستن شیشه‌ها', en: 'Windows shut', de: 'Fenster zu', ar: 'إغلاق النوافذ' },
        text: {
          fa: 'شیشه و سقف پانوراما بسته، آنتن جمع و درِ باک محکم است؛ سوییچ نزد شما می‌ماند.',
          en: 'Windows and sunroof closed, aerial in, fuel flap firm; you keep the key.',
          de: 'Fenster und Schiebedach zu, Antenne ein, Tankklappe fest; den Schlüssel behalten Sie.',
          ar: 'النوافذ وفتحة السقف مغلقة والهوائي مطوي وغطاء الوقود محكم؛ والمفتاح معك.',
        },
      },
      {
        title: {
          fa: 'کف، دست، آب، خشک',
          en: 'Foam, hand, rinse, dry',
          de: 'Schaum, Hand, Wasser, trocken',
          ar: 'رغوة ثم يد ثم ماء ثم تجفيف',
        },
        text: {
          fa: 'هر بار از سقف آغاز می‌شود. خشک کردن همان‌جا انجام می‌شود تا قطره لک نگذارد.',
          en: 'Each pass begins at the roof. Drying is done at once, so drops leave no spots.',
          de: 'Jeder Durchgang beginnt am Dach. Sofort wird getrocknet, damit Tropfen keine Flecken lassen.',
          ar: 'تبدأ كل مرحلة من السقف. ويُجفف في الحال كي لا تترك القطرات أثرًا.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر نیرو در محل کاری بیش از سفارش پیشنهاد کند، قیمت آن پیش از شروع در صفحهٔ سفارش می‌آید و پذیرفتن یا نپذیرفتنش با شماست.',
        en: 'Should the washer suggest something beyond the order on the spot, its price appears on the order’s page first, and yes or no is up to you.',
        de: 'Schlägt die Fachkraft vor Ort Zusätzliches vor, erscheint der Preis zuerst auf der Auftragsseite, und Sie entscheiden.',
        ar: 'إن اقترح العامل في المكان شيئًا فوق الطلب ظهر ثمنه أولًا في صفحة الطلب، ولك أن تقبل أو ترفض.',
      },
      {
        fa: 'پولی که پیشاپیش داده‌اید تا پایان و تأیید شما، حداکثر ۴۸ ساعت، به نیرو پرداخت نمی‌شود.',
        en: 'What you prepaid does not reach the washer until you confirm, or until 48 hours after.',
        de: 'Vorausbezahltes erhält die Fachkraft erst nach Ihrer Bestätigung oder nach 48 Stunden.',
        ar: 'ما دفعته مسبقًا لا يصل إلى العامل حتى تؤكد أو تمضي ٤٨ ساعة.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'چقدر آب مصرف می‌کند؟',
          en: 'How much water does it take?',
          de: 'Wie viel Wasser verbraucht es?',
          ar: 'كم يستهلك من الماء؟',
        },
        answer: {
          fa: 'با پرفشار ۶۰ تا ۸۰ لیتر برای سدان و ۱۰۰ تا ۱۲۰ برای شاسی‌بلند؛ شلنگ ساده در همین کار به ۲۰۰ لیتر می‌رسد.',
          en: 'With pressure 60 to 80 litres for a saloon and 100 to 120 for an SUV; an ordinary hose needs about 200 for the same.',
          de: 'Mit Hochdruck 60 bis 80 Liter bei einer Limousine, 100 bis 120 beim Geländewagen; ein Gartenschlauch braucht dafür rund 200.',
          ar: 'بالضغط ٦٠ إلى ٨٠ لترًا للسيدان و١٠٠ إلى ١٢٠ للدفع الرباعي؛ والخرطوم العادي نحو ٢٠٠ للعمل نفسه.',
        },
      },
      {
        question: {
          fa: 'در زمستان یخ نمی‌زند؟',
          en: 'What about frost?',
          de: 'Und bei Frost?',
          ar: 'وماذا عن الصقيع؟',
        },
        answer: {
          fa: 'زیر سه درجه سفارش ندهید. اگر شستید، لاستیک درها را خشک و قفل‌ها را با هوا خالی کنید، وگرنه صبح در باز نمی‌شود.',
          en: 'Do not order below three degrees. If you do wash, dry the door seals and blow out the locks, or doors freeze shut by morning.',
          de: 'Unter drei Grad bestellen Sie besser nicht. Sonst sollten Türdichtungen getrocknet und Schlösser ausgeblasen werden, weil sie über Nacht zufrieren.',
          ar: 'لا تطلب دون ثلاث درجات. وإن غُسلت فجفف مطاط الأبواب وانفخ الأقفال وإلا تجمدت صباحًا.',
        },
      },
      {
        question: {
          fa: 'هوای نمکین شمال به خودرو آسیب می‌زند؟',
          en: 'Does sea air by the coast harm the car?',
          de: 'Schadet Seeluft dem Auto?',
          ar: 'هل تضر رطوبة الساحل السيارة؟',
        },
        answer: {
          fa: 'نمک هوای دریا در درز گلگیر و پایین درها زنگ می‌اندازد. تا سه روز پس از بازگشت زیر گلگیرها را هم بشویید.',
          en: 'Sea air is salty and rusts the arch seams and door bottoms. Have the arches washed within three days of returning.',
          de: 'Ja. Meeresluft ist salzig und lässt Radläufe und Türunterkanten rosten. Lassen Sie binnen drei Tagen auch die Radkästen waschen.',
          ar: 'هواء البحر مالح ويصدأ به ما حول الأقواس وأسفل الأبواب. اغسل الأقواس خلال ثلاثة أيام من العودة.',
        },
      },
      {
        question: {
          fa: 'فشار آب رنگ را نمی‌کند؟',
          en: 'Can pressure lift paint?',
          de: 'Löst Druck den Lack?',
          ar: 'هل يقلع الضغط الطلاء؟',
        },
        answer: {
          fa: 'رنگ سالم را نه. جای بتونه‌خورده، طبله‌کرده و لبهٔ برچسب شاید از فاصلهٔ نزدیک کنده شود؛ آن‌ها را به نیرو نشان دهید تا با دست بشوید.',
          en: 'Sound paint, no. Filler, blisters and film edges can lift at close range; point them out and they are washed by hand.',
          de: 'Gesunder Lack nicht. Spachtel, Blasen und Folienränder können sich lösen; zeigen Sie sie, dann wird dort von Hand gewaschen.',
          ar: 'الطلاء السليم لا. أما المعجون والمنتفخ وأطراف الأغشية فقد ترتفع من قرب؛ دلّ عليها لتُغسل باليد.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'شست‌وشو با آب بر پایهٔ نوع بدنه است؛ وانت با کفی آلوده و ون گران‌تر از سدان است.',
        en: 'Washing with water goes by body type; pickup with its bed and van cost more than a saloon.',
        de: 'Die Wäsche mit Wasser richtet sich nach der Karosserie; Pick-up mit Ladefläche und Van kosten mehr als eine Limousine.',
        ar: 'الغسل بالماء بحسب الهيكل؛ والشاحنة بحوضها والفان أغلى من السيدان.',
      },
      {
        fa: 'آب و برق از خانهٔ شماست و در قیمت نیست، شامپو و دستگاه هست.',
        en: 'Water and power come from your home and are not in the price; shampoo and machine are.',
        de: 'Wasser und Strom stellen Sie; Shampoo und Gerät sind inbegriffen.',
        ar: 'الماء والكهرباء من بيتك خارج السعر، والشامبو والآلة ضمنه.',
      },
      {
        fa: 'رفت‌وآمد نیرو در قیمت همان قرار می‌آید.',
        en: 'Travel is included in the price of the visit.',
        de: 'Die Anfahrt ist im Termin enthalten.',
        ar: 'التنقل ضمن سعر الموعد.',
      },
    ],
  },
};
