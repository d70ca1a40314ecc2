import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OUTBOX_PATH } from '#contract/routes.ts'
import { askForLastingStorage } from '#platform/device/lasting-storage.ts'
import { readStorageFacts, type StorageFacts } from '#platform/device/storage-facts.ts'
import { useSyncStatus } from '#platform/sync/sync.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { sizeText } from '#shared/format/size-text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToasts } from '#ui/toasts.tsx'

export function DeviceCard() {
  const { t, i18n } = useTranslation('profile')
  const { facts, protect } = useStorageFacts()
  const { waiting, refused, lastSyncedAt } = useSyncStatus()
  const toasts = useToasts()
  const unsent = waiting + refused
  const whenText = useInstantText({ dateStyle: 'medium', timeStyle: 'short' })

  const ask = async () => {
    const granted = await protect()
    toasts.show({
      message: granted ? t('device.granted') : t('device.refused'),
      tone: granted ? 'success' : 'neutral',
    })
  }

  return (
    <Card as="section" className="card" aria-labelledby="profile-device">
      <h2 id="profile-device">{t('device.title')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('device.used')}</dt>
          <dd>
            {facts?.usedBytes === undefined || facts.quotaBytes === undefined
              ? t('device.unknown')
              : t('device.usedOf', {
                  used: sizeText(facts.usedBytes, i18n.language),
                  quota: sizeText(facts.quotaBytes, i18n.language),
                })}
          </dd>
        </div>
        <div>
          <dt>{t('device.kept')}</dt>
          <dd>{facts?.persistent ? t('device.isKept') : t('device.mayBeCleared')}</dd>
        </div>
        <div>
          <dt>{t('device.waiting')}</dt>
          <dd>{unsent > 0 ? t('device.changes', { count: unsent }) : t('device.nothingWaits')}</dd>
        </div>
        <div>
          <dt>{t('device.lastSync')}</dt>
          <dd>{lastSyncedAt === null ? t('device.never') : whenText(lastSyncedAt)}</dd>
        </div>
      </dl>
      <div className="actions">
        {facts && !facts.persistent && <Button onClick={() => void ask()}>{t('device.keep')}</Button>}
        <ButtonLink to={OUTBOX_PATH} variant="quiet">
          {t('device.openOutbox')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Undefined until known. */
function useStorageFacts() {
  const [facts, setFacts] = useState<StorageFacts>()
  const read = useCallback(async () => setFacts(await readStorageFacts()), [])
  useEffect(() => void read(), [read])
  const protect = async (): Promise<boolean> => {
    const granted = await askForLastingStorage()
    await read()
    return granted
  }
  return { facts, protect }
}
