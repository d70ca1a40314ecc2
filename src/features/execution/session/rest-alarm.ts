import { fromCallback } from 'xstate'
import { scheduleChime, unlockSound } from '#platform/device/sound.ts'

/**
 * Schedules the chime at the end of a rest on the audio clock, and again after every tap and return to the page: a
 * browser may have unlocked audio only then, or stopped its clock while the page was hidden.
 */
export function createRestAlarm(hasSound: () => boolean) {
  return fromCallback<{ type: 'never' }, { endsAtMs: number }>(({ input }) => {
    let takeBack = () => {}
    const schedule = () => {
      takeBack()
      const leftMs = input.endsAtMs - Date.now()
      takeBack = hasSound() && leftMs > 0 ? scheduleChime(leftMs) : () => {}
    }
    const onTap = () => {
      unlockSound()
      schedule()
    }
    schedule()
    document.addEventListener('visibilitychange', schedule)
    document.addEventListener('pointerdown', onTap, { passive: true })
    return () => {
      takeBack()
      document.removeEventListener('visibilitychange', schedule)
      document.removeEventListener('pointerdown', onTap)
    }
  })
}
