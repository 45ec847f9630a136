import type { CategoryTypeSeed } from '../types';

export const errands: CategoryTypeSeed = {
  id: 2604,
  seopath: 'errands',
  hasPage: true,
  name: { fa: 'خرید و پیگیری', en: 'Shopping and errands', de: 'Einkäufe und Botengänge', ar: 'التسوق والمشاوير' },
  description: {
    fa: 'خرید روزانه، صف و رساندن مدارک.',
    en: 'Daily shopping, queues and delivering documents.',
    de: 'Einkäufe, Anstehen, Unterlagen überbringen.',
    ar: 'مشتريات يومية وطوابير وإيصال أوراق.',
  },
  page: {
    title: {
      fa: 'خرید روزانه و پیگیری کارهای بیرون',
      en: 'Shopping and errands',
      de: 'Einkäufe und Besorgungen',
      ar: 'التسوق وقضاء المشاوير',
    },
    summary: {
      fa: 'برای روزی که بچه بیمار است، سالمندی که پله‌ها را پایین نمی‌رود، یا پاکتی که باید تا ظهر به آن سوی شهر برسد. فهرست و نشانی‌ها را می‌دهید و کسی با امتیاز پیدا به‌جای شما می‌رود.',
      en: 'For the day a child is ill, an elder who cannot manage the stairs, or an envelope due across town by noon. Give the list and addresses, and somebody with a visible rating goes in your place.',
      de: 'Für den Tag mit krankem Kind, für Ältere, denen die Treppe zu viel ist, oder den Umschlag, der mittags am anderen Ende der Stadt sein muss. Sie geben Liste und Adressen an, und jemand mit sichtbarer Bewertung geht für Sie.',
      ar: 'ليوم يمرض فيه طفلك، أو لمسن لا ينزل الدرج، أو لظرف يجب أن يصل إلى الطرف الآخر قبل الظهر. تذكر القائمة والعناوين فيذهب عنك شخص ظاهر التقييم.',
    },
    metaTitle: {
      fa: 'خرید روزانه، صف و رساندن مدارک | پلاکفن',
      en: 'Shopping, queueing, documents delivered | Pelakfan',
      de: 'Einkaufen, Anstehen, Unterlagen bringen | Pelakfan',
      ar: 'تسوق وطوابير وإيصال أوراق | بلاكفن',
    },
    metaDescription: {
      fa: 'خرید میوه، نان و دارو، ایستادن در صف، تحویل پاکت و بسته تا ۱۰ کیلو در تهران و کرج. پول خرید با رسید، جدا از دستمزد؛ فهرست را با مارک بنویسید.',
      en: 'Shopping and medicine fetched, a place held in the queue, parcels up to 10 kg delivered in Tehran and Karaj. Goods are paid separately, by receipt.',
      de: 'Obst, Brot und Medikamente holen, Anstehen, Umschläge und Pakete bis 10 kg in Teheran und Karadsch. Waren zahlen Sie gegen Beleg.',
      ar: 'شراء الفاكهة والخبز والدواء والوقوف في الطابور وإيصال المظاريف والطرود حتى ١٠ كيلوغرامات في طهران وكرج. ثمن المشتريات بإيصال منفصل عن الأجرة.',
    },
    done: [
      {
        fa: 'خرید از میوه‌فروشی، نانوایی و فروشگاه با فهرست شما',
        en: 'Shopping at greengrocer, bakery and supermarket from your list',
        de: 'Einkauf bei Gemüsehändler, Bäcker und im Supermarkt nach Liste',
        ar: 'الشراء من الخضار والمخبز والمتجر بحسب لائحتك',
      },
      {
        fa: 'گرفتن دارو از داروخانه با نسخه یا کد رهگیری',
        en: 'Collecting medicine with a prescription or its tracking code',
        de: 'Medikamente mit Rezept oder Code abholen',
        ar: 'إحضار الدواء بالوصفة أو رمز التتبع',
      },
      {
        fa: 'ایستادن در صف تا نزدیک شدن نوبت و خبر دادن به شما',
        en: 'Standing in a queue and calling you as your turn nears',
        de: 'Anstehen und Sie anrufen, kurz bevor Sie dran sind',
        ar: 'الوقوف في الطابور وإخبارك حين يقترب دورك',
      },
      {
        fa: 'رساندن پاکت، کلید و بستهٔ تا ۱۰ کیلو و گرفتن رسید',
        en: 'Delivering envelopes, keys and parcels up to 10 kg, against a receipt',
        de: 'Umschläge, Schlüssel, Pakete bis 10 kg bringen, mit Empfangsbeleg',
        ar: 'إيصال المظاريف والمفاتيح والطرود حتى ١٠ كيلوغرامات وأخذ إيصال',
      },
      {
        fa: 'پس دادن یا تعویض کالا با فاکتور',
        en: 'Returning or exchanging goods with the invoice',
        de: 'Waren mit Rechnung zurückgeben oder tauschen',
        ar: 'إرجاع البضاعة أو تبديلها بالفاتورة',
      },
    ],
    notDone: [
      {
        fa: 'کاری که فقط خود شما یا وکیل می‌تواند: امضا، احراز هویت، بانک',
        en: 'What only you or an attorney can do: signatures, identification, banking',
        de: 'Was nur Sie oder Bevollmächtigte dürfen: Unterschrift, Ausweis, Bank',
        ar: 'ما لا يقوم به إلا أنت أو وكيلك: التوقيع والهوية والمصرف',
      },
      {
        fa: 'سپردن کارت بانکی و رمز',
        en: 'Handing over bank cards and PINs',
        de: 'Bankkarte und PIN übergeben',
        ar: 'تسليم البطاقة المصرفية ورمزها',
      },
      {
        fa: 'دخانیات، داروی بی‌نسخهٔ ممنوع و هر کالای قاچاق',
        en: 'Tobacco, medicine barred without prescription, or smuggled goods',
        de: 'Tabak, verschreibungspflichtige Mittel ohne Rezept, Schmuggelware',
        ar: 'التبغ والأدوية الممنوعة بلا وصفة والبضائع المهربة',
      },
      {
        fa: 'بار سنگین و وسیلهٔ خانه؛ برای آن باربری بگیرید',
        en: 'Heavy loads and furniture; order a moving service',
        de: 'Schwere Lasten und Möbel; dafür einen Umzug buchen',
        ar: 'الأحمال الثقيلة والأثاث، فاطلب لها خدمة نقل',
      },
    ],
    steps: [
      {
        title: { fa: 'فهرست روشن', en: 'A clear list', de: 'Klare Liste', ar: 'لائحة واضحة' },
        text: {
          fa: 'برای هر قلم مارک، اندازه و جایگزین بنویسید: «شیر کم‌چرب یک‌لیتری، اگر نبود پرچرب».',
          en: 'For each item give make, size and a substitute: “one litre of low-fat milk, else full”.',
          de: 'Geben Sie zu jedem Posten Marke, Größe und Ersatz an: „ein Liter fettarme Milch, sonst Vollmilch“.',
          ar: 'اكتب لكل صنف ماركته وحجمه وبديله: «حليب قليل الدسم لتر، وإلا كامل الدسم».',
        },
      },
      {
        title: { fa: 'پول خرید', en: 'Paying for goods', de: 'Geld für Waren', ar: 'ثمن البضاعة' },
        text: {
          fa: 'تا مبلغ کم، مجری می‌پردازد و با رسید از شما می‌گیرد؛ برای بیشتر، خودتان یک‌راست به فروشنده بپردازید.',
          en: 'Small sums are advanced and repaid against the receipt; for more, pay the shop directly.',
          de: 'Kleine Beträge werden ausgelegt und gegen Beleg erstattet; Größeres zahlen Sie direkt dem Laden.',
          ar: 'المبالغ الصغيرة يدفعها المنفذ ثم يستردها بالإيصال، والأكبر تدفعه للمتجر مباشرة.',
        },
      },
      {
        title: {
          fa: 'عکس از کیسه و رسید',
          en: 'Photo of bag and receipt',
          de: 'Foto von Tasche und Beleg',
          ar: 'صورة الكيس والإيصال',
        },
        text: {
          fa: 'پیش از راه افتادن، عکس خرید و رسید فرستاده می‌شود تا چیزی جا نماند.',
          en: 'Before setting off, a photo of both is sent, so that nothing is forgotten.',
          de: 'Vor der Rückfahrt kommt ein Foto, damit nichts fehlt.',
          ar: 'تُرسل قبل الانطلاق كي لا يُنسى شيء.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'برای کسی که به در خانه‌تان می‌آید، نشان گواهی عدم سوءپیشینه و نظر دیگران را از پیش می‌بینید.',
        en: 'Before anybody comes to your door you see whether they hold a no-criminal-record certificate and how others rated their errands.',
        de: 'Vorab sehen Sie, ob die Person ein Führungszeugnis vorgelegt hat und wie andere ihre Botengänge bewertet haben.',
        ar: 'ترى مسبقًا هل لدى من سيقصد بابك شهادة حسن السيرة وكيف قيّم الآخرون مشاويره.',
      },
      {
        fa: 'قیمت یک‌جایی که پذیرفته‌اید ثابت است: شلوغی صف یا ترافیک چیزی به آن اضافه نمی‌کند.',
        en: 'A lump sum you accepted is fixed: a longer queue or heavy traffic adds nothing to it.',
        de: 'Ein angenommener Festpreis bleibt: Lange Schlangen oder Stau machen ihn nicht teurer.',
        ar: 'الأجرة المقطوعة التي قبلتها ثابتة، فلا يزيدها طول الطابور ولا الزحام.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'اگر کالایی نبود یا گران شده بود چه می‌شود؟',
          en: 'What if something is missing or costs more?',
          de: 'Was, wenn etwas fehlt oder teurer ist?',
          ar: 'ماذا لو نفد صنف أو غلا؟',
        },
        answer: {
          fa: 'مجری پیش از خرید تلفن می‌زند. اگر جواب ندهید، جایگزینی را که نوشته‌اید می‌گیرد و اگر ننوشته باشید، آن قلم را نمی‌خرد.',
          en: 'You are called before it is bought. If you cannot be reached, the substitute you noted is taken, and if there is none, the item is left.',
          de: 'Sie werden vor dem Kauf angerufen. Sind Sie nicht erreichbar, gilt der notierte Ersatz; ohne Ersatz entfällt der Posten.',
          ar: 'يُتصل بك قبل الشراء. فإن لم ترد أُخذ البديل الذي كتبته، وإن لم تكتب تُرك الصنف.',
        },
      },
      {
        question: {
          fa: 'گوشت و بستنی را تا خانه چطور می‌آورند؟',
          en: 'How do meat and ice cream get home?',
          de: 'Wie kommen Fleisch und Eis nach Hause?',
          ar: 'كيف يصل اللحم والمثلجات؟',
        },
        answer: {
          fa: 'در شرح بنویسید تا با کیف خنک بیایند و آن‌ها را آخر بخرند؛ در تابستان گوشت بیش از نیم ساعت بیرون یخچال نماند.',
          en: 'Note them, so that a cool bag comes along and they are bought last; in summer meat should not be unchilled for more than half an hour.',
          de: 'Bitte notieren, dann kommt eine Kühltasche mit und beides wird zuletzt gekauft; im Sommer Fleisch höchstens eine halbe Stunde ungekühlt.',
          ar: 'اذكرها ليُحضر كيسًا مبردًا ويشتريها أخيرًا، وفي الصيف لا يبقى اللحم بلا تبريد أكثر من نصف ساعة.',
        },
      },
      {
        question: {
          fa: 'مدرک اصلی مثل شناسنامه را بسپارم؟',
          en: 'Should I hand over originals such as a birth certificate?',
          de: 'Soll ich Originale wie die Geburtsurkunde mitgeben?',
          ar: 'هل أسلّم أصل وثيقة كشهادة الميلاد؟',
        },
        answer: {
          fa: 'اگر کپی برابر اصل بس است همان را بدهید. اصل را فقط در پاکت بسته، با رسید دستی و نام گیرنده بسپارید.',
          en: 'If a certified copy will do, give that. Originals only in a sealed envelope, with a signed receipt and the recipient’s name.',
          de: 'Genügt eine beglaubigte Kopie, nehmen Sie diese. Originale nur im verschlossenen Umschlag, gegen Quittung und mit Empfängername.',
          ar: 'إن كفت صورة مصدقة فسلّمها. والأصل في ظرف مغلق فقط، بإيصال موقّع واسم المستلم.',
        },
      },
      {
        question: {
          fa: 'برای مادر سالمندم هر هفته خرید می‌خواهم؛ ممکن است؟',
          en: 'My mother needs shopping every week. Is that possible?',
          de: 'Meine Mutter braucht jede Woche Einkäufe. Geht das?',
          ar: 'تحتاج والدتي المسنة تسوقًا كل أسبوع، هل يمكن؟',
        },
        answer: {
          fa: 'بله، هر هفته یک سفارش با همان فهرست بدهید و مجری قبلی را، اگر پیشنهاد داد، دوباره انتخاب کنید. شمارهٔ مادر را برای تحویل بنویسید.',
          en: 'Yes: order each week with the same list and, if the same person quotes, choose them again. Give her number for the hand-over.',
          de: 'Ja: Bestellen Sie jede Woche mit derselben Liste und wählen Sie dieselbe Person wieder, wenn sie ein Angebot macht. Geben Sie für die Übergabe die Nummer Ihrer Mutter an.',
          ar: 'نعم، اطلب أسبوعيًا باللائحة نفسها واختر الشخص السابق إن قدّم عرضًا، واكتب رقمها للتسليم.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'کارهای یک‌نشانی قیمت یک‌جا دارد؛ صف و انتظار را با نرخ ساعت بخواهید.',
        en: 'One address means a lump sum; for queues and waiting ask an hourly rate.',
        de: 'Eine Adresse: Festpreis; für Anstehen und Warten besser ein Stundensatz.',
        ar: 'العنوان الواحد بسعر مقطوع، وللطابور والانتظار اطلب أجرة ساعة.',
      },
      {
        fa: 'طرح ترافیک، پیک موتوری یا خودرو، و وزن بار قیمت را عوض می‌کند.',
        en: 'The traffic zone, motorcycle or car, and the weight make the difference.',
        de: 'Verkehrszone, Motorrad oder Auto und das Gewicht machen den Unterschied.',
        ar: 'منطقة تقييد المرور والدراجة أو السيارة والوزن تغير السعر.',
      },
      {
        fa: 'سفارش شب پیش، پیشنهادهای بیشتری می‌گیرد تا سفارش همان ساعت.',
        en: 'An order placed the evening before draws more quotes than one for the same hour.',
        de: 'Wer am Vorabend bestellt, erhält mehr Angebote als bei sofortigem Bedarf.',
        ar: 'الطلب مساء اليوم السابق يجذب عروضًا أكثر من طلب الساعة نفسها.',
      },
    ],
  },
};
