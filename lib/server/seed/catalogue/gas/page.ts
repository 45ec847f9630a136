import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const gasPage: ProductPageSeed = {
  title: {
    fa: 'بنزین‌رسانی به خودرو و موتورسیکلت',
    en: 'Petrol delivered to your car or motorcycle',
    de: 'Benzin für Auto und Motorrad, dorthin, wo Sie stehen',
    ar: 'توصيل البنزين إلى السيارة والدراجة النارية',
  },
  summary: {
    fa: 'برای وقتی که باک خالی شده است یا نمی‌خواهید در صف پمپ بمانید. جای خودرو، پلاک و لیتر را می‌گویید، نزدیک‌ترین خودروی سوخت‌رسان می‌آید و فقط پول بنزینی را می‌دهید که در باک رفته است.',
    en: 'For an empty tank, or when you would rather not queue at the pump. Give the place, the plate and the litres; the nearest fuel truck comes, and you pay only for what went into the tank.',
    de: 'Für den leeren Tank oder wenn Sie nicht an der Zapfsäule warten möchten. Sie nennen Standort, Kennzeichen und Liter, der nächste Tankwagen kommt, und Sie zahlen nur, was in den Tank geflossen ist.',
    ar: 'لمن فرغ خزانه أو لا يريد الانتظار في طابور المحطة. تذكر مكان السيارة ولوحتها وعدد اللترات، فتأتيك أقرب شاحنة وقود ولا تدفع إلا ثمن ما دخل الخزان.',
  },
  metaTitle: {
    fa: 'بنزین در محل برای خودرو و موتور در تهران | پلاکفن',
    en: 'Petrol delivered to your car in Tehran | Pelakfan',
    de: 'Benzinlieferung ans Auto in Teheran | Pelakfan',
    ar: 'توصيل البنزين إلى سيارتك في طهران | بلاكفن',
  },
  metaDescription: {
    fa: 'بنزین‌رسانی سیار در تهران: ۱۰ تا ۶۰ لیتر برای خودرو و ۳ تا ۱۲ لیتر برای موتورسیکلت. نزدیک‌ترین خودروی سوخت‌رسان می‌آید و پول لیترهای ریخته‌شده حساب می‌شود.',
    en: 'Mobile petrol filling in Tehran: 10 to 60 litres for cars, 3 to 12 for motorcycles. The nearest fuel truck comes, and you pay for the litres delivered.',
    de: 'Mobiles Tanken in Teheran: 10 bis 60 Liter fürs Auto, 3 bis 12 fürs Motorrad. Der nächste Tankwagen kommt, bezahlt werden die gelieferten Liter.',
    ar: 'تعبئة بنزين متنقلة في طهران: من ١٠ إلى ٦٠ لترًا للسيارة ومن ٣ إلى ١٢ لترًا للدراجة النارية. تأتي أقرب شاحنة وتدفع ثمن اللترات المعبأة فقط.',
  },
  done: [
    {
      fa: 'آوردن بنزین تا کنار خودرو، در خیابان، کوچه، پارکینگ روباز یا کنار بزرگراه در جای امن',
      en: 'Bringing petrol to the car: in the street, an open car park or a safe spot beside the motorway',
      de: 'Benzin bis ans Auto: auf der Straße, dem offenen Parkplatz oder an sicherer Stelle neben der Schnellstraße',
      ar: 'إحضار البنزين إلى جانب السيارة في الشارع أو الموقف المكشوف أو مكان آمن بجانب الطريق السريع',
    },
    {
      fa: 'سنجیدن پلاک با سفارش پیش از باز کردن درِ باک',
      en: 'Checking the plate against the order before the filler cap is opened',
      de: 'Abgleich des Kennzeichens mit dem Auftrag, bevor der Tankdeckel aufgeht',
      ar: 'مطابقة اللوحة مع الطلب قبل فتح غطاء الخزان',
    },
    {
      fa: 'صفر کردن شمارندهٔ نازل جلوی چشم شما و پر کردن تا لیتر سفارش یا تا پر شدن باک',
      en: 'Setting the meter to zero in front of you and filling up to the litres ordered, or until the tank is full',
      de: 'Zähler vor Ihren Augen auf null, dann tanken bis zur bestellten Menge oder bis der Tank voll ist',
      ar: 'تصفير العداد أمامك ثم التعبئة حتى الكمية المطلوبة أو حتى يمتلئ الخزان',
    },
    {
      fa: 'نشان دادن عدد پایانی و ثبت همان لیتر در سفارش',
      en: 'Showing you the final reading and entering exactly those litres in the order',
      de: 'Ablesen des Endstands mit Ihnen; genau diese Liter kommen in den Auftrag',
      ar: 'إطلاعك على القراءة النهائية وتسجيل اللترات نفسها في الطلب',
    },
    {
      fa: 'سوخت‌رسانی به موتورسیکلت با نازل باریک و جریان آهسته، بی‌آنکه روی باک داغ بریزد',
      en: 'Filling motorcycles with a narrow nozzle and a slow flow, so that nothing spills on a hot tank',
      de: 'Motorräder mit schmaler Zapfpistole und langsamem Fluss, damit nichts auf heiße Teile läuft',
      ar: 'تعبئة الدراجة النارية بفوهة ضيقة وتدفق بطيء حتى لا يسيل شيء على الأجزاء الساخنة',
    },
    {
      fa: 'جمع کردن چند قطره‌ای که دور دهانهٔ باک بریزد، پیش از روشن شدن خودرو',
      en: 'Wiping up any drops around the filler before the engine is started',
      de: 'Aufwischen der Tropfen am Einfüllstutzen, bevor der Motor läuft',
      ar: 'مسح ما قد يقطر حول فتحة الخزان قبل تشغيل المحرك',
    },
  ],
  notDone: [
    {
      fa: 'گازوئیل، سی‌ان‌جی و گاز مایع',
      en: 'Diesel, CNG and LPG',
      de: 'Diesel, Erdgas und Autogas',
      ar: 'الديزل والغاز الطبيعي المضغوط والغاز المسال',
    },
    {
      fa: 'ریختن بنزین در گالن، بطری یا هر ظرف دیگر',
      en: 'Filling canisters, bottles or any other container',
      de: 'Befüllen von Kanistern, Flaschen oder anderen Behältern',
      ar: 'تعبئة الغالونات أو القوارير أو أي وعاء آخر',
    },
    {
      fa: 'سوخت‌رسانی در پارکینگ سرپوشیده و زیرزمین، که بخار بنزین در آن می‌ماند',
      en: 'Filling in underground or closed garages, where petrol vapour collects',
      de: 'Tanken in Tiefgaragen und geschlossenen Garagen, wo sich Benzindämpfe sammeln',
      ar: 'التعبئة في المواقف المغلقة أو تحت الأرض حيث تتجمع أبخرة البنزين',
    },
    {
      fa: 'تخلیهٔ باکی که به‌اشتباه گازوئیل در آن ریخته‌اند',
      en: 'Draining a tank that was filled with diesel by mistake',
      de: 'Leerpumpen eines falsch betankten Tanks',
      ar: 'تفريغ خزان عُبئ ديزلًا بالخطأ',
    },
    {
      fa: 'تعمیر، باتری‌به‌باتری و یدک‌کشی',
      en: 'Repairs, jump starts and towing',
      de: 'Reparatur, Starthilfe und Abschleppen',
      ar: 'الإصلاح وتشغيل البطارية والسحب',
    },
  ],
  steps: [
    {
      title: {
        fa: 'جای خودرو را روی نقشه بگذارید',
        en: 'Put the car on the map',
        de: 'Standort auf der Karte setzen',
        ar: 'حدد مكان السيارة على الخريطة',
      },
      text: {
        fa: 'نشانگر را درست روی خودرو بگذارید و نشانی‌ای بنویسید که راننده بشناسد: طرف خیابان، نام کوچه، رنگ خودرو.',
        en: 'Set the pin on the car itself and add what the driver can recognise: the side of the road, the lane’s name, the car’s colour.',
        de: 'Setzen Sie die Nadel genau aufs Auto und ergänzen Sie, woran der Fahrer es erkennt: Straßenseite, Gasse, Farbe.',
        ar: 'ضع العلامة على السيارة نفسها واكتب ما يعرفها به السائق: جهة الشارع واسم الزقاق ولون السيارة.',
      },
    },
    {
      title: { fa: 'پلاک و لیتر', en: 'Plate and litres', de: 'Kennzeichen und Liter', ar: 'اللوحة واللترات' },
      text: {
        fa: 'نوع خودرو و پلاک را وارد و لیتر را انتخاب می‌کنید؛ قیمت بنزین و کارمزد همان‌جا جدا از هم نوشته می‌شود.',
        en: 'Enter the vehicle and its plate and choose the litres; the petrol and the fee appear at once, on separate lines.',
        de: 'Sie geben Fahrzeug und Kennzeichen ein und wählen die Liter; Benzin und Gebühr stehen sofort als getrennte Posten da.',
        ar: 'أدخل نوع المركبة ولوحتها واختر عدد اللترات، فيظهر ثمن البنزين والرسوم في بندين منفصلين.',
      },
    },
    {
      title: {
        fa: 'خودروی سوخت‌رسان راه می‌افتد',
        en: 'The truck sets out',
        de: 'Der Tankwagen fährt los',
        ar: 'تنطلق الشاحنة',
      },
      text: {
        fa: 'نزدیک‌ترین خودرو سفارش را می‌گیرد. تا رسیدن آن موتور را خاموش و ترمز دستی را کشیده نگه دارید و درِ باک را در دسترس بگذارید.',
        en: 'The nearest truck takes the order. Until it arrives keep the engine off, the handbrake on and the filler side clear.',
        de: 'Der nächste Wagen übernimmt. Bis er da ist: Motor aus, Handbremse an, Tankseite frei.',
        ar: 'تتسلم أقرب شاحنة الطلب. وحتى تصل أبقِ المحرك مطفأً ومكبح اليد مشدودًا وجهة الخزان خالية.',
      },
    },
    {
      title: {
        fa: 'پنج دقیقه کنار خودرو',
        en: 'Five minutes at the car',
        de: 'Fünf Minuten am Auto',
        ar: 'خمس دقائق عند السيارة',
      },
      text: {
        fa: 'بنزین ریخته می‌شود، عدد نازل را با هم می‌خوانید و اگر کمتر از سفارش جا گرفته باشد، تفاوتش به کیف پول برمی‌گردد.',
        en: 'The tank is filled, you read the meter together, and if less fitted in than you ordered, the difference goes back to your wallet.',
        de: 'Es wird getankt, Sie lesen den Zähler gemeinsam ab; passte weniger hinein als bestellt, wird die Differenz Ihrem Guthaben gutgeschrieben.',
        ar: 'يُعبأ الخزان وتقرآن العداد معًا، وإن اتسع لأقل مما طلبت عاد الفرق إلى محفظتك.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'پول همان لیتری را می‌دهید که شمارنده نشان داده است؛ باقی پرداخت شما بی‌درخواست به کیف پول برمی‌گردد.',
      en: 'You pay for the litres on the meter; whatever you had paid beyond that returns to your wallet by itself.',
      de: 'Bezahlt werden die Liter auf dem Zähler; was Sie darüber hinaus gezahlt haben, wird von selbst Ihrem Guthaben gutgeschrieben.',
      ar: 'تدفع ثمن اللترات التي أظهرها العداد، ويعود ما زاد على ذلك إلى محفظتك دون أن تطلب.',
    },
    {
      fa: 'تا راننده‌ای برای سفارش تعیین نشده است، و تا ۵ دقیقه پس از قطعی شدن آن، لغو رایگان است.',
      en: 'Cancelling is free until a driver is assigned, and for 5 minutes after the order is confirmed.',
      de: 'Kostenlos absagen können Sie, bis ein Fahrer zugeteilt ist, und bis 5 Minuten nach der Zusage.',
      ar: 'الإلغاء مجاني ما لم يُعيَّن سائق، وخلال ٥ دقائق من تأكيد الطلب.',
    },
    {
      fa: 'قیمت هر لیتر و کارمزد پیش از پرداخت روی صفحه است و در محل چیزی به آن اضافه نمی‌شود.',
      en: 'The price per litre and the fee are on the screen before you pay; nothing is added at the car.',
      de: 'Literpreis und Gebühr stehen vor der Zahlung auf dem Bildschirm; am Auto kommt nichts dazu.',
      ar: 'سعر اللتر والرسوم ظاهران قبل الدفع، ولا يُضاف إليهما شيء عند السيارة.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'چند لیتر می‌شود گرفت؟',
        en: 'How many litres can I order?',
        de: 'Wie viele Liter sind möglich?',
        ar: 'كم لترًا يمكنني أن أطلب؟',
      },
      answer: {
        fa: 'خودرو ۱۰ تا ۶۰ لیتر و موتورسیکلت ۳ تا ۱۲ لیتر. باک پراید نزدیک ۳۷، پژو ۲۰۶ نزدیک ۵۰ و سمند نزدیک ۷۰ لیتر جا دارد؛ چراغ بنزین که روشن می‌شود معمولاً ۵ تا ۷ لیتر هنوز مانده است.',
        en: 'Cars 10 to 60, motorcycles 3 to 12. A Pride’s tank holds about 37 litres, a Peugeot 206 about 50, a Samand about 70; when the warning light comes on, 5 to 7 litres are usually left.',
        de: 'Autos 10 bis 60, Motorräder 3 bis 12. Der Tank eines Pride fasst etwa 37 Liter, der eines Peugeot 206 etwa 50, der eines Samand etwa 70; leuchtet die Warnlampe, sind meist noch 5 bis 7 Liter da.',
        ar: 'للسيارة من ١٠ إلى ٦٠ وللدراجة من ٣ إلى ١٢. يتسع خزان برايد لنحو ٣٧ لترًا وبيجو ٢٠٦ لنحو ٥٠ وسمند لنحو ٧٠، وحين يضيء التنبيه يبقى عادةً من ٥ إلى ٧ لترات.',
      },
    },
    {
      question: {
        fa: 'بنزین به ظرف هم می‌ریزند؟',
        en: 'Can a canister be filled?',
        de: 'Wird auch ein Kanister gefüllt?',
        ar: 'هل يُعبأ وعاء منفصل؟',
      },
      answer: {
        fa: 'نه. برای ایمنی، فقط در باک خودرو یا موتورسیکلتی که پلاکش در سفارش است. بنزین در ظرف پلاستیکی هم بخار می‌کند و هم بار الکتریسیتهٔ ساکن می‌گیرد.',
        en: 'No. For safety only the tank of the vehicle whose plate is in the order. In plastic, petrol gives off vapour and builds up static charge.',
        de: 'Nein. Aus Sicherheitsgründen nur der Tank des Fahrzeugs, dessen Kennzeichen im Auftrag steht. In Kunststoff gast Benzin aus und lädt sich elektrostatisch auf.',
        ar: 'لا. حفاظًا على السلامة لا يُعبأ إلا خزان المركبة المذكورة لوحتها في الطلب، فالبنزين في البلاستيك يتبخر ويولّد شحنة ساكنة.',
      },
    },
    {
      question: {
        fa: 'کارت سوخت لازم است؟',
        en: 'Do I need my fuel card?',
        de: 'Brauche ich meine Tankkarte?',
        ar: 'هل أحتاج إلى بطاقة الوقود؟',
      },
      answer: {
        fa: 'در سفارش پرسیده نمی‌شود. قیمت هر لیتر همان است که پیش از پرداخت می‌بینید و به سهمیهٔ کارت شما بستگی ندارد.',
        en: 'The order does not ask for it. The price per litre is the one you see before paying and does not depend on your card’s quota.',
        de: 'Beim Bestellen wird nicht danach gefragt. Es gilt der Literpreis, den Sie vor der Zahlung sehen, unabhängig vom Kontingent Ihrer Karte.',
        ar: 'لا يسأل الطلب عنها. سعر اللتر هو ما تراه قبل الدفع ولا يتعلق بحصة بطاقتك.',
      },
    },
    {
      question: {
        fa: 'باید خودم کنار خودرو باشم؟',
        en: 'Must I be at the car?',
        de: 'Muss ich beim Auto sein?',
        ar: 'هل يجب أن أكون عند السيارة؟',
      },
      answer: {
        fa: 'شما یا کسی که سوییچ دارد: درِ باک بیشتر خودروها از داخل باز می‌شود و خواندن شمارنده هم دو نفره است. موبایل را روشن و در دسترس نگه دارید.',
        en: 'You, or somebody with the key: most filler flaps open from inside, and two people read the meter. Keep your phone on.',
        de: 'Sie oder jemand mit dem Schlüssel: Die meisten Tankklappen öffnen von innen, und den Zähler lesen zwei ab. Bitte bleiben Sie telefonisch erreichbar.',
        ar: 'أنت أو من معه المفتاح، فأكثر أغطية الخزانات تُفتح من الداخل، ويقرأ العداد اثنان. وأبقِ هاتفك مفتوحًا.',
      },
    },
    {
      question: {
        fa: 'باک کاملاً خشک شده بود و بعد از بنزین زدن روشن نمی‌شود؛ چه کنم؟',
        en: 'The tank ran dry and the car will not start after filling. What now?',
        de: 'Der Tank war ganz leer und der Wagen springt nicht an. Was tun?',
        ar: 'فرغ الخزان تمامًا ولا تعمل السيارة بعد التعبئة، فماذا أفعل؟',
      },
      answer: {
        fa: 'در خودروهای انژکتوری سوییچ را دو سه بار باز کنید و هر بار پنج ثانیه صبر کنید تا پمپ، لوله را پر کند؛ سپس استارت کوتاه بزنید. استارت کشدار باتری را خالی می‌کند.',
        en: 'With fuel injection, switch the ignition on two or three times and wait five seconds each time so that the pump fills the line, then start briefly. Long cranking drains the battery.',
        de: 'Schalten Sie bei Einspritzern zwei-, dreimal die Zündung ein und warten Sie je fünf Sekunden, bis die Pumpe die Leitung gefüllt hat, dann starten Sie kurz. Langes Anlassen leert die Batterie.',
        ar: 'في سيارات الحقن افتح المفتاح مرتين أو ثلاثًا وانتظر خمس ثوانٍ كل مرة حتى تملأ المضخة الأنبوب، ثم شغّل تشغيلًا قصيرًا. فالتشغيل الطويل يفرغ البطارية.',
      },
    },
    {
      question: {
        fa: 'کنار بزرگراه مانده‌ام؛ تا رسیدن بنزین چه کنم؟',
        en: 'I am stuck beside a motorway. What should I do meanwhile?',
        de: 'Ich stehe an der Schnellstraße. Was mache ich bis dahin?',
        ar: 'توقفت بجانب الطريق السريع، فماذا أفعل ريثما يصل البنزين؟',
      },
      answer: {
        fa: 'خودرو را تا می‌شود به شانهٔ راه ببرید، فلاشر را روشن کنید، مثلث خطر را پنجاه تا هفتاد متر عقب‌تر بگذارید و خودتان پشت گاردریل بایستید، نه داخل خودرو.',
        en: 'Get the car onto the shoulder if you can, switch the hazard lights on, put the triangle fifty to seventy metres back, and wait behind the guard rail, not in the car.',
        de: 'Rollen Sie möglichst auf den Seitenstreifen, schalten Sie den Warnblinker ein, stellen Sie das Warndreieck fünfzig bis siebzig Meter dahinter auf und warten Sie hinter der Leitplanke, nicht im Auto.',
        ar: 'أزح السيارة إلى كتف الطريق ما أمكن، وشغّل أضواء التحذير، وضع المثلث على بعد خمسين إلى سبعين مترًا خلفها، وقف خلف الحاجز لا داخل السيارة.',
      },
    },
    {
      question: {
        fa: 'اگر خودروی سوخت‌رسانی نزدیک من نباشد چه می‌شود؟',
        en: 'What if no truck is near me?',
        de: 'Was, wenn kein Tankwagen in der Nähe ist?',
        ar: 'ماذا لو لم تكن شاحنة قريبة مني؟',
      },
      answer: {
        fa: 'همان لحظه، پیش از پرداخت، به شما گفته می‌شود و پولی جابه‌جا نمی‌شود. کمی بعد که خودرویی آزاد شد دوباره می‌توانید سفارش دهید.',
        en: 'You are told at once, before paying, and no money moves. You can try again a little later, when one is free.',
        de: 'Das erfahren Sie sofort, noch vor der Zahlung; es wird nichts abgebucht. Etwas später, wenn einer frei ist, können Sie es erneut versuchen.',
        ar: 'تُخبر بذلك في الحال قبل الدفع ولا يُخصم شيء. ويمكنك المحاولة بعد قليل حين تفرغ شاحنة.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'قیمت دو ردیف دارد: لیتر ضرب در قیمت هر لیتر، و کارمزد آوردن آن.',
      en: 'The price has two lines: the litres times the price per litre, and the fee for bringing them.',
      de: 'Der Preis hat zwei Posten: Liter mal Literpreis und die Gebühr fürs Bringen.',
      ar: 'للسعر بندان: عدد اللترات في سعر اللتر، ورسوم التوصيل.',
    },
    {
      fa: 'هدیه و موجودی کیف پول از جمع این دو کم می‌شود و آنچه می‌ماند پرداخت می‌شود.',
      en: 'Gift credit and wallet balance come off the sum of the two; you pay what remains.',
      de: 'Geschenkguthaben und Guthaben werden von der Summe abgezogen; den Rest zahlen Sie.',
      ar: 'يُطرح رصيد الهدايا والمحفظة من مجموعهما، وتدفع ما تبقى.',
    },
    {
      fa: 'اگر شک دارید چقدر جا می‌گیرد، بیشتر سفارش دهید؛ لیتری که ریخته نشود پولش برمی‌گردد.',
      en: 'If you are unsure how much will fit, order more: litres not filled are paid back.',
      de: 'Wenn Sie nicht wissen, wie viel hineinpasst, bestellen Sie eher mehr: Nicht Getanktes wird erstattet.',
      ar: 'إن لم تعرف كم يتسع الخزان فاطلب أكثر، فما لا يُعبأ يُعاد ثمنه.',
    },
    {
      fa: 'پنج دقیقه پس از قطعی شدن سفارش، لغو هزینه دارد؛ صفحهٔ سفارش مبلغ را پیش از لغو نشان می‌دهد.',
      en: 'From five minutes after the order is final, cancelling costs something; the order’s page shows the sum before you cancel.',
      de: 'Fünf Minuten nach der Zusage kostet eine Absage etwas; den Betrag zeigt die Auftragsseite vorher an.',
      ar: 'بعد خمس دقائق من تأكيد الطلب يصبح للإلغاء ثمن، وتعرضه صفحة الطلب قبل أن تلغي.',
    },
  ],
};
