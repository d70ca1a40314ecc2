import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { IconButtonLink } from './icon-button.tsx'

type BackLinkProps = { readonly to: string; readonly label: string; readonly className?: string | undefined }

/** The arrow in a header. It goes back to the screen that was left, in its place, rather than to the top of a new one. */
export function BackLink({ to, label, className }: BackLinkProps) {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    const steps = stepsBackTo(to)
    if (steps === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(-steps)
  }
  return <IconButtonLink className={className} to={to} label={label} icon={ArrowLeft} onClick={goBack} />
}

/** How far back in the browser's history the address was last shown; null where it was not, or nobody knows. */
function stepsBackTo(address: string): number | null {
  if (!('navigation' in globalThis)) return null
  const { navigation } = globalThis
  const current = navigation.currentEntry?.index ?? 0
  const { href } = new URL(address, location.href)
  const last = navigation.entries().findLastIndex(({ url }, index) => index < current && url === href)
  return last === -1 ? null : current - last
}
