import { Camera, FileUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from '../hand-over.module.css'
import { Scanner } from './scanner.tsx'

type WaysInProps = {
  readonly onPacked: (packed: string) => void
  readonly onFile: (file: File) => void
}

/** By camera, which opens after a press only, or by file. */
export function WaysIn({ onPacked, onFile }: WaysInProps) {
  const { t } = useTranslation('hand-over')
  const [isScanning, setIsScanning] = useState(false)
  return (
    <div className={styles.columns}>
      <Card as="section" className="card" aria-labelledby="receive-code">
        <h2 id="receive-code">{t('receive.qr')}</h2>
        {isScanning ? (
          <Scanner onRead={onPacked} onClose={() => setIsScanning(false)} />
        ) : (
          <>
            <p>{t('receive.qrText')}</p>
            <div className="actions">
              <Button icon={Camera} variant="primary" size="large" onClick={() => setIsScanning(true)}>
                {t('receive.scan')}
              </Button>
            </div>
            <p className="quiet">{t('receive.private')}</p>
          </>
        )}
      </Card>
      <ChooseFile onFile={onFile} />
    </div>
  )
}

/** Takes a file, chosen or dropped. */
function ChooseFile({ onFile }: Pick<WaysInProps, 'onFile'>) {
  const { t } = useTranslation('hand-over')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file chosen again is a choice as well.
    event.target.value = ''
    if (file) onFile(file)
  }
  const over = (event: DragEvent, isThere: boolean) => {
    event.preventDefault()
    setIsOver(isThere)
  }
  const drop = (event: DragEvent) => {
    over(event, false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Card
      as="section"
      aria-labelledby="receive-file"
      className={classNames('card', isOver && styles.over)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
    >
      <h2 id="receive-file">{t('receive.file')}</h2>
      <p>{t('receive.fileText')}</p>
      {/* No `accept`: phones grey out files whose kind they do not know. */}
      <input ref={input} type="file" className="visually-hidden" tabIndex={-1} aria-hidden onChange={take} />
      <div className="actions">
        <Button icon={FileUp} onClick={() => input.current?.click()}>
          {t('receive.choose')}
        </Button>
      </div>
    </Card>
  )
}
