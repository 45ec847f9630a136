import type { CategoryTypeSeed } from '../types';

export const locks: CategoryTypeSeed = {
  id: 1204,
  seopath: 'locks',
  hasPage: true,
  name: { fa: 'قفل و کلید', en: 'Locks and keys', de: 'Schlösser und Schlüssel', ar: 'الأقفال والمفاتيح' },
  description: {
    fa: 'تعویض مغزی قفل، تعمیر دستگیره و باز کردن در با احراز مالکیت.',
    en: 'New cylinders, handle repair, and opening doors on proof of residence.',
    de: 'Zylinder tauschen, Klinken reparieren, Türöffnung gegen Nachweis.',
    ar: 'تغيير الأقفال وإصلاح المقابض وفتح الأبواب بعد إثبات السكن.',
  },
  page: {
    title: {
      fa: 'قفل و کلید: باز کردن در، تعویض مغزی، تعمیر دستگیره',
      en: 'Locks and keys: opening, new cylinders, handle repair',
      de: 'Schlösser: Türöffnung, neuer Zylinder, Klinken',
      ar: 'الأقفال والمفاتيح: فتح الأبواب وتبديل الأسطوانة وإصلاح المقابض',
    },
    summary: {
      fa: 'برای دری که پشتش مانده‌اید، قفلی که سنگین می‌چرخد یا خانه‌ای که تازه گرفته‌اید و کلیدش دست دیگران هم هست. نوع در و عکس لبهٔ قفل را می‌فرستید و کلیدسازهای نزدیک قیمت می‌دهند.',
      en: 'For a door that has locked you out, a key that turns hard, or a new home whose keys others still have. Send the kind of door and a photo of the lock’s edge; locksmiths nearby quote.',
      de: 'Wenn die Tür zugefallen ist, das Schloss hakt oder für die neue Wohnung noch fremde Schlüssel im Umlauf sind. Türart und Foto vom Schlossrand genügen; Schlüsseldienste in der Nähe machen Angebote.',
      ar: 'لمن أُغلق الباب وراءه، أو ثقل دوران مفتاحه، أو سكن منزلًا جديدًا ما زالت مفاتيحه مع غيره. ترسل نوع الباب وصورة حافة القفل فيعرض صنّاع الأقفال القريبون أسعارهم.',
    },
    metaTitle: {
      fa: 'کلیدساز و قفل‌ساز: باز کردن در، تعویض مغزی | پلاکفن',
      en: 'Locksmith: door opening and new cylinders | Pelakfan',
      de: 'Schlüsseldienst: Türöffnung, Zylindertausch | Pelakfan',
      ar: 'فني أقفال: فتح الأبواب وتبديل الأسطوانة | بلاكفن',
    },
    metaDescription: {
      fa: 'باز کردن در چوبی و ضدسرقت با احراز سکونت، تعویض مغزی، قفل کتابی و دستگیره. اگر در قفل نشده و فقط بسته باشد، بیشتر وقت‌ها بی‌سوراخ باز می‌شود.',
      en: 'Wooden and security doors opened on proof of residence, cylinders, deadlocks and handles replaced. A door merely pulled shut usually opens without drilling.',
      de: 'Öffnung von Holz- und Sicherheitstüren gegen Wohnnachweis, neue Zylinder, Schlösser und Klinken. Nur zugefallene Türen öffnen sich meist ohne Bohren.',
      ar: 'فتح الأبواب الخشبية والمصفحة بعد إثبات السكن، وتبديل الأسطوانات والأقفال والمقابض. الباب المغلق دون قفل يُفتح غالبًا من غير ثقب.',
    },
    done: [
      {
        fa: 'باز کردن در آپارتمان، اتاق و انباری که کلیدش گم شده یا توی خانه مانده',
        en: 'Opening flat, room and store-room doors whose key is lost or left inside',
        de: 'Öffnen von Wohnungs-, Zimmer- und Kellertüren, deren Schlüssel fehlt oder innen liegt',
        ar: 'فتح باب الشقة أو الغرفة أو المخزن حين يضيع المفتاح أو يبقى في الداخل',
      },
      {
        fa: 'بیرون آوردن کلید شکسته از مغزی',
        en: 'Taking a broken key out of the cylinder',
        de: 'Abgebrochene Schlüssel aus dem Zylinder ziehen',
        ar: 'إخراج المفتاح المكسور من الأسطوانة',
      },
      {
        fa: 'تعویض مغزی معمولی، کامپیوتری و ضدسرقت، با امتحان همهٔ کلیدهای نو',
        en: 'Replacing standard, dimple-key and security cylinders, every new key tried',
        de: 'Tausch von Standard-, Bohrmulden- und Sicherheitszylindern, jeder neue Schlüssel geprüft',
        ar: 'تبديل الأسطوانات العادية والمنقّطة والأمنية مع تجربة كل مفتاح جديد',
      },
      {
        fa: 'تعمیر یا تعویض دستگیره، زبانه و قفل داخلی در',
        en: 'Repairing or replacing handles, latches and mortice locks',
        de: 'Klinken, Fallen und Einsteckschlösser reparieren oder tauschen',
        ar: 'إصلاح المقبض واللسان والقفل الداخلي أو تبديلها',
      },
      {
        fa: 'نصب چفت، زنجیر، چشمی و قفل دوم',
        en: 'Fitting bolts, chains, door viewers and a second lock',
        de: 'Riegel, Kette, Türspion und Zusatzschloss montieren',
        ar: 'تركيب المزلاج والسلسلة والعين السحرية وقفل ثانٍ',
      },
      {
        fa: 'تنظیم رمز و کارت تازهٔ قفل دیجیتال و تعویض باتری آن',
        en: 'Resetting codes and cards of digital locks and changing their batteries',
        de: 'Codes und Karten digitaler Schlösser neu setzen, Batterien wechseln',
        ar: 'ضبط رموز الأقفال الرقمية وبطاقاتها وتبديل بطارياتها',
      },
    ],
    notDone: [
      {
        fa: 'باز کردن قفل بدون مدرک سکونت یا مالکیت، یا بدون حضور ساکن',
        en: 'Opening a door without proof of residence or without the resident present',
        de: 'Öffnen ohne Wohnnachweis oder ohne Anwesenheit der Bewohner',
        ar: 'فتح باب دون إثبات السكن أو الملكية أو دون حضور الساكن',
      },
      {
        fa: 'خودرو، گاوصندوق و صندوق بانکی',
        en: 'Cars, safes and bank boxes',
        de: 'Autos, Tresore und Bankschließfächer',
        ar: 'السيارات والخزائن الحديدية وصناديق المصارف',
      },
      {
        fa: 'بریدن حفاظ و جوش دادن در آهنی',
        en: 'Cutting grilles or welding iron doors',
        de: 'Gitter auftrennen oder Eisentüren schweißen',
        ar: 'قصّ الشبك الحديدي أو لحام الأبواب',
      },
      {
        fa: 'برنامه‌ریزی آیفون تصویری و کنترل دسترسی ساختمان',
        en: 'Programming video door phones or the building’s access control',
        de: 'Einrichten von Video-Sprechanlagen oder Zutrittssystemen des Hauses',
        ar: 'برمجة الإنتركم المرئي أو نظام دخول المبنى',
      },
    ],
    steps: [
      {
        title: { fa: 'بسته یا قفل؟', en: 'Shut or locked?', de: 'Zugefallen oder verriegelt?', ar: 'مغلق أم مقفل؟' },
        text: {
          fa: 'بنویسید در فقط بسته شده یا کلید هم چرخیده است، و کلیدی از آن سو در قفل مانده یا نه؛ این سه، روش کار و قیمت را روشن می‌کند.',
          en: 'Say whether the door only fell shut, was locked, or has a key in it from inside: these decide the method and the price.',
          de: 'Schreiben Sie, ob die Tür nur zufiel, abgeschlossen ist oder innen ein Schlüssel steckt: Davon hängen Vorgehen und Preis ab.',
          ar: 'اذكر هل أُغلق الباب فقط أم أُقفل، وهل بقي مفتاح في القفل من الداخل؛ فعليها تتوقف الطريقة والسعر.',
        },
      },
      {
        title: {
          fa: 'مدرک را نشان می‌دهید',
          en: 'You show who you are',
          de: 'Nachweis zeigen',
          ar: 'تُظهر ما يثبت السكن',
        },
        text: {
          fa: 'کارت ملی و یکی از این‌ها: سند، اجاره‌نامه یا قبض به نام شما. اگر مدارک پشت در مانده است، پس از باز شدن و پیش از هر کار دیگر نشان می‌دهید و همسایه یا سرایدار گواهی می‌دهد.',
          en: 'An identity card with a deed, lease or bill in your name. If they are behind the door, a neighbour or the caretaker vouches for you and you show them as soon as it opens.',
          de: 'Ausweis und Kaufvertrag, Mietvertrag oder Rechnung auf Ihren Namen. Liegt alles drinnen, bürgt Nachbar oder Hauswart, und Sie zeigen es gleich nach dem Öffnen.',
          ar: 'بطاقة الهوية مع سند أو عقد إيجار أو فاتورة باسمك. وإن كانت خلف الباب يشهد لك جار أو حارس المبنى، وتُظهرها فور فتحه.',
        },
      },
      {
        title: {
          fa: 'بی‌آسیب، و اگر نشد با اجازه',
          en: 'Without damage, or with your consent',
          de: 'Zerstörungsfrei, sonst nur mit Erlaubnis',
          ar: 'دون ضرر، وإلا فبإذنك',
        },
        text: {
          fa: 'اول راه بی‌سوراخ امتحان می‌شود. اگر مغزی باید سوراخ شود، پیش از آن قیمت مغزی نو را می‌شنوید و موافقت می‌کنید.',
          en: 'Gentle methods come first. If the cylinder has to be drilled, you are told the price of a new one beforehand and agree to it.',
          de: 'Zuerst wird es ohne Bohren versucht. Muss der Zylinder aufgebohrt werden, erfahren Sie vorher den Preis des neuen und stimmen zu.',
          ar: 'تُجرَّب الطريقة غير المتلفة أولًا. وإن لزم ثقب الأسطوانة تعرف قبلها سعر الجديدة وتوافق.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'برای هر کلیدساز، امتیاز و نشان گواهی عدم سوءپیشینه را (اگر ارائه داده باشد) پیش از انتخاب می‌بینید.',
        en: 'Before choosing a locksmith you see the rating and, where it was handed in, the badge for a no-criminal-record certificate.',
        de: 'Vor der Wahl sehen Sie die Bewertung des Schlüsseldienstes und, falls vorgelegt, das Abzeichen für das Führungszeugnis.',
        ar: 'قبل اختيار صانع الأقفال ترى تقييمه وشارة شهادة حسن السيرة إن كان قد قدّمها.',
      },
      {
        fa: 'قیمت باز کردن در همانی است که در پیشنهاد پذیرفته‌اید؛ پشت در نرخ شبانه‌ای به آن اضافه نمی‌شود.',
        en: 'Opening the door costs what you accepted in the quote; no night surcharge is invented on your doorstep.',
        de: 'Die Öffnung kostet, was Sie im Angebot angenommen haben; an der Tür wird kein Nachtzuschlag erfunden.',
        ar: 'فتح الباب بالسعر الذي قبلته في العرض، ولا تُخترع عند بابك أجرة ليلية.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'پشت در مانده‌ام؛ چقدر طول می‌کشد؟',
          en: 'I am locked out. How long will it take?',
          de: 'Ich bin ausgesperrt. Wie lange dauert es?',
          ar: 'أُغلق الباب ورائي، كم يستغرق الأمر؟',
        },
        answer: {
          fa: 'برای بازدیدی که کمتر از ۲۴ ساعت به آن مانده، پیشنهادها تا ۴۵ دقیقه می‌رسد و هر لحظه می‌توانید یکی را انتخاب کنید. باز کردن در بسته چند دقیقه و در ضدسرقتِ قفل‌شده نیم تا یک ساعت است.',
          en: 'For a visit within 24 hours quotes come in for 45 minutes, and you may choose one at any moment. A shut door takes minutes, a locked security door half an hour to an hour.',
          de: 'Für Termine innerhalb von 24 Stunden laufen Angebote 45 Minuten lang ein; wählen können Sie jederzeit. Eine zugefallene Tür dauert Minuten, eine verriegelte Sicherheitstür eine halbe bis ganze Stunde.',
          ar: 'لزيارة خلال ٢٤ ساعة تصل العروض في ٤٥ دقيقة، ويمكنك اختيار أحدها في أي لحظة. الباب المغلق يحتاج دقائق، والمصفح المقفل نصف ساعة إلى ساعة.',
        },
      },
      {
        question: {
          fa: 'پس از خرید یا اجارهٔ خانه فقط مغزی را عوض کنم؟',
          en: 'New home: is a new cylinder enough?',
          de: 'Neue Wohnung: Reicht ein neuer Zylinder?',
          ar: 'في المنزل الجديد، هل يكفي تبديل الأسطوانة؟',
        },
        answer: {
          fa: 'بله، بس است؛ بدنهٔ قفل می‌ماند و کار یک ربع تا نیم ساعت است. طول مغزی را از وسط پیچ تا هر دو سر اندازه بگیرید، مثلاً ۳۰ و ۳۵ میلی‌متر؛ مغزی بیرون‌زده را راحت می‌شکنند.',
          en: 'Yes: the lock case stays, and it takes 15 to 30 minutes. Measure from the middle screw to each end, say 30 and 35 mm; a cylinder that sticks out is easily snapped.',
          de: 'Ja, das Schloss bleibt, die Arbeit dauert 15 bis 30 Minuten. Messen Sie von der Mittelschraube zu beiden Enden, etwa 30 und 35 mm; ein überstehender Zylinder lässt sich leicht abbrechen.',
          ar: 'نعم، يبقى جسم القفل والعمل ربع ساعة إلى نصف. قِس من البرغي الأوسط إلى كل طرف، مثل ٣٠ و٣٥ مليمترًا؛ فالأسطوانة البارزة يسهل كسرها.',
        },
      },
      {
        question: {
          fa: 'کلید سخت می‌چرخد؛ روغن بزنم؟',
          en: 'The key turns hard. Should I oil it?',
          de: 'Der Schlüssel dreht schwer. Soll ich ölen?',
          ar: 'المفتاح ثقيل الدوران، فهل أضع زيتًا؟',
        },
        answer: {
          fa: 'روغن غلیظ و روغن خوراکی نه؛ گرد و غبار را می‌گیرد و گیر بدتر می‌شود. اسپری گرافیت یا روان‌کنندهٔ قفل بزنید. اگر با در باز نرم می‌چرخد، عیب از جای زبانه و افتادگی در است نه از قفل.',
          en: 'No thick or cooking oil: it holds dust and makes things worse. Use graphite or lock spray. If it turns smoothly with the door open, the door has dropped and the lock is sound.',
          de: 'Kein dickes Öl und kein Speiseöl, das bindet Staub. Nehmen Sie Grafit oder Schlossspray. Dreht er bei offener Tür leicht, hat sich die Tür gesenkt, und das Schloss ist in Ordnung.',
          ar: 'لا تضع زيتًا كثيفًا ولا زيت طعام فإنه يجمع الغبار. استعمل رذاذ الغرافيت أو مزيّت الأقفال. وإن دار بسهولة والباب مفتوح فالعيب من هبوط الباب لا من القفل.',
        },
      },
      {
        question: {
          fa: 'کلید در قفل مانده و از بیرون باز نمی‌شود، چرا؟',
          en: 'Why does a key left inside block mine?',
          de: 'Warum blockiert der innen steckende Schlüssel?',
          ar: 'لماذا يمنع المفتاح المتروك في الداخل فتح الباب؟',
        },
        answer: {
          fa: 'بیشتر مغزی‌ها اگر از یک سو کلید داشته باشند از سوی دیگر درگیر نمی‌شوند. مغزی دوکلاچه این عیب را ندارد؛ برای خانهٔ سالمند یا کودک همان را بخواهید.',
          en: 'Most cylinders do not engage while a key sits in the other side. One with an emergency clutch does: ask for it where old people or children live.',
          de: 'Die meisten Zylinder greifen nicht, wenn auf der anderen Seite ein Schlüssel steckt. Mit Not- und Gefahrenfunktion geht es; sinnvoll bei älteren Menschen und Kindern.',
          ar: 'أغلب الأسطوانات لا تعمل من جهة وفي الأخرى مفتاح. أما الأسطوانة ذات القابض المزدوج فتعمل، فاطلبها لمنزل فيه مسنّ أو طفل.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'باز کردن در قیمت یک‌جا دارد؛ مغزی و دستگیرهٔ نو جدا و با نام مدل نوشته می‌شود.',
        en: 'Opening is a lump sum; a new cylinder or handle is listed separately, with its model.',
        de: 'Die Öffnung hat einen Festpreis; Zylinder oder Klinke stehen getrennt im Angebot, mit Modell.',
        ar: 'فتح الباب بمبلغ مقطوع، وتُذكر الأسطوانة أو المقبض الجديد منفصلًا مع طرازه.',
      },
      {
        fa: 'در ضدسرقت چندزبانه، قفل‌شدن دوبار کلید و ساعت‌های شب قیمت پیشنهادها را بالا می‌برد.',
        en: 'Multi-point security doors, a double-turned key and late hours raise the quotes.',
        de: 'Mehrfachverriegelung, doppelt abgeschlossene Türen und Nachtstunden erhöhen die Angebote.',
        ar: 'ترفع العروضَ الأبوابُ المصفحة متعددة الألسنة والإقفال بدورتين وساعات الليل.',
      },
    ],
  },
};
