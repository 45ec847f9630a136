import type { CategoryTypeSeed } from '../types';

export const afterMoveCleaning: CategoryTypeSeed = {
  id: 305,
  seopath: 'after-move-cleaning',
  hasPage: true,
  name: { fa: 'نظافت پس از اسباب‌کشی', en: 'After-move cleaning', de: 'Umzugsreinigung', ar: 'التنظيف بعد الانتقال' },
  description: {
    fa: 'خانهٔ خالی پیش از چیدن وسایل، یا پیش از تحویل به مالک؛ پس از بازسازی سبک هم.',
    en: 'An empty home before you move in or hand back the keys; also after light renovation.',
    de: 'Die leere Wohnung vor dem Einzug oder der Übergabe; auch nach leichter Renovierung.',
    ar: 'المنزل الخالي قبل ترتيب الأثاث أو قبل تسليمه للمالك، وكذلك بعد ترميم خفيف.',
  },
  page: {
    title: {
      fa: 'نظافت خانهٔ خالی، پیش و پس از اسباب‌کشی',
      en: 'Move-in and move-out cleaning',
      de: 'Reinigung zu Einzug und Auszug',
      ar: 'تنظيف المنزل الخالي عند الانتقال',
    },
    summary: {
      fa: 'خانه که خالی باشد همه‌جایش دیده و شسته می‌شود. یک روز پیش از آمدن اسباب یا یک روز پیش از تحویل کلید وقت بگیرید.',
      en: 'When a home is empty, all of it can be reached and washed. Book a day before the furniture comes or the keys go back.',
      de: 'Ist die Wohnung leer, kommt man überall hin. Buchen Sie einen Tag vor den Möbeln oder vor der Schlüsselübergabe.',
      ar: 'حين يكون المنزل خاليًا يُرى كل ركن فيه ويُغسل. احجز قبل وصول الأثاث أو تسليم المفاتيح بيوم.',
    },
    metaTitle: {
      fa: 'نظافت خانهٔ خالی پیش و پس از اسباب‌کشی | پلاکفن',
      en: 'Move-in and move-out cleaning of empty homes | Pelakfan',
      de: 'Einzugs- und Auszugsreinigung leerer Wohnungen | Pelakfan',
      ar: 'تنظيف المنزل الخالي قبل الانتقال وبعده | بلاكفن',
    },
    metaDescription: {
      fa: 'داخل کابینت و کمد خالی، گرد گچ و لکهٔ رنگ سبک، شیشه‌ها و سرویس‌ها. از ۴ ساعت، در روز و ساعتی که تا ۳۰ روز جلوتر خودتان انتخاب می‌کنید.',
      en: 'Insides of empty cupboards, plaster dust and light paint spots, windows and bathrooms. From 4 hours, on a day and hour you choose up to 30 days ahead.',
      de: 'Leere Schränke innen, Gipsstaub und leichte Farbspritzer, Fenster und Bäder. Ab 4 Stunden, Tag und Uhrzeit nach Wahl bis zu 30 Tage im Voraus.',
      ar: 'داخل الخزائن الفارغة وغبار الجص وبقع الدهان الخفيفة والنوافذ والحمامات. من ٤ ساعات، في يوم وساعة تختارهما حتى ٣٠ يومًا مقبلة.',
    },
    done: [
      {
        fa: 'داخل و بیرون همهٔ کابینت‌ها، کمدها و کشوهای خالی',
        en: 'Inside and outside of all empty cupboards, wardrobes and drawers',
        de: 'Alle leeren Schränke und Schubladen innen und außen',
        ar: 'داخل كل الخزائن والأدراج الفارغة وخارجها',
      },
      {
        fa: 'گرد گچ و سیمان از دیوار، قرنیز و قاب کلید و پریز با مکش و دستمال',
        en: 'Plaster and cement dust off walls, skirting and sockets’ covers, by vacuum and cloth',
        de: 'Gips- und Zementstaub von Wänden, Fußleisten und Steckdosenblenden, mit Sauger und Tuch',
        ar: 'غبار الجص والإسمنت عن الجدران والحواف وأغطية المقابس بالشفط والقماش',
      },
      {
        fa: 'لکهٔ تازهٔ رنگ و چسب روی شیشه و کاشی با تیغهٔ پلاستیکی',
        en: 'Fresh paint spots and glue on glass and tiles, with a plastic scraper',
        de: 'Frische Farb- und Klebereste auf Glas und Fliesen mit Kunststoffschaber',
        ar: 'بقع الدهان والغراء الحديثة عن الزجاج والبلاط بمكشطة بلاستيكية',
      },
      {
        fa: 'فر، هود و سینکی که ساکن قبلی گذاشته است',
        en: 'Oven, hood and sink left by the last tenant',
        de: 'Backofen, Abzug und Spüle der Vorgänger',
        ar: 'الفرن والشفاط والحوض التي تركها الساكن السابق',
      },
      {
        fa: 'ضدعفونی سرویس‌ها و شستن پشت درها',
        en: 'Disinfecting bathrooms, washing the backs of doors',
        de: 'Bäder desinfizieren, Türen auch von hinten abwaschen',
        ar: 'تعقيم الحمامات وغسل الأبواب من الخلف',
      },
      {
        fa: 'شستن تراس و انباری خالی',
        en: 'Washing the balcony and an empty store room',
        de: 'Balkon und leeren Abstellraum waschen',
        ar: 'غسل الشرفة والمخزن الخالي',
      },
    ],
    notDone: [
      {
        fa: 'باز کردن کارتن و چیدن وسایل',
        en: 'Unpacking boxes and arranging furniture',
        de: 'Kartons auspacken und Möbel aufstellen',
        ar: 'فتح الصناديق وترتيب الأثاث',
      },
      {
        fa: 'بردن نخاله، کارتن و وسایل جامانده از ساختمان',
        en: 'Carting away rubble, boxes or what was left behind',
        de: 'Abtransport von Schutt, Kartons oder Zurückgelassenem',
        ar: 'نقل الأنقاض والصناديق والمخلفات خارج المبنى',
      },
      {
        fa: 'رنگ خشکیدهٔ کهنه، رزین و ملات سفت‌شده',
        en: 'Old dried paint, resin or hardened mortar',
        de: 'Alte, ausgehärtete Farbe, Harz oder Mörtel',
        ar: 'الدهان القديم الجاف والراتنج والملاط المتصلب',
      },
      {
        fa: 'خانه‌ای که آب یا برق ندارد',
        en: 'Homes without running water or electricity',
        de: 'Wohnungen ohne Wasser oder Strom',
        ar: 'المنزل الذي لا ماء فيه أو لا كهرباء',
      },
    ],
    steps: [
      {
        title: { fa: 'پیش از آمدن', en: 'Beforehand', de: 'Vorab', ar: 'قبل الحضور' },
        text: {
          fa: 'مطمئن شوید آب و برق وصل است، روشنایی هست و بنّا و نقاش کارشان تمام شده است.',
          en: 'See that water and power are on, that there is light, and that builders and painters have finished.',
          de: 'Sorgen Sie für Wasser, Strom und Licht; Handwerker sollten fertig sein.',
          ar: 'تأكد من وصول الماء والكهرباء ووجود إنارة وانتهاء عمل البنّائين والدهّانين.',
        },
      },
      {
        title: { fa: 'عکس پیش از کار', en: 'A photo first', de: 'Erst ein Foto', ar: 'صورة قبل العمل' },
        text: {
          fa: 'یک عکس، و اگر خواستید پیامی صوتی، به سفارش پیوست کنید تا نیرو پیش از پذیرفتن بداند چه کاری در پیش است.',
          en: 'Add a photo to the order, and a voice note if you like, so that the cleaner knows what there is to do before accepting.',
          de: 'Fügen Sie dem Auftrag ein Foto bei, auf Wunsch auch eine Sprachnachricht; so weiß die Reinigungskraft vor der Zusage, was zu tun ist.',
          ar: 'أرفق بالطلب صورة، ورسالة صوتية إن شئت، ليعرف العامل قبل القبول ما المطلوب.',
        },
      },
      {
        title: {
          fa: 'از دورترین اتاق تا در',
          en: 'From the far room to the door',
          de: 'Vom hintersten Raum zur Tür',
          ar: 'من أبعد غرفة إلى الباب',
        },
        text: {
          fa: 'شیشه و کابینت اول، کف آخر؛ از دورترین اتاق آغاز و رو به در خروجی بیرون می‌آیند.',
          en: 'Windows and cupboards first, floors last, working from the far room towards the front door.',
          de: 'Erst Fenster und Schränke, zuletzt die Böden, vom hintersten Raum zur Wohnungstür hin.',
          ar: 'النوافذ والخزائن أولًا والأرضيات آخرًا، بدءًا من أبعد غرفة باتجاه باب الخروج.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'لازم نیست پیش از بازدید مالک پایان کار را تأیید کنید؛ آنچه آنلاین یا از کیف پول پرداخته‌اید تا ۴۸ ساعت پس از پایان کار نزد پلاکفن می‌ماند.',
        en: 'You need not confirm the end before the landlord has looked: what you paid online or by wallet stays with Pelakfan for up to 48 hours after the work.',
        de: 'Sie müssen das Ende nicht vor der Abnahme durch den Vermieter bestätigen: Was Sie online oder aus dem Guthaben gezahlt haben, bleibt bis zu 48 Stunden nach der Arbeit bei Pelakfan.',
        ar: 'لا يلزمك تأكيد الانتهاء قبل أن يعاين المالك المكان، فما دفعته عبر الإنترنت أو من المحفظة يبقى لدى بلاكفن حتى ٤٨ ساعة بعد العمل.',
      },
      {
        fa: 'اگر اسباب‌کشی عقب افتاد، تا ۳ ساعت مانده به شروع رایگان لغو کنید و روز دیگری سفارش دهید.',
        en: 'If the move is delayed, cancel free of charge until 3 hours before the start and order another day.',
        de: 'Verschiebt sich der Umzug, sagen Sie bis 3 Stunden vor Beginn kostenlos ab und bestellen einen anderen Tag.',
        ar: 'إن تأخر الانتقال فألغِ الطلب مجانًا حتى ٣ ساعات قبل البدء واطلب يومًا آخر.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'پیش از آمدن اسباب بهتر است یا بعد؟',
          en: 'Before the furniture comes, or after?',
          de: 'Vor oder nach den Möbeln?',
          ar: 'قبل وصول الأثاث أم بعده؟',
        },
        answer: {
          fa: 'پیش از آن؛ کف و داخل کمدها خالی است و همان کار حدود یک‌چهارم زودتر تمام می‌شود.',
          en: 'Before. Floors and cupboards are clear, and the same work takes about a quarter less time.',
          de: 'Vorher. Böden und Schränke sind frei, dieselbe Arbeit dauert etwa ein Viertel weniger.',
          ar: 'قبله؛ فالأرضيات والخزائن فارغة ويستغرق العمل نفسه وقتًا أقل بنحو الربع.',
        },
      },
      {
        question: {
          fa: 'پس از نقاشی ساختمان هم همین خدمت است؟',
          en: 'Is this the service to take after painting?',
          de: 'Ist das auch nach Malerarbeiten das Richtige?',
          ar: 'هل هي الخدمة المناسبة بعد الدهان؟',
        },
        answer: {
          fa: 'بله، برای نقاشی و تعمیر سبک. پس از بازسازی کامل، اول نخاله باید بیرون رفته باشد و معمولاً دو نوبت لازم است.',
          en: 'Yes, after painting and light repairs. After a full renovation the rubble must be gone first, and two visits are usual.',
          de: 'Ja, nach Malern und kleinen Reparaturen. Nach einer Kernsanierung muss erst der Schutt weg sein, und meist braucht es zwei Termine.',
          ar: 'نعم بعد الدهان والإصلاحات الخفيفة. أما بعد ترميم كامل فلا بد من إخراج الأنقاض أولًا، وتلزم عادةً زيارتان.',
        },
      },
      {
        question: {
          fa: 'در خانهٔ خالی وسیله‌ای نیست؛ چه کنم؟',
          en: 'There is nothing in the empty home. What now?',
          de: 'In der leeren Wohnung ist nichts da. Was tun?',
          ar: 'لا أدوات في المنزل الخالي، فماذا أفعل؟',
        },
        answer: {
          fa: 'دست‌کم سطل، تی، جاروبرقی، چهارپایه، کیسهٔ زباله و شوینده ببرید، یا پس از تأیید سفارش تلفنی با نیرو قرار بگذارید که بخرد و رسید بدهد.',
          en: 'Bring at least a bucket, mop, vacuum cleaner, step stool, bin bags and products, or agree by phone, once the order is confirmed, that the cleaner buys them against a receipt.',
          de: 'Bringen Sie mindestens Eimer, Wischer, Staubsauger, Tritt, Müllsäcke und Mittel mit, oder vereinbaren Sie nach der Zusage telefonisch einen Einkauf gegen Beleg.',
          ar: 'أحضر على الأقل دلوًا وممسحة ومكنسة كهربائية وسلمًا صغيرًا وأكياس قمامة ومواد تنظيف، أو اتفق هاتفيًا مع العامل بعد تأكيد الطلب على شرائها بإيصال.',
        },
      },
      {
        question: {
          fa: 'کلید را از بنگاه بگیرند؟',
          en: 'Can the key be fetched from the estate agent?',
          de: 'Kann der Schlüssel beim Makler abgeholt werden?',
          ar: 'هل يمكن أخذ المفتاح من المكتب العقاري؟',
        },
        answer: {
          fa: 'نه، کسی از طرف شما باید در را باز کند و در پایان تحویل بگیرد. این به سود هر دو طرف است.',
          en: 'No. Somebody on your behalf should open the door and take over at the end; it protects both sides.',
          de: 'Nein. Jemand in Ihrem Auftrag sollte öffnen und am Ende abnehmen; das schützt beide Seiten.',
          ar: 'لا، ينبغي أن يفتح الباب شخص من طرفك ويستلم العمل في النهاية، وفي ذلك حماية للطرفين.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ هر ساعت ۱۵٪ بالاتر از نظافت عادی و کوتاه‌ترین نوبت ۴ ساعت است.',
        en: 'The hour costs 15% more than regular cleaning; the shortest visit is 4 hours.',
        de: 'Die Stunde kostet 15 % mehr als die Unterhaltsreinigung; der kürzeste Einsatz dauert 4 Stunden.',
        ar: 'سعر الساعة أعلى بنسبة ١٥٪ من التنظيف العادي وأقصر زيارة ٤ ساعات.',
      },
      {
        fa: 'داخل کابینت و کمد خالی در همین نرخ است و ردیف جدا ندارد.',
        en: 'The insides of empty cupboards are in this rate; there is no separate line for them.',
        de: 'Leere Schränke innen sind im Satz enthalten, ohne eigenen Posten.',
        ar: 'داخل الخزائن الفارغة ضمن هذا السعر دون بند منفصل.',
      },
    ],
  },
};
