import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const handymanPage: ProductPageSeed = {
  title: {
    fa: 'نصب، تعمیر و کارهای خردهٔ خانه',
    en: 'Assembly, hanging and small repairs',
    de: 'Montage, Aufhängen und kleine Reparaturen',
    ar: 'تركيب وتعليق وإصلاحات منزلية صغيرة',
  },
  summary: {
    fa: 'کار را با عکس و چند خط شرح می‌دهید و تا دو ساعت از استادکارهای آزادِ همان محله قیمت می‌گیرید. امتیاز، گواهی و فاصلهٔ هر کس کنار قیمتش نوشته است و انتخاب با شماست.',
    en: 'Describe the job in a few lines with photos, and for two hours quotes come in from people who are free in your neighbourhood. Rating, certificates and distance stand beside each price, and you decide.',
    de: 'Sie beschreiben die Arbeit in wenigen Zeilen mit Fotos und erhalten zwei Stunden lang Angebote freier Handwerker aus der Nähe. Bewertung, Nachweise und Entfernung stehen neben jedem Preis; die Wahl treffen Sie.',
    ar: 'تصف العمل بالصور في أسطر قليلة، وتصلك خلال ساعتين عروض الفنيين المتاحين في حيّك. بجانب كل سعر تقييم صاحبه وشهاداته وبُعده، والاختيار لك.',
  },
  metaTitle: {
    fa: 'تعمیرات جزئی منزل: نصب، دریل، قفل و نقاشی | پلاکفن',
    en: 'Handyman: assembly, drilling, locks, paint | Pelakfan',
    de: 'Handwerker: Montage, Bohren, Schlösser | Pelakfan',
    ar: 'فني منزلي: تركيب وثقب وأقفال ودهان | بلاكفن',
  },
  metaDescription: {
    fa: 'مونتاژ کمد، نصب تلویزیون و پرده، نقاشی، تعویض قفل، رگلاژ در و پنجره. با عکس سفارش دهید، حداکثر ده قیمت ببینید و یکی را انتخاب کنید؛ پول تا تأیید کار می‌ماند.',
    en: 'Wardrobes assembled, televisions and curtains hung, rooms painted, locks changed, doors adjusted. Order with a photo, see up to ten quotes, choose one.',
    de: 'Schränke aufbauen, Fernseher und Vorhänge anbringen, streichen, Schlösser tauschen, Türen einstellen. Mit Foto anfragen, bis zu zehn Angebote vergleichen.',
    ar: 'تركيب الخزائن وتعليق التلفاز والستائر والدهان وتبديل الأقفال وضبط الأبواب. اطلب بصورة وشاهد حتى عشرة عروض واختر أحدها، ويُحفظ المال حتى موافقتك.',
  },
  done: [
    {
      fa: 'سر هم کردن مبلمان آماده و باز کردنش پیش از اسباب‌کشی',
      en: 'Putting flat-pack furniture together, and taking it apart before a move',
      de: 'Möbel aufbauen und vor dem Umzug zerlegen',
      ar: 'تركيب الأثاث الجاهز وفكه قبل الانتقال',
    },
    {
      fa: 'نصب هر چه باید روی دیوار یا سقف بماند، از قاب عکس تا تلویزیون',
      en: 'Hanging what belongs on a wall or ceiling, from a picture to a television',
      de: 'Alles, was an Wand oder Decke gehört, vom Bild bis zum Fernseher',
      ar: 'تعليق كل ما مكانه الجدار أو السقف، من الصورة إلى التلفاز',
    },
    {
      fa: 'رنگ اتاق و سقف، لکه‌گیری و کاغذدیواری',
      en: 'Rooms and ceilings painted, stains covered, wallpaper hung',
      de: 'Zimmer und Decken streichen, Flecken überdecken, tapezieren',
      ar: 'دهان الغرف والأسقف وتغطية البقع ولصق ورق الجدران',
    },
    {
      fa: 'باز کردن در با احراز سکونت و تعویض قفل و مغزی',
      en: 'Doors opened on proof of residence, locks and cylinders replaced',
      de: 'Türöffnung gegen Wohnnachweis, Tausch von Schloss und Zylinder',
      ar: 'فتح الأبواب بعد إثبات السكن وتبديل الأقفال وأسطواناتها',
    },
    {
      fa: 'رگلاژ در و پنجره، لولا، درزگیر و توری',
      en: 'Doors and windows adjusted, hinges, seals and screens renewed',
      de: 'Türen und Fenster einstellen, Scharniere, Dichtungen und Gitter erneuern',
      ar: 'ضبط الأبواب والنوافذ وتجديد المفصلات والعوازل والشبك',
    },
    {
      fa: 'خرده‌کارهای یکی دوساعته: سیلیکون دور سینک، چسباندن قرنیز، تعویض سیفون توالت یا پایهٔ مبل',
      en: 'Odd jobs of an hour or two: silicone round a sink, loose skirting, a cistern’s flush valve, a sofa leg',
      de: 'Kleinigkeiten bis zwei Stunden: Silikonfuge an der Spüle, lose Leiste, Spülventil, Sofabein',
      ar: 'أعمال صغيرة في ساعة أو ساعتين: سيليكون حول الحوض وتثبيت حافة سفلية وتبديل صمام خزان المرحاض أو رجل أريكة',
    },
  ],
  notDone: [
    {
      fa: 'برق‌کشی، لوله‌کشی و هر کار روی لولهٔ گاز؛ برای هر کدام دستهٔ خودش را سفارش دهید',
      en: 'Wiring, plumbing or anything on the gas pipe: each has a category of its own',
      de: 'Elektro- und Rohrinstallation oder Arbeiten an der Gasleitung; dafür gibt es eigene Kategorien',
      ar: 'التمديدات الكهربائية والسباكة وأي عمل على أنبوب الغاز، فلكل منها فئة خاصة',
    },
    {
      fa: 'تخریب دیوار و هر چیزی که به پروانهٔ شهرداری نیاز دارد',
      en: 'Knocking down walls and whatever needs a municipal permit',
      de: 'Wandabbruch und alles, was eine Genehmigung der Gemeinde braucht',
      ar: 'هدم الجدران وكل ما يحتاج رخصة البلدية',
    },
    {
      fa: 'کار روی نما، بام شیب‌دار و هر جای بی‌حفاظ',
      en: 'Work on façades, pitched roofs or any unguarded height',
      de: 'Arbeiten an Fassade, Steildach oder ungesicherten Höhen',
      ar: 'العمل على الواجهات والأسطح المائلة والأماكن غير المحمية',
    },
    {
      fa: 'خرید مصالح بدون هماهنگی؛ آنچه باید خریده شود در پیشنهاد نوشته می‌شود',
      en: 'Buying materials without asking: what has to be bought is named in the quote',
      de: 'Materialkauf ohne Absprache; was gebraucht wird, steht im Angebot',
      ar: 'شراء المواد دون تنسيق؛ فما يلزم شراؤه يُذكر في العرض',
    },
  ],
  steps: [
    {
      title: { fa: 'عکس و چند خط شرح', en: 'Words and photos', de: 'Beschreibung und Foto', ar: 'الوصف والصور' },
      text: {
        fa: 'بنویسید چه باید بشود، چند تا، و چه چیزی در خانه دارید. یک عکس از دور و یکی از نزدیک بیش از یک صفحه توضیح می‌گوید؛ پیام صوتی هم می‌شود گذاشت.',
        en: 'Say what should be done, how many, and what you have at home. One photo from afar and one close up tell more than a page of text; a voice note works too.',
        de: 'Schreiben Sie, was zu tun ist, wie viel und was schon da ist. Ein Foto aus der Ferne und eines aus der Nähe sagen mehr als eine Seite Text; auch eine Sprachnachricht geht.',
        ar: 'اكتب المطلوب وعدده وما لديك في المنزل. صورة من بعيد وأخرى من قريب أبلغ من صفحة شرح، ويمكن ترك رسالة صوتية أيضًا.',
      },
    },
    {
      title: {
        fa: 'روز، ساعت و نشانی',
        en: 'Day, hour and address',
        de: 'Tag, Stunde und Adresse',
        ar: 'اليوم والساعة والعنوان',
      },
      text: {
        fa: 'فقط کسانی سفارش را می‌بینند که آن کار را می‌کنند، محلهٔ شما را پوشش می‌دهند و آن ساعت آزادند.',
        en: 'The order reaches only those who do this kind of work, cover your neighbourhood and are free at that hour.',
        de: 'Die Anfrage sehen nur Personen, die diese Arbeit anbieten, Ihr Viertel bedienen und dann frei sind.',
        ar: 'لا يرى الطلب إلا من يقدّم هذا العمل ويغطي حيّك وهو متاح في تلك الساعة.',
      },
    },
    {
      title: {
        fa: 'انتخاب از میان پیشنهادها',
        en: 'Choosing among the quotes',
        de: 'Angebot auswählen',
        ar: 'الاختيار من العروض',
      },
      text: {
        fa: 'حداکثر ده پیشنهاد، یک‌جا یا ساعتی، به ترتیب امتیاز، قیمت و نزدیکی می‌بینید. کسی که انتخابش کردید نیم ساعت وقت دارد بپذیرد.',
        en: 'Up to ten quotes, lump sum or hourly, are listed by rating, price and distance. The one you choose has half an hour to accept.',
        de: 'Bis zu zehn Angebote, pauschal oder je Stunde, nach Bewertung, Preis und Nähe geordnet. Wen Sie wählen, der sagt binnen einer halben Stunde zu.',
        ar: 'حتى عشرة عروض، مقطوعة أو بالساعة، مرتبة بحسب التقييم والسعر والقرب. ومن تختاره أمامه نصف ساعة ليقبل.',
      },
    },
    {
      title: { fa: 'کار و تأیید', en: 'The job and your word', de: 'Arbeit und Abnahme', ar: 'العمل والموافقة' },
      text: {
        fa: 'هر افزایشی در محل باید در صفحهٔ سفارش به تأیید شما برسد. پایان کار را که تأیید کنید، یا دو روز بگذرد، استادکار پولش را می‌گیرد.',
        en: 'Any change of price on site needs your approval on the order’s page. The tradesperson is paid when you confirm, or after two days.',
        de: 'Jede Preisänderung vor Ort braucht Ihre Zustimmung auf der Auftragsseite. Bezahlt wird nach Ihrer Bestätigung oder nach zwei Tagen.',
        ar: 'أي تغيير في السعر أثناء العمل يحتاج موافقتك في صفحة الطلب. ويُدفع للفني حين تؤكد أو بعد يومين.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'اگر خرده‌کار خانه درست انجام نشود و راضی نباشید، پولتان برمی‌گردد.',
      en: 'If a job about the house is not done properly and you are not satisfied, your money comes back.',
      de: 'Wird eine Arbeit im Haus nicht ordentlich erledigt und sind Sie unzufrieden, erhalten Sie Ihr Geld zurück.',
      ar: 'إن لم يُنجز العمل المنزلي كما يجب ولم ترضَ عنه عاد إليك مالك.',
    },
    {
      fa: 'مدارک استادکار پیش از پذیرش بررسی می‌شود و مهارت‌نامه و گواهی عدم سوءپیشینه‌ای که داده باشد در صفحه‌اش پیداست.',
      en: 'Documents are checked before anyone joins, and skill and no-criminal-record certificates are shown on the person’s page.',
      de: 'Unterlagen werden vor der Aufnahme geprüft; Fach- und Führungszeugnisse sind auf der Seite der Person zu sehen.',
      ar: 'تُراجع وثائق الفني قبل قبوله، وتظهر في صفحته شهادات المهارة وحسن السيرة التي قدّمها.',
    },
    {
      fa: 'لغو تا ۳ ساعت مانده به آمدن استادکار رایگان است؛ پس از آن ۱۵٪ قیمت و حداکثر دستمزد یک ساعت.',
      en: 'Cancelling is free until 3 hours before the tradesperson is due; after that it costs 15% of the price, at most the price of one hour.',
      de: 'Bis 3 Stunden vor dem Handwerkertermin ist die Absage kostenlos, danach kostet sie 15 % des Preises, höchstens den Preis einer Stunde.',
      ar: 'الإلغاء مجاني حتى ٣ ساعات قبل حضور الفني، وبعدها ١٥٪ من السعر وبحد أقصى أجرة ساعة.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'پیشنهادها را همه می‌بینند؟',
        en: 'Does everybody see the quotes?',
        de: 'Sehen alle die Angebote?',
        ar: 'هل يرى الجميع العروض؟',
      },
      answer: {
        fa: 'نه. هر متخصص فقط پیشنهاد خودش را می‌بیند و تا پایان مهلت می‌تواند تغییرش دهد؛ همه را تنها شما می‌بینید.',
        en: 'No. Each person sees only their own quote and may change it until the time is up; you alone see them all.',
        de: 'Nein. Jede Person sieht nur ihr eigenes Angebot und kann es bis zum Ende der Frist ändern; alle sehen nur Sie.',
        ar: 'لا، يرى كل فني عرضه وحده ويمكنه تعديله حتى نهاية المهلة، وأنت وحدك تراها كلها.',
      },
    },
    {
      question: {
        fa: 'پیچ، رول‌پلاک و قطعه با کیست؟',
        en: 'Who supplies screws, plugs and parts?',
        de: 'Wer stellt Schrauben, Dübel und Teile?',
        ar: 'من يوفر البراغي والقطع؟',
      },
      answer: {
        fa: 'ابزار از متخصص است. در شرح کار بنویسید چه قطعه‌ای دارید تا پیشنهادها قیمت بقیه را روشن بگویند.',
        en: 'Tools are theirs. Say which parts you have, so that the quotes name the cost of the rest.',
        de: 'Werkzeug bringen sie mit. Schreiben Sie, welche Teile da sind, damit die Angebote den Rest beziffern.',
        ar: 'الأدوات على الفني. اذكر ما لديك من قطع لتوضح العروض ثمن الباقي.',
      },
    },
    {
      question: {
        fa: 'چند کار خرده را یک‌جا سفارش بدهم؟',
        en: 'Can I put several small jobs into one order?',
        de: 'Kann ich mehrere Kleinigkeiten zusammen bestellen?',
        ar: 'هل أطلب عدة أعمال صغيرة معًا؟',
      },
      answer: {
        fa: 'بله و به‌صرفه‌تر است: فهرستی شماره‌دار بنویسید. کارهایی از یک جنس، مثل نصب و رگلاژ، با یک نفر تمام می‌شود؛ نقاشی و قفل دو استادکار می‌خواهد و دو سفارش.',
        en: 'Yes, and it is cheaper: number them in a list. Like goes with like, hanging with adjusting; painting and locks are two trades and two orders.',
        de: 'Ja, und es wird günstiger: Schreiben Sie eine nummerierte Liste. Verwandtes wie Aufhängen und Einstellen macht eine Person; Malen und Schlösser sind zwei Gewerke und zwei Aufträge.',
        ar: 'نعم وهو أوفر: اكتب قائمة مرقمة. الأعمال المتشابهة كالتعليق والضبط ينجزها شخص واحد، أما الدهان والأقفال فحرفتان وطلبان.',
      },
    },
    {
      question: {
        fa: 'یک‌جا بهتر است یا ساعتی؟',
        en: 'Lump sum or hourly rate?',
        de: 'Pauschal oder nach Stunden?',
        ar: 'مبلغ مقطوع أم أجر بالساعة؟',
      },
      answer: {
        fa: 'کاری که اندازه‌اش معلوم است، مثل نصب سه شلف، یک‌جا. کاری که اندازه‌اش پیدا نیست، مثل یافتن علت گیر کردن در، ساعتی؛ در آن صورت از اول بگویید بیش از چند ساعت نشود.',
        en: 'For work of known size, three shelves for instance, a lump sum. For work whose extent is unknown, hourly; then say at the start how many hours it may take at most.',
        de: 'Ist der Umfang klar, etwa drei Regale, dann pauschal. Ist er offen, nach Stunden; nennen Sie dann von Anfang an eine Obergrenze.',
        ar: 'العمل المعروف حجمه كتعليق ثلاثة رفوف بمبلغ مقطوع. وما لا يُعرف مداه فبالساعة، وحدد منذ البداية أقصى عدد من الساعات.',
      },
    },
    {
      question: {
        fa: 'اگر هیچ پیشنهادی نرسید؟',
        en: 'What if no quote arrives?',
        de: 'Was, wenn kein Angebot kommt?',
        ar: 'ماذا لو لم يصل أي عرض؟',
      },
      answer: {
        fa: 'چیزی نمی‌پردازید. می‌توانید سفارش را تا سه بار دیگر با ساعتی بازتر یا عکس روشن‌تر به جریان بیندازید؛ عصر جمعه و شب عید استادکار آزاد کمتر است.',
        en: 'You pay nothing, and may reopen the order up to three times, with a wider choice of hours or a clearer photo. Friday evenings and the days before Nowruz are the leanest.',
        de: 'Sie zahlen nichts und können die Anfrage bis zu dreimal erneut stellen, mit anderer Zeit oder besserem Foto. Freitagabends und kurz vor Nouruz sind wenige frei.',
        ar: 'لا تدفع شيئًا، ويمكنك إعادة الطلب حتى ثلاث مرات بوقت أنسب أو صورة أوضح. مساء الجمعة وأيام ما قبل النوروز أقلّها فنيين.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'قیمت را استادکارها می‌دهند، نه جدولی ثابت: مبلغ یک‌جا، یا نرخ ساعت در ساعت‌های تخمینی.',
      en: 'The price comes from those who quote, not from a table: a lump sum, or an hourly rate times the estimated hours.',
      de: 'Den Preis nennen die Handwerker, keine Tabelle: pauschal oder Stundensatz mal geschätzte Stunden.',
      ar: 'السعر يضعه الفنيون لا جدول ثابت: مبلغ مقطوع، أو أجر الساعة مضروبًا في الساعات المقدّرة.',
    },
    {
      fa: 'برای کارهای کوچک هم رفت‌وآمد و دست‌کم یک ساعت کار در قیمت است؛ چند کار کوچک را روی هم بگذارید.',
      en: 'Even a tiny job includes the journey and about an hour’s work, so save up several.',
      de: 'Auch Kleinstes enthält Anfahrt und etwa eine Arbeitsstunde; sammeln Sie mehrere Aufgaben.',
      ar: 'حتى العمل الصغير يتضمن أجرة الانتقال ونحو ساعة عمل، فاجمع عدة أعمال معًا.',
    },
    {
      fa: 'فوری بودن، طبقهٔ بی‌آسانسور با ابزار سنگین و کار شبانه قیمت را بالا می‌برد؛ عکس خوب و ساعت باز پایین می‌آورد.',
      en: 'Urgency, stairs with heavy tools and late hours raise it; a good photo and flexible hours bring it down.',
      de: 'Eile, Treppen mit schwerem Werkzeug und späte Stunden machen es teurer, ein gutes Foto und flexible Zeiten günstiger.',
      ar: 'الاستعجال والصعود دون مصعد بعدة ثقيلة وساعات الليل ترفع السعر، والصورة الجيدة والوقت المرن يخفضانه.',
    },
  ],
};
