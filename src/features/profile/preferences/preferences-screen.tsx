import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/skeleton.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { GymsCard } from './gyms/gyms-card.tsx'
import { LookCard } from './look-card.tsx'
import { SignalsCard, TrainingCard, UnitsCard } from './training-card.tsx'
import { useEditablePreferences } from './use-editable-preferences.ts'

/** Training preferences. Each choice is saved immediately, on this device first. */
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
