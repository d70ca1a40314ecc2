import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SOLUTION_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { Actions } from '../actions.tsx'
import { Picture } from '../picture.tsx'
import type { PictureName } from '../picture-file.ts'
import { Prices } from '../prices.tsx'
import { SignalBars } from '../signal-bars.tsx'
import styles from './home.module.css'

export function Home() {
  return (
    <div className={styles.home}>
      <Street />
      <Stairs way="down" />
      <Basement />
      <Stairs way="up" />
      <BackUp />
    </div>
  )
}

function Street() {
  const { t } = useTranslation('site')
  return (
    <section className={styles.hero}>
      <div className={styles.claim}>
        <h1 className={styles.headline}>
          <span className={styles.hollow}>{t('headlineSignal')}</span> {t('headlineBar')}
        </h1>
        <LoadedBar />
        <p className={styles.lead}>{t('lead')}</p>
        <Actions />
        <p className={styles.aside}>{t('tryNote')}</p>
      </div>
      <Picture name="workout" alt={t('picture.workout')} first />
    </section>
  )
}

function Basement() {
  const { t } = useTranslation('site')
  return (
    <div className={styles.basement} data-theme="dark">
      <Floor number="−1" name={t('floor.stairs')} signal={1} title={t('stairs.title')} picture="dashboard">
        <p>{t('stairs.text')}</p>
        <ul className={styles.checks}>
          {(['stairs.app', 'stairs.training', 'stairs.library', 'stairs.pass'] as const).map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
      </Floor>
      <Floor number="−2" name={t('floor.gym')} signal={0} title={t('gym.title')} picture="keypad">
        <p>{t('gym.text')}</p>
        <Pairs
          lines={[
            ['gym.last.title', 'gym.last.text'],
            ['gym.plates.title', 'gym.plates.text'],
            ['gym.rest.title', 'gym.rest.text'],
            ['gym.undo.title', 'gym.undo.text'],
          ]}
        />
      </Floor>
      <Floor number="−2" name={t('floor.locker')} signal={0} title={t('mishap.title')}>
        <p>{t('mishap.text')}</p>
        <Pairs
          lines={[
            ['mishap.battery.title', 'mishap.battery.text'],
            ['mishap.tab.title', 'mishap.tab.text'],
            ['mishap.lock.title', 'mishap.lock.text'],
            ['mishap.two.title', 'mishap.two.text'],
          ]}
        />
      </Floor>
    </div>
  )
}

type PairKey = 'gym.last' | 'gym.plates' | 'gym.rest' | 'gym.undo' | `mishap.${'battery' | 'tab' | 'lock' | 'two'}`

function Pairs({ lines }: { readonly lines: readonly (readonly [`${PairKey}.title`, `${PairKey}.text`])[] }) {
  const { t } = useTranslation('site')
  return (
    <dl className={styles.pairs}>
      {lines.map(([title, text]) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

function BackUp() {
  const { t } = useTranslation('site')
  return (
    <>
      <Floor number="0" name={t('floor.street')} signal={4} title={t('up.title')} picture="history">
        <p>{t('up.text')}</p>
        <ul className={styles.checks}>
          {(['up.outbox', 'up.conflict', 'up.export', 'up.languages'] as const).map((line) => (
            <li key={line}>{t(line)}</li>
          ))}
        </ul>
        <p>
          <PublicLink to={SOLUTION_PATH}>{t('up.more')}</PublicLink>
        </p>
      </Floor>
      <Prices />
      <section className={styles.ending}>
        <h2 className={styles.endingTitle}>
          <Sentences text={t('ending.title')} />
        </h2>
        <Actions />
      </section>
    </>
  )
}

const STEPS = 8
const STEP = 100 / STEPS

/** The edge between street and basement, as steps. */
function Stairs({ way }: { readonly way: 'down' | 'up' }) {
  const steps = Array.from({ length: STEPS }, (_, step) => `H${(step + 1) * STEP}V${(step + 1) * STEP}`)
  const edge = `M0 0${steps.join('')}`
  return (
    <svg
      className={classNames(styles.stairs, way === 'up' && styles.up)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.under} d={`${edge}V101H0Z`} />
      <path className={styles.edge} d={edge} />
    </svg>
  )
}

const SIGNAL = [18, 34, 50, 66]
const PLATES = [
  { x: 420, width: 14, height: 92 },
  { x: 438, width: 14, height: 92 },
  { x: 456, width: 10, height: 64 },
  { x: 470, width: 8, height: 40 },
]

/** Four empty signal bars at one end, a loaded barbell at the other: the headline as a picture. */
function LoadedBar() {
  return (
    <svg className={styles.bar} viewBox="0 0 520 100" aria-hidden="true">
      {SIGNAL.map((height, index) => (
        <rect
          key={height}
          className={styles.signal}
          x={4 + index * 22}
          y={84 - height}
          width={14}
          height={height}
          rx={4}
        />
      ))}
      <rect className={styles.shaft} x={108} y={46} width={408} height={8} rx={4} />
      <rect className={styles.shaft} x={404} y={38} width={12} height={24} rx={3} />
      {PLATES.map(({ x, width, height }) => (
        <rect key={x} className={styles.plate} x={x} y={50 - height / 2} width={width} height={height} rx={4} />
      ))}
    </svg>
  )
}

type FloorProps = {
  /** As on an elevator button. */
  readonly number: string
  readonly name: string
  /** Number of signal bars, of four. */
  readonly signal: number
  readonly title: string
  readonly picture?: PictureName
  readonly children: ReactNode
}

/** A line breaks between sentences rather than after the first word of the next one. */
function Sentences({ text }: { readonly text: string }) {
  const sentences = text.split(/(?<=[.!?]) /)
  return sentences.map((sentence, place) => (
    <Fragment key={sentence}>
      {place > 0 && ' '}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ))
}

/** One stop on the way down or up; its number stays visible while reading. */
function Floor({ number, name, signal, title, picture, children }: FloorProps) {
  const { t } = useTranslation('site')
  return (
    <section className={styles.floor}>
      <p className={styles.gauge}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.floorName}>
          <SignalBars lit={signal} />
          {name}
        </span>
      </p>
      <div className={styles.story}>
        <h2 className={styles.title}>
          <Sentences text={title} />
        </h2>
        {children}
      </div>
      {picture && <Picture name={picture} alt={t(`picture.${picture}`)} />}
    </section>
  )
}
