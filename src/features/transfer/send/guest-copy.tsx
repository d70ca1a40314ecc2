import { useTranslation } from 'react-i18next'
import { INDEX_PATH } from '#contract/routes.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../transfer.module.css'
import { SendFile } from './send-file.tsx'
import { type GuestFile, useGuestFile } from './use-guest-file.ts'

/** For the app on an iPhone's home screen, which has none of what the browser keeps. */
export function GuestCopy() {
  const { t } = useTranslation('transfer')
  return (
    <>
      <PageHeader title={t('guest.title')} back={{ to: INDEX_PATH, label: t('back') }} />
      <div className={styles.columns}>
        <Content guest={useGuestFile()} />
      </div>
    </>
  )
}

function Content({ guest }: { readonly guest: GuestFile }) {
  const { t } = useTranslation('transfer')
  if (guest.kind === 'reading') return <Skeleton shape="card" />
  if (guest.kind === 'failed') return <FailedState title={t('guest.failedTitle')} text={t('guest.failedText')} />
  if (guest.kind === 'nothing')
    return <EmptyState drawing="bar" title={t('guest.noneTitle')} text={t('guest.noneText')} />
  return (
    <Card as="section" className={classNames('card', styles.column)} aria-labelledby="guest-file">
      <h2 id="guest-file">{guest.file.name}</h2>
      <p>{t('guest.text', { count: guest.sessions })}</p>
      <SendFile file={guest.file} />
      <p className="quiet">{t('guest.next')}</p>
    </Card>
  )
}
