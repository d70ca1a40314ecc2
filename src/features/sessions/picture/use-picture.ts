import { useEffect, useState } from 'react'
import { type DrawnPicture, drawPicture } from './draw-picture.ts'
import type { PictureTheme } from './picture-colors.ts'
import type { PictureContent } from './picture-content.ts'

type Shown = DrawnPicture & { readonly content: PictureContent; readonly url: string }

/** Redraws when its content changes, keeping the previous one meanwhile. `picture` is undefined until the first. */
export function usePicture(content: PictureContent | undefined, theme: PictureTheme) {
  const [picture, setPicture] = useState<Shown>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws again
  useEffect(() => {
    if (!content) return
    let isWanted = true
    setHasFailed(false)
    drawPicture(content, theme).then(
      (drawn) => {
        if (isWanted) setPicture({ ...drawn, content, url: URL.createObjectURL(drawn.png) })
      },
      (cause: unknown) => {
        console.error('the picture was not drawn', cause)
        if (isWanted) setHasFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [content, theme, attempt])
  // Shown until replaced, even if the sheet is reopened.
  const url = picture?.url
  useEffect(() => {
    if (url === undefined) return
    return () => URL.revokeObjectURL(url)
  }, [url])
  return { picture, hasFailed, retry: () => setAttempt((count) => count + 1) }
}
