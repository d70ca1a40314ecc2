import { useTranslation } from 'react-i18next'
import { SOLUTION_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { Actions } from '../actions.tsx'
import { Picture } from '../picture.tsx'
import { Prices } from '../prices.tsx'
import { Floor } from './floor.tsx'
import styles from './home.module.css'
import { LoadedBar } from './loaded-bar.tsx'

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
        <h2 className={styles.endingTitle}>{t('ending.title')}</h2>
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
