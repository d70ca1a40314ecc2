import { Download, RefreshCw, Scale, Stethoscope } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { OutboxEntry } from '#contract/outbox.ts'
import { DASHBOARD_PATH, DIAGNOSTICS_PATH, LOGIN_PATH, OUTBOX_PATH, PROFILE_PRIVACY_PATH } from '#contract/routes.ts'
import { isRecord } from '#domain/is-record.ts'
import { downloadFile } from '#platform/device/download.ts'
import { compareWithServer, retryEntry, type SyncStatus, syncNow, useSyncStatus } from '#platform/sync/sync.ts'
import { isAllSent, type SyncProblem, shownProgress } from '#platform/sync/sync-status.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './outbox.module.css'
import { useOutbox } from './use-outbox.ts'

export default function OutboxScreen() {
  const { t } = useTranslation(['outbox', 'shared'])
  const { state } = useLocation()
  const status = useSyncStatus()
  const { entries, reload } = useOutbox(status)
  const retry = async (key: string) => {
    await retryEntry(key)
    await reload()
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={<LastExchange status={status} />}
        back={{ to: cameFrom(state), label: t('shared:back') }}
      />
      <div className={styles.column}>
        {/* Above what changes by itself: a button stays where it is. */}
        <Actions entries={entries ?? []} isNext={status.counted && !isAllSent(status) && status.kind !== 'offline'} />
        <StatusBanner status={status} />
        {entries === undefined && <Skeleton shape="row" count={3} />}
        {entries?.length === 0 &&
          (isAllSent(status) && !isUnderWay(status) ? (
            <EmptyState drawing="signal" title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <p role="status">{t('counting')}</p>
          ))}
        {entries && (
          <>
            <EntryList
              title={t('refusedTitle')}
              entries={entries.filter((it) => it.state === 'refused')}
              onRetry={retry}
            />
            <EntryList
              title={t('waitingTitle')}
              entries={entries.filter((it) => it.state === 'waiting')}
              onRetry={retry}
            />
          </>
        )}
      </div>
    </>
  )
}

/** The banner says more than an empty list can. */
function isUnderWay({ kind }: SyncStatus): boolean {
  return kind === 'local' || kind === 'waiting'
}

/** The screen whose chip led here, from the address's state; the home screen by default. */
function cameFrom(state: unknown): string {
  const from = isRecord(state) ? state['from'] : undefined
  return typeof from === 'string' && /^\/(?!\/)/.test(from) && !from.startsWith(OUTBOX_PATH) ? from : DASHBOARD_PATH
}

function LastExchange({ status }: { readonly status: SyncStatus }) {
  const { t } = useTranslation('outbox')
  const whenText = useInstantText({ dateStyle: 'medium', timeStyle: 'short' })
  if (status.lastSyncedAt === null) return t('neverSynced')
  return t('lastSynced', { when: whenText(status.lastSyncedAt) })
}

function StatusBanner({ status }: { readonly status: SyncStatus }) {
  const { t } = useTranslation('outbox')
  if (status.problem !== null) {
    return (
      <Banner tone="warning" title={t('status.attention')} action={<WayOut problem={status.problem} />}>
        {t(`problem.${status.problem}`)}
      </Banner>
    )
  }
  const waitingWords = () => {
    const sending = shownProgress(status, 'sending')
    const fetching = shownProgress(status, 'fetching')
    if (sending) return t('status.sending', sending)
    return fetching ? t('status.fetching', fetching) : t('status.waiting', { count: status.waiting })
  }
  switch (status.kind) {
    case 'synced':
      // Said below, with a drawing.
      return isAllSent(status) ? null : <Banner tone="success">{t('status.synced')}</Banner>
    case 'waiting':
      return <Banner tone="info">{waitingWords()}</Banner>
    case 'offline':
      return <Banner tone="info">{t('status.offline')}</Banner>
    case 'attention':
    case 'local':
      return <Banner tone="info">{t(`status.${status.kind}`)}</Banner>
  }
}

function WayOut({ problem }: { readonly problem: SyncProblem }) {
  const { t } = useTranslation('outbox')
  if (problem === 'reauthenticate') return <ButtonLink to={LOGIN_PATH}>{t('signIn')}</ButtonLink>
  return problem === 'server-full' && <ButtonLink to={PROFILE_PRIVACY_PATH}>{t('exportAll')}</ButtonLink>
}

function jsonFile(content: unknown): Blob {
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
}

type ActionsProps = {
  readonly entries: readonly OutboxEntry[]
  /** Something is left to send, and the server within reach. Without it a try stays possible: it may be back. */
  readonly isNext: boolean
}

function Actions({ entries, isNext }: ActionsProps) {
  const { t } = useTranslation('outbox')
  const toasts = useToasts()
  const [comparing, setComparing] = useState(false)
  const compare = async () => {
    setComparing(true)
    try {
      const { equal } = await compareWithServer()
      toasts.show({ message: equal ? t('compareEqual') : t('compareDifferent'), tone: 'success' })
    } catch {
      toasts.show({ message: t('compareFailed'), tone: 'error' })
    } finally {
      setComparing(false)
    }
  }
  return (
    <div className={classNames('actions', styles.ways)}>
      <Button icon={RefreshCw} variant={isNext ? 'primary' : 'secondary'} onClick={syncNow}>
        {t('syncNow')}
      </Button>
      <Button icon={Scale} busy={comparing} onClick={() => void compare()}>
        {comparing ? t('comparing') : t('compare')}
      </Button>
      {entries.length > 0 && (
        <Button icon={Download} onClick={() => void downloadFile('barra-outbox.json', jsonFile(entries))}>
          {t('export')}
        </Button>
      )}
      <ButtonLink to={DIAGNOSTICS_PATH} icon={Stethoscope} variant="quiet">
        {t('diagnostics')}
      </ButtonLink>
    </div>
  )
}
