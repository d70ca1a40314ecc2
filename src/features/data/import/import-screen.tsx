import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ImportProblem } from '#domain/import/imported.ts'
import { listFormat } from '#shared/format/intl.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { useFileChoice } from '#ui/file-choice.tsx'
import { ProgressRing } from '#ui/progress-ring.tsx'
import data from '../data.module.css'
import { DataHeader } from '../data-header.tsx'
import { useFailureText } from '../use-say.ts'
import styles from './import.module.css'
import { ImportDone } from './import-done.tsx'
import { PreviewForm } from './preview-form.tsx'
import { useImport } from './use-import.ts'

/** Defaults for interpolated values that a problem may lack. */
const NOTHING = { most: 0, line: 0, column: '', value: '', place: '' }

export default function ImportScreen() {
  const { t } = useTranslation(['data', 'shared'])
  const { state, read, readAgain, write, startAgain } = useImport()
  const [query] = useSearchParams()
  const problemWords = useProblemText()
  const failureWords = useFailureText()
  const again = <Button onClick={startAgain}>{t('import.another')}</Button>

  const content = () => {
    switch (state.kind) {
      case 'choosing':
        return (
          <>
            {query.get('shared') === 'lost' && (
              <Banner tone="warning" title={t('import.lostTitle')}>
                {t('import.lostText')}
              </Banner>
            )}
            <ChooseFile onChoose={(file) => void read(file)} />
          </>
        )
      case 'reading':
        return (
          <Card className={styles.reading}>
            <ProgressRing
              fraction={state.share}
              label={t('import.reading', { file: state.fileName })}
              className={styles.ring}
            />
            <p className={data.words}>{t('import.reading', { file: state.fileName })}</p>
            <Button onClick={startAgain}>{t('shared:cancel')}</Button>
          </Card>
        )
      case 'preview':
        return (
          <PreviewForm
            key={state.fileName}
            shown={state}
            onColumns={(columns) => void readAgain(state, columns)}
            onConfirm={(answers, profile) => void write(state, answers, profile)}
            onCancel={startAgain}
          />
        )
      case 'done':
        return (
          <ImportDone
            fileName={state.fileName}
            written={state.written}
            withProfile={state.withProfile}
            onAnother={startAgain}
          />
        )
      case 'problem':
        return (
          <FailedState
            title={t('problem.title')}
            text={`${state.fileName}: ${problemWords(state.problem)} ${t('problem.safe')}`}
            action={again}
          />
        )
      case 'failed':
        return (
          <FailedState
            title={t('problem.title')}
            text={state.reason === 'worker' ? t('workerFailed') : failureWords(state.reason)}
            action={again}
          />
        )
    }
  }
  return (
    <>
      <DataHeader title={t('import.title')} isInside />
      {content()}
    </>
  )
}

function useProblemText(): (problem: ImportProblem) => string {
  const { t, i18n } = useTranslation('data')
  return (problem) => {
    switch (problem.kind) {
      case 'too-large':
        return t('problem.too-large', { most: Math.floor(problem.most / 1_000_000) })
      case 'unknown-columns':
        return t('problem.unknown-columns', { columns: problem.columns.slice(0, 12).join(', ').slice(0, 300) })
      case 'missing-columns':
        return t('problem.missing-columns', {
          count: problem.columns.length,
          app: t(`format.${problem.format}`),
          columns: listFormat(i18n.language).format(problem.columns),
        })
      case 'wrong-cells':
        return t('problem.wrong-cells', { ...problem, count: problem.found })
      default:
        return t(`problem.${problem.kind}`, { ...NOTHING, ...problem })
    }
  }
}

const WHERE = ['strong', 'hevy', 'fitnotes', 'stronglifts', 'barra'] as const

function ChooseFile({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const { t } = useTranslation('data')
  const { isOver, dropPlace, input, open } = useFileChoice(onChoose)
  return (
    <div className={styles.column}>
      <Card className={classNames(styles.choose, isOver && styles.over)} {...dropPlace}>
        <FileUp className={styles.icon} aria-hidden />
        <h2>{t('import.chooseTitle')}</h2>
        <p className="quiet">{t('import.chooseText')}</p>
        {input}
        <Button variant="primary" size="large" onClick={open}>
          {t('import.choose')}
        </Button>
        <p className={classNames('quiet', styles.drop)}>{t('import.drop')}</p>
      </Card>
      <Card as="section" className="card" aria-labelledby="import-where">
        <h2 id="import-where">{t('import.where')}</h2>
        <ul className={styles.where}>
          {WHERE.map((app) => (
            <li key={app}>{t(`import.where.${app}`)}</li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
