import type { CategoryTypeSeed } from '../types';

export const fuseBox: CategoryTypeSeed = {
  id: 1604,
  seopath: 'fuse-box',
  hasPage: true,
  name: {
    fa: 'تابلو و ارت',
    en: 'Fuse box and earthing',
    de: 'Sicherungskasten und Erdung',
    ar: 'لوحة القواطع والتأريض',
  },
  description: {
    fa: 'تعویض فیوز، نصب محافظ جان و بررسی ارت.',
    en: 'New breakers, residual-current protection, earthing check.',
    de: 'Sicherungen, Fehlerstromschutz, Prüfung der Erdung.',
    ar: 'تبديل القواطع وتركيب حماية التسرب وفحص التأريض.',
  },
  page: {
    title: {
      fa: 'تابلو برق، محافظ جان و ارت',
      en: 'Fuse box, shock protection and earthing',
      de: 'Sicherungskasten, FI-Schutz und Erdung',
      ar: 'لوحة القواطع وحماية التسرب والتأريض',
    },
    summary: {
      fa: 'برای خانه‌ای با فیوز فشنگی یا تابلوی شلوغ که هنوز محافظ جان ندارد. برق‌کار خط‌ها را از نو می‌چیند، نامشان را روی تابلو می‌نویسد و ارت را اندازه می‌گیرد.',
      en: 'For a home with screw-in fuses or a crowded box that still lacks shock protection. The electrician rearranges and labels the circuits and measures the earth.',
      de: 'Für Wohnungen mit Schraubsicherungen oder vollem Kasten ohne Fehlerstromschutz. Der Elektriker ordnet und beschriftet die Kreise neu und misst die Erdung.',
      ar: 'لمنزل بمصاهر قديمة أو لوحة مزدحمة بلا حماية من التسرب. يعيد الكهربائي ترتيب الدوائر وتسميتها ويقيس التأريض.',
    },
    metaTitle: {
      fa: 'تعویض تابلو برق، محافظ جان و ارت | پلاکفن',
      en: 'Fuse box upgrade and earth test | Pelakfan',
      de: 'Sicherungskasten und Erdung erneuern | Pelakfan',
      ar: 'تجديد لوحة الكهرباء وحماية التسرب والتأريض | بلاكفن',
    },
    metaDescription: {
      fa: 'فیوز مینیاتوری به‌جای فشنگی، کلید محافظ جان ۳۰ میلی‌آمپر، برچسب خط‌ها و اندازه‌گیری مقاومت ارت. قطعی برق دو تا چهار ساعت؛ قیمت پیش از شروع.',
      en: 'Miniature breakers for old fuses, a 30 mA residual-current device, labelled circuits and an earth reading. Power is off two to four hours; price known first.',
      de: 'Automaten statt Schraubsicherungen, FI-Schalter 30 mA, beschriftete Kreise, Erdungsmessung. Zwei bis vier Stunden ohne Strom; der Preis steht vorher fest.',
      ar: 'قواطع صغيرة بدل المصاهر، وقاطع تسرب ٣٠ ملي أمبير، وتسمية الدوائر، وقياس التأريض. تنقطع الكهرباء ساعتين إلى أربع والسعر معروف قبل البدء.',
    },
    done: [
      {
        fa: 'عوض کردن فیوز فشنگی یا مینیاتوری فرسوده',
        en: 'Replacing screw-in fuses or worn breakers',
        de: 'Schraubsicherungen oder verschlissene Automaten ersetzen',
        ar: 'استبدال المصاهر أو القواطع المتهالكة',
      },
      {
        fa: 'نصب کلید محافظ جان ۳۰ میلی‌آمپر و آزمودن قطع آن',
        en: 'Fitting a 30 mA residual-current device and testing that it trips',
        de: 'FI-Schalter 30 mA einbauen und Auslösung prüfen',
        ar: 'تركيب قاطع تسرب ٣٠ ملي أمبير واختبار فصله',
      },
      {
        fa: 'جدا کردن خط روشنایی از پریز و از آشپزخانه',
        en: 'Separating lighting from sockets and from the kitchen',
        de: 'Licht, Steckdosen und Küche auf eigene Kreise legen',
        ar: 'فصل دائرة الإنارة عن المقابس وعن المطبخ',
      },
      {
        fa: 'آچارکشی شینه و ترمینال‌ها و دیدن جای داغ‌شده',
        en: 'Tightening busbars and terminals, looking for heat marks',
        de: 'Schienen und Klemmen nachziehen, Hitzespuren suchen',
        ar: 'شد القضبان والأطراف والبحث عن آثار السخونة',
      },
      {
        fa: 'نوشتن نام هر خط روی در تابلو',
        en: 'Writing each circuit’s name inside the door',
        de: 'Jeden Kreis in der Tür beschriften',
        ar: 'كتابة اسم كل دائرة على باب اللوحة',
      },
      {
        fa: 'اندازه‌گیری مقاومت زمین و نوشتن عدد آن',
        en: 'Measuring earth resistance and writing the figure down',
        de: 'Erdungswiderstand messen und notieren',
        ar: 'قياس مقاومة الأرض وتدوين الرقم',
      },
      {
        fa: 'محافظ ولتاژ برای کم‌وزیاد شدن برق',
        en: 'A voltage guard against dips and surges',
        de: 'Spannungswächter gegen Unter- und Überspannung',
        ar: 'حامٍ من انخفاض الجهد وارتفاعه',
      },
    ],
    notDone: [
      {
        fa: 'کنتور، فیوز پیش از کنتور و پلمب ادارهٔ برق',
        en: 'Meter, the fuse before it and the utility’s seals',
        de: 'Zähler, Vorsicherung und Plomben des Versorgers',
        ar: 'العداد والمصهر الذي قبله وأختام شركة الكهرباء',
      },
      {
        fa: 'کندن چاه ارت تازه با دستگاه حفاری',
        en: 'Drilling a new earth well',
        de: 'Bohren eines neuen Erdungsbrunnens',
        ar: 'حفر بئر تأريض جديدة',
      },
      {
        fa: 'تابلو صنعتی و برق سه‌فاز کارگاه',
        en: 'Industrial boards and three-phase workshop supply',
        de: 'Industrieverteiler und Drehstrom in Werkstätten',
        ar: 'اللوحات الصناعية وتغذية الورش ثلاثية الطور',
      },
    ],
    steps: [
      {
        title: {
          fa: 'عکس از تابلو باز',
          en: 'A photo of the open box',
          de: 'Foto des offenen Kastens',
          ar: 'صورة للوحة مفتوحة',
        },
        text: {
          fa: 'در تابلو را باز کنید و بدون برداشتن قاب، یک عکس روشن بگیرید؛ تعداد فیوزها و جای خالی از آن پیداست.',
          en: 'Open the door and, without taking off the cover, take a clear picture; it shows the number of breakers and free places.',
          de: 'Öffnen Sie die Tür und machen Sie ein helles Foto, ohne die Abdeckung zu lösen; man sieht darauf die Zahl der Automaten und freie Plätze.',
          ar: 'افتح الباب والتقط صورة واضحة دون نزع الغطاء؛ يظهر فيها عدد القواطع والأماكن الخالية.',
        },
      },
      {
        title: { fa: 'نقشهٔ خط‌ها', en: 'Mapping the circuits', de: 'Kreise ermitteln', ar: 'رسم الدوائر' },
        text: {
          fa: 'هر فیوز پایین می‌آید و نوشته می‌شود کدام چراغ و پریز خاموش شد؛ برای ده خط حدود چهل دقیقه.',
          en: 'Each breaker is switched off and what goes dark is written down; about forty minutes for ten circuits.',
          de: 'Jede Sicherung wird abgeschaltet und notiert, was ausgeht; bei zehn Kreisen rund vierzig Minuten.',
          ar: 'يُفصل كل قاطع ويُدوَّن ما انطفأ؛ نحو أربعين دقيقة لعشر دوائر.',
        },
      },
      {
        title: { fa: 'قطع، تعویض، وصل', en: 'Off, replace, on', de: 'Aus, tauschen, ein', ar: 'فصل وتبديل ووصل' },
        text: {
          fa: 'برق از کلید اصلی قطع و با تستر سنجیده می‌شود، قطعه‌ها عوض و خط‌ها یکی‌یکی وصل می‌شود.',
          en: 'The main switch goes off and is tested dead, parts are replaced and the circuits come back one by one.',
          de: 'Der Hauptschalter geht aus, die Spannungsfreiheit wird geprüft, Teile werden getauscht und die Kreise einzeln wieder zugeschaltet.',
          ar: 'يُفصل المفتاح الرئيسي ويُفحص، وتُبدل القطع وتعاد الدوائر واحدة واحدة.',
        },
      },
      {
        title: {
          fa: 'آزمایش جلوی چشم شما',
          en: 'Tests before your eyes',
          de: 'Prüfung vor Ihren Augen',
          ar: 'اختبار أمام عينيك',
        },
        text: {
          fa: 'دکمهٔ تست محافظ جان زده می‌شود و باید بی‌درنگ قطع کند؛ عدد ارت را هم به شما نشان می‌دهند.',
          en: 'The test button is pressed and must cut at once; you are shown the earth reading too.',
          de: 'Die Prüftaste muss sofort auslösen; auch den Erdungswert bekommen Sie zu sehen.',
          ar: 'يُضغط زر الاختبار ويجب أن يفصل فورًا، ويُعرض عليك رقم التأريض أيضًا.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'گواهی مهارت فنی هر برق‌کار کنار پیشنهادش دیده می‌شود؛ برای تابلو کسی را انتخاب کنید که آن را دارد.',
        en: 'Each electrician’s certificate is shown beside the quote; for a fuse box choose somebody who holds one.',
        de: 'Der Nachweis jedes Elektrikers steht beim Angebot; wählen Sie für den Kasten jemanden, der einen hat.',
        ar: 'تظهر شهادة كل كهربائي بجانب عرضه؛ فاختر للوحة من يحملها.',
      },
      {
        fa: 'اگر برق‌کار قرار پذیرفته را لغو کند، همهٔ پول به شما برمی‌گردد و ۲۰٬۰۰۰ تومان هدیهٔ عذرخواهی می‌گیرید.',
        en: 'Should the electrician cancel an accepted visit, all your money returns, with a gift of 20,000 tomans.',
        de: 'Sagt der Elektriker einen zugesagten Termin ab, erhalten Sie Ihr ganzes Geld zurück, dazu 20.000 Toman Geschenkguthaben.',
        ar: 'إن ألغى الكهربائي موعدًا قبله يعود إليك المبلغ كله مع هدية قدرها ٢٠٬٠٠٠ تومان.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'محافظ جان چیست و چرا می‌پرد؟',
          en: 'What is a residual-current device, and why does it trip?',
          de: 'Was ist ein FI-Schalter, und warum löst er aus?',
          ar: 'ما قاطع التسرب ولماذا يفصل؟',
        },
        answer: {
          fa: 'جریان رفت و برگشت را می‌سنجد و اگر ۳۰ میلی‌آمپر کم آمد در کسری از ثانیه قطع می‌کند. اگر پس از نصب می‌پرد، وسیله‌ای نشتی دارد؛ بیشتر آبگرمکن برقی، لباسشویی یا سیم نم‌کشیدهٔ حیاط.',
          en: 'It compares the current going out and coming back and cuts in a fraction of a second when 30 mA are missing. If it trips after fitting, something leaks: mostly an electric water heater, a washing machine or a damp garden cable.',
          de: 'Er vergleicht hin- und zurückfließenden Strom und schaltet bei 30 mA Differenz sofort ab. Löst er aus, hat ein Gerät Fehlerstrom: meist Boiler, Waschmaschine oder feuchte Gartenleitung.',
          ar: 'يقارن التيار الذاهب والعائد ويفصل في جزء من الثانية إن نقص ٣٠ ملي أمبير. فإن فصل بعد تركيبه فثمة تسرب: غالبًا سخان كهربائي أو غسالة أو سلك رطب في الفناء.',
        },
      },
      {
        question: {
          fa: 'فیوز ۱۶ را با ۲۵ عوض کنم تا نپرد؟',
          en: 'May I put in 25 A instead of 16 so that it holds?',
          de: 'Kann ich 25 statt 16 Ampere einsetzen?',
          ar: 'هل أضع ٢٥ أمبيرًا بدل ١٦ كي لا يفصل؟',
        },
        answer: {
          fa: 'نه. فیوز نگهبان سیم است: سیم ۲٫۵ زیر ۲۵ آمپر داغ می‌شود و فیوز خبردار نمی‌شود. راه درست، سیم کلفت‌تر یا تقسیم بار روی دو خط است.',
          en: 'No. The breaker guards the wire: 2.5 mm² wire overheats at 25 A and the breaker never notices. The cure is thicker wire or two circuits.',
          de: 'Nein. Die Sicherung schützt die Leitung: 2,5 mm² wird bei 25 A zu heiß, ohne dass sie auslöst. Abhilfe: dickere Leitung oder zwei Kreise.',
          ar: 'لا. القاطع يحرس السلك: سلك ٢٫٥ يسخن عند ٢٥ أمبيرًا والقاطع لا يشعر. العلاج سلك أثخن أو توزيع الحمل على دائرتين.',
        },
      },
      {
        question: {
          fa: 'ارت خوب چه عددی دارد؟',
          en: 'What is a good earth reading?',
          de: 'Welcher Erdungswert ist gut?',
          ar: 'ما القراءة الجيدة للتأريض؟',
        },
        answer: {
          fa: 'برای خانه زیر ۱۰ اهم خواسته می‌شود و زیر ۵ آسوده‌تر است. اگر بالاتر بود، اول بست‌های زنگ‌زده روی میل ارت تمیز و محکم می‌شود و خاک دور آن نم داده می‌شود.',
          en: 'Below 10 ohms is asked for in homes, below 5 is comfortable. If it is higher, rusty clamps at the rod are cleaned and tightened and the soil dampened first.',
          de: 'Im Wohnhaus unter 10 Ohm, besser unter 5. Bei höheren Werten werden erst rostige Klemmen am Erder gereinigt und das Erdreich befeuchtet.',
          ar: 'المطلوب للمنازل أقل من ١٠ أوم ودون ٥ أريح. فإن زادت نُظفت المشابك الصدئة على القضيب وشُدت ورُطبت التربة حوله أولًا.',
        },
      },
      {
        question: {
          fa: 'چند ساعت بی‌برق می‌مانیم؟',
          en: 'How long are we without power?',
          de: 'Wie lange sind wir ohne Strom?',
          ar: 'كم نبقى بلا كهرباء؟',
        },
        answer: {
          fa: 'برای یک فیوز ده دقیقه، برای تابلوی کامل دوازده‌تایی دو تا چهار ساعت. یخچال در این زمان باز نشود سرد می‌ماند؛ رایانه و مودم را پیشاپیش خاموش کنید.',
          en: 'Ten minutes for one breaker, two to four hours for a twelve-way box. A fridge kept shut stays cold; switch off computer and router beforehand.',
          de: 'Zehn Minuten für einen Automaten, zwei bis vier Stunden für einen Kasten mit zwölf Kreisen. Der geschlossene Kühlschrank bleibt kalt; schalten Sie Rechner und Router vorher aus.',
          ar: 'عشر دقائق لقاطع واحد وساعتان إلى أربع للوحة باثني عشر. تبقى الثلاجة باردة ما دامت مغلقة، وأطفئ الحاسوب والموجّه مسبقًا.',
        },
      },
      {
        question: {
          fa: 'خانه‌ام قدیمی است؛ از کجا شروع کنم؟',
          en: 'My home is old. Where do I start?',
          de: 'Meine Wohnung ist alt. Womit anfangen?',
          ar: 'بيتي قديم، فمن أين أبدأ؟',
        },
        answer: {
          fa: 'اول محافظ جان، بعد خط جدا برای آشپزخانه و حمام، سپس سیم ارت. این سه را می‌توان در سه نوبت انجام داد و خانه میانشان قابل سکونت است.',
          en: 'First the residual-current device, then separate circuits for kitchen and bathroom, then the earth. It can be three visits, and you live there in between.',
          de: 'Erst der FI, dann eigene Kreise für Küche und Bad, dann die Erdung. Das geht in drei Terminen, dazwischen bleibt alles bewohnbar.',
          ar: 'قاطع التسرب أولًا، ثم دائرتان للمطبخ والحمام، ثم التأريض. يمكن ذلك في ثلاث زيارات والسكن بينها ممكن.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'دستمزد بر پایهٔ تعداد خط است؛ تابلوی هشت‌خط از شانزده‌خط ارزان‌تر تمام می‌شود.',
        en: 'Labour goes by the number of circuits; eight cost less than sixteen.',
        de: 'Die Arbeit wird nach der Zahl der Kreise berechnet; acht kosten weniger als sechzehn.',
        ar: 'الأجرة بعدد الدوائر، فثمانٍ أرخص من ست عشرة.',
      },
      {
        fa: 'مارک فیوز و محافظ جان تفاوت زیادی می‌سازد؛ از برق‌کار بخواهید آن را در پیشنهاد بنویسد.',
        en: 'The make of breakers matters a good deal; ask for it to be named in the quote.',
        de: 'Die Marke der Automaten macht viel aus; lassen Sie sie im Angebot nennen.',
        ar: 'لماركة القواطع أثر كبير؛ فاطلب ذكرها في العرض.',
      },
      {
        fa: 'اندازه‌گیری ارت به‌تنهایی یک نوبت کوتاه است و هزینهٔ کمی دارد.',
        en: 'An earth test alone is a short visit with a small fee.',
        de: 'Die Erdungsmessung allein ist ein kurzer, günstiger Termin.',
        ar: 'قياس التأريض وحده زيارة قصيرة قليلة الكلفة.',
      },
    ],
  },
};
