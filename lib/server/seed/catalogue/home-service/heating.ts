import type { CategoryTypeSeed } from '../types';

export const heating: CategoryTypeSeed = {
  id: 2802,
  seopath: 'heating',
  hasPage: true,
  name: { fa: 'پکیج و گرمایش', en: 'Boilers and heating', de: 'Thermen und Heizung', ar: 'السخانات والتدفئة' },
  description: {
    fa: 'سرویس پکیج، رادیاتور سرد، هواگیری و شست‌وشوی مدار.',
    en: 'Boiler service, cold radiators, venting and flushing.',
    de: 'Thermenwartung, kalte Heizkörper, entlüften und spülen.',
    ar: 'صيانة السخان والمشع البارد وتفريغ الهواء وغسل الدائرة.',
  },
  page: {
    title: {
      fa: 'سرویس پکیج، رادیاتور و شوفاژ',
      en: 'Boilers, radiators and central heating',
      de: 'Therme, Heizkörper und Zentralheizung',
      ar: 'صيانة السخان المركزي والمشعات والتدفئة',
    },
    summary: {
      fa: 'برای پکیجی که خطا می‌دهد، رادیاتوری که بالایش سرد است یا موتورخانه‌ای که باید پیش از پاییز روشن شود. مدل و کد خطا، تعداد رادیاتورها و فشار روی عقربه را می‌نویسید و سرویس‌کارها قیمت می‌دهند.',
      en: 'For a combi boiler showing a fault, a radiator cold at the top or a boiler room to be started before autumn. You note model and code, the number of radiators and the gauge reading, and heating engineers quote.',
      de: 'Für die Therme mit Störung, den oben kalten Heizkörper oder den Heizraum vor dem Herbst. Sie nennen Modell und Code, Zahl der Heizkörper und Druck am Manometer; Heizungsbauer machen Angebote.',
      ar: 'لسخان مركزي يظهر خطأ، أو مشع أعلاه بارد، أو غرفة مراجل تُشغَّل قبل الخريف. تكتب الطراز والرمز وعدد المشعات وقراءة الضغط، فيعرض فنيو التدفئة أسعارهم.',
    },
    metaTitle: {
      fa: 'سرویس پکیج، رسوب‌زدایی، هواگیری رادیاتور | پلاکفن',
      en: 'Boiler service, cold radiators and flushing | Pelakfan',
      de: 'Thermenwartung, kalte Heizkörper, Spülung | Pelakfan',
      ar: 'صيانة السخان المركزي وتفريغ هواء المشعات | بلاكفن',
    },
    metaDescription: {
      fa: 'سرویس سالانهٔ پکیج، تعویض دیافراگم، پمپ و سه‌راهه، اسیدشویی مبدل، هواگیری و بالانس رادیاتور، موتورخانه. فشار درست مدار سرد ۱ تا ۱٫۵ بار است.',
      en: 'Annual combi boiler service, membrane, pump and diverter valve, descaling, radiators vented and balanced. Cold circuit pressure should be 1 to 1.5 bar.',
      de: 'Jährliche Thermenwartung, Membran, Pumpe, Umschaltventil, Wärmetauscher entkalken, Heizkörper entlüften und abgleichen. Druck kalt: 1 bis 1,5 bar.',
      ar: 'صيانة سنوية للسخان المركزي، تبديل الغشاء والمضخة والصمام الثلاثي، غسل المبادل، تفريغ الهواء وموازنة المشعات. ضغط الدائرة الباردة ١ إلى ١٫٥ بار.',
    },
    done: [
      {
        fa: 'سرویس سالانهٔ پکیج: مشعل، فن، الکترود، صافی‌ها و باد منبع انبساط',
        en: 'Annual service of a combi boiler: burner, fan, electrodes, strainers, air in the expansion vessel',
        de: 'Jahreswartung der Therme: Brenner, Gebläse, Elektroden, Siebe, Vordruck im Ausdehnungsgefäß',
        ar: 'صيانة سنوية: الموقد والمروحة والأقطاب والمصافي وهواء خزان التمدد',
      },
      {
        fa: 'خواندن کد خطا و تعویض حسگر، برد، پمپ یا شیر سه‌راهه',
        en: 'Reading fault codes; sensors, boards, pumps and diverter valves replaced',
        de: 'Fehlercodes auslesen; Fühler, Platine, Pumpe, Umschaltventil tauschen',
        ar: 'قراءة رمز الخطأ وتبديل الحساس أو اللوحة أو المضخة أو الصمام الثلاثي',
      },
      {
        fa: 'شست‌وشوی مبدل آب مصرفی وقتی دوش گرم و سرد می‌شود',
        en: 'Descaling the hot-water exchanger when the shower runs hot and cold',
        de: 'Entkalken des Warmwassertauschers, wenn die Dusche schwankt',
        ar: 'غسل مبادل الماء الساخن حين يتذبذب الدش',
      },
      {
        fa: 'هواگیری، بالانس شیر زانویی و قفلی و تعویض شیر ترموستاتیک رادیاتور',
        en: 'Venting and balancing radiators, fitting thermostatic valves',
        de: 'Heizkörper entlüften, abgleichen, Thermostatventile setzen',
        ar: 'تفريغ هواء المشعات وموازنة صماماتها وتركيب الترموستاتية',
      },
      {
        fa: 'شست‌وشوی مدار از لجن و افزودن ضدخوردگی یا ضدیخ',
        en: 'Flushing sludge from the circuit, adding inhibitor or antifreeze',
        de: 'Heizkreis entschlammen, Schutzmittel oder Frostschutz zugeben',
        ar: 'غسل الدائرة من الوحل وإضافة مانع التآكل أو التجمد',
      },
      {
        fa: 'نصب رادیاتور آلومینیومی یا حوله‌خشک‌کن بر لولهٔ آماده',
        en: 'Hanging aluminium radiators or towel rails on prepared pipes',
        de: 'Aluminiumheizkörper oder Handtuchwärmer an vorhandene Rohre',
        ar: 'تركيب مشع ألمنيوم أو مجفف مناشف على أنابيب جاهزة',
      },
      {
        fa: 'راه‌اندازی موتورخانهٔ کوچک: مشعل، سیرکولاتور، منبع',
        en: 'Starting small boiler rooms: burner, circulator, tank',
        de: 'Kleine Heizräume in Betrieb nehmen: Brenner, Umwälzpumpe, Gefäß',
        ar: 'تشغيل غرف المراجل الصغيرة: الحارق ومضخة التدوير والخزان',
      },
    ],
    notDone: [
      {
        fa: 'لوله‌کشی گاز تازه و گرفتن تأیید نظام مهندسی',
        en: 'New gas pipes and the engineering body’s approval',
        de: 'Neue Gasleitungen und deren Abnahme',
        ar: 'تمديد غاز جديد واستصدار موافقته',
      },
      {
        fa: 'باز کردن پکیجی که هنوز پلمب گارانتی دارد',
        en: 'Opening a boiler with its warranty seal intact',
        de: 'Öffnen von Thermen mit Garantiesiegel',
        ar: 'فتح سخان عليه ختم الضمان',
      },
      {
        fa: 'طراحی و اجرای گرمایش از کف',
        en: 'Designing and laying underfloor heating',
        de: 'Planung und Einbau einer Fußbodenheizung',
        ar: 'تصميم التدفئة الأرضية وتنفيذها',
      },
      {
        fa: 'دیگ بخار و موتورخانهٔ صنعتی',
        en: 'Steam boilers and industrial plant',
        de: 'Dampfkessel und Industrieanlagen',
        ar: 'مراجل البخار والمنشآت الصناعية',
      },
    ],
    steps: [
      {
        title: { fa: 'عقربه و کد', en: 'Gauge and code', de: 'Manometer und Code', ar: 'المؤشر والرمز' },
        text: {
          fa: 'فشار سرد را پایین پکیج بخوانید. زیر یک بار، شیر پرکن را آرام تا ۱٫۳ باز کنید و بنویسید چند روزه باز می‌افتد. عکس کد و لولهٔ دودکش را هم بگذارید.',
          en: 'Read the cold pressure under the boiler. Below 1 bar, open the filling valve gently to 1.3 and note how soon it drops again. Add photos of the code and the flue.',
          de: 'Lesen Sie den Kaltdruck unten an der Therme ab. Unter 1 bar füllen Sie vorsichtig bis 1,3 nach und notieren, wann er wieder fällt. Legen Sie Fotos von Code und Abgasrohr bei.',
          ar: 'اقرأ الضغط البارد أسفل السخان. إن قل عن بار فافتح صمام الملء بلطف حتى ١٫٣ واكتب متى يعود للهبوط، وأرفق صورة الرمز والمدخنة.',
        },
      },
      {
        title: { fa: 'دستگاه خنک باشد', en: 'Let it cool', de: 'Abkühlen lassen', ar: 'دعه يبرد' },
        text: {
          fa: 'یک ساعت پیش از آمدن سرویس‌کار گرمایش را خاموش کنید؛ هواگیری و باز کردن صافی روی مدار داغ هم خطر دارد هم نتیجه نمی‌دهد.',
          en: 'Switch the heating off an hour before: venting or opening strainers on a hot circuit is both risky and useless.',
          de: 'Heizung eine Stunde vorher aus: Entlüften oder Sieb öffnen am heißen Kreis ist gefährlich und bringt nichts.',
          ar: 'أطفئ التدفئة قبل الموعد بساعة، فتفريغ الهواء أو فتح المصفاة والدائرة ساخنة خطر ولا يفيد.',
        },
      },
      {
        title: { fa: 'گرم کردن و دست زدن', en: 'Heat up, and feel', de: 'Aufheizen und fühlen', ar: 'التسخين واللمس' },
        text: {
          fa: 'پس از کار مدار به ۶۰ درجه می‌رسد و رادیاتورها یکی‌یکی لمس می‌شود: بالا و پایین باید گرم باشد و دورترین، نه بیش از ده دقیقه دیرتر.',
          en: 'The circuit is brought to 60 °C and every radiator felt: warm above and below, the farthest no more than ten minutes later.',
          de: 'Der Kreis läuft auf 60 °C, jeder Heizkörper wird gefühlt: oben und unten warm, der letzte höchstens zehn Minuten später.',
          ar: 'تُرفع الدائرة إلى ٦٠ درجة ويُلمس كل مشع: دافئ من أعلاه وأسفله، وأبعدها لا يتأخر أكثر من عشر دقائق.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'اگر هنگام سرویس پکیج قطعه‌ای خراب دیده شد، قیمتش را در سفارش می‌خوانید و تا نپذیرید عوض نمی‌شود.',
        en: 'If the service turns up a bad part, its price appears in the order and it stays in place until you accept.',
        de: 'Zeigt die Wartung ein defektes Teil, lesen Sie den Preis im Auftrag; getauscht wird erst mit Ihrem Ja.',
        ar: 'إن ظهرت قطعة تالفة أثناء الصيانة قرأت سعرها في الطلب ولا تُبدَّل حتى تقبل.',
      },
      {
        fa: 'سرویس را تا ۳ ساعت پیش از آمدن سرویس‌کار می‌شود رایگان لغو کرد؛ دیرتر، ۱۵٪ و نه بیش از دستمزد یک ساعت.',
        en: 'The heating visit can be cancelled free until 3 hours before; later it is 15%, never more than the price of one hour.',
        de: 'Der Heizungstermin lässt sich bis 3 Stunden vorher kostenlos absagen; später kostet es 15 %, nie mehr als den Preis einer Stunde.',
        ar: 'يمكن إلغاء زيارة التدفئة مجانًا حتى ٣ ساعات قبلها، وبعدها ١٥٪ لا تتجاوز أجرة ساعة.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'رادیاتور از بالا سرد است یا از پایین؛ فرقش چیست؟',
          en: 'Cold at the top or cold at the bottom: what does it mean?',
          de: 'Oben kalt oder unten kalt: Was heißt das?',
          ar: 'بارد من الأعلى أم من الأسفل، ما الفرق؟',
        },
        answer: {
          fa: 'بالا سرد: هوا دارد. پیچ هواگیری را یک‌چهارم دور باز کنید تا آب بیاید و فشار را دوباره تنظیم کنید. پایین سرد: لجن نشسته و شست‌وشو می‌خواهد. همه‌اش سرد: شیر بسته یا گیرکرده.',
          en: 'Top: air. Open the vent a quarter turn until water comes, then refill the pressure. Bottom: sludge, it needs flushing. All of it: a valve closed or stuck.',
          de: 'Oben: Luft. Öffnen Sie das Ventil eine Vierteldrehung, bis Wasser kommt, und füllen Sie dann nach. Unten: Schlamm, also spülen. Ganz kalt: Das Ventil ist zu oder sitzt fest.',
          ar: 'الأعلى: هواء، فافتح المنفس ربع دورة حتى يخرج الماء ثم اضبط الضغط. الأسفل: وحل يحتاج غسلًا. كله: صمام مغلق أو عالق.',
        },
      },
      {
        question: {
          fa: 'فشار پکیج هر چند روز می‌افتد؛ چرا؟',
          en: 'The pressure drops every few days. Why?',
          de: 'Der Druck fällt alle paar Tage. Warum?',
          ar: 'ينخفض الضغط كل بضعة أيام، لماذا؟',
        },
        answer: {
          fa: 'یا اتصال رادیاتوری نم می‌دهد، یا منبع انبساط باد ندارد و شیر اطمینان آب را بیرون می‌ریزد. زیر شیرها و سر لولهٔ تخلیه را نگاه کنید؛ آب اضافه کردنِ پشت سر هم رسوب می‌سازد.',
          en: 'Either a radiator joint weeps, or the expansion vessel has lost its air and the safety valve spills. Look under the valves and at the drain pipe; constant topping up brings scale.',
          de: 'Eine Verschraubung leckt, oder dem Ausdehnungsgefäß fehlt Luft und das Sicherheitsventil bläst ab. Unter den Ventilen und am Ablauf nachsehen; dauerndes Nachfüllen bringt Kalk.',
          ar: 'إما وصلة مشع ترشح، أو فقد خزان التمدد هواءه فيصرّف صمام الأمان. انظر تحت الصمامات وعند أنبوب التصريف، فالملء المتكرر يرسّب الكلس.',
        },
      },
      {
        question: {
          fa: 'پکیج را هر سال سرویس کنم؟',
          en: 'Is a yearly service needed?',
          de: 'Muss jedes Jahr gewartet werden?',
          ar: 'هل تلزم الصيانة كل سنة؟',
        },
        answer: {
          fa: 'بله، شهریور یا مهر، پیش از صف آبان. سرویس معمول یک تا یک ساعت و نیم است. اسیدشویی مبدل هر سال لازم نیست: وقتی آب گرم کم‌فشار و ناپایدار شد، یا هر دو سه سال در آب سخت.',
          en: 'Yes, in September or early October, before the November queue; it takes 60 to 90 minutes. Descaling the exchanger is not yearly work: do it when hot water weakens and wavers, or every two to three years with hard water.',
          de: 'Ja, im September oder Anfang Oktober, vor dem Andrang im November; Dauer 60 bis 90 Minuten. Entkalkt wird nicht jährlich, sondern wenn warmes Wasser schwach und unstet wird, bei hartem Wasser alle zwei bis drei Jahre.',
          ar: 'نعم، في سبتمبر أو مطلع أكتوبر قبل زحام نوفمبر، وتستغرق ساعة إلى ساعة ونصف. أما غسل المبادل فحين يضعف الماء الساخن ويتذبذب، أو كل سنتين إلى ثلاث مع الماء القاسي.',
        },
      },
      {
        question: {
          fa: 'چند درجه بگذارم تا گاز کمتر بسوزد؟',
          en: 'Which setting saves gas?',
          de: 'Welche Einstellung spart Gas?',
          ar: 'أي درجة توفر الغاز؟',
        },
        answer: {
          fa: 'آب رادیاتور ۵۵ تا ۶۵ و هوای اتاق ۱۸ تا ۲۱ درجه. پکیج چگالشی در دمای پایین‌تر بهتر کار می‌کند. هر درجه کمتر در اتاق نزدیک ۶٪ مصرف را پایین می‌آورد.',
          en: 'Radiator water at 55 to 65 °C, rooms at 18 to 21. Condensing boilers do best at the lower end. Each degree less in the room saves about 6%.',
          de: 'Vorlauf 55 bis 65 °C, Räume 18 bis 21. Brennwertgeräte arbeiten bei niedrigem Vorlauf am besten. Jedes Grad weniger im Raum spart rund 6 %.',
          ar: 'ماء المشعات ٥٥ إلى ٦٥ والغرف ١٨ إلى ٢١ درجة. سخانات التكثيف أفضل في الدرجات الأدنى، وكل درجة أقل توفر نحو ٦٪.',
        },
      },
      {
        question: {
          fa: 'زمستان به سفر می‌روم؛ پکیج را خاموش کنم؟',
          en: 'I am going away in winter. Should I switch it off?',
          de: 'Soll ich die Therme im Winterurlaub ausschalten?',
          ar: 'أسافر شتاءً، هل أطفئه؟',
        },
        answer: {
          fa: 'نه، در شهرهای سرد روی حالت ضدیخ یا ۴۰ درجه بگذارید و گاز و برق را نبندید. اگر باید خاموش شود، مدار و آب مصرفی را خالی کنید؛ مبدل یخ‌زده می‌ترکد.',
          en: 'No: where it freezes leave it on frost protection or 40 °C, with gas and power on. If it must be off, drain the circuit and the tap water, or a frozen exchanger bursts.',
          de: 'Nein: Lassen Sie sie bei Frostgefahr auf Frostschutz oder 40 °C, mit Gas und Strom. Muss sie aus sein, lassen Sie Heizkreis und Wasser ab, sonst platzt der Tauscher.',
          ar: 'لا، في المدن الباردة اتركه على وضع الحماية من التجمد أو ٤٠ درجة والغاز والكهرباء موصولان. وإن أطفأته ففرّغ الدائرة والماء، فالمبادل المتجمد ينفجر.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'سرویس پکیج مبلغ یک‌جا دارد و رادیاتور دانه‌ای قیمت می‌خورد.',
        en: 'A boiler service is a lump sum; radiators are charged one by one.',
        de: 'Die Thermenwartung ist pauschal, Heizkörper werden einzeln berechnet.',
        ar: 'صيانة السخان بمبلغ مقطوع، والمشعات بالواحد.',
      },
      {
        fa: 'اسیدشویی مبدل، شست‌وشوی مدار و مواد ضدخوردگی ردیف‌های جدا هستند.',
        en: 'Descaling, flushing and inhibitor are lines of their own.',
        de: 'Entkalken, Spülen und Schutzmittel sind eigene Posten.',
        ar: 'غسل المبادل وغسل الدائرة ومواد الحماية بنود منفصلة.',
      },
      {
        fa: 'مارک کمیاب، پکیج تراس باز و ماه‌های آبان و آذر گران‌تر درمی‌آید.',
        en: 'Rare makes, boilers on open balconies and the months of November and December cost more.',
        de: 'Seltene Marken, Thermen auf offenen Balkonen und die Monate November und Dezember sind teurer.',
        ar: 'الماركات النادرة والسخان على شرفة مكشوفة وشهرا نوفمبر وديسمبر أغلى.',
      },
    ],
  },
};
