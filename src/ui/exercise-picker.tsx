import { Check } from 'lucide-react'
import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './exercise-picker.module.css'
import { SearchField } from './search-field.tsx'
import { VirtualList } from './virtual-list.tsx'

export type PickerItem = {
  readonly id: string
  readonly name: string
  /** One line below the name, such as muscles and equipment. */
  readonly detail: string
  /** A mark such as a star. */
  readonly mark?: ReactNode
  /** Its picture: the same element each time, so that it is drawn once. */
  readonly thumb?: ReactNode
}

export type PickerHeading = { readonly heading: string }

export type ExercisePickerProps = {
  /** Those that match query and filters, best first; in groups where nothing is searched. */
  readonly items: readonly (PickerItem | PickerHeading)[]
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** The selected ids, in order of selection. */
  readonly chosen: readonly string[]
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
  const { items, query, onQueryChange, chosen, mode, onToggle, filters, empty, labels, className } = props
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
              <Row
                item={item}
                // After the words: a key of the search is answered by names, and the bodies follow them.
                thumb={('id' in painted ? painted : item).thumb}
                mode={mode}
                place={chosen.indexOf(item.id) + 1}
                hasOthers={chosen.length > 1}
                onToggle={toggle}
              />
            )
          }
        />
      )}
    </div>
  )
}

type RowProps = Pick<ExercisePickerProps, 'mode' | 'onToggle'> & {
  readonly item: PickerItem
  readonly thumb: ReactNode
  /** Among the chosen ones, from 1; 0 if it is none. */
  readonly place: number
  readonly hasOthers: boolean
}

/** Renders only what changed: the next key often finds the same on top. */
const Row = memo(function Row({ item, thumb, mode, place, hasOthers, onToggle }: RowProps) {
  return (
    <button
      type="button"
      className={classNames(styles.row, place > 0 && styles.chosen)}
      aria-pressed={mode === 'many' ? place > 0 : undefined}
      onClick={() => onToggle(item.id)}
    >
      {thumb}
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <span className={classNames('quiet', styles.detail)} title={item.detail}>
          {item.detail}
        </span>
      </span>
      {item.mark}
      {mode === 'many' && (
        <span className={styles.place} aria-hidden>
          {place > 0 && (hasOthers ? place : <Check className={styles.check} />)}
        </span>
      )}
    </button>
  )
})
