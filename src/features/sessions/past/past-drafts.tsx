import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { clearPastDraft, pastDrafts, writePastDraft } from '#platform/account/past-drafts.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { useSessionText } from '../use-session-text.ts'
import styles from './past.module.css'
import { pastDraftAddress, pastDraftState } from './past-address.ts'

const UNDO_MS = 8_000

/** Drafts that were left with changes, to go on with or to discard. */
export function PastDrafts({ here }: { readonly here: string }) {
  const { t } = useTranslation(['sessions', 'shared'])
  const { account } = useDatabase()
  const toasts = useToasts()
  const words = useSessionText()
  const [drafts, setDrafts] = useState<readonly Session[]>([])
  const look = useCallback(async () => {
    setDrafts(await pastDrafts(account).catch(() => []))
  }, [account])
  useEffect(() => void look(), [look])

  const discard = async (draft: Session) => {
    await clearPastDraft(account, draft.id)
    await look()
    toasts.show({
      message: t('past.discarded', { name: draft.name }),
      durationMs: UNDO_MS,
      action: {
        label: t('shared:undo'),
        onAction: () => void writePastDraft(account, draft).then(look),
      },
    })
  }
  return drafts.map((draft) => (
    <Banner
      key={draft.id}
      tone="info"
      className={styles.draft}
      action={
        <>
          <Button size="small" variant="quiet" onClick={() => void discard(draft)}>
            {t('past.discard')}
          </Button>
          <ButtonLink size="small" to={pastDraftAddress(here, draft.id)} state={pastDraftState(here)}>
            {t('past.continue')}
          </ButtonLink>
        </>
      }
    >
      {t('past.left', { name: draft.name, when: words.when(draft) })}
    </Banner>
  ))
}
