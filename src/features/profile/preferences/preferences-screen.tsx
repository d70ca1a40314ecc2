import { useTranslation } from 'react-i18next'
import type { Preferences, Theme } from '#contract/preferences.ts'
import { THEMES } from '#contract/vocabulary.ts'
import { chooseLanguage } from '#i18n/language-choice.ts'
import { localeInUse } from '#i18n/setup.ts'
import { applyTheme } from '#platform/device/theme.ts'
import { Card } from '#ui/card.tsx'
import { LanguagePicker } from '#ui/language-picker.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../profile.module.css'
import { ProfileFrame } from '../profile-frame.tsx'
import { GymsCard } from './gyms/gyms-card.tsx'
import { SignalsCard, TrainingCard, UnitsCard } from './training-card.tsx'
import { type EditPreferences, useEditablePreferences } from './use-editable-preferences.ts'

export default function PreferencesScreen() {
  const { t } = useTranslation('profile')
  const { preferences, edit } = useEditablePreferences()
  return (
    <ProfileFrame section="preferences" subtitle={t('preferences.lead')}>
      {preferences ? (
        <div className="cards">
          <div className="column">
            <UnitsCard preferences={preferences} edit={edit} />
            <TrainingCard preferences={preferences} edit={edit} />
          </div>
          <div className="column">
            <GymsCard preferences={preferences} edit={edit} />
            <LookCard preferences={preferences} edit={edit} />
            <SignalsCard preferences={preferences} edit={edit} />
          </div>
        </div>
      ) : (
        <Skeleton shape="card" count={3} />
      )}
    </ProfileFrame>
  )
}

type LookCardProps = { readonly preferences: Preferences; readonly edit: EditPreferences }

/** Stored on this device for the next start, and in the preferences for other devices. */
function LookCard({ preferences, edit }: LookCardProps) {
  const { t } = useTranslation('profile')
  const chooseTheme = (theme: Theme) => {
    applyTheme(theme)
    edit({ theme })
  }
  return (
    <Card as="section" className="card" aria-labelledby="profile-look">
      <h2 id="profile-look">{t('look.title')}</h2>
      <div className={styles.choice}>
        <span className={styles.choiceLabel} aria-hidden>
          {t('language')}
        </span>
        <LanguagePicker
          label={t('language')}
          value={localeInUse()}
          onChange={(language) => void chooseLanguage(language)}
        />
      </div>
      <SelectField<Theme>
        label={t('theme')}
        value={preferences.theme}
        onChange={chooseTheme}
        options={THEMES.map((theme) => ({ value: theme, label: t(`theme.${theme}`) }))}
      />
    </Card>
  )
}
