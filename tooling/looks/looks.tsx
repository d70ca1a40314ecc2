import '#ui/base.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { closeBySwipe } from '#ui/close-by-swipe.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { Content } from './content.tsx'
import { Controls } from './controls.tsx'
import { Forms } from './forms.tsx'
import styles from './looks.module.css'
import { Overlays } from './overlays.tsx'
import { Tokens } from './tokens.tsx'

// `/looks` while developing: every component in every state, in both themes and with large text. No build has it.

const THEMES = [
  { value: 'dark', label: 'Iron' },
  { value: 'light', label: 'Chalk' },
] as const
const SIZES = [
  { value: '100%', label: '100 %' },
  { value: '200%', label: '200 %' },
] as const

function Looks() {
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const [size, setSize] = useState<'100%' | '200%'>('100%')
  document.documentElement.dataset['theme'] = theme
  document.documentElement.style.fontSize = size
  return (
    <main className={styles.page}>
      <div className={styles.choices}>
        <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={setTheme} />
        <SegmentedControl label="Text" options={SIZES} value={size} onChange={setSize} />
      </div>
      <Tokens key={theme} />
      <Controls />
      <Forms />
      <Content />
      <Overlays />
    </main>
  )
}

closeBySwipe()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <MemoryRouter>
    <ToastProvider dismissLabel="Close">
      <Looks />
    </ToastProvider>
  </MemoryRouter>,
)
