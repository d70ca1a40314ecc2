import { CameraOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GatheredParts, takePart } from '#domain/transfer/code-parts.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ProgressRing } from '#ui/progress-ring.tsx'
import styles from '../transfer.module.css'
import { useScanner } from './use-scanner.ts'

type Refused = 'damaged' | 'newer' | 'not-ours'

type ScannerProps = {
  /** Called once with the codes' content. */
  readonly onRead: (packed: string) => void
  readonly onClose: () => void
}

export function Scanner({ onRead, onClose }: ScannerProps) {
  const { t } = useTranslation(['transfer', 'shared'])
  const video = useRef<HTMLVideoElement>(null)
  const gathered = useRef<GatheredParts | null>(null)
  const [seen, setSeen] = useState({ parts: 0, of: 0 })
  const [refused, setRefused] = useState<Refused | null>(null)

  const take = (text: string) => {
    const part = takePart(gathered.current, text)
    setRefused(part.kind === 'part' || part.kind === 'whole' ? null : part.kind)
    if (part.kind === 'whole') return onRead(part.packed)
    // Another code in view must not restart.
    if (part.kind === 'not-ours' || part.kind === 'newer') return
    gathered.current = part.kind === 'part' ? part.gathered : null
    setSeen({ parts: gathered.current?.contents.size ?? 0, of: gathered.current?.count ?? 0 })
  }
  const { isOpen, problem } = useScanner(video, take)

  if (problem)
    return (
      <>
        <Banner tone="warning" title={t(`camera.${problem}`)}>
          {t(`camera.${problem}Text`)}
        </Banner>
        <div className="actions">
          <Button icon={CameraOff} onClick={onClose}>
            {t('shared:close')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <div className={styles.stage} aria-busy={!isOpen}>
        <video ref={video} className={styles.video} muted playsInline aria-label={t('camera.picture')} />
      </div>
      <div role="status" className={styles.progress}>
        {seen.of > 1 && (
          <ProgressRing
            fraction={seen.parts / seen.of}
            label={t('camera.seen', { count: seen.of, parts: seen.parts })}
            className={styles.ring}
          />
        )}
        <p>
          {refused
            ? t(`camera.code.${refused}`)
            : seen.of > 1
              ? t('camera.seen', { count: seen.of, parts: seen.parts })
              : t(isOpen ? 'camera.point' : 'camera.opening')}
        </p>
      </div>
      <div className="actions">
        <Button icon={CameraOff} onClick={onClose}>
          {t('camera.close')}
        </Button>
      </div>
    </>
  )
}
