import { ImageDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { loggedSets } from '#domain/session/summary.ts'
import { Button } from '#ui/button.tsx'

const PictureSheet = lazy(() => import('./picture-sheet.tsx'))

type SharePictureProps = { readonly session: Session; readonly unit: WeightUnit }

/** Offers the session as a picture, unless it is empty. */
export function SharePicture({ session, unit }: SharePictureProps) {
  const { t } = useTranslation('sessions')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (!session.exercises.some((exercise) => loggedSets(exercise).length > 0)) return null
  const open = () => {
    setIsOpen(true)
    setWasOpened(true)
  }
  return (
    <>
      <Button icon={ImageDown} onClick={open}>
        {t('picture.action')}
      </Button>
      <Suspense fallback={null}>
        {wasOpened && <PictureSheet session={session} unit={unit} open={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
