import { ClipboardCopy, MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONTACT_PATH, OUTBOX_PATH } from '#contract/routes.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'
import { useAccount } from '#platform/account/account.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { copyText } from '#platform/device/clipboard.ts'
import { readStorageFacts, type StorageFacts } from '#platform/device/storage-facts.ts'
import { useSyncStatus } from '#platform/sync/sync.ts'
import { useSyncTrace } from '#platform/sync/sync-trace.ts'
import { buildId } from '#platform/updates/build-id.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from '../outbox.module.css'
import { useOutbox } from '../use-outbox.ts'
import { diagnosticSections, diagnosticsText, type Section } from './diagnostics.ts'

export default function DiagnosticsScreen() {
  const { t } = useTranslation(['outbox', 'shared'])
  const sections = useDiagnostics()
  const toasts = useToasts()
  const copy = async (shown: readonly Section[]) => {
    const isCopied = await copyText(diagnosticsText(shown))
    toasts.show({
      message: isCopied ? t('diagnostics.copied') : t('diagnostics.notCopied'),
      tone: isCopied ? 'success' : 'error',
    })
  }
  return (
    <>
      <PageHeader
        title={t('diagnostics')}
        subtitle={t('diagnostics.lead')}
        back={{ to: OUTBOX_PATH, label: t('shared:back') }}
      />
      <div className="column">
        <div className="actions">
          <Button
            icon={ClipboardCopy}
            variant="primary"
            busy={sections === null}
            onClick={() => void copy(sections ?? [])}
          >
            {t('diagnostics.copy')}
          </Button>
          <ButtonLink to={CONTACT_PATH} icon={MessageCircle}>
            {t('diagnostics.contact')}
          </ButtonLink>
        </div>
        {sections === null && <Skeleton shape="card" count={3} />}
        <div className={classNames('cards', styles.sections)}>
          {sections?.map((section) => (
            <SectionCard key={section.title} {...section} />
          ))}
        </div>
      </div>
    </>
  )
}

function SectionCard({ title, lines }: Section) {
  return (
    <Card as="section" className="card" aria-label={title}>
      <h2>{title}</h2>
      <dl className="facts">
        {lines.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Null until the storage was measured. */
function useDiagnostics(): readonly Section[] | null {
  const { t, i18n } = useTranslation('outbox')
  const status = useSyncStatus()
  const { entries = [] } = useOutbox(status)
  const trace = useSyncTrace(useAccount()?.uid)
  const subscription = useSubscription()
  const [measured, setMeasured] = useState<{ readonly storage: StorageFacts; readonly nowMs: number }>()
  useEffect(() => {
    void readStorageFacts().then((storage) => setMeasured({ storage, nowMs: Date.now() }))
  }, [])
  if (!measured) return null
  const build = buildId()
  const facts = { ...measured, build, schemaVersion: SCHEMA_VERSION, status, entries, trace, subscription }
  return diagnosticSections(facts, t, i18n.language)
}
