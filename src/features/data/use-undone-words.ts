import { useTranslation } from 'react-i18next'
import type { UndoAnswer } from '#platform/account/data-worker.ts'

export function useUndoneWords(): (answer: Extract<UndoAnswer, { kind: 'done' }>) => string {
  const { t } = useTranslation('data')
  return ({ staying }) => (staying === 0 ? t('imports.isUndone') : t('imports.isUndoneBut', { count: staying }))
}
