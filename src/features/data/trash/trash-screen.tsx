import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRASH_DAYS } from '#domain/document/trash.ts'
import type { ImportNote, TrashEntry } from '#platform/account/data-worker.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { numberFormat } from '#shared/format/intl.ts'
import { percentText } from '#shared/format/numbers.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import data from '../data.module.css'
import { DataHeader } from '../data-header.tsx'
import { useCountText } from '../use-count-text.ts'
import { daysLeft } from './days-left.ts'
import styles from './trash.module.css'
import { type TrashItem, useTrashItems } from './use-trash-items.ts'

const ROW_PX = 84

export default function TrashScreen() {
  const { t } = useTranslation(['data', 'shared'])
  const { items, busy, restore, remove, empty } = useTrashItems()
  const [asked, setAsked] = useState<TrashItem | 'all'>()
  const nameOf = useItemName()

  const confirm = () => {
    const confirmed = asked
    setAsked(undefined)
    if (confirmed === 'all') void empty()
    else if (confirmed?.kind === 'entry') void remove(confirmed.entry)
  }
  return (
    <>
      <DataHeader title={t('trash.title')} subtitle={t('trash.lead')} isInside />
      {items === undefined && <Skeleton shape="row" count={5} />}
      {items === null && <FailedState title={t('trash.title')} text={t('workerFailed')} />}
      {items?.length === 0 && <EmptyState drawing="bar" title={t('trash.emptyTitle')} text={t('trash.emptyText')} />}
      {items && items.length > 0 && (
        <div className={styles.trash}>
          <VirtualList
            label={t('trash.list')}
            items={items}
            getKey={({ key }) => key}
            estimateSize={ROW_PX}
            renderItem={(item) => (
              <Row
                item={item}
                name={nameOf(item)}
                isBusy={busy === item.key}
                onRestore={() => void restore(item, t('trash.isBack', { name: nameOf(item) }))}
                onDelete={() => setAsked(item)}
              />
            )}
          />
          <div className="actions">
            <Button variant="danger" icon={Trash2} busy={busy === 'all'} onClick={() => setAsked('all')}>
              {t('trash.empty')}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('trash.askTitle')}
        message={t('trash.askText')}
        confirmLabel={t('trash.confirm')}
        cancelLabel={t('shared:cancel')}
        danger
        onCancel={() => setAsked(undefined)}
        onConfirm={confirm}
      />
    </>
  )
}

type RowProps = {
  readonly item: TrashItem
  readonly name: string
  readonly isBusy: boolean
  readonly onRestore: () => void
  readonly onDelete: () => void
}

function Row({ item, name, isBusy, onRestore, onDelete }: RowProps) {
  const { t } = useTranslation('data')
  const left = t('trash.days', { count: daysLeft(item.binnedAt, Date.now(), TRASH_DAYS) })
  return (
    <div className={styles.row}>
      <div className={data.words}>
        <span className={data.name}>{name}</span>
        <span className="quiet">
          <Detail item={item} /> · {left}
        </span>
      </div>
      <Button
        size="small"
        icon={RotateCcw}
        busy={isBusy}
        aria-label={t('trash.restoreNamed', { name })}
        onClick={onRestore}
      >
        {t('trash.restore')}
      </Button>
      {item.kind === 'entry' && (
        <IconButton icon={Trash2} label={t('trash.deleteNamed', { name })} onClick={onDelete} />
      )}
    </div>
  )
}

function Detail({ item }: { readonly item: TrashItem }) {
  const { t } = useTranslation('data')
  const countWords = useCountText()
  const dayText = useInstantText({ dateStyle: 'medium' })
  if (item.kind === 'import') return countWords(item.note.counts)
  const { collection, at } = item.entry
  const day = at === '' ? '' : dayText(at)
  return [t(`collection.${collection}`), day].filter(Boolean).join(', ')
}

function useItemName(): (item: TrashItem) => string {
  const { t, i18n } = useTranslation(['data', 'shared'])
  const number = numberFormat(i18n.language)
  const ofImport = ({ fileName }: ImportNote) => t('trash.import', { file: fileName })
  const ofEntry = ({ name, measurement, collection }: TrashEntry) => {
    if (!measurement) return name === '' ? t(`collection.${collection}`) : name
    const { kind, value, unit } = measurement
    const figure = number.format(value)
    const amount = unit === '%' ? percentText(figure, i18n.language) : `${figure}\u00a0${t(`shared:unit.${unit}`)}`
    return `${t(`shared:measurement.${kind}`)} ${amount}`
  }
  return (item) => (item.kind === 'import' ? ofImport(item.note) : ofEntry(item.entry))
}
