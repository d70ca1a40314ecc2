import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './exercise-picker.module.css'
import { type PickerItem, PickerRow } from './picker-row.tsx'
import { SearchField } from './search-field.tsx'
import { VirtualList } from './virtual-list.tsx'

export type PickerHeading = { readonly heading: string }

export type ExercisePickerProps = {
  /** Those that match query and filters, best first; in groups where nothing is searched. */
  readonly items: readonly (PickerItem | PickerHeading)[]
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** The selected ids, in order of selection. */
  readonly chosen: readonly string[]
  /** The one to be replaced. */
  readonly current?: string | undefined
  readonly onToggle: (id: string) => void
  /** `one` acts on the first press; `many` numbers the selection, and the caller has the final button. */
  readonly mode: 'one' | 'many'
  /** Between the search field and the list, such as a row of chips. */
  readonly filters?: ReactNode
  readonly empty: ReactNode
  readonly labels: { readonly search: string; readonly clearSearch: string; readonly list: string }
  readonly className?: string | undefined
}

const ROW_PX = 65
const HEADING_PX = 32

const headingOf = (item: PickerItem | PickerHeading) => ('heading' in item ? item.heading : undefined)
const sizeOf = (item: PickerItem | PickerHeading) => ('heading' in item ? HEADING_PX : ROW_PX)

/** Fills its dialog or sheet. Enter picks the first item and clears the search field, for several in a row. */
export function ExercisePicker(props: ExercisePickerProps) {
  const { items, query, onQueryChange, chosen, current, mode, onToggle, filters, empty, labels, className } = props
  const latest = useRef(onToggle)
  useEffect(() => {
    latest.current = onToggle
  })
  const toggle = useCallback((id: string) => latest.current(id), [])
  const takeFirst = (event: KeyboardEvent) => {
    const first = items.find((item) => 'id' in item)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || query.trim() === '' || !first) return
    event.preventDefault()
    if (!chosen.includes(first.id)) onToggle(first.id)
    onQueryChange('')
  }
  return (
    <div className={classNames(styles.picker, className)}>
      <SearchField
        label={labels.search}
        clearLabel={labels.clearSearch}
        value={query}
        onChange={onQueryChange}
        onKeyDown={takeFirst}
      />
      {filters && <div className={styles.filters}>{filters}</div>}
      {items.length === 0 ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        <VirtualList
          scroll="own"
          resetKey={query}
          label={labels.list}
          items={items}
          // By place: the next results are written into the same rows.
          getKey={(_, index) => String(index)}
          estimateSize={sizeOf}
          headingOf={headingOf}
          renderItem={(item, _, painted = item) =>
            'id' in item && (
              <PickerRow
                item={item}
                // After the words: a key of the search is answered by names, and the bodies follow them.
                thumb={('id' in painted ? painted : item).thumb}
                mode={mode}
                place={chosen.indexOf(item.id) + 1}
                hasOthers={chosen.length > 1}
                isCurrent={item.id === current}
                onToggle={toggle}
              />
            )
          }
        />
      )}
    </div>
  )
}
