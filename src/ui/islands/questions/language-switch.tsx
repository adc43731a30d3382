// Portuguese or English for stems and options, as two buttons. Runs in the page.
import { answerText as text } from '../../strings/pt.review.ts';
import type { Language } from './quiz-page.ts';

const languages: readonly Language[] = ['pt', 'en'];

/** Key of the log's setting that keeps the choice. */
export const languageSetting = 'question-language';

/** The language a learner chose; Portuguese until then. */
export function languageOf(settings: ReadonlyMap<string, unknown>): Language {
  return settings.get(languageSetting) === 'en' ? 'en' : 'pt';
}

export function LanguageSwitch(props: { language: Language; onChange: (language: Language) => void }) {
  return (
    <fieldset class="language-switch">
      <legend class="visually-hidden">{text.language.label}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language === 'en' ? 'en' : 'pt-BR'}
          aria-pressed={language === props.language}
          onClick={() => props.onChange(language)}
        >
          {text.language[language]}
        </button>
      ))}
    </fieldset>
  );
}
