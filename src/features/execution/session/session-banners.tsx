import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { isForgotten, proposedEnd } from '#domain/session/lifecycle.ts'
import { lastCompleted } from '#domain/session/set-order.ts'
import { millisecondsOf } from '#domain/time/instant.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { useStore } from '#shared/use-store.ts'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { CopyKeeper } from '../editing/copy-keeper.ts'
import { useSetFormatters } from '../sets/set-formatters.ts'
import { useWorkout } from '../sets/workout.ts'

type UnsavedBannerProps = { readonly reason: StorageErrorReason; readonly copies: CopyKeeper }

/** Shown while the disk refuses writes: what is safe, and what to do. Mentions the second copy only once on disk. */
export function UnsavedBanner({ reason, copies }: UnsavedBannerProps) {
  const { store } = useWorkout()
  const { t } = useTranslation(['execution', 'shared'])
  const { shown } = useStore(store)
  const isCopyKept = useStore(copies.kept) === shown
  return (
    <Banner
      tone="danger"
      title={t('unsaved.title')}
      action={
        <Button size="small" onClick={store.retry}>
          {t('shared:retry')}
        </Button>
      }
    >
      {t(`unsaved.${reason === 'exists' ? 'unknown' : reason}`)}
      {` ${t(isCopyKept ? 'unsaved.copy' : 'unsaved.onlyHere')}`}
    </Banner>
  )
}

/** After hours without activity: proposes the likely end. */
export function ForgottenBanner({ session }: { readonly session: Session }) {
  const { open } = useWorkout()
  const { t, i18n } = useTranslation('execution')
  const formatters = useSetFormatters()
  const [openedAtMs] = useState(() => Date.now())
  const [goesOn, setGoesOn] = useState(false)
  const last = lastCompleted(session)?.set.completedAt
  if (goesOn || !last || !isForgotten(session, openedAtMs)) return null
  const when = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const endMs = millisecondsOf(proposedEnd(session))
  return (
    <Banner
      tone="info"
      title={t('forgottenTitle')}
      action={
        <span className="actions">
          <Button size="small" onClick={() => setGoesOn(true)}>
            {t('forgotten.goOn')}
          </Button>
          <Button size="small" variant="primary" onClick={() => open({ type: 'ending', outcome: 'completed' })}>
            {t('forgotten.finish', { time: formatters.time(endMs) })}
          </Button>
        </span>
      }
    >
      {t('forgottenText', { when: when.format(millisecondsOf(last)) })}
    </Banner>
  )
}
