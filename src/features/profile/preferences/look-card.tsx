import { useTranslation } from 'react-i18next'
import type { Preferences, Theme } from '#contract/preferences.ts'
import { THEMES } from '#contract/vocabulary.ts'
import { chooseLanguage } from '#i18n/language-choice.ts'
import { localeInUse } from '#i18n/setup.ts'
import { applyTheme } from '#platform/device/theme.ts'
import { Card } from '#ui/card.tsx'
import { LanguagePicker } from '#ui/language-picker.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { EditPreferences } from './use-editable-preferences.ts'

type LookCardProps = { readonly preferences: Preferences; readonly edit: EditPreferences }

/** Language and theme: stored on this device for the next start, and in the preferences for other devices. */
export function LookCard({ preferences, edit }: LookCardProps) {
  const { t } = useTranslation('profile')
  const chooseTheme = (theme: Theme) => {
    applyTheme(theme)
    edit({ theme })
  }
  return (
    <Card as="section" className="card" aria-labelledby="profile-look">
      <h2 id="profile-look">{t('look.title')}</h2>
      <LanguagePicker
        label={t('language')}
        value={localeInUse()}
        onChange={(language) => void chooseLanguage(language)}
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
