import { fromCallback } from 'xstate'
import { scheduleChime, unlockSound } from '#platform/device/sound.ts'

/**
 * Hands the chime at the end of a rest to the audio clock, and again after every tap and every return to the page: a
 * browser may have opened the channel only then, or stopped its clock while the page was out of sight.
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
