import { headlineStep, subtitleStep } from '#model/text/hero-steps.ts';
import { LOCALES, localeFacts, type Locale } from '#model/kit/locales.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFieldText } from './use-field-text.ts';

const headlineSizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl'];
const subtitleSizes = ['text-lg', 'text-base', 'text-sm', 'text-xs'];

/** The first screen of the site as it will be, in both languages, with the text of the form. */
export const HeroPreview = () => (
  <section aria-label="Preview" className="grid gap-3 min-[900px]:grid-cols-2">
    {LOCALES.map((locale) => (
      <Hero key={locale} locale={locale} />
    ))}
  </section>
);

function Hero({ locale }: { locale: Locale }) {
  const fieldText = useFieldText();
  /** An empty Bengali text is shown in English, as the site shows it. */
  const text = (name: string) => {
    const own = fieldText(`${name}_${locale}`);
    return own === ''
      ? { lang: 'en', words: fieldText(`${name}_en`) }
      : { lang: locale, words: own };
  };
  const [headline, subtitle, action] = ['headline', 'subtitle', 'cta_text'].map(text);
  const step = headlineStep(headline!.words);
  const subtitleAt = subtitleStep(subtitle!.words);
  return (
    <div className="flex min-h-44 flex-col justify-center gap-2 overflow-hidden rounded-card bg-nav p-5 text-nav-text">
      <p className="text-xs text-nav-faint">{localeFacts[locale].name}</p>
      <p
        lang={headline!.lang}
        data-step={step}
        className={classNames(
          'leading-tight! font-bold text-balance text-[#fff]',
          headlineSizes[step],
        )}
      >
        {headline!.words || '—'}
      </p>
      {subtitle!.words && (
        <p lang={subtitle!.lang} data-step={subtitleAt} className={subtitleSizes[subtitleAt]}>
          {subtitle!.words}
        </p>
      )}
      {action!.words && (
        <span
          lang={action!.lang}
          className="mt-1 self-start rounded-full bg-save px-4 py-1.5 text-sm font-semibold text-on-save"
        >
          {action!.words}
        </span>
      )}
    </div>
  );
}
