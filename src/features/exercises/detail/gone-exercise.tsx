import { useTranslation } from 'react-i18next'
import { FailedState } from '#ui/failed-state.tsx'

/** The address names an exercise that this device does not have. */
export function GoneExercise() {
  const { t } = useTranslation('exercises')
  return <FailedState title={t('gone.title')} text={t('gone.text')} />
}
