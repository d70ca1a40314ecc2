import { useTranslation } from 'react-i18next'
import { FailedState } from '#ui/failed-state.tsx'

export function GoneExercise() {
  const { t } = useTranslation('exercises')
  return <FailedState title={t('gone.title')} text={t('gone.text')} />
}
