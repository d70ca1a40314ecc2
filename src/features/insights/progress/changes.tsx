import { useTranslation } from 'react-i18next'
import type { ExerciseProgress, ProgressPeriod } from '#domain/analytics/questions.ts'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { measureFormat, measureKey } from '#shared/progress-chart.tsx'
import { Card } from '#ui/card.tsx'
import styles from './progress.module.css'

type ChangesProps = {
  readonly answer: Pick<ExerciseProgress, 'change' | 'lines'>
  readonly formatters: Formatters
}

export function Changes({ answer: { change, lines }, formatters }: ChangesProps) {
  const { t } = useTranslation('insights')
  const { recent, before } = change
  const [line] = lines
  if (!recent && !before) {
    return (
      <Card as="section" className={styles.card ?? ''}>
        <h2>{t('progress.changes.title')}</h2>
        <p className="quiet">{t('progress.changes.none')}</p>
      </Card>
    )
  }
  const { format } = measureFormat(line.measure, formatters)
  const rows = [
    { name: t('progress.changes.sessions'), text: (of: ProgressPeriod) => formatters.number(of.sessions) },
    { name: t('progress.changes.sets'), text: (of: ProgressPeriod) => formatters.number(of.sets) },
    {
      name: t('progress.changes.volume'),
      text: (of: ProgressPeriod) => (of.volume > 0 ? formatters.load(of.volume) : '–'),
    },
    {
      name: t(`progress.changes.best.${measureKey(line)}`),
      text: (of: ProgressPeriod) => (of.best === null ? '–' : format(of.best)),
    },
  ]
  return (
    <Card as="section" className={styles.card ?? ''}>
      <h2 id="changes">{t('progress.changes.title')}</h2>
      <table className={styles.table} aria-labelledby="changes">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('progress.changes.before')}</th>
            <th scope="col">{t('progress.changes.recent')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="quiet">{before ? text(before) : '–'}</td>
              <td>{recent ? text(recent) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
