import type { CategoryTypeSeed } from '../types';

export const moversOnly: CategoryTypeSeed = {
  id: 1404,
  seopath: 'movers-only',
  hasPage: true,
  name: { fa: 'فقط کارگر', en: 'Movers only', de: 'Nur Helfer', ar: 'عمال فقط' },
  description: {
    fa: 'جابه‌جایی داخل ساختمان یا پر و خالی کردن باری که خودتان دارید.',
    en: 'Carrying within a building, or loading a vehicle of your own.',
    de: 'Tragen im Haus oder Be- und Entladen Ihres eigenen Fahrzeugs.',
    ar: 'نقل داخل المبنى أو تحميل مركبتك وتفريغها.',
  },
  page: {
    title: {
      fa: 'کارگر برای جابه‌جایی، بدون خودرو',
      en: 'Movers without a vehicle',
      de: 'Umzugshelfer ohne Fahrzeug',
      ar: 'عمال نقل بلا مركبة',
    },
    summary: {
      fa: 'برای کسی که خودرو را خودش گرفته است یا فقط می‌خواهد اثاث از طبقه‌ای به طبقهٔ دیگر برود. تعداد کارگر و ساعت را می‌گویید و سر وقت با دستکش و تسمهٔ حمل می‌آیند.',
      en: 'For those who have hired the vehicle themselves or only need furniture carried from one floor to another. You name the number of movers and hours, and they come with gloves and carrying straps.',
      de: 'Für alle, die das Fahrzeug selbst haben oder nur Möbel von einer Etage in die andere bringen. Sie nennen Helfer und Stunden; sie kommen mit Handschuhen und Tragegurten.',
      ar: 'لمن استأجر المركبة بنفسه أو يريد نقل الأثاث من طابق إلى آخر فقط. تحدد عدد العمال والساعات فيأتون بالقفازات وأحزمة الحمل.',
    },
    metaTitle: {
      fa: 'کارگر اسباب‌کشی ساعتی، بدون خودرو | پلاکفن',
      en: 'Movers by the hour, no vehicle | Pelakfan',
      de: 'Umzugshelfer stundenweise, ohne Lkw | Pelakfan',
      ar: 'عمال تحميل وتنزيل بالساعة بلا مركبة | بلاكفن',
    },
    metaDescription: {
      fa: 'کارگر ساعتی برای بار زدن کامیون، خالی کردن کانتینر، بردن یخچال از پله یا چیدن انبار. دو نفر به بالا؛ ساعت واقعی کار را می‌پردازید.',
      en: 'Movers by the hour to load a lorry, empty a container, take a fridge upstairs or stack a storeroom. From two people; you pay for the hours worked.',
      de: 'Helfer stundenweise: Lkw beladen, Container leeren, Kühlschrank die Treppe hinauf, Lager räumen. Ab zwei Personen, bezahlt nach gearbeiteten Stunden.',
      ar: 'عمال بالساعة لتحميل شاحنة أو تفريغ حاوية أو رفع ثلاجة على الدرج أو ترتيب مخزن. من شخصين فأكثر، وتدفع عن ساعات العمل الفعلية.',
    },
    done: [
      {
        fa: 'بار زدن یا خالی کردن خودرویی که خودتان کرایه کرده‌اید',
        en: 'Loading or unloading a vehicle you have hired',
        de: 'Be- oder Entladen eines Fahrzeugs, das Sie gemietet haben',
        ar: 'تحميل مركبة استأجرتها أو تفريغها',
      },
      {
        fa: 'جابه‌جا کردن اثاث میان دو طبقه یا دو واحد یک ساختمان',
        en: 'Moving furniture between two floors or two flats of one building',
        de: 'Möbel zwischen zwei Etagen oder Wohnungen eines Hauses tragen',
        ar: 'نقل الأثاث بين طابقين أو شقتين في مبنى واحد',
      },
      {
        fa: 'بردن یخچال، گاز یا لباسشویی از پله با تسمه',
        en: 'Taking a fridge, cooker or washing machine up the stairs with straps',
        de: 'Kühlschrank, Herd oder Waschmaschine mit Gurten die Treppe hinauf',
        ar: 'رفع ثلاجة أو موقد أو غسالة على الدرج بالأحزمة',
      },
      {
        fa: 'خالی کردن یک اتاق برای نقاشی یا کف‌پوش و برگرداندن اثاث',
        en: 'Clearing a room for painting or flooring, and putting it back',
        de: 'Ein Zimmer für Maler oder Bodenleger räumen und wieder einräumen',
        ar: 'إخلاء غرفة للدهان أو الأرضيات ثم إعادة أثاثها',
      },
      {
        fa: 'چیدن انباری و بردن وسایل بی‌مصرف تا دم در ساختمان',
        en: 'Stacking a storeroom and taking unwanted things to the front door',
        de: 'Keller ordnen und Ausgemustertes bis vor die Haustür bringen',
        ar: 'ترتيب المخزن وإخراج ما لا يلزم إلى باب المبنى',
      },
      {
        fa: 'پوشاندن لبهٔ پله و دیوار آسانسور با پتو',
        en: 'Covering stair edges and lift walls with blankets',
        de: 'Treppenkanten und Aufzugwände mit Decken schützen',
        ar: 'حماية حواف الدرج وجدران المصعد بالبطانيات',
      },
    ],
    notDone: [
      {
        fa: 'خودرو و راننده؛ اگر لازم است وانت، نیسان یا خاور را انتخاب کنید',
        en: 'Vehicle and driver; if you need them, choose one of the trucks',
        de: 'Fahrzeug und Fahrer; dafür wählen Sie bitte einen der Wagen',
        ar: 'المركبة والسائق؛ اختر إحدى الشاحنات إن احتجت إليهما',
      },
      {
        fa: 'بار بیش از ۴۰ کیلو برای یک نفر',
        en: 'Anything one person would have to lift alone above 40 kg',
        de: 'Lasten über 40 kg für eine einzelne Person',
        ar: 'ما يزيد على ٤٠ كيلوغرامًا يحمله شخص واحد وحده',
      },
      {
        fa: 'کارگری ساختمان: تخریب، نخاله‌بری و بتن',
        en: 'Building labour: demolition, rubble or concrete',
        de: 'Bauarbeit: Abbruch, Schutt oder Beton',
        ar: 'أعمال البناء: الهدم والأنقاض والخرسانة',
      },
      {
        fa: 'باز کردن اتصال آب، برق و گاز دستگاه‌ها',
        en: 'Disconnecting water, power or gas from appliances',
        de: 'Abklemmen von Wasser, Strom oder Gas',
        ar: 'فك وصلات الماء والكهرباء والغاز',
      },
    ],
    steps: [
      {
        title: { fa: 'گفتن کار', en: 'Saying what is to be done', de: 'Aufgabe beschreiben', ar: 'وصف العمل' },
        text: {
          fa: 'می‌نویسید چه چیزی، از کدام طبقه به کدام طبقه و با چه پله‌ای؛ پهنای پله و پیچ آن را هم اندازه بگیرید.',
          en: 'You write what is to go, from which floor to which, over which stairs; measure the width of the stairs and their turn too.',
          de: 'Sie schreiben, was von welcher in welche Etage soll; messen Sie auch Breite und Wendung der Treppe.',
          ar: 'تكتب ما يُنقل ومن أي طابق إلى أي طابق وعلى أي درج؛ وقِس عرض الدرج ومنعطفه أيضًا.',
        },
      },
      {
        title: {
          fa: 'هم‌زمان کردن با خودرو',
          en: 'Matching the vehicle’s time',
          de: 'Mit dem Fahrzeug abstimmen',
          ar: 'التوفيق مع موعد المركبة',
        },
        text: {
          fa: 'ساعت کارگر را بیست دقیقه زودتر از خودرو بگذارید تا کارتن‌ها دم در باشد و راننده معطل نشود.',
          en: 'Book the movers twenty minutes before the vehicle, so that boxes stand at the door and the driver does not wait.',
          de: 'Bestellen Sie die Helfer zwanzig Minuten vor dem Wagen; dann stehen die Kartons bereit und der Fahrer wartet nicht.',
          ar: 'احجز العمال قبل المركبة بعشرين دقيقة لتكون الصناديق عند الباب ولا ينتظر السائق.',
        },
      },
      {
        title: { fa: 'کار و پایان', en: 'Work and finish', de: 'Arbeit und Schluss', ar: 'العمل والنهاية' },
        text: {
          fa: 'زمان از شروع کار در محل شمرده می‌شود؛ پیش از رفتنشان همه‌چیز را سر جایش ببینید.',
          en: 'Time counts from the start on site; see everything in its place before they leave.',
          de: 'Die Zeit läuft ab Arbeitsbeginn vor Ort; sehen Sie nach, ob alles steht, bevor sie gehen.',
          ar: 'يُحتسب الوقت من بدء العمل في المكان؛ وتأكد أن كل شيء في موضعه قبل مغادرتهم.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'پیشنهاد ساعتی با نرخ و ساعت تخمینی نوشته می‌شود؛ هر ساعت بیشتر، پیش از انجام، به تأیید شما نیاز دارد.',
        en: 'An hourly quote states rate and expected hours; any hour beyond needs your approval before it is worked.',
        de: 'Ein Stundenangebot nennt Satz und geschätzte Stunden; jede weitere Stunde braucht vorher Ihre Zustimmung.',
        ar: 'يذكر العرض بالساعة السعر والساعات المتوقعة، وأي ساعة زائدة تحتاج موافقتك قبل أدائها.',
      },
      {
        fa: 'کسانی که گواهی عدم سوءپیشینه داده‌اند نشان آن را کنار نامشان دارند، چون به خانهٔ شما می‌آیند.',
        en: 'Since they come into your home, those who handed in a no-criminal-record certificate carry its badge beside their name.',
        de: 'Weil sie in Ihre Wohnung kommen: Wer ein Führungszeugnis vorgelegt hat, trägt das Zeichen neben dem Namen.',
        ar: 'لأنهم يدخلون منزلك، تظهر بجانب أسماء من قدّموا شهادة حسن السيرة شارتها.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'کمترین تعداد و زمان چقدر است؟',
          en: 'What is the smallest order?',
          de: 'Was ist der kleinste Auftrag?',
          ar: 'ما أقل حجز ممكن؟',
        },
        answer: {
          fa: 'برای یک تکهٔ سنگین دو نفر و یک ساعت. برای پر کردن یک نیسان دو نفر و دو ساعت، و برای خاور سه نفر و سه ساعت را در نظر بگیرید.',
          en: 'Two people and one hour for a single heavy piece. Allow two people and two hours to fill a light truck, three people and three hours for a large one.',
          de: 'Zwei Personen und eine Stunde für ein schweres Stück. Rechnen Sie für einen leichten Lkw mit zwei Personen und zwei Stunden, für einen großen mit drei und drei.',
          ar: 'شخصان وساعة لقطعة ثقيلة واحدة. وقدّر شخصين وساعتين لملء شاحنة خفيفة، وثلاثة أشخاص وثلاث ساعات لشاحنة كبيرة.',
        },
      },
      {
        question: {
          fa: 'پیانو هم می‌برند؟',
          en: 'Do they carry pianos?',
          de: 'Tragen sie auch Klaviere?',
          ar: 'هل ينقلون البيانو؟',
        },
        answer: {
          fa: 'پیانوی دیواری ۲۰۰ تا ۲۵۰ کیلوست و چهار نفر با تسمه می‌خواهد. نوع پیانو و تعداد پاگردها را بنویسید تا کسی که این کار را بلد است پیشنهاد دهد.',
          en: 'An upright weighs 200 to 250 kg and takes four people with straps. Note the type and the number of landings, so that those who know the work will quote.',
          de: 'Ein Klavier wiegt 200 bis 250 kg und braucht vier Personen mit Gurten. Nennen Sie Bauart und Zahl der Podeste, damit Erfahrene ein Angebot machen.',
          ar: 'يزن البيانو القائم ٢٠٠ إلى ٢٥٠ كيلوغرامًا ويحتاج أربعة أشخاص بأحزمة. اذكر نوعه وعدد البسطات ليعرض من يتقن ذلك.',
        },
      },
      {
        question: {
          fa: 'مبل از در رد نمی‌شود؛ چه می‌کنند؟',
          en: 'The sofa does not fit through the door. What then?',
          de: 'Das Sofa passt nicht durch die Tür. Was tun?',
          ar: 'الأريكة لا تمر من الباب، فما العمل؟',
        },
        answer: {
          fa: 'اول پایه‌ها باز و مبل ایستاده چرخانده می‌شود، بعد لنگهٔ در از لولا درمی‌آید. اگر نشد بالابر لازم است که در این خدمت نیست؛ پهنای در را از پیش اندازه بگیرید.',
          en: 'First the feet come off and it is turned on end, then the door comes off its hinges. Failing that it takes a furniture hoist, which is not in this service; measure the door beforehand.',
          de: 'Erst kommen die Füße ab und es wird hochkant gedreht, dann die Tür aus den Angeln. Sonst braucht es einen Möbellift, der nicht dazugehört; messen Sie vorher.',
          ar: 'تُفك الأرجل أولًا وتُدار الأريكة قائمة، ثم يُرفع الباب عن مفصلاته. وإن تعذر لزمت رافعة أثاث وهي ليست ضمن الخدمة؛ فقِس الباب مسبقًا.',
        },
      },
      {
        question: {
          fa: 'آسانسور ساختمان را خراب نمی‌کنند؟',
          en: 'Will the lift be harmed?',
          de: 'Leidet der Aufzug?',
          ar: 'ألا يتضرر المصعد؟',
        },
        answer: {
          fa: 'ظرفیت روی پلاک آسانسور را ببینید و از مدیر ساختمان اجازه بگیرید. بار زیر آن ظرفیت و با پتو روی دیواره می‌رود و در با دست نگه داشته نمی‌شود.',
          en: 'Look at the capacity on the lift’s plate and ask the manager. Loads stay below it, the walls are covered, and the door is not forced open by hand.',
          de: 'Sehen Sie auf das Schild mit der Traglast und fragen Sie die Verwaltung. Es wird darunter geladen, die Wände abgedeckt, die Tür nicht aufgedrückt.',
          ar: 'انظر إلى سعة المصعد على لوحته واستأذن مدير المبنى. تبقى الحمولة دونها وتُغطى الجدران ولا يُحبس الباب باليد.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'نرخ برای هر کارگر در ساعت است و رفت‌وآمدشان معمولاً در همان نرخ می‌آید.',
        en: 'The rate is per mover and hour, and their travel is usually in it.',
        de: 'Der Satz gilt je Helfer und Stunde, die Anfahrt ist meist enthalten.',
        ar: 'السعر لكل عامل في الساعة ويشمل عادةً تنقله.',
      },
      {
        fa: 'پلهٔ زیاد، راه دور از خودرو تا در و کار شبانه گران‌تر است.',
        en: 'Many stairs, a long way from vehicle to door and night work cost more.',
        de: 'Viele Treppen, weite Wege zur Tür und Nachtarbeit kosten mehr.',
        ar: 'يزيد السعر مع كثرة الدرج وبعد المركبة عن الباب والعمل ليلًا.',
      },
    ],
  },
};
