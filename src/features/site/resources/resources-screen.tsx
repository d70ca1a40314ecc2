import { useTranslation } from 'react-i18next'
import { guestCopyPath } from '#contract/routes.ts'
import { SET_KINDS } from '#contract/vocabulary.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { useAccount } from '#platform/account/account.ts'
import { numberFormat } from '#shared/format/intl.ts'
import { HomeScreenSteps } from '#shared/install/home-screen-steps.tsx'
import { Actions } from '../actions.tsx'
import styles from '../article.module.css'
import { IPHONE_GUIDE } from './iphone-guide.ts'

/** Effort of a set, from 10 (nothing left) down; 10 minus it is the repetitions in reserve. */
const EFFORTS = [10, 9, 8, 7, 6] as const

/** A ladder up to the first working set: shares of its weight, 0 for the bar alone. */
const WARM_UP = [
  { share: 0, reps: 10 },
  { share: 0.4, reps: 6 },
  { share: 0.6, reps: 4 },
  { share: 0.8, reps: 2 },
] as const

const STEPS = [1, 2, 3, 4, 5] as const
const PLATFORMS = ['android', 'desktop'] as const

export default function ResourcesScreen() {
  const { t } = useTranslation(['site', 'shared'])
  return (
    <article className={styles.article}>
      <header className={styles.opening}>
        <h1>{t('resources.heading')}</h1>
        <p className={styles.lead}>{t('resources.lead')}</p>
      </header>
      <section className={styles.section}>
        <div className={styles.words}>
          <h2>{t('resources.start.title')}</h2>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`resources.start.${step}`)}</li>
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.section}>
        <div className={styles.words}>
          <h2>{t('resources.install.title')}</h2>
          <p>{t('resources.install.text')}</p>
          <dl>
            {PLATFORMS.map((platform) => (
              <div key={platform}>
                <dt>{t(`resources.install.${platform}`)}</dt>
                <dd>{t(`resources.install.${platform}.how`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <OnAnIPhone />
      </section>
      <Efforts />
      <WarmUp />
      <section className={styles.section}>
        <div className={styles.words}>
          <h2>{t('resources.kinds.title')}</h2>
          <dl>
            {SET_KINDS.map((kind) => (
              <div key={kind}>
                <dt>{t(`shared:setKind.${kind}`)}</dt>
                <dd>{t(`resources.kinds.${kind}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Actions />
    </article>
  )
}

/** Without the app's script nobody knows which browser reads it: Safari's way, then the others' in words. */
function OnAnIPhone() {
  const { t } = useTranslation(['site', 'install', 'app'])
  const account = useAccount()
  return (
    <div className={styles.words} id={IPHONE_GUIDE}>
      <h3>{t('resources.install.iphone')}</h3>
      <p>
        <strong>{t('install:apart.title')}.</strong> {t('install:apart.text')}{' '}
        {t('install:apart.visitor', { synced: t('app:sync.synced') })}
      </p>
      <p data-for="visitor" hidden={account !== null}>
        <PublicLink to={guestCopyPath()}>{t('install:apart.file')}</PublicLink>
      </p>
      <HomeScreenSteps way="menu" />
      <p>{t('resources.install.iphone.others')}</p>
    </div>
  )
}

function Efforts() {
  const { t } = useTranslation('site')
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>{t('resources.effort.title')}</h2>
        <p>{t('resources.effort.text')}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">RPE</th>
              <th scope="col">RIR</th>
              <th scope="col">{t('resources.effort.feels')}</th>
            </tr>
          </thead>
          <tbody>
            {EFFORTS.map((rpe) => (
              <tr key={rpe}>
                <th scope="row">{rpe}</th>
                <td>{10 - rpe}</td>
                <td>{t(`resources.effort.${rpe}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function WarmUp() {
  const { t, i18n } = useTranslation('site')
  const percent = numberFormat(i18n.language, { style: 'percent' })
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>{t('resources.warmUp.title')}</h2>
        <p>{t('resources.warmUp.text')}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('resources.warmUp.set')}</th>
              <th scope="col">{t('resources.warmUp.weight')}</th>
              <th scope="col">{t('resources.warmUp.reps')}</th>
            </tr>
          </thead>
          <tbody>
            {WARM_UP.map(({ share, reps }, index) => (
              <tr key={reps}>
                <th scope="row">{index + 1}</th>
                <td>{share === 0 ? t('resources.warmUp.emptyBar') : percent.format(share)}</td>
                <td>{reps}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
