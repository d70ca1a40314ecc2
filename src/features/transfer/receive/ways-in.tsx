import { Camera, FileUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { useFileChoice } from '#ui/file-choice.tsx'
import styles from '../transfer.module.css'
import { Scanner } from './scanner.tsx'

type WaysInProps = {
  readonly onPacked: (packed: string) => void
  readonly onFile: (file: File) => void
}

/** The camera opens only after a press. */
export function WaysIn({ onPacked, onFile }: WaysInProps) {
  const { t } = useTranslation('transfer')
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

function ChooseFile({ onFile }: Pick<WaysInProps, 'onFile'>) {
  const { t } = useTranslation('transfer')
  const { isOver, dropPlace, input, open } = useFileChoice(onFile)
  return (
    <Card
      as="section"
      aria-labelledby="receive-file"
      className={classNames('card', isOver && styles.over)}
      {...dropPlace}
    >
      <h2 id="receive-file">{t('receive.file')}</h2>
      <p>{t('receive.fileText')}</p>
      {input}
      <div className="actions">
        <Button icon={FileUp} onClick={open}>
          {t('receive.choose')}
        </Button>
      </div>
    </Card>
  )
}
