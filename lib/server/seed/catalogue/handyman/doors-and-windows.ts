import type { CategoryTypeSeed } from '../types';

export const doorsAndWindows: CategoryTypeSeed = {
  id: 1205,
  seopath: 'doors-and-windows',
  hasPage: true,
  name: {
    fa: 'در، پنجره و توری',
    en: 'Doors, windows and screens',
    de: 'Türen, Fenster, Gitter',
    ar: 'الأبواب والنوافذ والشبك',
  },
  description: {
    fa: 'رگلاژ در و پنجره، لولا، یراق و توری.',
    en: 'Doors and windows adjusted; hinges, fittings and screens.',
    de: 'Türen und Fenster einstellen; Scharniere, Beschläge, Gitter.',
    ar: 'ضبط الأبواب والنوافذ والمفصلات والشبك.',
  },
  page: {
    title: {
      fa: 'رگلاژ و تعمیر در، پنجره و توری',
      en: 'Doors, windows and screens adjusted and repaired',
      de: 'Türen, Fenster und Fliegengitter einstellen und reparieren',
      ar: 'ضبط الأبواب والنوافذ والشبك وإصلاحها',
    },
    summary: {
      fa: 'برای دری که به کف می‌ساید، پنجره‌ای که سوز می‌آورد و توری‌ای که پاره شده است. جنس در و پنجره (چوب، آهن، آلومینیوم یا دوجداره) و عکس عیب را می‌فرستید و قیمت می‌گیرید.',
      en: 'For the door that scrapes, the window that lets the cold in and the torn screen. You send the material (wood, iron, aluminium or double-glazed PVC) and a photo of the fault, and get quotes.',
      de: 'Für die schleifende Tür, das zugige Fenster und das gerissene Fliegengitter. Sie nennen das Material (Holz, Eisen, Aluminium oder Kunststoff) und schicken ein Foto; dann kommen Angebote.',
      ar: 'للباب الذي يحتك بالأرض والنافذة التي يتسرب منها البرد والشبك الممزق. ترسل نوع المادة (خشب أو حديد أو ألمنيوم أو نافذة مزدوجة الزجاج) وصورة العيب فتصلك الأسعار.',
    },
    metaTitle: {
      fa: 'رگلاژ در و پنجرهٔ دوجداره، لولا، یراق و توری | پلاکفن',
      en: 'Door and window adjustment, hinges, screens | Pelakfan',
      de: 'Türen und Fenster einstellen, Fliegengitter | Pelakfan',
      ar: 'ضبط الأبواب والنوافذ المزدوجة والشبك | بلاكفن',
    },
    metaDescription: {
      fa: 'رگلاژ پنجرهٔ دوجداره، تعویض لولا و دستگیره، نوار درزگیر، توری ثابت و پلیسه، جک آرام‌بند. رگلاژ هر لنگه معمولاً ده تا بیست دقیقه زمان می‌برد.',
      en: 'Double-glazed windows adjusted, hinges, handles and seals replaced, fixed or pleated insect screens, door closers. Each sash takes 10 to 20 minutes.',
      de: 'Fenster einstellen, Scharniere, Griffe und Dichtungen tauschen, feste oder Plissee-Fliegengitter, Türschließer. Ein Flügel dauert 10 bis 20 Minuten.',
      ar: 'ضبط النوافذ المزدوجة وتبديل المفصلات والمقابض وشرائط العزل والشبك الثابت والمطوي ومغلق الباب. ضبط كل درفة يأخذ عشر دقائق إلى عشرين.',
    },
    done: [
      {
        fa: 'رگلاژ لنگهٔ پنجرهٔ دوجداره با آچار آلن، تا بسته شود و باد نکشد',
        en: 'Adjusting uPVC sashes with a hex key until they close and seal',
        de: 'Kunststofffensterflügel mit dem Inbus nachstellen, bis sie dicht schließen',
        ar: 'ضبط درفات النوافذ البلاستيكية بمفتاح ألن حتى تُغلق وتمنع الهواء',
      },
      {
        fa: 'تراشیدن و بالا آوردن در چوبی که به چارچوب یا کف می‌گیرد',
        en: 'Planing and lifting wooden doors that catch on frame or floor',
        de: 'Klemmende Holztüren hobeln und anheben',
        ar: 'كشط الباب الخشبي ورفعه إذا علق بالإطار أو الأرض',
      },
      {
        fa: 'تعویض لولا، دستگیره، اسپانیولت و زبانهٔ پنجره',
        en: 'Replacing hinges, handles and the espagnolettes of windows',
        de: 'Scharniere, Griffe und Getriebe der Fenster tauschen',
        ar: 'تبديل المفصلات والمقابض وآلية إغلاق النافذة',
      },
      {
        fa: 'نوار درزگیر دور در و پنجره، و چسباندن نوار برسی زیر در',
        en: 'New seals round doors and windows, and a brush strip under the door',
        de: 'Neue Dichtungen ringsum, Bürstenleiste unter der Tür',
        ar: 'شرائط عزل حول الأبواب والنوافذ وفرشاة مانعة أسفل الباب',
      },
      {
        fa: 'توری نو در همان قاب، توری مغناطیسی، رولی و پلیسه به اندازهٔ پنجره',
        en: 'New mesh in the old frame; magnetic, roller and pleated screens made to size',
        de: 'Neues Gewebe im alten Rahmen; Magnet-, Roll- und Plisseegitter nach Maß',
        ar: 'شبك جديد في الإطار نفسه، وشبك مغناطيسي ورول ومطوي حسب المقاس',
      },
      {
        fa: 'تنظیم و تعویض آرام‌بند در ورودی ساختمان',
        en: 'Setting or replacing the closer of the building’s front door',
        de: 'Türschließer der Haustür einstellen oder ersetzen',
        ar: 'ضبط مغلق باب المبنى أو تبديله',
      },
    ],
    notDone: [
      {
        fa: 'ساخت در و پنجرهٔ نو و تعویض چارچوب',
        en: 'Making new doors and windows or replacing frames',
        de: 'Anfertigung neuer Türen und Fenster, Austausch von Rahmen',
        ar: 'صنع أبواب ونوافذ جديدة أو تبديل الإطارات',
      },
      {
        fa: 'تعویض شیشهٔ دوجداره‌ای که میانش بخار گرفته؛ این شیشه در کارخانه ساخته می‌شود',
        en: 'Replacing misted double glazing, whose panes are made in a factory',
        de: 'Ersatz beschlagener Isolierscheiben; sie kommen aus dem Werk',
        ar: 'تبديل الزجاج المزدوج الذي تكثف البخار بين لوحيه فهو يُصنع في المصنع',
      },
      {
        fa: 'کار از بیرون پنجره در طبقه‌هایی که بالکن ندارد',
        en: 'Work from outside on floors without a balcony',
        de: 'Arbeiten von außen in Geschossen ohne Balkon',
        ar: 'العمل من خارج النافذة في الطوابق التي لا شرفة لها',
      },
      {
        fa: 'موتور کرکرهٔ برقی و جک پارکینگ',
        en: 'Motors of roller shutters and garage gates',
        de: 'Motoren von Rollläden und Garagentoren',
        ar: 'محركات الستائر المعدنية وأبواب المرآب',
      },
    ],
    steps: [
      {
        title: {
          fa: 'عیب را در نور نشان دهید',
          en: 'Show the fault against the light',
          de: 'Fehler im Gegenlicht zeigen',
          ar: 'أظهر العيب أمام الضوء',
        },
        text: {
          fa: 'در بسته، از درزهای روشن عکس بگیرید و از لولا و برچسب پروفیل هم. برای توری پهنا و بلندای قاب را به سانتی‌متر بنویسید.',
          en: 'Close the door and photograph the bright gaps, the hinge and the label of the profile. For screens give width and height in centimetres.',
          de: 'Schließen Sie die Tür und fotografieren Sie helle Spalten, Scharnier und Profiletikett. Für Gitter geben Sie Breite und Höhe in Zentimetern an.',
          ar: 'أغلق الباب وصوّر الفراغات المضيئة والمفصلة وملصق المقطع. وللشبك اكتب العرض والارتفاع بالسنتيمتر.',
        },
      },
      {
        title: { fa: 'آزمایش کاغذ', en: 'The paper test', de: 'Papierprobe', ar: 'اختبار الورقة' },
        text: {
          fa: 'تعمیرکار برگه‌ای لای لنگه می‌گذارد و پنجره را می‌بندد؛ هر جا کاغذ آسان بیرون آمد، همان‌جا فشار کم است و رگلاژ می‌خواهد.',
          en: 'A sheet of paper is shut in the sash: wherever it pulls out easily the pressure is too low and is set there.',
          de: 'Ein Blatt wird im Flügel eingeklemmt: Wo es sich leicht herausziehen lässt, ist der Druck zu gering und wird nachgestellt.',
          ar: 'تُوضع ورقة بين الدرفة والإطار وتُغلق النافذة؛ وحيث تخرج بسهولة يكون الضغط ضعيفًا فيُضبط هناك.',
        },
      },
      {
        title: {
          fa: 'چند بار باز و بسته',
          en: 'Opened and closed, again and again',
          de: 'Mehrfach öffnen und schließen',
          ar: 'فتح وإغلاق متكرر',
        },
        text: {
          fa: 'پس از رگلاژ یا تعویض، لولا و یراق روغن می‌خورد و شما خودتان چند بار باز و بسته می‌کنید تا نرمی و قفل شدن را ببینید.',
          en: 'Hinges and fittings are oiled, and you work the door yourself a few times to feel that it runs and locks.',
          de: 'Beschläge werden geölt, und Sie probieren selbst mehrmals, ob alles leicht läuft und schließt.',
          ar: 'تُزيَّت المفصلات والقطع، ثم تجرّب بنفسك عدة مرات سهولة الحركة والإقفال.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'قطعهٔ فرسوده پیش از تعویض به شما نشان داده می‌شود و قیمت قطعهٔ نو بدون پذیرش شما به صورت‌حساب نمی‌رود.',
        en: 'A worn part is shown to you before it is changed, and its price is added to the bill only when you accept it.',
        de: 'Verschlissene Teile werden Ihnen vor dem Tausch gezeigt; ihr Preis kommt nur mit Ihrer Zustimmung auf die Rechnung.',
        ar: 'تُعرض عليك القطعة التالفة قبل تبديلها، ولا يُضاف ثمن الجديدة إلى الفاتورة إلا بقبولك.',
      },
      {
        fa: 'اگر تا پیش از تعیین تعمیرکار پشیمان شدید، لغو سفارش رگلاژ یا توری رایگان است.',
        en: 'If you change your mind before anyone is assigned, cancelling the adjustment or the screen costs nothing.',
        de: 'Überlegen Sie es sich vor der Vergabe anders, ist die Absage für Einstellung oder Gitter kostenlos.',
        ar: 'إن غيّرت رأيك قبل تعيين الفني فإلغاء طلب الضبط أو الشبك مجاني.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'چرا پنجرهٔ دوجداره‌ام در زمستان سوز می‌آورد؟',
          en: 'Why is my double-glazed window draughty in winter?',
          de: 'Warum zieht mein Isolierfenster im Winter?',
          ar: 'لماذا يتسرب البرد من نافذتي المزدوجة شتاءً؟',
        },
        answer: {
          fa: 'بیشتر وقت‌ها لاستیک دورش خشک شده یا لنگه کمی افتاده است. زبانه‌های قارچی کنار لنگه را می‌شود روی فشار زمستانی چرخاند؛ تابستان دوباره شلش کنید تا لاستیک نخوابد.',
          en: 'Usually the gasket has hardened or the sash has dropped a little. The mushroom cams on its edge can be turned to winter pressure; ease them again in summer to spare the gasket.',
          de: 'Meist ist die Dichtung hart oder der Flügel abgesackt. Die Pilzzapfen am Rand lassen sich auf Winterdruck drehen; im Sommer wieder lösen, das schont die Dichtung.',
          ar: 'غالبًا جفّ المطاط أو هبطت الدرفة قليلًا. يمكن تدوير مسامير الإغلاق الجانبية إلى ضغط الشتاء، ثم تخفيفه صيفًا حفاظًا على المطاط.',
        },
      },
      {
        question: {
          fa: 'دستگیره باز مانده و لنگه از بالا آویزان شده است؛ خطر دارد؟',
          en: 'The sash hangs from one corner. Is that dangerous?',
          de: 'Der Flügel hängt nur noch an einer Ecke. Gefährlich?',
          ar: 'تدلّت الدرفة من زاوية واحدة، فهل هذا خطر؟',
        },
        answer: {
          fa: 'وقتی لنگه هم‌زمان حالت باز و کلنگی می‌گیرد یک لولا آزاد می‌شود. سنگین است؛ آن را به قاب تکیه دهید، دستگیره را زور ندهید و تا آمدن تعمیرکار کسی زیرش نایستد.',
          en: 'It was turned and tilted at once and came off one hinge. It is heavy: lean it against the frame, do not force the handle and keep everybody away from below.',
          de: 'Wird er zugleich gedreht und gekippt, löst sich ein Band. Der Flügel ist schwer: Lehnen Sie ihn an den Rahmen, drehen Sie den Griff nicht mit Gewalt, und niemand darf darunter stehen.',
          ar: 'اجتمع وضعا الفتح والإمالة فانفصلت مفصلة. الدرفة ثقيلة: أسندها إلى الإطار ولا تضغط على المقبض وأبعد الجميع عنها حتى يصل الفني.',
        },
      },
      {
        question: {
          fa: 'کدام توری برای بچه و گربه بهتر است؟',
          en: 'Which screen suits children and cats?',
          de: 'Welches Gitter bei Kindern und Katzen?',
          ar: 'أي شبك يناسب الأطفال والقطط؟',
        },
        answer: {
          fa: 'توری فایبرگلاس نرم است و با ناخن گربه پاره می‌شود؛ پلی‌استر روکش‌دار یا آلومینیوم دوام بیشتری دارد. توری هیچ‌گاه جلوی افتادن کودک را نمی‌گیرد؛ برای آن حفاظ جدا لازم است.',
          en: 'Fibreglass mesh is soft and tears under claws; coated polyester or aluminium lasts longer. No screen keeps a child from falling: that takes a guard of its own.',
          de: 'Fiberglas ist weich und reißt unter Krallen, beschichtetes Polyester oder Aluminium hält länger. Kein Gitter schützt ein Kind vor dem Absturz; dafür braucht es eine eigene Sicherung.',
          ar: 'شبك الألياف الزجاجية لين وتمزقه مخالب القطط، والبوليستر المغلّف أو الألمنيوم أمتن. ولا يمنع أي شبك سقوط طفل، فذلك يحتاج حاجزًا خاصًا.',
        },
      },
      {
        question: {
          fa: 'در چوبی فقط زمستان‌ها گیر می‌کند؛ بتراشند؟',
          en: 'A wooden door sticks only in winter. Plane it?',
          de: 'Die Holztür klemmt nur im Winter. Abhobeln?',
          ar: 'الباب الخشبي يعلق شتاءً فقط، فهل يُكشط؟',
        },
        answer: {
          fa: 'چوب با رطوبت باد می‌کند و تابستان پس می‌نشیند؛ اگر زیاد بتراشند، تابستان درز می‌ماند. یک تا دو میلی‌متر بس است و لبهٔ تراشیده باید همان روز رنگ یا روغن بخورد.',
          en: 'Wood swells when damp and shrinks in summer, so too much planing leaves a gap. One or two millimetres are enough, and the bare edge should be painted or oiled the same day.',
          de: 'Holz quillt bei Feuchte und schwindet im Sommer; zu viel gehobelt, klafft dann ein Spalt. Ein bis zwei Millimeter reichen, und die Kante muss noch am selben Tag gestrichen oder geölt werden.',
          ar: 'ينتفخ الخشب بالرطوبة وينكمش صيفًا، فالكشط الزائد يترك فراغًا. يكفي مليمتر أو اثنان، ويجب دهن الحافة المكشوفة أو تزييتها في اليوم نفسه.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'رگلاژ به ازای هر لنگه، توری به متر مربع و نوع قاب، و تعویض لولا و یراق تکی قیمت می‌خورد.',
        en: 'Adjustment is quoted per sash, screens by the square metre and kind of frame, hinges and fittings singly.',
        de: 'Das Einstellen wird je Flügel berechnet, Gitter nach Quadratmeter und Rahmenart, Beschläge einzeln.',
        ar: 'الضبط يُسعَّر لكل درفة، والشبك بالمتر المربع ونوع الإطار، والمفصلات والقطع بالواحدة.',
      },
      {
        fa: 'یراق پروفیل‌های قدیمی یا خارجی کمیاب‌تر و گران‌تر است؛ عکس شمارهٔ روی آن کمک می‌کند.',
        en: 'Fittings for old or imported profiles are rarer and cost more; a photo of the number on them helps.',
        de: 'Beschläge für alte oder importierte Profile sind seltener und teurer; ein Foto der Nummer hilft.',
        ar: 'قطع المقاطع القديمة أو المستوردة أندر وأغلى، وصورة الرقم المنقوش عليها تساعد.',
      },
    ],
  },
};
