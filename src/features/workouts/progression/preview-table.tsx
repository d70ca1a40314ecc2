import { useTranslation } from 'react-i18next'
import type { Weight } from '#contract/quantity.ts'
import type { NextTargets } from '#domain/progression/next-step.ts'
import { numberText, percentText } from '#shared/format/numbers.ts'
import { useFormats } from '#shared/format/quantities.ts'
import styles from './progression.module.css'

/** If each session is done as planned. */
export function PreviewTable({ sessions }: { readonly sessions: readonly NextTargets[] }) {
  const { t, i18n } = useTranslation('workouts')
  const { quantity } = useFormats()
  const figure = (value: number) => numberText(value, i18n.language)
  const [next] = sessions
  if (!next) return null
  const hasLoads = next.step.rule !== 'reps'
  const isOpen = hasLoads && next.targets.every(({ weight }) => weight === null)
  return (
    <section className={styles.preview} aria-label={t('rule.preview')}>
      <h3>{t('rule.preview')}</h3>
      <p className="quiet">{t(next.step.reason === 'start' ? 'rule.previewStart' : 'rule.previewOn')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('rule.session')}</th>
            <th scope="col">{t('rule.sets')}</th>
            {hasLoads && <th scope="col">{t('rule.load')}</th>}
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ targets, step }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place and nothing else
            <tr key={index}>
              <th scope="row">{figure(index + 1)}</th>
              <td>
                {repsText(
                  targets.map(({ reps }) => reps?.min ?? null),
                  figure,
                )}
              </td>
              {hasLoads && (
                <td>
                  {loadsText(
                    targets.map(({ weight }) => weight),
                    quantity,
                  )}
                  {step.week && <span className="quiet"> {percentText(figure(step.week.percent), i18n.language)}</span>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isOpen && <p className="quiet">{t('rule.noLoad')}</p>}
    </section>
  )
}

const UNKNOWN = '–'

/** `3 × 5`, or each set if they differ: `10, 10, 9`. */
function repsText(reps: readonly (number | null)[], figure: (value: number) => string): string {
  const texts = reps.map((count) => (count === null ? UNKNOWN : figure(count)))
  return new Set(texts).size === 1 ? `${figure(texts.length)} × ${texts[0]}` : texts.join(', ')
}

function loadsText(loads: readonly (Weight | null)[], load: (load: Weight) => string): string {
  const texts = loads.map((weight) => (weight ? load(weight) : UNKNOWN))
  return [...new Set(texts)].join(' / ')
}
