import type { CategoryTypeSeed } from '../types';

export const interior: CategoryTypeSeed = {
  id: 904,
  seopath: 'interior',
  hasPage: true,
  name: { fa: 'صفرشویی داخل', en: 'Interior cleaning', de: 'Innenreinigung', ar: 'تنظيف المقصورة' },
  description: {
    fa: 'صندلی، سقف، کف و داشبورد با دستگاه مکنده و شوینده.',
    en: 'Seats, roof lining, floor and dashboard with extraction machine and cleaner.',
    de: 'Sitze, Himmel, Boden und Armaturen mit Sprühsauger.',
    ar: 'المقاعد والسقف والأرضية ولوحة القيادة بالشفط والتنظيف.',
  },
  page: {
    title: {
      fa: 'صفرشویی داخل خودرو',
      en: 'Full interior cleaning',
      de: 'Innenreinigung komplett',
      ar: 'تنظيف المقصورة بالكامل',
    },
    summary: {
      fa: 'برای کابینی که بوی مانده، خردهٔ خوراکی یا لکه دارد. صندلی‌ها، سقف، کمربند و کف جدا شسته و با دستگاه مکیده می‌شود و خودرو چند ساعت با شیشهٔ باز خشک می‌شود.',
      en: 'For a cabin with stale smell, crumbs or stains. Seats, roof lining, belts and floor are cleaned and extracted one by one, and the car dries with its windows open for a few hours.',
      de: 'Für Innenräume mit Geruch, Krümeln oder Flecken. Sitze, Himmel, Gurte und Boden werden einzeln gereinigt und abgesaugt; dann trocknet der Wagen einige Stunden bei offenen Fenstern.',
      ar: 'لمقصورة فيها رائحة أو فتات أو بقع. تُنظف المقاعد والسقف والأحزمة والأرضية كل على حدة بآلة شفط، وتجف السيارة بضع ساعات والنوافذ مفتوحة.',
    },
    metaTitle: {
      fa: 'صفرشویی صندلی، سقف و کف خودرو | پلاکفن',
      en: 'Car interior cleaning: seats, lining, floor | Pelakfan',
      de: 'Autositze, Himmel und Boden reinigen | Pelakfan',
      ar: 'تنظيف مقاعد السيارة وسقفها وأرضيتها | بلاكفن',
    },
    metaDescription: {
      fa: 'مکش صندلی، سقف و کف، تمیز کردن داشبورد، درز دکمه‌ها، کمربند و دریچه‌های کولر. سه تا چهار ساعت؛ خشک شدن شش ساعت با شیشهٔ نیمه‌باز.',
      en: 'Extraction of seats, lining and floor; dashboard, buttons, belts and vents cleaned. Three to four hours, and about six to dry with windows ajar.',
      de: 'Sitze, Himmel und Boden mit Sprühsauger; Armaturen, Knöpfe, Gurte, Lüftung gereinigt. Drei bis vier Stunden, rund sechs Trocknung bei offenem Spalt.',
      ar: 'شفط المقاعد والسقف والأرضية وتنظيف لوحة القيادة والأزرار والأحزمة والفتحات. ثلاث ساعات إلى أربع ونحو ست للتجفيف.',
    },
    done: [
      {
        fa: 'جاروی کامل زیر صندلی و ریل آن',
        en: 'Vacuuming beneath the seats and in their rails',
        de: 'Saugen unter den Sitzen und in den Schienen',
        ar: 'شفط ما تحت المقاعد ومساراتها',
      },
      {
        fa: 'کف‌پاشی، برس نرم و مکش صندلی‌های پارچه‌ای',
        en: 'Foam, soft brush and extraction of fabric seats',
        de: 'Stoffsitze schäumen, bürsten, absaugen',
        ar: 'رغوة وفرشاة وشفط للمقاعد القماشية',
      },
      {
        fa: 'پاک کردن چرم با شویندهٔ خودش و کرم پس از آن',
        en: 'Leather cleaned with its own product and creamed',
        de: 'Leder mit eigenem Mittel reinigen und pflegen',
        ar: 'تنظيف الجلد بمنظفه ثم دهنه',
      },
      {
        fa: 'سقف پارچه‌ای با دستمال نم‌دار، نه آب‌پاشی',
        en: 'Roof lining with a damp cloth, never sprayed',
        de: 'Himmel mit feuchtem Tuch, nie nass',
        ar: 'السقف القماشي بفوطة رطبة دون رش',
      },
      {
        fa: 'کمربند تا آخر کشیده و شسته',
        en: 'Belts drawn out full length and washed',
        de: 'Gurte ganz ausziehen und waschen',
        ar: 'سحب الأحزمة إلى آخرها وغسلها',
      },
      {
        fa: 'داشبورد، دریچه و درز دکمه با برس مو و هوا',
        en: 'Dashboard, vents and buttons by brush and air',
        de: 'Armaturen, Lüftung, Knöpfe mit Pinsel und Luft',
        ar: 'لوحة القيادة والفتحات والأزرار بفرشاة وهواء',
      },
      {
        fa: 'صندوق و جای زاپاس',
        en: 'Boot and spare wheel well',
        de: 'Kofferraum und Reserveradmulde',
        ar: 'الصندوق وموضع العجلة الاحتياطية',
      },
    ],
    notDone: [
      {
        fa: 'باز کردن صندلی و کیسهٔ هوا',
        en: 'Taking out seats or airbags',
        de: 'Ausbau von Sitzen und Airbags',
        ar: 'فك المقاعد والوسائد الهوائية',
      },
      {
        fa: 'کولر و فیلتر کابین',
        en: 'Air conditioning and cabin filter',
        de: 'Klimaanlage und Innenraumfilter',
        ar: 'المكيف ومرشح المقصورة',
      },
      { fa: 'سوراخ سوختهٔ سیگار', en: 'Cigarette burns', de: 'Zigarettenbrandlöcher', ar: 'حروق السجائر' },
      {
        fa: 'تضمین رفتن بوی دود سال‌ها',
        en: 'A promise that years of smoke vanish',
        de: 'Das Versprechen, jahrelanger Rauch verschwinde',
        ar: 'الوعد بزوال رائحة دخان سنوات',
      },
    ],
    steps: [
      {
        title: { fa: 'خالی کردن داشبورد', en: 'Emptying the car', de: 'Wagen ausräumen', ar: 'إخلاء السيارة' },
        text: {
          fa: 'وسایل، پول خرد و صندلی کودک را بردارید؛ کار بیست دقیقه زودتر شروع می‌شود.',
          en: 'Take out belongings, coins and child seat; it starts twenty minutes sooner.',
          de: 'Nehmen Sie Sachen, Münzen und Kindersitz heraus; das spart zwanzig Minuten.',
          ar: 'أخرج الأغراض والنقود ومقعد الطفل؛ فتبدأ قبل عشرين دقيقة.',
        },
      },
      {
        title: {
          fa: 'از بالا، خشک و تر',
          en: 'From above, dry then wet',
          de: 'Von oben, erst trocken',
          ar: 'من الأعلى، جاف ثم رطب',
        },
        text: {
          fa: 'اول همه‌جا جارو می‌شود، بعد سقف، صندلی، درها و کف آخر.',
          en: 'First everything is vacuumed, then lining, seats, doors and, last, the floor.',
          de: 'Erst wird alles gesaugt, dann kommen Himmel, Sitze, Türen und zuletzt der Boden.',
          ar: 'يُشفط كل شيء أولًا ثم السقف والمقاعد والأبواب وأخيرًا الأرضية.',
        },
      },
      {
        title: { fa: 'خشک کردن', en: 'Drying', de: 'Trocknen', ar: 'التجفيف' },
        text: {
          fa: 'شیشه‌ها را دو سانتی‌متر باز بگذارید و شش ساعت روی صندلی ننشینید؛ در هوای سرد تا صبح صبر کنید.',
          en: 'Leave the windows open by two centimetres and do not sit for six hours; in cold weather wait until morning.',
          de: 'Lassen Sie die Fenster zwei Zentimeter offen und setzen Sie sich sechs Stunden lang nicht hinein; bei Kälte warten Sie bis zum Morgen.',
          ar: 'اترك النوافذ مفتوحة سنتيمترين ولا تجلس ست ساعات؛ وفي البرد انتظر حتى الصباح.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر لکه‌ای نرود، پیش از به کار بردن مادهٔ قوی‌تر از شما پرسیده می‌شود تا رویه آسیب نبیند.',
        en: 'Before a stronger product is used on a stubborn mark you are asked, so the cover is not damaged.',
        de: 'Vor dem Griff zum stärkeren Mittel werden Sie gefragt, damit der Bezug nicht leidet.',
        ar: 'قبل استعمال مادة أقوى على بقعة عنيدة تُستأذن كي لا يتضرر القماش.',
      },
      {
        fa: 'لغو صفرشویی تا سه ساعت پیش از قرار رایگان است؛ پس از آن جریمه‌اش هرگز بیش از دستمزد یک ساعت نیست.',
        en: 'Cancelling is free until three hours before; after that the charge never exceeds one hour’s price.',
        de: 'Absagen kostet bis drei Stunden vorher nichts; danach nie mehr als den Preis einer Stunde.',
        ar: 'الإلغاء مجاني حتى ثلاث ساعات قبل الموعد؛ وبعده لا تتجاوز الغرامة أجرة ساعة.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'بوی خوراکی یا عرق می‌رود؟',
          en: 'Does the smell go?',
          de: 'Geht der Geruch weg?',
          ar: 'هل تزول الرائحة؟',
        },
        answer: {
          fa: 'بوی تازه بله، چون منبعش مکیده می‌شود. دود سیگار در سقف و کانال کولر نشسته است و گاه دو نوبت و عوض کردن فیلتر می‌خواهد.',
          en: 'Recent ones yes, since the source is drawn out. Cigarette smoke sits in lining and ducts and may take two visits and a new filter.',
          de: 'Frischer ja, weil die Quelle abgesaugt wird. Rauch sitzt in Himmel und Kanälen und braucht oft zwei Termine und einen neuen Filter.',
          ar: 'الحديثة نعم لأن مصدرها يُشفط. أما دخان السجائر ففي السقف والمجاري وقد يحتاج زيارتين ومرشحًا جديدًا.',
        },
      },
      {
        question: {
          fa: 'دکمه‌ها خراب نمی‌شود؟',
          en: 'Can buttons be damaged?',
          de: 'Leiden die Schalter?',
          ar: 'ألا تتلف الأزرار؟',
        },
        answer: {
          fa: 'کف مستقیم روی دکمه نمی‌رود. دستمال نم و برس خشک؛ پخش و نمایشگر با دستمال بی‌مایع.',
          en: 'Foam never goes straight onto them: damp cloth, dry brush; displays with a dry one.',
          de: 'Schaum kommt nie direkt darauf: feuchtes Tuch, trockener Pinsel, Bildschirme trocken.',
          ar: 'لا تُرش عليها الرغوة مباشرة: فوطة رطبة وفرشاة جافة، والشاشات بقماش جاف.',
        },
      },
      {
        question: {
          fa: 'روی صندلی شیر ریخته است؛ چه کنم؟',
          en: 'Milk was spilt on the seat. What now?',
          de: 'Milch ist auf den Sitz gelaufen. Was tun?',
          ar: 'انسكب حليب على المقعد، فماذا أفعل؟',
        },
        answer: {
          fa: 'هر چه زودتر آب سرد بزنید و بنویسید کجاست. شیر خشک‌شده دو بار شستن و ماندن در هوای باز می‌خواهد تا ترش نماند.',
          en: 'Put cold water on it as soon as you can and note the place in the order. Dried milk takes two washes and airing, or it turns sour.',
          de: 'Geben Sie möglichst bald kaltes Wasser darauf und nennen Sie uns die Stelle. Eingetrocknete Milch braucht zwei Durchgänge und Lüften, sonst riecht sie sauer.',
          ar: 'ماء بارد بأسرع ما يمكن واذكر الموضع. والجاف يحتاج غسلتين وتهوية كي لا يحمض.',
        },
      },
      {
        question: {
          fa: 'چرم روشن پاک می‌شود؟',
          en: 'Does light leather come clean?',
          de: 'Wird helles Leder sauber?',
          ar: 'هل ينظف الجلد الفاتح؟',
        },
        answer: {
          fa: 'بله، ولی رنگ شلوار جین که در منافذ نشسته گاه سایه‌ای می‌گذارد. پس از آن هر سه ماه کرم بزنید.',
          en: 'Yes, though denim dye in the pores may leave a shadow. Cream it every three months after.',
          de: 'Ja, nur abgefärbte Jeans hinterlässt mitunter einen Schatten. Pflegen Sie das Leder danach alle drei Monate.',
          ar: 'نعم لكن صبغ الجينز في المسام قد يترك ظلًا. وادهنه بعدها كل ثلاثة أشهر.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'داخل، برای هفت‌سرنشین و ون گران‌تر است، چون ردیف سوم دارد.',
        en: 'Seven-seaters and vans cost more inside, for the third row.',
        de: 'Siebensitzer und Vans kosten innen mehr wegen der dritten Reihe.',
        ar: 'السيارة بسبعة مقاعد والفان أغلى داخليًا لوجود الصف الثالث.',
      },
      {
        fa: 'چرم یا پارچه بودن صندلی را در توضیح بنویسید تا نیرو مادهٔ درست را بیاورد؛ خود ماده در قیمت است.',
        en: 'Say in the notes whether the seats are leather or cloth, so that the right product is brought; the product itself is in the price.',
        de: 'Schreiben Sie dazu, ob die Sitze aus Leder oder Stoff sind, damit das richtige Mittel mitkommt; es ist im Preis enthalten.',
        ar: 'اذكر في الملاحظات هل المقاعد جلد أم قماش ليُحضر العامل المادة المناسبة؛ وهي ضمن السعر.',
      },
      {
        fa: 'موی حیوان قیمت را عوض نمی‌کند، ولی تا یک ساعت به زمان کار اضافه می‌کند؛ در سفارش بنویسید.',
        en: 'Pet hair does not change the price but may add an hour; mention it in the order.',
        de: 'Tierhaare ändern den Preis nicht, kosten aber bis zu einer Stunde; bitte im Auftrag erwähnen.',
        ar: 'شعر الحيوان لا يغيّر السعر لكنه قد يضيف ساعة؛ فاذكره في الطلب.',
      },
    ],
  },
};
