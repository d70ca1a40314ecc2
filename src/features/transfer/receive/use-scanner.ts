import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { CameraError, type CameraProblem, openCamera } from '#platform/device/camera.ts'
import { keepScreenOn } from '#platform/device/wake-lock.ts'
import { makeCodeReader } from '../code/code-reader.ts'

export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): { readonly isOpen: boolean; readonly problem: CameraProblem | null } {
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const see = useEffectEvent(onCode)

  useEffect(() => {
    let isWanted = true
    let stream: MediaStream | undefined
    const screen = keepScreenOn()

    async function scan(): Promise<void> {
      const [opened, read] = await Promise.all([openCamera(), makeCodeReader()])
      stream = opened
      const element = video.current
      if (!isWanted || !element) return close()
      element.srcObject = stream
      await element.play()
      setIsOpen(true)
      while (isWanted) {
        const text = await read(element)
        // Results after unmounting are discarded.
        if (isWanted && text !== null) see(text)
        await nextFrame(element)
      }
    }
    function close(): void {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    scan().catch((cause: unknown) => {
      close()
      if (!isWanted) return
      console.warn('the camera was not opened', cause)
      setProblem(cause instanceof CameraError ? cause.problem : 'busy')
    })
    return () => {
      isWanted = false
      close()
      screen()
    }
  }, [video])

  return { isOpen, problem }
}

/** Resolves on the next video frame: before, the picture would be the same. */
function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve())
    else requestAnimationFrame(() => resolve())
  })
}
