import type { RecordNamed } from '#model/entities/index.ts';
import type { SystemValues } from '#model/kit/entity.ts';

export type CompanyFacts = Omit<
  RecordNamed<'contact-info'>,
  keyof SystemValues | 'is_active' | 'claims_source'
>;
type HeroFacts = Omit<RecordNamed<'hero-content'>, keyof SystemValues | 'is_active' | 'order'>;

/** Shown until the agency has given its own. */
export const companyDefaults: CompanyFacts = {
  company_name: 'Kheya Travels',
  company_name_bn: 'খেয়া ট্রাভেলস',
  tagline_en: 'A steady boat for every crossing',
  tagline_bn: 'যত দূরেই যান, ভরসার খেয়া',
  address_en: 'Dhaka, Bangladesh',
  address_bn: 'ঢাকা, বাংলাদেশ',
  phone: '+8801700000000',
  phone_display_bn: '+৮৮০ ১৭০০-০০০০০০',
  email: 'hello@kheya.test',
  working_hours_en: 'Monday to Saturday, 9:00 AM to 8:00 PM',
  working_hours_bn: 'সোমবার থেকে শনিবার, সকাল ৯টা থেকে রাত ৮টা',
  social_links: { whatsapp: '+8801700000000' },
  latitude: null,
  longitude: null,
  payment_accounts_en: null,
  payment_accounts_bn: null,
  opening_hours: null,
  privacy_text_en: null,
  privacy_text_bn: null,
  availability_en: '24/7 Available',
  availability_bn: '২৪/৭ সেবায় আছি',
  trust_text_en: '1000+ happy customers',
  trust_text_bn: '১০০০+ সন্তুষ্ট গ্রাহক',
  stat_travelers: '50,000+',
  stat_destinations: '100+',
  stat_years: '15+',
  stat_satisfaction: '98%',
  established: 2020,
  counts_visits: true,
};

export const heroDefaults: HeroFacts = {
  headline_en: 'Every journey begins at a river',
  headline_bn: 'সব যাত্রারই শুরু এক ঘাটে',
  subtitle_en: 'Visas, flights, tours and Umrah from Dhaka, arranged by people you can call.',
  subtitle_bn: 'ভিসা, ফ্লাইট, ট্যুর আর ওমরাহ: ঢাকা থেকে গুছিয়ে দিই আমরা, ফোন করলেই পাশে পাবেন।',
  cta_text_en: 'Request a call back',
  cta_text_bn: 'নম্বর দিন, আমরা ফোন করব',
  cta_link: '/contact',
};
