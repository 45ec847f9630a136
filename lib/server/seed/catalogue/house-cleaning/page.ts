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
    fa: 'به چند پرسش کوتاه دربارهٔ خانه پاسخ می‌دهید، ساعت لازم و قیمت را همان‌جا می‌بینید و خودتان نیرو را از میان کسانی که در آن ساعت آزادند انتخاب می‌کنید.',
    en: 'Answer a few short questions about your home, see the hours it needs and the price at once, and choose your cleaner from those who are free at that time.',
    de: 'Sie beantworten ein paar kurze Fragen zur Wohnung, sehen sofort Stundenzahl und Preis und wählen unter den freien Reinigungskräften selbst aus, wer kommt.',
    ar: 'أجب عن أسئلة قصيرة عن منزلك، فترى عدد الساعات والسعر فورًا، ثم تختار بنفسك من بين العاملين المتاحين في ذلك الوقت.',
  },
  metaTitle: {
    fa: 'نظافت منزل با قیمت ساعتی روشن و انتخاب نیرو | پلاکفن',
    en: 'Hourly house cleaning, cleaner of your choice | Pelakfan',
    de: 'Hausreinigung: klarer Stundenpreis, freie Wahl | Pelakfan',
    ar: 'تنظيف المنازل بالساعة وبسعر واضح واختيار العامل | بلاكفن',
  },
  metaDescription: {
    fa: 'سفارش آنلاین نظافت عادی، نظافت عمیق، نظافت دفتر، راه‌پله و خانهٔ پس از اسباب‌کشی. قیمت پیش از پرداخت، لغو رایگان تا ۳ ساعت مانده به شروع.',
    en: 'Order regular, deep, office, stairwell or after-move cleaning online. You see the price before you pay; cancelling is free until 3 hours before the visit.',
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
      de: 'Alles, was Sie im Auftrag notieren und was in die gebuchten Stunden passt',
      ar: 'أي عمل تذكره في ملاحظات الطلب وتتسع له الساعات المحجوزة',
    },
  ],
  notDone: [
    {
      fa: 'کار در ارتفاع بالاتر از ۲٫۵ متر، ایستادن لب پنجره و شستن نمای ساختمان',
      en: 'Work above 2.5 metres, standing on window ledges, or washing the façade',
      de: 'Arbeiten über 2,5 m Höhe, Stehen auf Fensterbänken, Fassadenreinigung',
      ar: 'العمل على ارتفاع يزيد على ٢٫٥ متر أو الوقوف على حافة النافذة أو غسل واجهة المبنى',
    },
    {
      fa: 'شستن فرش، موکت و مبل',
      en: 'Washing rugs, carpets or sofas',
      de: 'Waschen von Teppichen, Teppichböden oder Polstern',
      ar: 'غسل السجاد والموكيت والأرائك',
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
        fa: 'ساعت را خودتان می‌گویید یا متراژ، تعداد اتاق، سرویس و پنجره را وارد می‌کنید تا از روی آن حساب شود؛ قیمت همان لحظه می‌آید.',
        en: 'Say how many hours you want, or enter the area, rooms, bathrooms and windows to have them worked out. The price appears at once.',
        de: 'Sie nennen die Stundenzahl oder geben Fläche, Zimmer, Bäder und Fenster ein und lassen sie berechnen. Der Preis erscheint sofort.',
        ar: 'حدد عدد الساعات بنفسك، أو أدخل المساحة وعدد الغرف والحمامات والنوافذ لتُحسب لك، فيظهر السعر فورًا.',
      },
    },
    {
      title: { fa: 'روز و نشانی', en: 'Day and address', de: 'Termin und Adresse', ar: 'الموعد والعنوان' },
      text: {
        fa: 'نشانی و روز و ساعت شروع را انتخاب می‌کنید. ساعت‌هایی که نیروی آزاد ندارند خط خورده‌اند و دلیلشان نوشته شده است.',
        en: 'Choose the address, the day and the starting hour. Hours without a free cleaner are struck out, with the reason beside them.',
        de: 'Sie wählen Adresse, Tag und Beginn. Zeiten ohne freie Reinigungskraft sind durchgestrichen, der Grund steht dabei.',
        ar: 'اختر العنوان واليوم وساعة البدء. أما الساعات التي لا يتوفر فيها عامل فتظهر مشطوبة مع السبب.',
      },
    },
    {
      title: {
        fa: 'نیرو را خودتان انتخاب می‌کنید',
        en: 'Choose your cleaner',
        de: 'Reinigungskraft auswählen',
        ar: 'اختر العامل بنفسك',
      },
      text: {
        fa: 'نام، امتیاز، تعداد نظرها و قیمت هر نفر را می‌بینید، و اینکه گواهی عدم سوءپیشینه دارد و پول نقد می‌گیرد یا نه؛ سپس یکی را انتخاب می‌کنید.',
        en: 'You see each person’s name, rating, number of reviews and price, whether they hold a no-criminal-record certificate and whether they take cash, and choose one.',
        de: 'Sie sehen Name, Bewertung, Zahl der Rezensionen und Preis jeder Person, dazu, ob ein Führungszeugnis vorliegt und ob sie Bargeld nimmt, und wählen eine aus.',
        ar: 'ترى اسم كل شخص وتقييمه وعدد آراء العملاء فيه والسعر، وهل لديه شهادة حسن السيرة وهل يقبل النقد، ثم تختار واحدًا.',
      },
    },
    {
      title: {
        fa: 'پیش‌فاکتور و پرداخت',
        en: 'Order summary and payment',
        de: 'Auftragsübersicht und Zahlung',
        ar: 'الفاتورة المبدئية والدفع',
      },
      text: {
        fa: 'همهٔ ردیف‌های قیمت را پیش از پرداخت می‌بینید. با کارت بانکی، کیف پول یا (اگر نیروی انتخابی بپذیرد) نقدی می‌پردازید.',
        en: 'You see every line of the price before you pay: by bank card, wallet or, where the cleaner accepts it, in cash.',
        de: 'Jeden Posten sehen Sie vor der Zahlung. Sie zahlen per Bankkarte, aus dem Guthaben oder, wenn die Reinigungskraft es annimmt, bar.',
        ar: 'تظهر كل بنود السعر قبل الدفع. تدفع بالبطاقة المصرفية أو من المحفظة، أو نقدًا إن كان العامل يقبل ذلك.',
      },
    },
    {
      title: {
        fa: 'انجام کار و تأیید شما',
        en: 'The work and your approval',
        de: 'Arbeit und Ihre Bestätigung',
        ar: 'إنجاز العمل وموافقتك',
      },
      text: {
        fa: 'راه افتادن، شروع و پایان کار را در صفحهٔ سفارش دنبال می‌کنید. پایان کار را که تأیید کنید، یا ۴۸ ساعت از آن بگذرد، پول به نیرو پرداخت می‌شود.',
        en: 'The order’s page shows when your cleaner sets out, starts and finishes. The cleaner is paid when you confirm the end, or 48 hours after it.',
        de: 'Auf der Auftragsseite sehen Sie Anfahrt, Beginn und Ende. Ausgezahlt wird, wenn Sie das Ende bestätigen, oder 48 Stunden danach.',
        ar: 'تتابع في صفحة الطلب انطلاق العامل وبدء العمل وانتهاءه. ويُدفع المبلغ له حين تؤكد الانتهاء أو بعد ٤٨ ساعة منه.',
      },
    },
  ],
  guarantees: [
    {
      fa: 'اگر از کار راضی نباشید، پولتان برمی‌گردد. تا چیزی درست نشده است پایان کار را تأیید نکنید و با نیرو تماس بگیرید؛ شمارهٔ او در صفحهٔ سفارش است.',
      en: 'If you are not happy with the work, you get your money back. While something is wrong, do not confirm the end, and call the cleaner: the number is on the order’s page.',
      de: 'Sind Sie mit der Arbeit nicht zufrieden, erhalten Sie Ihr Geld zurück. Solange etwas nicht stimmt, bestätigen Sie das Ende bitte nicht und rufen Sie die Reinigungskraft an; die Nummer steht auf der Auftragsseite.',
      ar: 'إن لم ترضَ عن العمل عاد إليك مالك. وما دام هناك خلل فلا تؤكد الانتهاء واتصل بالعامل، فرقمه في صفحة الطلب.',
    },
    {
      fa: 'آنچه آنلاین یا از کیف پول می‌پردازید تا تأیید کار، یا ۴۸ ساعت پس از پایان آن، نزد پلاکفن می‌ماند و به نیرو پرداخت نمی‌شود.',
      en: 'What you pay online or by wallet stays with Pelakfan, unpaid to the cleaner, until you approve the work or 48 hours have passed since it ended.',
      de: 'Was Sie online oder aus dem Guthaben zahlen, bleibt bei Pelakfan, bis Sie die Arbeit bestätigen oder 48 Stunden nach ihrem Ende vergangen sind.',
      ar: 'ما تدفعه عبر الإنترنت أو من المحفظة يبقى لدى بلاكفن ولا يُدفع للعامل حتى توافق على العمل أو تمضي ٤٨ ساعة على انتهائه.',
    },
    {
      fa: 'قیمتی که پیش از سفارش می‌بینید همان می‌ماند؛ پس از ثبت سفارش چیزی به آن اضافه نمی‌شود.',
      en: 'The price you see before ordering stands: nothing is added to it afterwards.',
      de: 'Der Preis, den Sie vor der Bestellung sehen, gilt: Danach kommt nichts hinzu.',
      ar: 'السعر الذي تراه قبل الطلب ثابت، ولا يُضاف إليه شيء بعده.',
    },
    {
      fa: 'اگر نیرو کاری را که پذیرفته است لغو کند، همهٔ پول برمی‌گردد و سالی تا سه بار ۲۰٬۰۰۰ تومان هدیهٔ عذرخواهی کنار گذاشته می‌شود که با تکمیل سفارشی که آنلاین پرداخت کنید می‌گیرید.',
      en: 'If the cleaner cancels a visit they had accepted, you get everything back, and up to three times a year an apology gift of 20,000 tomans, once an order that you pay online is completed.',
      de: 'Sagt die Reinigungskraft einen angenommenen Termin ab, erhalten Sie alles zurück, dazu bis zu dreimal im Jahr 20.000 Toman Geschenkguthaben als Entschuldigung, sobald ein online bezahlter Auftrag abgeschlossen ist.',
      ar: 'إذا ألغى العامل زيارة كان قد قبلها يُرد المبلغ كاملًا، وتحصل حتى ثلاث مرات في السنة على ٢٠٬٠٠٠ تومان هدية اعتذار عند اكتمال طلب تدفعه عبر الإنترنت.',
    },
    {
      fa: 'کد ملی و مدارک هر نیرو پیش از پذیرش بررسی می‌شود؛ نشان «گواهی عدم سوءپیشینه» در فهرست، کنار نام کسانی است که آن را ارائه داده‌اند.',
      en: 'Everyone’s national ID number and documents are checked before they join; those who handed in a no-criminal-record certificate carry a badge for it in the list.',
      de: 'Identität und Unterlagen werden vor der Aufnahme geprüft; wer ein Führungszeugnis vorgelegt hat, trägt dafür in der Liste ein Abzeichen.',
      ar: 'تُراجع هوية كل عامل ووثائقه قبل قبوله، ومن قدّم شهادة حسن السيرة تظهر شارتها بجانب اسمه في القائمة.',
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
      de: 'Der kürzeste Einsatz dauert 3, der längste 10 Stunden je Reinigungskraft.',
      ar: 'أقصر زيارة ٣ ساعات وأطولها ١٠ ساعات للعامل الواحد.',
    },
    {
      fa: 'هر سفارش یک نوبت است؛ نوبت بعد را هر وقت خواستید خودتان سفارش می‌دهید.',
      en: 'Each order is one visit; you order the next one yourself, whenever you like.',
      de: 'Jede Bestellung gilt für einen Termin; den nächsten bestellen Sie neu, wann Sie möchten.',
      ar: 'كل طلب زيارة واحدة، وتطلب الزيارة التالية بنفسك متى شئت.',
    },
    {
      fa: 'قیمت برای ساعت‌هایی است که سفارش می‌دهید و اضافه‌کاری در کار نیست؛ اگر وقت بیشتری لازم شد، نوبت دیگری سفارش دهید.',
      en: 'The price is for the hours you book, and there is no overtime; if more time is needed, order another visit.',
      de: 'Der Preis gilt für die gebuchten Stunden, Überstunden gibt es nicht; brauchen Sie mehr Zeit, bestellen Sie einen weiteren Termin.',
      ar: 'السعر للساعات التي تحجزها ولا ساعات إضافية فيه؛ وإن احتجت وقتًا أكثر فاطلب زيارة أخرى.',
    },
    {
      fa: 'رفت‌وآمد نیرو در قیمت است؛ مواد شوینده نیست.',
      en: 'The cleaner’s travel is in the price; cleaning products are not.',
      de: 'Die Anfahrt ist im Preis enthalten, Reinigungsmittel sind es nicht.',
      ar: 'أجرة تنقل العامل ضمن السعر، أما مواد التنظيف فليست منه.',
    },
  ],
};
