import type { ExerciseId, SessionId } from '#contract/id.ts'
import type { ShownScreen } from './settings.ts'

const BY_NAME = ['dashboard', 'progress', 'analytics', 'statistics', 'metrics', 'workouts', 'profile'] as const

/** The screen at an address of the app; null for one whose figures are not computed. */
export function screenAt(address: string): ShownScreen | null {
  const { pathname, searchParams } = new URL(address, 'http://app')
  const [area, id = '', step] = pathname.split('/').slice(1)
  const kind = BY_NAME.find((name) => pathname === `/${name}`)
  if (kind) return { kind }
  const exercise = searchParams.get('exercise')
  // Addresses hold ids as texts.
  if (pathname === '/exercises') return exercise === null ? null : { kind: 'exercise', id: exercise as ExerciseId }
  if (area !== 'workout') return null
  // One of the past that is entered has no figures before it is logged.
  if (step === 'sessions') return searchParams.has('log') ? null : { kind: 'history' }
  if (step === 'completed' || step === 'abandoned') return { kind: 'session', id: id as SessionId }
  return step === 'execute' ? { kind: 'running', id: id as SessionId } : null
}
