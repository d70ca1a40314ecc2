import { useEffect, useState } from 'react'
import { chooseAvatar } from '#platform/avatar/avatar.ts'
import { PictureError, type PictureProblem, readPicture } from './read-picture.ts'

type Chosen = { readonly picture: ImageBitmap; readonly name: string }

/** `not-kept`: this device has no room for the picture. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<PictureProblem | 'not-kept' | null>(null)
  // A decoded picture occupies memory until closed.
  useEffect(() => () => chosen?.picture.close(), [chosen])

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setProblem(null)
    try {
      setChosen({ picture: await readPicture(file), name: file.name })
    } catch (cause) {
      setProblem(cause instanceof PictureError ? cause.problem : 'broken')
    }
  }
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setProblem(null)
    try {
      await act()
    } catch (cause) {
      console.error('the picture was not kept', cause)
      setProblem('not-kept')
    }
  }
  const cut = async (file: Blob): Promise<void> => {
    if (chosen) await attempt(() => chooseAvatar(file, chosen.name))
    setChosen(null)
  }
  return { picture: chosen?.picture ?? null, problem, choose, attempt, cut, cancel: () => setChosen(null) }
}
