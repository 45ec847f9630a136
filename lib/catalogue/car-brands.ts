/**
 * The brands that gas/getallauto lists, the most frequent of Iran's roads first. They are in Persian letters (fa), in
 * Arabic ones (ar) and in Latin ones (en, de). An id is never given to another brand: drafts keep it.
 */
export const carBrands = [
  { id: 1, fa: 'ایران‌خودرو', ar: 'إيران خودرو', latin: 'Iran Khodro' },
  { id: 2, fa: 'سایپا', ar: 'سايبا', latin: 'Saipa' },
  { id: 3, fa: 'پژو', ar: 'بيجو', latin: 'Peugeot' },
  { id: 4, fa: 'رنو', ar: 'رينو', latin: 'Renault' },
  { id: 5, fa: 'هیوندای', ar: 'هيونداي', latin: 'Hyundai' },
  { id: 6, fa: 'کیا', ar: 'كيا', latin: 'Kia' },
  { id: 7, fa: 'تویوتا', ar: 'تويوتا', latin: 'Toyota' },
  { id: 8, fa: 'نیسان', ar: 'نيسان', latin: 'Nissan' },
  { id: 9, fa: 'مزدا', ar: 'مازدا', latin: 'Mazda' },
  { id: 10, fa: 'میتسوبیشی', ar: 'ميتسوبيشي', latin: 'Mitsubishi' },
  { id: 11, fa: 'چری', ar: 'شيري', latin: 'Chery' },
  { id: 12, fa: 'جک', ar: 'جاك', latin: 'JAC' },
  { id: 13, fa: 'لیفان', ar: 'ليفان', latin: 'Lifan' },
  { id: 14, fa: 'فولکس‌واگن', ar: 'فولكس فاغن', latin: 'Volkswagen' },
  { id: 15, fa: 'مرسدس بنز', ar: 'مرسيدس بنز', latin: 'Mercedes-Benz' },
  { id: 16, fa: 'بی‌ام‌و', ar: 'بي إم دبليو', latin: 'BMW' },
  { id: 17, fa: 'هوندا', ar: 'هوندا', latin: 'Honda' },
  { id: 18, fa: 'یاماها', ar: 'ياماها', latin: 'Yamaha' },
  { id: 19, fa: 'باجاج', ar: 'باجاج', latin: 'Bajaj' },
] as const;
