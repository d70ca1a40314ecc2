import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'

/** A file, chosen or dropped: `input` belongs inside the place that `dropPlace` is spread on, `open` to its button. */
export function useFileChoice(onChoose: (file: File) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Selecting the same file again counts, too.
    event.target.value = ''
    if (file) onChoose(file)
  }
  const over = (event: DragEvent, isThere: boolean) => {
    event.preventDefault()
    setIsOver(isThere)
  }
  const drop = (event: DragEvent) => {
    over(event, false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return {
    isOver,
    dropPlace: {
      onDragOver: (event: DragEvent) => over(event, true),
      onDragLeave: (event: DragEvent) => over(event, false),
      onDrop: drop,
    },
    // No `accept`: phones grey out files whose kind they do not know, and those of old apps often are such.
    input: <input ref={input} type="file" className="visually-hidden" tabIndex={-1} aria-hidden onChange={take} />,
    open: () => input.current?.click(),
  }
}
