import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ExercisePicker } from '#ui/exercise-picker.tsx'
import { Ladder } from '#ui/ladder.tsx'
import { Menu } from '#ui/menu.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './looks.module.css'
import { Section } from './section.tsx'

type Shown = 'dialog' | 'question' | 'sheet' | 'nothing'

const ITEMS = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  name: `Exercise ${index + 1}`,
  detail: 'Chest · Barbell',
}))

export function Overlays() {
  const [shown, setShown] = useState<Shown>('nothing')
  const close = () => setShown('nothing')
  return (
    <Section name="Overlays">
      <Button onClick={() => setShown('dialog')}>Dialog</Button>
      <Button onClick={() => setShown('question')}>Question</Button>
      <Button onClick={() => setShown('sheet')}>Sheet</Button>
      <Menu
        label="Menu"
        items={[
          { label: 'Duplicate', icon: Copy, onSelect: close },
          { label: 'Not now', disabled: true, onSelect: close },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: close },
        ]}
      />
      <Messages />
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Finish the workout?"
        closeLabel="Close"
        actions={
          <Button variant="primary" size="large" onClick={close}>
            Finish
          </Button>
        }
      >
        <Ladder
          title="Warm-up"
          mark="W"
          rungs={[{ text: '20 kg × 10' }, { text: '60 kg × 5' }]}
          actionLabel="Add"
          onAction={close}
        />
      </Dialog>
      <ConfirmDialog
        open={shown === 'question'}
        title="Delete it?"
        message="It stays in the trash for 30 days."
        confirmLabel="Delete"
        cancelLabel="Keep"
        danger
        onConfirm={close}
        onCancel={close}
      />
      <Sheet open={shown === 'sheet'} onClose={close} title="Add exercises" closeLabel="Close">
        <Picker />
      </Sheet>
      <div className={styles.picker}>
        <Picker />
      </div>
    </Section>
  )
}

function Messages() {
  const toasts = useToasts()
  return (
    <>
      <Button onClick={() => toasts.show({ message: 'Saved', tone: 'success' })}>Success</Button>
      <Button onClick={() => toasts.show({ message: 'Not saved', tone: 'error' })}>Error</Button>
      <Button
        onClick={() =>
          toasts.show({ message: '“Push” was deleted.', action: { label: 'Undo', onAction: () => undefined } })
        }
      >
        With an action
      </Button>
    </>
  )
}

function Picker() {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(['1', '3'])
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <ExercisePicker
      mode="many"
      items={ITEMS}
      query={query}
      onQueryChange={setQuery}
      chosen={chosen}
      onToggle={toggle}
      empty={null}
      labels={{ search: 'Search exercises', clearSearch: 'Clear', list: 'Exercises' }}
    />
  )
}
