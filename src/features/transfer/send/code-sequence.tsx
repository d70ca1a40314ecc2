import { Pause, Play, StepBack, StepForward } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from '../transfer.module.css'
import { Code } from './code.tsx'

/** Long enough for a camera at ten frames per second to see each code completely. */
const SHOWN_MS = 400

type CodeSequenceProps = {
  readonly name: string
  readonly parts: readonly string[]
}

export function CodeSequence({ name, parts }: CodeSequenceProps) {
  const { t } = useTranslation('transfer')
  const [index, setIndex] = useState(0)
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const count = parts.length
  const shown = index % count
  const step = (by: number) => {
    setIsPlaying(false)
    setIndex((shown + by + count) % count)
  }
  useEffect(() => {
    if (!isPlaying || count === 1) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), SHOWN_MS)
    return () => clearInterval(timer)
  }, [isPlaying, count])

  if (count === 1) return <Code text={parts[0] ?? ''} label={t('send.code', { name })} />
  return (
    <div className={styles.sequence}>
      <Code text={parts[shown] ?? ''} label={t('send.codes', { name, count })} />
      <div className={styles.player}>
        <IconButton label={t('send.before')} icon={StepBack} onClick={() => step(-1)} />
        <Button icon={isPlaying ? Pause : Play} onClick={() => setIsPlaying(!isPlaying)}>
          {t(isPlaying ? 'send.pause' : 'send.play')}
        </Button>
        <IconButton label={t('send.after')} icon={StepForward} onClick={() => step(1)} />
      </div>
      {/* Only announced during manual navigation. */}
      <p className={styles.count} aria-live={isPlaying ? 'off' : 'polite'}>
        {t('send.place', { number: shown + 1, count })}
      </p>
    </div>
  )
}
