import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const cameraRepairPage: ProductPageSeed = {
  title: {
    fa: 'تعمیر دوربین عکاسی و مداربسته',
    en: 'Repair of cameras, lenses and CCTV',
    de: 'Reparatur von Kameras, Objektiven und Videoüberwachung',
    ar: 'إصلاح كاميرات التصوير والعدسات وكاميرات المراقبة',
  },
  summary: {
    fa: 'برای عکاسی که دوربینش خطا می‌دهد و خانه یا مغازه‌ای که دوربین مداربسته‌اش تصویر ندارد. مارک و مدل و شرح عیب را می‌نویسید، تعمیرکاران پیشنهاد می‌دهند و شما یکی را انتخاب می‌کنید.',
    en: 'For photographers whose camera shows an error, and homes or shops whose CCTV has gone dark. Note make, model and fault, technicians quote, and you choose one.',
    de: 'Für Fotografen, deren Kamera streikt, und für Wohnungen oder Läden, deren Überwachung kein Bild mehr liefert. Sie nennen Marke, Modell und Fehler, Techniker machen Angebote, Sie wählen.',
    ar: 'لمصور تظهر كاميرته خطأ، ولبيت أو متجر انقطعت صورة كاميراته. تكتب الماركة والطراز والعطل فيقدم الفنيون عروضهم وتختار واحدًا.',
  },
  metaTitle: {
    fa: 'تعمیر دوربین عکاسی و مداربسته در تهران | پلاکفن',
    en: 'Camera, lens and CCTV repair in Tehran | Pelakfan',
    de: 'Kamera- und Videoreparatur in Teheran | Pelakfan',
    ar: 'إصلاح كاميرات التصوير والمراقبة في طهران | بلاكفن',
  },
  metaDescription: {
    fa: 'تعمیر بدنهٔ دوربین، لنز و فلاش، تمیز کردن سنسور، نصب و رفع عیب دوربین مداربسته در تهران. پیشنهاد چند تعمیرکار در ۲ ساعت و رسید با شمارهٔ بدنه.',
    en: 'Camera bodies, lenses and flashes repaired, sensors cleaned, CCTV fitted and mended in Tehran. Several quotes within 2 hours, a receipt with serial number.',
    de: 'Kameras, Objektive und Blitze reparieren, Sensor reinigen, Videoüberwachung einbauen in Teheran. Mehrere Angebote in 2 Stunden, Beleg mit Seriennummer.',
    ar: 'إصلاح الكاميرات والعدسات والفلاش وتنظيف الحساس وتركيب كاميرات المراقبة في طهران. عدة عروض خلال ساعتين وإيصال بالرقم التسلسلي.',
  },
  done: [
    {
      fa: 'عیب‌یابی با روشن کردن، عکس آزمایشی و خواندن کد خطا در حضور شما',
      en: 'Finding the fault by switching on, taking test shots and reading error codes in your presence',
      de: 'Fehlersuche in Ihrem Beisein: einschalten, Probeaufnahmen, Fehlercodes',
      ar: 'تشخيص العطل بالتشغيل والصور التجريبية وقراءة رموز الخطأ أمامك',
    },
    {
      fa: 'تعمیر بدنه، لنز، فلاش اکسترنال و دستهٔ باتری',
      en: 'Repair of bodies, lenses, external flashes and battery grips',
      de: 'Reparatur von Gehäusen, Objektiven, Aufsteckblitzen und Batteriegriffen',
      ar: 'إصلاح الأجسام والعدسات والفلاش الخارجي ومقابض البطاريات',
    },
    {
      fa: 'رسید تحویل با مدل، شمارهٔ بدنه، وضع ظاهری و لوازم همراه، برای آنچه به کارگاه می‌رود',
      en: 'A receipt with model, serial number, condition and accessories for whatever goes to the workshop',
      de: 'Beleg mit Modell, Seriennummer, Zustand und Zubehör für alles, was in die Werkstatt geht',
      ar: 'إيصال بالطراز والرقم التسلسلي والحالة والملحقات لكل ما يذهب إلى الورشة',
    },
    {
      fa: 'نصب، جابه‌جایی و سیم‌کشی دوربین مداربسته و تنظیم دستگاه ضبط',
      en: 'Fitting, moving and wiring CCTV cameras and setting up the recorder',
      de: 'Überwachungskameras montieren, versetzen, verkabeln und den Rekorder einrichten',
      ar: 'تركيب كاميرات المراقبة ونقلها وتمديد أسلاكها وضبط المسجل',
    },
    {
      fa: 'نشان دادن قطعهٔ عوض‌شده و سپردن آن به شما',
      en: 'Showing you the part that was replaced, and leaving it with you',
      de: 'Das ausgetauschte Teil zeigen und bei Ihnen lassen',
      ar: 'إطلاعك على القطعة المستبدلة وتسليمها لك',
    },
  ],
  notDone: [
    {
      fa: 'بازیابی عکس از کارت حافظهٔ خراب',
      en: 'Recovering pictures from damaged cards',
      de: 'Datenrettung von defekten Speicherkarten',
      ar: 'استرجاع الصور من بطاقة تالفة',
    },
    {
      fa: 'تعمیر زیر گارانتی شرکت؛ باز شدن پیچ‌ها گارانتی را از میان می‌برد',
      en: 'Repairs under a maker’s warranty; opening the screws ends it',
      de: 'Reparaturen innerhalb der Herstellergarantie; sie erlischt beim Öffnen',
      ar: 'الإصلاح ضمن كفالة الشركة، ففتح البراغي ينهيها',
    },
    {
      fa: 'کار گذاشتن دوربین پنهان یا رو به خانهٔ دیگران',
      en: 'Hidden cameras, or cameras aimed at other people’s homes',
      de: 'Versteckte Kameras oder solche mit Blick in fremde Wohnungen',
      ar: 'الكاميرات المخفية أو الموجهة إلى بيوت الآخرين',
    },
    {
      fa: 'تعمیر تلفن همراه، پهپاد و لپ‌تاپ',
      en: 'Phones, drones and laptops',
      de: 'Handys, Drohnen und Laptops',
      ar: 'الهواتف والمسيّرات والحواسيب',
    },
  ],
  steps: [
    {
      title: { fa: 'عیب را بنویسید', en: 'Describe the fault', de: 'Fehler beschreiben', ar: 'صف العطل' },
      text: {
        fa: 'مدل، از کی و پس از چه اتفاقی، و متن خطای روی نمایشگر. یک عکس از دوربین و یکی از نتیجهٔ بد بگذارید.',
        en: 'The model, since when and after what, and the words of the error. Add a picture of the camera and one of the bad result.',
        de: 'Schreiben Sie Modell, seit wann, wonach und den Wortlaut der Meldung. Dazu ein Foto der Kamera und eines vom schlechten Ergebnis.',
        ar: 'الطراز، ومنذ متى وبعد ماذا، ونص رسالة الخطأ، مع صورة للكاميرا وأخرى للنتيجة السيئة.',
      },
    },
    {
      title: { fa: 'پیشنهادها می‌رسد', en: 'Quotes arrive', de: 'Die Techniker melden sich', ar: 'تصل العروض' },
      text: {
        fa: 'تعمیرکاران قیمت یا نرخ ساعت خود را محرمانه می‌دهند؛ تا ده پیشنهاد با امتیاز هر نفر دیده می‌شود.',
        en: 'Technicians give a price or an hourly rate without seeing each other’s; up to ten are shown, with ratings.',
        de: 'Sie nennen einen Preis oder Stundensatz, ohne die anderen zu kennen; Sie sehen bis zu zehn Angebote mit Bewertung.',
        ar: 'يقدم الفنيون سعرًا أو أجرة ساعة دون أن يرى أحدهم عرض الآخر، ويظهر لك حتى عشرة مع التقييمات.',
      },
    },
    {
      title: { fa: 'بازدید یا تحویل', en: 'Visit or hand-over', de: 'Termin oder Übergabe', ar: 'الزيارة أو التسليم' },
      text: {
        fa: 'کارهای سبک در حضور شما انجام می‌شود؛ آنچه میز و ابزار دقیق می‌خواهد با رسید به کارگاه می‌رود.',
        en: 'Light work is done while you watch; what needs a bench and fine tools goes to the workshop against a receipt.',
        de: 'Kleines wird vor Ort erledigt; was Werkbank und Feinwerkzeug braucht, geht gegen Beleg in die Werkstatt.',
        ar: 'تُنجز الأعمال الخفيفة بحضورك، وما يحتاج طاولة وأدوات دقيقة يذهب إلى الورشة بإيصال.',
      },
    },
    {
      title: {
        fa: 'آزمودن و تأیید',
        en: 'Testing and approval',
        de: 'Prüfen und bestätigen',
        ar: 'الاختبار والموافقة',
      },
      text: {
        fa: 'چند عکس با دیافراگم و سرعت‌های گوناگون بگیرید یا تصویر شب دوربین مداربسته را ببینید، بعد تأیید کنید.',
        en: 'Take shots at different apertures and speeds, or watch the CCTV picture at night, and then approve.',
        de: 'Fotografieren Sie mit verschiedenen Blenden und Zeiten oder sehen Sie sich das Nachtbild an, dann bestätigen Sie.',
        ar: 'التقط صورًا بفتحات وسرعات مختلفة أو شاهد صورة المراقبة ليلًا، ثم وافق.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'پولتان پیش از تأیید شما یا گذشتن ۴۸ ساعت از پایان کار به تعمیرکار نمی‌رسد؛ وقت دارید دوربین را در نور واقعی امتحان کنید.',
      en: 'The technician is not paid before you approve or 48 hours have passed, which leaves you time to try the camera in real light.',
      de: 'Der Techniker erhält sein Geld erst, wenn Sie bestätigen oder 48 Stunden vorbei sind: Zeit, die Kamera bei echtem Licht zu prüfen.',
      ar: 'لا يصل المال إلى الفني قبل موافقتك أو مضي ٤٨ ساعة على انتهاء العمل، فلديك وقت لتجربة الكاميرا في ضوء حقيقي.',
    },
    {
      fa: 'هیچ تعمیرکاری قیمت دیگری را نمی‌بیند، پس پیشنهادها از روی کار داده می‌شود نه از روی رقیب.',
      en: 'No technician sees another’s price, so quotes follow the work and not the competition.',
      de: 'Kein Techniker sieht den Preis des anderen; der Preis richtet sich nach der Arbeit, nicht nach der Konkurrenz.',
      ar: 'لا يرى فني سعر غيره، فيُبنى العرض على العمل لا على المنافس.',
    },
    {
      fa: 'اگر نتیجه آن نبود که پذیرفته بودید، پولتان برمی‌گردد.',
      en: 'If the result is not what was agreed, you get your money back.',
      de: 'Entspricht das Ergebnis nicht dem Vereinbarten, bekommen Sie Ihr Geld zurück.',
      ar: 'إن لم تكن النتيجة كما اتُّفق عليه رُدّ إليك مالك.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'عکس‌های کارت حافظه چه می‌شود؟',
        en: 'What about the pictures on my card?',
        de: 'Was ist mit den Bildern auf der Karte?',
        ar: 'ماذا عن صور بطاقة الذاكرة؟',
      },
      answer: {
        fa: 'کارت و باتری را پیش از تحویل درآورید؛ تعمیر به آن‌ها نیاز ندارد. عکس‌هایی را هم که در حافظهٔ داخلی دوربین است جایی نگه دارید.',
        en: 'Take out card and battery before you hand the camera over; the repair does not need them. Save whatever lies in the camera’s internal memory as well.',
        de: 'Karte und Akku vorher herausnehmen; die Reparatur braucht sie nicht. Sichern Sie auch Aufnahmen aus dem internen Speicher.',
        ar: 'أخرج البطاقة والبطارية قبل التسليم، فالإصلاح لا يحتاجهما. واحفظ أيضًا ما في الذاكرة الداخلية.',
      },
    },
    {
      question: {
        fa: 'تعمیر بهتر است یا خریدن دست‌دوم؟',
        en: 'Repair, or buy second-hand?',
        de: 'Reparieren oder gebraucht kaufen?',
        ar: 'الإصلاح أم شراء مستعمل؟',
      },
      answer: {
        fa: 'اگر قیمت تعمیر از نصف قیمت دست‌دوم همان مدل بگذرد، معمولاً نمی‌صرفد. پیشنهادها را کنار قیمت بازار بگذارید و بعد تصمیم بگیرید.',
        en: 'If the repair costs more than half of what the model fetches used, it rarely pays. Compare the quotes with the market price before you decide.',
        de: 'Übersteigt die Reparatur den halben Gebrauchtpreis des Modells, lohnt sie selten. Vergleichen Sie die Angebote mit dem Markt.',
        ar: 'إن تجاوز الإصلاح نصف ثمن الطراز نفسه مستعملًا فقلما يجدي. قارن العروض بسعر السوق ثم قرر.',
      },
    },
    {
      question: {
        fa: 'قطعهٔ اصلی پیدا می‌شود؟',
        en: 'Are original parts available?',
        de: 'Gibt es Originalteile?',
        ar: 'هل تتوفر القطع الأصلية؟',
      },
      answer: {
        fa: 'برای مدل‌های پرفروش معمولاً بله؛ برای دوربین‌های قدیمی قطعه از دوربین اوراقی برداشته می‌شود. نو، شرکتی یا دست‌دوم بودن قطعه باید در پیشنهاد نوشته شود.',
        en: 'Usually for models that sold well; for old cameras parts come from scrapped ones. The quote should say whether a part is new, original or used.',
        de: 'Für gängige Modelle meist ja; bei alten stammen sie aus ausgeschlachteten Kameras. Ob neu, original oder gebraucht, soll im Angebot stehen.',
        ar: 'للطرازات الرائجة عادةً نعم، وللقديمة تؤخذ من كاميرات مفككة. وينبغي أن يذكر العرض أجديدة هي أم أصلية أم مستعملة.',
      },
    },
    {
      question: {
        fa: 'برای دوربین مداربسته اجازه لازم است؟',
        en: 'Do I need consent for CCTV?',
        de: 'Brauche ich für Videoüberwachung eine Erlaubnis?',
        ar: 'هل تلزم موافقة لكاميرات المراقبة؟',
      },
      answer: {
        fa: 'در مشاعات، موافقت ساکنان ساختمان؛ دوربین نباید داخل خانهٔ همسایه را ببیند. برای مغازه، تابلوی کوچکی که حضور دوربین را بگوید جلوی گلایه را می‌گیرد.',
        en: 'In shared parts, that of the residents; a camera must not look into a neighbour’s home. In a shop a small sign saying so prevents complaints.',
        de: 'In Gemeinschaftsräumen brauchen Sie die Zustimmung der Bewohner; Nachbarwohnungen dürfen nicht im Bild sein. Im Laden beugt ein kleines Hinweisschild Beschwerden vor.',
        ar: 'في المرافق المشتركة موافقة السكان، ولا يجوز أن ترى الكاميرا منزل الجار. وفي المتجر تكفي لوحة صغيرة لتجنب الشكوى.',
      },
    },
    {
      question: {
        fa: 'تعمیر کارگاهی چند روز می‌کشد؟',
        en: 'How long does a workshop repair take?',
        de: 'Wie lange dauert eine Werkstattreparatur?',
        ar: 'كم يستغرق الإصلاح في الورشة؟',
      },
      answer: {
        fa: 'با قطعهٔ موجود سه تا هفت روز کاری؛ اگر قطعه باید سفارش داده شود دو تا چهار هفته. تاریخ برگشت را در گفت‌وگو با تعمیرکار روشن کنید.',
        en: 'With the part in stock three to seven working days; if it must be ordered two to four weeks. Settle the return date with the technician.',
        de: 'Mit vorrätigem Teil drei bis sieben Werktage; muss es bestellt werden, zwei bis vier Wochen. Vereinbaren Sie das Rückgabedatum.',
        ar: 'إن وُجدت القطعة فمن ثلاثة إلى سبعة أيام عمل، وإن لزم طلبها فأسبوعان إلى أربعة. اتفق مع الفني على موعد الإعادة.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'قیمت را تعمیرکاران پیشنهاد می‌دهند: یک‌جا برای کار معلوم، یا نرخ ساعت وقتی عیب هنوز پیدا نیست.',
      en: 'Technicians name the price: a lump sum for known work, an hourly rate when the fault is still unknown.',
      de: 'Den Preis nennen die Techniker: pauschal bei klarer Arbeit, als Stundensatz bei unbekanntem Fehler.',
      ar: 'يقترح الفنيون السعر: مقطوعًا للعمل المعلوم، أو أجرة ساعة ما دام العطل مجهولًا.',
    },
    {
      fa: 'قطعه بیش از دستمزد در قیمت اثر دارد؛ مدل پرفروش ارزان‌تر درمی‌آید.',
      en: 'Parts weigh more than labour; models that sold widely come out cheaper.',
      de: 'Teile wiegen schwerer als die Arbeit; verbreitete Modelle kommen günstiger.',
      ar: 'القطع تؤثر في السعر أكثر من الأجرة، والطراز الرائج أرخص.',
    },
    {
      fa: 'در مداربسته، متر سیم، ارتفاع نصب و جنس دیوار قیمت را جابه‌جا می‌کند.',
      en: 'With CCTV, metres of cable, mounting height and the kind of wall move the price.',
      de: 'Bei Videoüberwachung zählen Kabelmeter, Montagehöhe und Wandmaterial.',
      ar: 'في المراقبة يتغير السعر بطول السلك وارتفاع التركيب ونوع الجدار.',
    },
    {
      fa: 'اگر هنگام کار عیب تازه‌ای پیدا شود، قیمت فقط با پذیرش شما عوض می‌شود.',
      en: 'If another fault comes to light during the work, the price changes only with your approval.',
      de: 'Zeigt sich unterwegs ein weiterer Fehler, ändert sich der Preis nur mit Ihrer Zustimmung.',
      ar: 'إن ظهر عطل آخر أثناء العمل فلا يتغير السعر إلا بموافقتك.',
    },
  ],
};
