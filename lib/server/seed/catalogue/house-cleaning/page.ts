import { houseCleaningQuestions } from './questions';
import type { ProductPageSeed } from '../types';

export const houseCleaningPage: ProductPageSeed = {
  title: {
    fa: 'نظافت منزل و محل کار',
    en: 'Cleaning for homes and workplaces',
    de: 'Reinigung für Wohnung und Büro',
    ar: 'تنظيف المنازل وأماكن العمل',
  },
  summary: {
    fa: 'چند پرسش کوتاه دربارهٔ خانه پاسخ می‌دهید، ساعت لازم و قیمت را همان‌جا می‌بینید و خودتان نیرو را از میان کسانی که در آن ساعت آزادند انتخاب می‌کنید.',
    en: 'Answer a few short questions about your home, see the hours it needs and the price at once, and choose your cleaner from those who are free at that time.',
    de: 'Sie beantworten ein paar kurze Fragen zur Wohnung, sehen sofort Stundenzahl und Preis und wählen selbst aus, wer von den freien Kräften kommt.',
    ar: 'أجب عن أسئلة قصيرة عن منزلك، فترى عدد الساعات والسعر فورًا، ثم تختار بنفسك من بين العاملين المتاحين في ذلك الوقت.',
  },
  metaTitle: {
    fa: 'نظافت منزل با قیمت ساعتی روشن و انتخاب نیرو | پلاکفن',
    en: 'House cleaning by the hour, cleaner of your choice | Pelakfan',
    de: 'Hausreinigung zum festen Stundenpreis, Kraft nach Wahl | Pelakfan',
    ar: 'تنظيف المنازل بالساعة وبسعر واضح واختيار العامل | بلاكفن',
  },
  metaDescription: {
    fa: 'سفارش اینترنتی نظافت عادی، نظافت عمیق، نظافت دفتر، راه‌پله و خانهٔ پس از اسباب‌کشی. قیمت پیش از پرداخت، لغو رایگان تا ۳ ساعت مانده به شروع.',
    en: 'Order regular, deep, office, stairwell or after-move cleaning online. The price stands before you pay; cancelling is free until 3 hours before the visit.',
    de: 'Unterhalts-, Grund-, Büro-, Treppenhaus- und Umzugsreinigung online bestellen. Preis vor der Zahlung, kostenlose Absage bis 3 Stunden vorher.',
    ar: 'اطلب عبر الإنترنت التنظيف العادي أو العميق أو تنظيف المكاتب والسلالم أو ما بعد الانتقال. السعر قبل الدفع والإلغاء مجاني حتى ٣ ساعات قبل الموعد.',
  },
  done: [
    {
      fa: 'گردگیری سطح‌ها، قفسه‌های باز، کلید و پریز و دستگیره‌ها',
      en: 'Dusting of surfaces, open shelves, switches and door handles',
      de: 'Staubwischen auf Flächen, offenen Regalen, Schaltern und Türklinken',
      ar: 'مسح الغبار عن الأسطح والرفوف المفتوحة والمفاتيح ومقابض الأبواب',
    },
    {
      fa: 'جارو و تی کشیدن کف، و جاروبرقی فرش و مبل',
      en: 'Sweeping and mopping floors, vacuuming carpets and sofas',
      de: 'Böden fegen und wischen, Teppiche und Polster absaugen',
      ar: 'كنس الأرضيات ومسحها، وشفط الغبار عن السجاد والأرائك',
    },
    {
      fa: 'شستن سینک، شیرها، رویهٔ گاز و نمای بیرونی لوازم آشپزخانه',
      en: 'Kitchen sink, taps, hob and the outside of appliances',
      de: 'Spüle, Armaturen, Kochfeld und die Außenseiten der Küchengeräte',
      ar: 'حوض المطبخ والحنفيات وسطح الموقد والأجزاء الخارجية للأجهزة',
    },
    {
      fa: 'شستن و ضدعفونی سرویس بهداشتی و حمام، با آینه و شیرها',
      en: 'Washing and disinfecting toilets and bathrooms, mirrors and taps included',
      de: 'Toilette und Bad reinigen und desinfizieren, samt Spiegel und Armaturen',
      ar: 'غسل دورة المياه والحمام وتعقيمهما، مع المرايا والحنفيات',
    },
    {
      fa: 'شیشه‌ها از داخل، و از بیرون تا جایی که با ایستادن روی کف یا بالکن دست می‌رسد',
      en: 'Windows from inside, and from outside where they can be reached standing on the floor or a balcony',
      de: 'Fenster von innen; von außen, soweit man sie vom Boden oder Balkon aus stehend erreicht',
      ar: 'النوافذ من الداخل، ومن الخارج ما تصل إليه اليد وقوفًا على الأرض أو الشرفة',
    },
    {
      fa: 'مرتب کردن تخت و وسایل دم‌دست و بیرون بردن زباله',
      en: 'Making beds, tidying what lies about and taking the rubbish out',
      de: 'Betten machen, Herumliegendes ordnen und den Müll hinausbringen',
      ar: 'ترتيب الأسرّة والأغراض المتناثرة وإخراج القمامة',
    },
    {
      fa: 'هر کاری که در توضیح سفارش بنویسید و در ساعت خریداری‌شده جا شود',
      en: 'Anything you note in the order that fits into the hours you booked',
      de: 'Was Sie in der Bestellung notieren und was in die gebuchten Stunden passt',
      ar: 'أي عمل تذكره في ملاحظات الطلب وتتسع له الساعات المحجوزة',
    },
  ],
  notDone: [
    {
      fa: 'کار در ارتفاع بالاتر از ۲٫۵ متر، ایستادن لب پنجره و شستن نمای ساختمان',
      en: 'Work above 2.5 metres, standing on window ledges, or washing the façade',
      de: 'Arbeiten über 2,5 m Höhe, Stehen auf Fensterbänken, Fassadenreinigung',
      ar: 'العمل على ارتفاع يزيد على ٢٫٥ متر أو الوقوف على حافة النافذة أو غسل واجهة المبنى',
    },
    {
      fa: 'شستن فرش، موکت و مبل؛ برای فرش، خدمت قالیشویی جداست',
      en: 'Washing rugs, carpets or sofas; rugs have a service of their own',
      de: 'Waschen von Teppichen, Teppichböden oder Polstern; für Teppiche gibt es einen eigenen Dienst',
      ar: 'غسل السجاد والموكيت والأرائك؛ فللسجاد خدمة مستقلة',
    },
    {
      fa: 'جابه‌جا کردن یخچال، لباسشویی، بوفه و هر چیز سنگینی که یک نفر به‌تنهایی نباید بلند کند',
      en: 'Moving fridges, washing machines, cabinets or anything too heavy for one person',
      de: 'Verrücken von Kühlschrank, Waschmaschine, Schränken und allem, was für eine Person zu schwer ist',
      ar: 'تحريك الثلاجة أو الغسالة أو الخزائن أو أي شيء لا يصح أن يحمله شخص واحد',
    },
    {
      fa: 'باز کردن لوستر، پرده، کولر و لوازم برقی',
      en: 'Taking down chandeliers or curtains, opening air conditioners or appliances',
      de: 'Abnehmen von Kronleuchtern und Vorhängen, Öffnen von Klima- und Elektrogeräten',
      ar: 'فك الثريات والستائر والمكيفات والأجهزة الكهربائية',
    },
    {
      fa: 'سم‌پاشی، از بین بردن کپک ریشه‌دار و تمیز کردن فضولات یا آلودگی خطرناک',
      en: 'Pest control, deep-rooted mould, excrement or hazardous waste',
      de: 'Schädlingsbekämpfung, tief sitzender Schimmel, Fäkalien oder Gefahrstoffe',
      ar: 'مكافحة الحشرات وإزالة العفن المتجذر وتنظيف الفضلات أو المواد الخطرة',
    },
    {
      fa: 'نگهداری از کودک، سالمند، بیمار یا حیوان خانگی',
      en: 'Looking after children, elderly or sick people, or pets',
      de: 'Betreuung von Kindern, älteren oder kranken Menschen und Tieren',
      ar: 'رعاية الأطفال أو المسنين أو المرضى أو الحيوانات الأليفة',
    },
  ],
  steps: [
    {
      title: { fa: 'خانه را می‌گویید', en: 'Describe the place', de: 'Wohnung beschreiben', ar: 'صِف المكان' },
      text: {
        fa: 'متراژ، تعداد اتاق، سرویس و پنجره را وارد می‌کنید؛ ساعت پیشنهادی و قیمت همان لحظه می‌آید و می‌توانید ساعت را کم یا زیاد کنید.',
        en: 'Enter the area, rooms, bathrooms and windows. The suggested hours and the price appear at once, and you may book more or fewer hours.',
        de: 'Fläche, Zimmer, Bäder und Fenster eingeben: Stundenvorschlag und Preis erscheinen sofort, die Stunden können Sie ändern.',
        ar: 'أدخل المساحة وعدد الغرف والحمامات والنوافذ، فتظهر الساعات المقترحة والسعر فورًا، ويمكنك زيادة الساعات أو إنقاصها.',
      },
    },
    {
      title: { fa: 'روز و نشانی', en: 'Day and address', de: 'Termin und Adresse', ar: 'الموعد والعنوان' },
      text: {
        fa: 'نشانی و روز و ساعت شروع را انتخاب می‌کنید. ساعت‌هایی که نیروی آزاد ندارند خط خورده‌اند و دلیلشان نوشته شده است.',
        en: 'Choose the address, the day and the starting hour. Hours without a free cleaner are struck out, with the reason beside them.',
        de: 'Sie wählen Adresse, Tag und Beginn. Zeiten ohne freie Kraft sind durchgestrichen, der Grund steht dabei.',
        ar: 'اختر العنوان واليوم وساعة البدء. أما الساعات التي لا يتوفر فيها عامل فتظهر مشطوبة مع السبب.',
      },
    },
    {
      title: { fa: 'نیرو را خودتان برمی‌گزینید', en: 'Choose your cleaner', de: 'Kraft auswählen', ar: 'اختر العامل بنفسك' },
      text: {
        fa: 'امتیاز، نظر مشتریان پیشین، سابقه و گواهی‌های هر نفر را می‌بینید و یکی را انتخاب می‌کنید.',
        en: 'You see each person’s rating, earlier reviews, experience and certificates, and choose one.',
        de: 'Sie sehen Bewertung, frühere Rezensionen, Erfahrung und Nachweise jeder Person und wählen eine aus.',
        ar: 'ترى تقييم كل شخص وآراء العملاء السابقين وخبرته وشهاداته، ثم تختار واحدًا.',
      },
    },
    {
      title: { fa: 'پیش‌فاکتور و پرداخت', en: 'Pre-invoice and payment', de: 'Vorrechnung und Zahlung', ar: 'الفاتورة المبدئية والدفع' },
      text: {
        fa: 'همهٔ ردیف‌های قیمت را پیش از پرداخت می‌بینید. با کارت بانکی، کیف پول یا (اگر نیروی انتخابی بپذیرد) نقدی می‌پردازید.',
        en: 'Every line of the price stands there before you pay: by bank card, wallet or, where the cleaner accepts it, in cash.',
        de: 'Jeder Posten steht vor der Zahlung da. Sie zahlen per Bankkarte, aus dem Guthaben oder, wenn die Kraft es annimmt, bar.',
        ar: 'تظهر كل بنود السعر قبل الدفع. تدفع بالبطاقة المصرفية أو من المحفظة، أو نقدًا إن كان العامل يقبل ذلك.',
      },
    },
    {
      title: { fa: 'انجام کار و تأیید شما', en: 'The work and your approval', de: 'Arbeit und Ihre Bestätigung', ar: 'إنجاز العمل وموافقتك' },
      text: {
        fa: 'راه افتادن، شروع و پایان کار را در صفحهٔ سفارش دنبال می‌کنید. پایان کار را که تأیید کنید، پول به نیرو پرداخت می‌شود.',
        en: 'The order’s page shows when your cleaner sets out, starts and finishes. Once you approve the work, the cleaner is paid.',
        de: 'Auf der Auftragsseite sehen Sie Anfahrt, Beginn und Ende. Erst wenn Sie die Arbeit bestätigen, wird das Geld ausgezahlt.',
        ar: 'تتابع في صفحة الطلب انطلاق العامل وبدء العمل وانتهاءه. وبعد موافقتك على العمل يُدفع المبلغ له.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'از کار راضی نبودید؟ تا ۴۸ ساعت بنویسید: یا کار دوباره انجام می‌شود یا پولتان برمی‌گردد.',
      en: 'Not satisfied? Tell us within 48 hours: the work is done again or your money comes back.',
      de: 'Nicht zufrieden? Melden Sie es binnen 48 Stunden: Es wird nachgearbeitet oder Sie erhalten Ihr Geld zurück.',
      ar: 'لست راضيًا عن العمل؟ أخبرنا خلال ٤٨ ساعة: يُعاد العمل أو يُرد مالك.',
    },
    {
      fa: 'پول شما تا تأیید کار، یا ۴۸ ساعت پس از پایان آن، نزد پلاکفن می‌ماند و به نیرو پرداخت نمی‌شود.',
      en: 'Your money stays with Pelakfan, unpaid to the cleaner, until you approve the work or 48 hours have passed since it ended.',
      de: 'Ihr Geld bleibt bei Pelakfan, bis Sie die Arbeit bestätigen oder 48 Stunden nach ihrem Ende vergangen sind.',
      ar: 'يبقى مبلغك لدى بلاكفن ولا يُدفع للعامل حتى توافق على العمل أو تمضي ٤٨ ساعة على انتهائه.',
    },
    {
      fa: 'قیمت پس از شروع کار فقط با تأیید خود شما تغییر می‌کند.',
      en: 'After the work has started, the price changes only with your approval.',
      de: 'Nach Arbeitsbeginn ändert sich der Preis nur mit Ihrer Zustimmung.',
      ar: 'بعد بدء العمل لا يتغير السعر إلا بموافقتك.',
    },
    {
      fa: 'اگر نیرو نیاید، همهٔ پول برمی‌گردد، ۲۰٬۰۰۰ تومان هدیهٔ عذرخواهی می‌گیرید و جایگزین پیشنهاد می‌کنیم.',
      en: 'If the cleaner does not come, you get everything back, 20,000 tomans as an apology, and the offer of a replacement.',
      de: 'Kommt die Kraft nicht, erhalten Sie alles zurück, dazu 20.000 Toman als Entschuldigung und ein Ersatzangebot.',
      ar: 'إذا لم يحضر العامل يُرد المبلغ كاملًا، وتحصل على ٢٠٬٠٠٠ تومان هدية اعتذار، ونعرض عليك بديلًا.',
    },
    {
      fa: 'شمارهٔ ملی و مدارک هر نیرو پیش از پذیرش بررسی می‌شود؛ نشان «گواهی عدم سوءپیشینه» روی صفحهٔ کسانی است که آن را ارائه داده‌اند.',
      en: 'Everyone’s national code and documents are checked before they join; those who handed in a certificate of no criminal record carry a badge for it.',
      de: 'Identität und Unterlagen werden vor der Aufnahme geprüft; wer ein Führungszeugnis vorgelegt hat, trägt dafür ein Abzeichen.',
      ar: 'تُراجع هوية كل عامل ووثائقه قبل قبوله، ومن قدّم شهادة عدم محكومية تظهر شارتها في صفحته.',
    },
  ],
  questions: houseCleaningQuestions,
  priceNotes: [
    {
      fa: 'هر چه نوبت بلندتر باشد، نرخ هر ساعت کمتر است و کل نوبت با همان نرخ حساب می‌شود.',
      en: 'The longer the visit, the lower the rate, and it applies to every hour of the visit.',
      de: 'Je länger der Einsatz, desto niedriger der Stundensatz; er gilt für den ganzen Einsatz.',
      ar: 'كلما طالت الزيارة انخفض سعر الساعة، ويسري السعر نفسه على الزيارة كلها.',
    },
    {
      fa: 'کوتاه‌ترین نوبت ۳ ساعت و بلندترین آن ۱۰ ساعت برای یک نیرو است.',
      en: 'The shortest visit is 3 hours, the longest 10 hours for one cleaner.',
      de: 'Der kürzeste Einsatz dauert 3, der längste 10 Stunden je Kraft.',
      ar: 'أقصر زيارة ٣ ساعات وأطولها ١٠ ساعات للعامل الواحد.',
    },
    {
      fa: 'برنامهٔ هفتگی ۱۵٪، دو هفته یک‌بار ۱۰٪ و چهار هفته یک‌بار ۵٪ تخفیف دارد.',
      en: 'A weekly plan takes 15% off, a fortnightly one 10%, one every four weeks 5%.',
      de: 'Wöchentlich gibt es 15 %, alle zwei Wochen 10 %, alle vier Wochen 5 % Rabatt.',
      ar: 'خصم الخطة الأسبوعية ١٥٪، وكل أسبوعين ١٠٪، وكل أربعة أسابيع ٥٪.',
    },
    {
      fa: 'اگر کار بیشتر طول بکشد، با تأیید شما هر ۱۵ دقیقه با همان نرخ نوبت اضافه می‌شود.',
      en: 'If the work takes longer, overtime is added in 15-minute steps at the same rate, with your approval.',
      de: 'Dauert es länger, wird mit Ihrer Zustimmung im 15-Minuten-Takt zum selben Satz verlängert.',
      ar: 'إذا احتاج العمل وقتًا أطول تُضاف كل ١٥ دقيقة بالسعر نفسه وبموافقتك.',
    },
    {
      fa: 'رفت‌وآمد نیرو در قیمت است؛ مواد شوینده نیست.',
      en: 'The cleaner’s travel is in the price; cleaning products are not.',
      de: 'Die Anfahrt ist im Preis enthalten, Reinigungsmittel sind es nicht.',
      ar: 'أجرة تنقل العامل ضمن السعر، أما مواد التنظيف فليست منه.',
    },
  ],
};
