import { Pause, Play, StepBack, StepForward } from 'lucide-react'
import encodeQR from 'qr'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from '../transfer.module.css'

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

/** The blank margin required around a code, in modules. Source: ISO/IEC 18004. */
const QUIET_ZONE = 4

type CodeProps = { readonly text: string; readonly label: string }

/** A QR code, black on white in either theme: few cameras read inverted ones. */
function Code({ text, label }: CodeProps) {
  const { path, side } = useMemo(() => drawCode(text), [text])
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function drawCode(text: string): { readonly path: string; readonly side: number } {
  // A screen is clean and lit: larger modules are better than more redundancy.
  const rows = encodeQR(text, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: QUIET_ZONE })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return { path: runs.join(''), side: rows.length }
}
