import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const electricServicePage: ProductPageSeed = {
  title: { fa: 'برق ساختمان', en: 'Electrical work', de: 'Elektroarbeiten', ar: 'أعمال الكهرباء' },
  summary: {
    fa: 'برای کلید و پریز، روشنایی، تابلو و هر جایی که برق خانه درست کار نمی‌کند. برق‌کارها با دیدن شرح و عکس شما قیمت می‌دهند و گواهی مهارتشان کنار نامشان است.',
    en: 'For sockets and switches, lighting, fuse boxes and anything electrical that misbehaves. Electricians quote from your description and photos; skill certificates are shown beside their names.',
    de: 'Für Steckdosen und Schalter, Licht, Sicherungskasten und alles, was elektrisch nicht stimmt. Elektriker machen Angebote anhand Ihrer Beschreibung und Fotos; Qualifikationsnachweise stehen beim Namen.',
    ar: 'للمقابس والمفاتيح والإنارة ولوحة القواطع وكل خلل كهربائي. يقدم الكهربائيون أسعارهم من وصفك وصورك، وتظهر شهادات مهارتهم بجانب أسمائهم.',
  },
  metaTitle: {
    fa: 'برق‌کار ساختمان و رفع اتصالی در محل | پلاکفن',
    en: 'Electrician for homes and offices | Pelakfan',
    de: 'Elektriker für Wohnung und Büro | Pelakfan',
    ar: 'كهربائي للمنازل والمكاتب | بلاكفن',
  },
  metaDescription: {
    fa: 'برق‌کار برای رفع اتصالی، کلید و پریز، لوستر، تابلو و آیفون در تهران، کرج، اصفهان و مشهد. تا ده پیشنهاد، گواهی مهارت و پرداخت امانی.',
    en: 'Electricians for faults, sockets, lighting, fuse boxes and intercoms in Tehran, Karaj, Isfahan and Mashhad. Up to ten quotes; payment held until done.',
    de: 'Elektriker für Störungen, Dosen, Licht, Sicherungskasten und Sprechanlage in Teheran, Karadsch, Isfahan und Maschhad. Bis zu zehn verdeckte Angebote.',
    ar: 'كهربائي للأعطال والمقابس والثريات واللوحات والإنتركم في طهران وكرج وأصفهان ومشهد. حتى عشرة عروض وشهادات مهارة ودفع محفوظ حتى الإنجاز.',
  },
  done: [
    {
      fa: 'پیدا کردن و رفع اتصالی، نشتی و قطعی',
      en: 'Finding and mending shorts, leakage and dead circuits',
      de: 'Kurzschlüsse, Fehlerströme und Ausfälle finden und beheben',
      ar: 'كشف التماس والتسرب والانقطاع وإصلاحها',
    },
    {
      fa: 'کلید، پریز و سیم‌کشی روکار برای جای تازه',
      en: 'Switches, sockets and surface wiring for new places',
      de: 'Schalter, Dosen und Aufputzleitung an neuen Stellen',
      ar: 'مفاتيح ومقابس وتمديد ظاهر لأماكن جديدة',
    },
    {
      fa: 'لوستر، هالوژن، چراغ دیواری و نور مخفی',
      en: 'Chandeliers, spots, wall lamps and concealed light',
      de: 'Kronleuchter, Spots, Wandlampen und indirektes Licht',
      ar: 'ثريات ومصابيح غائرة وجدارية وإنارة مخفية',
    },
    {
      fa: 'فیوز، محافظ جان، چیدمان تابلو و ارت',
      en: 'Breakers, shock protection, fuse box layout and earthing',
      de: 'Automaten, FI-Schutz, Aufbau des Kastens und Erdung',
      ar: 'قواطع وحماية من الصعق وترتيب اللوحة والتأريض',
    },
    {
      fa: 'آیفون صوتی و تصویری و قفل دربازکن',
      en: 'Audio and video intercoms and the door release',
      de: 'Sprech- und Videoanlagen samt Türöffner',
      ar: 'إنتركم صوتي ومرئي وقفل فتح الباب',
    },
    {
      fa: 'فن، هواکش و پریز لوازم آشپزخانه',
      en: 'Fans, extractors and sockets for kitchen appliances',
      de: 'Lüfter, Abzüge und Anschlüsse für Küchengeräte',
      ar: 'مراوح وشفاطات ومقابس أجهزة المطبخ',
    },
  ],
  notDone: [
    {
      fa: 'بخش پیش از کنتور، تیر و کابل خیابان',
      en: 'Anything before the meter, poles and street cables',
      de: 'Alles vor dem Zähler, Masten und Straßenkabel',
      ar: 'ما قبل العداد والأعمدة وكابلات الشارع',
    },
    {
      fa: 'تعمیر لوازم خانگی؛ آن را در «تعمیر لوازم خانگی» سفارش دهید',
      en: 'Repairing appliances, which has a service of its own',
      de: 'Reparatur von Hausgeräten; dafür gibt es eine eigene Leistung',
      ar: 'إصلاح الأجهزة المنزلية، فلها خدمة مستقلة',
    },
    {
      fa: 'کار روی مدار برق‌دار',
      en: 'Work on live circuits',
      de: 'Arbeiten unter Spannung',
      ar: 'العمل على دوائر موصولة بالكهرباء',
    },
    {
      fa: 'بنایی و نقاشی پس از سیم‌کشی توکار',
      en: 'Masonry and painting after concealed wiring',
      de: 'Maurer- und Malerarbeit nach Unterputzverlegung',
      ar: 'أعمال البناء والدهان بعد التمديد المخفي',
    },
  ],
  steps: [
    {
      title: { fa: 'بگویید چه شده است', en: 'Say what is the matter', de: 'Anliegen schildern', ar: 'اذكر المشكلة' },
      text: {
        fa: 'نوع کار را انتخاب می‌کنید و با چند جمله، عکس یا صدا آن را می‌گویید؛ عکس تابلو تقریباً همیشه به کار می‌آید.',
        en: 'You choose the branch and describe it in a few sentences, a photo or your voice; a picture of the fuse box nearly always helps.',
        de: 'Sie wählen den Bereich und beschreiben ihn mit ein paar Sätzen, Foto oder Stimme; ein Bild vom Kasten hilft fast immer.',
        ar: 'تختار نوع العمل وتصفه بجمل قليلة أو صورة أو صوت؛ وصورة اللوحة تفيد دائمًا تقريبًا.',
      },
    },
    {
      title: { fa: 'نشانی و وقت', en: 'Address and time', de: 'Adresse und Uhrzeit', ar: 'العنوان والوقت' },
      text: {
        fa: 'روزی را بگذارید که هوا روشن است؛ کار با تابلوی خاموش نور می‌خواهد.',
        en: 'Choose daylight if you can: work with the power off needs light.',
        de: 'Wählen Sie möglichst Tageslicht; ohne Strom braucht man Helligkeit.',
        ar: 'اختر ساعات النهار ما أمكن، فالعمل والكهرباء مفصولة يحتاج ضوءًا.',
      },
    },
    {
      title: { fa: 'مقایسهٔ پیشنهادها', en: 'Comparing quotes', de: 'Angebote vergleichen', ar: 'مقارنة العروض' },
      text: {
        fa: 'برق‌کارها تا دو ساعت فرصت دارند. ببینید یک‌جاست یا ساعتی، چقدر طول می‌کشد و قطعه در آن هست یا نه.',
        en: 'Electricians have two hours to reply. Check whether a quote is a lump sum or hourly, how long it allows and whether parts are included.',
        de: 'Elektriker haben zwei Stunden Zeit. Achten Sie auf Pauschale oder Stunde, Dauer und ob Material enthalten ist.',
        ar: 'لدى الكهربائيين ساعتان للرد. انظر هل العرض مقطوع أم بالساعة وكم مدته وهل يشمل القطع.',
      },
    },
    {
      title: {
        fa: 'انجام و تأیید',
        en: 'Work and approval',
        de: 'Ausführung und Bestätigung',
        ar: 'التنفيذ والموافقة',
      },
      text: {
        fa: 'هر چه درست شده روشن و خاموش می‌شود تا ببینید؛ سپس پایان را تأیید می‌کنید.',
        en: 'Whatever was mended is switched on and off for you to see; then you confirm.',
        de: 'Alles Erledigte wird Ihnen ein- und ausgeschaltet vorgeführt; dann bestätigen Sie.',
        ar: 'يُشغَّل ما أُصلح ويُطفأ أمامك ثم تؤكد.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'برق‌کار پس از پایان کار و تأیید شما، یا ۴۸ ساعت بعد، پولش را می‌گیرد؛ نه پیش از آن.',
      en: 'The electrician is paid after the end and your approval, or 48 hours on, and not before.',
      de: 'Der Elektriker erhält sein Geld nach Ihrer Bestätigung oder 48 Stunden nach dem Ende, nicht früher.',
      ar: 'يقبض الكهربائي بعد الانتهاء وموافقتك أو بعد ٤٨ ساعة، لا قبل ذلك.',
    },
    {
      fa: 'اگر از برق‌کاری راضی نبودید پولتان را برمی‌گردانیم؛ کافی است پایان آن را تأیید نکنید و موضوع را در سفارش بنویسید.',
      en: 'If the electrical work does not satisfy you, your money comes back; simply do not confirm and write in the order what is wrong.',
      de: 'Sind Sie mit der Elektroarbeit nicht zufrieden, erhalten Sie Ihr Geld zurück; bestätigen Sie nicht und schreiben Sie den Grund in den Auftrag.',
      ar: 'إن لم ترضَ عن العمل الكهربائي نعيد مالك؛ لا تؤكد الانتهاء واكتب السبب في الطلب.',
    },
    {
      fa: 'تا پنج دقیقه پس از قطعی شدن قرار، یا سه ساعت پیش از آمدن برق‌کار، لغو رایگان است.',
      en: 'Cancelling costs nothing within five minutes of confirming, or three hours before the electrician comes.',
      de: 'Absagen kostet nichts binnen fünf Minuten nach der Bestätigung oder bis drei Stunden vor dem Besuch.',
      ar: 'الإلغاء بلا كلفة خلال خمس دقائق من تأكيد الموعد أو حتى ثلاث ساعات قبل مجيء الكهربائي.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'فیوز می‌پرد؛ تا آمدن برق‌کار چه کنم؟',
        en: 'The fuse keeps tripping. What until somebody comes?',
        de: 'Die Sicherung löst ständig aus. Was tun, bis jemand kommt?',
        ar: 'القاطع يفصل باستمرار، فماذا أفعل؟',
      },
      answer: {
        fa: 'همهٔ دوشاخه‌ها را بکشید و فیوز را یک بار بزنید. اگر باز پرید خاموش بگذارید و دست نزنید.',
        en: 'Pull all plugs and switch it on once. If it trips again, leave it off and touch nothing.',
        de: 'Ziehen Sie alle Stecker und schalten Sie einmal ein. Löst sie wieder aus, lassen Sie sie ausgeschaltet und fassen Sie nichts an.',
        ar: 'انزع كل المقابس وشغّله مرة واحدة. فإن فصل ثانية فاتركه مطفأ ولا تلمس شيئًا.',
      },
    },
    {
      question: {
        fa: 'بوی سوختگی می‌آید؛ چه کنم؟',
        en: 'There is a smell of burning. What now?',
        de: 'Es riecht verbrannt. Was jetzt?',
        ar: 'هناك رائحة احتراق، فماذا أفعل؟',
      },
      answer: {
        fa: 'برق را از کنتور قطع کنید و به آتش‌نشانی ۱۲۵ زنگ بزنید؛ این کار سفارش آنلاین نیست.',
        en: 'Cut the power at the meter and call the fire service on 125; this is not a matter for an order.',
        de: 'Strom am Zähler abschalten und die Feuerwehr unter 125 rufen; das ist kein Fall für einen Auftrag.',
        ar: 'اقطع الكهرباء من العداد واتصل بالإطفاء على ١٢٥؛ فهذا ليس أمرًا لطلب عبر الإنترنت.',
      },
    },
    {
      question: {
        fa: 'قطعه را خودم بخرم یا برق‌کار بیاورد؟',
        en: 'Should I buy the parts, or the electrician?',
        de: 'Kaufe ich das Material oder der Elektriker?',
        ar: 'هل أشتري القطع أم يحضرها الكهربائي؟',
      },
      answer: {
        fa: 'هر دو ممکن است. چراغ و کلید را خودتان انتخاب کنید که سلیقه‌ای است؛ سیم، فیوز و چسب را به برق‌کار بسپارید و بخواهید مارک و قیمت را در پیشنهاد بنویسد.',
        en: 'Either. Choose lamps and switches yourself, as a matter of taste; leave wire, breakers and tape to the electrician and ask for make and price in the quote.',
        de: 'Beides geht. Lampen und Schalter sind Geschmackssache; Leitung, Automaten und Klemmen besorgt besser der Elektriker, mit Marke und Preis im Angebot.',
        ar: 'كلاهما ممكن. اختر المصابيح والمفاتيح بنفسك فهي ذوق؛ واترك الأسلاك والقواطع للكهربائي واطلب ذكر الماركة والثمن في العرض.',
      },
    },
    {
      question: {
        fa: 'باید خانه باشم؟',
        en: 'Must I be at home?',
        de: 'Muss ich zu Hause sein?',
        ar: 'هل يلزم وجودي؟',
      },
      answer: {
        fa: 'در آغاز و پایان بله، چون تابلو را باید خاموش و روشن کرد و نتیجه را دید. در میان کار کافی است تلفنتان در دسترس باشد.',
        en: 'At the beginning and end, yes, since the power goes off and on and you see the result. In between it is enough to be reachable.',
        de: 'Zu Beginn und am Ende ja: Strom wird aus- und eingeschaltet, und Sie sehen das Ergebnis. Dazwischen genügt es, telefonisch erreichbar zu sein.',
        ar: 'في البداية والنهاية نعم، إذ تُفصل الكهرباء وتعاد وترى النتيجة. وبينهما يكفي أن يكون هاتفك متاحًا.',
      },
    },
    {
      question: {
        fa: 'برای خانهٔ اجاره‌ای هم می‌توانم سفارش بدهم؟',
        en: 'May I order for a rented home?',
        de: 'Darf ich das in der Mietwohnung?',
        ar: 'هل أطلب لمنزل مستأجر؟',
      },
      answer: {
        fa: 'بله. برای عوض کردن لامپ، کلید یا فیوز مشکلی نیست؛ برای سیم‌کشی تازه یا تابلو پیش‌تر از صاحب‌خانه بپرسید.',
        en: 'Yes. Bulbs, switches or breakers are no problem; for new wiring or a fuse box ask your landlord first.',
        de: 'Ja. Leuchtmittel, Schalter oder Automaten sind kein Problem; bei neuen Leitungen oder dem Kasten fragen Sie vorher den Vermieter.',
        ar: 'نعم. تبديل مصباح أو مفتاح أو قاطع لا بأس به؛ أما تمديد جديد أو لوحة فاسأل المالك أولًا.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'کار شمردنی مانند پریز و چراغ بیشتر یک‌جا پیشنهاد می‌شود و عیب‌یابی ساعتی.',
      en: 'Countable work such as sockets and lamps is mostly quoted as a sum, fault-finding by the hour.',
      de: 'Zählbares wie Dosen und Lampen wird meist pauschal angeboten, Fehlersuche nach Stunden.',
      ar: 'الأعمال المعدودة كالمقابس والمصابيح تُعرض غالبًا بمبلغ مقطوع، وكشف الأعطال بالساعة.',
    },
    {
      fa: 'هر پیشنهاد دست‌کم به اندازهٔ کف قیمت این خدمت است؛ پایین‌تر از آن پذیرفته نمی‌شود.',
      en: 'No quote goes below the service’s floor price; lower ones are not taken.',
      de: 'Kein Angebot liegt unter dem Mindestpreis der Leistung; niedrigere werden nicht angenommen.',
      ar: 'لا يقل أي عرض عن الحد الأدنى لسعر الخدمة، وما دونه لا يُقبل.',
    },
    {
      fa: 'چند کار کوچک در یک سفارش، هزینهٔ رفت‌وآمد را میان همه پخش می‌کند.',
      en: 'Several small jobs in one order share the cost of travel.',
      de: 'Mehrere kleine Arbeiten in einem Auftrag teilen sich die Anfahrt.',
      ar: 'عدة أعمال صغيرة في طلب واحد تتقاسم أجرة التنقل.',
    },
  ],
};
