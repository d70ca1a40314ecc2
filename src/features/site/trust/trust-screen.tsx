import { useTranslation } from 'react-i18next'
import { CONTACT_PATH } from '#contract/routes.ts'
import { PublicLink } from '#i18n/public-link.tsx'
import { localeInUse } from '#i18n/setup.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { Actions } from '../actions.tsx'
import styles from '../article.module.css'
import trials from './trials.json' with { type: 'json' }

const TRIALS = ['walk', 'leaves', 'kills', 'lives'] as const
const NOT_TRIED = [1, 2, 3] as const
const ENGINES = [
  { engine: 'chromium', name: 'Chrome, Edge' },
  { engine: 'firefox', name: 'Firefox' },
  { engine: 'webkit', name: 'Safari (WebKit)' },
] as const
const RUN_THEM = 'npm ci && npm run trials'

/** What is done to lose a set, and what came of it in the last runs, which write their figures themselves. */
export default function TrustScreen() {
  const { t } = useTranslation('site')
  return (
    <article className={styles.article}>
      <header className={styles.opening}>
        <h1>{t('trust.heading')}</h1>
        <p className={styles.lead}>{t('trust.lead')}</p>
      </header>
      <section className={styles.section}>
        <div className={styles.words}>
          <h2>{t('trust.tried.title')}</h2>
          <dl>
            {TRIALS.map((trial) => (
              <div key={trial}>
                <dt>{t(`trust.${trial}.title`)}</dt>
                <dd>{t(`trust.${trial}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Figures />
      <section className={styles.section}>
        <div className={styles.words}>
          <h2>{t('trust.not.title')}</h2>
          <ul className={styles.points}>
            {NOT_TRIED.map((part) => (
              <li key={part}>{t(`trust.not.${part}`)}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.section}>
        <div className={styles.words}>
          <h2>{t('trust.run.title')}</h2>
          <p>{t('trust.run.text')}</p>
          <p>
            <code>{RUN_THEM}</code>
          </p>
          <p>
            {t('trust.run.found')} <PublicLink to={CONTACT_PATH}>{t('trust.run.write')}</PublicLink>
          </p>
        </div>
      </section>
      <Actions />
    </article>
  )
}

function Figures() {
  const { t } = useTranslation('site')
  const day = dateFormat(localeInUse(), { dateStyle: 'medium', timeZone: 'UTC' })
  const rows = TRIALS.flatMap((trial) =>
    trials
      .filter(({ name }) => name === trial)
      .map(({ engine, on, tried, faults }) => ({
        trial,
        browser: ENGINES.find((one) => one.engine === engine)?.name,
        on,
        tried,
        faults,
      })),
  )
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2>{t('trust.figures.title')}</h2>
        <p>{t('trust.figures.text')}</p>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('trust.figures.what')}</th>
                <th scope="col">{t('trust.figures.on')}</th>
                <th scope="col">{t('trust.figures.faults')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ trial, browser, on, tried, faults }) => (
                <tr key={`${trial} ${browser}`}>
                  <th scope="row">
                    {t(`trust.${trial}.count`, { count: tried })}
                    {browser && <span className="quiet"> · {browser}</span>}
                  </th>
                  <td>{day.format(new Date(on))}</td>
                  <td>{faults}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
