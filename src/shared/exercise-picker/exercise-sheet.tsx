import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ExerciseSearchProps } from './exercise-search.tsx'

// It includes the whole library and its search.
const ExerciseSearch = lazy(() => import('./exercise-search.tsx'))

type ExerciseSheetProps = ExerciseSearchProps & {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
}

/** Each opening starts with an empty selection. */
export function ExerciseSheet({ open, title, onClose, ...search }: ExerciseSheetProps) {
  const { t } = useTranslation('shared')
  const [shown, setShown] = useState({ open, times: open ? 1 : 0 })
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  if (shown.open !== open) {
    setShown({ open, times: shown.times + (open ? 1 : 0) })
    if (open) setOwnTitle(null)
  }
  return (
    <Sheet open={open} onClose={onClose} title={ownTitle ?? title} closeLabel={t('close')}>
      <Suspense fallback={<Skeleton shape="row" count={6} />}>
        {/* Still visible while it slides away. */}
        {shown.times > 0 && <ExerciseSearch key={shown.times} {...search} onTitle={setOwnTitle} />}
      </Suspense>
    </Sheet>
  )
}
