import type { CategoryTypeSeed } from '../types';

export const lenses: CategoryTypeSeed = {
  id: 3002,
  seopath: 'lenses',
  hasPage: true,
  name: { fa: 'لنز', en: 'Lenses', de: 'Objektive', ar: 'العدسات' },
  description: {
    fa: 'فوکوس، دیافراگم، قارچ و گرد داخل لنز.',
    en: 'Focus, aperture, fungus and dust inside.',
    de: 'Fokus, Blende, Pilz und Staub im Inneren.',
    ar: 'التركيز وفتحة العدسة والفطر والغبار الداخلي.',
  },
  page: {
    title: {
      fa: 'تعمیر و سرویس لنز',
      en: 'Lens repair and service',
      de: 'Reparatur und Wartung von Objektiven',
      ar: 'إصلاح العدسات وصيانتها',
    },
    summary: {
      fa: 'برای لنزی که فوکوس نمی‌کند، دیافراگمش باز نمی‌شود یا لکهٔ قارچ در شیشه دارد. با یک عکس از عیب زیر نور چراغ‌قوه، تعمیرکار می‌داند پیشنهادش را برای چه می‌دهد.',
      en: 'For lenses that will not focus, whose aperture is stuck or which show threads of fungus. One picture of the fault under a torch tells the technician what to quote for.',
      de: 'Für Objektive, die nicht scharfstellen, deren Blende klemmt oder in denen Pilz wächst. Ein Foto im Taschenlampenlicht zeigt dem Techniker, welchen Preis er nennen kann.',
      ar: 'لعدسة لا تركز أو علقت فتحتها أو ظهر الفطر في زجاجها. صورة للعيب تحت مصباح يدوي تبين للفني على ماذا يقدم عرضه.',
    },
    metaTitle: {
      fa: 'تعمیر لنز، رفع قارچ و گیر دیافراگم | پلاکفن',
      en: 'Lens repair: fungus, focus and aperture | Pelakfan',
      de: 'Objektiv reparieren: Pilz, Fokus, Blende | Pelakfan',
      ar: 'إصلاح العدسة: الفطر والتركيز وفتحة العدسة | بلاكفن',
    },
    metaDescription: {
      fa: 'پاک کردن قارچ و گرد داخل لنز، تعمیر موتور فوکوس و لرزش‌گیر، روغن‌زدگی پرهٔ دیافراگم و رینگ زوم شل. پیشنهاد چند تعمیرکار لنز در تهران در ۲ ساعت.',
      en: 'Fungus and dust removed, focus and stabiliser motors, oily aperture blades and loose zoom rings repaired. Several Tehran technicians quote within 2 hours.',
      de: 'Pilz und Staub entfernen, Fokusmotor und Stabilisator, verölte Blendenlamellen, lockerer Zoomring. Angebote aus Teheran binnen 2 Stunden.',
      ar: 'إزالة الفطر والغبار وإصلاح محرك التركيز والمثبت وشفرات الفتحة المزيتة وحلقة التقريب المرتخية. عروض عدة من طهران خلال ساعتين.',
    },
    done: [
      {
        fa: 'باز کردن لنز، شستن شیشه‌ها از قارچ و بخار روغن و بستن با گرد کمتر از پیش',
        en: 'Opening the lens, washing fungus and oil haze off the glass, closing it cleaner than before',
        de: 'Objektiv öffnen, Pilz und Ölschleier von den Gläsern waschen, sauberer schließen',
        ar: 'فك العدسة وغسل زجاجها من الفطر وغشاوة الزيت وإغلاقها أنظف مما كانت',
      },
      {
        fa: 'تعویض موتور فوکوس یا فلت پارهٔ زوم',
        en: 'Replacing the focus motor or a torn zoom cable',
        de: 'Fokusmotor oder gerissenes Zoom-Flexkabel tauschen',
        ar: 'تبديل محرك التركيز أو كابل التقريب الممزق',
      },
      {
        fa: 'گرفتن روغن از پره‌های دیافراگم تا تند باز و بسته شوند',
        en: 'Taking oil off the aperture blades so that they snap open and shut',
        de: 'Blendenlamellen entölen, damit sie wieder schnell schließen',
        ar: 'إزالة الزيت عن شفرات الفتحة لتعود سريعة الحركة',
      },
      {
        fa: 'تعمیر لرزش‌گیر پرصدا یا لرزان',
        en: 'Repairing a stabiliser that rattles or jumps',
        de: 'Klappernden oder springenden Stabilisator instand setzen',
        ar: 'إصلاح مثبت الصورة المضطرب أو الصاخب',
      },
      {
        fa: 'صاف کردن رینگ فیلتر خمیده و سفت کردن مانت لق',
        en: 'Straightening dented filter rings and tightening a loose mount',
        de: 'Verbeultes Filtergewinde richten, lockeres Bajonett festziehen',
        ar: 'تقويم حلقة المرشح المثنية وشد قاعدة التركيب الرخوة',
      },
      {
        fa: 'سنجش تیزی چهار گوشه با صفحهٔ آزمایش پس از بستن',
        en: 'Checking the sharpness of all four corners on a test chart afterwards',
        de: 'Schärfe aller vier Ecken an der Testtafel prüfen',
        ar: 'فحص حدة الزوايا الأربع على لوحة اختبار بعد الإغلاق',
      },
    ],
    notDone: [
      {
        fa: 'برداشتن خط عمیق و پوشش خوردهٔ شیشه',
        en: 'Removing deep scratches or coating eaten away',
        de: 'Tiefe Kratzer und zerfressene Vergütung beseitigen',
        ar: 'إزالة الخدوش العميقة والطلاء المتآكل',
      },
      {
        fa: 'ساختن شیشهٔ شکسته‌ای که قطعه ندارد',
        en: 'Making a broken element for which no part exists',
        de: 'Zerbrochene Linsen nachfertigen, für die es kein Teil gibt',
        ar: 'تصنيع زجاجة مكسورة لا قطعة لها',
      },
      {
        fa: 'تعویض مانت برای بستن روی مارک دیگر',
        en: 'Changing the mount for another make',
        de: 'Umbau auf ein anderes Bajonett',
        ar: 'تغيير قاعدة العدسة لماركة أخرى',
      },
    ],
    steps: [
      {
        title: { fa: 'چراغ‌قوه بیندازید', en: 'Shine a torch through', de: 'Durchleuchten', ar: 'أضئ من الخلف' },
        text: {
          fa: 'لنز را باز بگذارید و از پشت نور بدهید: رشتهٔ عنکبوتی قارچ است، نقطهٔ جدا گرد، و غبار یکدست بخار روغن.',
          en: 'Open the aperture and light it from behind: spider threads are fungus, single specks are dust, an even veil is oil haze.',
          de: 'Blende öffnen und von hinten beleuchten: Fäden sind Pilz, einzelne Punkte Staub, gleichmäßiger Schleier ist Öl.',
          ar: 'افتح الفتحة وسلّط الضوء: الخيوط العنكبوتية فطر، والنقاط المتفرقة غبار، والغشاوة المتساوية زيت.',
        },
      },
      {
        title: { fa: 'جدا نگه دارید', en: 'Keep it apart', de: 'Getrennt lagern', ar: 'اعزلها' },
        text: {
          fa: 'لنز قارچ‌زده را در کیسهٔ دربسته با سیلیکاژل بگذارید تا به بقیه سرایت نکند و همان‌طور تحویل دهید.',
          en: 'Put a lens with fungus into a sealed bag with silica gel, away from the others, and hand it over like that.',
          de: 'Legen Sie ein befallenes Objektiv mit Silicagel in einen dichten Beutel, getrennt von den anderen, und übergeben Sie es so.',
          ar: 'ضع العدسة المصابة في كيس محكم مع هلام السيليكا بعيدًا عن غيرها وسلّمها كذلك.',
        },
      },
      {
        title: {
          fa: 'باز کردن، شست‌وشو، تنظیم',
          en: 'Open, wash, align',
          de: 'Öffnen, waschen, zentrieren',
          ar: 'فك وغسل وضبط',
        },
        text: {
          fa: 'شیشه‌ها با ترتیب و جهت نشانه‌گذاری می‌شوند، چون یک گروه کج، یک گوشهٔ عکس را تار می‌کند.',
          en: 'Order and direction of the elements are marked, since one tilted group blurs a corner of the picture.',
          de: 'Reihenfolge und Lage der Linsen werden markiert: Eine schiefe Gruppe macht eine Ecke unscharf.',
          ar: 'يُعلَّم ترتيب الزجاجات واتجاهها، فالمجموعة المائلة تطمس زاوية من الصورة.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'پیش از انتخاب تعمیرکار، نظر عکاسانی را که لنزشان را به او سپرده‌اند می‌خوانید.',
        en: 'Before choosing, you can read what photographers who trusted the technician with a lens have written.',
        de: 'Vor der Wahl lesen Sie, was Fotografen schreiben, die diesem Techniker ein Objektiv anvertraut haben.',
        ar: 'قبل الاختيار تقرأ ما كتبه مصورون سلّموا عدساتهم لهذا الفني.',
      },
      {
        fa: 'از لحظهٔ تحویل لنز ۴۸ ساعت دارید عکس آزمایشی بگیرید؛ اگر گوشه‌ای تار بود تأیید نکنید.',
        en: 'From the lens’s return you have 48 hours for test pictures; if a corner is soft, do not approve.',
        de: 'Nach der Rückgabe haben Sie 48 Stunden für Testbilder; ist eine Ecke weich, bestätigen Sie nicht.',
        ar: 'لديك بعد استلام العدسة ٤٨ ساعة لصور الاختبار، فإن وجدت زاوية مشوشة فلا توافق.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'قارچ کامل پاک می‌شود؟',
          en: 'Does fungus come off completely?',
          de: 'Geht Pilz ganz weg?',
          ar: 'هل يزول الفطر تمامًا؟',
        },
        answer: {
          fa: 'اگر زود برسد، بله. وقتی ماه‌ها مانده باشد اسیدش پوشش شیشه را خورده و جای رد آن کم‌رنگ می‌ماند؛ در عکس معمولاً فقط در ضدنور دیده می‌شود.',
          en: 'If caught early, yes. After months its acid has etched the coating and a faint trace stays, which usually shows only against the light.',
          de: 'Früh erkannt ja. Nach Monaten hat seine Säure die Vergütung angegriffen; eine schwache Spur bleibt, meist nur im Gegenlicht sichtbar.',
          ar: 'إن عولج مبكرًا نعم. وبعد أشهر يكون حمضه قد أكل الطلاء ويبقى أثر خفيف لا يظهر عادةً إلا أمام الضوء.',
        },
      },
      {
        question: {
          fa: 'گرد داخل لنز را باید پاک کرد؟',
          en: 'Must dust inside be removed?',
          de: 'Muss Staub im Objektiv entfernt werden?',
          ar: 'هل يجب إزالة الغبار الداخلي؟',
        },
        answer: {
          fa: 'چند دانه گرد در عکس دیده نمی‌شود و باز کردن لنز برای آن نمی‌ارزد. وقتی کنتراست افت کرد یا لکه در بوکه پیدا شد، وقت سرویس است.',
          en: 'A few specks never show in a picture and are not worth opening a lens for. When contrast drops or spots appear in the blur, it is time.',
          de: 'Ein paar Körnchen sieht man im Bild nicht; dafür lohnt das Öffnen nicht. Sinkt der Kontrast oder zeigen sich Flecken in der Unschärfe, ist es Zeit.',
          ar: 'بضع ذرات لا تظهر في الصورة ولا تستحق فك العدسة. أما إذا ضعف التباين أو ظهرت بقع في الخلفية الضبابية فقد حان الوقت.',
        },
      },
      {
        question: {
          fa: 'لنز افتاده و عکس یک طرفش تار است؛ درست می‌شود؟',
          en: 'The lens fell and one side is blurred. Can it be mended?',
          de: 'Nach einem Sturz ist eine Seite unscharf. Lässt sich das richten?',
          ar: 'سقطت العدسة وصار جانب من الصورة مشوشًا، هل تُصلح؟',
        },
        answer: {
          fa: 'بیشتر وقت‌ها یک گروه شیشه از جا رفته است و با تنظیم دوباره برمی‌گردد. پس از ضربه زوم را با زور نچرخانید.',
          en: 'Mostly one group has slipped and can be re-aligned. Do not force the zoom after a knock.',
          de: 'Meist ist eine Linsengruppe verrutscht und lässt sich neu justieren. Drehen Sie den Zoom nach dem Stoß nicht mit Gewalt.',
          ar: 'غالبًا انزاحت مجموعة زجاج ويمكن ضبطها من جديد. لا تدر التقريب بالقوة بعد الصدمة.',
        },
      },
      {
        question: {
          fa: 'چطور نگذارم دوباره قارچ بزند؟',
          en: 'How do I keep fungus away?',
          de: 'Wie beuge ich Pilz vor?',
          ar: 'كيف أمنع عودته؟',
        },
        answer: {
          fa: 'رطوبت کیف یا کمد را میان ۴۰ تا ۵۰ درصد نگه دارید، سیلیکاژل را هر دو ماه در فر خشک کنید و لنز را ماهی یک بار به نور و هوا ببرید. در شمال ایران جعبهٔ خشک لازم است.',
          en: 'Keep the bag or cupboard at 40 to 50 percent humidity, dry the silica gel every two months, and air the lens in the light once a month. Near the Caspian a dry box is needed.',
          de: 'Halten Sie Tasche oder Schrank bei 40 bis 50 Prozent Luftfeuchte, trocknen Sie das Silicagel alle zwei Monate und bringen Sie das Objektiv monatlich an Licht und Luft. Am Kaspischen Meer braucht es eine Trockenbox.',
          ar: 'أبقِ رطوبة الحقيبة أو الخزانة بين ٤٠ و٥٠ بالمئة، وجفف هلام السيليكا كل شهرين، وعرّض العدسة للضوء والهواء مرة في الشهر. وقرب بحر قزوين يلزم صندوق جاف.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'لنز ثابت دستی ارزان‌تر از زوم فوکوس‌خودکار است، چون قطعهٔ کمتری باید باز شود.',
        en: 'A manual prime costs less than an autofocus zoom: there is less to take apart.',
        de: 'Manuelle Festbrennweiten sind günstiger als Autofokus-Zooms: weniger Teile zu zerlegen.',
        ar: 'العدسة الثابتة اليدوية أرخص من التقريب الآلي لقلة ما يُفك منها.',
      },
      {
        fa: 'شستن قارچ یک قیمت یک‌جاست؛ موتور و فلت، قیمت قطعه را هم دارد.',
        en: 'Washing out fungus is a lump sum; motors and cables add the price of the part.',
        de: 'Die Pilzreinigung hat einen Festpreis; bei Motor und Kabel kommt das Teil hinzu.',
        ar: 'غسل الفطر بسعر مقطوع، أما المحرك والكابل فيضاف إليهما ثمن القطعة.',
      },
    ],
  },
};
