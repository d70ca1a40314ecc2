import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { exitApp, followBackButton, followLinks, hideSplash } from '#platform/native/frame.ts'
import { followNoticeTaps } from '#platform/native/plan-notices.ts'
import { optionalPart } from '#shared/optional-part.tsx'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { topLayer } from '#ui/top-layer.ts'
import { useAccountDatabase } from '../account-database.ts'
import { decideBack } from './decide-back.ts'
import './native-shell.css'

const RestNotices = optionalPart(() => import('../../features/execution/session/rest-notices.tsx'))

export default function NativeShell() {
  const navigate = useNavigate()
  const account = useAccountDatabase()

  // The router returns a new function on every screen; the listeners stay.
  const latest = useRef(navigate)
  useEffect(() => {
    latest.current = navigate
  }, [navigate])

  useEffect(hideSplash, [])
  useEffect(() => {
    const open = (path: string) => void latest.current(path)
    const stops = [followLinks(open), followNoticeTaps(open), followBackButton(goBack)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  if (account.kind !== 'open') return null
  return (
    <DatabaseProvider value={account.database} key={account.database.account}>
      <RestNotices />
    </DatabaseProvider>
  )
}

function goBack(canGoBack: boolean): void {
  const layer = topLayer()
  switch (decideBack({ hasLayer: layer !== undefined, canGoBack })) {
    case 'close layer':
      layer?.close()
      break
    case 'go back':
      history.back()
      break
    case 'exit':
      exitApp()
      break
  }
}
