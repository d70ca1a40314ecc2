import { ClipboardList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Program } from '../programs/programs.ts'
import { ProgramList } from './program-list.tsx'

/** Nothing yet: what workouts are for, and ready ones to start from. */
export function EmptyWorkouts({ onChosen }: { readonly onChosen: (program: Program) => void }) {
  const { t } = useTranslation('workouts')
  return (
    <>
      <EmptyState icon={ClipboardList} title={t('empty.title')} text={t('empty.text')} />
      <ProgramList onChosen={onChosen} />
    </>
  )
}
