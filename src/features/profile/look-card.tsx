import { useTranslation } from 'react-i18next'
import type { Locale, Preferences, Theme } from '#contract/preferences.ts'
import { LOCALES, THEMES } from '#contract/vocabulary.ts'
import { LOCALE_KEY } from '#i18n/choose-locale.ts'
import { changeLocale } from '#i18n/setup.ts'
import { applyTheme } from '#platform/theme.ts'
import { Card } from '#ui/card.tsx'
import { FLAGS } from '#ui/flags/flags.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SelectField } from '#ui/select-field.tsx'
import styles from './profile.module.css'
import type { EditPreferences } from './use-preferences.ts'

type LookCardProps = { readonly preferences: Preferences; readonly edit: EditPreferences }

/** Language and theme: kept on this device for the next start, and in the preferences for the other devices. */
export function LookCard({ preferences, edit }: LookCardProps) {
  const { t, i18n } = useTranslation('profile')
  const chooseLanguage = (language: Locale) => {
    localStorage.setItem(LOCALE_KEY, language)
    void changeLocale(language)
    edit({ language })
  }
  const chooseTheme = (theme: Theme) => {
    applyTheme(theme)
    edit({ theme })
  }
  return (
    <Card as="section" className={styles.card} aria-labelledby="profile-look">
      <h2 id="profile-look">{t('look.title')}</h2>
      <SegmentedControl<Locale>
        label={t('language')}
        value={LOCALES.find((locale) => locale === i18n.language) ?? 'pt-BR'}
        onChange={chooseLanguage}
        options={LOCALES.map((locale) => ({
          value: locale,
          label: (
            <span className={styles.language} lang={locale}>
              <img src={FLAGS[locale]} alt="" width={20} height={15} />
              {t(`language.${locale}`)}
            </span>
          ),
        }))}
      />
      <SelectField<Theme>
        label={t('theme')}
        value={preferences.theme}
        onChange={chooseTheme}
        options={THEMES.map((theme) => ({ value: theme, label: t(`theme.${theme}`) }))}
      />
    </Card>
  )
}
