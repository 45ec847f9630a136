import { orderingNotOpenYet } from '../ordering-not-open-yet';
import type { ProductPageSeed } from '../types';

export const rebuildingServicePage: ProductPageSeed = {
  title: {
    fa: 'بازسازی خانه و محل کار',
    en: 'Renovation of homes and offices',
    de: 'Renovierung von Wohnung und Büro',
    ar: 'ترميم المنازل والمكاتب',
  },
  summary: {
    fa: 'برای حمامی که کاشی‌اش لق شده، آشپزخانه‌ای که از سی سال پیش مانده یا واحدی که پیش از رفتن به آن نو می‌شود. کار بزرگ را به بخش‌های کوچک بشکنید؛ هر بخش پیشنهاد، پرداخت و تحویل جداگانه دارد.',
    en: 'For a bathroom with loose tiles, a kitchen from thirty years ago, or a flat to be renewed before you move in. Split a big job into parts; each has its own quote, payment and handover.',
    de: 'Für das Bad mit losen Fliesen, die dreißig Jahre alte Küche oder die Wohnung vor dem Einzug. Teilen Sie große Vorhaben auf; jeder Teil hat eigenes Angebot, eigene Zahlung und Abnahme.',
    ar: 'لحمام تخلخل بلاطه أو مطبخ عمره ثلاثون عامًا أو شقة تُجدَّد قبل سكنها. قسّم العمل الكبير إلى أجزاء لكل منها عرضه ودفعه وتسليمه.',
  },
  metaTitle: {
    fa: 'بازسازی خانه با پیشنهاد چند استادکار | پلاکفن',
    en: 'Renovation with quotes from several trades | Pelakfan',
    de: 'Renovierung mit mehreren Angeboten | Pelakfan',
    ar: 'ترميم المنازل بعروض عدة حرفيين | بلاكفن',
  },
  metaDescription: {
    fa: 'کاشی، گچ و کناف، پارکت و کابینت در تهران، کرج و شیراز. شرح، متراژ و عکس را بگذارید، تا ده پیشنهاد محرمانه بگیرید و هر مرحله را جدا بپردازید.',
    en: 'Tiles, plaster and drywall, floors and cabinets in Tehran, Karaj and Shiraz. Give area and photos, get up to ten sealed quotes, pay stage by stage.',
    de: 'Fliesen, Putz und Trockenbau, Böden und Küchen in Teheran, Karadsch und Schiras. Fläche und Fotos angeben, bis zu zehn Angebote, etappenweise zahlen.',
    ar: 'بلاط وجص وألواح وأرضيات وخزائن في طهران وكرج وشيراز. اذكر المساحة والصور، واحصل على عشرة عروض مغلقة كحد أقصى، وادفع كل مرحلة وحدها.',
  },
  done: [
    {
      fa: 'تخریب و برداشتن کار کهنه، تا رسیدن به زیرسازی سالم',
      en: 'Taking out the old work down to a sound base',
      de: 'Rückbau des Alten bis auf den tragfähigen Untergrund',
      ar: 'إزالة القديم حتى الوصول إلى أساس سليم',
    },
    {
      fa: 'زیرسازی، شاقول و تراز، پیش از هر چیزی که دیده می‌شود',
      en: 'Base, plumb and level, before anything that will be seen',
      de: 'Untergrund, Lot und Waage, bevor Sichtbares entsteht',
      ar: 'التأسيس والتسوية والشاقول قبل كل ما يُرى',
    },
    {
      fa: 'کاشی و سرامیک، گچ و کناف، کف‌پوش، کابینت و کمد',
      en: 'Tiles, plaster and drywall, floors, cabinets and wardrobes',
      de: 'Fliesen, Putz und Trockenbau, Böden, Küchen und Schränke',
      ar: 'البلاط والجص والألواح والأرضيات والخزائن',
    },
    {
      fa: 'پوشاندن کف، آسانسور و راه‌پله‌ای که مصالح از آن می‌گذرد',
      en: 'Covering the floors, lift and stairs that materials pass through',
      de: 'Abdecken von Böden, Aufzug und Treppe auf dem Transportweg',
      ar: 'تغطية الأرضيات والمصعد والدرج الذي تمر به المواد',
    },
    {
      fa: 'گونی کردن نخاله و رساندن آن به جایی که در پیشنهاد آمده است',
      en: 'Bagging the rubble and taking it where the quote says',
      de: 'Bauschutt einsacken und dorthin bringen, wo das Angebot es vorsieht',
      ar: 'تعبئة الأنقاض في أكياس ونقلها إلى الموضع المذكور في العرض',
    },
    {
      fa: 'هماهنگی نوبت‌ها: لوله و برق پیش از گچ، کاشی پیش از کابینت، رنگ در پایان',
      en: 'Keeping the order of trades: pipes and wiring before plaster, tiles before cabinets, paint last',
      de: 'Reihenfolge der Gewerke: Rohre und Leitungen vor dem Putz, Fliesen vor der Küche, Farbe zuletzt',
      ar: 'ترتيب الأعمال: الأنابيب والأسلاك قبل الجص، والبلاط قبل الخزائن، والدهان آخرًا',
    },
  ],
  notDone: [
    {
      fa: 'برداشتن دیوار باربر، ستون و هر تغییری در اسکلت',
      en: 'Removing load-bearing walls, columns or anything of the frame',
      de: 'Abbruch tragender Wände, Stützen und Eingriffe ins Tragwerk',
      ar: 'إزالة الجدران الحاملة أو الأعمدة أو أي تغيير في الهيكل',
    },
    {
      fa: 'جابه‌جایی لولهٔ گاز و کنتور، که کار مجری دارای پروانه است',
      en: 'Moving gas pipes or meters, which licensed installers do',
      de: 'Gasleitung und Zähler versetzen; das machen zugelassene Betriebe',
      ar: 'نقل أنابيب الغاز والعداد، فهو عمل المرخص لهم',
    },
    {
      fa: 'گرفتن پروانه و پایان‌کار از شهرداری',
      en: 'Obtaining permits and completion certificates from the municipality',
      de: 'Genehmigungen und Bauabnahme bei der Stadt einholen',
      ar: 'استخراج الرخص وشهادة الإنجاز من البلدية',
    },
    {
      fa: 'کار بر نمای بیرونی با طناب',
      en: 'Rope work on façades',
      de: 'Seilarbeiten an der Fassade',
      ar: 'العمل على الواجهات بالحبال',
    },
  ],
  steps: [
    {
      title: { fa: 'اندازه و عکس', en: 'Sizes and photos', de: 'Maße und Fotos', ar: 'المقاسات والصور' },
      text: {
        fa: 'طول، عرض و ارتفاع، عکس از چهار طرف و آنچه می‌خواهید عوض شود؛ نمونه‌ای را که پسندیده‌اید هم بگذارید.',
        en: 'Length, width, height, a photo of each side and what should change; add an example that you like.',
        de: 'Länge, Breite, Höhe, Fotos von allen Seiten und was sich ändern soll; gern ein Beispiel, das Ihnen gefällt.',
        ar: 'الطول والعرض والارتفاع وصورة لكل جهة وما تريد تغييره، وأضف نموذجًا أعجبك.',
      },
    },
    {
      title: { fa: 'پیشنهاد مکتوب', en: 'Written quotes', de: 'Schriftliche Angebote', ar: 'عروض مكتوبة' },
      text: {
        fa: 'استادکاران دستمزد، مصالح و روزهای کار را می‌نویسند؛ تا ده پیشنهاد را کنار هم می‌بینید.',
        en: 'Tradespeople put down labour, materials and days; you see up to ten side by side.',
        de: 'Handwerker nennen Arbeit, Material und Tage; bis zu zehn sehen Sie nebeneinander.',
        ar: 'يكتب الحرفيون الأجرة والمواد والأيام، وترى حتى عشرة عروض جنبًا إلى جنب.',
      },
    },
    {
      title: { fa: 'مرحله‌به‌مرحله', en: 'Stage by stage', de: 'Etappe für Etappe', ar: 'مرحلة بعد مرحلة' },
      text: {
        fa: 'برای هر بخش سفارشی جدا بدهید: تخریب، زیرسازی، پوشش نهایی. مرحلهٔ بعد را پس از دیدن این یکی بسپارید.',
        en: 'Place an order for each part: demolition, base, finish. Award the next once you have seen this one.',
        de: 'Je Teil ein Auftrag: Rückbau, Untergrund, Oberfläche. Den nächsten vergeben Sie, wenn Sie diesen gesehen haben.',
        ar: 'اطلب كل جزء على حدة: الهدم ثم التأسيس ثم التشطيب، وأسند التالي بعد أن ترى هذا.',
      },
    },
    {
      title: {
        fa: 'تحویل با تراز و چراغ',
        en: 'Handover by level and lamp',
        de: 'Abnahme mit Waage und Lampe',
        ar: 'التسليم بالميزان والمصباح',
      },
      text: {
        fa: 'با تراز یک‌متری، نور مایل چراغ و باز کردن شیر آب نگاه کنید و بعد پایان آن بخش را تأیید کنید.',
        en: 'Look with a one-metre level, a lamp held sideways and the taps open, and then approve the stage.',
        de: 'Prüfen Sie mit Ein-Meter-Waage, Streiflicht und offenem Hahn, dann bestätigen Sie die Etappe.',
        ar: 'افحص بميزان متر وضوء مائل وفتح الحنفيات، ثم وافق على انتهاء المرحلة.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'پول هر مرحله جدا نزد پلاکفن می‌ماند و با تأیید شما یا ۴۸ ساعت پس از پایان همان مرحله پرداخت می‌شود؛ پیش‌پرداخت کل کار در میان نیست.',
      en: 'The money for each stage is held by itself and released on your approval or 48 hours after that stage; nobody asks you to prepay the whole.',
      de: 'Das Geld jeder Etappe liegt für sich bei Pelakfan und wird nach Ihrer Bestätigung oder 48 Stunden nach deren Ende ausgezahlt; niemand verlangt alles im Voraus.',
      ar: 'يُحفظ مال كل مرحلة وحده ويُصرف بموافقتك أو بعد ٤٨ ساعة من انتهائها، ولا أحد يطلب ثمن العمل كله مقدمًا.',
    },
    {
      fa: 'کار افزوده‌ای که میان راه لازم شود، تنها با تأیید شما روی صفحهٔ سفارش به قیمت می‌رود.',
      en: 'Extra work that turns out to be needed enters the price only after your approval on the order’s page.',
      de: 'Zusätzliche Arbeit kommt nur in den Preis, wenn Sie auf der Auftragsseite zustimmen.',
      ar: 'العمل الزائد الذي يظهر لزومه لا يدخل السعر إلا بموافقتك في صفحة الطلب.',
    },
    {
      fa: 'امتیاز، نظر مشتریان و گواهی‌های هر استادکار پیش از انتخاب پیداست.',
      en: 'You see each tradesperson’s rating, reviews and certificates before you choose.',
      de: 'Bewertung, Rezensionen und Nachweise jedes Handwerkers sehen Sie vor der Wahl.',
      ar: 'تقييم كل حرفي وآراء العملاء فيه وشهاداته ظاهرة قبل الاختيار.',
    },
  ],
  questions: [
    orderingNotOpenYet,
    {
      question: {
        fa: 'مصالح با کیست؟',
        en: 'Who supplies the materials?',
        de: 'Wer stellt das Material?',
        ar: 'من يوفر المواد؟',
      },
      answer: {
        fa: 'در پیشنهاد نوشته می‌شود: فقط دستمزد، یا دستمزد با مصالح و نام آن‌ها. سیمان، چسب و گچ را معمولاً استادکار می‌آورد و کاشی، پارکت و صفحه را صاحب‌خانه می‌خرد.',
        en: 'The quote says: labour only, or labour with named materials. Cement, adhesive and plaster usually come with the tradesperson; tiles, parquet and worktops are bought by the owner.',
        de: 'Es steht im Angebot: nur Arbeit oder Arbeit mit benanntem Material. Zement, Kleber und Gips bringt meist der Handwerker; Fliesen, Parkett und Platten kauft der Eigentümer.',
        ar: 'يُذكر في العرض: أجرة فقط أو أجرة مع مواد مسماة. الإسمنت واللاصق والجص يحضرها الحرفي عادةً، والبلاط والأرضيات والأسطح يشتريها صاحب البيت.',
      },
    },
    {
      question: {
        fa: 'برای بازسازی اجازه لازم است؟',
        en: 'Do I need a permit?',
        de: 'Brauche ich eine Genehmigung?',
        ar: 'هل يلزم ترخيص؟',
      },
      answer: {
        fa: 'کارهای نازک‌کاری معمولاً نه. دست زدن به دیوار باربر، نما و لولهٔ گاز بدون شهرداری و مهندس ممکن نیست. در آپارتمان، ساعت کار و بردن نخاله را با مدیر ساختمان هماهنگ کنید.',
        en: 'Finishing work usually not. Load-bearing walls, façades and gas pipes need the municipality and an engineer. In a block, settle hours and rubble with the manager.',
        de: 'Für Innenausbau meist nicht. Für tragende Wände, Fassade und Gasleitung brauchen Sie Stadt und Ingenieur. Im Mehrfamilienhaus sprechen Sie Zeiten und Schutt mit der Verwaltung ab.',
        ar: 'أعمال التشطيب عادةً لا. أما الجدران الحاملة والواجهة وأنابيب الغاز فتحتاج البلدية ومهندسًا. وفي العمارة اتفق مع المدير على الأوقات ونقل الأنقاض.',
      },
    },
    {
      question: {
        fa: 'می‌شود در خانه ماند و بازسازی کرد؟',
        en: 'Can we live in the home meanwhile?',
        de: 'Kann man währenddessen wohnen bleiben?',
        ar: 'هل نسكن البيت أثناء الترميم؟',
      },
      answer: {
        fa: 'یک حمام یا یک اتاق را بله، اگر خانه سرویس دیگری دارد. برای آشپزخانه یک هفته بی‌سینک و برای همهٔ کف‌ها خانهٔ خالی را در نظر بگیرید.',
        en: 'For one bathroom or one room yes, if there is another toilet. Allow for a week without a sink when the kitchen is done, and an empty home for all the floors.',
        de: 'Bei einem Bad oder Zimmer ja, wenn es ein zweites WC gibt. Für die Küche rechnen Sie mit einer Woche ohne Spüle, für alle Böden mit leerer Wohnung.',
        ar: 'لحمام أو غرفة نعم إن وُجدت دورة مياه أخرى. وللمطبخ احسب أسبوعًا بلا حوض، ولجميع الأرضيات بيتًا فارغًا.',
      },
    },
    {
      question: {
        fa: 'بازسازی یک آپارتمان چقدر طول می‌کشد؟',
        en: 'How long does a flat take?',
        de: 'Wie lange dauert eine Wohnung?',
        ar: 'كم يستغرق ترميم شقة؟',
      },
      answer: {
        fa: 'حمام هشت تا دوازده روز، آشپزخانه با کابینت چهار تا شش هفته که بیشترش ساخت کابینت است، و یک واحد هشتادمتری کامل شش تا ده هفته.',
        en: 'A bathroom eight to twelve days; a kitchen with cabinets four to six weeks, mostly for making them; a whole flat of 80 m² six to ten weeks.',
        de: 'Ein Bad acht bis zwölf Tage, eine Küche mit Möbeln vier bis sechs Wochen, meist für deren Bau, eine ganze Wohnung mit 80 m² sechs bis zehn Wochen.',
        ar: 'الحمام ثمانية أيام إلى اثني عشر، والمطبخ بخزائنه أربعة أسابيع إلى ستة معظمها لصنع الخزائن، وشقة كاملة من ٨٠ مترًا ستة أسابيع إلى عشرة.',
      },
    },
    {
      question: {
        fa: 'چه وقت سال بهتر است؟',
        en: 'Which season is best?',
        de: 'Welche Jahreszeit ist günstig?',
        ar: 'أي فصل أنسب؟',
      },
      answer: {
        fa: 'بهار و پاییز؛ گچ و چسب در سرمای زیر ۵ درجه نمی‌گیرد و در گرمای شدید زود ترک می‌خورد. دی و بهمن استادکار آزاد بیشتر است و اسفند کمتر.',
        en: 'Spring and autumn: plaster and adhesive do not set below 5 °C and crack in great heat. In January more tradespeople are free; before Nowruz hardly any.',
        de: 'Frühling und Herbst: Unter 5 °C binden Putz und Kleber nicht ab, bei großer Hitze reißen sie. Im Januar sind mehr Handwerker frei, vor Nouruz kaum.',
        ar: 'الربيع والخريف، فالجص واللاصق لا يتماسكان تحت ٥ درجات ويتشققان في الحر الشديد. وفي قلب الشتاء يكثر الحرفيون المتاحون، ويقلّون قبل النوروز.',
      },
    },
  ],
  priceNotes: [
    {
      fa: 'استادکاران قیمت یک‌جا، متری یا ساعتی می‌دهند؛ از همه بخواهید یک جور بدهند تا مقایسه شود.',
      en: 'Trades quote a lump sum, per metre or per hour; ask all for the same kind, so that you can compare.',
      de: 'Handwerker rechnen pauschal, je Meter oder je Stunde; bitten Sie alle um dieselbe Art, damit Sie vergleichen können.',
      ar: 'يسعّر الحرفيون مقطوعًا أو بالمتر أو بالساعة، فاطلب من الجميع طريقة واحدة لتقارن.',
    },
    {
      fa: 'طبقهٔ بی‌آسانسور، راه باریک و نبودن جای نخاله، دستمزد را بالا می‌برد.',
      en: 'Upper floors without a lift, narrow access and no place for rubble raise the labour.',
      de: 'Obergeschoss ohne Aufzug, enge Wege und kein Platz für Schutt verteuern die Arbeit.',
      ar: 'الطابق بلا مصعد والممر الضيق وعدم وجود مكان للأنقاض ترفع الأجرة.',
    },
    {
      fa: 'ده درصد برای آنچه پشت کاشی و زیر کف پیدا می‌شود کنار بگذارید: لولهٔ پوسیده، نم، زیرسازی پوک.',
      en: 'Set aside ten percent for what lies behind the tiles and under the floor: rotten pipes, damp, a hollow base.',
      de: 'Legen Sie zehn Prozent zurück für das, was hinter Fliesen und unter Böden steckt: morsche Rohre, Feuchte, hohler Untergrund.',
      ar: 'احتفظ بعشرة بالمئة لما يظهر خلف البلاط وتحت الأرض: أنبوب متآكل أو رطوبة أو أساس مجوف.',
    },
  ],
};
