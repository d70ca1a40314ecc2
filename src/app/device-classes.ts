import { nativePlatform } from '#platform/device/shell.ts'

const WIDTHS = {
  'device-mobile': '(width <= 768px)',
  'device-tablet': '(768px < width <= 1024px)',
  'device-desktop': '(width > 1024px)',
} as const

export type Platform = 'ios' | 'android' | 'web'

export function followDevice(): void {
  const { userAgent, maxTouchPoints } = navigator
  document.body.classList.add(`platform-${nativePlatform ?? platformOf(userAgent, maxTouchPoints)}`)
  for (const [name, width] of Object.entries(WIDTHS)) {
    const query = matchMedia(width)
    const apply = () => document.body.classList.toggle(name, query.matches)
    query.addEventListener('change', apply)
    apply()
  }
}

/** An iPad identifies as a Mac; no Mac has a touch screen. */
export function platformOf(userAgent: string, maxTouchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios'
  return userAgent.includes('Android') ? 'android' : 'web'
}
