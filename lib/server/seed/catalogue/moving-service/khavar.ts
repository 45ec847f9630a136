import type { CategoryTypeSeed } from '../types';

export const khavar: CategoryTypeSeed = {
  id: 1403,
  seopath: 'khavar',
  hasPage: true,
  name: { fa: 'خاور', en: 'Truck', de: 'Lkw', ar: 'شاحنة' },
  description: {
    fa: 'خانهٔ دو تا سه‌خوابه، مسقف برای بین‌شهری.',
    en: 'Homes of two to three bedrooms; covered for long distance.',
    de: 'Zwei bis drei Schlafzimmer; geschlossen für Fernumzüge.',
    ar: 'لمنزل من غرفتين إلى ثلاث، مغلقة للمسافات البعيدة.',
  },
  page: {
    title: {
      fa: 'خاور برای خانهٔ دو تا سه‌خوابه',
      en: 'A truck for two and three bedrooms',
      de: 'Lkw für zwei bis drei Schlafzimmer',
      ar: 'شاحنة لمنزل من غرفتين إلى ثلاث',
    },
    summary: {
      fa: 'برای خانواده‌ای که همهٔ خانه را یک‌جا می‌برد، در همان شهر یا به شهری دیگر. خاور مسقف با راننده و سه تا چهار کارگر می‌آید و اثاث دور از باران و آفتاب می‌رسد.',
      en: 'For a family that takes the whole home at once, across town or to another city. A covered truck comes with a driver and three or four movers, and the furniture travels out of sun and rain.',
      de: 'Für Familien, die alles auf einmal mitnehmen, in der Stadt oder in eine andere. Ein Kofferwagen kommt mit Fahrer und drei bis vier Helfern; die Möbel reisen geschützt vor Sonne und Regen.',
      ar: 'لأسرة تنقل منزلها كله دفعة واحدة داخل المدينة أو إلى أخرى. تأتي شاحنة مغلقة مع سائق وثلاثة عمال أو أربعة، فيصل الأثاث محميًا من الشمس والمطر.',
    },
    metaTitle: {
      fa: 'خاور مسقف، اسباب‌کشی شهری و بین‌شهری | پلاکفن',
      en: 'Covered truck for family and intercity moves | Pelakfan',
      de: 'Möbelwagen für Familie und Fernumzug | Pelakfan',
      ar: 'شاحنة مغلقة لنقل الأثاث داخل المدن وبينها | بلاكفن',
    },
    metaDescription: {
      fa: 'خاور با طول بار حدود پنج متر و چهار تن ظرفیت، سه تا چهار کارگر، پتوپیچ مبل و بستن با تسمه. پیشنهاد چند شرکت باربری با قیمت راهنما.',
      en: 'A truck with five metres of load space and four tonnes, three or four movers, blanket wrapping and straps. Quotes from several firms, with a guide price.',
      de: 'Lkw mit rund fünf Metern Ladelänge und vier Tonnen, drei bis vier Helfer, Decken und Gurte. Angebote mehrerer Umzugsfirmen, dazu ein Richtpreis.',
      ar: 'شاحنة بطول تحميل نحو خمسة أمتار وأربعة أطنان، مع ثلاثة عمال أو أربعة وبطانيات وأحزمة. عروض من عدة شركات نقل وسعر إرشادي.',
    },
    done: [
      {
        fa: 'خاور مسقف یا چادردار، با کف حدود پنج در دو متر',
        en: 'A box or tilt truck, floor about 5 by 2 metres',
        de: 'Lkw mit Koffer oder Plane, Ladefläche etwa 5 × 2 Meter',
        ar: 'شاحنة بصندوق مغلق أو مغطاة، أرضيتها نحو خمسة أمتار في مترين',
      },
      {
        fa: 'سه تا چهار کارگر که نقش بارچین را هم دارند',
        en: 'Three or four movers, one of whom does the stowing',
        de: 'Drei bis vier Helfer, einer davon stapelt',
        ar: 'ثلاثة عمال أو أربعة، أحدهم يتولى الرصّ',
      },
      {
        fa: 'پتوپیچ مبل، بوفه و میز ناهارخوری پیش از بیرون بردن',
        en: 'Blankets round sofas, cabinets and dining table before they leave the room',
        de: 'Decken um Polster, Vitrine und Esstisch, bevor sie das Zimmer verlassen',
        ar: 'لفّ الأرائك وخزانة العرض وطاولة الطعام بالبطانيات قبل إخراجها',
      },
      {
        fa: 'باز و بسته کردن تخت، کمد دو در و میز ناهارخوری',
        en: 'Dismantling and reassembling beds, two-door wardrobes and the dining table',
        de: 'Ab- und Aufbau von Betten, zweitürigen Schränken und Esstisch',
        ar: 'فك الأسرّة والخزائن ذات البابين وطاولة الطعام وتركيبها',
      },
      {
        fa: 'فرش لوله‌شده روی همهٔ بار تا فشار نخورد',
        en: 'Rolled carpets on top of everything, so that nothing presses on them',
        de: 'Gerollte Teppiche ganz oben, damit nichts auf sie drückt',
        ar: 'وضع السجاد الملفوف فوق كل شيء حتى لا يُضغط',
      },
      {
        fa: 'گذاشتن هر تکه در اتاقی که روی آن نوشته‌اید',
        en: 'Each piece put into the room written on it',
        de: 'Jedes Stück kommt in das Zimmer, das darauf steht',
        ar: 'وضع كل قطعة في الغرفة المكتوبة عليها',
      },
      {
        fa: 'بارنامه برای راه بین‌شهری، اگر پیشنهاددهنده آن را نوشته باشد',
        en: 'A waybill for a move between cities, where the quote includes it',
        de: 'Frachtbrief für den Fernumzug, wenn das Angebot ihn enthält',
        ar: 'بوليصة شحن للنقل بين المدن إن ذُكرت في العرض',
      },
    ],
    notDone: [
      {
        fa: 'پیانو، گاوصندوق و سنگ میز بیلیارد، مگر اینکه در سفارش نوشته باشید',
        en: 'Pianos, safes and slate billiard tables, unless they are in the order',
        de: 'Klavier, Tresor und Billardtisch, außer sie stehen im Auftrag',
        ar: 'البيانو والخزنة وطاولة البلياردو ما لم تُذكر في الطلب',
      },
      {
        fa: 'پول، طلا، سند و گذرنامه؛ این‌ها را خودتان ببرید',
        en: 'Cash, jewellery, deeds and passports, which should travel with you',
        de: 'Bargeld, Schmuck, Urkunden und Pässe; die nehmen Sie selbst mit',
        ar: 'النقود والذهب والوثائق وجوازات السفر؛ احملها بنفسك',
      },
      {
        fa: 'نصب دوبارهٔ لوستر، پرده، آینهٔ دیواری و تلویزیون روی دیوار',
        en: 'Rehanging chandeliers, curtains, wall mirrors or a wall-mounted television',
        de: 'Wiederaufhängen von Lüster, Vorhängen, Wandspiegeln oder Fernseher',
        ar: 'إعادة تعليق الثريا والستائر ومرايا الحائط والتلفاز الجداري',
      },
      {
        fa: 'گلدان‌های بزرگ پرآب و حیوان خانگی در اتاق بار',
        en: 'Large watered plant pots and pets in the load space',
        de: 'Große gegossene Pflanzkübel und Haustiere im Laderaum',
        ar: 'الأصص الكبيرة المروية والحيوانات الأليفة في صندوق الحمولة',
      },
    ],
    steps: [
      {
        title: { fa: 'یک هفته جلوتر', en: 'A week ahead', de: 'Eine Woche vorher', ar: 'قبل أسبوع' },
        text: {
          fa: 'روز، دو نشانی، طبقه‌ها، آسانسور و وسایل سنگین را ثبت می‌کنید. پایان هر ماه و شهریور زود پر می‌شود.',
          en: 'You enter the day, both addresses, floors, lifts and heavy pieces. Month ends and late summer fill early.',
          de: 'Sie geben Tag, beide Adressen, Etagen, Aufzüge und schwere Stücke ein. Monatsenden und der Spätsommer sind früh vergeben.',
          ar: 'تسجل اليوم والعنوانين والطوابق والمصعد والقطع الثقيلة. تمتلئ أواخر الشهور وأواخر الصيف مبكرًا.',
        },
      },
      {
        title: { fa: 'خواندن پیشنهادها', en: 'Reading the quotes', de: 'Angebote lesen', ar: 'قراءة العروض' },
        text: {
          fa: 'ببینید هر کس چند کارگر، چند ساعت و چه خودرویی نوشته است؛ ارزان‌ترین با دو کارگر همیشه ارزان تمام نمی‌شود.',
          en: 'Look at how many movers and hours and which vehicle each one wrote; the cheapest with two movers does not always end cheapest.',
          de: 'Achten Sie auf Helfer, Stunden und Fahrzeug; das billigste Angebot mit zwei Helfern bleibt nicht immer das billigste.',
          ar: 'انظر كم عاملًا وساعة وأي مركبة كتب كل منهم؛ فالأرخص بعاملين قد لا يبقى الأرخص.',
        },
      },
      {
        title: { fa: 'بارچینی', en: 'Stowing', de: 'Stapeln', ar: 'الرصّ' },
        text: {
          fa: 'یخچال و کمدهای سنگین پشت اتاق راننده، مبل میان بار و کارتن شکستنی نزدیک در می‌نشیند.',
          en: 'Fridge and heavy wardrobes go behind the cab, sofas in the middle, fragile boxes near the doors.',
          de: 'Kühlschrank und schwere Schränke kommen hinter die Kabine, Polster in die Mitte, Zerbrechliches an die Tür.',
          ar: 'توضع الثلاجة والخزائن الثقيلة خلف المقصورة والأرائك في الوسط والصناديق القابلة للكسر قرب الباب.',
        },
      },
      {
        title: {
          fa: 'تحویل و تأیید',
          en: 'Delivery and approval',
          de: 'Ankunft und Bestätigung',
          ar: 'التسليم والموافقة',
        },
        text: {
          fa: 'تخلیهٔ سه‌خوابه دو تا سه ساعت می‌برد. پس از جا گرفتن تخت‌ها و یخچال، پایان را در صفحهٔ سفارش تأیید می‌کنید.',
          en: 'Unloading three bedrooms takes two to three hours. Once beds and fridge stand in place, you confirm the end on the order’s page.',
          de: 'Das Entladen bei drei Schlafzimmern dauert zwei bis drei Stunden. Stehen Betten und Kühlschrank, bestätigen Sie auf der Auftragsseite.',
          ar: 'يستغرق تفريغ ثلاث غرف ساعتين إلى ثلاث. وحين تستقر الأسرّة والثلاجة تؤكد الانتهاء في صفحة الطلب.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'باربری‌ها قیمت یکدیگر را نمی‌بینند؛ هر کس بهترین قیمت خودش را می‌نویسد و شما تا ده پیشنهاد را کنار هم دارید.',
        en: 'Firms do not see one another’s prices; each writes its own best one, and you have up to ten side by side.',
        de: 'Die Firmen sehen die Preise der anderen nicht; jede nennt ihren besten, und Sie haben bis zu zehn nebeneinander.',
        ar: 'لا ترى الشركات أسعار بعضها؛ فتكتب كل منها أفضل ما لديها، وأمامك حتى عشرة عروض معًا.',
      },
      {
        fa: 'اگر برنامه‌تان عوض شد، تا سه ساعت پیش از آمدن خاور بدون هیچ هزینه‌ای لغو می‌کنید.',
        en: 'If your plans change, you cancel free of charge until three hours before the truck is due.',
        de: 'Ändern sich Ihre Pläne, sagen Sie bis drei Stunden vor der Ankunft des Lkw kostenlos ab.',
        ar: 'إن تغيّرت خطتك تلغي مجانًا حتى ثلاث ساعات قبل موعد الشاحنة.',
      },
      {
        fa: 'کنار نام هر باربری امتیاز و نظر کسانی است که پیش‌تر با او اسباب‌کشی کرده‌اند.',
        en: 'Beside each firm’s name stand the ratings and reviews of those who have moved with it.',
        de: 'Neben jeder Firma stehen Bewertungen von Menschen, die mit ihr umgezogen sind.',
        ar: 'بجانب اسم كل شركة تقييمات من نقلوا أثاثهم معها.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'خاور در روز اجازهٔ رفت‌وآمد در شهر دارد؟',
          en: 'May a truck drive in the city by day?',
          de: 'Darf ein Lkw tagsüber in die Stadt?',
          ar: 'هل يُسمح للشاحنة بدخول المدينة نهارًا؟',
        },
        answer: {
          fa: 'در تهران و چند شهر بزرگ، رفت‌وآمد کامیون در ساعت‌های شلوغ و در بخش‌هایی از شهر محدود است. باربری ساعت شروع را با آن تنظیم می‌کند؛ صبح زود یا شب معمول‌تر است.',
          en: 'In Tehran and some other large cities trucks are restricted at busy hours and in some districts. The firm fits the start around that; early morning or evening is usual.',
          de: 'In Teheran und einigen Großstädten gelten zu Stoßzeiten und in manchen Vierteln Sperren. Die Firma plant den Beginn danach; früh morgens oder abends ist üblich.',
          ar: 'في طهران وبعض المدن الكبيرة تُقيَّد حركة الشاحنات في ساعات الازدحام وبعض المناطق. تضبط الشركة ساعة البدء عليها، والصباح الباكر أو المساء هو الشائع.',
        },
      },
      {
        question: {
          fa: 'کوچهٔ ما باریک است؛ چه کنم؟',
          en: 'Our lane is narrow. What then?',
          de: 'Unsere Gasse ist eng. Was nun?',
          ar: 'زقاقنا ضيق، فما الحل؟',
        },
        answer: {
          fa: 'خاور حدود دو متر و بیست عرض و سه متر ارتفاع دارد. اگر تا در نمی‌رسد، فاصلهٔ پیاده را بنویسید؛ گاهی یک نیسان از سر کوچه تا خانه رفت‌وآمد می‌کند.',
          en: 'A truck is about 2.2 m wide and 3 m high. If it cannot reach the door, note the walking distance; sometimes a light truck shuttles from the corner.',
          de: 'Ein Lkw ist etwa 2,2 m breit und 3 m hoch. Kommt er nicht bis zur Tür, nennen Sie den Fußweg; manchmal pendelt ein kleiner Wagen von der Ecke.',
          ar: 'عرض الشاحنة نحو ٢٫٢ متر وارتفاعها ثلاثة أمتار. إن لم تصل إلى الباب فاذكر مسافة المشي، وقد تتنقل شاحنة خفيفة بين رأس الزقاق والمنزل.',
        },
      },
      {
        question: {
          fa: 'اگر چیزی بشکند؟',
          en: 'What if something breaks?',
          de: 'Und wenn etwas zu Bruch geht?',
          ar: 'وماذا لو انكسر شيء؟',
        },
        answer: {
          fa: 'پیش از بارگیری از اثاث گران عکس بگیرید. اگر آسیبی دیدید، پایان کار را تأیید نکنید و همان روز در صفحهٔ سفارش بنویسید؛ پول تا روشن شدن موضوع نگه داشته می‌شود.',
          en: 'Photograph valuable pieces before loading. If you see damage, do not confirm the end and report it on the order’s page the same day; the money is held until it is settled.',
          de: 'Fotografieren Sie Wertvolles vor dem Laden. Bei Schäden nicht bestätigen und am selben Tag auf der Auftragsseite melden; das Geld bleibt bis zur Klärung einbehalten.',
          ar: 'صوّر القطع الثمينة قبل التحميل. وإن رأيت ضررًا فلا تؤكد الانتهاء واكتبه في صفحة الطلب في اليوم نفسه، ويُحتجز المبلغ حتى يُحسم الأمر.',
        },
      },
      {
        question: {
          fa: 'تلویزیون بزرگ را چطور می‌برند؟',
          en: 'How is a large television carried?',
          de: 'Wie reist ein großer Fernseher?',
          ar: 'كيف يُنقل التلفاز الكبير؟',
        },
        answer: {
          fa: 'ایستاده و میان دو تشک، نه خوابیده. کارتن اصلی بهترین است؛ اگر ندارید دو لایه پتو و یک ورق مقوای سفت جلوی صفحه بگذارید.',
          en: 'Upright between two mattresses, never lying down. The original carton is best; otherwise two blankets and a stiff sheet of cardboard before the screen.',
          de: 'Stehend zwischen zwei Matratzen, nie liegend. Am besten im Originalkarton, sonst mit zwei Decken und fester Pappe vor dem Bildschirm.',
          ar: 'واقفًا بين مرتبتين لا مستلقيًا. وصندوقه الأصلي هو الأفضل، وإلا فبطانيتان ولوح كرتون صلب أمام الشاشة.',
        },
      },
      {
        question: {
          fa: 'میان تهران و مشهد چند روز طول می‌کشد؟',
          en: 'How long from Tehran to Mashhad?',
          de: 'Wie lange dauert Teheran–Maschhad?',
          ar: 'كم يستغرق النقل من طهران إلى مشهد؟',
        },
        answer: {
          fa: 'راه حدود نهصد کیلومتر است: بارگیری عصر، حرکت شبانه و تخلیه عصر فردا یا صبح روز بعدش. بار خرده با اثاث دیگران ارزان‌تر، ولی چند روز دیرتر می‌رسد.',
          en: 'It is about 900 kilometres: loading in the afternoon, driving overnight, unloading the next evening or the morning after. A shared load is cheaper but arrives some days later.',
          de: 'Es sind rund 900 Kilometer: nachmittags laden, nachts fahren, am nächsten Abend oder Morgen darauf entladen. Beiladung ist billiger, kommt aber Tage später.',
          ar: 'المسافة نحو ٩٠٠ كيلومتر: تحميل عصرًا وسير ليلًا وتفريغ مساء الغد أو صباح اليوم التالي. والحمولة المشتركة أرخص لكنها تصل بعد أيام.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'قیمت راهنما از تعداد کارگر و ساعت ساخته می‌شود و برای هر تکهٔ سنگین مبلغی به آن اضافه می‌شود.',
        en: 'The guide price comes from movers and hours, with an addition for each heavy piece.',
        de: 'Der Richtpreis ergibt sich aus Helfern und Stunden, je schwerem Stück kommt ein Zuschlag hinzu.',
        ar: 'يُحسب السعر الإرشادي من العمال والساعات، ويضاف مبلغ عن كل قطعة ثقيلة.',
      },
      {
        fa: 'بین‌شهری معمولاً یک‌جا پیشنهاد می‌شود؛ بپرسید عوارض و بیمهٔ بار هم در آن هست یا نه.',
        en: 'Between cities a lump sum is usual; ask whether tolls and cargo insurance are in it.',
        de: 'Für Fernumzüge ist ein Festpreis üblich; fragen Sie, ob Maut und Transportversicherung enthalten sind.',
        ar: 'بين المدن يُعرض عادةً مبلغ مقطوع؛ اسأل هل يشمل الرسوم وتأمين الحمولة.',
      },
      {
        fa: 'نیمهٔ ماه و میانهٔ هفته ارزان‌تر از روزهای پایانی ماه است.',
        en: 'Mid-month and midweek are cheaper than the last days of the month.',
        de: 'Monatsmitte und Wochenmitte sind günstiger als die letzten Tage des Monats.',
        ar: 'منتصف الشهر ووسط الأسبوع أرخص من أواخر الشهر.',
      },
    ],
  },
};
