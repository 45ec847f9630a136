import type { CategoryTypeSeed } from '../types';

export const thyroidAndVitamins: CategoryTypeSeed = {
  id: 2404,
  seopath: 'thyroid-and-vitamins',
  hasPage: true,
  name: {
    fa: 'تیروئید و ویتامین',
    en: 'Thyroid and vitamins',
    de: 'Schilddrüse und Vitamine',
    ar: 'الغدة والفيتامينات',
  },
  description: {
    fa: 'هورمون‌های تیروئید، ویتامین دی، ب۱۲ و آهن.',
    en: 'Thyroid hormones, vitamins D and B12, iron.',
    de: 'Schilddrüsenhormone, Vitamin D und B12, Eisen.',
    ar: 'هرمونات الغدة الدرقية وفيتامينا د وب ١٢ والحديد.',
  },
  page: {
    title: {
      fa: 'آزمایش تیروئید، ویتامین و آهن در منزل',
      en: 'Thyroid, vitamin and iron tests at home',
      de: 'Schilddrüse, Vitamine und Eisen zu Hause testen',
      ar: 'تحاليل الغدة والفيتامينات والحديد في المنزل',
    },
    summary: {
      fa: 'برای خستگی بی‌دلیل، ریزش مو یا تنظیم قرص تیروئید که پزشک عددش را خواسته است. یک لوله خون بس است و بیشتر این آزمایش‌ها ناشتایی هم نمی‌خواهد.',
      en: 'For unexplained tiredness, hair loss, or a thyroid dose whose figure your doctor has asked for. One tube of blood is enough, and most of these tests do not even need fasting.',
      de: 'Bei unerklärter Müdigkeit, Haarausfall oder wenn der Arzt zur Schilddrüsendosis einen Wert braucht. Ein Röhrchen genügt, meist ohne nüchtern zu sein.',
      ar: 'لتعب بلا سبب أو تساقط شعر أو جرعة غدة طلب الطبيب رقمها. تكفي أنبوبة دم واحدة، وأكثر هذه التحاليل لا يحتاج صيامًا.',
    },
    metaTitle: {
      fa: 'آزمایش تیروئید، ویتامین دی و آهن در منزل | پلاکفن',
      en: 'Thyroid, vitamin D, B12 and iron tests at home | Pelakfan',
      de: 'Schilddrüse, Vitamin D, B12, Eisen: Test daheim | Pelakfan',
      ar: 'تحليل الغدة وفيتامين د والحديد في المنزل | بلاكفن',
    },
    metaDescription: {
      fa: 'هورمون محرک تیروئید و تی‌چهار، ویتامین دی، ب۱۲، آهن و فریتین از یک نوبت خون‌گیری در خانه. قرص تیروئید را پس از نمونه بخورید؛ جواب یک تا سه روز کاری.',
      en: 'TSH and T4, vitamin D, B12, iron and ferritin from one blood sample at home. Take the thyroid tablet after sampling; results in one to three working days.',
      de: 'TSH und T4, Vitamin D, B12, Eisen und Ferritin aus einer Blutabnahme daheim. Schilddrüsentablette erst danach; Ergebnis in ein bis drei Werktagen.',
      ar: 'الهرمون المنبه للدرقية والثيروكسين وفيتامين د وب١٢ والحديد والفيريتين من سحب واحد. خذ حبة الغدة بعد السحب، والنتيجة خلال يوم إلى ثلاثة أيام عمل.',
    },
    done: [
      {
        fa: 'هورمون محرک تیروئید و تی‌چهار آزاد',
        en: 'TSH and free T4',
        de: 'TSH und freies T4',
        ar: 'الهرمون المنبه للدرقية والثيروكسين الحر',
      },
      {
        fa: 'ویتامین دی به‌صورت ۲۵ هیدروکسی، همان که پزشکان می‌خواهند',
        en: 'Vitamin D as 25-hydroxy, the form doctors ask for',
        de: 'Vitamin D als 25-Hydroxy, wie Ärzte es verlangen',
        ar: 'فيتامين د بصيغة ٢٥ هيدروكسي كما يطلبه الأطباء',
      },
      {
        fa: 'ویتامین ب۱۲ و اسید فولیک',
        en: 'Vitamin B12 and folic acid',
        de: 'Vitamin B12 und Folsäure',
        ar: 'فيتامين ب١٢ وحمض الفوليك',
      },
      {
        fa: 'آهن، ظرفیت آهن و فریتین که ذخیرهٔ بدن را نشان می‌دهد',
        en: 'Iron, iron-binding capacity, and ferritin, which shows the body’s store',
        de: 'Eisen, Eisenbindungskapazität und Ferritin, das den Speicher zeigt',
        ar: 'الحديد وسعة ارتباطه والفيريتين الذي يبين مخزون الجسم',
      },
      {
        fa: 'پادتن ضد تیروئید، اگر در سفارش اضافه کرده باشید',
        en: 'Thyroid antibodies, when added to the order',
        de: 'Schilddrüsen-Antikörper, wenn mitbestellt',
        ar: 'الأجسام المضادة للدرقية إذا أُضيفت إلى الطلب',
      },
    ],
    notDone: [
      {
        fa: 'سونوگرافی و نمونه‌برداری از گره تیروئید',
        en: 'Ultrasound or needle samples of thyroid nodules',
        de: 'Ultraschall oder Punktion von Schilddrüsenknoten',
        ar: 'تصوير عقد الغدة أو أخذ خزعة منها',
      },
      {
        fa: 'فروش یا تزریق مکمل و آمپول ویتامین',
        en: 'Selling supplements or giving vitamin injections',
        de: 'Verkauf von Präparaten oder Vitaminspritzen',
        ar: 'بيع المكملات أو حقن الفيتامينات',
      },
      {
        fa: 'گفتن اندازهٔ قرص؛ این با پزشک است',
        en: 'Saying how much to take; that is for the doctor',
        de: 'Angaben zur Dosis; die bestimmt der Arzt',
        ar: 'تحديد مقدار الدواء، فذلك للطبيب',
      },
    ],
    steps: [
      {
        title: { fa: 'پیش از نوبت', en: 'Before the visit', de: 'Vor dem Termin', ar: 'قبل الموعد' },
        text: {
          fa: 'مکمل بیوتین (قرص مو و ناخن) را با اجازهٔ پزشک دو سه روز نخورید؛ عدد تیروئید را به هم می‌زند.',
          en: 'With your doctor’s consent leave out biotin (hair and nail tablets) for two or three days: it upsets the thyroid figures.',
          de: 'Lassen Sie Biotin (Haar- und Nageltabletten) nach ärztlicher Absprache zwei, drei Tage weg: Es verfälscht die Schilddrüsenwerte.',
          ar: 'اترك البيوتين (حبوب الشعر والأظافر) يومين أو ثلاثة بإذن الطبيب لأنه يربك أرقام الغدة.',
        },
      },
      {
        title: {
          fa: 'یک لوله، پنج دقیقه',
          en: 'One tube, five minutes',
          de: 'Ein Röhrchen, fünf Minuten',
          ar: 'أنبوبة واحدة وخمس دقائق',
        },
        text: {
          fa: 'آستین گشاد بپوشید؛ برای همهٔ این آزمایش‌ها پنج تا ده میلی‌لیتر خون بس است.',
          en: 'Wear a loose sleeve; five to ten millilitres are enough for all of these.',
          de: 'Tragen Sie lockere Ärmel; für alles zusammen genügen fünf bis zehn Milliliter.',
          ar: 'البس كمًّا واسعًا، وتكفي لها جميعًا خمسة إلى عشرة مليلترات.',
        },
      },
      {
        title: { fa: 'تا رسیدن جواب', en: 'Until the results', de: 'Bis zum Ergebnis', ar: 'حتى تصل النتيجة' },
        text: {
          fa: 'تیروئید و آهن معمولاً زودتر از ویتامین دی و ب۱۲ آماده می‌شود که شاید دو سه روز کاری بکشد.',
          en: 'Thyroid and iron are usually ready before vitamin D and B12, which may take two or three working days.',
          de: 'Schilddrüse und Eisen sind meist eher fertig als Vitamin D und B12, die zwei bis drei Werktage dauern können.',
          ar: 'تجهز الغدة والحديد عادةً قبل فيتامين د وب١٢ اللذين قد يحتاجان يومين أو ثلاثة أيام عمل.',
        },
      },
    ],
    guarantees: [
      {
        fa: 'نمونه‌گیر پیش از گذشتن ۴۸ ساعت از نوبت فقط وقتی پول می‌گیرد که خودتان زودتر بپذیرید؛ در این فاصله می‌توانید منتظر جواب بمانید.',
        en: 'Before 48 hours have passed since the visit, the sampler is paid only if you confirm sooner; you may wait for the results within that time.',
        de: 'Vor Ablauf von 48 Stunden nach dem Termin wird nur ausgezahlt, wenn Sie früher bestätigen; so lange können Sie auf den Befund warten.',
        ar: 'لا يُدفع للمختص قبل مضي ٤٨ ساعة على الزيارة إلا إذا أكدت أنت قبل ذلك، فلك أن تنتظر النتيجة خلالها.',
      },
      {
        fa: 'نظرهای مشتریان قبلی دربارهٔ رگ‌گیری و دقت هر نمونه‌گیر کنار نام او خوانده می‌شود.',
        en: 'What earlier customers say about each sampler’s touch and care can be read beside the name.',
        de: 'Was frühere Kunden über Stechtechnik und Sorgfalt schreiben, steht beim Namen.',
        ar: 'آراء العملاء السابقين في مهارة كل مختص ودقته مكتوبة بجانب اسمه.',
      },
    ],
    questions: [
      {
        question: {
          fa: 'قرص لووتیروکسین را صبح نمونه‌گیری بخورم؟',
          en: 'Do I take levothyroxine on the morning of the test?',
          de: 'Nehme ich L-Thyroxin am Morgen des Tests?',
          ar: 'هل آخذ الليفوثيروكسين صباح السحب؟',
        },
        answer: {
          fa: 'معمولاً نمونه پیش از قرص گرفته می‌شود و قرص را بعد، ناشتا و با آب می‌خورید. اگر پزشک جور دیگری گفته است، همان را انجام دهید.',
          en: 'Usually blood comes first and the tablet after it, on an empty stomach with water. If your doctor said otherwise, do that.',
          de: 'Meist wird zuerst abgenommen, die Tablette folgt nüchtern mit Wasser. Hat Ihr Arzt anderes gesagt, gilt das.',
          ar: 'عادةً يُسحب الدم أولًا ثم تؤخذ الحبة على الريق مع الماء. وإن قال طبيبك غير ذلك فاعمل بقوله.',
        },
      },
      {
        question: {
          fa: 'چه زمانی پس از تغییر مقدار قرص آزمایش بدهم؟',
          en: 'How soon after a change of dose should I test?',
          de: 'Wann nach einer Dosisänderung testen?',
          ar: 'متى أحلل بعد تغيير الجرعة؟',
        },
        answer: {
          fa: 'شش تا هشت هفته بعد؛ هورمون محرک تیروئید زودتر از آن به عدد تازه‌اش نمی‌رسد.',
          en: 'Six to eight weeks later; TSH does not settle sooner.',
          de: 'Nach sechs bis acht Wochen; früher hat sich der TSH nicht eingependelt.',
          ar: 'بعد ستة إلى ثمانية أسابيع، فلا يستقر الهرمون المنبه قبلها.',
        },
      },
      {
        question: {
          fa: 'ویتامین دی را در چه فصلی بدهم بهتر است؟',
          en: 'Which season is best for vitamin D?',
          de: 'Zu welcher Jahreszeit misst man Vitamin D am besten?',
          ar: 'أي فصل أنسب لفيتامين د؟',
        },
        answer: {
          fa: 'پایان زمستان کمترین عدد را نشان می‌دهد و پایان تابستان بیشترین. برای مقایسه هر سال در یک فصل بدهید.',
          en: 'The end of winter shows the lowest figure, the end of summer the highest. To compare, test in the same season each year.',
          de: 'Am Winterende ist der Wert am niedrigsten, am Sommerende am höchsten. Zum Vergleichen jedes Jahr in derselben Jahreszeit.',
          ar: 'في آخر الشتاء يكون أدنى رقم وفي آخر الصيف أعلاه. وللمقارنة حلل كل سنة في الفصل نفسه.',
        },
      },
      {
        question: {
          fa: 'قرص آهن می‌خورم؛ آزمایش آهن درست درمی‌آید؟',
          en: 'I take iron. Will the test be right?',
          de: 'Ich nehme Eisen. Stimmt der Wert dann?',
          ar: 'أتناول الحديد، فهل يصح التحليل؟',
        },
        answer: {
          fa: 'آهن خون چند ساعت پس از قرص بالا می‌رود. نمونه را صبح، ناشتا و پیش از قرص آن روز بدهید؛ فریتین به این چیزها کمتر حساس است.',
          en: 'Serum iron rises for hours after a tablet. Give the sample in the morning, fasting, before that day’s tablet; ferritin minds less.',
          de: 'Das Serumeisen steigt nach der Tablette für Stunden. Lassen Sie morgens nüchtern und vor der Tagesdosis abnehmen; Ferritin reagiert weniger.',
          ar: 'يرتفع حديد الدم ساعات بعد الحبة. أعطِ العينة صباحًا على الريق وقبل حبة ذلك اليوم، والفيريتين أقل تأثرًا.',
        },
      },
    ],
    priceNotes: [
      {
        fa: 'ویتامین دی و ب۱۲ گران‌ترین ردیف‌های این گروه‌اند و آهن ارزان‌ترین.',
        en: 'Vitamins D and B12 cost most in this group, iron least.',
        de: 'Vitamin D und B12 sind hier die teuersten Posten, Eisen der günstigste.',
        ar: 'فيتامين د وب١٢ أغلى بنود هذه المجموعة والحديد أرخصها.',
      },
      {
        fa: 'اگر چکاپ هم می‌خواهید، هر دو را برای یک صبح بگیرید تا یک بار سوزن بخورید.',
        en: 'If you want a check-up too, take both on one morning and be pricked once.',
        de: 'Soll auch ein Check-up sein, legen Sie beides auf einen Morgen: ein Stich genügt.',
        ar: 'إن أردت الفحص العام أيضًا فاجعلهما في صباح واحد لتكتفي بوخزة واحدة.',
      },
    ],
  },
};
